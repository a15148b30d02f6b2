/** What this browser noted of a match before its first throw, to be held against the record. */

/** The hash that the table showed, and what this browser added to the dice. */
export interface Promised {
  readonly commitment: string;
  readonly salt: string;
  readonly seat: number;
}

/** Whether a record keeps to what was noted: in all; but for a salt that is not in it; or not at all. */
export type Kept = "kept" | "unsalted" | "broken";

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

/** Hold a note against what a record says. A salt that comes too late is left out: its seat has none. */
export function compare({ commitment, salt, seat }: Promised, record: { readonly commitment: string; readonly salts: readonly string[] }): Kept {
  if (commitment !== record.commitment) return "broken";
  if (record.salts[seat] === salt) return "kept";
  return record.salts[seat] === "" ? "unsalted" : "broken";
}

function notes(): [string, Promised][] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "[]") as [string, Promised][];
  } catch {
    return [];
  }
}
