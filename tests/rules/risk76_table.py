"""Tables of Risk (1970–76) for the tests: positions told in words, and what is seen on them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from planisphere.chance import Fair, Scripted
from planisphere.faults import IllegalMove
from planisphere.fields import NONE
from planisphere.match import Match
from planisphere.parts.earth import TERRITORY

SEATS = "ABCDEF"
A, B, C, D, E, F = range(6)
HIDDEN = -2

CONTINENTS: dict[str, tuple[str, ...]] = {
    "north-america": TERRITORY[0:9],
    "south-america": TERRITORY[9:13],
    "europe": TERRITORY[13:20],
    "africa": TERRITORY[20:26],
    "asia": TERRITORY[26:38],
    "oceania": TERRITORY[38:42],
}

CARDS = (*TERRITORY, "joker-1", "joker-2")

MISSIONS = (
    "asia-africa",
    "asia-south-america",
    "18-with-2",
    "north-america-africa",
    "north-america-oceania",
    "europe-oceania-any",
)
"""Missions of seats that a test does not ask about: C, who often holds the rest, has it thinly."""

CORNERS = ("madagascar", "western-australia", "great-britain", "new-guinea", "yakutsk", "quebec")
"""Where players stand of whom a test says nothing."""


def lands(*names: str, each: int = 1) -> dict[str, int]:
    """So many armies on each of the territories named; a continent's name means all of it."""
    found: dict[str, int] = {}
    for name in names:
        found |= dict.fromkeys(CONTINENTS.get(name, (name,)), each)
    return found


def first_lands(count: int, *, but: Iterable[str] = ()) -> dict[str, int]:
    """One army on each of so many territories, every third of the board first.

    Spread so, less than about thirty territories hold no continent.
    """
    spread = [TERRITORY[i] for start in range(3) for i in range(start, 42, 3)]
    left = [name for name in spread if name not in set(but)]
    return dict.fromkeys(left[:count], 1)


def line(
    held: Mapping[str, Mapping[str, int]],
    *,
    seats: int = 3,
    rest: str = "C",
    hands: Mapping[str, str] | None = None,
    reserve: Mapping[str, int] | None = None,
    **fields: Any,
) -> str:
    """Tell a position: who holds what, the rest of the world one army each by *rest*.

    Players of whom nothing is said, not even that they fell, stand in a corner.
    """
    owner = dict.fromkeys(TERRITORY, rest)
    armies = dict.fromkeys(TERRITORY, 1)
    fell_to = str(fields.get("fell_to", "------"))
    gone = {letter for letter, taker in zip(SEATS, fell_to, strict=True) if taker != "-"}
    silent = [s for s in SEATS[:seats] if s not in {rest, *held, *gone}]
    corners = [name for name in CORNERS if not any(name in own for own in held.values())]
    stood = dict(zip(silent, ({name: 1} for name in corners), strict=False))
    for letter, territories in (stood | dict(held)).items():
        for name, count in territories.items():
            owner[name], armies[name] = letter, count
    words: dict[str, object] = {
        "seats": seats,
        "round_number": 5,
        "order": SEATS[:seats].ljust(6, "-"),
        "owner": "".join(owner.values()),
        "armies": ",".join(map(str, armies.values())),
        "hand": "/".join((hands or {}).get(letter, "-") for letter in SEATS),
        "reserve": ",".join(str((reserve or {}).get(letter, 0)) for letter in SEATS),
    }
    if seats == 2:
        words["mode"] = "ally"
    elif fields.get("mode", "missions") == "missions":
        words["mission"] = MISSIONS[:seats]
    for name, value in (words | fields).items():
        words[name] = _word(name, value)
    return "risk76 " + " ".join(f"{name}={value}" for name, value in words.items())


def _word(name: str, value: object) -> str:
    """Spell a field; a row of words is filled up with none."""
    if isinstance(value, tuple):
        return ",".join([*value, *["-"] * (6 - len(value))])
    return str(value)


def table(
    held: Mapping[str, Mapping[str, int]],
    *,
    script: Iterable[str] = (),
    seats: int = 3,
    rest: str = "C",
    hands: Mapping[str, str] | None = None,
    reserve: Mapping[str, int] | None = None,
    **fields: Any,
) -> Match:
    """Sit down at a position; chance follows the script, and nothing else is thrown."""
    told = line(held, seats=seats, rest=rest, hands=hands, reserve=reserve, **fields)
    return Match.from_line(told, source=Scripted(script))


def opened(seats: int, options: Mapping[str, object], script: Iterable[str] = ()) -> Match:
    """Start from the beginning; after the script, chance is fair but always the same."""
    return Match.new("risk76", seats, options, source=Scripted(script, then=Fair("table")))


def refusal(match: Match, seat: int, command: str) -> str:
    """The rule that forbids a command; nothing on the table has changed by it."""
    before = match.position.tobytes()
    with pytest.raises(IllegalMove) as refused:
        match.play(seat, command)
    assert match.position.tobytes() == before
    return refused.value.rule


def play(match: Match, *moves: str) -> Match:
    """Play moves told as `A: attack brazil peru 3`."""
    for move in moves:
        letter, command = move.split(": ", 1)
        match.play(SEATS.index(letter), command)
    return match


def fight(faces: str, attackers: int = 10, defenders: int = 5) -> Match:
    """A attacks Ontario from Alberta with as many dice as the faces say; B answers alike."""
    mine, his = (len(side.split(".")) for side in faces.split("/"))
    match = table(
        {"A": {"alberta": attackers}, "B": {"ontario": defenders, "egypt": 1}},
        script=[faces],
    )
    return play(match, f"A: attack alberta ontario {mine}", f"B: defend {his}")


def armies(match: Match, territory: str) -> int:
    """How many armies stand there."""
    return int(match.position.armies[TERRITORY.index(territory)])


def owner(match: Match, territory: str) -> str:
    """The letter of who holds it."""
    return SEATS[int(match.position.owner[TERRITORY.index(territory)])]


def reserve(match: Match, seat: int) -> int:
    """How many armies a seat still has to place."""
    return int(match.position.reserve[seat])


def hand(match: Match, seat: int) -> set[str]:
    """The cards of a seat."""
    return {card for card, held in zip(CARDS, match.position.hand[seat], strict=True) if held}


def attacks(match: Match, seat: int) -> set[tuple[str, str]]:
    """From where to where a seat may attack."""
    said = [command.split() for command in match.commands(seat)]
    return {(words[1], words[2]) for words in said if words[0] == "attack"}


def verbs(match: Match, seat: int) -> set[str]:
    """What kinds of command a seat may say."""
    return {command.split()[0] for command in match.commands(seat)}


def standing(match: Match) -> list[str]:
    """What each seat may answer unasked, as a command, or nothing."""
    answers = [
        (seat, match.game.standing(match.view(seat), seat))
        for seat in range(int(match.position.seats))
    ]
    write = match.game.notation.write
    return [write(match.position, s, [a], "en")[0] if a != NONE else "" for s, a in answers]
