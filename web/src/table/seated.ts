/** The tables at which this browser has had a seat, so that it can say where it is not known any more. */
const KEPT = "planisphere-seated";
const MOST = 200;

/** Note that one sits at a table; the oldest notes make room. */
export function seat(table: string): void {
  const others = tables().filter((one) => one !== table);
  try {
    localStorage.setItem(KEPT, JSON.stringify([...others, table].slice(-MOST)));
  } catch {
    // A browser that keeps nothing can still play.
  }
}

/** Whether this browser has had a seat at a table. */
export function seated(table: string): boolean {
  return tables().includes(table);
}

function tables(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "[]") as string[];
  } catch {
    return [];
  }
}
