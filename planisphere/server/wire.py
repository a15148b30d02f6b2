"""The messages of a table's socket, in both directions; JSON, told apart by their `kind`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from planisphere.choices.choice import Choice
from planisphere.choices.odds import Chance
from planisphere.server.tables import TableCard

LONGEST_TALK = 500
LONGEST_MOVE = 4_000
LONGEST_KEY = 64

Key = Annotated[str, msgspec.Meta(max_length=LONGEST_KEY)]
Commands = Annotated[str, msgspec.Meta(max_length=LONGEST_MOVE)]
Actions = Annotated[list[int], msgspec.Meta(max_length=256)]


class Ask(msgspec.Struct, tag_field="kind", tag=str.lower, frozen=True, forbid_unknown_fields=True):
    """Something that a client asks."""


class Play(Ask, frozen=True):
    """A hand-in: commands, or actions by number."""

    number: int
    """The number that the hand-in shall have: that of the last state the client saw."""
    move: Commands | Actions
    key: Key = ""
    """Chosen by the client; a hand-in with a key that counts already is answered, not played."""


class Undo(Ask, frozen=True):
    """Take back one's last hand-in, where the table and the moment allow it."""

    number: int
    key: Key = ""


class Try(Ask, frozen=True):
    """Ask what a hand-in would come to, up to the first chance, without playing it."""

    move: Commands | Actions
    key: Key = ""


class Hint(Ask, frozen=True):
    """Ask what a bot would hand in here."""

    level: Key = ""
    """The level of the bot; the best if none is named."""
    key: Key = ""


class Odds(Ask, frozen=True):
    """Ask how likely one's own choices are to succeed."""

    key: Key = ""


class Draft(Ask, frozen=True):
    """What one has written so far; it counts if time runs out."""

    text: Commands


class Standing(Ask, frozen=True):
    """Whether decisions that would only hold the others up are answered by themselves."""

    on: bool


class Salt(Ask, frozen=True):
    """What a player's client adds to the seed of the dice, before the first throw."""

    salt: Key


class Say(Ask, frozen=True):
    """Something said at the table, or to one seat alone."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST_TALK)]
    to: int | None = None


class Propose(Ask, frozen=True):
    """One of the proposals of a game with diplomacy, to one seat."""

    proposal: Literal["alliance", "war", "leave", "develop"]
    to: int
    about: int | None = None
    """The seat to make war on, or the number of the territory."""


class Answer(Ask, frozen=True):
    """Yes or no to a proposal."""

    id: int
    yes: bool


class Ready(Ask, frozen=True):
    """No more talk is needed this turn."""


Asked = Play | Undo | Try | Hint | Odds | Draft | Standing | Salt | Say | Propose | Answer | Ready
ASKED = msgspec.json.Decoder(Asked)


class Tell(msgspec.Struct, tag_field="kind", tag=str.lower, frozen=True):
    """Something that the server tells."""


class Words(msgspec.Struct, frozen=True):
    """A sentence about something that happened, and whose doing it was."""

    tone: str
    """`turn`, `fight`, `plain`, `end`, `quiet` for what matters little, or `secret` for what its
    only reader keeps face down."""
    seat: int
    text: str


class Heard(msgspec.Struct, frozen=True):
    """An entry of the log as one seat may read it; what is hidden is -2."""

    number: int
    seat: int
    actions: list[int]
    chance: list[int]
    faces: list[list[list[int]]]
    """For each outcome of chance the dice that fell, side by side."""
    words: list[Words]
    """What happened, in the receiver's language."""
    undoes: int | None = None
    """The number of the entry that this one takes back."""


class Seated(Tell, tag="table", frozen=True):
    """The table: who sits where, and how far it has come."""

    table: TableCard
    seat: int | None
    """The receiver's own seat, if he has one."""


class State(Tell, frozen=True):
    """Where the match stands for one seat, and what has happened since it last heard."""

    number: int
    entries: list[Heard]
    awaited: list[int]
    view: dict[str, Any]
    """The position as that seat may see it, field by field; `GET /api/games/GAME` describes it."""
    legal: list[int]
    """What that seat may do now, by number."""
    choices: list[Choice]
    """The same as commands, grouped."""
    questions: list[list[Choice]]
    """Where a choice is sealed: one answer to each, in this order, is a whole hand-in."""
    undoable: int | None
    """The number of the entry that this seat may take back now."""
    ending: str
    winners: list[int]
    scores: list[float]
    due: list[float | None]
    """When each seat runs out of time, if it is awaited."""
    banks: list[float]
    talk_until: float | None
    ready: list[bool]
    tally: dict[str, Any]
    """What follows from the view by the rules, such as points and majorities."""


class Tried(Tell, frozen=True):
    """What a hand-in would come to; no view where a sealed choice would be complete."""

    key: str
    actions: list[int]
    view: dict[str, Any] | None
    choices: list[Choice]


class Hinted(Tell, frozen=True):
    """What a bot would hand in, from what the seat may see alone."""

    key: str
    number: int
    """The number of the state that it is for."""
    move: str
    """Commands that can be played as they are."""
    sentence: str
    """The same in words, in the person's language."""
    reason: str = ""
    """Why, in the person's language, where the bot can say so."""


class Chances(Tell, tag="odds", frozen=True):
    """The exact odds of what the seat may try now."""

    key: str
    number: int
    odds: list[Chance]


class Drafted(Tell, frozen=True):
    """One's own draft, as the server keeps it."""

    text: str


class Refused(Tell, frozen=True):
    """Why something was not done."""

    reason: str
    sentence: str
    rule: str = ""
    key: str = ""


class Said(Tell, frozen=True):
    """Something that was said at the table, proposed, or answered."""

    id: int
    name: str
    seat: int | None
    text: str
    made: float
    to: int | None = None
    """The one seat that hears it beside its speaker."""
    proposal: Propose | None = None
    answers: int | None = None
    """The proposal that this answers, with `yes` or `no`."""
    number: int = 0
    """How far the match was."""


Told = Seated | State | Tried | Hinted | Chances | Drafted | Refused | Said
encode = msgspec.json.Encoder().encode
