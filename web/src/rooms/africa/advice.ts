/** What a hint proposes, as the map and the papers can show it. */
import { deedsOf } from "../scene";
import { DEVELOP, NOTHING, restored, type Line, type Written } from "./orders";

export interface Advice {
  /** The power to take; empty for none. */
  readonly power: string;
  /** The sheet to hand in, if one is. */
  readonly sheet: Written | null;
  /** Where one would start, go, land or develop. */
  readonly territories: ReadonlySet<string>;
}

/** Read the command that a hint proposes. */
export function advised(lines: readonly Line[], move: string): Advice {
  const { verb, words } = deedsOf(move)[0] ?? { verb: "", words: [] };
  const [first = ""] = words;
  if (verb !== "sheet") {
    return { power: verb === "take" ? first : "", sheet: null, territories: new Set(verb === "start" ? [first] : []) };
  }
  const sheet = restored(lines, move);
  const places = lines.filter(({ kind }) => kind !== "declare").map(({ label }) => (sheet[label] === DEVELOP ? label : (sheet[label] ?? NOTHING)));
  return { power: "", sheet, territories: new Set(places.filter((place) => place !== NOTHING)) };
}
