/** The room of each game: its board and its controls, fetched when it is wanted. */
import type { Component } from "svelte";

import type { Hands, Scene } from "./scene";

export interface Room {
  /** The board, and what one can do on it; without hands it only shows. */
  readonly default: Component<{ scene: Scene; hands: Hands | null }>;
  /** What is asked of the person, in one sentence; said only while something is. */
  readonly asked: (scene: Scene) => string;
  /** Whether what is asked of the person is answered without him, where a game has that. */
  readonly answered?: (scene: Scene) => boolean;
  /** What a command does, in words; nothing for one that has none. */
  readonly deed: (scene: Scene, verb: string, words: readonly string[]) => string;
  /** What everybody may know of a seat, at a glance. */
  readonly about: (scene: Scene, seat: number) => string;
  /** Who plays along and sits nowhere, where a game has that. */
  readonly beside?: (scene: Scene) => readonly number[];
  /** Milliseconds for the last thing that happened before the result lies over it; without, it waits to be asked for. */
  readonly look?: number;
  /** Whether its board is wider than high, so that an upright screen has room beside it. */
  readonly wide?: boolean;
  /** The style that gives seats other colours than their own, where the game has them. */
  readonly dress?: (scene: Scene) => string;
}

const ROOMS: Record<string, () => Promise<Room>> = {
  conquete57: () => import("./world/Room.svelte"),
  risk76: () => import("./world/Room.svelte"),
  express: () => import("./express/Room.svelte"),
  manchots: () => import("./manchots/Room.svelte"),
  africa1880: () => import("./africa/Room.svelte"),
};

/** The room of a game. */
export function room(game: string): Promise<Room> {
  const found = ROOMS[game];
  return found ? found() : Promise.reject(new Error(game));
}
