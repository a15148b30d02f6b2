/** What can be counted of a seat at any moment of a match, for the curve of who held what. */
import { grid, row, type Game } from "../games.svelte";
import type { View } from "../types";

export interface Measure {
  readonly name: "territories" | "armies" | "cards" | "landed" | "presences" | "colonies";
  readonly of: (game: Game, view: View, seat: number) => number;
}

const held = (_: Game, view: View, seat: number) => row(view, "owner").filter((owner) => owner === seat).length;

const TERRITORIES: Measure = { name: "territories", of: held };
const CARDS: Measure = { name: "cards", of: held };

const ARMIES: Measure = {
  name: "armies",
  of: (_, view, seat) => {
    const owner = row(view, "owner");
    return sum(row(view, "armies").filter((_, territory) => owner[territory] === seat));
  },
};

const LANDED: Measure = {
  name: "landed",
  of: (game, view, seat) => sum((grid(view, "landed")[seat] ?? []).flat().map((card) => value(game, card))),
};

const PRESENCES: Measure = {
  name: "presences",
  of: (_, view, seat) => sum(grid(view, "presence")[seat] ?? []),
};

const COLONIES: Measure = {
  name: "colonies",
  of: (_, view, seat) => {
    const colony = row(view, "colony");
    return sum((grid(view, "presence")[seat] ?? []).filter((_, territory) => colony[territory]));
  },
};

const MEASURES: Record<string, readonly Measure[]> = {
  conquete57: [TERRITORIES, ARMIES],
  risk76: [TERRITORIES, ARMIES],
  express: [CARDS],
  manchots: [LANDED],
  africa1880: [PRESENCES, COLONIES],
};

/** What can be counted in a game. */
export function measures(game: string): readonly Measure[] {
  return MEASURES[game] ?? [];
}

function value(game: Game, card: number): number {
  const found = game.list("cards")[card]?.facts?.["value"];
  return typeof found === "number" ? found : 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
