import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";

import Piece from "../board/Piece.svelte";
import { colour } from "../seats";
import Token from "./Token.svelte";

const SEATS = [0, 1, 2, 3, 4, 5];

/** The pattern that something of a seat is drawn with, whatever its size. */
function pattern(drawn: Element): string {
  const rim = drawn.querySelector(".rim");
  const marks = [...(rim?.children ?? [])];
  return marks.map((one) => [one.tagName, one.getAttribute("class"), one.getAttribute("transform"), one.getAttribute("stroke-dasharray")].join()).join(";");
}

test("six seats are told apart by pattern, by letter and by colour", () => {
  const tokens = SEATS.map((seat) => render(Token, { seat }).container);
  for (const tell of [pattern, (one: Element) => one.textContent, (one: Element) => one.querySelector("svg")?.getAttribute("class")]) {
    expect(new Set(tokens.map(tell)).size).toBe(SEATS.length);
  }
});

test.each(SEATS)("seat %i has the same pattern, colour and letter on a board as beside it", (seat) => {
  const token = render(Token, { seat }).container;
  const piece = render(Piece, { seat, count: 3 }).container;
  expect(pattern(piece)).toBe(pattern(token));
  expect(pattern(piece)).not.toBe("");
  expect(piece.querySelector(`.${colour(seat)} .letter`)?.textContent).toBe(token.textContent?.trim());
});
