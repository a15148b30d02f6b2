/** The part of a board that is seen: moved and enlarged by wheel, fingers and keys. */
import { still } from "../me.svelte";
import type { Point } from "./sheet";

const NEAREST = 8;
/** Where all of a board would be smaller than this, as much of it is shown as fills the window; at most at the next. */
const SMALL = 0.42;
const NARROW = 0.66;
/** How much nearer a board that nobody has moved could be before it is, when there is more room. */
const ROOMIER = 1.2;
/** Milliseconds in which the window goes to what is to be seen, so that the eye can follow. */
const GLIDE = 420;

/** A window onto a board, in the board's own measures. */
export class BoardWindow {
  x = $state(0);
  y = $state(0);
  /** Pixels for each unit of the board. */
  scale = $state(1);
  #width = $state(1);
  #height = $state(1);
  #touched = false;
  #frame = 0;

  constructor(
    readonly boardWidth: number,
    readonly boardHeight: number,
    /** The least scale to begin with. */
    readonly least: number,
  ) {}

  get viewBox(): string {
    return `${this.x} ${this.y} ${this.#width / this.scale} ${this.#height / this.scale}`;
  }

  /** What is seen, in the board's measures. */
  get seen(): { x: number; y: number; width: number; height: number } {
    return { x: this.x, y: this.y, width: this.#width / this.scale, height: this.#height / this.scale };
  }

  /** What is framed: all of the board, and as much sea around it as makes it fill the window. */
  get framed(): { x: number; y: number; width: number; height: number } {
    const width = Math.max(this.boardWidth, this.#width / this.#contain);
    const height = Math.max(this.boardHeight, this.#height / this.#contain);
    return { x: (this.boardWidth - width) / 2, y: (this.boardHeight - height) / 2, width, height };
  }

  /** Whether all of the board is seen. */
  get whole(): boolean {
    return this.scale <= this.#contain * 1.001;
  }

  /** How much of the board is seen. */
  get share(): number {
    const { width, height } = this.seen;
    return (Math.min(width, this.boardWidth) * Math.min(height, this.boardHeight)) / (this.boardWidth * this.boardHeight);
  }

  /** Note how large the window is; show what fits best, but stay where only panels come and go. */
  resize(width: number, height: number): void {
    if (!width || !height) return;
    const turned = width !== this.#width;
    const { whole } = this;
    const filled = this.boardHeight * this.scale >= this.#height;
    this.y += (this.#height - height) / this.scale / 2;
    this.#width = width;
    this.#height = height;
    const roomier = this.#best > this.scale * ROOMIER;
    if ((turned || roomier || whole) && !this.#touched) this.home();
    else if (whole) this.#middle(this.#contain);
    else if (this.scale < this.#contain) this.home();
    else if (filled && this.scale < this.#best) this.#approach(this.#best);
    else this.#settle();
  }

  /** Show all of the board, or on a narrow screen as much of it as can be read. */
  home(): void {
    cancelAnimationFrame(this.#frame);
    this.#touched = false;
    this.#middle(this.#best);
  }

  /** Show all of the board, however small; or, where that is seen, what can be read. */
  turn(): void {
    if (this.whole) return this.home();
    this.#touch();
    this.#middle(this.#contain);
  }

  /** Enlarge around a point of the window, in pixels. */
  zoom(by: number, atX?: number, atY?: number): void {
    this.#touch();
    this.#approach(Math.min(NEAREST, Math.max(this.#contain, this.scale * by)), atX, atY);
  }

  /** Move by pixels. */
  pan(x: number, y: number): void {
    this.#touch();
    this.x -= x / this.scale;
    this.y -= y / this.scale;
    this.#settle();
  }

  /** Go so that a point of the board is in the middle. */
  centre(x: number, y: number): void {
    this.#touch();
    const { width, height } = this.seen;
    this.x = x - width / 2;
    this.y = y - height / 2;
    this.#settle();
  }

  /** Go so that some points of the board are well inside; where not all can be, the last ones. What is seen then. */
  bring(...places: readonly Point[]): { y: number; height: number } {
    const margin = Math.min(60, this.#width / 6) / this.scale;
    const { width, height } = this.seen;
    let { x, y } = this;
    for (const place of places) {
      x = Math.min(place[0] - margin, Math.max(x, place[0] + margin - width));
      y = Math.min(place[1] - margin, Math.max(y, place[1] + margin - height));
    }
    y = within(y, this.boardHeight, height);
    this.#glide(within(x, this.boardWidth, width), y);
    return { y, height };
  }

  /** Go to another scale, around a point of the window. */
  #approach(scale: number, atX = this.#width / 2, atY = this.#height / 2): void {
    this.x += atX / this.scale - atX / scale;
    this.y += atY / this.scale - atY / scale;
    this.scale = scale;
    this.#settle();
  }

  #middle(scale: number): void {
    this.scale = scale;
    this.x = (this.boardWidth - this.#width / scale) / 2;
    this.y = (this.boardHeight - this.#height / scale) / 2;
    this.#settle();
  }

  #touch(): void {
    cancelAnimationFrame(this.#frame);
    this.#touched = true;
  }

  /** Go somewhere in a moment; at once where motion is not wanted. */
  #glide(x: number, y: number): void {
    if (x === this.x && y === this.y) return;
    this.#touch();
    const [fromX, fromY, start] = [this.x, this.y, performance.now()];
    const step = (now: number) => {
      const left = (1 - Math.min(1, Math.max(0, now - start) / GLIDE)) ** 3;
      this.x = x + (fromX - x) * left;
      this.y = y + (fromY - y) * left;
      if (left) this.#frame = requestAnimationFrame(step);
    };
    step(still() ? start + GLIDE : start);
  }

  /** The scale at which all of the board is seen, or as much of it as can be read. */
  get #best(): number {
    const cover = Math.max(this.#width / this.boardWidth, this.#height / this.boardHeight);
    return Math.max(this.least, this.#contain < SMALL ? Math.min(cover, NARROW) : this.#contain);
  }

  get #contain(): number {
    return Math.min(this.#width / this.boardWidth, this.#height / this.boardHeight);
  }

  /** Keep the board in the window: in the middle where it is smaller. */
  #settle(): void {
    this.x = within(this.x, this.boardWidth, this.#width / this.scale);
    this.y = within(this.y, this.boardHeight, this.#height / this.scale);
  }
}

function within(at: number, whole: number, seen: number): number {
  return seen >= whole ? (whole - seen) / 2 : Math.min(whole - seen, Math.max(0, at));
}
