/** What lies before whom, and what hands count, told as the server reckons it. */
import { expect, test } from "vitest";

import type { Scene } from "../scene";
import { beside, count, landing } from "./cards";
import { cards, game, ROUNDS } from "./sample";

function kind(slug: string): number {
  return game.number("cards", slug);
}

function held(slugs: readonly string[]): number[] {
  return cards.map((card) => slugs.filter((slug) => slug === card.slug).length);
}

/** A scene in which each has landed a card in the first round, and the first holds some. */
function scene(landed: readonly string[], hand: readonly string[], tally: Scene["tally"]): Scene {
  const rows = landed.map((slug) => Array.from({ length: ROUNDS }, (_, round) => [round ? -1 : kind(slug), -1]));
  const view = { seats: landed.length, round_number: 1, landed: rows, hand: [held(hand)], stock: [held([])] };
  return { game, view, tally } as unknown as Scene;
}

test("what was destroyed is shown as such, in the order in which all sit", () => {
  const now = scene(["city-2", "moon-7", "moon-6"], [], { owners: [2, 0, 1], destroyed: [[1, 0, 0]] });
  expect(landing(now, 0).map((one) => [one.owner, one.card.slug, one.destroyed])).toEqual([
    [2, "moon-6", false],
    [0, "city-2", false],
    [1, "moon-7", true],
  ]);
});

test("a hand is counted zone by zone, with the server’s reasons beside its cards", () => {
  const shares = [["all", 8], ["lowest", 4], ["empty", 0], ["nothing", 0], ["empty", 0]].map(([reason, points]) => ({ reason, points }));
  const now = scene(["antarctica-5"], ["desert-9", "desert-4", "antarctica-8", "city-9"], { sums: [[5, 3, 0, 0, 0]], shares: [shares] });
  expect(count(now, 0).map((share) => [share.zone, share.reason, share.laid, share.points, share.kept.map((card) => card.value)])).toEqual([
    ["antarctica", "all", 5, 8, [8]],
    ["desert", "lowest", 3, 4, [4, 9]],
    ["jungle", "empty", 0, 0, []],
    ["city", "nothing", 0, 0, [9]],
    ["moon", "empty", 0, 0, []],
  ]);
});

test("neighbours are those that the server names", () => {
  expect(beside(scene(["city-2"], [], { beside: [[2, 3]] }), 0, 1)).toBe(3);
});
