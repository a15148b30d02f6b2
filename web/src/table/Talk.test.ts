import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";

import { scene } from "../rooms/africa/scene.fixture";
import type { Said } from "../types";
import { speak } from "../words/words.svelte";
import Talk from "./Talk.svelte";

beforeAll(() => speak("en"));

function said(id: number, changes: Partial<Said>): Said {
  return { kind: "said", id, name: "Bo", seat: 1, text: "", made: 0, to: null, proposal: null, answers: null, number: 5, ...changes };
}

function talk(lines: Said[], until: number | null) {
  const tell = vi.fn();
  const now = scene();
  render(Talk, { card: now.card, seat: 0, said: lines, scene: now, until, ready: [false, true], since: 5, tell });
  return tell;
}

const proposal = { kind: "propose", proposal: "alliance", to: 0, about: null } as const;
const asked = said(41, { text: "Germany to France: alliance this turn?", to: 0, proposal });

test("a proposal of this turn is answered by one button", async () => {
  const tell = talk([asked, said(3, { ...asked, id: 3, number: 2 })], 9e9);
  await userEvent.click(screen.getByRole("button", { name: "Agree" }));
  expect(tell).toHaveBeenCalledWith({ kind: "answer", id: 41, yes: true });
});

test("what was answered is told with its answer, and asked no more", () => {
  talk([asked, said(42, { seat: 0, to: 1, text: "yes", answers: 41 })], 9e9);
  expect(screen.queryByRole("button", { name: "Agree" })).toBeNull();
  expect(screen.getByText("agreed")).toBeTruthy();
});

test("a proposal is made to a power, about a territory", async () => {
  const tell = talk([], 9e9);
  await userEvent.click(screen.getByRole("button", { name: "Propose something" }));
  await userEvent.selectOptions(screen.getByLabelText("Proposal"), "leave");
  await userEvent.selectOptions(screen.getByLabelText("Which territory?"), "maroc");
  await userEvent.click(screen.getByRole("button", { name: "Propose" }));
  expect(tell).toHaveBeenCalledWith({ kind: "propose", proposal: "leave", to: 1, about: 1 });
});

test("without time to talk one speaks to all, and proposes nothing", async () => {
  const tell = talk([], null);
  expect(screen.queryByRole("button", { name: "Propose something" })).toBeNull();
  await userEvent.type(screen.getByLabelText("Say something"), "Hello{Enter}");
  expect(tell).toHaveBeenCalledWith({ kind: "say", text: "Hello", to: null });
});

test("what was said to me alone is called so", () => {
  talk([said(7, { text: "Leave me Algiers.", to: 0 }), said(8, { seat: 0, to: 1, text: "No." })], 9e9);
  expect(screen.getByText("to you alone")).toBeTruthy();
  expect(screen.getByText(/^to .* alone$/, { selector: "p:last-of-type em" }).textContent).not.toBe("to you alone");
});
