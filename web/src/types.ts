/** The words of the server's contract, by their short names. */
import type { components } from "./contract";

type Schemas = components["schemas"];

export type Chance = Schemas["Chance"];
export type Chances = Schemas["Chances"];
export type Choice = Schemas["Choice"];
export type Clock = Schemas["Clock"];
export type Description = Schemas["Description"];
export type Fought = Schemas["Fought"];
export type Frame = Omit<Schemas["Frame"], "view"> & { view: View };
export type GameCard = Schemas["GameCard"];
export type Heard = Schemas["Heard"];
export type Hinted = Schemas["Hinted"];
export type Ladder = Schemas["Ladder"];
export type LuckCard = Schemas["LuckCard"];
export type LuckSum = Schemas["Sum"];
export type Named = Schemas["Named"];
export type Person = Schemas["Person"];
export type Plan = Schemas["Plan"];
export type Proposal = Schemas["Propose"];
export type Rule = Schemas["Rule"];
export type Rulebook = Schemas["Rulebook"];
export type Said = Schemas["Said"];
export type Seat = Schemas["Seat"];
export type State = Omit<Schemas["State"], "view"> & { view: View };
export type TableCard = Schemas["TableCard"];
export type Tried = Omit<Schemas["Tried"], "view"> & { view: View | null };
export type Trouble = Schemas["Trouble"];
export type WinCurve = Schemas["WinCurve"];
export type Refused = Schemas["Refused"];
export type Token = Schemas["Token"];
export type Asked = Schemas["Asked"];
export type Told =
  | Schemas["Seated"]
  | State
  | Tried
  | Hinted
  | Chances
  | Schemas["Drafted"]
  | Refused
  | Said;

/** A position as a seat may see it: each field is a number, a row of them, or a table. */
export type View = { readonly [field: string]: Cells };
export type Cells = number | readonly Cells[];

export type Language = "en" | "fr";
