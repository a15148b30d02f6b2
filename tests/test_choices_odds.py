"""The odds of the choices of a seat are exact, and are those of its own choices."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from planisphere.choices import choices
from planisphere.choices.odds import Chance, odds
from planisphere.fields import NONE
from planisphere.games.express import position as at
from planisphere.games.express.cards import CARD, DICE
from planisphere.laws import wandered
from planisphere.match import Match, legal_actions
from planisphere.odds import battle_exact, conquest, conquest_exact
from planisphere.parts.earth import TERRITORY


def attacks(game: str, seed: int) -> tuple[Match, list[Chance]]:
    """Return a match that somebody may attack in, and the odds of his attacks."""
    match = wandered(game, 3, {}, seed, 0)
    for plies in range(60, 400, 10):
        match = wandered(game, 3, {}, seed, plies)
        for seat in match.awaited:
            if any(c.verb == "attack" for c in choices(match.game, match.view(seat), seat)):
                return match, odds(match.game, match.view(seat), seat)
    raise AssertionError("nobody attacks")


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("game", "defence"), [("conquete57", 3), ("risk76", 2)])
def test_each_attack_has_the_odds_of_its_battle(game: str, defence: int, seed: int) -> None:
    match, found = attacks(game, seed)
    (seat,) = match.awaited
    open_attacks = [c for c in choices(match.game, match.view(seat), seat) if c.verb == "attack"]
    assert [chance.words for chance in found] == [attack.words for attack in open_attacks]
    for chance, attack in zip(found, open_attacks, strict=True):
        source, target = (int(match.position.armies[TERRITORY.index(t)]) for t in chance.words)
        exact = battle_exact(source - 1, target, defence)
        assert chance.win == pytest.approx(float(exact.win))
        assert chance.attackers == pytest.approx(1 + float(mean(exact.attackers)))
        assert chance.defenders == pytest.approx(float(mean(exact.defenders)))
        assert len(chance.throws) == attack.most
        for dice, throw in enumerate(chance.throws, 1):
            assert sum(throw) == pytest.approx(1.0)
            assert len(throw) == min(dice, target, defence) + 1


def mean(chances: list[Fraction]) -> Fraction:
    """Return how many are left on average."""
    return sum((left * chance for left, chance in enumerate(chances)), Fraction(0))


def test_who_is_not_awaited_has_no_odds() -> None:
    match, found = attacks("risk76", 0)
    assert found
    (seat,) = match.awaited
    others = [other for other in range(3) if other != seat]
    assert [odds(match.game, match.view(other), other) for other in others] == [[], []]


@pytest.mark.parametrize("seed", range(4))
def test_the_odds_of_a_throw_are_those_of_its_best_action(seed: int) -> None:
    for plies in range(4, 60, 7):
        match = wandered("express", 3, {}, seed, plies)
        if match.over or not match.awaited:
            continue
        (seat,) = match.awaited
        found = odds(match.game, match.view(seat), seat)
        for chance in found if found and found[0].verb == "fill" else []:
            assert chance.win == pytest.approx(best_ahead(match, seat, chance.words[0]))


def best_ahead(match: Match, seat: int, card: str) -> float:
    """Return the chance to conquer a card after the best of all legal actions, in fractions."""
    best = Fraction(0)
    for action in legal_actions(match.game, match.position, seat):
        ahead = match.position.copy()
        match.game.play(ahead, seat, action)
        best = max(best, chance_ahead(ahead, match.position, seat, CARD.index(card)))
    return float(best)


def chance_ahead(ahead: Any, before: Any, seat: int, card: int) -> Fraction:
    """Return the chance to conquer a card before the next throw, if there is one."""
    if ahead.owner[card] == seat:
        return Fraction(1)
    if ahead.card not in (card, NONE) or ahead.phase != at.THROW or ahead.turn != seat:
        return Fraction(0)
    held, must_fill = bool(before.owner[card] != NONE), bool(before.must_fill == 0)
    filled = int(ahead.filled) if ahead.card == card else 0
    return conquest_exact(CARD[card], filled, int(ahead.to_throw), held, must_fill)


def test_who_may_go_on_with_a_siege_has_the_odds_of_both_ways() -> None:
    offered = 0
    for plies in range(4, 60):
        match = wandered("express", 3, {}, 2, plies)
        if match.over or match.position.phase != at.OFFER:
            continue
        (seat,), siege = match.awaited, match.position
        on, *afresh = odds(match.game, match.view(seat), seat)
        card, held = CARD[siege.card], bool(siege.owner[siege.card] != NONE)
        left = DICE - int(siege.on_lines)
        assert (on.verb, on.words) == ("continue", (card,))
        assert on.win == pytest.approx(float(conquest_exact(card, int(siege.filled), left, held)))
        for chance in afresh:
            owner = siege.owner[CARD.index(chance.words[0])]
            assert chance.verb == "afresh"
            assert owner != seat
            assert chance.win == pytest.approx(conquest(chance.words[0], held=bool(owner != NONE)))
        offered += 1
    assert offered


@pytest.mark.parametrize("game", ["manchots", "africa1880"])
def test_where_nothing_is_left_to_dice_there_are_no_odds(game: str) -> None:
    match = wandered(game, 3, {}, 1, 10)
    assert match.awaited
    assert not any(odds(match.game, match.view(seat), seat) for seat in match.awaited)
