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
