/** The games, as the server describes them. */
import { api } from "./api";
import type { Cells, Description, GameCard, Named, View } from "./types";
import { spoken } from "./words/words.svelte";

/** A game's names and numbers: what the numbers of its views mean. */
export class Game {
  constructor(readonly description: Description) {}

  get name(): string {
    return this.description.name;
  }

  /** One of its lists of names. */
  list(list: string): Named[] {
    return this.description.lists[list] ?? [];
  }

  /** The slug of a thing by its number; nothing for none or what is hidden. */
  slug(list: string, number: number): string {
    return this.list(list)[number]?.slug ?? "";
  }

  /** The number of a thing by its slug. */
  number(list: string, slug: string): number {
    return this.list(list).findIndex((one) => one.slug === slug);
  }

  /** The name of a thing in the person's language, by its number or its slug. */
  called(list: string, which: number | string): string {
    const number = typeof which === "number" ? which : this.number(list, which);
    const one = this.list(list)[number];
    return one ? (one.names[spoken()] ?? one.slug) : String(which);
  }

  /** Commands as people read them: things by their names, not by their slugs. */
  named(commands: string): string {
    const lists = Object.keys(this.description.lists);
    return commands.replace(/[a-z][a-z0-9-]*/g, (word) => {
      const list = lists.find((one) => this.number(one, word) >= 0);
      return list ? this.called(list, word) : word;
    });
  }

  /** What a value of an option is called. */
  valued(option: string, value: string): string {
    const field = this.description.fields.find((one) => one.name === option);
    return this.called(field?.names ?? "", value);
  }

  /** A verb of commands in the person's language. */
  verb(slug: string): string {
    const one = this.description.verbs.find((verb) => verb.slug === slug);
    return one?.names[spoken()] ?? slug;
  }

  /** The phase of a view, as a slug. */
  phase(view: View): string {
    return this.slug("phase_words", one(view, "phase"));
  }
}

/** A field that is one number. */
export function one(view: View, field: string): number {
  const cell = view[field];
  return typeof cell === "number" ? cell : -1;
}

/** A field that is a row of numbers. */
export function row(view: View, field: string): readonly number[] {
  return cells(view[field]) as readonly number[];
}

/** A field that is a table of numbers. */
export function grid(view: View, field: string): readonly (readonly number[])[] {
  return cells(view[field]) as readonly (readonly number[])[];
}

function cells(found: Cells | undefined): readonly Cells[] {
  return Array.isArray(found) ? found : [];
}

const known = new Map<string, Promise<Game>>();

/** A game by its name. */
export function game(name: string): Promise<Game> {
  let found = known.get(name);
  if (!found) {
    found = api.game(name).then((description) => new Game(description));
    found.catch(() => known.delete(name));
    known.set(name, found);
  }
  return found;
}

let cards: Promise<GameCard[]> | undefined;

/** All games. */
export function games(): Promise<GameCard[]> {
  cards ??= api.games().catch((error: unknown) => {
    cards = undefined;
    throw error;
  });
  return cards;
}
