import { afterEach, expect, test, vi } from "vitest";

import { api } from "../api";
import type { Frame } from "../types";
import { Film } from "./film.svelte";

const frame = (number: number, seat: number): Frame => ({
  entry: { number, seat, actions: [], chance: [], faces: [], words: [], undoes: null },
  awaited: [],
  view: {},
  tally: {},
});

/** A film of a match in which these seats moved one after another. */
async function filmed(...seats: number[]): Promise<Film> {
  const all = seats.map((seat, number) => frame(number, seat));
  vi.spyOn(api, "frames").mockImplementation(async (_, since) => all.slice(since, since + 200));
  const film = new Film("table", "onlooker");
  await film.load();
  return film;
}

afterEach(() => vi.restoreAllMocks());

test("all pages of a long match are fetched", async () => {
  expect((await filmed(...Array<number>(450).fill(0))).frames).toHaveLength(450);
});

test("one cannot go beyond the ends, and only a step forward is one", async () => {
  const film = await filmed(0, 1, 2);
  film.seek(-4);
  expect(film.at).toBe(0);
  film.seek(1);
  expect(film.stepped).toBe(true);
  film.seek(9);
  expect(film.at).toBe(2);
  film.seek(0);
  expect(film.stepped).toBe(false);
});

test("since my last turn begins after my last move that others answered", async () => {
  const film = await filmed(9, 0, 0, 1, 2, 0);
  expect(film.sinceTurnOf(0)).toBe(2);
  expect(film.sinceTurnOf(2)).toBe(4);
  expect(film.sinceTurnOf(5)).toBe(0);
});

test("who defends within somebody's turn has not had a turn of his own", async () => {
  const film = await filmed(0, 0, 1, 0, 1, 0, 1, 2, 0, 1, 0);
  const turns: Record<number, number> = { 0: 0, 4: 1, 7: 2, 9: 0 };
  film.frames = film.frames.map((one, place) => ({
    ...one,
    entry: { ...one.entry, words: place in turns ? [{ text: "", tone: "turn", seat: turns[place] ?? 0 }] : [] },
  }));
  expect(film.sinceTurnOf(0)).toBe(4);
  expect(film.sinceTurnOf(1)).toBe(7);
  expect(film.sinceTurnOf(2)).toBe(9);
});
