/** What a command of Manchots Barjots does, in words. */
import { t } from "../../words/words.svelte";
import type { Scene } from "../scene";
import { beside, label, SIDES } from "./cards";

/** Say what a command does; nothing for one that is not known. */
export function deed(scene: Scene, verb: string, words: readonly string[]): string {
  const [first = "", second = ""] = words.map((word) => scene.game.called("cards", word));
  switch (verb) {
    case "give": {
      const [one, other] = SIDES.map((side) => label(scene, beside(scene, scene.seat ?? 0, side)));
      return t("manchots-do-give", { first, one: one ?? "", second, other: other ?? "" });
    }
    case "land":
      return t("manchots-do-land", { cards: [first, second].filter(Boolean).join(" + ") });
    default:
      return "";
  }
}
