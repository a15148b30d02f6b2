/** What a hint proposes, as the table can show it. */
import { one } from "../../games.svelte";
import { deedsOf, type Scene } from "../scene";
import { continents, diceOf } from "./cards";

export interface Advice {
  /** The card that it is about, by its number; less than nothing for none. */
  readonly card: number;
  /** The line to fill, from none on; less than nothing for none. */
  readonly line: number;
  /** The dice to lay, or the one to set aside. */
  readonly dice: readonly string[];
}

const NONE: Advice = { card: -1, line: -1, dice: [] };

/** Find the card, the line and the dice that a command is about. */
export function advised(scene: Scene, move: string): Advice {
  const { verb, words } = deedsOf(move)[0] ?? { verb: "", words: [] };
  switch (verb) {
    case "fill":
      return filled(scene, words);
    case "aside":
      return { ...NONE, dice: words.map(faceOf) };
    case "continue":
      return { ...NONE, card: one(scene.view, "card") };
    default:
      return NONE;
  }
}

function filled(scene: Scene, words: readonly string[]): Advice {
  const country = continents(scene).flatMap((continent) => continent.countries).find(({ slug }) => slug === words[0]);
  if (!country) return NONE;
  const dice = diceOf({ verb: "fill", words: [...words], least: 0, most: 0 }, country);
  return { card: country.number, line: Number(words[1]) - 1, dice };
}

/** The face that a word names; soldiers go by their number. */
export function faceOf(word: string): string {
  return /^\d+$/.test(word) ? `soldiers-${word}` : word;
}
