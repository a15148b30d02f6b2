/** The dice of a record, computed anew from its seed and salts, as docs/fair-dice.md says. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";

/** One die, or one draw: what the record says, and what the seed gives. */
export interface Answer {
  /** The place in the match: hand-in, word of chance, die. */
  readonly place: string;
  /** How many answers are possible. */
  readonly bound: number;
  readonly recorded: string;
  readonly due: string;
  readonly fair: boolean;
}

/** Something that chance did: dice of both sides, or a draw with its name. */
export interface Throw {
  /** The number of the hand-in. */
  readonly number: number;
  readonly seat: string;
  readonly commands: string;
  readonly word: string;
  /** What was drawn; empty for dice. */
  readonly name: string;
  /** How many dice each side threw; empty for a draw. */
  readonly sides: readonly number[];
  readonly answers: readonly Answer[];
}

/** What a record says of its dice, before anything is computed. */
export interface Dice {
  readonly game: string;
  readonly commitment: string;
  readonly seed: string | null;
  readonly salts: readonly string[];
  readonly moves: readonly string[];
}

/** A record whose dice were computed anew. */
export interface Checked extends Dice {
  /** The SHA-256 of the seed. */
  readonly hash: string;
  /** Whether the seed is the one that was promised. */
  readonly kept: boolean;
  readonly throws: readonly Throw[];
  /** The first answer that the seed does not give. */
  readonly wrong: { readonly thrown: Throw; readonly answer: Answer } | null;
}

const utf8 = new TextEncoder();
const RANGE = 2n ** 64n;

/** Read what matters for the dice from a record; nothing if it is none. */
export function read(record: string): Dice | null {
  const parts = /^\s*(.+?)\n\s*\n(.*)$/s.exec(record.replaceAll("\r", ""));
  if (!parts) return null;
  const head = new Map(Array.from((parts[1] ?? "").matchAll(/^(.+?):(.*)$/gm), (line) => [line[1], (line[2] ?? "").trim()]));
  const game = head.get("Game");
  if (!game) return null;
  const salts: string[] = [];
  for (let salt; (salt = head.get(`Salt ${salts.length + 1}`)) !== undefined; ) salts.push(salt);
  const commitment = head.get("Commitment") ?? "";
  return { game, commitment, seed: head.get("Seed") ?? null, salts, moves: (parts[2] ?? "").match(/\S.*/g) ?? [] };
}

/** Compute every die and draw of a record anew; its seed must be there. */
export function check(dice: Dice): Checked {
  const seed = utf8.encode(dice.seed ?? "");
  const hash = bytesToHex(sha256(seed));
  const below = answerer(seed, dice.salts);
  const throws = dice.moves.flatMap((line, number) => thrown(number, line, below));
  return { ...dice, hash, kept: hash === dice.commitment, throws, wrong: firstWrong(throws) };
}

function firstWrong(throws: readonly Throw[]): Checked["wrong"] {
  for (const thrown of throws) {
    const answer = thrown.answers.find((one) => !one.fair);
    if (answer) return { thrown, answer };
  }
  return null;
}

type Below = (bound: bigint, place: string) => bigint;

/** How the seed and the salts answer at a place, below a bound. */
function answerer(seed: Uint8Array, salts: readonly string[]): Below {
  return (bound, place) => {
    for (let attempt = 0; ; attempt++) {
      const answer = hmac(sha256, seed, utf8.encode(`${place}.${attempt}|${salts.join("|")}`));
      const number = new DataView(answer.buffer).getBigUint64(0);
      // Beyond the last whole multiple small answers would come up more often than large ones.
      if (number < RANGE - (RANGE % bound)) return number % bound;
    }
  };
}

/** What chance did after a hand-in. */
function thrown(number: number, line: string, below: Below): Throw[] {
  const [said = "", chance = ""] = line.split(">");
  const [, seat = "", commands = ""] = /^\S+\s*(\S*)\s*(.*?)\s*$/.exec(said) ?? [];
  const words = chance.match(/\S+/g) ?? [];
  return words.map((word, index) => {
    const draw = /^(.*)#([0-9]+)\/([1-9][0-9]*)$/.exec(word);
    const recorded = draw ? [draw[2] ?? ""] : word.split(/[./]/);
    const bound = BigInt(draw?.[3] ?? 6);
    const answers = recorded.map((one, die) => answered(`${number}.${index}.${die}`, bound, draw ? 0n : 1n, one, below));
    const sides = draw ? [] : word.split("/").map((side) => side.split(".").length);
    return { number, seat, commands, word, name: draw?.[1] ?? "", sides, answers };
  });
}

function answered(place: string, bound: bigint, lowest: bigint, recorded: string, below: Below): Answer {
  const due = String(lowest + below(bound, place));
  return { place, bound: Number(bound), recorded, due, fair: recorded === due };
}
