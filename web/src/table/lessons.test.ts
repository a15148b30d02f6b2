import { expect, test } from "vitest";

import { Game } from "../games.svelte";
import type { Scene } from "../rooms/scene";
import type { Choice, Description, View } from "../types";
import { due, LESSONS, type Moment, type Subject } from "./lessons";

const PHASES = ["choose", "throw", "offer", "lots", "over"];
const named = (slug: string) => ({ slug, names: {} });
const description = { name: "express", lists: { phase_words: PHASES.map(named), cards: ["china", "russia"].map(named) } };
const game = new Game(description as unknown as Description);

const fill = (card: string): Choice => ({ verb: "fill", words: [card, "1"], least: 0, most: 0 });
const aside: Choice = { verb: "aside", words: ["cannon"], least: 0, most: 0 };

/** Who is taught what at seat A of Risk Express. */
function taught(view: View, choices: readonly Choice[], learned: readonly Subject[], ending = "running"): string | undefined {
  const scene = { game, seat: 0, view: { phase: 0, filled: 0, turn: 0, owner: [-1, -1], ...view }, choices, questions: [], ending };
  const moment: Moment = { scene: scene as unknown as Scene, mine: choices.length > 0, talking: false, learned: new Set(learned) };
  return due(LESSONS.express, moment)?.subject;
}

test("a first turn is taught step by step", () => {
  expect(taught({}, [fill("china"), aside], [])).toBe("express-welcome");
  expect(taught({}, [fill("china"), aside], ["express-welcome"])).toBe("express-choose");
  const known: Subject[] = ["express-welcome", "express-choose"];
  expect(taught({ filled: 1 }, [fill("china")], known)).toBe("express-siege");
  expect(taught({ turn: 1 }, [], known)).toBe("match-taught");
});

test("what is rare is taught when it comes", () => {
  const known: Subject[] = ["express-welcome", "express-choose", "express-siege", "match-taught"];
  expect(taught({}, [fill("china"), aside], known)).toBeUndefined();
  expect(taught({}, [aside], known)).toBe("express-aside");
  expect(taught({ owner: [1, -1] }, [fill("china"), aside], known)).toBe("express-steal");
  expect(taught({ owner: [0, -1] }, [fill("china"), aside], known)).toBeUndefined();
});

test("the end is told to whoever still listens", () => {
  expect(taught({ phase: 4 }, [], ["express-welcome"], "conquered")).toBe("match-over");
});
