/** What a landing comes to, step by step and with its reason. */
import { one } from "../../games.svelte";
import { t } from "../../words/words.svelte";
import type { Scene } from "../scene";
import { label, landing, tallied, type Landed } from "./cards";

export interface Step {
  readonly text: string;
  /** What becomes visible with it: a card that is turned up, or what is destroyed. */
  readonly shows?: Landed;
  readonly strikes?: boolean;
}

/** The steps of the landing of a round, counted from nothing. */
export function steps(scene: Scene, round: number): Step[] {
  const landed = landing(scene, round);
  const turned = landed.map((one) => ({
    text: t("manchots-step-lands", { who: label(scene, one.owner), card: one.card.name }),
    shows: one,
  }));
  if (!isComplete(scene, round)) return [...turned, { text: t("manchots-step-late") }];
  return [...turned, ...struck(scene, landed), ...ahead(scene, landed, round), ...changes(scene)];
}

/** Whether everybody has landed in a round. */
export function isComplete(scene: Scene, round: number): boolean {
  return one(scene.view, "round_number") - 1 > round || scene.ending !== "running";
}

function struck(scene: Scene, landed: readonly Landed[]): Step[] {
  const bomber = landed.find(({ card }) => card.effect === "kamikaze");
  if (!bomber) return [];
  const value = Number(scene.game.description.facts["destroyed_from"]);
  const gone = landed.filter((one) => one.destroyed).map(({ card, owner }) => `${card.name} (${label(scene, owner)})`);
  const who = label(scene, bomber.owner);
  const text = gone.length
    ? t("manchots-step-strikes", { who, value, cards: gone.join(", ") })
    : t("manchots-step-spares", { who, value });
  return [{ text, strikes: true }];
}

/** Powers that work in the round after. */
function ahead(scene: Scene, landed: readonly Landed[], round: number): Step[] {
  if (round + 1 >= Number(scene.game.description.facts["rounds"])) return [];
  return landed.flatMap(({ card, owner }) => {
    const who = label(scene, owner);
    if (card.effect === "ninja-twins") return [{ text: t("manchots-step-twins", { who }) }];
    return card.effect === "lookout" ? [{ text: t("manchots-step-lookout", { who }) }] : [];
  });
}

/** Majorities that have changed hands. */
function changes(scene: Scene): Step[] {
  const { sums, leaders, leaders_before } = tallied(scene);
  return scene.game.list("zones").flatMap((_, number) => {
    const [old, now] = [leaders_before[number] ?? [], leaders[number] ?? []];
    const [first] = now;
    if (first === undefined || old.join() === now.join()) return [];
    const details = {
      zone: scene.game.called("zones", number),
      who: now.map((owner) => label(scene, owner)).join(", "),
      sum: sums[first]?.[number] ?? 0,
      count: now.length,
    };
    return [{ text: t("manchots-step-majority", details) }];
  });
}
