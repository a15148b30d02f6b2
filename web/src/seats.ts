/** How seats are told apart: by colour, pattern and letter, in the order of the booklets. */
import type { TableCard } from "./types";
import { t } from "./words/words.svelte";

export const COLOURS = ["yellow", "red", "blue", "black", "violet", "green"] as const;

/** The letter of a seat. */
export function letter(seat: number): string {
  return String.fromCharCode(65 + seat);
}

/** The class that gives what belongs to a seat its colour. */
export function colour(seat: number): string {
  return seat >= 0 ? `seat-${COLOURS[seat % COLOURS.length]}` : "seat-nobody";
}

/** What a seat is called: its person's name, its bot's level, or its letter. */
export function nameOf(card: TableCard, seat: number): string {
  const found = card.seats[seat];
  if (found?.name) return found.name;
  if (found?.level) return t("bot-at", { level: level(found.level), letter: letter(seat) });
  return t("seat-letter", { letter: letter(seat) });
}

/** What a level of bots is called. */
export function level(slug: string): string {
  switch (slug) {
    case "random":
      return t("level-random");
    case "easy":
      return t("level-easy");
    case "normal":
      return t("level-normal");
    case "hard":
      return t("level-hard");
    case "master":
      return t("level-master");
    default:
      return slug;
  }
}
