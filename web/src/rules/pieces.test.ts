import { expect, test } from "vitest";

import { has, pieces, rows } from "./pieces";

const IDS = new Set(["X6", "X12"]);

test("names of options, stress and other rules are told apart", () => {
  expect(pieces("With `off`, *nobody* must; see X12, not Z9.", IDS)).toEqual([
    { kind: "text", text: "With " },
    { kind: "code", text: "off" },
    { kind: "text", text: ", " },
    { kind: "em", text: "nobody" },
    { kind: "text", text: " must; see " },
    { kind: "rule", text: "X12" },
    { kind: "text", text: ", not " },
    { kind: "text", text: "Z9" },
    { kind: "text", text: "." },
  ]);
});

test("what is sought is found without its accents", () => {
  expect(has("Un dé écarté", "ecarte DE")).toBe(true);
  expect(has("Un dé écarté", "général")).toBe(false);
  expect(pieces("Un dé écarté", IDS, "ecarte")).toContainEqual({ kind: "found", text: "écarté" });
});

test("a table is told from a paragraph, and read by its cells", () => {
  expect(rows("| value | 1 | 2 |\n|---|:-:|---|\n| power | twins | |")).toEqual([
    ["value", "1", "2"],
    ["power", "twins", ""],
  ]);
  expect(rows("All of it is data | nothing else.")).toEqual([]);
});
