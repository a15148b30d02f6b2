/** The room of Risk Express: cards, lines and dice lead to the commands of the choices. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";

import { Game } from "../../games.svelte";
import type { Choice, Description, TableCard, View } from "../../types";
import { speak } from "../../words/words.svelte";
import type { Hands, Scene } from "../scene";
import { continents, laid } from "./cards";
import { deed } from "./deeds";
import Room, { about } from "./Room.svelte";

const FACES = ["soldiers-1", "soldiers-2", "soldiers-3", "cannon", "cavalry", "general"];
const game = new Game({
  name: "express",
  lists: {
    cards: [
      { slug: "china", names: {}, facts: { continent: "asia", points: 3, lines: [["cannon"], 3] } },
      { slug: "india", names: {}, facts: { continent: "asia", points: 1, lines: [["general"]] } },
      { slug: "australia", names: {}, facts: { continent: "oceania", points: 3, lines: [["cavalry"]] } },
    ],
    continents: [
      { slug: "asia", names: {}, facts: { points: 10 } },
      { slug: "oceania", names: {}, facts: { points: 3 } },
    ],
    faces: FACES.map((slug) => ({ slug, names: {} })),
    phase_words: [{ slug: "choose", names: {} }],
  },
  facts: { dice: 7, guard: ["general"], fills: [["china", "1", "cannon"], ["china", "2", "soldiers-3"], ["china", "2", "soldiers-1", "soldiers-2"]] },
} as unknown as Description);

function choice(verb: string, ...words: string[]): Choice {
  return { verb, words, least: 0, most: 0 };
}

function view(changes: Partial<View> = {}): View {
  const fields = { seats: 2, phase: 0, card: -1, filled: 0, on_lines: 0, owner: [-1, -1, -1], tray: [1, 1, 1, 1, 0, 0] };
  return { ...fields, ...(changes as View) };
}

function scene(choices: Choice[], changes: Partial<View> = {}): Scene {
  const card = { seats: [{ name: "Anna" }, { name: "Bo" }] } as TableCard;
  return { game, card, seat: 0, view: view(changes), tally: {}, awaited: [0], choices, questions: [], fresh: [], past: [], ending: "running", winners: [], scores: [] };
}

function hands(): Hands {
  return { busy: false, draft: "", advice: "", play: vi.fn(), attempt: vi.fn(), refusal: null, stand: vi.fn(), odds: () => Promise.resolve([]), keep: vi.fn(), why: vi.fn(), say: vi.fn() };
}

beforeAll(() => speak("en"));

test("a line with several ways asks which dice to lay", async () => {
  const own = hands();
  const ways = [choice("fill", "china", "2", "3"), choice("fill", "china", "2", "1", "2")];
  render(Room, { scene: scene([...ways, choice("aside", "cannon")]), hands: own });
  await fireEvent.click(screen.getByRole("button", { name: /^china/ }));
  await fireEvent.click(screen.getByLabelText("Fill with soldiers-1 + soldiers-2"));
  expect(own.play).toHaveBeenCalledExactlyOnceWith("fill china 2 1 2");
});

test("a die is set aside by taking it up", async () => {
  const own = hands();
  render(Room, { scene: scene([choice("aside", "cannon")]), hands: own });
  await fireEvent.click(screen.getByLabelText("cannon"));
  await fireEvent.click(screen.getByText("Set aside: cannon"));
  expect(own.play).toHaveBeenCalledExactlyOnceWith("aside cannon");
});

test("a card that somebody holds shows one more line, for its general", async () => {
  const held = scene([choice("fill", "india", "2")], { owner: [-1, 1, -1] });
  render(Room, { scene: { ...held, tally: { guarded: [false, true, false] } }, hands: hands() });
  await fireEvent.click(screen.getByRole("button", { name: /^india/ }));
  expect(screen.getByText("the general of Bo")).toBeTruthy();
});

test("points and whole continents are those that the server reckons", () => {
  const tally = { points: [10, 3], holders: [0, -1], parts: [[{ continent: "asia", points: 10 }], [{ card: "australia", points: 3 }]] };
  const now = { ...scene([], { owner: [0, 0, 1] }), tally };
  expect(about(now, 0)).toBe("10 points, 2 cards · asia");
  expect(continents(now).flatMap((one) => one.countries.map((country) => country.closed))).toEqual([true, true, false]);
});

test("dice lie on the lines as they were laid last, whoever laid them", async () => {
  const past = [[1], [7], [0], [2]].map((actions, number) => ({ number, seat: 1, actions, chance: [], faces: [], words: [], undoes: null }));
  const besieged = { ...scene([], { card: 0, filled: 3, on_lines: 3 }), past };
  expect(laid(besieged)).toEqual([["cannon"], ["soldiers-1", "soldiers-2"]]);
  render(Room, { scene: besieged, hands: null });
  expect(screen.getByRole("article").querySelectorAll(".lies")).toHaveLength(3);
});

test.each([
  ["fill", ["china", "1"], "The card china: fill the line “cannon”"],
  ["fill", ["china", "2", "1", "2"], "The card china: fill the line “3 soldiers” with soldiers-1 + soldiers-2"],
  ["aside", ["cannon"], "Set aside: cannon"],
  ["aside", ["2"], "Set aside: soldiers-2"],
])("a hint says what a command does: %s %s", (verb, words, said) => {
  expect(deed(scene([]), verb, words)).toBe(said);
});

test("a siege that may go on has one chance, on its card too", async () => {
  const odds = [
    { verb: "continue", words: [], win: 0.372, attackers: 0, defenders: 0, throws: [] },
    { verb: "fill", words: ["china"], win: 0.27, attackers: 0, defenders: 0, throws: [] },
    { verb: "fill", words: ["india"], win: 0.92, attackers: 0, defenders: 0, throws: [] },
  ];
  const offer = scene([choice("continue"), choice("afresh")], { card: 0, filled: 1, on_lines: 1 });
  render(Room, { scene: offer, hands: { ...hands(), odds: () => Promise.resolve(odds) } });
  expect(await screen.findByRole("button", { name: /^china.*37\.2%/ })).toBeTruthy();
  expect(screen.queryByText(/27%/)).toBeNull();
});

/** Show what a hint proposes: the marked cards, their lines, the line of the siege, and the dice in the tray. */
async function hinted(now: Scene, advice: string) {
  const { container, rerender } = render(Room, { scene: now, hands: { ...hands(), advice } });
  const texts = (selector: string) => [...container.querySelectorAll(selector)].map((one) => one.getAttribute("aria-label") ?? one.querySelector(".name, .what")?.textContent);
  const marks = () => ({ cards: texts(".country.advised"), lines: texts(".country .proposed").length, siege: texts("li.advised"), dice: texts(".tray .proposed") });
  const shown = marks();
  await rerender({ hands: hands() });
  expect(marks()).toEqual({ cards: [], lines: 0, siege: [], dice: [] });
  return shown;
}

test("a hint marks the card, its line and the dice that fill it", async () => {
  const ways = [choice("fill", "china", "2", "3"), choice("fill", "china", "2", "1", "2"), choice("aside", "cannon")];
  const dice = ["soldiers-1", "soldiers-2"];
  expect(await hinted(scene(ways), "fill china 2 1 2")).toEqual({ cards: ["china"], lines: 1, siege: [], dice });
  const besieged = scene(ways, { card: 0, filled: 1, on_lines: 1 });
  expect(await hinted(besieged, "fill china 2 1 2")).toEqual({ cards: ["china"], lines: 1, siege: ["3 soldiers"], dice });
});

test("a hint marks the die to set aside, or the card to go on with", async () => {
  const asides = [choice("aside", "cannon"), choice("aside", "soldiers-2")];
  expect(await hinted(scene(asides), "aside soldiers-2")).toEqual({ cards: [], lines: 0, siege: [], dice: ["soldiers-2"] });
  const offer = scene([choice("continue"), choice("afresh")], { card: 0, filled: 1, on_lines: 1 });
  expect(await hinted(offer, "continue")).toEqual({ cards: ["china"], lines: 0, siege: [], dice: [] });
});
