/** The reading of the sheets, step by step: what is said, and where on the map to look. */
import type { Heard, View } from "../../types";
import type { Scene } from "../scene";
import { Africa } from "./africa";
import { ordered } from "./orders";

type Words = Heard["words"][number];

/** The rules by which presences meet, as a sentence ends with them. */
const CONFLICT = /\[A1[56]\]\.?$/;

/** One sentence of the reading. */
export interface Step {
  readonly text: string;
  readonly seat: number;
  readonly tone: string;
  /** Orders are read first; then they are judged; at last colonies are founded. */
  readonly stage: "orders" | "judged" | "founded";
  /** The territories that it names. */
  readonly places: ReadonlySet<string>;
  /** Whether it says who stays and who goes. */
  readonly conflict: boolean;
}

/** A turn that was read. */
export interface Reading {
  readonly number: number;
  readonly title: string;
  readonly steps: readonly Step[];
  /** The position before it, where it was seen. */
  readonly before: View | null;
  readonly scene: Scene;
}

/** A presence on the map. */
export interface Presence {
  readonly seat: number;
  readonly gone: boolean;
}

/** The last reading among what has just happened. */
export function reading(scene: Scene, before: View | null): Reading | null {
  const entry = scene.fresh.findLast((heard) => heard.words[0]?.tone === "turn");
  if (!entry) return null;
  const [title, ...words] = entry.words;
  const alone = scene.fresh[0] === entry;
  return { number: entry.number, title: title?.text ?? "", steps: steps(scene, words), before: alone ? before : null, scene };
}

function steps(scene: Scene, words: readonly Words[]): Step[] {
  const judged = words.findIndex((word) => word.seat < 0);
  const founded = words.findIndex((word) => word.tone === "end");
  return words.map((word, at) => ({
    text: word.text,
    seat: word.seat,
    tone: word.tone,
    stage: at < judged ? "orders" : founded >= 0 && at >= founded ? "founded" : "judged",
    places: named(scene, word.text),
    conflict: CONFLICT.test(word.text),
  }));
}

/** The territories that a sentence names. */
function named(scene: Scene, text: string): ReadonlySet<string> {
  const slugs = scene.game.list("territories").map((land) => land.slug);
  return new Set(slugs.filter((slug) => says(text, scene.game.called("territories", slug))));
}

function says(text: string, name: string): boolean {
  const at = text.indexOf(name);
  return at >= 0 && !/\p{L}/u.test(text.charAt(at - 1)) && !/\p{L}/u.test(text.charAt(at + name.length));
}

/** Who stands in a territory at a step, those among them who have to go. */
export function presences(read: Reading, at: number, slug: string): Presence[] {
  const after = new Africa(read.scene.game, read.scene.view);
  const before = read.before ? new Africa(read.scene.game, read.before) : null;
  if (read.steps[at]?.stage === "orders") return (before ?? after).present(slug).map((seat) => ({ seat, gone: false }));
  return after.seats.flatMap((seat): Presence[] => {
    if (after.stands(seat, slug)) return [{ seat, gone: false }];
    return before?.stands(seat, slug) || came(read, seat, slug) ? leaving(read, at, slug, seat) : [];
  });
}

/** Somebody who has to go: there until his conflict is read, crossed out then, gone after it. */
function leaving(read: Reading, at: number, slug: string, seat: number): Presence[] {
  const judged = read.steps.findIndex((step) => step.conflict && step.places.has(slug));
  if (at >= read.steps.length || at === judged || judged < 0) return [{ seat, gone: true }];
  return at < judged ? [{ seat, gone: false }] : [];
}

/** Whether a seat's orders that were read lead into a territory. */
function came(read: Reading, seat: number, slug: string): boolean {
  return Object.values(ordered(read.scene, seat, "read")).includes(slug);
}

/** The position whose squares and colonies are shown at a step. */
export function shown(read: Reading, stage: Step["stage"]): { built: Africa; colonies: Africa } {
  const after = new Africa(read.scene.game, read.scene.view);
  const before = read.before ? new Africa(read.scene.game, read.before) : after;
  return { built: stage === "orders" ? before : after, colonies: stage === "founded" ? after : before };
}
