"""The messages of a table's socket, in both directions; JSON, told apart by their `kind`."""

from __future__ import annotations

import msgspec

from planisphere.server.tables import TableCard

LONGEST_TALK = 500
LONGEST_MOVE = 4_000
LONGEST_KEY = 64


class Play(msgspec.Struct, tag_field="kind", tag="play", frozen=True):
    """A hand-in: commands, or actions by number."""

    number: int
    """The number that the hand-in shall have: that of the last state the client saw."""
    move: str | list[int]
    key: str = ""
    """Chosen by the client; a hand-in with a key that counts already is answered, not played."""


class Salt(msgspec.Struct, tag_field="kind", tag="salt", frozen=True):
    """What a player's client adds to the seed of the dice, before the first throw."""

    salt: str


class Say(msgspec.Struct, tag_field="kind", tag="say", frozen=True):
    """Something said at the table."""

    text: str


Asked = Play | Salt | Say
ASKED = msgspec.json.Decoder(Asked)


class Heard(msgspec.Struct, frozen=True):
    """An entry of the log as one seat may read it; what is hidden is -2."""

    number: int
    seat: int
    actions: list[int]
    chance: list[int]
    faces: list[list[list[int]]]
    """For each outcome of chance the dice that fell, side by side."""


class Seats(msgspec.Struct, tag_field="kind", tag="table", frozen=True):
    """The table: who sits where, and how far it has come."""

    table: TableCard
    seat: int | None
    """The receiver's own seat, if he has one."""


class State(msgspec.Struct, tag_field="kind", tag="state", frozen=True):
    """Where the match stands for one seat, and what has happened since it last heard."""

    number: int
    entries: list[Heard]
    awaited: list[int]
    view: bytes
    """The position as that seat may see it: the bytes of its record, in base64."""
    legal: list[int]
    """What that seat may do now."""
    ending: str
    winners: list[int]
    scores: list[float]
    deadline: float | None
    """When the first of those who are awaited runs out of time."""


class Refusal(msgspec.Struct, tag_field="kind", tag="refused", frozen=True):
    """Why something was not done."""

    reason: str
    sentence: str
    rule: str = ""
    key: str = ""


class Said(msgspec.Struct, tag_field="kind", tag="said", frozen=True):
    """Something that was said at the table."""

    name: str
    seat: int | None
    text: str
    made: float


Told = Seats | State | Refusal | Said
encode = msgspec.json.Encoder().encode
