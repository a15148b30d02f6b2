/** The way from one territory to another over the board; around its back where that is nearer. */
import type { Point, Sheet } from "../../board/sheet";

export interface Course {
  /** The way as a path, in two parts where it goes around the back. */
  readonly d: string;
  /** Where it seems to start for who comes in over the edge. */
  readonly from: Point;
  readonly to: Point;
}

/** Find the way between two territories. */
export function course(sheet: Sheet, one: string, other: string): Course {
  const from = sheet.territories[one]?.token ?? [0, 0];
  const to = sheet.territories[other]?.token ?? [0, 0];
  const width = sheet.viewBox[2];
  const around = Math.abs(to[0] - from[0]) > width / 2 ? Math.sign(to[0] - from[0]) * width : 0;
  const out: Point = [to[0] - around, to[1]];
  const coming: Point = [from[0] + around, from[1]];
  const d = around ? bow(from, out) + bow(coming, to) : bow(from, to);
  return { d, from: around ? coming : from, to };
}

/** A bow between two points, bent a little to the left. */
function bow([x, y]: Point, [endX, endY]: Point): string {
  const middle = [(x + endX) / 2 + (endY - y) * 0.12, (y + endY) / 2 - (endX - x) * 0.12];
  return `M${x} ${y}Q${middle[0]} ${middle[1]} ${endX} ${endY}`;
}
