/** What a command of Africa 1880 does, in words. */
import { t } from "../../words/words.svelte";
import type { Scene } from "../scene";
import { DEVELOP, LANDING, lines, NOTHING, restored } from "./orders";

/** Say what a command does; nothing for one that is not known. */
export function deed(scene: Scene, verb: string, words: readonly string[]): string {
  const [first = ""] = words;
  switch (verb) {
    case "take":
      return t("africa-do-take", { power: scene.game.called("powers", first) });
    case "start":
      return t("africa-do-start", { where: scene.game.called("territories", first) });
    case "sheet":
      return sheet(scene, words.join(" "));
    default:
      return "";
  }
}

/** A sheet, line by line; where nothing is done, nothing is said. */
function sheet({ game, questions }: Scene, text: string): string {
  const written = Object.entries(restored(lines(questions), text)).filter(([, value]) => value !== NOTHING);
  const said = written.map(([label, value]) => {
    const where = game.called("territories", label);
    if (label === LANDING) return t("africa-land-in", { where: game.called("territories", value) });
    if (game.number("powers", label) >= 0) return t("africa-do-declare", { power: game.called("powers", label), relation: game.named(value) });
    return value === DEVELOP ? t("africa-own-develops", { where }) : t("africa-own-explores", { where, to: game.called("territories", value) });
  });
  return said.join(" · ") || t("africa-do-nothing");
}
