/** Who sits at this browser, and what he has chosen for it. */
import { api } from "./api";
import type { Language, Person } from "./types";
import { preferred, speak, spoken, t } from "./words/words.svelte";

export type Theme = "auto" | "light" | "dark";

interface Choices {
  language: Language;
  theme: Theme;
  sound: boolean;
  swift: boolean;
  text: boolean;
}

const KEPT = "planisphere";

function kept(): Choices {
  const usual: Choices = {
    language: preferred(navigator.languages),
    theme: "auto",
    sound: true,
    swift: false,
    text: false,
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Choices>) };
  } catch {
    return usual;
  }
}

/** What was chosen for this browser: language, theme, sound, pace, and whether all is text. */
export const chosen = $state(kept());

let person = $state.raw<Person | null>(null);

/** Whom the server knows this browser as. */
export function me(): Person | null {
  return person;
}

/** Note who it is from now on. */
export function become(somebody: Person | null): void {
  person = somebody;
}

/** Find out who it is, and speak his language. */
export async function open(): Promise<void> {
  await speak(chosen.language);
  dress();
  person = await api.me();
}

/** Be somebody: as before, or a guest with a name of ours. */
export async function present(): Promise<Person> {
  if (person) return person;
  const names = t("guest-names").split(", ");
  const name = names[Math.floor(Math.random() * names.length)] ?? "Guest";
  person = await api.arrive(name, spoken());
  return person;
}

/** Keep a choice for this browser, and act on it. */
export async function choose(changes: Partial<Choices>): Promise<void> {
  Object.assign(chosen, changes);
  localStorage.setItem(KEPT, JSON.stringify(chosen));
  dress();
  if (changes.language) {
    await speak(changes.language);
    if (person) person = await api.change({ language: changes.language });
  }
}

/** Put the theme on. */
function dress(): void {
  document.documentElement.dataset["theme"] = chosen.theme;
}

/** Whether what moves shall rather be still. */
export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
