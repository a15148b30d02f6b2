import { beforeAll, expect, test } from "vitest";

import { nameOf } from "./seats";
import type { TableCard } from "./types";
import { speak } from "./words/words.svelte";

beforeAll(() => speak("en"));

const table = (game: string) => ({ game, seats: [{ name: "Ada" }, { level: "normal" }, {}] }) as unknown as TableCard;

test("a seat is called after its person, its bot, or its letter", () => {
  expect([0, 1, 2].map((seat) => nameOf(table("risk76"), seat))).toEqual(["Ada", "Normal bot B", "Player C"]);
});

test("who plays along without a seat is called what he is", () => {
  expect(nameOf(table("risk76"), 3)).toBe("The ally (D)");
  expect(nameOf(table("manchots"), 4)).toMatch(/2/);
});
