import { expect, test } from "vitest";

import { lines, ordered, restored, targets, text } from "./orders";
import { questions, scene } from "./scene.fixture";

test("a draft comes back as it was written, without what is missing", () => {
  const asked = lines(questions);
  const written = { alger: "maroc", germany: "war" };
  expect(text(asked, written)).toBe("sheet alger: maroc, germany: war");
  expect(restored(asked, text(asked, written))).toEqual(written);
});

test("a draft of another turn says nothing on lines that are not asked, nor what may not be written", () => {
  expect(restored(lines(questions), "sheet maroc: develop, alger: natal, landing: maroc")).toEqual({ landing: "maroc" });
});

test("the map offers the territories of a line alone", () => {
  expect(lines(questions).map(targets)).toEqual([["maroc"], ["maroc"], ["alliance", "war"]]);
});

test("the sheets that were read are told by slugs", () => {
  expect(ordered(scene(), 1, "read")).toEqual({ maroc: "develop" });
  expect(ordered(scene(), 0, "read")).toEqual({ landing: "natal" });
});
