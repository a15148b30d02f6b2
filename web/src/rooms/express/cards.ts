/** The country cards and the continents: what is printed on them, and how they lie. */
import { one, row, type Game } from "../../games.svelte";
import type { Choice, Named, View } from "../../types";
import { t } from "../../words/words.svelte";
import type { Scene } from "../scene";

/** What a line asks for: faces of dice, or a number of soldiers. */
export type Line = readonly string[] | number;

export interface Country {
  readonly number: number;
  readonly slug: string;
  readonly name: string;
  readonly points: number;
  /** The lines that are printed on it. */
  readonly printed: readonly Line[];
  /** The lines as they stand for an invader: that of its holder's general comes last. */
  readonly lines: readonly Line[];
  readonly owner: number;
  /** Whether it lies face down, its continent being whole. */
  readonly closed: boolean;
}

export interface Continent {
  readonly slug: string;
  readonly name: string;
  readonly points: number;
  readonly countries: readonly Country[];
  /** Who holds all of it, or nobody. */
  readonly owner: number;
}

const NOBODY = -1;

interface Tally {
  /** The points of each seat as things stand. */
  readonly points: readonly number[];
  /** Who holds all of each continent, or nobody. */
  readonly holders: readonly number[];
  /** Which cards have the line of a general besides their own. */
  readonly guarded: readonly boolean[];
  /** What the points of each seat are made of. */
  readonly parts: readonly (readonly { readonly continent?: string; readonly card?: string; readonly points: number }[])[];
}

function tallied({ tally }: Scene): Tally {
  return { points: [], holders: [], guarded: [], parts: [], ...tally };
}

/** The continents of a scene with their cards. */
export function continents(scene: Scene): Continent[] {
  const { game, view } = scene;
  const owners = row(view, "owner");
  const { holders, guarded } = tallied(scene);
  return game.list("continents").map((named, number) => {
    const members = game.list("cards").flatMap((card, place) => (card.facts?.["continent"] === named.slug ? [place] : []));
    const owner = holders[number] ?? NOBODY;
    return {
      slug: named.slug,
      name: game.called("continents", number),
      points: points(named),
      countries: members.map((place) => country(game, place, owners[place] ?? NOBODY, owner !== NOBODY, guarded[place] ?? false)),
      owner,
    };
  });
}

function country(game: Game, number: number, owner: number, closed: boolean, guarded: boolean): Country {
  const named = game.list("cards")[number];
  const printed = (named?.facts?.["lines"] ?? []) as Line[];
  return {
    number,
    slug: named?.slug ?? "",
    name: game.called("cards", number),
    points: points(named),
    printed,
    lines: guarded ? [...printed, game.description.facts["guard"] as Line] : printed,
    owner,
    closed,
  };
}

function points(named: Named | undefined): number {
  return Number(named?.facts?.["points"] ?? 0);
}

/** Whether a line of the card under siege is filled. */
export function isFilled(view: View, country: Country, line: number): boolean {
  return one(view, "card") === country.number && ((one(view, "filled") >> line) & 1) === 1;
}

/** The dice on the lines of the card under siege, line by line, as they were laid. */
export function laid({ game, view, past }: Scene): readonly (readonly string[])[] {
  const fills = (game.description.facts["fills"] ?? []) as string[][];
  const besieged = game.slug("cards", one(view, "card"));
  const lines: string[][] = [];
  for (const { actions } of past) {
    for (const [card, line, ...dice] of actions.flatMap((action) => (fills[action] ? [fills[action]] : []))) {
      if (card === besieged) lines[Number(line) - 1] = dice;
    }
  }
  return lines;
}

/** The ways to fill a line of a card. */
export function ways(scene: Scene, country: Country, line: number): Choice[] {
  return scene.choices.filter(
    ({ verb, words }) => verb === "fill" && words[0] === country.slug && words[1] === String(line + 1),
  );
}

/** The dice that a way takes. */
export function diceOf(way: Choice, country: Country): readonly string[] {
  const line = country.lines[Number(way.words[1]) - 1] ?? 0;
  return typeof line === "number" ? way.words.slice(2).map((soldiers) => `soldiers-${soldiers}`) : line;
}

/** A line in words. */
export function said(game: Game, line: Line): string {
  if (typeof line === "number") return t("express-soldiers", { count: line });
  return line.map((face) => game.called("faces", face)).join(" + ");
}

/** The dice in the tray, face by face. */
export function tray(game: Game, view: View): string[] {
  return row(view, "tray").flatMap((count, face) => Array<string>(count).fill(game.slug("faces", face)));
}

export interface Part {
  readonly name: string;
  readonly points: number;
  readonly whole: boolean;
}

/** What the points of a seat are made of: whole continents, and single cards of the others. */
export function parts(scene: Scene, seat: number): Part[] {
  const { game } = scene;
  return (tallied(scene).parts[seat] ?? []).map(({ continent, card = "", points }) => ({
    name: continent ? game.called("continents", continent) : game.called("cards", card),
    points,
    whole: continent !== undefined,
  }));
}

/** The points of a seat as things stand. */
export function total(scene: Scene, seat: number): number {
  return tallied(scene).points[seat] ?? 0;
}
