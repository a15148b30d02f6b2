/** The zones and the last count, as the booklet's example has them. */
import { expect, test } from "vitest";

import type { View } from "../../types";
import { beside, count, landing, leaders, landings, owners, sum } from "./cards";
import { cards, game, ROUNDS } from "./sample";

function kind(slug: string): number {
  return game.number("cards", slug);
}

function held(slugs: readonly string[]): number[] {
  return cards.map((card) => slugs.filter((slug) => slug === card.slug).length);
}

/** A view in which each has landed some cards, one a round, and holds some. */
function view(landed: readonly (readonly string[])[], hands: readonly (readonly string[])[]): View {
  const rows = landed.map((own) => Array.from({ length: ROUNDS }, (_, round) => [own[round] ? kind(own[round]) : -1, -1]));
  return { seats: landed.length, round_number: ROUNDS, landed: rows, hand: hands.map(held), stock: hands.map(() => held([])) };
}

test("a hand counts in full with the majority, its lowest card without, and nothing where nothing was laid", () => {
  const table = view(
    [
      ["moon-6", "moon-5", "jungle-8", "jungle-7"],
      ["city-6", "city-6", "desert-4", "moon-4"],
      ["desert-5", "desert-6", "antarctica-5", "antarctica-6", "moon-4", "jungle-4"],
    ],
    [[], [], ["desert-9", "desert-6", "desert-4", "antarctica-8", "moon-2", "moon-7", "jungle-5", "jungle-5", "city-9"]],
  );
  const shares = count(game, table, 2);
  expect(shares.map((share) => [share.zone, share.reason, share.points])).toEqual([
    ["antarctica", "all", 8],
    ["desert", "all", 19],
    ["jungle", "lowest", 5],
    ["city", "nothing", 0],
    ["moon", "lowest", 2],
  ]);
});

test("a kamikaze destroys what landed with him from seven on, and it counts for no majority", () => {
  const table = view([["city-2"], ["moon-7"], ["moon-6"]], [[], [], []]);
  expect(landing(game, table, 0).map((one) => one.destroyed)).toEqual([false, true, false]);
  expect(sum(landings(game, table), 1, "moon")).toBe(0);
  expect(leaders(landings(game, table), "moon")).toEqual([2]);
});

test("equal sums share a majority", () => {
  expect(leaders(landings(game, view([["city-5"], ["city-5"], ["city-4"]], [[], [], []])), "city")).toEqual([0, 1]);
});

test("two players sit between virtual neighbours, the next on the left", () => {
  const table: View = { seats: 2 };
  expect(owners(table)).toEqual([0, 2, 1, 3]);
  expect([beside(table, 0, 0), beside(table, 0, 1), beside(table, 1, 0), beside(table, 1, 1)]).toEqual([2, 3, 3, 2]);
  expect([beside({ seats: 5 }, 4, 0), beside({ seats: 5 }, 0, 1)]).toEqual([0, 4]);
});
