/** The order sheet: its lines as the server asks them, and what is written on them so far. */
import { grid, row } from "../../games.svelte";
import type { Choice } from "../../types";
import type { Scene } from "../scene";

export const LANDING = "landing";
export const DEVELOP = "develop";
export const NOTHING = "nothing";

/** A line of the sheet, for a presence, for the landing, or for a power. */
export interface Line {
  readonly kind: "order" | "landing" | "declare";
  /** The territory of the presence, the power, or the word for the landing. */
  readonly label: string;
  /** What may be written on it. */
  readonly values: readonly string[];
}

/** What is written, by the label of its line. */
export type Written = Readonly<Record<string, string>>;

/** The lines of a sheet, in their order. */
export function lines(questions: readonly (readonly Choice[])[]): Line[] {
  return questions.flatMap((choices) => {
    const first = choices[0];
    if (!first) return [];
    const kind = first.verb as Line["kind"];
    const label = kind === LANDING ? LANDING : (first.words[0] ?? "");
    return [{ kind, label, values: choices.map((choice) => choice.words.at(-1) ?? "") }];
  });
}

/** The territories that a line can name. */
export function targets(line: Line): string[] {
  return line.values.filter((value) => value !== DEVELOP && value !== NOTHING);
}

/** The whole sheet as one command, in which what is missing counts as nothing. */
export function text(lines: readonly Line[], written: Written): string {
  const filled = lines.filter((line) => written[line.label]);
  return ["sheet", filled.map((line) => `${line.label}: ${written[line.label]}`).join(", ")].join(" ").trim();
}

/** What a draft says on lines that are asked now. */
export function restored(lines: readonly Line[], draft: string): Written {
  const kept = new Map(
    draft
      .replace(/^sheet\b/, "")
      .split(",")
      .map((item) => item.split(":").map((part) => part.trim()) as [string, string]),
  );
  return Object.fromEntries(
    lines.flatMap(({ label, values }) => {
      const value = kept.get(label);
      return value && values.includes(value) ? [[label, value]] : [];
    }),
  );
}

/** What a seat has ordered: on its sheet that is in, or on the one that was read last. */
export function ordered(scene: Scene, seat: number, which: "sealed" | "read"): Written {
  const { game, view } = scene;
  const orders = grid(view, which === "sealed" ? "order" : "read_order")[seat] ?? [];
  const landing = row(view, which === "sealed" ? "landing" : "read_landing")[seat] ?? -1;
  const found = orders.map((order, territory) => [game.slug("territories", territory), game.slug("order_words", order)]);
  const landed: [string, string][] = landing >= 0 ? [[LANDING, game.slug("territories", landing)]] : [];
  return Object.fromEntries([...found.filter(([, order]) => order), ...landed]);
}
