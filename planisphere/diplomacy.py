"""What powers may propose to each other before they write their sheets, as data.  [A4]"""

from __future__ import annotations

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
