import { beforeAll, expect, test } from "vitest";

import { speak } from "../../words/words.svelte";
import { standing } from "./missions";
import { scene } from "./scene.fixture";

beforeAll(() => speak("en"));

test("a mission is told step by step, as the server reckons it", () => {
  const steps = [
    { continent: "africa", have: 1, need: 6 },
    { others: true, have: 1, need: 1 },
    { armies: 2, have: 3, need: 18 },
    { prey: 0, left: 0 },
  ];
  const now = { ...scene([0, 0, 1], [1, 1, 1]), tally: { missions: [{ mission: "eighteen", steps }] } };
  expect(standing(now).mission).toBe("eighteen");
  expect(standing(now).lines).toEqual([
    { label: "africa", count: "1 / 6", done: false },
    { label: "other continents", count: "1 / 1", done: true },
    { label: "territories with 2 armies or more", count: "3 / 18", done: false },
    { label: "territories that Ada still holds", count: "0", done: true },
  ]);
});
