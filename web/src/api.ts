/** What the page asks of the server over HTTP. */
import type {
  Description,
  Frame,
  GameCard,
  Ladder,
  LuckCard,
  Person,
  Plan,
  Rulebook,
  TableCard,
  Token,
  Trouble,
  WinCurve,
} from "./types";
import { spoken, t } from "./words/words.svelte";

/** Something that the server did not do, and why, in the person's language. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    sentence: string,
    readonly rule = "",
  ) {
    super(sentence);
  }
}

async function ask<Answer>(method: string, path: string, data?: unknown): Promise<Answer> {
  const headers: Record<string, string> = {
    "X-Planisphere": "page",
    "Accept-Language": spoken(),
  };
  if (data !== undefined) headers["Content-Type"] = "application/json";
  const body = data === undefined ? undefined : JSON.stringify(data);
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body });
  } catch {
    throw new Refusal(0, "unreachable", t("trouble-unreachable"));
  }
  if (answer.ok) {
    const text = await answer.text();
    const json = answer.headers.get("content-type")?.includes("json");
    return (json && text ? JSON.parse(text) : text) as Answer;
  }
  const trouble = (await answer.json().catch(() => null)) as Trouble | null;
  throw new Refusal(
    answer.status,
    trouble?.reason ?? "unknown",
    trouble?.sentence ?? t("trouble-unknown"),
    trouble?.rule,
  );
}

export const api = {
  me: () => ask<Person | null>("GET", "/api/me"),
  arrive: (name: string, language: string) =>
    ask<Person>("POST", "/api/people", { name, language }),
  change: (changes: { name?: string; language?: string; password?: string; webhook?: string }) =>
    ask<Person & { webhook_secret?: string }>("PATCH", "/api/me", changes),
  forget: () => ask<void>("DELETE", "/api/me"),
  signIn: (name: string, password: string) =>
    ask<Person>("POST", "/api/session", { name, password }),
  signOut: () => ask<void>("DELETE", "/api/session"),
  tokens: () => ask<Token[]>("GET", "/api/tokens"),
  makeToken: (label: string) => ask<Token>("POST", "/api/tokens", { label }),
  dropToken: (token: string) => ask<void>("DELETE", `/api/tokens/${token}`),
  games: () => ask<GameCard[]>("GET", "/api/games"),
  game: (name: string) => ask<Description>("GET", `/api/games/${name}`),
  rules: (name: string) => ask<Rulebook>("GET", `/api/games/${name}/rules`),
  tables: (show: "open" | "running" | "over" | "mine") =>
    ask<TableCard[]>("GET", `/api/tables?show=${show}`),
  table: (id: string) => ask<TableCard>("GET", `/api/tables/${id}`),
  setUp: (plan: Partial<Plan> & { game: string; seats: number }) =>
    ask<TableCard>("POST", "/api/tables", plan),
  sit: (id: string, seat: number) => ask<TableCard>("PUT", `/api/tables/${id}/seats/${seat}`),
  stand: (id: string) => ask<TableCard>("DELETE", `/api/tables/${id}/seat`),
  remove: (id: string, seat: number) =>
    ask<TableCard>("DELETE", `/api/tables/${id}/seats/${seat}`),
  mute: (id: string, seat: number, muted: boolean) =>
    ask<TableCard>("PATCH", `/api/tables/${id}/seats/${seat}`, { muted }),
  fill: (id: string, level: string) =>
    ask<TableCard>("POST", `/api/tables/${id}/bots`, { level }),
  start: (id: string) => ask<TableCard>("POST", `/api/tables/${id}/start`),
  resign: (id: string) => ask<TableCard>("POST", `/api/tables/${id}/resignation`),
  rematch: (id: string) => ask<TableCard>("POST", `/api/tables/${id}/rematch`),
  frames: (id: string, since: number, seat: string) =>
    ask<Frame[]>("GET", `/api/tables/${id}/frames?since=${since}&seat=${seat}`),
  record: (id: string) => ask<string>("GET", `/api/tables/${id}/record`),
  luck: (id: string) => ask<LuckCard>("GET", `/api/tables/${id}/luck`),
  chances: (id: string) => ask<WinCurve>("GET", `/api/tables/${id}/chances`),
  bring: (record: string) => ask<TableCard>("POST", "/api/records", { record }),
  fork: (id: string, number: number, plan: Partial<Plan> & { game: string; seats: number }) =>
    ask<TableCard>("POST", `/api/tables/${id}/fork`, { number, plan }),
  ladder: (game: string) => ask<Ladder>("GET", `/api/ladder/${game}`),
  block: (person: string) => ask<void>("PUT", `/api/blocks/${person}`),
  report: (against: string, text: string, table: string) =>
    ask<void>("POST", "/api/reports", { against, text, table }),
};
