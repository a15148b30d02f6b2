/** The text view reads a position as short as it can be said. */
import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";

import { Game } from "../games.svelte";
import type { Room } from "../rooms/rooms";
import type { Scene } from "../rooms/scene";
import type { Description, TableCard } from "../types";
import { speak } from "../words/words.svelte";
import TextView from "./TextView.svelte";

const game = new Game({
  hidden: -2,
  none: -1,
  lists: { cards: [{ slug: "moon-1", names: { en: "Moon 1" } }, { slug: "moon-2", names: { en: "Moon 2" } }] },
  fields: [{ name: "hand", values: "count", names: "", axes: ["seats", "cards"], meaning: { en: "the cards of each hand" } }],
  verbs: [],
  options: [],
} as unknown as Description);

const room = { deed: (_, verb, words) => (verb === "land" ? `Land ${words.join()}` : "") } as Pick<Room, "deed"> as Room;

beforeAll(() => speak("en"));

test("a hand of which nothing may be known is one line", () => {
  const card = { seats: [{ name: "Anna" }, { name: "Bo" }] } as TableCard;
  const view = { seats: 2, hand: [[0, 1], [-2, -2]] };
  const scene = { game, card, seat: 0, view, choices: [], questions: [], awaited: [] } as unknown as Scene;
  render(TextView, { scene, room, hands: null });
  const lines = [...screen.getByRole("region", { name: "The position" }).querySelectorAll("dd")].map((line) => line.textContent);
  expect(lines).toEqual(["Anna · Moon 2 · 1", "Bo · ?"]);
});

test("a command says what it does, and else names what it is about", () => {
  const card = { seats: [{ name: "Anna" }] } as TableCard;
  const choice = (verb: string) => ({ verb, words: ["moon-1"], least: 0, most: 0 });
  const scene = { game, card, seat: 0, view: { seats: 1 }, choices: [choice("land"), choice("left")], questions: [], awaited: [0] } as unknown as Scene;
  render(TextView, { scene, room, hands: null });
  expect(screen.getByRole("button", { name: "land moon-1 Land moon-1" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "left moon-1 Moon 1" })).toBeTruthy();
});
