"""What a player alone may see: cards, the sets among them, a mission."""

from __future__ import annotations

from typing import Any, NamedTuple

from planisphere.fields import HIDDEN
from planisphere.game import Game
from planisphere.match import Match, legal_actions
from planisphere.parts import actions
from planisphere.parts.earth import SYMBOLS
from planisphere.telling.company import Company
from planisphere.telling.world.atlas import Atlas
from planisphere.telling.world.missions import own_mission


class Exchange(NamedTuple):
    """A set that may be exchanged: its command, and what it brings."""

    command: str
    armies: int
    bonus: int
    """Armies put on the territories of the cards at once."""


def hand_words(view: Any, seat: int, atlas: Atlas) -> list[str]:
    """Name the cards of a hand."""
    counts = view.hand[seat].tolist()
    if HIDDEN in counts:
        return []
    if len(counts) > SYMBOLS:
        return [atlas.card(card) for card, count in enumerate(counts) if count]
    return [_times(count, atlas.symbol(symbol)) for symbol, count in enumerate(counts) if count]


def _times(count: int, name: str) -> str:
    """Say how many there are of a card."""
    return name if count == 1 else f"{count} × {name}"


def exchanges(game: Game, position: Any, seat: int, atlas: Atlas) -> list[Exchange]:
    """List the sets that a seat may exchange now, the best first."""
    found = []
    for row, after in _completions(game, position, seat, ()):
        command = game.notation.write(position, seat, row, atlas.language)[0]
        armies = int(after.reserve[seat]) - int(position.reserve[seat])
        bonus = int(after.armies.sum()) - int(position.armies.sum())
        found.append(Exchange(atlas.command(command), armies, bonus))
    return sorted(found, key=lambda exchange: -exchange.armies - exchange.bonus)


def _completions(
    game: Game, position: Any, seat: int, row: tuple[int, ...]
) -> list[tuple[tuple[int, ...], Any]]:
    """List the rows of actions that exchange a whole set, each with what follows."""
    found = []
    for action in legal_actions(game, position, seat):
        if action < actions.OF_THE_GAME:
            continue
        ahead = position.copy()
        game.play(ahead, seat, action)
        if int(ahead.exchanged) > int(position.exchanged):
            found.append(((*row, action), ahead))
        else:
            found += _completions(game, ahead, seat, (*row, action))
    return found


def mission_of(match: Match, seat: int, atlas: Atlas, company: Company) -> str | None:
    """Tell a person his mission, if there is one."""
    text = own_mission(match.view(seat), seat, atlas.speech, atlas, company)
    return None if text is None else atlas.speech.say("own-mission", mission=text)


def cards_words(match: Match, seat: int, atlas: Atlas) -> str:
    """Tell a person his cards."""
    cards = hand_words(match.view(seat), seat, atlas)
    return atlas.speech.say("own-cards" if cards else "own-no-cards", cards=", ".join(cards))
