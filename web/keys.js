/** Writes the keys of all words of the page as a type, so that a missing word is a type error. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

const folder = new URL("src/words/en/", import.meta.url);
const keys = readdirSync(folder).flatMap(
  (name) => readFileSync(new URL(name, folder), "utf8").match(/^[a-z][\w-]*(?= =)/gm) ?? [],
);
const union = keys.map((key) => `\n  | "${key}"`).join("");
writeFileSync(new URL("src/words/keys.ts", import.meta.url), `export type Key =${union};\n`);
