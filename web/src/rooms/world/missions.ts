/** How far a mission is, in words. */
import { nameOf } from "../../seats";
import { t } from "../../words/words.svelte";
import type { Scene } from "../scene";
import { tallied, type Aim } from "./position";

export interface Line {
  readonly label: string;
  readonly count: string;
  readonly done: boolean;
}

/** The mission that counts for a seat, which another may have become, and how far it is. */
export function standing(scene: Scene): { readonly mission: string; readonly lines: readonly Line[] } {
  const found = tallied(scene).missions[scene.seat ?? -1];
  return { mission: found?.mission ?? "", lines: (found?.steps ?? []).map((aim) => line(scene, aim)) };
}

function line(scene: Scene, aim: Aim): Line {
  const { prey, left = 0, have = 0, need = 0 } = aim;
  if (prey !== undefined) {
    return { label: t("world-mission-prey", { who: nameOf(scene.card, prey) }), count: String(left), done: left === 0 };
  }
  return { label: asked(scene, aim), count: `${String(have)} / ${String(need)}`, done: have >= need };
}

function asked(scene: Scene, { continent, armies, others }: Aim): string {
  if (continent) return scene.game.called("continents", continent);
  return others ? t("world-mission-others") : t("world-mission-territories", { least: armies ?? 1 });
}
