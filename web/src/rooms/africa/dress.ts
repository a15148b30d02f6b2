/** The colours of the powers, given to the seats that play them. */
import type { Scene } from "../scene";
import { Africa } from "./africa";

const DARK = "#1c1611";
const LIGHT = "#ffffff";
const INKS: Record<string, readonly [colour: string, on: string]> = {
  red: ["#9b2d25", LIGHT],
  blue: ["#2a5290", LIGHT],
  black: ["#2d292a", LIGHT],
  green: ["#67ad80", DARK],
  yellow: ["#f2d05c", DARK],
  orange: ["#d2661c", DARK],
};

/** The colour of a power and what is written on it, as a style. */
export function ink(scene: Scene, power: string): string {
  const found = inks(scene, power);
  return found ? `--colour: ${found[0]}; --on: ${found[1]}` : "";
}

/** The style that gives every seat the colour of its power. */
export function dress(scene: Scene): string {
  const africa = new Africa(scene.game, scene.view);
  return africa.seats
    .map((seat) => [seat, inks(scene, africa.power(seat))] as const)
    .map(([seat, found]) => (found ? `--seat-${seat}: ${found[0]}; --on-${seat}: ${found[1]}` : ""))
    .filter(Boolean)
    .join("; ");
}

function inks(scene: Scene, power: string): readonly [string, string] | undefined {
  const colour = scene.game.list("powers").find((one) => one.slug === power)?.facts?.["colour"];
  return INKS[String(colour)];
}
