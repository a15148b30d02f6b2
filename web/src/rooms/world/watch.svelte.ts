/** Somebody who watches the board: what he has just seen, for as long as it is shown. */
import { sound } from "../../sound";
import type { Scene } from "../scene";
import { happenings, losses, type Fight, type Happening, type News } from "./happenings";
import { Position } from "./position";

const THROW = 2_600;
const NEWS = 5_200;

export class Watch {
  happened = $state.raw<readonly Happening[]>([]);
  /** The last throw that was seen. */
  fight = $state.raw<Fight | null>(null);
  /** Whether it is recent enough to lie over the board. */
  recent = $state(false);
  news = $state.raw<readonly News[]>([]);
  #before: Scene | null = null;
  /** What the person held when his last turn ended. */
  #held: readonly string[] = [];

  /** Look at a scene; the one before, if it shows something else. */
  see(now: Scene): Scene | null {
    const before = this.#before;
    this.#before = now;
    if (before?.view === now.view) return null;
    const fresh = [...happenings(before, now), ...this.#lost(before, now)];
    if (fresh.length) this.#show(fresh);
    return before;
  }

  /** At the beginning of one's turn: what was lost since the one before. */
  #lost(before: Scene | null, now: Scene): readonly Happening[] {
    const { seat } = now;
    if (!before || seat === null || !now.fresh.length) {
      this.#held = [];
      return [];
    }
    const [was, is] = [new Position(before), new Position(now)];
    if (was.onTurn === seat || was.onTurn < 0) this.#held = was.of(seat);
    return was.onTurn !== seat && is.onTurn === seat ? losses(this.#held, is) : [];
  }

  #show(fresh: readonly Happening[]): void {
    this.happened = fresh;
    const fight = fresh.find((one) => one.kind === "fight");
    if (fight) this.#throw(fight);
    if (fresh.some((one) => one.kind === "march")) sound("march");
    const news = fresh.filter((one) => one.kind === "won" || one.kind === "out" || one.kind === "whole" || one.kind === "lost" || one.kind === "led");
    if (news.length) this.#tell(news);
  }

  #throw(fight: Fight): void {
    this.fight = fight;
    this.recent = true;
    sound("dice");
    setTimeout(() => this.fight === fight && (this.recent = false), THROW);
  }

  #tell(news: readonly News[]): void {
    this.news = news;
    setTimeout(() => this.news === news && (this.news = []), NEWS);
  }
}
