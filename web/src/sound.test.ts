import { beforeEach, expect, test, vi } from "vitest";

import { chosen } from "./me.svelte";
import { sound } from "./sound";

const made = vi.fn();

beforeEach(() => {
  made.mockClear();
  vi.stubGlobal("AudioContext", class { currentTime = 0; destination = null; });
  vi.stubGlobal("OscillatorNode", class { constructor() { made(); } connect = (to: unknown) => to; start() {} stop() {} });
  vi.stubGlobal("GainNode", class { gain = { linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }; connect = () => {}; });
  vi.stubGlobal("navigator", { ...navigator, userActivation: { hasBeenActive: true } });
});

test("sounds are made, and can be turned off", () => {
  chosen.sound = true;
  sound("turn");
  expect(made).toHaveBeenCalled();
  made.mockClear();
  chosen.sound = false;
  sound("turn");
  expect(made).not.toHaveBeenCalled();
});
