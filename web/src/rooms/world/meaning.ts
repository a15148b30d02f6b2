/** What pressing a territory would mean, where it cannot be: the server is asked what forbids it. */
import { texts, type Position } from "./position";

/** The command that a press stands for; nothing where no neighbour comes into question. */
export function meant(position: Position, step: "place" | "attack" | "move", from: string, territory: string): string {
  if (step === "place") return `place ${territory} 1`;
  const own = position.owner(territory) === position.side;
  const [source, target] = from && !(own && step === "attack") ? [from, territory] : [territory, toward(position, step, territory)];
  if (!target) return "";
  return step === "attack" ? `attack ${source} ${target}` : `move ${source} ${target} 1`;
}

/** A neighbour to which a territory would attack or move. */
function toward(position: Position, step: "attack" | "move", territory: string): string {
  const near = texts(position.scene.game.list("territories").find((one) => one.slug === territory)?.facts?.["neighbours"]);
  if (position.owner(territory) !== position.side) return near[0] ?? "";
  return near.find((one) => (position.owner(one) === position.side) === (step === "move")) ?? "";
}
