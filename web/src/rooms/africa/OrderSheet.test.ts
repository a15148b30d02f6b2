import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";

import { speak } from "../../words/words.svelte";
import { Africa } from "./africa";
import { lines, type Written } from "./orders";
import OrderSheet from "./OrderSheet.svelte";
import { questions, scene } from "./scene.fixture";

beforeAll(() => speak("en"));

function sheet(written: Written) {
  const [write, handIn] = [vi.fn(), vi.fn()];
  const now = scene();
  render(OrderSheet, { scene: now, africa: new Africa(now.game, now.view), lines: lines(questions), written, held: "", busy: false, hold: vi.fn(), write, handIn });
  return { write, handIn };
}

test("an empty sheet says what is missing and what that counts as, and can be handed in", async () => {
  const { handIn } = sheet({});
  expect(screen.getByText(/One presence has no order/)).toBeTruthy();
  expect(screen.getByText(/One power is told nothing: that counts as alliance/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Hand the sheet in" }));
  expect(handIn).toHaveBeenCalledOnce();
});

test("a line is written by its list, a declaration by its cannon", async () => {
  const { write } = sheet({});
  await userEvent.selectOptions(screen.getByLabelText("Order: alger"), "develop");
  await userEvent.click(screen.getByRole("button", { name: "war" }));
  expect(write.mock.calls).toEqual([
    ["alger", "develop"],
    ["germany", "war"],
  ]);
});

test("a whole sheet misses nothing", () => {
  sheet({ alger: "maroc", landing: "nothing", germany: "alliance" });
  expect(screen.getByText("Every line is written.")).toBeTruthy();
});
