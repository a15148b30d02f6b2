/** How long what has happened stays before the next is shown, so that people can follow. */
import type { Heard } from "../types";

const FIGHT = 800;
const PLAIN = 380;
const LONG = 12;

/** Milliseconds to look at some entries, fewer the more are waiting; none for one's own. */
export function pace(entries: readonly Heard[], seat: number | null, waiting: number): number {
  const others = entries.filter((entry) => entry.seat !== seat);
  if (!others.length) return 0;
  const fought = others.some((entry) => entry.faces.some((dice) => dice.length > 0));
  return (fought ? FIGHT : PLAIN) / Math.max(1, waiting / LONG);
}
