/** The shapes of orders on the map: arrows to explore, arrows from the sea to land. */
import type { Point, Sheet } from "../../board/sheet";
import { DEVELOP, LANDING, NOTHING, type Written } from "./orders";

/** How far arrows keep from what stands on a territory. */
const CLEAR = 21;
const OFFSHORE = 105;
const HEAD = 12;
const FRAME = 36;
/** Where the sea lies from each coast, as a bearing on the compass. */
const BEARINGS: Record<string, number> = {
  alexandrie: 5,
  alger: 350,
  angola: 265,
  cameroun: 240,
  "cape-town": 235,
  "cote-de-l-or": 185,
  dahomey: 175,
  dakar: 270,
  erythree: 55,
  gabon: 265,
  maroc: 310,
  mogadiscio: 110,
  mozambique: 105,
  natal: 115,
  "sierra-leone": 225,
  "sud-ouest-africain": 260,
  tripoli: 15,
  zanzibar: 95,
};

export interface Arrow {
  readonly label: string;
  readonly seat: number;
  readonly kind: "explore" | "land" | "develop";
  /** The line of the arrow, and its head; for a development the place of its sign. */
  readonly d: string;
  readonly head: string;
  readonly at: Point;
}

/** What somebody's orders look like on the map. */
export function arrows(sheet: Sheet, written: Written, seat: number): Arrow[] {
  return Object.entries(written).flatMap(([label, value]) => {
    if (value === NOTHING) return [];
    if (value === DEVELOP) return sign(sheet, label, seat);
    const to = sheet.territories[value]?.token;
    const from = label === LANDING ? to && sea(sheet, value, to) : sheet.territories[label]?.token;
    return from && to ? [arrow(label, seat, label === LANDING ? "land" : "explore", from, to)] : [];
  });
}

function sign(sheet: Sheet, label: string, seat: number): Arrow[] {
  const at = sheet.territories[label]?.token;
  return at ? [{ label, seat, kind: "develop", d: "", head: "", at }] : [];
}

/** A place off the coast, inside the frame of the board. */
function sea(sheet: Sheet, slug: string, to: Point): Point {
  const [left, top, width, height] = sheet.viewBox;
  const bearing = ((BEARINGS[slug] ?? 180) * Math.PI) / 180;
  return [
    Math.min(left + width - FRAME, Math.max(left + FRAME, to[0] + Math.sin(bearing) * OFFSHORE)),
    Math.min(top + height - FRAME, Math.max(top + FRAME, to[1] - Math.cos(bearing) * OFFSHORE)),
  ];
}

/** A bent arrow, so that two which cross each other are told apart. */
function arrow(label: string, seat: number, kind: Arrow["kind"], from: Point, to: Point): Arrow {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy) || 1;
  const bend: Point = [(from[0] + to[0]) / 2 - dy * 0.14, (from[1] + to[1]) / 2 + dx * 0.14];
  const start = kind === "land" ? from : toward(from, bend, Math.min(CLEAR, long / 4));
  const tip = toward(to, bend, Math.min(CLEAR, long / 4));
  const neck = toward(tip, bend, HEAD * 0.8);
  return { label, seat, kind, d: `M${point(start)}Q${point(bend)} ${point(neck)}`, head: pointed(tip, bend), at: start };
}

function pointed(tip: Point, from: Point): string {
  const base = toward(tip, from, HEAD);
  const [x, y] = [(tip[0] - base[0]) * 0.55, (tip[1] - base[1]) * 0.55];
  return `M${point(tip)}L${point([base[0] - y, base[1] + x])}L${point([base[0] + y, base[1] - x])}Z`;
}

function toward(from: Point, to: Point, far: number): Point {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [from[0] + ((to[0] - from[0]) / long) * far, from[1] + ((to[1] - from[1]) / long) * far];
}

function point([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
