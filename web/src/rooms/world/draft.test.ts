import { expect, test } from "vitest";

import { Draft } from "./draft.svelte";

test("what is laid out is handed in as one command for each territory", () => {
  const draft = new Draft();
  draft.lay("brazil", 3);
  draft.lay("peru", 1);
  draft.lay("brazil", 2);
  expect(draft.commands).toBe("place brazil 5; place peru 1");
  expect(draft.total).toBe(6);
});

test("no more can be taken off than was laid", () => {
  const draft = new Draft();
  draft.lay("brazil", 2);
  draft.lay("brazil", -5);
  expect(draft.on("brazil")).toBe(0);
  expect(draft.commands).toBe("");
});

test("an even spread gives the remainder to the first, and is undone at once", () => {
  const draft = new Draft();
  draft.spread(["brazil", "peru", "congo"], 8);
  expect(["brazil", "peru", "congo"].map((territory) => draft.on(territory))).toEqual([3, 3, 2]);
  draft.undo();
  expect(draft.total).toBe(0);
});
