/** How seats are told apart: by colour, pattern and letter, in the order of the booklets. */
import type { State, TableCard } from "./types";
import { t } from "./words/words.svelte";

export const COLOURS = ["yellow", "red", "blue", "black", "violet", "green"] as const;

/** The letter of a seat. */
export function letter(seat: number): string {
  return String.fromCharCode(65 + seat);
}

/** Whether a number is that of a side: a seat, or who plays along and sits nowhere; chance is none. */
export function isSide(seat: number): boolean {
  return seat >= 0 && seat < COLOURS.length;
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
  if (!found) return beyond(card, seat);
  return t("seat-letter", { letter: letter(seat) });
}

/** Who plays along and sits nowhere: a virtual neighbour, or the third force of two players. */
function beyond(card: TableCard, seat: number): string {
  if (card.game === "manchots") return t("manchots-virtual", { number: seat - card.seats.length + 1 });
  return t("world-ally", { letter: letter(seat) });
}

/** How a match has ended, for somebody in a seat or looking on. */
export function headline(card: TableCard, { winners }: State, seat: number | null): string {
  if (winners.length === 1 && winners[0] === seat) return t("won-you");
  if (winners.length) return t("won", { who: winners.map((one) => nameOf(card, one)).join(", "), count: winners.length });
  return t("won-nobody");
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
