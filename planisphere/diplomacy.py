"""What powers may propose to each other before they write their sheets, as data.  [A4]"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from planisphere.faults import IllegalMove
from planisphere.fields import NONE
from planisphere.games.africa1880 import position as at
from planisphere.games.africa1880.board import AFRICA, BORDER, BORDERS, POWER, SQUARES, TERRITORIES
from planisphere.games.africa1880.rules import refuse_landing, refuse_target
from planisphere.games.africa1880.table import in_stock
from planisphere.words import Words


class Kind(StrEnum):
    """What a proposal is for."""

    ALLIANCE = "alliance"
    """Both declare alliance to each other this turn."""
    WAR = "war"
    """Both declare war on a third this turn."""
    LEAVE = "leave"
    """Who is asked keeps out of a territory this turn."""
    DEVELOP = "develop"
    """Both develop a territory in which they stand this turn."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """What one seat proposes to another for this turn; once agreed, it binds nobody.  [A4]"""

    kind: Kind
    seat: int
    to: int
    about: int = NONE
    """The seat to make war on, or the territory; none for an alliance."""


@dataclass(frozen=True, slots=True)
class Pact:
    """What was agreed in a turn that is over, and who of the two kept it, as the sheets showed."""

    turn: int
    agreed: Proposal
    kept: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Word:
    """Something that a seat heard at the table, or said itself: talk, or a proposal."""

    number: int
    """How far the match was."""
    seat: int | None
    """Who spoke; nobody who sits, if it was an onlooker."""
    to: int | None
    """The one seat that heard it; none if all did."""
    text: str = ""
    proposal: Proposal | None = None
    accepted: bool | None = None
    """How the proposal was answered, if it was."""


def check(view: Any, proposal: Proposal) -> None:
    """Refuse a proposal that makes no sense, by what anybody may see."""
    _check_moment(view)
    _check_parties(view, proposal)
    if proposal.kind == Kind.ALLIANCE:
        if proposal.about != NONE:
            raise IllegalMove("form", "proposal-about-nothing")
    elif proposal.kind == Kind.WAR:
        _check_enemy(view, proposal)
    else:
        _check_territory(view, proposal)


def makes_sense(view: Any, proposal: Proposal) -> bool:
    """Whether a proposal makes sense, by what anybody may see."""
    try:
        check(view, proposal)
    except IllegalMove:
        return False
    return True


def _check_moment(view: Any) -> None:
    """Refuse to talk where nobody does, or at a time when nobody can.  [A4]"""
    if view.phase == at.OVER:
        raise IllegalMove("over", "refusal-over")
    if view.diplomacy_minutes == 0:
        raise IllegalMove("A4", "proposal-no-talk")
    if view.phase != at.ORDERS:
        raise IllegalMove("A4", "proposal-too-early")


def _check_parties(view: Any, proposal: Proposal) -> None:
    """Refuse seats that are none or the same, and those whose sheet is in.  [A1, A4, A5]"""
    parties = (proposal.seat, proposal.to)
    if not all(0 <= seat < view.seats for seat in parties):
        raise IllegalMove("A1", "proposal-no-power")
    if proposal.seat == proposal.to:
        raise IllegalMove("A4", "proposal-to-oneself")
    if not all(view.waiting[seat] for seat in parties):
        raise IllegalMove("A5", "proposal-handed-in")


def _check_enemy(view: Any, proposal: Proposal) -> None:
    """Refuse a war on nobody, or on one of the two.  [A1, A4]"""
    if not 0 <= proposal.about < view.seats:
        raise IllegalMove("A1", "proposal-no-power")
    if proposal.about in (proposal.seat, proposal.to):
        raise IllegalMove("A4", "proposal-war-on-party")


def _check_territory(view: Any, proposal: Proposal) -> None:
    """Refuse a territory with which that cannot be done.  [A19]"""
    if not 0 <= proposal.about < TERRITORIES:
        raise IllegalMove("form", "proposal-no-territory")
    if view.colony[proposal.about]:
        raise IllegalMove("A19", "proposal-colony")
    if proposal.kind == Kind.LEAVE:
        _check_leaving(view, proposal.to, proposal.about)
    else:
        _check_developing(view, (proposal.seat, proposal.to), proposal.about)


def _check_leaving(view: Any, seat: int, territory: int) -> None:
    """Refuse to ask one who cannot come anyway, or cannot go.  [A6, A11, A13]"""
    if view.presence[seat, territory]:
        raise IllegalMove("A11", "proposal-stands-there")
    if not can_enter(view, seat, territory):
        raise IllegalMove("A6", "proposal-out-of-reach")
    if in_stock(view, seat) == 0:
        raise IllegalMove("A13", "proposal-out-of-reach")


def _check_developing(view: Any, parties: tuple[int, int], territory: int) -> None:
    """Refuse to develop where not both stand, or what is developed.  [A6, A10]"""
    if not all(view.presence[seat, territory] for seat in parties):
        raise IllegalMove("A6", "proposal-not-both-there")
    if view.development[territory] >= SQUARES[territory]:
        raise IllegalMove("A10", "proposal-developed")


def talk_begins(before: Any, after: Any) -> bool:
    """Whether a turn has begun between two positions: first there is talk.  [A4]"""
    new = before.phase != at.ORDERS or before.round_number != after.round_number
    return bool(after.phase == at.ORDERS and new)


def can_enter(view: Any, seat: int, territory: int) -> bool:
    """Whether a seat may order to explore a territory, or to land there.  [A6, A7, A12]"""
    homes = (int(BORDER[territory, number]) for number in range(BORDERS[territory]))
    return refuse_landing(view, territory) == 0 or any(
        view.presence[seat, home] and refuse_target(view, seat, home, territory) == 0
        for home in homes
    )


def promised(seat: int, agreed: Proposal) -> bool:
    """Whether an agreement has a seat do something: who asked for a territory need not."""
    return seat == agreed.to or (seat == agreed.seat and agreed.kind != Kind.LEAVE)


def kept(view: Any, seat: int, agreed: Proposal) -> bool:
    """Whether a seat kept its part of an agreement, by the sheets that were read last.  [A8, A9]"""
    if not promised(seat, agreed):
        return True
    if agreed.kind == Kind.LEAVE:
        entered = (*view.read_order[seat].tolist(), int(view.read_landing[seat]))
        return agreed.about not in entered
    if agreed.kind == Kind.DEVELOP:
        return bool(view.read_order[seat, agreed.about] == at.DEVELOP)
    other = agreed.to if seat == agreed.seat else agreed.seat
    whom, stance = (agreed.about, at.WAR) if agreed.kind == Kind.WAR else (other, at.ALLIANCE)
    return bool(view.declared[seat, int(view.power[whom])] == stance)


def pacts(turn: int, view: Any, agreements: Iterable[Proposal]) -> list[Pact]:
    """Note what became of the agreements of a turn whose sheets were read last."""
    parties = [(agreed, (agreed.seat, agreed.to)) for agreed in agreements]
    return [Pact(turn, a, tuple(s for s in both if kept(view, s, a))) for a, both in parties]


def say(view: Any, proposal: Proposal, words: Words) -> str:
    """Say a proposal as it is heard at the table."""
    details = {
        "who": AFRICA["powers"][int(view.power[proposal.seat])][words.language],
        "to": words.say(f"power-to-{_power(view, proposal.to)}"),
    }
    if proposal.kind == Kind.WAR:
        details["whom"] = words.say(f"power-the-{_power(view, proposal.about)}")
    elif proposal.kind != Kind.ALLIANCE:
        details["where"] = AFRICA["territories"][proposal.about][words.language]
    return words.say(f"proposal-{proposal.kind}", **details)


def _power(view: Any, seat: int) -> str:
    """Return the plain name of a seat's power."""
    return str(POWER[int(view.power[seat])])
