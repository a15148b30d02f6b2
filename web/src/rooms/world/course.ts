/** The way from one territory to another over the board; around its back where that is nearer. */
import type { Point, Sheet } from "../../board/sheet";

export interface Course {
  /** The way as a path, in two parts where it goes around the back. */
  readonly d: string;
  /** Where it seems to start for who comes in over the edge. */
  readonly from: Point;
  readonly to: Point;
}

/** Find the way between two territories, from the edge of one token to that of the other. */
export function course(sheet: Sheet, one: string, other: string, grow = 1): Course {
  const gap = sheet.token * grow + 6;
  const from = sheet.territories[one]?.token ?? [0, 0];
  const to = sheet.territories[other]?.token ?? [0, 0];
  const width = sheet.viewBox[2];
  const around = Math.abs(to[0] - from[0]) > width / 2 ? Math.sign(to[0] - from[0]) * width : 0;
  const out: Point = [to[0] - around, to[1]];
  const coming: Point = [from[0] + around, from[1]];
  const d = around ? bow(from, out, gap) + bow(coming, to, gap) : bow(from, to, gap);
  return { d, from: around ? coming : from, to };
}

/** A bow between two points, bent a little to the left, with a gap at both ends. */
function bow(from: Point, to: Point, gap: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const middle: Point = [(from[0] + to[0]) / 2 + dy * 0.16, (from[1] + to[1]) / 2 - dx * 0.16];
  return `M${toward(from, middle, gap)}Q${middle.join(" ")} ${toward(to, middle, gap)}`;
}

/** The point that lies somewhat further on, at most half way. */
function toward([x, y]: Point, [aimX, aimY]: Point, by: number): string {
  const long = Math.hypot(aimX - x, aimY - y) || 1;
  const share = Math.min(0.5, by / long);
  return `${x + (aimX - x) * share} ${y + (aimY - y) * share}`;
}
