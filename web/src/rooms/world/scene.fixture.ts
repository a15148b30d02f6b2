/** A small world for tests: three territories in two continents. */
import { vi } from "vitest";

import type { Land, Sheet } from "../../board/sheet";
import { Game } from "../../games.svelte";
import type { Choice, Description, Heard, TableCard, View } from "../../types";
import type { Hands, Scene } from "../scene";

const named = (slug: string, facts = {}) => ({ slug, names: { en: slug }, facts });

const field = (name: string, names: string) => ({
  name,
  meaning: {},
  shape: [],
  axes: [],
  values: "name",
  names,
  highest: 0,
  seen_by: "everybody",
});

const game = new Game({
  name: "risk76",
  title: "Risk",
  seats: [3],
  hidden: -2,
  none: -1,
  fields: [field("placement", "placement_words"), field("defence", "defence_words"), field("mode", "mode_words"), field("window", "window_words")] as Description["fields"],
  lists: {
    territories: [
      named("brazil", { continent: "south-america", neighbours: ["peru", "congo"] }),
      named("peru", { continent: "south-america", neighbours: ["brazil"] }),
      named("congo", { continent: "africa", neighbours: ["brazil"] }),
    ],
    continents: [named("south-america", { worth: 2 }), named("africa", { worth: 3 })],
    phase_words: [named("act"), named("defend"), named("place"), named("move")],
    placement_words: [named("sealed"), named("in-turn")],
    defence_words: [named("ask"), named("most")],
    mode_words: [named("missions"), named("ally")],
    window_words: [named("usual"), named("first"), named("ally"), named("second")],
    missions: [named("asia-and-africa")],
  },
  facts: {},
  verbs: [],
  options: [],
} as Description);

/** A scene with these owners and armies. */
export function scene(
  owner: number[],
  armies: number[],
  more: View = {},
  fresh: Partial<Heard>[] = [],
  choices: Choice[] = [],
): Scene {
  return {
    game,
    card: { seats: [{ standing: true, name: "Ada" }] } as unknown as TableCard,
    seat: 0,
    view: { seats: 3, phase: 0, owner, armies, source: -1, target: -1, ...more },
    tally: {},
    awaited: [],
    choices,
    questions: [],
    fresh: fresh.map((entry, number) => ({ number, seat: 0, actions: [], chance: [], faces: [], words: [], undoes: null, ...entry })),
    past: [],
    ending: "running",
    winners: [],
    scores: [],
  };
}

const land = (x: number): Land => ({ d: `M${x} 0h10v10z`, label: [x, 5], radius: 5, tint: 0, token: [x, 5] });

/** Its board. */
export const tiny: Sheet = {
  name: "world",
  viewBox: [0, 0, 100, 50],
  token: 14,
  territories: { brazil: land(10), peru: land(30), congo: land(60) },
  continents: {},
  waters: {},
  decor: "",
  borders: "",
  sea: [],
  ties: [],
  lakes: "",
  rivers: "",
  waterLines: [],
  graticule: "",
  circles: "",
};

/** Hands that note what they are told to play. */
type Said = ReturnType<typeof vi.fn<(words: string) => void>>;
export function hands(): Hands & { play: Said; why: Said; say: Said } {
  return {
    busy: false,
    refusal: null,
    draft: "",
    play: vi.fn<(move: string) => void>(),
    attempt: () => new Promise(() => {}),
    odds: () => Promise.resolve([]),
    keep: () => {},
    advice: "",
    stand: () => {},
    why: vi.fn<(move: string) => void>(),
    say: vi.fn<(sentence: string) => void>(),
  };
}

export const choice = (verb: string, words: string[], least: number, most: number): Choice => ({ verb, words, least, most });
