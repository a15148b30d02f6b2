/** Cards in hand, and which of them may be exchanged together. */
import { grid, one, row } from "../../games.svelte";
import type { Tried } from "../../types";
import { text, texts, type Position } from "./position";
import { Position as At } from "./position";

export interface Held {
  readonly key: string;
  /** The slug that commands call it by. */
  readonly slug: string;
  readonly symbol: string;
  readonly territory: string;
  readonly continent: string;
  readonly name: string;
  /** Whether its owner holds the territory that it shows. */
  readonly held: boolean;
}

/** Some cards that may be laid down together. */
export interface Offer {
  readonly move: string;
  readonly symbols: readonly string[];
  readonly names: readonly string[];
}

/** What an exchange brings: armies to place, and armies that stand on the territories of its cards. */
export interface Worth {
  readonly armies: number;
  readonly placed: readonly { readonly territory: string; readonly count: number }[];
}

/** The cards of the seat from which the match is seen. */
export function cardsOf(position: Position): readonly Held[] {
  const { game, view, seat } = position.scene;
  const list = game.list("cards").length ? "cards" : "symbols";
  const counts = seat === null ? [] : (grid(view, "hand")[seat] ?? []);
  return counts.flatMap((count, number) =>
    Array.from({ length: Math.max(0, count) }, (_, copy) => held(position, list, number, copy)),
  );
}

function held(position: Position, list: "cards" | "symbols", number: number, copy: number): Held {
  const { game, seat } = position.scene;
  const card = game.list(list)[number];
  const slug = card?.slug ?? "";
  const territory = text(card?.facts?.["territory"]);
  return {
    key: `${slug}.${copy}`,
    slug,
    symbol: list === "symbols" ? slug : text(card?.facts?.["symbol"]) || "joker",
    territory,
    continent: territory && position.continent(territory),
    name: territory ? position.called(territory) : game.called(list, number),
    held: territory !== "" && position.owner(territory) === seat,
  };
}

/** The sets of one's hand, those with territories of one's own first; the server has the last word. */
export function offers(position: Position): readonly Offer[] {
  const choices = position.may("trade");
  if (!choices.length) return [];
  if (position.scene.game.list("cards").length) return sets(position, new Set(choices.map((choice) => choice.words[0])));
  return choices.map(({ words }) => ({
    move: ["trade", ...words].join(" "),
    symbols: words,
    names: words.map((symbol) => position.scene.game.called("symbols", symbol)),
  }));
}

/** Where cards show territories: for each kind of set, that with the most of one's own. */
function sets(position: Position, first: ReadonlySet<string | undefined>): readonly Offer[] {
  const hand = cardsOf(position);
  const open = row(position.scene.view, "picked").some((card) => card >= 0);
  if (open) return hand.filter((card) => first.has(card.slug)).map((card) => offer([card]));
  const best = new Map<string, { cards: readonly Held[]; own: number }>();
  for (const cards of threes(hand)) {
    const kind = cards.map((card) => card.symbol).sort().join();
    const own = cards.filter((card) => card.held).length;
    if (first.has(cards[0]?.slug) && isSet(position, kind) && own > (best.get(kind)?.own ?? -1)) best.set(kind, { cards, own });
  }
  return [...best.values()].map(({ cards }) => offer(cards));
}

function offer(cards: readonly Held[]): Offer {
  return {
    move: ["trade", ...cards.map((card) => card.slug)].join(" "),
    symbols: cards.map((card) => card.symbol),
    names: cards.map((card) => card.name),
  };
}

function isSet(position: Position, kind: string): boolean {
  return position.scene.game.list("sets").some((set) => texts(set.facts?.["symbols"]).toSorted().join() === kind);
}

function threes(hand: readonly Held[]): readonly (readonly Held[])[] {
  return hand.flatMap((one, first) =>
    hand.slice(first + 1).flatMap((two, second) => hand.slice(first + second + 2).map((three) => [one, two, three])),
  );
}

/** What an exchange that was tried would bring; nothing where it was refused. */
export function worthOf(before: Position, tried: Tried): Worth | undefined {
  if (tried.kind !== "tried" || !tried.view) return undefined;
  const after = new At({ ...before.scene, view: tried.view });
  const seat = before.scene.seat ?? -1;
  const placed = before.territories
    .map((territory) => ({ territory, count: after.armies(territory) - before.armies(territory) }))
    .filter((gain) => gain.count > 0);
  return one(tried.view, "seats") > 0 ? { armies: after.reserve(seat) - before.reserve(seat), placed } : undefined;
}
