/** What a room of a game is given to draw, at a table or in a replay. */
import type { Game } from "../games.svelte";
import type { Chance, Choice, Heard, Refused, TableCard, Tried, View } from "../types";

/** A match at one moment, as one seat may see it. */
export interface Scene {
  readonly game: Game;
  readonly card: TableCard;
  /** The seat from which it is seen; nothing for an onlooker. */
  readonly seat: number | null;
  readonly view: View;
  /** What follows from the view by the rules, as the server reckons it: points, majorities. */
  readonly tally: Readonly<Record<string, unknown>>;
  readonly awaited: readonly number[];
  /** What the seat may do; empty where nothing is asked of it, and in a replay. */
  readonly choices: readonly Choice[];
  /** Where a choice is sealed: one answer to each, in this order, is a whole hand-in. */
  readonly questions: readonly (readonly Choice[])[];
  /** What has just happened, for motion that explains it; empty when there is nothing to show. */
  readonly fresh: readonly Heard[];
  /** All that has happened so far, the newest last. */
  readonly past: readonly Heard[];
  readonly ending: string;
  readonly winners: readonly number[];
  readonly scores: readonly number[];
}

/** What a person can do at a table; a replay has none of it. */
export interface Hands {
  /** Whether something was handed in that the server has not answered yet. */
  readonly busy: boolean;
  /** Why the last hand-in was refused, until the next one. */
  readonly refusal: Refused | null;
  /** What was written so far, as the server keeps it. */
  readonly draft: string;
  /** What a hint proposes, as commands; empty while none is shown. */
  readonly advice: string;
  /** Hand in commands, with semicolons between. */
  play(move: string): void;
  /** Ask what commands would come to, without playing them. */
  attempt(move: string): Promise<Tried>;
  /** Say why commands cannot be handed in, where they cannot. */
  why(move: string): void;
  /** Say something where refusals stand; nothing, to be silent again. */
  say(sentence: string): void;
  /** Ask how likely one's own choices are to succeed; empty where nothing is left to chance. */
  odds(): Promise<readonly Chance[]>;
  /** Keep what is written so far on the server. */
  keep(text: string): void;
  /** Say whether decisions that only hold the others up are answered by themselves. */
  stand(on: boolean): void;
}

/** A command and what it is about. */
export interface Deed {
  readonly verb: string;
  readonly words: readonly string[];
}

/** The commands of a hand-in, read. */
export function deedsOf(move: string): readonly Deed[] {
  return move.split(";").map((command) => {
    const [verb = "", ...words] = command.trim().split(/\s+/);
    return { verb, words };
  });
}

/** The command of a choice with an amount, where one is asked. */
export function command(choice: Choice, amount = choice.most): string {
  const words = [choice.verb, ...choice.words];
  return choice.most ? [...words, amount].join(" ") : words.join(" ");
}
