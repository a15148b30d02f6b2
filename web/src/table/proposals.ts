/** Proposals between powers: which wait for an answer, and what became of the others. */
import type { Said } from "../types";

export const KINDS = ["alliance", "war", "leave", "develop"] as const;
export type Kind = (typeof KINDS)[number];

/** What was answered to proposals, by their ids. */
export function outcomes(said: readonly Said[]): ReadonlyMap<number, boolean> {
  return new Map(said.flatMap((one) => (one.answers === null ? [] : [[one.answers, one.text === "yes"]])));
}

/** The proposals to a seat since a turn began that it has not answered. */
export function open(said: readonly Said[], seat: number, since: number): Said[] {
  const answered = outcomes(said);
  return said.filter((one) => one.proposal && one.to === seat && one.number >= since && !answered.has(one.id));
}

/** What is asked about: another power, a territory, or nothing more. */
export function about(kind: Kind): "power" | "territory" | null {
  if (kind === "alliance") return null;
  return kind === "war" ? "power" : "territory";
}
