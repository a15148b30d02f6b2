/** The world games' positions, read by slug. */
import { one, row } from "../../games.svelte";
import type { Choice } from "../../types";
import type { Scene } from "../scene";

export const VERBS = ["place", "trade", "attack", "defend", "occupy", "bring", "move", "done"] as const;
export type Verb = (typeof VERBS)[number];
export type Step = "place" | "trade" | "attack" | "defend" | "occupy" | "bring" | "move" | "wait";

/** What a mission asks: a continent, others of one's choice, territories, or somebody's end. */
export interface Aim {
  readonly continent?: string;
  readonly others?: boolean;
  readonly armies?: number;
  readonly have?: number;
  readonly need?: number;
  readonly prey?: number;
  readonly left?: number;
}

interface Tally {
  /** Who holds all of each continent, or nobody. */
  readonly holders: readonly number[];
  /** For each seat the mission that counts, where it is seen. */
  readonly missions: readonly ({ readonly mission: string; readonly steps: readonly Aim[] } | null)[];
}

/** What follows from the view, as the server reckons it. */
export function tallied({ tally }: Scene): Tally {
  return { holders: [], missions: [], ...tally };
}

/** A scene of a world game, with the names that its numbers stand for. */
export class Position {
  readonly territories: readonly string[];
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #owner: readonly number[];
  readonly #armies: readonly number[];

  constructor(readonly scene: Scene) {
    this.territories = scene.game.list("territories").map((territory) => territory.slug);
    this.#numbers = new Map(this.territories.map((slug, number) => [slug, number]));
    this.#owner = row(scene.view, "owner");
    this.#armies = row(scene.view, "armies");
  }

  get phase(): string {
    return this.scene.game.phase(this.scene.view);
  }

  /** Whose forces the seat acts with: its own, or those of the ally. */
  get side(): number {
    const choice = [...this.may("place"), ...this.may("attack"), ...this.may("move")][0];
    if (choice) return this.owner(choice.words[0] ?? "");
    const leads = this.window === "ally" && this.step === "attack";
    return leads ? this.scene.card.seats.length : (this.scene.seat ?? -1);
  }

  /** Whether the seat acts with the forces of the ally. */
  get allied(): boolean {
    return this.side >= this.scene.card.seats.length;
  }

  get source(): string {
    return this.scene.game.slug("territories", one(this.scene.view, "source"));
  }

  get target(): string {
    return this.scene.game.slug("territories", one(this.scene.view, "target"));
  }

  /** Who has the turn; nobody before the first. */
  get onTurn(): number {
    const { view } = this.scene;
    return one(view, "round_number") > 0 ? (row(view, "order")[one(view, "place")] ?? -1) : -1;
  }

  /** How many owners there are: the seats, and the third force where it plays. */
  get sides(): number {
    return one(this.scene.view, "seats") + (this.mode === "ally" ? 1 : 0);
  }

  get mode(): string {
    return this.word("mode");
  }

  /** The part of a turn: armies come, fights, moves; nothing before the first turn. */
  get part(): "forces" | "fights" | "moves" | "" {
    if (this.onTurn < 0 || this.scene.ending !== "running") return "";
    if (this.phase === "move" || this.phase === "cross") return "moves";
    return this.phase === "act" && this.reserve(this.onTurn) > 0 ? "forces" : "fights";
  }

  /** The part of a turn where two play with an ally. */
  get window(): string {
    return this.mode === "ally" ? this.word("window") : "";
  }

  /** Whether the turn has such parts just now. */
  get windowed(): boolean {
    return this.window !== "" && this.window !== "usual" && this.scene.ending === "running";
  }

  /** Whether the first armies are placed in secret, all at once. */
  get sealed(): boolean {
    return this.phase === "place" && this.word("placement") === "sealed";
  }

  /** What is to be done now. */
  get step(): Step {
    for (const verb of ["defend", "occupy", "bring", "place", "move", "attack"] as const) {
      if (this.may(verb).length) return verb;
    }
    if (this.may("done").length) return this.phase === "move" ? "move" : "attack";
    return this.may("trade").length ? "trade" : "wait";
  }

  /** The choices of a verb. */
  may(verb: Verb): readonly Choice[] {
    return this.scene.choices.filter((choice) => choice.verb === verb);
  }

  /** The choice that goes from one territory to another. */
  between(verb: "attack" | "move", from: string, to: string): Choice | undefined {
    return this.may(verb).find((choice) => choice.words[0] === from && choice.words[1] === to);
  }

  owner(territory: string): number {
    return this.#owner[this.#numbers.get(territory) ?? -1] ?? -1;
  }

  /** The armies on a territory; less than nothing where they are hidden. */
  armies(territory: string): number {
    return this.#armies[this.#numbers.get(territory) ?? -1] ?? 0;
  }

  reserve(side: number): number {
    return row(this.scene.view, "reserve")[side] ?? 0;
  }

  held(seat: number): number {
    return row(this.scene.view, "held")[seat] ?? 0;
  }

  of(side: number): readonly string[] {
    return this.territories.filter((territory) => this.owner(territory) === side);
  }

  /** All armies of a side on the board; less than nothing where some are hidden. */
  strength(side: number): number {
    const counts = this.of(side).map((territory) => this.armies(territory));
    return counts.some((count) => count < 0) ? -1 : counts.reduce((sum, count) => sum + count, 0);
  }

  continent(territory: string): string {
    const found = this.scene.game.list("territories")[this.#numbers.get(territory) ?? -1];
    return text(found?.facts?.["continent"]);
  }

  /** What a continent brings to who holds all of it. */
  worth(continent: string): number {
    const found = this.scene.game.list("continents").find((one) => one.slug === continent);
    return Number(found?.facts?.["worth"] ?? 0);
  }

  /** Who holds all of a continent; less than nothing for nobody. */
  holder(continent: string): number {
    const number = this.scene.game.list("continents").findIndex((one) => one.slug === continent);
    return tallied(this.scene).holders[number] ?? -1;
  }

  /** The armies of a territory that may still move. */
  movable(territory: string): number {
    const ways = this.may("move").filter((choice) => choice.words[0] === territory);
    return Math.max(0, ...ways.map((choice) => choice.most));
  }

  /** A field that is a word, as a slug. */
  word(field: string): string {
    const meaning = this.scene.game.description.fields.find((one) => one.name === field);
    return meaning ? this.scene.game.slug(meaning.names, one(this.scene.view, field)) : "";
  }

  called(territory: string): string {
    return this.scene.game.called("territories", territory);
  }
}

/** A fact that is a word. */
export function text(fact: unknown): string {
  return typeof fact === "string" ? fact : "";
}

/** A fact that is a list of words. */
export function texts(fact: unknown): readonly string[] {
  return Array.isArray(fact) ? fact.filter((one) => typeof one === "string") : [];
}
