/** What a command of Risk Express does, in words. */
import { one } from "../../games.svelte";
import { t } from "../../words/words.svelte";
import type { Scene } from "../scene";
import { faceOf } from "./advice";
import { continents, diceOf, said } from "./cards";

/** Say what a command does; nothing for one that is not known. */
export function deed(scene: Scene, verb: string, words: readonly string[]): string {
  switch (verb) {
    case "fill":
      return fill(scene, words);
    case "aside":
      return t("express-aside", { face: face(scene, words[0] ?? "") });
    case "continue":
      return t("express-continue", { card: scene.game.called("cards", one(scene.view, "card")) });
    case "afresh":
      return t("express-afresh");
    default:
      return "";
  }
}

/** The line by what it asks for, and the dice where several would do. */
function fill(scene: Scene, words: readonly string[]): string {
  const country = continents(scene).flatMap((continent) => continent.countries).find(({ slug }) => slug === words[0]);
  const line = country?.lines[Number(words[1]) - 1];
  if (!country || line === undefined) return "";
  const asked = { card: country.name, line: said(scene.game, line) };
  if (typeof line !== "number") return t("express-do-fill", asked);
  const dice = diceOf({ verb: "fill", words: [...words], least: 0, most: 0 }, country);
  return t("express-do-fill-with", { ...asked, dice: dice.map((one) => face(scene, one)).join(" + ") });
}

function face({ game }: Scene, word: string): string {
  return game.called("faces", faceOf(word));
}
