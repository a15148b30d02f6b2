/** The penguin cards: what is printed on them, who sits where, and what lies before whom. */
import { grid, one, row, type Game } from "../../games.svelte";
import { nameOf } from "../../seats";
import type { Cells, View } from "../../types";
import { t } from "../../words/words.svelte";
import type { Scene } from "../scene";

export interface Card {
  readonly slug: string;
  readonly name: string;
  readonly zone: string;
  readonly value: number;
  /** Its power, if it has one. */
  readonly effect: string;
}

/** A card that was landed. */
export interface Landed {
  readonly card: Card;
  readonly owner: number;
  /** Counted from nothing. */
  readonly round: number;
  readonly destroyed: boolean;
}

/** On a side: left, then right. */
export const SIDES = [0, 1] as const;

/** A card by its number; nothing where there is none, or where it is hidden. */
export function cardOf(game: Game, kind: number | undefined): Card | null {
  const named = kind === undefined ? undefined : game.list("cards")[kind];
  if (!named) return null;
  const { zone, value, effect = "" } = named.facts ?? {};
  return { slug: named.slug, name: game.called("cards", named.slug), zone: String(zone), value: Number(value), effect: String(effect) };
}

/** The cards of a row of counts, zone by zone; none where they are hidden. */
export function cardsIn(game: Game, counts: readonly number[]): Card[] {
  return counts.flatMap((count, kind) => {
    const card = cardOf(game, kind);
    return card && count > 0 ? Array<Card>(count).fill(card) : [];
  });
}

/** The cards of a hand, or of a virtual player's pile. */
export function hand(game: Game, view: View, owner: number): Card[] {
  return cardsIn(game, grid(view, "hand")[owner] ?? []);
}

/** Those who have cards, as they sit around the table: two players have virtual neighbours. */
export function owners(view: View): number[] {
  const seats = one(view, "seats");
  return seats === 2 ? [0, 2, 1, 3] : Array.from({ length: seats }, (_, seat) => seat);
}

/** Who sits on a side of somebody: the next around the table is on the left. */
export function beside(view: View, owner: number, side: number): number {
  const around = owners(view);
  const place = around.indexOf(owner) + (side === 0 ? 1 : around.length - 1);
  return around[place % around.length] ?? owner;
}

/** What somebody is called, the virtual players among them. */
export function label(scene: Scene, owner: number): string {
  const seats = one(scene.view, "seats");
  return owner < seats ? nameOf(scene.card, owner) : t("manchots-virtual", { number: owner - seats + 1 });
}

/** What a field holds for somebody in a round, counted from nothing. */
export function inRound(view: View, field: "gave" | "got" | "landed", owner: number, round: number): readonly number[] {
  const found = ((view[field] as readonly Cells[] | undefined)?.[owner] as readonly Cells[] | undefined)?.[round];
  return (found as readonly number[] | undefined) ?? [];
}

/** All that was landed in a round, as they sit; from a fixed value on a kamikaze destroys it. */
export function landing(game: Game, view: View, round: number): Landed[] {
  const from = Number(game.description.facts["destroyed_from"]);
  const found = owners(view).flatMap((owner) =>
    inRound(view, "landed", owner, round).flatMap((kind) => {
      const card = cardOf(game, kind);
      return card ? [{ card, owner, round }] : [];
    }),
  );
  const struck = found.some(({ card }) => card.effect === "kamikaze");
  return found.map((one) => ({ ...one, destroyed: struck && one.card.value >= from }));
}

/** All that was landed until now. */
export function landings(game: Game, view: View): Landed[] {
  const rounds = Number(game.description.facts["rounds"]);
  return Array.from({ length: rounds }, (_, round) => landing(game, view, round)).flat();
}

/** What somebody has laid in a zone, added up. */
export function sum(landed: readonly Landed[], owner: number, zone: string): number {
  return landed
    .filter((one) => one.owner === owner && one.card.zone === zone && !one.destroyed)
    .reduce((total, { card }) => total + card.value, 0);
}

/** Who has the majority of a zone; several if they are level. */
export function leaders(landed: readonly Landed[], zone: string): number[] {
  const all = [...new Set(landed.map(({ owner }) => owner))];
  const best = Math.max(0, ...all.map((owner) => sum(landed, owner, zone)));
  return best ? all.filter((owner) => sum(landed, owner, zone) === best) : [];
}

/** What the cards that somebody landed in the round before do to him in this one. */
export function powers(game: Game, view: View, owner: number): string[] {
  const before = landing(game, view, one(view, "round_number") - 2).filter((one) => one.owner === owner);
  return [...new Set(before.map(({ card }) => card.effect))].filter((effect) => effect && effect !== "kamikaze");
}

export type Reason = "all" | "lowest" | "nothing" | "empty";

export interface Share {
  readonly zone: string;
  readonly kept: readonly Card[];
  readonly laid: number;
  readonly reason: Reason;
  readonly points: number;
}

/** The last count of somebody, zone by zone: all cards kept, the lowest, or none. */
export function count(game: Game, view: View, owner: number): Share[] {
  const landed = landings(game, view);
  const kept = [...hand(game, view, owner), ...cardsIn(game, grid(view, "stock")[owner] ?? [])];
  return game.list("zones").map(({ slug: zone }) => {
    const mine = kept.filter((card) => card.zone === zone).sort((first, second) => first.value - second.value);
    const laid = sum(landed, owner, zone);
    const reason = why(mine, laid, leaders(landed, zone).includes(owner));
    const scoring = reason === "all" ? mine : reason === "lowest" ? mine.slice(0, 1) : [];
    return { zone, kept: mine, laid, reason, points: scoring.reduce((total, card) => total + card.value, 0) };
  });
}

function why(kept: readonly Card[], laid: number, leads: boolean): Reason {
  if (!kept.length) return "empty";
  if (!laid) return "nothing";
  return leads ? "all" : "lowest";
}

/** Who has not chosen yet. */
export function choosing(view: View): number[] {
  return row(view, "waiting").flatMap((waits, owner) => (waits === 1 ? [owner] : []));
}
