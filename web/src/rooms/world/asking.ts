/** What is asked of a person in a world game, and what everybody may know of a seat, in words. */
import { one } from "../../games.svelte";
import { letter, nameOf } from "../../seats";
import type { TableCard } from "../../types";
import { t } from "../../words/words.svelte";
import type { Scene } from "../scene";
import { Position } from "./position";

/** What is asked of the person, in one sentence. */
export function asked(scene: Scene): string {
  const position = new Position(scene);
  return position.allied ? askForAlly(position) : ask(position);
}

/** Two players lead a third force: what is asked for it. */
function askForAlly(position: Position): string {
  const count = position.reserve(position.side);
  if (position.step === "place") return t("world-ask-place-ally", { count });
  return position.may("attack").length ? t("world-ask-attack-ally") : t("world-ask-no-attack-ally");
}

function ask(position: Position): string {
  const { scene } = position;
  switch (position.step) {
    case "place":
      return place(position);
    case "trade":
      return t("world-ask-trade", { count: position.held(scene.seat ?? -1) });
    case "attack":
      return attack(position);
    case "defend":
      if (answered(scene)) return t("world-ask-answered", { territory: position.called(position.target) });
      return t("world-ask-defend", { territory: position.called(position.target), count: one(scene.view, "attack_dice") });
    case "occupy":
      return t("world-ask-occupy", { territory: position.called(position.target) });
    case "bring":
      return t("world-ask-bring", { territory: position.called(position.target) });
    case "move":
      return move(position);
    case "wait":
      return t("world-ask-wait");
  }
}

function place(position: Position): string {
  const count = position.reserve(position.side);
  return position.phase === "place" ? t("world-ask-place-first", { count }) : t("world-ask-place", { count });
}

function attack(position: Position): string {
  if (position.may("trade").length) return t("world-ask-attack-trade");
  return position.may("attack").length ? t("world-ask-attack") : t("world-ask-no-attack");
}

function move(position: Position): string {
  if (!position.may("move").length) return t("world-ask-no-move");
  return position.scene.game.name === "risk76" ? t("world-ask-move-once") : t("world-ask-move");
}

/** Whether an attack is to be answered, and is by itself. */
export function answered(scene: Scene): boolean {
  return new Position(scene).step === "defend" && (scene.card.seats[scene.seat ?? -1]?.standing ?? true);
}

/** A number for words that stand beside one that is hidden. */
const SEVERAL = 2;

/** What everybody may know of a seat. */
export function about(scene: Scene, seat: number): string {
  const position = new Position(scene);
  const territories = position.of(seat).length;
  if (!territories) return position.onTurn < 0 ? "" : t("world-out");
  const armies = position.strength(seat);
  const known = armies < 0 ? "?" : String(armies);
  const land = [t("world-territories", { count: territories }), t("world-armies", { count: armies < 0 ? SEVERAL : armies, known })];
  const cards = seat < one(scene.view, "seats") ? [t("world-cards", { count: position.held(seat) })] : [];
  return [...land, ...cards]
    .map(unbroken)
    .join(" · ");
}

/** The third force of two players, which sits nowhere. */
export function beside(scene: Scene): readonly number[] {
  return new Position(scene).mode === "ally" ? [one(scene.view, "seats")] : [];
}

/** Words that stay on one line, as a number does with what it counts. */
function unbroken(words: string): string {
  return words.replaceAll(" ", "\u00a0");
}

/** What a side is called: a seat's name, or the third force of two players. */
export function sideName(card: TableCard, side: number): string {
  return side >= card.seats.length ? t("world-ally", { letter: letter(side) }) : nameOf(card, side);
}
