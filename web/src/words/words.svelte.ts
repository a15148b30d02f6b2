/** The words of the page, in the language of the person. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Language } from "../types";
import type { Key } from "./keys";

export type { Key };
export type Values = Record<string, FluentVariable>;

const SPOKEN = { en: () => import("./en"), fr: () => import("./fr") };

let bundle = $state.raw(new FluentBundle("en"));
let language = $state<Language>("en");

/** The language that is spoken now. */
export function spoken(): Language {
  return language;
}

/** Speak a language from now on. */
export async function speak(wanted: Language): Promise<void> {
  const files = (await SPOKEN[wanted]()).default;
  const next = new FluentBundle(wanted, { useIsolating: false });
  for (const text of Object.values(files)) next.addResource(new FluentResource(text));
  bundle = next;
  language = wanted;
  document.documentElement.lang = wanted;
}

/** A sentence by its key. */
export function t(key: Key, values?: Values): string {
  const message = bundle.getMessage(key);
  if (!message?.value) return key;
  return bundle.formatPattern(message.value, values);
}

/** The first language of a browser that is spoken here. */
export function preferred(languages: readonly string[]): Language {
  const found = languages.map((name) => name.slice(0, 2)).find((name) => name in SPOKEN);
  return (found as Language | undefined) ?? "en";
}

/** A share as a percentage, as the language writes it. */
export function percent(share: number, digits = 0, halves: "halfExpand" | "halfTrunc" = "halfExpand"): string {
  return new Intl.NumberFormat(language, {
    style: "percent",
    maximumFractionDigits: digits,
    roundingMode: halves,
  }).format(share);
}

/** A chance as a percentage; certain and impossible only where it is so. */
export function likely(share: number, digits = 0, halves?: "halfExpand" | "halfTrunc"): string {
  const least = 10 ** -(digits + 2);
  if (share < 1 && share >= 1 - least / 2) return `> ${percent(1 - least, digits)}`;
  if (share > 0 && share <= least / 2) return `< ${percent(least, digits)}`;
  return percent(share, digits, halves);
}

/** The chance of one of so many seats; the second of two has what the first leaves of a hundred. */
export function chanceOf(seat: number, seats: number, share: number): string {
  return likely(share, 0, seat === 1 && seats === 2 ? "halfTrunc" : "halfExpand");
}

/** A number as the language writes it. */
export function count(number: number): string {
  return new Intl.NumberFormat(language).format(number);
}

/** An amount that need not be whole, with the digits that matter. */
export function amount(number: number): string {
  const digits = Math.abs(number) < 10 ? 2 : 1;
  return new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(number);
}
