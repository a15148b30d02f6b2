"""The games on the shelf: what they are, their rules, and the odds of their battles."""

from __future__ import annotations

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery

from planisphere.bots.levels import levels
from planisphere.catalogue import CATALOGUE, load
from planisphere.describing import Description, describe
from planisphere.odds import battle
from planisphere.odds.attack import DEFENCE, QUICK
from planisphere.rulebook.pages import Rulebook, rulebook
from planisphere.server.access import Asker, language_of
from planisphere.server.denial import Denied, missing


class GameCard(msgspec.Struct, frozen=True):
    """What can be played: seats, options with their values, levels of bots."""

    name: str
    title: str
    seats: list[int]
    options: dict[str, list[str]]
    """For each option its values, the default first; none for a whole number."""
    levels: list[str]
    diplomacy: bool
    """Whether its players talk in private and make proposals."""


class BattleOdds(msgspec.Struct, frozen=True):
    """How a battle fought to its end ends: how likely so many of a side are left, from none on."""

    win: float
    attackers: list[float]
    defenders: list[float]


@get("/games", sync_to_thread=True)
def list_games() -> list[GameCard]:
    """List the games."""
    return [
        GameCard(
            entry.name,
            entry.title,
            list(entry.seats),
            {option.name: list(option.values) for option in load(entry.name).options},
            list(levels(entry.name)),
            entry.diplomacy,
        )
        for entry in CATALOGUE
    ]


@get("/games/{game:str}", sync_to_thread=True)
def show_game(game: FromPath[str]) -> Description:
    """Describe a game: how its views are read, and its commands written."""
    if game not in [entry.name for entry in CATALOGUE]:
        raise missing("game")
    return describe(game)


@get("/games/{game:str}/rules", sync_to_thread=True)
def show_rules(request: Asker, game: FromPath[str]) -> Rulebook:
    """Return the rules of a game one by one, in the language of who asks."""
    if game not in [entry.name for entry in CATALOGUE]:
        raise missing("game")
    return rulebook(game, language_of(request))


@get("/odds/{game:str}", sync_to_thread=True)
def show_odds(
    game: FromPath[str], attackers: FromQuery[int], defenders: FromQuery[int]
) -> BattleOdds:
    """Return the odds of a battle, without the army that must stay behind."""
    if game not in DEFENCE:
        raise missing("game")
    if max(attackers, defenders) > QUICK:
        raise Denied(422, "odds-too-large", most=QUICK)
    odds = battle(attackers, defenders, DEFENCE[game])
    return BattleOdds(odds.win, odds.attackers.tolist(), odds.defenders.tolist())


HANDLERS = [list_games, show_game, show_rules, show_odds]
