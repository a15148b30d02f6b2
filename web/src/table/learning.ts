/** What a person has been taught at a table, kept in this browser while its tab is open. */
import type { Subject } from "./lessons";

const place = (table: string) => `planisphere-taught-${table}`;

/** What was taught already. */
export function recalled(table: string): ReadonlySet<Subject> {
  try {
    return new Set(JSON.parse(sessionStorage.getItem(place(table)) ?? "[]") as Subject[]);
  } catch {
    return new Set();
  }
}

/** Keep what has been taught. */
export function remember(table: string, learned: ReadonlySet<Subject>): void {
  try {
    sessionStorage.setItem(place(table), JSON.stringify([...learned]));
  } catch {
    // A browser that keeps nothing teaches anew.
  }
}
