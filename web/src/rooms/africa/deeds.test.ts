import { beforeAll, expect, test } from "vitest";

import { speak } from "../../words/words.svelte";
import { deed } from "./deeds";
import { scene } from "./scene.fixture";

beforeAll(() => speak("en"));

test.each([
  ["alger: maroc, landing: maroc, germany: war", "alger → maroc · Land in maroc · germany: war"],
  ["alger: develop, landing: nothing", "alger is developed"],
  ["", "Hand in an empty sheet"],
])("a hint says what a sheet does, line by line: %s", (written, said) => {
  expect(deed(scene(), "sheet", written.split(" "))).toBe(said);
});

test("a hint names the power to take and where to begin", () => {
  expect(deed(scene(), "take", ["france"])).toBe("Take a power: france");
  expect(deed(scene(), "start", ["natal"])).toBe("Place the first presence: natal");
});
