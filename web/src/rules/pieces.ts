/** The text of a rule in pieces: plain words, names of options, stress, other rules, what is sought. */

export interface Piece {
  readonly kind: "text" | "code" | "em" | "strong" | "rule" | "found";
  readonly text: string;
}

/** Cut a text of the rules into pieces; only ids that there are become rules. */
export function pieces(text: string, ids: ReadonlySet<string>, sought = ""): Piece[] {
  // French signs stay with the word before them.
  const bound = text.replaceAll(/ (?=[;:!?»])/g, "\u00a0");
  const parts = bound.split(/(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*|\[[^\]]+\]\([^)]*\)|\b[A-Z]\d+\b)/);
  return parts.filter(Boolean).flatMap((part) => {
    if (/^`.+`$/s.test(part)) return [{ kind: "code", text: part.slice(1, -1) }];
    if (/^\*\*.+\*\*$/s.test(part)) return [{ kind: "strong", text: part.slice(2, -2) }];
    if (/^\*.+\*$/s.test(part)) return [{ kind: "em", text: part.slice(1, -1) }];
    if (part.startsWith("[")) return [{ kind: "text", text: part.slice(1, part.indexOf("]")) }];
    if (ids.has(part)) return [{ kind: "rule", text: part }];
    return marked(part, sought);
  });
}

/** The rows of a table that a paragraph is, the names of its columns first; nothing for other paragraphs. */
export function rows(paragraph: string): string[][] {
  const lines = paragraph.trim().split("\n");
  if (!lines.every((line) => line.startsWith("|"))) return [];
  const cells = (line: string) => line.split("|").slice(1, -1).map((cell) => cell.trim());
  return lines.filter((line) => !/^[|: -]+$/.test(line)).map(cells);
}

/** Whether a text has all the words that are sought, accents and capitals aside. */
export function has(text: string, sought: string): boolean {
  const bare = plain(text);
  return plain(sought).split(/\s+/).every((word) => bare.includes(word));
}

/** Set the words apart that are sought. */
function marked(text: string, sought: string): Piece[] {
  const words = plain(sought).split(/\s+/).filter((word) => word.length > 1);
  // Places agree only where bare letters are as many as the written ones.
  const bare = plain(text);
  if (!words.length || bare.length !== text.length) return [{ kind: "text", text }];
  const found: Piece[] = [];
  let from = 0;
  for (const match of bare.matchAll(new RegExp(words.map(escaped).join("|"), "g"))) {
    if (match.index > from) found.push({ kind: "text", text: text.slice(from, match.index) });
    from = match.index + match[0].length;
    found.push({ kind: "found", text: text.slice(match.index, from) });
  }
  if (from < text.length) found.push({ kind: "text", text: text.slice(from) });
  return found;
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
