/** A description of the game as the server gives it, for tests. */
import { Game } from "../../games.svelte";
import type { Description } from "../../types";

const ZONES = ["antarctica", "desert", "jungle", "city", "moon"];
const EFFECTS: Record<number, string> = { 1: "ninja-twins", 2: "kamikaze", 3: "lookout" };
export const ROUNDS = 8;

export const cards = ZONES.flatMap((zone) =>
  Array.from({ length: 9 }, (_, place) => {
    const value = place + 1;
    const effect = EFFECTS[value];
    return { slug: `${zone}-${value}`, names: {}, facts: effect ? { zone, value, effect } : { zone, value } };
  }),
);

export const game = new Game({
  name: "manchots",
  lists: {
    cards,
    zones: ZONES.map((slug) => ({ slug, names: {} })),
    phase_words: ["give", "land"].map((slug) => ({ slug, names: {} })),
  },
  facts: { rounds: ROUNDS, destroyed_from: 7 },
} as unknown as Description);
