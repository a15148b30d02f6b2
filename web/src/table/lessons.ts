/** What a first match teaches, and when: the lessons of each game in the order of a turn. */
import { one, row } from "../games.svelte";
import type { GameName } from "../pages/plans";
import type { Scene } from "../rooms/scene";

/** What has come about at a table, as the person there sees it. */
export interface Moment {
  readonly scene: Scene;
  /** Whether something is asked of the person. */
  readonly mine: boolean;
  /** Whether there is time to talk. */
  readonly talking: boolean;
  /** What has been taught already. */
  readonly learned: ReadonlySet<Subject>;
}

export type Subject =
  | "conquete57-welcome"
  | "conquete57-reinforce"
  | "conquete57-trade"
  | "conquete57-attack"
  | "conquete57-move"
  | "conquete57-defend"
  | "risk76-welcome"
  | "risk76-world"
  | "risk76-duel"
  | "risk76-place"
  | "risk76-reinforce"
  | "risk76-trade"
  | "risk76-attack"
  | "risk76-move"
  | "risk76-defend"
  | "risk76-ally"
  | "world-occupy"
  | "world-cross"
  | "express-welcome"
  | "express-choose"
  | "express-siege"
  | "express-aside"
  | "express-offer"
  | "express-steal"
  | "manchots-welcome"
  | "manchots-give"
  | "manchots-land"
  | "manchots-twins"
  | "manchots-late"
  | "manchots-reveal"
  | "africa1880-welcome"
  | "africa1880-pick"
  | "africa1880-place"
  | "africa1880-talk"
  | "africa1880-orders"
  | "africa1880-landing"
  | "africa1880-relations"
  | "africa1880-reading"
  | "match-taught"
  | "match-over";

export interface Lesson {
  readonly subject: Subject;
  /** Whether it belongs to every first turn; what does not is taught when it comes. */
  readonly usual: boolean;
  readonly met: (moment: Moment) => boolean;
}

const usual = (subject: Subject, met: Lesson["met"]): Lesson => ({ subject, usual: true, met });
const rare = (subject: Subject, met: Lesson["met"]): Lesson => ({ subject, usual: false, met });

const running = ({ scene }: Moment) => scene.ending === "running";
const asked = (phase: string) => (moment: Moment) => moment.mine && moment.scene.game.phase(moment.scene.view) === phase;
const offered = ({ scene, mine }: Moment, verb: string) => mine && scene.choices.some((choice) => choice.verb === verb);
const mode = (slug: string) => (moment: Moment) =>
  running(moment) && moment.scene.game.slug("mode_words", one(moment.scene.view, "mode")) === slug;
const inRound = (number: number) => (moment: Moment) => running(moment) && one(moment.scene.view, "round_number") >= number;

/** Whether somebody else is on turn in a world game. */
function othersTurn({ scene }: Moment): boolean {
  return row(scene.view, "order")[one(scene.view, "place")] !== scene.seat;
}

/** Whether attacks are answered without the person. */
function standing({ scene }: Moment): boolean {
  return scene.card.seats[scene.seat ?? -1]?.standing ?? true;
}

function taught(after: Subject, over: (moment: Moment) => boolean): Lesson {
  return usual("match-taught", (moment) => running(moment) && moment.learned.has(after) && over(moment));
}

const OVER = rare("match-over", (moment) => !running(moment));

function world(game: "conquete57" | "risk76"): Lesson[] {
  return [
    rare(`${game}-trade`, (moment) => offered(moment, "trade")),
    usual(`${game}-reinforce`, (moment) => asked("act")(moment) && offered(moment, "place")),
    usual(`${game}-attack`, (moment) => offered(moment, "attack")),
    rare("world-occupy", asked("occupy")),
    usual(`${game}-move`, asked("move")),
    rare("world-cross", asked("cross")),
    rare(`${game}-defend`, (moment) => asked("defend")(moment) && !standing(moment)),
    taught(`${game}-attack`, (moment) => othersTurn(moment) || inRound(2)(moment)),
    OVER,
  ];
}

/** Whether a line of the card that is invaded has been filled. */
const begun = ({ scene }: Moment) => one(scene.view, "filled") > 0;

/** Whether a card of somebody else may be invaded. */
function stealing({ scene, mine }: Moment): boolean {
  const owner = row(scene.view, "owner");
  return mine && scene.choices.some(({ verb, words }) => {
    const holder = verb === "fill" ? owner[scene.game.number("cards", words[0] ?? "")] : undefined;
    return holder !== undefined && holder >= 0 && holder !== scene.seat;
  });
}

const landing = (moment: Moment) => asked("land")(moment) || asked("late")(moment);

export const LESSONS: Record<GameName, readonly Lesson[]> = {
  conquete57: [usual("conquete57-welcome", running), ...world("conquete57")],
  risk76: [
    usual("risk76-welcome", mode("missions")),
    rare("risk76-world", mode("world")),
    rare("risk76-duel", mode("ally")),
    usual("risk76-place", asked("place")),
    rare("risk76-ally", (moment) => mode("ally")(moment) && moment.mine && othersTurn(moment) && !asked("defend")(moment)),
    ...world("risk76"),
  ],
  express: [
    usual("express-welcome", running),
    rare("express-offer", asked("offer")),
    usual("express-choose", (moment) => asked("choose")(moment) && !begun(moment)),
    rare("express-steal", stealing),
    usual("express-siege", (moment) => begun(moment) && offered(moment, "fill")),
    rare("express-aside", (moment) => asked("choose")(moment) && !offered(moment, "fill")),
    taught("express-choose", (moment) => one(moment.scene.view, "turn") !== moment.scene.seat || inRound(2)(moment)),
    OVER,
  ],
  manchots: [
    usual("manchots-welcome", running),
    usual("manchots-give", asked("give")),
    rare("manchots-late", asked("late")),
    rare("manchots-twins", (moment) => landing(moment) && moment.scene.questions.length > 1),
    usual("manchots-land", landing),
    usual("manchots-reveal", inRound(2)),
    taught("manchots-reveal", inRound(2)),
    OVER,
  ],
  africa1880: [
    usual("africa1880-welcome", running),
    usual("africa1880-pick", asked("pick")),
    usual("africa1880-place", asked("place")),
    rare("africa1880-talk", ({ talking }) => talking),
    usual("africa1880-reading", inRound(2)),
    usual("africa1880-orders", asked("orders")),
    usual("africa1880-landing", asked("orders")),
    usual("africa1880-relations", asked("orders")),
    taught("africa1880-reading", inRound(2)),
    OVER,
  ],
};

/** The lesson that is due: the first that is met and not learned yet. */
export function due(lessons: readonly Lesson[], moment: Moment): Lesson | null {
  return lessons.find((lesson) => !moment.learned.has(lesson.subject) && lesson.met(moment)) ?? null;
}
