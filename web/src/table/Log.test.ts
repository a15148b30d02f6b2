import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";

import type { Heard } from "../types";
import { speak } from "../words/words.svelte";
import Log from "./Log.svelte";

beforeAll(() => speak("en"));

const heard = (...words: Heard["words"]): Heard => ({ number: 0, seat: 0, actions: [], chance: [], faces: [], words, undoes: null });

test("what is kept face down does not stand in the log", () => {
  const words = [
    { tone: "secret", seat: 0, text: "Ana has a mission: hold Asia and Africa." },
    { tone: "plain", seat: -1, text: "Each player has a secret mission." },
  ];
  render(Log, { log: [heard(...words)] });
  expect(screen.getByRole("log").textContent.trim()).toBe("Each player has a secret mission.");
});

test("a line has the token of who acts, be it the ally of two players, but chance has none", () => {
  const lines = [["Ana places 3 armies.", 0], ["The ally (C) takes Iceland.", 2], ["The 42 territories are dealt.", 15]] as const;
  render(Log, { log: [heard(...lines.map(([text, seat]) => ({ tone: "plain", seat, text })))] });
  const tokens = lines.map(([text]) => screen.getByText(text).parentElement?.querySelector("svg")?.textContent);
  expect(tokens).toEqual(["A", "C", undefined]);
});
