"""A table of Manchots Barjots set up in words, for the tests of its rules.

Cards are short here: `d5` is the desert's 5; a hand is `d5 d5 m3`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import pytest

from planisphere.chance import Fair, Scripted
from planisphere.faults import IllegalMove
from planisphere.match import Match

A, B, C, D, E = range(5)
V1, V2 = C, D
"""The rows of the virtual players in a game of two."""

LEFT, RIGHT = range(2)
LETTERS = "ABCDE"
ZONES = {"a": "antarctica", "d": "desert", "j": "jungle", "c": "city", "m": "moon"}
COPIES = (1, 1, 2, 3, 4, 3, 2, 1, 1)
KINDS = [f"{zone}{value}" for zone in ZONES for value in range(1, 10)]
"""The kinds of card in the order of their numbers."""

BOX = Counter({kind: COPIES[int(kind[1]) - 1] for kind in KINDS})
"""All the cards."""

PLAIN = [f"{zone}{value}" for value in (5, 4, 6) for zone in ZONES]
"""Cards without any effect, that no kamikaze destroys."""

FILLING = PLAIN + [f"{zone}{value}" for value in (7, 8, 9, 3, 2, 1) for zone in ZONES]


def name(card: str) -> str:
    """Return the full name of a card."""
    return f"{ZONES[card[0]]}-{card[1]}"


def names(cards: str) -> list[str]:
    """Return the full names of cards."""
    return [name(card) for card in cards.split()]


def short(kinds: Any) -> str:
    """Return the cards of an array of kinds, none left out."""
    return " ".join(KINDS[kind] for kind in kinds.ravel().tolist() if kind >= 0)


class Setting:
    """A table being laid, card by card, out of one box."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.owners = 4 if seats == 2 else seats
        self.box = BOX.copy()

    def named(self, told: Mapping[str, str]) -> dict[str, list[list[str]]]:
        """Take the cards that are named, round by round, out of the box."""
        rows = {who: [part.split() for part in text.split(",")] for who, text in told.items()}
        for card in (card for row in rows.values() for part in row for card in part):
            self.box[card] -= 1
            assert self.box[card] >= 0, card
        return rows

    def any(self, count: int) -> list[str]:
        """Take cards without effect out of the box, or others once there are none."""
        taken = []
        for _ in range(count):
            card = next(card for card in FILLING if self.box[card])
            self.box[card] -= 1
            taken.append(card)
        return taken


def line(
    hands: Mapping[str, str] | None = None,
    landed: Mapping[str, str] | None = None,
    *,
    seats: int = 3,
    round_number: int = 1,
    phase: str = "give",
    renewed: Mapping[str, int] | None = None,
    stock: Mapping[str, str] | None = None,
    **fields: Any,
) -> str:
    """Write a position line; what is not told is filled with cards without effect.

    Of what was landed the last rounds are told: `d1, j4 j5` was landed in the last two. In a game
    of two the hands of C and D are the piles of the virtual players.
    """
    setting = Setting(seats)
    told, bags, kept = (setting.named(some or {}) for some in (landed, hands, stock))
    past = round_number - (phase != "over")
    rounds = {}
    for who in LETTERS[: setting.owners]:
        row = told.get(who, [])
        rounds[who] = [setting.any(1) for _ in range(past - len(row))] + row
    laid = {who: sum(map(len, row)) for who, row in rounds.items()}
    sizes, reserves = _sizes(seats, round_number, phase, laid, renewed or {})
    usual: dict[str, Any] = {
        "seats": seats,
        "phase": phase,
        "round_number": round_number,
        "reserve": ",".join(str(reserves.get(who, 0)) for who in LETTERS),
        "landed": ",".join(_pairs(rounds.get(who, [])) for who in LETTERS),
        "hand": _bags(setting, bags, sizes),
        "waiting": _waiting(seats, phase, rounds),
    }
    if renewed:
        usual["renewed"] = ",".join(str(renewed.get(who, 0)) for who in LETTERS)
        left = {who: reserves[who] for who in renewed}
        usual["stock"] = _bags(setting, kept, left)
    if phase == "over":
        usual["ended"] = "counted"
    return "manchots " + " ".join(f"{key}={value}" for key, value in {**usual, **fields}.items())


def _sizes(
    seats: int, number: int, phase: str, laid: Mapping[str, int], renewed: Mapping[str, int]
) -> tuple[dict[str, int], dict[str, int]]:
    """Return how many cards each has in hand, or in its pile, and in reserve."""
    exchanges = number - (phase == "give")
    sizes, reserves = {}, {}
    for seat, (who, landed) in enumerate(laid.items()):
        if seat < seats:
            sizes[who], reserves[who] = 2 + 2 * number - landed, 16 - 2 * number
        else:
            sizes[who] = 2 * (exchanges - renewed.get(who, 0))
            reserves[who] = 18 - landed - sizes[who]
    return sizes, reserves


def _bags(setting: Setting, bags: Mapping[str, list[list[str]]], sizes: Mapping[str, int]) -> str:
    """Spell the bags of all owners, each filled up to its size."""
    spelled = []
    for who in LETTERS:
        (cards,) = bags.get(who, [[]])
        assert len(cards) <= sizes.get(who, 0), (who, sizes)
        counts = Counter(cards + setting.any(sizes.get(who, 0) - len(cards)))
        spelled.append("+".join(f"{many}*{name(card)}" for card, many in counts.items()) or "-")
    return "/".join(spelled)


def _pairs(rounds: list[list[str]]) -> str:
    """Spell what one has landed in eight rounds, up to two cards each."""
    cells = [[name(card) for card in part] + ["-"] * (2 - len(part)) for part in rounds]
    return ",".join(cell for pair in cells + [["-", "-"]] * (8 - len(rounds)) for cell in pair)


def _waiting(seats: int, phase: str, rounds: Mapping[str, list[list[str]]]) -> str:
    """Spell who has to choose: all to give, all but lookouts to land."""
    late = [bool(row) and any(card[1] == "3" for card in row[-1]) for row in rounds.values()]
    first = phase == "give" or all(late)
    chosen = phase in ("give", "land")
    flags = [chosen and seat < seats and (first or not late[seat]) for seat in range(len(late))]
    return ",".join(str(int(flag)) for flag in flags + [False] * (5 - len(late)))


def sit(text: str, draws: str = "") -> Match:
    """Sit down at a position, with the draws to come; then the cards come as they like."""
    return Match.from_line(text, source=Scripted(names(draws), then=Fair("table")))


def begin(seats: int, draws: str = "", **options: str) -> Match:
    """Begin a match with these draws."""
    return Match.new("manchots", seats, options, source=Scripted(names(draws), then=Fair("table")))


def hand(match: Match, owner: int) -> str:
    """Return a hand, or a virtual pile, in the order of the kinds."""
    return bag(match.position.hand[owner])


def bag(counts: Any) -> str:
    """Return the cards that are counted, in the order of the kinds."""
    return " ".join(KINDS[kind] for kind, many in enumerate(counts.tolist()) for _ in range(many))


def ordered(cards: str) -> str:
    """Return cards in the order of the kinds."""
    return " ".join(sorted(cards.split(), key=KINDS.index))


def landed(match: Match, owner: int, number: int) -> str:
    """Return what somebody landed in a round."""
    return short(match.position.landed[owner, number - 1])


def moment(match: Match) -> tuple[int, str]:
    """Return the round and what is to be chosen."""
    phases = ("give", "land", "show", "late", "show-late", "deal", "recruit", "take", "over")
    return int(match.position.round_number), phases[int(match.position.phase)]


def plain(match: Match, seat: int) -> int:
    """Return a legal action with a card without effect, if there is one."""
    legal = match.legal(seat)
    return next(kind for kind in map(KINDS.index, FILLING) if kind in legal)


def choose(match: Match, verb: str, told: Mapping[str, str]) -> None:
    """Have all who are awaited choose, those of whom nothing is told cards without effect."""
    now = moment(match)
    assert set(told) <= {LETTERS[seat] for seat in match.awaited}
    for seat in match.awaited:
        if LETTERS[seat] in told:
            match.play(seat, f"{verb} {told[LETTERS[seat]]}")
        while moment(match) == now and seat in match.awaited:
            match.play(seat, plain(match, seat))


def give(match: Match, **gifts: str) -> None:
    """Have everybody give: the first card to the left, the second to the right."""
    assert moment(match)[1] == "give"
    choose(match, "give", gifts)


def land(match: Match, **cards: str) -> None:
    """Have all who choose now land."""
    assert moment(match)[1] in ("land", "late")
    choose(match, "land", cards)


@contextmanager
def refused(rule: str, match: Match) -> Iterator[None]:
    """Expect that a move is refused by a rule, and that nothing has changed."""
    before, length = match.position.tobytes(), len(match.log)
    with pytest.raises(IllegalMove) as caught:
        yield
    assert caught.value.rule == rule
    assert (match.position.tobytes(), len(match.log)) == (before, length)


def laid(match: Match, owner: int) -> list[str]:
    """List what lies before somebody: what was landed and not destroyed.  [M7]"""
    owners, found = 4 if match.seats == 2 else match.seats, []
    for number in range(1, 9):
        shown = " ".join(landed(match, other, number) for other in range(owners))
        bomb = "2" in (card[1] for card in shown.split())
        mine = landed(match, owner, number).split()
        found += [card for card in mine if not (bomb and card[1] >= "7")]
    return found


def counted(match: Match) -> list[int]:
    """Count the points of all, the virtual players after the others, as M10, M11 and M18 do."""
    owners = 4 if match.seats == 2 else match.seats
    found = [0] * owners
    for zone in ZONES:
        rows = [[int(c[1]) for c in laid(match, owner) if c[0] == zone] for owner in range(owners)]
        most = max(map(sum, rows))
        for owner, row in enumerate(rows):
            position = match.position
            cards = f"{bag(position.hand[owner])} {bag(position.stock[owner])}".split()
            values = [int(card[1]) for card in cards if card[0] == zone]
            if row and values:
                found[owner] += sum(values) if sum(row) == most else min(values)
    return found
