/** What a hint proposes, as the board can show it. */
import { deedsOf } from "../scene";
import type { Position } from "./position";

export interface Way {
  readonly from: string;
  readonly to: string;
  readonly kind: "attack" | "move";
}

export interface Advice {
  readonly territories: ReadonlySet<string>;
  /** The attack or the move that is proposed. */
  readonly way: Way | null;
}

/** Find the territories that commands are about, but for those on cards. */
export function advised(position: Position, move: string): Advice {
  const found = new Set<string>();
  let way: Way | null = null;
  for (const { verb, words } of deedsOf(move)) {
    if (verb === "trade") continue;
    for (const word of words) if (position.territories.includes(word)) found.add(word);
    const [from = "", to = ""] = words;
    if (verb === "attack" || verb === "move") way = { from, to, kind: verb };
  }
  return { territories: found, way };
}
