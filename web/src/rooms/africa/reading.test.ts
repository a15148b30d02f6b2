import { expect, test } from "vitest";

import { presences, reading, shown } from "./reading";
import { before, heard, scene } from "./scene.fixture";

const ENTRY = heard(
  7,
  ["turn", -1, "1880: the sheets are read"],
  ["plain", 0, "France (A): lands in natal."],
  ["plain", 1, "Germany (B): develops maroc."],
  ["plain", -1, "War: France (A) → B."],
  ["plain", -1, "alger: war France (A) → Germany (B), alliance in return: Germany (B) goes [A15]."],
  ["end", -1, "New colonies: natal (A) [A18]."],
);
const read = reading(scene({ fresh: [ENTRY] }), before)!;

test("what has just happened holds no reading before sheets are read", () => {
  expect(reading(scene({ fresh: [heard(3, ["quiet", 1, "Germany (B) has handed in a sheet."])] }), before)).toBeNull();
});

test("a sentence leads to the territories that it names, and to no others", () => {
  expect(read.steps.map((step) => [...step.places])).toEqual([["natal"], ["maroc"], [], ["alger"], ["natal"]]);
});

test("who has to go stands until his conflict is read, is crossed out then, and gone after it", () => {
  const germany = (step: number) => presences(read, step, "alger").find(({ seat }) => seat === 1);
  expect(germany(0)?.gone).toBe(false);
  expect(germany(2)?.gone).toBe(false);
  expect(germany(3)?.gone).toBe(true);
  expect(germany(4)).toBeUndefined();
});

test("a colony is shown when it is founded, and not before", () => {
  expect(shown(read, read.steps[3]!.stage).colonies.colony("natal")).toBe(false);
  expect(shown(read, read.steps[4]!.stage).colonies.colony("natal")).toBe(true);
});
