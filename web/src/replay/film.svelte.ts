/** A match as a film: its frames as one seat sees them, and the place one looks at. */
import { api } from "../api";
import type { Frame } from "../types";

/** How many frames the server sends at a time. */
const PAGE = 200;
/** Milliseconds to look at a frame at the usual pace. */
const PLAIN = 900;
const FIGHT = 1_300;

/** How fast a film may run. */
export const PACES = [0.5, 1, 2, 4, 8] as const;
export type Pace = (typeof PACES)[number];

const NOBODY = -1;

/** The frame with which somebody's turn followed a seat's last one: who defends within a turn has none. */
function afterTurn(turns: readonly number[], seat: number): number {
  let [after, own] = [0, false];
  turns.forEach((whose, place) => {
    if (whose < 0) return;
    if (own && whose !== seat) after = place;
    own = whose === seat;
  });
  return after;
}

/** All frames of a match so far, and where in them one is. */
export class Film {
  frames = $state.raw<readonly Frame[]>([]);
  at = $state(0);
  running = $state(false);
  pace = $state<Pace>(1);
  /** Whether the last move was one step forward, so that motion can explain it. */
  stepped = $state(false);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #loading: Promise<void> | undefined;

  constructor(
    readonly table: string,
    /** Through whose eyes: a seat by its number, `onlooker`, or `all`. */
    readonly seat: string,
  ) {}

  get last(): number {
    return Math.max(0, this.frames.length - 1);
  }

  get frame(): Frame | undefined {
    return this.frames[this.at];
  }

  /** Fetch what is not there yet; who looks at the last frame goes along. */
  load(): Promise<void> {
    this.#loading ??= this.#fetch().finally(() => (this.#loading = undefined));
    return this.#loading;
  }

  /** Look at another place. */
  go(place: number): void {
    const wanted = Math.min(this.last, Math.max(0, place));
    this.stepped = wanted === this.at + 1;
    this.at = wanted;
  }

  /** Look at a place, and run no longer. */
  seek(place: number): void {
    this.stop();
    this.go(place);
  }

  /** Run, from the beginning where the end was reached; or stop. */
  toggle(): void {
    if (this.running) return this.stop();
    if (this.at === this.last) this.go(0);
    this.run();
  }

  run(): void {
    this.running = true;
    this.#wait();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.running = false;
  }

  /** The frame after which others have played since a seat last did. */
  sinceTurnOf(seat: number): number {
    const turns = this.frames.map((frame) => frame.entry.words.findLast((words) => words.tone === "turn")?.seat ?? NOBODY);
    if (turns.includes(seat)) return afterTurn(turns, seat);
    const own = (place: number) => this.frames[place]?.entry.seat === seat;
    for (let place = this.last - 1; place > 0; place--) if (own(place) && !own(place + 1)) return place;
    return 0;
  }

  async #fetch(): Promise<void> {
    const following = this.frames.length > 0 && this.at === this.last;
    for (let full = true; full; ) {
      const page = await api.frames(this.table, this.frames.length, this.seat);
      this.frames = [...this.frames, ...page];
      full = page.length === PAGE;
    }
    if (following) this.go(this.last);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.at === this.last) return this.stop();
    const fought = this.frame?.entry.faces.some((dice) => dice.length > 0);
    this.#timer = setTimeout(
      () => {
        this.go(this.at + 1);
        this.#wait();
      },
      (fought ? FIGHT : PLAIN) / this.pace,
    );
  }
}
