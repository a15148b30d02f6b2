/** A board as the tools of boards/ have drawn it. */

export type Point = readonly [number, number];

export interface Land {
  readonly d: string;
  readonly label: Point;
  readonly radius: number;
  readonly tint: number;
  readonly token: Point;
  readonly leader?: readonly [Point, Point];
}

export interface Sheet {
  readonly name: "world" | "africa";
  readonly viewBox: readonly [number, number, number, number];
  /** The radius of a token. */
  readonly token: number;
  readonly territories: Readonly<Record<string, Land>>;
  readonly continents: Readonly<Record<string, string>>;
  readonly waters: Readonly<Record<string, { readonly kind: string; readonly d: string }>>;
  readonly decor: string;
  readonly borders: string;
  readonly sea: readonly { readonly between: readonly [string, string]; readonly d: string }[];
  readonly ties: readonly { readonly territory: string; readonly d: string }[];
  readonly lakes: string;
  readonly rivers: string;
  readonly waterLines: readonly string[];
  readonly graticule: string;
  readonly circles: string;
}

const SHEETS = {
  world: () => import("../boards/world.json"),
  africa: () => import("../boards/africa.json"),
};

/** A board by its name. */
export async function sheet(name: keyof typeof SHEETS): Promise<Sheet> {
  return (await SHEETS[name]()).default as unknown as Sheet;
}

/** A name in one row, or in two of about the same length. */
export function rows(name: string): string[] {
  const spaces = [...name.matchAll(/ /g)].map((found) => found.index);
  if (name.length < 14 || !spaces.length) return [name];
  const cut = spaces.reduce((best, at) => (Math.abs(name.length / 2 - at) < Math.abs(name.length / 2 - best) ? at : best));
  return [name.slice(0, cut), name.slice(cut + 1)];
}
