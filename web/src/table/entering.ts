/** What a page needs to show a table: its card, its game, its room, the bots it can have. */
import { api } from "../api";
import { game, games, type Game } from "../games.svelte";
import { room, type Room } from "../rooms/rooms";
import type { TableCard } from "../types";

export interface Entered {
  readonly card: TableCard;
  readonly game: Game;
  readonly room: Room;
  readonly levels: readonly string[];
}

/** Fetch all that a table needs. */
export async function enterTable(id: string): Promise<Entered> {
  const card = await api.table(id);
  const [described, cards, fetched] = await Promise.all([game(card.game), games(), room(card.game)]);
  const levels = cards.find((one) => one.name === card.game)?.levels ?? [];
  return { card, game: described, room: fetched, levels };
}
