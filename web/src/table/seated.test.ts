import { expect, test } from "vitest";

import { seat, seated } from "./seated";

test("a browser remembers where it sat, and forgets the oldest", () => {
  seat("first");
  expect(seated("first")).toBe(true);
  expect(seated("elsewhere")).toBe(false);
  for (let table = 0; table < 200; table++) seat(String(table));
  expect([seated("first"), seated("199")]).toEqual([false, true]);
});
