/** A connection to a table: what is told there, in order and without gaps, and what one says. */
import type { Scene, Hands } from "../rooms/scene";
import { chosen } from "../me.svelte";
import type { Game } from "../games.svelte";
import { note, noted } from "../replay/promises";
import type { Asked, Chance, Chances, Heard, Hinted, Refused, Said, State, TableCard, Told, Tried } from "../types";
import { pace } from "./pace";
import { seat } from "./seated";

export type Link = "opening" | "open" | "lost" | "refused";

const SOONEST = 500;
const LATEST = 8_000;
/** Milliseconds after a hand-in in which something must come: else nothing comes through any more. */
const SILENCE = 10_000;
/** What the server says when it knows nobody, or has heard too much. */
const NOT_WELCOME = 1008;

type Answer = Tried | Hinted | Chances | Refused;

interface Waiting {
  readonly ask: Extract<Asked, { key?: string }>;
  readonly answered: (told: Answer) => void;
}

/** A text that nobody else comes upon; also where the page came without encryption. */
function unique(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A place at a table, as a player or an onlooker. */
export class Sitting implements Hands {
  card = $state.raw<TableCard | null>(null);
  seat = $state<number | null>(null);
  state = $state.raw<State | null>(null);
  log = $state.raw<readonly Heard[]>([]);
  said = $state.raw<readonly Said[]>([]);
  refusal = $state.raw<Refused | null>(null);
  link = $state<Link>("opening");
  busy = $state(false);
  draft = $state("");
  advice = $state("");

  #socket: WebSocket | undefined;
  #tries = 0;
  #number = 0;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #queue: State[] = [];
  #showing: ReturnType<typeof setTimeout> | undefined;
  /** What was handed in and not answered yet; sent again after a lost connection. */
  #handed: Extract<Asked, { kind: "play" | "undo" }> | undefined;
  #waiting = new Map<string, Waiting>();

  /** A device that has left the network says so long before a socket does; so does silence. */
  readonly #offline = () => {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.#drop();
  };
  readonly #online = () => {
    if (this.link === "lost") this.retry();
  };

  constructor(readonly table: string) {
    window.addEventListener("offline", this.#offline);
    window.addEventListener("online", this.#online);
    this.#connect();
  }

  /** What a room draws. */
  scene(game: Game): Scene | null {
    const { card, state } = this;
    if (!card || !state) return null;
    const { view, tally, awaited, choices, questions, ending, winners, scores } = state;
    const [fresh, past] = [state.entries, this.log];
    return { game, card, seat: this.seat, view, tally, awaited, choices, questions, fresh, past, ending, winners, scores };
  }

  play(move: string): void {
    if (!this.state || this.busy) return;
    this.#hand({ kind: "play", number: this.state.number, move, key: unique() });
  }

  /** Take back one's last hand-in. */
  undo(): void {
    if (!this.state || this.busy) return;
    this.#hand({ kind: "undo", number: this.state.number, key: unique() });
  }

  attempt(move: string): Promise<Tried> {
    return this.#request({ kind: "try", move, key: unique() }) as Promise<Tried>;
  }

  why(move: string): void {
    void this.#request({ kind: "try", move, key: unique() }).then((told) => {
      if (told.kind === "refused") this.refusal = told;
    });
  }

  say(sentence: string): void {
    this.refusal = sentence ? { kind: "refused", reason: "", sentence, rule: "", key: "" } : null;
  }

  async odds(): Promise<readonly Chance[]> {
    const told = await this.#request({ kind: "odds", key: unique() });
    return told.kind === "odds" ? told.odds : [];
  }

  /** Ask what a bot of some level, or the best, would hand in; once more where the match went on meanwhile. */
  async hint(level = ""): Promise<Hinted | Refused> {
    const told = await this.#hinted(level);
    const newest = this.#queue.at(-1) ?? this.state;
    const late = told.kind === "hinted" && newest !== null && told.number < newest.number;
    return late && newest.awaited.includes(this.seat ?? -1) ? this.#hinted(level) : told;
  }

  keep(text: string): void {
    this.draft = text;
    this.tell({ kind: "draft", text });
  }

  stand(on: boolean): void {
    this.tell({ kind: "standing", on });
  }

  /** Send something that needs no answer of its own. */
  tell(ask: Asked): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(ask));
  }

  /** Try again at once. */
  retry(): void {
    clearTimeout(this.#timer);
    this.#tries = 0;
    this.#connect();
  }

  /** Leave. */
  close(): void {
    this.#closed = true;
    window.removeEventListener("offline", this.#offline);
    window.removeEventListener("online", this.#online);
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    clearTimeout(this.#showing);
    this.#socket?.close();
  }

  #hand(ask: Extract<Asked, { kind: "play" | "undo" }>): void {
    this.#handed = ask;
    this.busy = true;
    this.refusal = null;
    this.#give(ask);
  }

  /** Send a hand-in, and notice where nobody answers. */
  #give(ask: Asked): void {
    this.tell(ask);
    clearTimeout(this.#silence);
    this.#silence = setTimeout(this.#offline, SILENCE);
  }

  #hinted(level: string): Promise<Hinted | Refused> {
    return this.#request({ kind: "hint", level, key: unique() }) as Promise<Hinted | Refused>;
  }

  #request(ask: Waiting["ask"]): Promise<Answer> {
    return new Promise((answered) => {
      this.#waiting.set(ask.key ?? "", { ask, answered });
      this.tell(ask);
    });
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const url = `${scheme}://${location.host}/api/tables/${this.table}/socket?since=${this.#number}`;
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.addEventListener("open", () => this.#opened());
    socket.addEventListener("message", (message: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      clearTimeout(this.#silence);
      this.#hear(JSON.parse(message.data) as Told);
    });
    socket.addEventListener("close", (event) => {
      if (socket === this.#socket) this.#lost(event);
    });
  }

  #opened(): void {
    this.link = "open";
    this.#tries = 0;
    if (this.#handed) this.#give(this.#handed);
    for (const { ask } of this.#waiting.values()) this.tell(ask);
  }

  #lost(event: CloseEvent): void {
    if (this.#closed) return;
    if (event.code === NOT_WELCOME) {
      this.link = "refused";
      return;
    }
    this.#drop();
  }

  /** Say that nothing comes through, and try again after a while. */
  #drop(): void {
    this.link = "lost";
    clearTimeout(this.#timer);
    const wait = Math.min(LATEST, SOONEST * 2 ** this.#tries++);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #hear(told: Told): void {
    switch (told.kind) {
      case "table":
        this.card = told.table;
        this.seat = told.seat;
        if (told.seat !== null && told.table.state !== "open") seat(this.table);
        this.#add_salt(told.table, told.seat);
        return;
      case "state":
        this.#receive(told);
        return;
      case "said":
        if (!this.said.some((one) => one.id === told.id)) this.said = [...this.said, told];
        return;
      case "drafted":
        this.draft = told.text;
        return;
      case "tried":
      case "hinted":
      case "odds":
        this.#answer(told.key, told);
        return;
      case "refused":
        this.#refuse(told);
        return;
    }
  }

  #add_salt(card: TableCard, seat: number | null): void {
    if (card.state !== "salting" || seat === null || card.seats[seat]?.salted) return;
    const promised = noted(this.table) ?? { commitment: card.commitment, salt: unique(), seat };
    note(this.table, promised);
    this.tell({ kind: "salt", salt: promised.salt });
  }

  #answer(key: string, told: Answer): boolean {
    const waiting = this.#waiting.get(key);
    this.#waiting.delete(key);
    waiting?.answered(told);
    return waiting !== undefined;
  }

  #refuse(told: Refused): void {
    if (told.key && this.#answer(told.key, told)) return;
    if (told.key && told.key === this.#handed?.key) this.#settled();
    this.refusal = told;
  }

  #settled(): void {
    this.#handed = undefined;
    this.busy = false;
  }

  /** Take a state in; it is shown when those before it have been seen. */
  #receive(state: State): void {
    const first = this.state === null;
    this.#number = state.number;
    this.#queue.push(state);
    if (first || chosen.swift || document.hidden) this.#show_all();
    else this.#show_next();
  }

  #show_all(): void {
    clearTimeout(this.#showing);
    this.#showing = undefined;
    for (const state of this.#queue.splice(0)) this.#show(state);
  }

  #show_next(): void {
    if (this.#showing !== undefined) return;
    const state = this.#queue.shift();
    if (!state) return;
    this.#show(state);
    const wait = pace(state.entries, this.seat, this.#queue.length);
    this.#showing = setTimeout(() => {
      this.#showing = undefined;
      this.#show_next();
    }, wait);
  }

  #show(state: State): void {
    const known = this.log.at(-1)?.number ?? -1;
    const more = state.entries.filter((entry) => entry.number > known);
    if (more.length) this.log = [...this.log, ...more];
    this.state = state;
    if (this.#handed && state.number > this.#handed.number) this.#settled();
  }
}
