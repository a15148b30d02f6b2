/** What a table says of itself before its match. */
import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";

import { Game } from "../games.svelte";
import type { Description, TableCard } from "../types";
import { speak } from "../words/words.svelte";
import Agreed from "./Agreed.svelte";

const game = new Game({
  lists: {},
  fields: [],
  options: [{ name: "horizon", meaning: { en: "the last round" }, rule: "horizon", values: [], default: "0", highest: 40, seats: {} }],
} as unknown as Description);

function card(changes: Partial<TableCard>): TableCard {
  return { game: "express", options: { horizon: "0" }, clock: null, undo: false, rated: false, onlookers: true, ...changes } as TableCard;
}

beforeAll(() => speak("en"));

test("usual options are not listed one by one", () => {
  render(Agreed, { card: card({}), game });
  expect(screen.getByText(/with the usual options/)).toBeTruthy();
  expect(screen.queryByText("the last round")).toBeNull();
});

test("what is not usual is told, and the clock and the manners", () => {
  render(Agreed, { card: card({ options: { horizon: "3" }, clock: { turn: 30, bank: 180 }, rated: true, onlookers: false }), game });
  expect(screen.getByText("the last round").nextElementSibling?.textContent).toBe("3");
  for (const said of ["30 seconds a turn, 3 minutes in the bank", "counts for the ladder", "nobody may watch"]) expect(screen.getByText(said)).toBeTruthy();
});
