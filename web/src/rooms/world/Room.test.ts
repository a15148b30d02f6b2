import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";

import { speak } from "../../words/words.svelte";
import Room from "./Room.svelte";
import { choice, hands, scene, tiny } from "./scene.fixture";

vi.mock("../../board/sheet", async (original) => ({ ...(await original<object>()), sheet: () => Promise.resolve(tiny) }));

beforeAll(async () => {
  vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  await speak("en");
});


test("secret armies are laid out on the board and handed in whole", async () => {
  const own = hands();
  const places = [choice("place", ["brazil"], 1, 3), choice("place", ["peru"], 1, 3)];
  render(Room, { scene: scene([0, 0, 1], [1, 1, -2], { phase: 2, placement: 0, reserve: [3, -2, -2] }, [], places), hands: own });
  await userEvent.click(await screen.findByRole("button", { name: /^brazil,/ }));
  expect(screen.getByRole("button", { name: "Hand in" })).toHaveProperty("disabled", true);
  await userEvent.click(screen.getByRole("button", { name: "Spread evenly" }));
  await userEvent.click(screen.getByRole("button", { name: "Hand in" }));
  expect(own.play).toHaveBeenCalledExactlyOnceWith("place brazil 2; place peru 1");
  expect(screen.getByRole("button", { name: /^congo,.*armies: \?/ })).toBeTruthy();
});

test("an attack is picked from and to, and thrown with the dice that are chosen", async () => {
  const own = hands();
  const attacks = [choice("attack", ["brazil", "peru"], 1, 3), choice("done", [], 0, 0)];
  render(Room, { scene: scene([0, 1, 1], [5, 2, 1], { reserve: [0, 0, 0] }, [], attacks), hands: own });
  await userEvent.click(await screen.findByRole("button", { name: /^brazil,/ }));
  await userEvent.click(screen.getByRole("button", { name: /^peru,/ }));
  await userEvent.click(screen.getByRole("radio", { name: "2 dice" }));
  await userEvent.click(screen.getByRole("button", { name: "Roll" }));
  expect(own.play).toHaveBeenCalledExactlyOnceWith("attack brazil peru 2");
});

test("what a hint proposes is shown on the board, but not where cards are from", async () => {
  const advice = "trade congo brazil peru; place brazil 2; attack brazil peru 3";
  const attacks = [choice("attack", ["brazil", "peru"], 1, 3), choice("done", [], 0, 0)];
  const shown = render(Room, { scene: scene([0, 1, 1], [5, 2, 1], {}, [], attacks), hands: { ...hands(), advice } });
  await screen.findByRole("button", { name: /^brazil,/ });
  const named = [...shown.container.querySelectorAll(".advised")].map((found) => found.getAttribute("data-territory"));
  expect(named).toEqual(["brazil", "peru"]);
  expect(shown.container.querySelector(".way.attack")).toBeTruthy();
  await shown.rerender({ hands: hands() });
  expect(shown.container.querySelector(".advised, .way")).toBeNull();
});

test("dice and news make way for what a hint shows on the board", async () => {
  const shown = render(Room, { scene: scene([2, 1, 0], [5, 3, 4], { source: 0, target: 1 }), hands: hands() });
  const lying = () => shown.container.querySelectorAll(".map .sheet.seen, .map .news > *").length;
  await screen.findByRole("button", { name: /^brazil,/ });
  const attacks = [choice("attack", ["congo", "brazil"], 1, 3), choice("done", [], 0, 0)];
  await shown.rerender({ scene: scene([2, 2, 0], [4, 3, 4], {}, [{ faces: [[[2], [5]]] }], attacks) });
  expect(lying()).toBe(2);
  await shown.rerender({ hands: { ...hands(), advice: "attack congo brazil 3" } });
  await waitFor(() => expect(lying()).toBe(0));
});

test("who presses a territory that cannot be picked is told why", async () => {
  const own = hands();
  const attacks = [choice("attack", ["brazil", "congo"], 1, 3), choice("done", [], 0, 0)];
  render(Room, { scene: scene([0, 0, 1], [5, 3, 1], { reserve: [0, 0, 0] }, [], attacks), hands: own });
  await userEvent.click(await screen.findByRole("button", { name: /^peru,/ }));
  expect(own.say).toHaveBeenLastCalledWith("peru has no neighbour to attack.");
  await userEvent.click(screen.getByRole("button", { name: /^congo,/ }));
  expect(own.why).toHaveBeenLastCalledWith("attack congo brazil");
  await userEvent.click(screen.getByRole("button", { name: /^brazil,/ }));
  expect(own.why).toHaveBeenCalledOnce();
});

test("a press that stands for a move or a placement asks about just that", async () => {
  const own = hands();
  const moves = [choice("move", ["brazil", "peru"], 1, 4), choice("done", [], 0, 0)];
  const shown = render(Room, { scene: scene([0, 0, 1], [5, 1, 1], { phase: 3 }, [], moves), hands: own });
  await userEvent.click(await screen.findByRole("button", { name: /^peru,/ }));
  expect(own.why).toHaveBeenLastCalledWith("move peru brazil 1");
  await userEvent.click(screen.getByRole("button", { name: /^brazil,/ }));
  await userEvent.click(screen.getByRole("button", { name: /^congo,/ }));
  expect(own.why).toHaveBeenLastCalledWith("move brazil congo 1");
  await shown.rerender({ scene: scene([0, 0, 1], [5, 1, 1], { reserve: [3, 0, 0] }, [{}], [choice("place", ["brazil"], 1, 3)]) });
  await userEvent.click(screen.getByRole("button", { name: /^congo,/ }));
  expect(own.why).toHaveBeenLastCalledWith("place congo 1");
});

test("no more dice are chosen than may be thrown", async () => {
  const attacks = (most: number) => [choice("attack", ["brazil", "peru"], 1, most)];
  const shown = render(Room, { scene: scene([0, 1, 1], [5, 2, 1], {}, [], attacks(3)), hands: hands() });
  await userEvent.click(await screen.findByRole("button", { name: /^brazil,/ }));
  await userEvent.click(screen.getByRole("button", { name: /^peru,/ }));
  await shown.rerender({ scene: scene([0, 1, 1], [2, 2, 1], {}, [{}], attacks(1)) });
  expect(screen.getByRole("radio", { name: "One die" }).getAttribute("aria-checked")).toBe("true");
  expect(screen.getByRole("radio", { name: "2 dice" })).toHaveProperty("disabled", true);
});

test("targets stand beside the map with their exact chance, the likeliest first", async () => {
  const attacks = [choice("attack", ["brazil", "peru"], 1, 3), choice("attack", ["brazil", "congo"], 1, 3), choice("done", [], 0, 0)];
  const odds = [0.25, 0.8].map((win, place) => ({ verb: "attack", words: ["brazil", ["peru", "congo"][place] ?? ""], win, attackers: 0, defenders: 0, throws: [] }));
  render(Room, { scene: scene([0, 1, 2], [5, 2, 1], { reserve: [0, 0, 0] }, [], attacks), hands: { ...hands(), odds: () => Promise.resolve(odds) } });
  await userEvent.click(await screen.findByRole("button", { name: "brazil 5 armies" }));
  await screen.findByRole("button", { name: "peru 2 armies 25%" });
  const names = screen.getAllByRole("listitem").map((item) => item.textContent.replace(/\s+/g, " "));
  expect(names.findIndex((name) => name.includes("congo"))).toBeLessThan(names.findIndex((name) => name.includes("peru")));
  await userEvent.click(screen.getByRole("button", { name: "congo one army 80%" }));
  expect(screen.getByRole("region", { name: "Attack from brazil on congo" })).toBeTruthy();
});

test("the part of a turn is told: armies first, then fights", async () => {
  const turn = { round_number: 1, order: [0, 1, 2], place: 0 };
  const places = [choice("place", ["brazil"], 1, 3)];
  const shown = render(Room, { scene: scene([0, 1, 1], [5, 2, 1], { ...turn, reserve: [3, 0, 0] }, [], places), hands: hands() });
  const now = () => screen.getAllByRole("listitem").find((item) => item.getAttribute("aria-current") === "step")?.textContent;
  await screen.findByRole("list", { name: "Ada’s turn" });
  expect(now()).toBe("Armies");
  await shown.rerender({ scene: scene([0, 1, 1], [8, 2, 1], { ...turn, reserve: [0, 0, 0] }, [{}], [choice("done", [], 0, 0)]) });
  expect(now()).toBe("Fights");
});

test("what is not certain is not called so", async () => {
  const attacks = [choice("attack", ["brazil", "peru"], 1, 3), choice("done", [], 0, 0)];
  const odds = [{ verb: "attack", words: ["brazil", "peru"], win: 0.9999, attackers: 0, defenders: 0, throws: [] }];
  render(Room, { scene: scene([0, 1, 2], [15, 1, 1], { reserve: [0, 0, 0] }, [], attacks), hands: { ...hands(), odds: () => Promise.resolve(odds) } });
  await userEvent.click(await screen.findByRole("button", { name: "brazil 15 armies" }));
  expect(await screen.findByRole("button", { name: "peru one army > 99%" })).toBeTruthy();
});

test("where the fights end, nothing is picked for the moves yet", async () => {
  const attacks = [choice("attack", ["brazil", "congo"], 1, 3), choice("done", [], 0, 0)];
  const moves = [choice("move", ["brazil", "peru"], 1, 4), choice("move", ["peru", "brazil"], 1, 1), choice("done", [], 0, 0)];
  const shown = render(Room, { scene: scene([0, 0, 1], [5, 2, 1], { reserve: [0, 0, 0] }, [], attacks), hands: hands() });
  await userEvent.click(await screen.findByRole("button", { name: "brazil 5 armies" }));
  await shown.rerender({ scene: scene([0, 0, 1], [5, 2, 1], { phase: 3, reserve: [0, 0, 0] }, [{}], moves) });
  expect(screen.getByRole("button", { name: "brazil 5 armies" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "peru 2 armies" })).toBeTruthy();
});

test("at the beginning of a turn it is told what was lost since the last one", async () => {
  const turn = (place: number) => ({ round_number: 1, order: [0, 1, 2], place, reserve: [0, 0, 0] });
  const shown = render(Room, { scene: scene([0, 0, 0], [5, 2, 1], turn(0)), hands: hands() });
  await screen.findByRole("button", { name: /^brazil,/ });
  await shown.rerender({ scene: scene([0, 0, 0], [5, 2, 1], turn(1), [{}]) });
  await shown.rerender({ scene: scene([0, 1, 1], [5, 2, 1], turn(1), [{}]) });
  expect(screen.queryByText(/took from you/)).toBeNull();
  await shown.rerender({ scene: scene([0, 1, 1], [5, 2, 1], turn(0), [{}]) });
  expect(screen.getByText(/took from you: peru, congo\.$/)).toBeTruthy();
});
