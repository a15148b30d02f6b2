import { expect, test } from "vitest";

import { happenings } from "./happenings";
import { scene } from "./scene.fixture";

test("a throw shows the dice from the best down, and what it cost each side", () => {
  const before = scene([0, 1, 1], [5, 3, 1], { source: 0, target: 1, phase: 1 });
  const [fight] = happenings(before, scene([0, 1, 1], [4, 2, 1], {}, [{ faces: [[[2, 6, 3], [1, 5]]] }]));
  expect(fight).toMatchObject({ kind: "fight", from: "brazil", to: "peru", attack: [6, 3, 2], defence: [5, 1], lost: [1, 1], fallen: false });
});

test("an occupation is a march, and may complete a continent", () => {
  const before = scene([0, 1, 1], [5, 0, 1], { source: 0, target: 1 });
  const after = { ...scene([0, 0, 1], [2, 3, 1], {}, [{}]), tally: { holders: [0, -1] } };
  const told = happenings(before, after);
  expect(told).toMatchObject([
    { kind: "march", from: "brazil", to: "peru", count: 3, seat: 0 },
    { kind: "whole", continent: "south-america", seat: 0 },
  ]);
});

test("who has lost his last territory is out", () => {
  const before = scene([0, 0, 1], [5, 1, 0], { source: 0, target: 2 });
  expect(happenings(before, scene([0, 0, 0], [2, 1, 3], {}, [{}]))).toContainEqual(expect.objectContaining({ kind: "out", seat: 1 }));
});

test("who takes somebody's last territory has his cards", () => {
  const turn = { source: 0, target: 2, round_number: 7, order: [0, 1, 2], place: 0 };
  const before = scene([0, 0, 1], [5, 1, 0], { ...turn, held: [3, 4, 0] });
  const after = scene([0, 0, 0], [2, 1, 3], { ...turn, held: [7, 0, 0] }, [{}]);
  expect(happenings(before, after)).toContainEqual(expect.objectContaining({ kind: "out", seat: 1, by: 0, cards: 4 }));
});

test("who has won is told before who is out", () => {
  const before = scene([0, 0, 1], [5, 1, 0], { source: 0, target: 2 });
  const after = { ...scene([0, 0, 0], [2, 1, 3], {}, [{}]), ending: "conquest", winners: [0], tally: { holders: [0, 0] } };
  const news = happenings(before, after).filter((one) => one.kind !== "march");
  expect(news).toMatchObject([{ kind: "won", seat: 0 }, { kind: "out", seat: 1 }]);
});

test("armies that were hidden until now did not arrive", () => {
  const before = scene([0, 1, 1], [5, -2, -2]);
  expect(happenings(before, scene([0, 1, 1], [5, 7, 9], {}, [{}]))).toEqual([]);
});

test("both are told when the ally is led, and by whom", () => {
  const turn = { mode: 1, round_number: 2, order: [1, 0], place: 0 };
  const told = happenings(scene([0, 1, 2], [3, 3, 3], { ...turn, window: 1 }), scene([0, 1, 2], [3, 3, 3], { ...turn, window: 2 }, [{}]));
  expect(told).toEqual([expect.objectContaining({ kind: "led", seat: 0, against: 1 })]);
  const later = happenings(scene([0, 1, 2], [3, 3, 3], { ...turn, window: 2 }), scene([0, 1, 2], [3, 3, 3], { ...turn, window: 2 }, [{}]));
  expect(later).toEqual([]);
});
