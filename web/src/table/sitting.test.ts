import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { State } from "../types";
import { Sitting } from "./sitting.svelte";

/** A connection that is open at once, and says what a test lets it say. */
class Wire extends EventTarget {
  static readonly OPEN = 1;
  static readonly all: Wire[] = [];
  readonly readyState = 1;
  readonly sent: string[] = [];
  constructor(readonly url: string) {
    super();
    Wire.all.push(this);
    queueMicrotask(() => this.dispatchEvent(new Event("open")));
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {}
  say(told: object): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(told) }));
  }
}

const state = { kind: "state", number: 4, entries: [] } as unknown as State;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  Wire.all.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The hints that were asked for, in their order, by their keys. */
function asked(): string[] {
  const sent = Wire.all.flatMap((wire) => wire.sent.map((text) => JSON.parse(text) as { kind: string; key: string }));
  return sent.filter(({ kind }) => kind === "hint").map(({ key }) => key);
}

/** Sit at a table where it is one's turn, and hand something in. */
async function handed(): Promise<Sitting> {
  const sitting = new Sitting("table");
  await vi.advanceTimersByTimeAsync(0);
  Wire.all[0]?.say(state);
  sitting.play("attack brazil north-africa 3");
  return sitting;
}

test("a hand-in that nobody answers is said to be lost, and handed in again under its key", async () => {
  const sitting = await handed();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sitting.link).toBe("lost");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sitting.link).toBe("open");
  expect(Wire.all.map((wire) => wire.sent)).toEqual([Wire.all[0]?.sent, Wire.all[0]?.sent]);
  sitting.close();
});

test("a hand-in that is answered leaves the connection as it is", async () => {
  const sitting = await handed();
  Wire.all[0]?.say({ ...state, number: 5 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sitting.link, Wire.all.length]).toEqual(["open", 1]);
  sitting.close();
});

test.each([
  ["once more, for what is now", [0, 1], 2, 5],
  ["no more by who is not awaited now", [1], 1, 4],
])("a hint for what has passed is asked for %s", async (_, awaited, times, number) => {
  const sitting = new Sitting("table");
  await vi.advanceTimersByTimeAsync(0);
  const [wire] = Wire.all;
  const answer = (number: number) => wire?.say({ kind: "hinted", key: asked().at(-1), number, move: "aside cannon" });
  wire?.say({ kind: "table", seat: 0, table: { state: "open" } });
  wire?.say({ ...state, awaited: [0, 1] });
  const hint = sitting.hint();
  wire?.say({ ...state, number: 5, awaited });
  answer(4);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked()).toHaveLength(times);
  answer(5);
  expect(await hint).toHaveProperty("number", number);
  sitting.close();
});
