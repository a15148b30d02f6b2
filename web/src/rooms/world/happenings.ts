/** What has just happened on the board, told by two scenes that follow each other. */
import type { Scene } from "../scene";
import { Position } from "./position";

export interface Fight {
  readonly kind: "fight";
  readonly key: number;
  readonly from: string;
  readonly to: string;
  readonly attacker: number;
  readonly defender: number;
  /** The dice of both sides, the best first. */
  readonly attack: readonly number[];
  readonly defence: readonly number[];
  readonly lost: readonly [number, number];
  readonly fallen: boolean;
}
export interface March {
  readonly kind: "march";
  readonly key: number;
  readonly from: string;
  readonly to: string;
  readonly seat: number;
  readonly count: number;
}
export interface Gain {
  readonly kind: "gain";
  readonly key: number;
  readonly at: string;
  readonly count: number;
}
export interface Out {
  readonly kind: "out";
  readonly key: number;
  readonly seat: number;
  /** Who took his last territory, and how many cards with it. */
  readonly by: number;
  readonly cards: number;
}
export interface Whole {
  readonly kind: "whole";
  readonly key: number;
  readonly continent: string;
  readonly seat: number;
}
export interface Won {
  readonly kind: "won";
  readonly key: number;
  readonly seat: number;
}
/** What somebody took from the person since his last turn. */
export interface Lost {
  readonly kind: "lost";
  readonly key: number;
  readonly seat: number;
  readonly places: readonly string[];
}
/** Somebody leads the third force now, against who has the turn. */
export interface Led {
  readonly kind: "led";
  readonly key: number;
  readonly seat: number;
  readonly against: number;
}
/** What all should see, and what somebody should who looked elsewhere. */
export type News = Out | Whole | Won | Lost | Led;
export type Happening = Fight | March | Gain | News;

/** More than this is a catching up, which is not shown step by step. */
const MOST = 2;

/** Tell what happened between two scenes. */
export function happenings(before: Scene | null, now: Scene): readonly Happening[] {
  if (!before || !now.fresh.length || now.fresh.length > MOST) return [];
  const [was, is] = [new Position(before), new Position(now)];
  const key = now.fresh.at(-1)?.number ?? 0;
  const fought = fight(was, is, key);
  return [...(fought ? [fought] : moves(was, is, key)), ...news(was, is, key)];
}

function fight(was: Position, is: Position, key: number): Fight | undefined {
  const dice = is.scene.fresh.flatMap((entry) => entry.faces).findLast((sides) => sides.length === 2);
  const [attack, defence] = dice ?? [];
  const [from, to] = places(was, is);
  if (!attack || !defence || !from || !to) return undefined;
  const lost = [was.armies(from) - is.armies(from), was.armies(to) - is.armies(to)] as const;
  return {
    kind: "fight",
    key,
    from,
    to,
    attacker: was.owner(from),
    defender: was.owner(to),
    attack: attack.toSorted((one, other) => other - one),
    defence: defence.toSorted((one, other) => other - one),
    lost,
    fallen: is.armies(to) === 0,
  };
}

/** Where a fight was: as the position says before or after it, else as it was told. */
function places(was: Position, is: Position): readonly string[] {
  if (is.source && is.target) return [is.source, is.target];
  if (was.source && was.target) return [was.source, was.target];
  const line = is.scene.fresh.flatMap((entry) => entry.words).findLast((words) => words.tone === "fight")?.text ?? "";
  return is.territories
    .map((territory) => ({ territory, at: line.indexOf(`${is.called(territory)} (`) }))
    .filter((found) => found.at >= 0)
    .sort((one, other) => one.at - other.at)
    .map((found) => found.territory);
}

/** Armies that went from one territory to another, and those that are new. */
function moves(was: Position, is: Position, key: number): readonly (March | Gain)[] {
  const changes = is.territories
    .filter((territory) => was.armies(territory) >= 0 && is.armies(territory) >= 0)
    .map((territory) => ({ territory, by: is.armies(territory) - was.armies(territory) }));
  const fewer = changes.filter((change) => change.by < 0);
  const more = changes.filter((change) => change.by > 0);
  const [from] = fewer;
  const to = more.find((change) => from && change.by === -from.by && is.owner(change.territory) === is.owner(from.territory));
  if (from && to && fewer.length === 1) {
    return [{ kind: "march", key, from: from.territory, to: to.territory, seat: is.owner(to.territory), count: to.by }];
  }
  return fewer.length ? [] : more.map((change) => ({ kind: "gain", key, at: change.territory, count: change.by }));
}

/** Tell who holds now what was the person's when his last turn ended. */
export function losses(held: readonly string[], is: Position): readonly Lost[] {
  const gone = held.filter((territory) => is.owner(territory) !== is.scene.seat);
  const key = is.scene.fresh.at(-1)?.number ?? 0;
  return [...new Set(gone.map((territory) => is.owner(territory)))].map((seat) => ({
    kind: "lost",
    key,
    seat,
    places: gone.filter((territory) => is.owner(territory) === seat),
  }));
}

/** Who has won matters more than what he has won, and somebody's end more than a continent. */
function news(was: Position, is: Position, key: number): readonly News[] {
  const won = victors(was, is, key);
  const out = outs(was, is, key);
  return won.length ? [...won, ...out] : [...out, ...wholes(was, is, key), ...leaders(was, is, key)];
}

function victors(was: Position, is: Position, key: number): readonly Won[] {
  if (was.scene.ending !== "running") return [];
  return is.scene.winners.map((seat) => ({ kind: "won", key, seat }));
}

function outs(was: Position, is: Position, key: number): readonly Out[] {
  const seats = Array.from({ length: is.sides }, (_, seat) => seat);
  const by = is.onTurn;
  return seats
    .filter((seat) => was.of(seat).length && !is.of(seat).length)
    .map((seat) => ({ kind: "out", key, seat, by, cards: is.held(by) - was.held(by) }));
}

function leaders(was: Position, is: Position, key: number): readonly Led[] {
  if (!is.windowed || is.window !== "ally" || was.window === "ally") return [];
  return [{ kind: "led", key, seat: 1 - is.onTurn, against: is.onTurn }];
}

function wholes(was: Position, is: Position, key: number): readonly Whole[] {
  if (was.phase === "deal" || was.phase === "lots") return [];
  return is.scene.game
    .list("continents")
    .map(({ slug }) => ({ kind: "whole" as const, key, continent: slug, seat: is.holder(slug) }))
    .filter(({ continent, seat }) => seat >= 0 && was.holder(continent) !== seat);
}
