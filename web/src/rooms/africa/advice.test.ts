import { expect, test } from "vitest";

import { advised } from "./advice";
import { lines } from "./orders";
import { questions } from "./scene.fixture";

const asked = lines(questions);

test.each([
  ["take france", "france", null, []],
  ["start natal", "", null, ["natal"]],
  ["sheet alger: develop, landing: maroc, germany: war", "", { alger: "develop", landing: "maroc", germany: "war" }, ["alger", "maroc"]],
  ["sheet alger: maroc, landing: nothing", "", { alger: "maroc", landing: "nothing" }, ["maroc"]],
  ["", "", null, []],
])("a hint names a power, a sheet and the territories to mark: %s", (move, power, sheet, territories) => {
  expect(advised(asked, move)).toEqual({ power, sheet, territories: new Set(territories) });
});
