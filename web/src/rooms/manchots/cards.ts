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

/** Where a card may go, and the sign for it. */
export const SIGNS: Readonly<Record<string, string>> = { left: "⇠", right: "⇢", land: "⇡" };

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

/** What the server reckons of a scene. */
interface Tally {
  /** Those who have cards, as they sit around the table: two players have virtual neighbours. */
  readonly owners: readonly number[];
  /** Who sits on the left and on the right of each. */
  readonly beside: readonly (readonly number[])[];
  /** What kamikazes destroyed: owner, round, place. */
  readonly destroyed: readonly (readonly number[])[];
  /** What each has laid in each zone, added up. */
  readonly sums: readonly (readonly number[])[];
  /** Who has the majority of each zone, several if they are level; and who had before the last landing. */
  readonly leaders: readonly (readonly number[])[];
  readonly leaders_before: readonly (readonly number[])[];
  /** The powers that bind each in this round. */
  readonly powers: readonly (readonly string[])[];
  /** What each hand that is seen would count in each zone. */
  readonly shares: readonly (readonly { readonly reason: Reason; readonly points: number }[])[];
}

const EMPTY: Tally = { owners: [], beside: [], destroyed: [], sums: [], leaders: [], leaders_before: [], powers: [], shares: [] };

export function tallied({ tally }: Scene): Tally {
  return { ...EMPTY, ...tally };
}

/** Who sits on a side of somebody. */
export function beside(scene: Scene, owner: number, side: number): number {
  return tallied(scene).beside[owner]?.[side] ?? owner;
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

/** All that was landed in a round, as they sit, also what was destroyed. */
export function landing(scene: Scene, round: number): Landed[] {
  const { owners, destroyed } = tallied(scene);
  const gone = new Set(destroyed.map((place) => place.join()));
  return owners.flatMap((owner) =>
    inRound(scene.view, "landed", owner, round).flatMap((kind, place) => {
      const card = cardOf(scene.game, kind);
      return card ? [{ card, owner, round, destroyed: gone.has([owner, round, place].join()) }] : [];
    }),
  );
}

/** All that was landed until now. */
export function landings(scene: Scene): Landed[] {
  const rounds = Number(scene.game.description.facts["rounds"]);
  return Array.from({ length: rounds }, (_, round) => landing(scene, round)).flat();
}

export type Reason = "all" | "lowest" | "nothing" | "empty";

export interface Share {
  readonly zone: string;
  readonly kept: readonly Card[];
  readonly laid: number;
  readonly reason: Reason;
  readonly points: number;
}

/** The count of somebody's hand, zone by zone: all cards kept, the lowest, or none. */
export function count(scene: Scene, owner: number): Share[] {
  const { game, view } = scene;
  const { sums, shares } = tallied(scene);
  const kept = [...hand(game, view, owner), ...cardsIn(game, grid(view, "stock")[owner] ?? [])];
  return game.list("zones").map(({ slug: zone }, number) => {
    const mine = kept.filter((card) => card.zone === zone).sort((first, second) => first.value - second.value);
    const share = shares[owner]?.[number] ?? { reason: "empty", points: 0 };
    return { zone, kept: mine, laid: sums[owner]?.[number] ?? 0, ...share };
  });
}

/** Who has not chosen yet. */
export function choosing(view: View): number[] {
  return row(view, "waiting").flatMap((waits, owner) => (waits === 1 ? [owner] : []));
}
