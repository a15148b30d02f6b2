import { expect, test } from "vitest";

import { Game } from "../../games.svelte";
import type { Description, Heard, TableCard, View } from "../../types";
import type { Scene } from "../scene";
import { happenings } from "./happenings";

const named = (slug: string, facts = {}) => ({ slug, names: { en: slug }, facts });
const game = new Game({
  name: "risk76",
  title: "Risk",
  seats: [3],
  hidden: -2,
  none: -1,
  fields: [],
  lists: {
    territories: [named("brazil", { continent: "south" }), named("peru", { continent: "south" }), named("congo", { continent: "west" })],
    continents: [named("south", { worth: 2 }), named("west", { worth: 3 })],
    phase_words: [named("act"), named("defend")],
  },
  facts: {},
  verbs: [],
  options: [],
} satisfies Description);

function scene(owner: number[], armies: number[], more: View = {}, fresh: Partial<Heard>[] = []): Scene {
  return {
    game,
    card: { seats: [] } as unknown as TableCard,
    seat: 0,
    view: { seats: 3, phase: 0, owner, armies, source: -1, target: -1, ...more },
    awaited: [],
    choices: [],
    questions: [],
    fresh: fresh.map((entry, number) => ({ number, seat: 0, actions: [], chance: [], faces: [], words: [], undoes: null, ...entry })),
    ending: "running",
    winners: [],
    scores: [],
  };
}

test("a throw shows the dice from the best down, and what it cost each side", () => {
  const before = scene([0, 1, 1], [5, 3, 1], { source: 0, target: 1, phase: 1 });
  const [fight] = happenings(before, scene([0, 1, 1], [4, 2, 1], {}, [{ faces: [[[2, 6, 3], [1, 5]]] }]));
  expect(fight).toMatchObject({ kind: "fight", from: "brazil", to: "peru", attack: [6, 3, 2], defence: [5, 1], lost: [1, 1], fallen: false });
});

test("an occupation is a march, and may complete a continent", () => {
  const before = scene([0, 1, 1], [5, 0, 1], { source: 0, target: 1 });
  const told = happenings(before, scene([0, 0, 1], [2, 3, 1], {}, [{}]));
  expect(told).toMatchObject([
    { kind: "march", from: "brazil", to: "peru", count: 3, seat: 0 },
    { kind: "whole", continent: "south", seat: 0 },
  ]);
});

test("who has lost his last territory is out", () => {
  const before = scene([0, 0, 1], [5, 1, 0], { source: 0, target: 2 });
  expect(happenings(before, scene([0, 0, 0], [2, 1, 3], {}, [{}]))).toContainEqual(expect.objectContaining({ kind: "out", seat: 1 }));
});

test("armies that were hidden until now did not arrive", () => {
  const before = scene([0, 1, 1], [5, -2, -2]);
  expect(happenings(before, scene([0, 1, 1], [5, 7, 9], {}, [{}]))).toEqual([]);
});
