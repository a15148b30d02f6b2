import { beforeAll, expect, test } from "vitest";

import { Game } from "./games.svelte";
import type { Description } from "./types";
import { speak } from "./words/words.svelte";

const named = (slug: string, en: string) => ({ slug, names: { en } });
const game = new Game({
  lists: {
    territories: [named("north-africa", "North Africa"), named("brazil", "Brazil")],
    cards: [named("moon-5", "Moon 5")],
  },
} as unknown as Description);

beforeAll(() => speak("en"));

test("a command is read with the names of things", () => {
  expect(game.named("attack brazil north-africa 3; done")).toBe("attack Brazil North Africa 3; done");
  expect(game.named("A hard bot would hand in: give moon-5, moon-6")).toBe("A hard bot would hand in: give Moon 5, moon-6");
});
