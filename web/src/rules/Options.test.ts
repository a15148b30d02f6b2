/** The table of options: what may be agreed, what is usual, and the way to the rule. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";

import { Game } from "../games.svelte";
import type { Description } from "../types";
import { speak } from "../words/words.svelte";
import Options from "./Options.svelte";

const game = new Game({
  lists: { steal: [{ slug: "later", names: { en: "from the second round on" } }, { slug: "first", names: { en: "from the beginning" } }] },
  fields: [{ name: "steal_from", names: "steal" }],
  options: [
    { name: "steal_from", meaning: { en: "from when on cards are taken" }, rule: "X9", values: ["first", "later"], default: "first", highest: 0, seats: {} },
    { name: "horizon", meaning: { en: "the last round" }, rule: "horizon", values: [], default: "0", highest: 40, seats: {} },
  ],
} as unknown as Description);

beforeAll(() => speak("en"));

test("each option has its values, the usual one marked, and leads to its rule", async () => {
  const open = vi.fn();
  render(Options, { game, ids: new Set(["X9"]), open });
  const [, first, second] = screen.getAllByRole("row");
  expect(first?.textContent).toContain("from the beginning (usual)");
  expect(first?.textContent).not.toContain("from the second round on (usual)");
  expect(second?.textContent).toContain("up to 40");
  await fireEvent.click(screen.getByRole("button", { name: "X9" }));
  expect(open).toHaveBeenCalledExactlyOnceWith("X9");
});
