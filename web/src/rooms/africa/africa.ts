/** What stands on the map of Africa, as a view tells it. */
import { grid, one, row, type Game } from "../../games.svelte";
import type { View } from "../../types";
import type { Scene } from "../scene";

export type Relation = "alliance" | "war";

/** Something that brings points: a colony in which a seat stands, or those who declared alliance to it. */
interface Part {
  readonly territory?: string;
  readonly allies?: number;
  readonly points: number;
}

interface Tally {
  /** The points of each seat as if the match ended now. */
  readonly points: readonly number[];
  /** What they are made of. */
  readonly parts: readonly (readonly Part[])[];
}

/** What follows from the view, as the server reckons it. */
export function tallied({ tally }: Scene): Tally {
  return { points: [], parts: [], ...tally };
}

/** A position of the game, by the slugs of its territories and the numbers of its seats. */
export class Africa {
  readonly seats: readonly number[];

  constructor(
    readonly game: Game,
    readonly view: View,
  ) {
    this.seats = Array.from({ length: one(view, "seats") }, (_, seat) => seat);
  }

  /** The years of the turns. */
  get years(): readonly number[] {
    const found = this.game.description.facts["years"];
    return Array.isArray(found) ? (found as number[]) : [];
  }

  /** The turn under way, from 1; 0 before the first. */
  get turn(): number {
    return one(this.view, "round_number");
  }

  /** The year of the turn under way. */
  get year(): string {
    return String(this.years[this.turn - 1] ?? this.years[0] ?? "");
  }

  get last(): boolean {
    return this.turn === this.years.length;
  }

  /** Whether sheets have been read yet. */
  get read(): boolean {
    return this.turn > 1 || this.game.phase(this.view) === "over";
  }

  /** The slug of a seat's power; nothing before it has one. */
  power(seat: number): string {
    return this.game.slug("powers", row(this.view, "power")[seat] ?? -1);
  }

  /** The seat that plays a power, or -1. */
  seatOf(power: string): number {
    return this.seats.find((seat) => this.power(seat) === power) ?? -1;
  }

  /** What a seat's power is called. */
  powerName(seat: number): string {
    const power = this.power(seat);
    return power ? this.game.called("powers", power) : "";
  }

  stands(seat: number, slug: string): boolean {
    return grid(this.view, "presence")[seat]?.[this.#number(slug)] === 1;
  }

  /** The seats that stand in a territory. */
  present(slug: string): number[] {
    return this.seats.filter((seat) => this.stands(seat, slug));
  }

  /** The territories in which a seat stands. */
  lands(seat: number): string[] {
    return this.slugs.filter((slug) => this.stands(seat, slug));
  }

  get slugs(): string[] {
    return this.game.list("territories").map((land) => land.slug);
  }

  squares(slug: string): number {
    const found = this.game.list("territories")[this.#number(slug)]?.facts?.["squares"];
    return typeof found === "number" ? found : 0;
  }

  built(slug: string): number {
    return row(this.view, "development")[this.#number(slug)] ?? 0;
  }

  colony(slug: string): boolean {
    return row(this.view, "colony")[this.#number(slug)] === 1;
  }

  /** A number that belongs to the game as a whole. */
  fact(name: string): number {
    const found = this.game.description.facts[name];
    return typeof found === "number" ? found : 0;
  }

  /** What a seat declared to another when sheets were read last. */
  declared(seat: number, other: number): Relation {
    const found = grid(this.view, "declared")[seat]?.[row(this.view, "power")[other] ?? -1] ?? 0;
    return this.game.slug("relation_words", found) as Relation;
  }

  #number(slug: string): number {
    return this.game.number("territories", slug);
  }
}
