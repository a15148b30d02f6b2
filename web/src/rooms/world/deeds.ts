/** What a command of the world games does, in words. */
import { t } from "../../words/words.svelte";
import type { Scene } from "../scene";
import { Position } from "./position";

/** Say what a command does; nothing for one that is not known. */
export function deed(scene: Scene, verb: string, words: readonly string[]): string {
  const { game } = scene;
  const [from = "", to = ""] = words.map((word) => game.called("territories", word));
  const count = Number(words.at(-1));
  switch (verb) {
    case "place":
      return t("world-do-place", { count, territory: from });
    case "trade":
      return t("world-do-trade", { cards: words.map((word) => game.named(word)).join(", ") });
    case "attack":
      return t("world-do-attack", { from, to, count });
    case "defend":
      return t("world-defend-with", { count });
    case "occupy":
    case "bring":
      return Number.isNaN(count) ? t("world-do-go-all") : t("world-do-go", { count });
    case "move":
      return Number.isNaN(count) ? t("world-do-move-some", { from, to }) : t("world-do-move", { from, to, count });
    case "done":
      return end(new Position(scene));
    default:
      return "";
  }
}

/** What comes to its end with a step. */
export function end(position: Position): string {
  if (position.phase === "move") return t("world-end-turn");
  return position.allied ? t("world-end-ally") : t("world-end-fights");
}
