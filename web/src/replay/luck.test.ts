import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";

import { scene } from "../rooms/world/scene.fixture";
import type { Fought, LuckSum, TableCard, WinCurve } from "../types";
import { speak } from "../words/words.svelte";
import Fights from "./Fights.svelte";
import Sums from "./Sums.svelte";
import WinChances from "./WinChances.svelte";

beforeAll(() => speak("en"));

const { card, game } = scene([], []);
const sum: LuckSum = {
  matter: "armies",
  strokes: 96,
  expected: 57.74,
  came: 48,
  luck: 9.74,
  deviation: 5.1,
  standard: 1.91,
  better: 0.035,
  worse: 0.98,
  verdict: "very-lucky",
};

test("luck is told in words, with what was expected and what came", () => {
  render(Sums, { card, luck: { chance: true, seats: [[sum], [{ ...sum, verdict: "usual" }]], fights: [] } });
  expect(screen.getAllByText("48, expected 57.7")).toHaveLength(2);
  expect(screen.getByText("very lucky")).toBeTruthy();
  expect(screen.getByText("It would have gone so well, or better, 3.5% of the time.")).toBeTruthy();
});

test("an unusual battle leads to its moment, one that comes often is left out", async () => {
  const seek = vi.fn();
  const fight = { first: 133, last: 143, side: 1, against: 0, where: ["alaska", "alberta"], chance: 0.4, throws: 6, conquered: true };
  const often: Fought = { fight: { ...fight, first: 7 }, attack: { ...sum, better: 0.167, verdict: "lucky" }, defence: null };
  const shown = render(Fights, { card, game, fights: [{ fight, attack: sum, defence: null }, often], seek });
  await userEvent.click(screen.getByRole("button"));
  expect(seek).toHaveBeenCalledWith(133);
  expect(screen.getByText(/The attacker lost 48, expected 57.7. Conquered./)).toBeTruthy();
  await shown.rerender({ fights: [often] });
  expect(screen.queryByRole("region")).toBeNull();
});

test("the curve has words beside it, and its turning points lead to their moments", async () => {
  const seek = vi.fn();
  const curve: WinCurve = {
    level: "normal",
    playouts: 200,
    points: [
      { number: 0, chances: [0.25, 0.75] },
      { number: 9, chances: [1, 0] },
    ],
    turning: [{ number: 9, seat: 0, before: 0.25, after: 1, words: "Anna conquers Alberta." }],
  };
  render(WinChances, { card, curve, seek });
  expect(screen.getByRole("img").getAttribute("aria-label")).toContain("from 25% to 100%");
  await userEvent.click(screen.getByRole("button", { name: /Anna conquers Alberta/ }));
  expect(seek).toHaveBeenCalledWith(9);
});

test("two players who share a hundred have no more than that, and nobody has all before the end", () => {
  const card = { seats: [{ name: "Anna" }, { name: "Bo" }] } as unknown as TableCard;
  const points = [[0.505, 0.495], [0.995, 0.005], [1, 0]].map((chances, number) => ({ number, chances }));
  const turning = [{ number: 1, seat: 1, before: 0.495, after: 0.005, words: "Anna conquers Alberta." }];
  render(WinChances, { card, curve: { level: "normal", playouts: 200, points, turning }, seek: vi.fn() });
  const rows = screen.getAllByRole("row", { hidden: true }).map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent));
  expect(rows).toEqual([[], ["51%", "49%"], ["> 99%", "< 1%"], ["100%", "0%"]]);
  expect(screen.getByRole("button").textContent).toContain("from 49% to < 1%");
});
