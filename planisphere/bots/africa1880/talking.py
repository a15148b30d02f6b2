"""What bots propose to each other, and what they accept: by interest, as far as it can be seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from planisphere.bots.africa1880.bargaining import gain
from planisphere.bots.africa1880.easy import meets
from planisphere.bots.africa1880.keeping import declared, trusting
from planisphere.bots.africa1880.memory import partner, words
from planisphere.bots.africa1880.orders import SPITE, develop, explore
from planisphere.bots.africa1880.relations import GOODWILL, war
from planisphere.bots.africa1880.worth import COMES, need, prospects, turns_left
from planisphere.bots.talkers import Agreements, Past, Talker
from planisphere.diplomacy import Kind, Proposal, can_enter, makes_sense, promised
from planisphere.fields import NONE
from planisphere.games.africa1880.board import IS_BORDER, TERRITORIES
from planisphere.games.africa1880.score import ALLIED, points_of
from planisphere.games.africa1880.table import makes_war

MOST = 2
"""How much one bot proposes in a turn, each of another kind."""

WHIM = 0.2
"""How often a beginner answers anything at all."""

MIXING = 2.0
"""The points within which one proposal is as good as another."""

FAVOUR = 1.5
"""The points that are given up for one who asks for a territory."""

EFFORT = 0.5
"""What a development must be worth to be promised."""

ENVY = 5.0
"""The most that is made of somebody's being ahead."""

IDEAS = 8
"""How many proposals are weighed by reading the turn in thought."""

GIVEN = 0.02
"""The chance to win that somebody else may give up when he accepts."""

DISTRUST = 8.0
"""The points that an agreement is worth less for each word that was broken and not made up for."""

WORTHWHILE = 1.5
"""What a proposal must bring to be made."""


def talking(
    accepts: Callable[[Any, int, Proposal, np.random.Generator, Past], bool],
    proposes: Callable[[Any, int, np.random.Generator, Past], list[Proposal]],
) -> Talker:
    """Return a talker who never says what makes no sense, contradicts his word, or was said."""

    def answer(
        view: Any,
        seat: int,
        proposal: Proposal,
        agreements: Agreements,
        generator: np.random.Generator,
        past: Past = (),
    ) -> bool:
        sound = is_sound(view, seat, proposal, agreements)
        return sound and accepts(view, seat, proposal, generator, past)

    def suggest(
        view: Any,
        seat: int,
        agreements: Agreements,
        generator: np.random.Generator,
        said: Agreements = (),
        past: Past = (),
    ) -> list[Proposal]:
        chosen: list[Proposal] = []
        for proposal in proposes(view, seat, generator, past):
            before = (*said, *chosen)
            fresh = len(before) < MOST and proposal.kind not in [other.kind for other in before]
            if fresh and is_new(view, seat, proposal, (*agreements, *before)):
                chosen.append(proposal)
        return chosen

    return Talker(answer, suggest)


# Random


def toss(
    view: Any, seat: int, proposal: Proposal, generator: np.random.Generator, past: Past
) -> bool:
    """Accept by the toss of a coin."""
    return bool(generator.random() < 0.5)


def nothing(view: Any, seat: int, generator: np.random.Generator, past: Past) -> list[Proposal]:
    """Propose nothing."""
    return []


# Easy


def trust(
    view: Any, seat: int, proposal: Proposal, generator: np.random.Generator, past: Past
) -> bool:
    """Accept from whoever keeps peace and his word, and wars on whoever does not; or on a whim."""
    if generator.random() < WHIM:
        return bool(generator.random() < 0.5)
    if makes_war(view, proposal.seat, seat) or broke_last(proposal.seat, past):
        return False
    return proposal.kind != Kind.WAR or bool(makes_war(view, proposal.about, seat))


def broke_last(other: int, past: Past) -> bool:
    """Whether somebody broke the last word that he gave."""
    given = [pact for pact in past if promised(other, pact.agreed)]
    return bool(given) and other not in given[-1].kept


def seek_peace(view: Any, seat: int, generator: np.random.Generator, past: Past) -> list[Proposal]:
    """Propose peace to somebody whom one meets, and who did not break his last word."""
    near = [other for other in others(view, seat) if meets(view, seat, other)]
    met = [other for other in near if not broke_last(other, past)]
    order = sorted(met, key=lambda other: generator.random())
    return [Proposal(Kind.ALLIANCE, seat, other) for other in order]


# Normal


def weigh(
    view: Any, seat: int, proposal: Proposal, generator: np.random.Generator, past: Past
) -> bool:
    """Accept what is worth more than its contrary, or nearly; from the faithless, far more."""
    doubt = MIXING * (generator.random() - 0.5)
    return interest(view, seat, proposal) + doubt > wariness(view, proposal.seat, past)


def seek_gain(view: Any, seat: int, generator: np.random.Generator, past: Past) -> list[Proposal]:
    """Propose what brings most, or nearly, and rather to those who keep their word."""
    told = [(points - wariness(view, p.to, past), p) for points, p in ideas(view, seat)]
    worth = [idea for idea in told if idea[0] > WORTHWHILE]
    order = sorted(worth, key=lambda idea: -idea[0] - MIXING * generator.random())
    return [proposal for _, proposal in order]


def wariness(view: Any, other: int, past: Past) -> float:
    """Return the points that an agreement is worth less with one who broke his word of late."""
    kept, broken = words(view, other, past)
    return DISTRUST * max(0.0, broken - kept)


def interest(view: Any, seat: int, proposal: Proposal) -> float:
    """Return what it is worth to a seat to accept a proposal, in points."""
    if proposal.kind == Kind.ALLIANCE:
        return peace(view, seat, partner(seat, proposal))
    if proposal.kind == Kind.WAR:
        return war_on(view, seat, proposal.about)
    if proposal.kind == Kind.LEAVE:
        return favour(view, seat, proposal.seat) - loss(view, seat, proposal.about)
    quarrel = max(0.0, war(view, seat, partner(seat, proposal)))
    return float(develop(view, seat, proposal.about) - EFFORT - quarrel)


def peace(view: Any, seat: int, other: int) -> float:
    """Return what alliance is worth, if the other can be believed by half.  [A8, A21]"""
    believed = war(trusting(view, seat, other), seat, other)
    return float(ALLIED - (war(view, seat, other) + believed) / 2)


def favour(view: Any, seat: int, other: int) -> float:
    """Return what one gives up for another: nothing if he made war."""
    return 0.0 if makes_war(view, other, seat) else FAVOUR


def loss(view: Any, seat: int, territory: int) -> float:
    """Return what is lost by going to the next best territory instead of this one."""
    elsewhere = [t for t in range(TERRITORIES) if t != territory and can_enter(view, seat, t)]
    best = max((explore(view, seat, t) for t in elsewhere), default=0.0)
    return float(explore(view, seat, territory) - max(0.0, best))


def war_on(view: Any, seat: int, other: int) -> float:
    """Return what war is worth, on one who is ahead the more."""
    ahead = points_of(view, other) - points_of(view, seat)
    return float(war(view, seat, other) + min(ENVY, max(0.0, SPITE * ahead)))


def ideas(view: Any, seat: int) -> Iterator[tuple[float, Proposal]]:
    """List what a seat could propose, with what it would bring."""
    for other in others(view, seat):
        near = contacts(view, seat, other)
        if near:
            gain = min(peace(view, seat, other), GOODWILL / 2) + near
            yield gain, Proposal(Kind.ALLIANCE, seat, other)
        for third in others(view, seat):
            if third != other and contacts(view, other, third):
                yield war_on(view, seat, third), Proposal(Kind.WAR, seat, other, third)
        for territory in range(TERRITORIES):
            yield from ideas_about(view, seat, other, territory)


def ideas_about(
    view: Any, seat: int, other: int, territory: int
) -> Iterator[tuple[float, Proposal]]:
    """List what a seat could propose to another about a territory."""
    shared = Proposal(Kind.DEVELOP, seat, other, territory)
    alone = Proposal(Kind.LEAVE, seat, other, territory)
    if makes_sense(view, shared):
        yield interest(view, seat, shared), shared
    elif borders(view, other, territory) and makes_sense(view, alone):
        yield COMES * hope(view, seat, territory), alone


def hope(view: Any, seat: int, territory: int) -> float:
    """Return the points that a territory may bring, held or entered, with nobody else."""
    if view.presence[seat, territory]:
        squares, turns = need(view, territory), turns_left(view)
        return float(prospects(view, seat, territory, squares, turns))
    return float(explore(view, seat, territory)) if can_enter(view, seat, territory) else 0.0


# Hard and master


def bargain(
    view: Any, seat: int, proposal: Proposal, generator: np.random.Generator, past: Past
) -> bool:
    """Accept what makes one's victory likelier, as far as the other is believed."""
    return gain(view, seat, proposal, generator, past) > 0


def seek_bargains(
    view: Any, seat: int, generator: np.random.Generator, past: Past
) -> list[Proposal]:
    """Propose what would make one's victory likelier and not the other's less likely."""
    tried = seek_gain(view, seat, generator, past)[:IDEAS]
    worth = [(gain(view, seat, proposal, generator, past), proposal) for proposal in tried]
    order = sorted(worth, key=lambda idea: -idea[0])
    return [p for own, p in order if own > 0 and gain(view, p.to, p, generator) >= -GIVEN]


# What can be seen


def is_sound(view: Any, seat: int, proposal: Proposal, agreements: Agreements) -> bool:
    """Whether a proposal makes sense, and does not contradict what a seat has agreed to."""
    other, stance = declared(seat, proposal)
    promised = [declared(seat, a) for a in agreements if seat in (a.seat, a.to)]
    contrary = other != NONE and any(o == other and s != stance for o, s in promised)
    return not contrary and makes_sense(view, proposal)


def is_new(view: Any, seat: int, proposal: Proposal, known: Agreements) -> bool:
    """Whether a proposal is sound, and has not been made in this turn from either side."""
    told = {(k.kind, frozenset((k.seat, k.to)), k.about) for k in known}
    own = (proposal.kind, frozenset((proposal.seat, proposal.to)), proposal.about)
    return own not in told and is_sound(view, seat, proposal, known)


def others(view: Any, seat: int) -> list[int]:
    """List the other seats."""
    return [other for other in range(int(view.seats)) if other != seat]


def borders(view: Any, seat: int, territory: int) -> bool:
    """Whether a seat stands beside a territory."""
    return bool((view.presence[seat] & IS_BORDER[territory]).any())


def contacts(view: Any, seat: int, other: int) -> int:
    """Count the territories of a seat, no colonies, in or beside which another stands."""
    own = [t for t in range(TERRITORIES) if view.presence[seat, t] and not view.colony[t]]
    return sum(bool(view.presence[other, t]) or borders(view, other, t) for t in own)


TALKERS = {
    "random": talking(toss, nothing),
    "easy": talking(trust, seek_peace),
    "normal": talking(weigh, seek_gain),
    "hard": talking(bargain, seek_bargains),
    "master": talking(bargain, seek_bargains),
}
