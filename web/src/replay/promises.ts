/** What this browser noted of a match before its first throw, to be held against the record. */

/** The hash that the table showed, and what this browser added to the dice. */
export interface Promised {
  readonly commitment: string;
  readonly salt: string;
}

const KEPT = "planisphere-promises";
const MOST = 200;

/** Note what was promised at a table; the oldest notes make room. */
export function note(table: string, promised: Promised): void {
  const others = notes().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEPT, JSON.stringify([...others, [table, promised]].slice(-MOST)));
  } catch {
    // A browser that keeps nothing can still play.
  }
}

/** What was noted at a table, if this browser was there. */
export function noted(table: string): Promised | null {
  return notes().find(([id]) => id === table)?.[1] ?? null;
}

function notes(): [string, Promised][] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "[]") as [string, Promised][];
  } catch {
    return [];
  }
}
