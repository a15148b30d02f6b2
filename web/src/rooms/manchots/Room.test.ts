/** The room of Manchots Barjots: what a person clicks is what is handed in. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";

import type { TableCard } from "../../types";
import { speak } from "../../words/words.svelte";
import type { Hands, Scene } from "../scene";
import { deed } from "./deeds";
import Room from "./Room.svelte";
import { game } from "./sample";

const HELD = ["desert-5", "moon-3", "city-7"];

function scene(awaited: readonly number[]): Scene {
  const none = Array.from({ length: 3 }, () => Array.from({ length: 8 }, () => [-1, -1]));
  const hand = game.list("cards").map((card) => Number(HELD.includes(card.slug)));
  const question = (verb: string) => HELD.map((card) => ({ verb, words: [card], least: 0, most: 0 }));
  return {
    game,
    card: { seats: [{ name: "Anna" }, { name: "Bo" }, { name: "Cy" }] } as TableCard,
    seat: 0,
    view: { seats: 3, phase: 0, round_number: 1, landed: none, gave: none, got: none, hand: [hand, [], []], waiting: [1, 1, 1], held: [3, 3, 3], reserve: [14, 14, 14] },
    tally: { owners: [0, 1, 2], beside: [[1, 2], [2, 0], [0, 1]] },
    awaited,
    choices: question("left"),
    questions: [question("left"), question("right")],
    fresh: [],
    past: [],
    ending: "running",
    winners: [],
    scores: [],
  };
}

function hands(): Hands {
  return { busy: false, draft: "", advice: "", play: vi.fn(), attempt: vi.fn(), refusal: null, stand: vi.fn(), odds: vi.fn(), keep: vi.fn(), why: vi.fn(), say: vi.fn() };
}

beforeAll(() => speak("en"));

test("both gifts are handed in together, and stay chosen while others hand in theirs", async () => {
  const own = hands();
  const { rerender } = render(Room, { scene: scene([0, 1, 2]), hands: own });
  const give = screen.getByText("Give both");
  expect(give).toHaveProperty("disabled", true);

  await fireEvent.click(screen.getByRole("button", { name: /^moon-3/ }));
  await rerender({ scene: scene([0, 2]), hands: own });
  await fireEvent.click(screen.getByRole("button", { name: /^city-7/ }));
  await fireEvent.click(give);
  expect(own.play).toHaveBeenCalledExactlyOnceWith("left moon-3; right city-7");
});

test("a card can be taken back and the gifts swapped", async () => {
  const own = hands();
  render(Room, { scene: scene([0]), hands: own });
  await fireEvent.click(screen.getByRole("button", { name: /^desert-5/ }));
  await fireEvent.click(screen.getByRole("button", { name: "Take back desert-5" }));
  await fireEvent.click(screen.getByRole("button", { name: /^moon-3/ }));
  await fireEvent.click(screen.getByRole("button", { name: /^desert-5/ }));
  await fireEvent.click(screen.getByText(/Swap/));
  await fireEvent.click(screen.getByText("Give both"));
  expect(own.play).toHaveBeenCalledExactlyOnceWith("left desert-5; right moon-3");
});

test("who only looks on has nothing to choose with", () => {
  render(Room, { scene: { ...scene([0]), seat: null, choices: [], questions: [] }, hands: null });
  expect(screen.queryByText("Give both")).toBeNull();
  expect(screen.getByRole("table")).toBeTruthy();
});

test("a hint says who gets which card, and what is landed", () => {
  expect(deed(scene([0]), "give", ["desert-5", "moon-3"])).toBe("Give desert-5 to Bo on the left, and moon-3 to Cy on the right");
  expect(deed(scene([0]), "land", ["city-7"])).toBe("Land city-7");
});

test("by keys the cards come before the button that hands them in", () => {
  render(Room, { scene: scene([0]), hands: hands() });
  const order = screen.getAllByRole("button").map((button) => button.textContent);
  const last = order.findLastIndex((text) => HELD.some((card) => text.startsWith(card)));
  expect(order.indexOf("Give both")).toBeGreaterThan(last);
});

test.each([
  ["give moon-3 desert-5", ["desert-5 ⇢", "moon-3 ⇠"]],
  ["land city-7", ["city-7 ⇡"]],
  ["", []],
])("a hint marks the cards it would part with, and where they would go: %s", (advice, marked) => {
  const { container } = render(Room, { scene: scene([0]), hands: { ...hands(), advice } });
  const found = [...container.querySelectorAll("li.advised")].map((card) => `${card.querySelector(".unseen")?.textContent.split(",")[0]} ${card.querySelector(".way")?.textContent}`);
  expect(found).toEqual(marked);
});
