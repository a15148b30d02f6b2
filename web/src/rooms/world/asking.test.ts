import { beforeAll, expect, test } from "vitest";

import { speak } from "../../words/words.svelte";
import { about, answered, asked, beside } from "./asking";
import { choice, scene } from "./scene.fixture";

beforeAll(() => speak("en"));

test("an attack that is answered by itself is not asked about", () => {
  const now = scene([0, 1, 1], [2, 5, 1], { phase: 1, source: 1, target: 0, attack_dice: 2 }, [], [choice("defend", [], 1, 2)]);
  expect(answered(now)).toBe(true);
  expect(asked(now)).toBe("brazil is attacked: your dice answer by themselves.");
  const asks = { ...now, card: { ...now.card, seats: [{ standing: false, name: "Ada" }] } } as unknown as typeof now;
  expect(asked(asks)).toBe("Defend brazil against 2 dice: with how many?");
});

test("who may exchange cards among his fights is told so", () => {
  const fights = [choice("attack", ["brazil", "congo"], 1, 3), choice("done", [], 0, 0)];
  expect(asked(scene([0, 0, 1], [5, 1, 1], {}, [], fights))).toBe("Attack, or end your fights.");
  const more = [...fights, choice("trade", ["brazil", "peru", "congo"], 0, 0)];
  expect(asked(scene([0, 0, 1], [5, 1, 1], {}, [], more))).toBe("Attack, exchange cards, or end your fights.");
});

test("the ally of two players is told of as they are, but has no cards", () => {
  const turn = { seats: 2, mode: 1, round_number: 1, order: [0, 1], place: 0, held: [4, 0] };
  const now = scene([0, 1, 2], [5, 2, 6], turn);
  expect(beside(now)).toEqual([2]);
  expect(about(now, 2)).toBe("one\u00a0territory · 6\u00a0armies");
  expect(beside(scene([0, 1, 2], [5, 2, 6], { ...turn, seats: 3, mode: 0 }))).toEqual([]);
});

test("a number is not parted from what it counts", () => {
  const turn = { round_number: 1, order: [0, 1, 2], place: 0, held: [4, 0, 0] };
  expect(about(scene([0, 0, 1], [5, 2, 1], turn), 0)).toBe("2\u00a0territories · 7\u00a0armies · 4\u00a0cards");
});
