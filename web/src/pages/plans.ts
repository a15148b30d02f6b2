/** The tables that one click sets up. */
import type { Plan } from "../types";

export const GAMES = ["conquete57", "risk76", "express", "manchots", "africa1880"] as const;
export type GameName = (typeof GAMES)[number];

/** How many bots one meets in a first match. Among three, a mission of Risk is often fulfilled before one's first turn. */
const OTHERS: Record<GameName, number> = {
  conquete57: 2,
  risk76: 4,
  express: 2,
  manchots: 2,
  africa1880: 3,
};
/** What a match against bots alone has other than the booklet says: no time to talk is needed. */
const OPTIONS: Partial<Record<GameName, Record<string, string>>> = {
  africa1880: { diplomacy_minutes: "0" },
};

/** A table for one person and bots, found by its link alone. */
export function quick(game: GameName, guided: boolean): Partial<Plan> & { game: string; seats: number } {
  const bots = Array<string>(OTHERS[game]).fill(guided ? "easy" : "normal");
  return {
    game,
    seats: bots.length + 1,
    options: OPTIONS[game] ?? {},
    levels: [null, ...bots],
    listed: false,
    undo: true,
  };
}
