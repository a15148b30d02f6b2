"""How Risk Express is written: commands, chance, positions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from planisphere.faults import Refused, TextFault
from planisphere.fields import NONE
from planisphere.game import Notation
from planisphere.games.express import position as at
from planisphere.games.express import rules
from planisphere.games.express.cards import (
    CARD,
    DICE,
    EXPRESS,
    FACE,
    FILL_CARD,
    FILL_DICE,
    FILL_LINE,
    FILL_SIZE,
    FILLS_OF,
    LINES_OF,
    SOLDIERS,
)
from planisphere.parts import lots
from planisphere.parts.names import Lexicon, Word, slug, words_of

LANGUAGES = ("en", "fr")
VERB = {
    "fill": ("fill", "remplir"),
    "aside": ("aside", "ecarter"),
    "continue": ("continue", "continuer"),
    "afresh": ("afresh", "recommencer"),
}
VERBS = Lexicon("verb", VERB)
NAMES = {card["id"]: (slug(card["en"]), slug(card["fr"])) for card in EXPRESS["cards"]}
CARDS_BY_NAME = Lexicon("card", NAMES)
FACE_NAMES = {
    "soldiers-1": ("1", "soldats-1"),
    "soldiers-2": ("2", "soldats-2"),
    "soldiers-3": ("3", "soldats-3"),
    "cannon": ("cannon", "canon"),
    "cavalry": ("cavalry", "cavalerie"),
    "general": ("general", "general"),
}
FACES_BY_NAME = Lexicon("face", FACE_NAMES)


def read(position: Any, seat: int, text: str) -> list[int]:
    """Return the action that a command says."""
    words = words_of(text)
    if not words:
        raise TextFault("empty-command")
    verb, rest = VERBS.find(words[0]), words[1:]
    if verb == "fill":
        return [read_fill(position, seat, rest)]
    if verb == "aside":
        face = FACE.index(FACES_BY_NAME.find_all(rest, 1)[0])
        return [rules.ASIDE + face]
    if rest:
        raise TextFault("too-much", rest[0].column, text=rest[0].text)
    return [rules.GO_ON if verb == "continue" else rules.AFRESH]


def read_fill(position: Any, seat: int, words: list[Word]) -> int:
    """Read the card, the number of its line, and the soldier dice that fill it."""
    numbers = [word for word in words if word.text.isascii() and word.text.isdigit()]
    named = words[: words.index(numbers[0])] if numbers else words
    card = CARD.index(CARDS_BY_NAME.find_all(named, 1)[0])
    if not numbers:
        raise TextFault("missing-line", words[-1].column + len(words[-1].text))
    line = int(numbers[0].text[:3]) - 1
    if not 0 <= line <= LINES_OF[card]:
        raise TextFault("no-such-line", numbers[0].column, text=numbers[0].text[:9])
    ways = [f for f in range(FILLS_OF[card], FILLS_OF[card + 1]) if FILL_LINE[f] == line]
    dice = [_soldiers(word) for word in words[words.index(numbers[0]) + 1 :]]
    if dice:
        exact = [f for f in ways if _soldier_dice(f) == sorted(dice)]
        if not exact:
            raise Refused(rules.DICE_WASTED)
        return rules.FILL + exact[0]
    return rules.FILL + min(ways, key=lambda f: _preference(position, seat, f))


def _soldiers(word: Word) -> int:
    """Read a soldier die."""
    if word.text not in ("1", "2", "3"):
        raise TextFault("not-soldiers", word.column, text=word.text)
    return int(word.text)


def _soldier_dice(fill: int) -> list[int]:
    """List the soldier dice of a way to fill a line, rising."""
    return [i + 1 for i in range(SOLDIERS) for _ in range(FILL_DICE[fill, i])]


def _preference(position: Any, seat: int, fill: int) -> tuple[bool, int, int, int]:
    """Order the ways to fill a line: possible ones first, with few dice, with few soldiers."""
    refused = rules.refuse_line(position, int(FILL_CARD[fill]), fill) != 0
    soldiers = sum((i + 1) * int(FILL_DICE[fill, i]) for i in range(SOLDIERS))
    return refused, int(FILL_SIZE[fill]), soldiers, fill


def write(position: Any, seat: int, batch: Sequence[int], language: str) -> list[str]:
    """Return the commands that say a batch of actions."""
    return [_command(action, LANGUAGES.index(language)) for action in batch]


def _command(action: int, tongue: int) -> str:
    """Say one action."""
    if action >= rules.GO_ON:
        return VERB["continue" if action == rules.GO_ON else "afresh"][tongue]
    if action >= rules.ASIDE:
        return f"{VERB['aside'][tongue]} {FACE_NAMES[FACE[action - rules.ASIDE]][tongue]}"
    fill = action - rules.FILL
    words = [VERB["fill"][tongue], NAMES[CARD[FILL_CARD[fill]]][tongue], str(FILL_LINE[fill] + 1)]
    return " ".join([*words, *map(str, _soldier_dice(fill))])


def read_outcome(position: Any, text: str) -> int:
    """Return the face that a word names."""
    if text not in FACE:
        raise TextFault("unknown-outcome", name=text, allowed=", ".join(FACE))
    return FACE.index(text)


def write_outcome(position: Any, outcome: int) -> str:
    """Return the word for a face."""
    return str(FACE[outcome])


def derive(position: Any) -> None:
    """Nothing follows from the rest."""


def verify(position: Any) -> str:
    """Return what is wrong with a position, or nothing."""
    for name, holds in (
        ("turn", turn_holds),
        ("owners", owners_hold),
        ("lots", lots_hold),
        ("siege", siege_holds),
        ("dice", dice_hold),
        ("ending", ending_holds),
    ):
        if not holds(position):
            return name
    return ""


def turn_holds(position: Any) -> bool:
    """Whether there is a first player, and one on turn, from the moment the lots have fallen."""
    seats, first, turn = int(position.seats), int(position.first), int(position.turn)
    if position.phase == at.LOTS:
        return first == turn == NONE and position.round_number == 0
    within = position.horizon == 0 or position.round_number <= position.horizon
    cut = position.phase == at.OVER and position.ended == at.HORIZON
    placed = 0 <= first < seats and 0 <= turn < seats and position.round_number > 0
    return bool(placed and (within or cut))


def owners_hold(position: Any) -> bool:
    """Whether players of this match hold the cards, and some lie in the middle until the end."""
    owners = position.owner.tolist()
    if max(owners) >= position.seats:
        return False
    if position.phase == at.LOTS:
        return set(owners) == {NONE}
    done = position.phase == at.OVER and position.ended == at.CONQUERED
    return bool((NONE in owners) != done)


def lots_hold(position: Any) -> bool:
    """Whether the lots for the first player are under way, or over."""
    seats = int(position.seats)
    standing, thrown = position.standing.tolist(), position.thrown.tolist()
    if position.phase != at.LOTS:
        return not any(standing) and not any(thrown)
    ranks = [sum(other < mine for other in standing[:seats]) for mine in standing[:seats]]
    idle = [s for s in range(seats) if not lots.contends(position, s, True)]
    beyond = any(standing[seats:]) or any(thrown[seats:])
    under_way = lots.thrower(position, True) != NONE
    return (
        ranks == standing[:seats] and under_way and not beyond and not any(thrown[s] for s in idle)
    )


def siege_holds(position: Any) -> bool:
    """Whether the siege is one that could be: lines of its card, and the dice on them."""
    card, filled, on_lines = int(position.card), int(position.filled), int(position.on_lines)
    if card == NONE:
        return filled == on_lines == 0 and position.phase != at.OFFER
    if position.phase in (at.LOTS, at.OVER):
        return False
    held = position.owner[card] != NONE
    lines = int(LINES_OF[card]) + int(held)
    if filled == 0 or filled >= (1 << lines) - 1 or position.owner[card] == position.turn:
        return False
    if held and rules.refuse_card(position, int(position.turn), card) != 0:
        return False
    sizes = [_sizes(card, line) for line in range(lines) if filled >> line & 1]
    return on_lines in _sums(sizes)


def _sizes(card: int, line: int) -> set[int]:
    """Return the numbers of dice that can fill a line."""
    ways = range(FILLS_OF[card], FILLS_OF[card + 1])
    return {int(FILL_SIZE[f]) for f in ways if FILL_LINE[f] == line}


def _sums(sizes: list[set[int]]) -> set[int]:
    """Return the sums of one number from each set."""
    sums = {0}
    for options in sizes:
        sums = {total + size for total in sums for size in options}
    return sums


def dice_hold(position: Any) -> bool:
    """Whether no more than seven dice are about, and those that the phase asks for."""
    tray, to_throw, on_lines = (
        int(position.tray.sum()),
        int(position.to_throw),
        int(position.on_lines),
    )
    if position.phase == at.LOTS:
        return tray + to_throw == DICE and to_throw > 0
    if position.phase == at.THROW:
        return to_throw > 0 and tray + to_throw + on_lines <= DICE
    if position.phase == at.CHOOSE:
        return to_throw == 0 and tray > 0 and tray + on_lines <= DICE
    offered = position.phase == at.OVER or rules.can_go_on(position)
    return tray == to_throw == 0 and offered


def ending_holds(position: Any) -> bool:
    """Whether there is an ending exactly when the match is over."""
    if position.phase != at.OVER:
        return bool(position.ended == 0)
    if position.ended == at.HORIZON:
        return bool(0 < int(position.horizon) == int(position.round_number) - 1)
    return bool(position.ended == at.CONQUERED)


NOTATION = Notation(read, write, read_outcome, write_outcome, derive, verify)
