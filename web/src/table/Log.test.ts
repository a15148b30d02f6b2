import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";

import type { Heard } from "../types";
import { speak } from "../words/words.svelte";
import Log from "./Log.svelte";

beforeAll(() => speak("en"));

test("what is kept face down does not stand in the log", () => {
  const words = [
    { tone: "secret", seat: 0, text: "Ana has a mission: hold Asia and Africa." },
    { tone: "plain", seat: -1, text: "Each player has a secret mission." },
  ];
  render(Log, { log: [{ number: 0, seat: 0, actions: [], chance: [], faces: [], words, undoes: null } satisfies Heard], seats: 3 });
  expect(screen.getByRole("log").textContent.trim()).toBe("Each player has a secret mission.");
});
