/** How far a mission is: what it asks, told by its facts, against what the seat holds. */
import { t } from "../../words/words.svelte";
import { text, texts, type Position } from "./position";

export interface Line {
  readonly label: string;
  readonly have: number;
  readonly need: number;
  readonly done: boolean;
}

/** What a mission counts, line by line. */
export function progress(position: Position, mission: number): readonly Line[] {
  const facts = position.scene.game.list("missions")[mission]?.facts ?? {};
  const seat = position.scene.seat ?? -1;
  switch (text(facts["kind"])) {
    case "territories": {
      const least = Number(facts["min_armies"] ?? 1);
      const have = position.of(seat).filter((territory) => position.armies(territory) >= least).length;
      return [line(t("world-mission-territories", { least }), have, Number(facts["count"] ?? 0))];
    }
    case "continents":
      return texts(facts["continents"]).map((continent) => {
        const members = position.members(continent);
        const have = members.filter((territory) => position.owner(territory) === seat).length;
        return line(position.scene.game.called("continents", continent), have, members.length);
      });
    default:
      return [];
  }
}

function line(label: string, have: number, need: number): Line {
  return { label, have, need, done: have >= need };
}
