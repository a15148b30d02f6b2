/** Somebody who watches the board: what he has just seen, for as long as it is shown. */
import { sound } from "../../sound";
import type { Scene } from "../scene";
import { happenings, type Fight, type Happening, type News } from "./happenings";

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

  /** Look at a scene; the one before, if it shows something else. */
  see(now: Scene): Scene | null {
    const before = this.#before;
    this.#before = now;
    if (before?.view === now.view) return null;
    const fresh = happenings(before, now);
    if (fresh.length) this.#show(fresh);
    return before;
  }

  #show(fresh: readonly Happening[]): void {
    this.happened = fresh;
    const fight = fresh.find((one) => one.kind === "fight");
    if (fight) this.#throw(fight);
    if (fresh.some((one) => one.kind === "march")) sound("march");
    const news = fresh.filter((one) => one.kind === "won" || one.kind === "out" || one.kind === "whole");
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
