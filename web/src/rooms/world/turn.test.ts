/** What a turn of the world games shows and asks beyond one throw. */
import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";

import { speak } from "../../words/words.svelte";
import { asked } from "./asking";
import { deed } from "./deeds";
import Room from "./Room.svelte";
import { choice, hands, scene, tiny } from "./scene.fixture";

vi.mock("../../board/sheet", async (original) => ({ ...(await original<object>()), sheet: () => Promise.resolve(tiny) }));

beforeAll(async () => {
  vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  await speak("en");
});

const ATTACKS = [choice("attack", ["brazil", "peru"], 1, 3), choice("done", [], 0, 0)];
const TURN = { round_number: 1, order: [0, 1], place: 0, reserve: [0, 0, 0] };

/** Prepare an attack with some armies, and begin to throw until some are left. */
async function rollUntil(limit: string) {
  const own = hands();
  const fought = (armies: number) => ({ scene: scene([0, 1, 1], [armies, 2, 1], { reserve: [0, 0, 0] }, [{}], ATTACKS), hands: own });
  const shown = render(Room, fought(6));
  await userEvent.click(await screen.findByRole("button", { name: /^brazil,/ }));
  await userEvent.click(screen.getByRole("button", { name: /^peru,/ }));
  const left = screen.getByRole("spinbutton", { name: "Armies that are to be left" });
  await userEvent.clear(left);
  await userEvent.type(left, limit);
  await userEvent.click(screen.getByRole("button", { name: "Roll until" }));
  return { own, to: (armies: number) => shown.rerender(fought(armies)) };
}

test("dice are thrown again and again until so many armies are left", async () => {
  const { own, to } = await rollUntil("4");
  await to(5);
  expect(own.play.mock.calls).toEqual([["attack brazil peru 3"], ["attack brazil peru 3"]]);
  await to(4);
  expect(own.play).toHaveBeenCalledTimes(2);
  expect(screen.getByRole("button", { name: "Roll" })).toBeTruthy();
});

test("throwing on can be stopped", async () => {
  const { own, to } = await rollUntil("1");
  await userEvent.click(screen.getByRole("button", { name: "Stop" }));
  await to(5);
  expect(own.play).toHaveBeenCalledTimes(1);
});

test("in the game of 1957 a territory tells how many of its armies have rested", async () => {
  const moves = [choice("move", ["brazil", "peru"], 1, 2), choice("done", [], 0, 0)];
  render(Room, { scene: scene([0, 0, 1], [5, 3, 1], { ...TURN, phase: 3, fought: [2, 3, 0] }, [], moves), hands: hands() });
  // On the token stand the armies, the letter of the seat, and how many of them may go.
  expect((await screen.findByRole("button", { name: /^brazil,.*armies: 5\. 2 may still move/ })).textContent).toBe("5A2");
  expect(screen.getByRole("button", { name: /^peru,.*armies: 3\. None may move any more/ })).toBeTruthy();
  expect(screen.getByRole("button", { name: "brazil 5 armies 2 may still move." })).toBeTruthy();
});

test.each([0, 1])("both players are told when the ally acts, and who leads it: seat %i", async (seat) => {
  const view = { ...TURN, mode: 1, window: 2 };
  const choices = seat === 1 ? [choice("attack", ["congo", "brazil"], 1, 1), choice("done", [], 0, 0)] : [];
  const now = { ...scene([0, 1, 2], [3, 3, 3], view, [], choices), seat };
  render(Room, { scene: { ...now, card: { ...now.card, seats: [{ name: "Ada" }, { name: "Bo" }] } } as unknown as typeof now, hands: hands() });
  const parts = await screen.findByRole("list", { name: "The parts of this turn" });
  expect(parts.querySelector('[aria-current="step"]')?.textContent).toContain("Bo leads the ally");
});

test.each([
  ["may attack", [choice("attack", ["congo", "brazil"], 1, 1)], "The ally: attack, or end its fights."],
  ["can attack nobody", [], "The ally cannot attack: end its fights."],
])("who leads an ally that %s ends its fights", async (_, attacks, said) => {
  const choices = [...attacks, choice("done", [], 0, 0)];
  const ally = scene([0, 1, 2], [3, 3, 3], { ...TURN, mode: 1, window: 2, place: 1 }, [], choices);
  const now = { ...ally, card: { ...ally.card, seats: [{ name: "Ada" }, { name: "Bo" }] } } as unknown as typeof ally;
  expect([asked(now), deed(now, "done", [])]).toEqual([said, "End the ally’s fights"]);
  render(Room, { scene: now, hands: hands() });
  expect(await screen.findByRole("button", { name: "End the ally’s fights" })).toBeTruthy();
});

test("a mission lies face down until it is looked at", async () => {
  render(Room, { scene: scene([0, 1, 1], [5, 2, 1], { ...TURN, mission: [0, -2, -2] }, [], ATTACKS), hands: hands() });
  await userEvent.click(await screen.findByRole("button", { name: "Mission" }));
  expect(screen.queryByText("asia-and-africa")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Look at your mission" }));
  expect(screen.getByText("asia-and-africa")).toBeTruthy();
});

test.each([
  [false, 1],
  [true, 0],
])("who defends is asked for dice unless he answers always alike: %s", async (standing, panels) => {
  const view = { ...TURN, phase: 1, place: 1, source: 1, target: 0, attack_dice: 2, defence: 0 };
  const now = scene([0, 1, 1], [5, 4, 1], view, [], [choice("defend", [], 1, 2)]);
  render(Room, { scene: { ...now, card: { seats: [{ standing, name: "Ada" }, { name: "Bo" }] } } as unknown as typeof now, hands: hands() });
  await screen.findByRole("button", { name: /^brazil,/ });
  expect(screen.queryAllByRole("region", { name: "Defence" })).toHaveLength(panels);
  expect(screen.getByRole("button", { name: standing ? /Defence: always the most dice/ : /Defence: you are asked/ })).toBeTruthy();
});

test.each([
  ["place", ["brazil", "3"], "Place 3 armies: brazil"],
  ["attack", ["brazil", "peru", "1"], "Attack peru from brazil with one die"],
  ["bring", ["all"], "Send all armies that may leave"],
  ["move", ["brazil", "peru", "3"], "Move 3 armies: brazil → peru"],
  ["move", ["brazil", "peru", "1"], "Move one army: brazil → peru"],
  ["move", ["brazil", "peru"], "Move armies: brazil → peru"],
  ["done", [], "End your fights"],
  ["sing", [], ""],
])("a hint says what a command does: %s", (verb, words, said) => {
  expect(deed(scene([0, 1, 1], [5, 2, 1]), verb, words)).toBe(said);
});
