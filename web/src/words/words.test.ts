import { beforeAll, expect, test } from "vitest";

import { chanceOf, likely, speak } from "./words.svelte";

beforeAll(() => speak("en"));

test.each([
  [0, "0%"],
  [0.001, "< 1%"],
  [0.005, "< 1%"],
  [0.006, "1%"],
  [0.994, "99%"],
  [0.995, "> 99%"],
  [0.9999, "> 99%"],
  [1, "100%"],
])("certain and impossible are said only where it is so: %s", (share, said) => {
  expect(likely(share)).toBe(said);
});

test.each([8, 40, 150, 200, 400])("the chances of two make a hundred, by %i matches", (matches) => {
  for (let won = 0; won <= matches; won++) {
    const said = [won, matches - won].map((times, seat) => chanceOf(seat, 2, times / matches));
    const [one = 0, other = 0] = said.map((chance) => parseInt(chance));
    if (said.some((chance) => /[<>]/.test(chance))) expect(said.toSorted()).toEqual(["< 1%", "> 99%"]);
    else expect(one + other, `${won} of ${matches}`).toBe(100);
  }
});
