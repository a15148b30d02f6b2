"""Commands of the world games: read from what people type, written from actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from planisphere.faults import Refused, TextFault
from planisphere.fields import NONE
from planisphere.game import FORM, Notation
from planisphere.parts import actions, phases, refusals
from planisphere.parts.actions import ALL, DICE, DONE, PIECE, PIECE_WORTH, PIECES
from planisphere.parts.campaign import kind_of
from planisphere.parts.earth import EARTH, EDGE_FROM, EDGE_TO, EDGES, TERRITORY
from planisphere.parts.names import Lexicon, Word, slug, words_of

LANGUAGES = ("en", "fr")

VERB = {
    "place": ("place", "placer"),
    "attack": ("attack", "attaquer"),
    "defend": ("defend", "defendre"),
    "occupy": ("occupy", "occuper"),
    "bring": ("bring", "amener"),
    "move": ("move", "deplacer"),
    "trade": ("trade", "echanger"),
    "done": ("done", "fini"),
}
VERBS = Lexicon(
    "verb",
    {
        **VERB,
        "defend": (*VERB["defend"], "defends"),
        "trade": (*VERB["trade"], "exchange"),
        "done": (*VERB["done"], "end", "pass", "terminer", "passer"),
    },
)
EVERYTHING = ("all", "tout", "tous", "toutes")

NAMES = {
    territory["id"]: tuple(
        slug(territory[key]) for key in ("en", "fr", "fr_1957") if key in territory
    )
    for territory in EARTH["territories"]
}
PLACES = Lexicon("territory", NAMES)
EDGE = {(int(EDGE_FROM[edge]), int(EDGE_TO[edge])): edge for edge in range(EDGES)}


def name(territory: int, language: str) -> str:
    """Return the name of a territory as one word of a command."""
    names = NAMES[TERRITORY[territory]]
    return names[LANGUAGES.index(language)]


def amount(word: Word) -> int | None:
    """Read a number of armies, None for all; a word that is neither is a fault."""
    if slug(word.text) in EVERYTHING:
        return None
    if not is_number(word):
        raise TextFault("not-a-number", word.column, text=word.text)
    if len(word.text) > 9:
        raise TextFault("number-too-large", word.column, text=word.text[:12])
    return int(word.text)


def is_number(word: Word) -> bool:
    """Whether a word is written in digits."""
    return word.text.isascii() and word.text.isdigit()


def is_amount(word: Word) -> bool:
    """Whether a word says how many."""
    return is_number(word) or slug(word.text) in EVERYTHING


def pieces(number: int | None, left: int) -> list[int] | None:
    """Say an amount in pieces out of what is left, or None if it is too much."""
    if number is None or number == left:
        return [ALL]
    if number > left:
        return None
    row = []
    for piece in reversed(range(len(PIECE_WORTH))):
        times, number = divmod(number, int(PIECE_WORTH[piece]))
        row += [piece] * times
    return row


@dataclass(frozen=True, slots=True)
class Orders:
    """The commands of one world game; the functions are what its rules do differently."""

    play: Callable[[Any, int, int], None]
    refusal: Callable[[Any, int, int], int]
    side: Callable[[Any], int]
    """Whose forces act."""
    may_leave: Callable[[Any, int], int]
    """How many armies may leave a territory in the third step."""
    defence_dice: int
    read_trade: Callable[[Any, int, list[Word]], list[int]]
    write_trade: Callable[[Sequence[int], str], str]
    trade_length: int
    """How many actions exchange a whole set."""
    begun: Callable[[Any], int]
    """How many actions of an exchange have been played already."""
    draw: tuple[str, ...]
    """The names of the cards that are drawn in play."""
    deal: tuple[str, ...]
    """The names of the cards that are dealt at the start."""
    missions: tuple[str, ...]
    dice: Callable[[Any], tuple[int, ...]]
    """How many dice are awaited."""

    def notation(self, derive: Callable[[Any], None], verify: Callable[[Any], str]) -> Notation:
        """Return the notation of the game: these commands, and how its positions are completed."""
        return Notation(
            self.read, self.write, self.read_outcome, self.write_outcome, derive, verify
        )

    def read(self, position: Any, seat: int, text: str) -> list[int]:
        """Return the actions that a command says."""
        words = words_of(text)
        if not words:
            raise TextFault("empty-command")
        verb, rest = VERBS.find(words[0]), words[1:]
        reader = getattr(self, f"_{verb}")
        found: list[int] = reader(position, seat, rest)
        return found

    def _done(self, position: Any, seat: int, words: list[Word]) -> list[int]:
        _no_more(words)
        return [DONE]

    def _trade(self, position: Any, seat: int, words: list[Word]) -> list[int]:
        return self.read_trade(position, seat, words)

    def _place(self, position: Any, seat: int, words: list[Word]) -> list[int]:
        number: int | None = 1
        if words and is_amount(words[-1]):
            said = words.pop()
            number = amount(said)
            if number == 0:
                raise TextFault("amount-zero", said.column)
        territory = TERRITORY.index(PLACES.find_all(words, 1)[0])
        first = actions.PLACE + territory * PIECES
        side = seat if position.phase == phases.PLACE else self.side(position)
        left = int(position.reserve[side])
        row = pieces(number, left)
        if row is None and left > 0:
            start = position.phase == phases.PLACE
            code = refusals.START_TOO_MANY if start else refusals.PLACE_TOO_MANY
            raise Refused(code, (first + ALL,))
        return [first + piece for piece in row or [ALL]]

    def _attack(self, position: Any, seat: int, words: list[Word]) -> list[int]:
        dice = amount(words.pop()) if words and is_amount(words[-1]) else None
        source, target = self._two(words)
        if (source, target) not in EDGE:
            raise self._not_neighbours(position, seat, actions.ATTACK, refusals.ATTACK_NEIGHBOURS)
        if dice is None:
            dice = max(1, min(DICE, int(position.armies[source]) - 1))
        if not 1 <= dice <= DICE:
            raise Refused(refusals.ATTACK_DICE)
        return [actions.ATTACK + EDGE[source, target] * DICE + dice - 1]

    def _defend(self, position: Any, seat: int, words: list[Word]) -> list[int]:
        dice = amount(words.pop(0)) if words else None
        _no_more(words)
        if position.phase != phases.DEFEND:
            raise Refused(FORM)
        if dice is None:
            dice = min(self.defence_dice, int(position.armies[int(position.target)]))
        if not 1 <= dice <= DICE:
            raise Refused(refusals.DEFENCE_DICE)
        return [actions.DEFEND + dice - 1]

    def _occupy(self, position: Any, seat: int, words: list[Word]) -> list[int]:
        number = amount(words.pop(0)) if words else int(position.attack_dice)
        _no_more(words)
        if position.phase != phases.OCCUPY:
            raise Refused(FORM)
        crossing = int(position.crossing)
        left = int(position.armies[int(position.source)]) - 1 - crossing
        if number == crossing or (number is None and left == 0):
            return [DONE]
        if number is not None and number < crossing:
            raise Refused(refusals.OCCUPY_TOO_FEW)
        return self._crossing(None if number is None else number - crossing, left, True)

    def _bring(self, position: Any, seat: int, words: list[Word]) -> list[int]:
        number = amount(words.pop(0)) if words else 1
        _no_more(words)
        if position.phase not in (phases.OCCUPY, phases.CROSS):
            raise Refused(FORM)
        if number == 0:
            raise Refused(refusals.MOVE_NONE)
        return self._crossing(number, self._left(position), False)

    def _left(self, position: Any) -> int:
        source, crossing = int(position.source), int(position.crossing)
        if position.phase == phases.OCCUPY:
            return int(position.armies[source]) - 1 - crossing
        return self.may_leave(position, source) - crossing

    def _crossing(self, number: int | None, left: int, settle: bool) -> list[int]:
        row = pieces(number, left)
        if row is None or left == 0:
            raise Refused(refusals.OCCUPY_TOO_MANY if settle else refusals.MOVE_TOO_MANY)
        said = [PIECE + piece for piece in row]
        return said if not settle or row[-1] == ALL else [*said, DONE]

    def _move(self, position: Any, seat: int, words: list[Word]) -> list[int]:
        counted = bool(words) and is_amount(words[-1])
        number = amount(words.pop()) if counted else 0
        source, target = self._two(words)
        if (source, target) not in EDGE:
            raise self._not_neighbours(position, seat, actions.MOVE, refusals.MOVE_NEIGHBOURS)
        named = actions.MOVE + EDGE[source, target]
        if not counted:
            return [named]
        if number == 0:
            raise Refused(refusals.MOVE_NONE, (named,))
        row = pieces(number, self.may_leave(position, source))
        if row is None:
            raise Refused(refusals.MOVE_TOO_MANY, (named,))
        said = [named, *(PIECE + piece for piece in row)]
        return said if row[-1] == ALL else [*said, DONE]

    def _not_neighbours(self, position: Any, seat: int, kind: int, code: int) -> Refused:
        """Say that two territories are apart, unless nothing of that kind may be done now."""
        reason = self.refusal(position, seat, kind)
        return Refused(reason if reason in refusals.OF_THE_MOMENT else code)

    def _two(self, words: list[Word]) -> tuple[int, int]:
        source, target = PLACES.find_all(words, 2)
        return TERRITORY.index(source), TERRITORY.index(target)

    def write(self, position: Any, seat: int, batch: Sequence[int], language: str) -> list[str]:
        """Return the commands that say a batch of actions."""
        ahead = position.copy()
        row = list(batch)
        said = []
        while row:
            length, text = self._first(ahead, row, language)
            said.append(text)
            for action in row[:length]:
                self.play(ahead, seat, action)
            row = row[length:]
        return said

    def _first(self, position: Any, row: list[int], language: str) -> tuple[int, str]:
        """Say the first command of a row of actions, and how many of them it takes."""
        action, kind = row[0], kind_of(row[0])
        verb = {key: names[LANGUAGES.index(language)] for key, names in VERB.items()}
        if kind == actions.PLACE:
            return self._say_place(position, row, verb["place"], language)
        if kind == actions.ATTACK:
            edge, dice = divmod(action - actions.ATTACK, DICE)
            return 1, f"{verb['attack']} {_along(edge, language)} {dice + 1}"
        if kind == actions.DEFEND:
            return 1, f"{verb['defend']} {action - actions.DEFEND + 1}"
        if kind == actions.MOVE:
            length, number = self._amount(row[1:], self._source_left(position, action))
            along = f"{verb['move']} {_along(action - actions.MOVE, language)}"
            return (1 + length, f"{along} {number}") if length else (1, along)
        if position.phase == phases.OCCUPY:
            length, number = self._amount(row, self._left(position))
            if length:
                return length, f"{verb['occupy']} {int(position.crossing) + number}"
        if kind == PIECE:
            said = "all" if action - PIECE == ALL else str(PIECE_WORTH[action - PIECE])
            return 1, f"{verb['bring']} {said}"
        if kind == DONE:
            return 1, verb["done"]
        return self._say_trade(position, row, verb["trade"], language)

    def _say_trade(self, position: Any, row: list[int], verb: str, lang: str) -> tuple[int, str]:
        open_cards = self.trade_length - self.begun(position)
        cards = row[:open_cards]
        length = next(
            (i for i, a in enumerate(cards) if kind_of(a) != actions.OF_THE_GAME), len(cards)
        )
        return length, f"{verb} {self.write_trade(row[:length], lang)}"

    def _source_left(self, position: Any, action: int) -> int:
        return self.may_leave(position, int(EDGE_FROM[action - actions.MOVE]))

    def _say_place(self, position: Any, row: list[int], verb: str, lang: str) -> tuple[int, str]:
        territory = (row[0] - actions.PLACE) // PIECES
        side = self.side(position) if position.phase != phases.PLACE else NONE
        total = 0
        length = 0
        for action in row:
            if kind_of(action) != actions.PLACE or (action - actions.PLACE) // PIECES != territory:
                break
            piece = (action - actions.PLACE) % PIECES
            length += 1
            if piece == ALL:
                owner = int(position.owner[territory]) if side == NONE else side
                total = int(position.reserve[owner])
                break
            total += int(PIECE_WORTH[piece])
        return length, f"{verb} {name(territory, lang)} {total}"

    def _amount(self, row: Sequence[int], left: int) -> tuple[int, int]:
        """Count the actions that settle how many cross, and how many; none if left open."""
        total = 0
        for length, action in enumerate(row, 1):
            if action == DONE:
                return length, total
            if kind_of(action) != PIECE:
                break
            if action - PIECE == ALL:
                return length, left
            total += int(PIECE_WORTH[action - PIECE])
        return 0, 0

    def read_outcome(self, position: Any, text: str) -> int:
        """Return the outcome of chance that a word names."""
        names = self._outcomes(position)
        if text not in names:
            raise TextFault("unknown-outcome", name=text, allowed=", ".join(sorted(names)[:12]))
        return names[text]

    def write_outcome(self, position: Any, outcome: int) -> str:
        """Return the word for an outcome of chance."""
        return next(text for text, n in self._outcomes(position).items() if n == outcome)

    def _outcomes(self, position: Any) -> dict[str, int]:
        phase = int(position.phase)
        if phase == phases.ROLL:
            return {f"lost-{number}": number for number in range(DICE + 1)}
        if phase == phases.DRAW:
            return {card: number for number, card in enumerate(self.draw)}
        if phase == phases.MISSIONS:
            return {mission: number for number, mission in enumerate(self.missions)}
        if self.dice(position):
            return {str(face): face for face in range(1, 7)}
        return {card: number for number, card in enumerate(self.deal)}


def _along(edge: int, language: str) -> str:
    """Name the two ends of an edge."""
    return f"{name(int(EDGE_FROM[edge]), language)} {name(int(EDGE_TO[edge]), language)}"


def _no_more(words: list[Word]) -> None:
    """Complain of words that follow a complete command."""
    if words:
        raise TextFault("too-much", words[0].column, text=words[0].text)
