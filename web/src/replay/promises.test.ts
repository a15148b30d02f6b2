import { expect, test } from "vitest";

import { compare } from "./promises";

const PROMISED = { commitment: "c0ffee", salt: "a1b2", seat: 1 };

test("a record that has the hash and the salt keeps to what was noted", () => {
  expect(compare(PROMISED, { commitment: "c0ffee", salts: ["ffff", "a1b2"] })).toBe("kept");
});

test("a match that began without a salt is not called a broken promise", () => {
  expect(compare(PROMISED, { commitment: "c0ffee", salts: ["ffff", ""] })).toBe("unsalted");
});

test.each([
  { commitment: "decaf", salts: ["", "a1b2"] },
  { commitment: "c0ffee", salts: ["", "eeee"] },
])("another hash, or another salt in its place, is a broken promise", (record) => {
  expect(compare(PROMISED, record)).toBe("broken");
});
