/** A small Africa for tests: two powers, four territories, and a sheet to write. */
import { Game } from "../../games.svelte";
import type { Choice, Description, Heard, View } from "../../types";
import type { Scene } from "../scene";

const LANDS = ["alger", "maroc", "natal", "sahara"];
const POWERS = ["france", "germany"];
const named = (slug: string, facts = {}) => ({ slug, names: { en: slug, fr: slug }, facts });

const game = new Game({
  name: "africa1880",
  hidden: -2,
  none: -1,
  fields: [],
  verbs: [],
  options: [],
  facts: { years: [1880, 1885], presences: 22, colonies: 22, colony_alone: 8, colony_shared: 3, alliance: 1 },
  lists: {
    territories: LANDS.map((slug) => named(slug, { squares: 2 })),
    powers: POWERS.map((slug) => named(slug, { colour: "blue" })),
    order_words: [...LANDS, "develop"].map((slug) => named(slug)),
    relation_words: ["alliance", "war"].map((slug) => named(slug)),
    phase_words: ["orders", "pick", "draw", "place", "over"].map((slug) => named(slug)),
  },
} as unknown as Description);

const view: View = {
  seats: 2,
  phase: 0,
  round_number: 2,
  power: [0, 1],
  presence: [
    [1, 0, 1, 0],
    [0, 1, 0, 0],
  ],
  development: [1, 0, 2, 0],
  colony: [0, 0, 1, 0],
  waiting: [1, 1],
  declared: [
    [0, 1],
    [0, 0],
  ],
  read_order: [
    [-1, -1, -1, -1],
    [-1, 4, -1, -1],
  ],
  read_landing: [2, -1],
};

const choice = (verb: string, ...words: string[]): Choice => ({ verb, words, least: 0, most: 0 });

export const questions = [
  [choice("order", "alger", "nothing"), choice("order", "alger", "develop"), choice("order", "alger", "maroc")],
  [choice("landing", "nothing"), choice("landing", "maroc")],
  [choice("declare", "germany", "alliance"), choice("declare", "germany", "war")],
];

/** A scene as seat A sees it. */
export function scene(changes: Partial<Scene> = {}): Scene {
  const seats = [{ name: "Anna" }, { name: "Bo" }];
  const card = { game: "africa1880", seats } as unknown as Scene["card"];
  return { game, card, seat: 0, view, tally: {}, awaited: [0, 1], choices: [], questions, fresh: [], past: [], ending: "running", winners: [], scores: [], ...changes };
}

/** An entry with words. */
export function heard(number: number, ...words: [tone: string, seat: number, text: string][]): Heard {
  return { number, words: words.map(([tone, seat, text]) => ({ tone, seat, text })) } as unknown as Heard;
}

export const before: View = {
  ...view,
  presence: [
    [1, 0, 0, 0],
    [1, 1, 0, 0],
  ],
  colony: [0, 0, 0, 0],
};
