import { beforeAll, expect, test, vi } from "vitest";

import { BoardWindow } from "./window.svelte";

beforeAll(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});

/** A window of a phone onto a board, brought nearer than all of it. */
function phone(): BoardWindow {
  const window = new BoardWindow(1800, 1010, 0);
  window.resize(390, 500);
  window.zoom(2);
  return window;
}

function inside(window: BoardWindow, x: number, y: number): boolean {
  const { seen } = window;
  return x > seen.x && x < seen.x + seen.width && y > seen.y && y < seen.y + seen.height;
}

test("what is brought into sight is inside the window, and what is there already moves nothing", () => {
  const window = phone();
  window.bring([1500, 700], [1450, 620]);
  expect(inside(window, 1500, 700) && inside(window, 1450, 620)).toBe(true);
  const { x, y } = window;
  window.bring([1500, 700]);
  expect([window.x, window.y]).toEqual([x, y]);
});

test("where a window goes, it says what part of the height is seen then", () => {
  const window = phone();
  const { y, height } = window.bring([1500, 900]);
  expect([y, height]).toEqual([window.seen.y, window.seen.height]);
  expect(y + height).toBeGreaterThan(900);
});

test("of places that are too far apart the last is seen", () => {
  const window = phone();
  window.bring([100, 100], [1700, 900]);
  expect(inside(window, 100, 100)).toBe(false);
  expect(inside(window, 1700, 900)).toBe(true);
});

test("a place of the overview is the middle of the window, within the board", () => {
  const window = phone();
  window.centre(900, 500);
  const { seen } = window;
  expect([seen.x + seen.width / 2, seen.y + seen.height / 2].map(Math.round)).toEqual([900, 500]);
  window.centre(0, 0);
  expect([window.x, window.y]).toEqual([0, 0]);
});

test("a board that nobody has moved comes nearer when there is more room", () => {
  const window = new BoardWindow(1800, 1010, 0);
  window.resize(390, 215);
  expect(window.share).toBeGreaterThan(0.9);
  window.resize(390, 500);
  expect(window.seen.height).toBeLessThanOrEqual(1010);
});

test("a board that filled the window fills it still when panels go", () => {
  const window = new BoardWindow(1800, 1010, 0);
  window.resize(390, 400);
  window.centre(900, 500);
  window.resize(390, 460);
  expect(window.seen.height).toBeLessThanOrEqual(1010);
  expect(Math.round(window.x + window.seen.width / 2)).toBe(900);
});

test("the frame of a board fills the window, however nearer one goes", () => {
  const window = new BoardWindow(1800, 1010, 0);
  for (const [width, height] of [[1100, 840], [1600, 700], [1800, 1010]] as const) {
    window.resize(width, height);
    const { framed, seen } = window;
    expect(Object.values(framed).map(Math.round)).toEqual(Object.values(seen).map(Math.round));
    window.zoom(2);
    expect(window.framed).toEqual(framed);
    window.home();
  }
});

test("where names must be written the board begins no smaller, and one press shows all of it", () => {
  const window = new BoardWindow(1800, 1010, 0.55);
  window.resize(390, 480);
  expect(window.scale).toBe(0.55);
  window.turn();
  expect(window.whole).toBe(true);
  expect(window.share).toBe(1);
  window.turn();
  expect(window.scale).toBe(0.55);
});

test("a board of which all was seen is seen whole when panels come", () => {
  const window = new BoardWindow(1800, 1010, 0);
  window.resize(1080, 620);
  window.bring([900, 500]);
  expect(window.whole).toBe(true);
  window.resize(1080, 480);
  expect(window.whole).toBe(true);
  window.zoom(1.5);
  window.resize(1080, 400);
  expect(window.whole).toBe(false);
});
