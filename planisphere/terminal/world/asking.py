"""What a player is asked now, and what is legal, grouped for reading."""

from __future__ import annotations

from collections import defaultdict
from itertools import permutations
from typing import Any

from rich.table import Table
from rich.text import Text

from planisphere.fields import LETTERS, NONE
from planisphere.games.conquete57.rules import rested
from planisphere.games.risk76.position import (
    ALLY_WINDOW,
    ANYONE,
    FIRST_WINDOW,
    SEALED,
    SECOND_WINDOW,
    THIRD_FORCE,
)
from planisphere.match import Match
from planisphere.odds.attack import chance_of
from planisphere.parts import actions, phases
from planisphere.parts.earth import EDGE_FROM, EDGE_TO
from planisphere.parts.ground import on_turn
from planisphere.parts.orders import LANGUAGES, VERB
from planisphere.telling.company import Company
from planisphere.telling.world.atlas import Atlas
from planisphere.terminal.colours import badge
from planisphere.terminal.world import pages, verbs
from planisphere.terminal.world.hand import Exchange, cards_words, exchanges, mission_of
from planisphere.words import percent

MOST_EXCHANGES = 4
MOST_ROWS = 9
SMALL_ROWS = 1
"""How many rows where the board fills the screen."""

FORCES, FIGHTS, MOVES = "forces", "fights", "moves"
STEP = {phases.PLACE: FORCES, phases.MOVE: MOVES, phases.CROSS: MOVES}


class Asker:
    """Puts the question of the moment to a seat."""

    def __init__(
        self, match: Match, company: Company, atlas: Atlas, width: int = 80, small: bool = False
    ) -> None:
        self.match = match
        self.company = company
        self.speech = atlas.speech
        self.atlas = atlas
        self.width = width
        self.small = small
        """Whether the screen has no room for what the board shows already."""
        self.all_rows = False
        """Whether everything is asked for expressly."""

    @property
    def position(self) -> Any:
        """The position that the question is about."""
        return self.match.position

    def verb(self, verb: str) -> str:
        """Return a verb in the language of the person."""
        return self.speech.say(f"verb-{verb}")

    def side(self, seat: int) -> int:
        """Whose armies a seat commands now."""
        return THIRD_FORCE if self.leads_ally() else seat

    def leads_ally(self) -> bool:
        """Whether it is the ally's window."""
        return self._window() == ALLY_WINDOW

    def _window(self) -> int:
        """Which window of a turn with an ally it is, if any."""
        position = self.position
        if position.round_number == 0 or "window" not in position.dtype.names:
            return NONE
        return int(position.window)

    def shows_secrets(self) -> bool:
        """Whether the question of the moment shows cards, a mission, or a sealed placing."""
        if self.position.phase == phases.PLACE:
            return True
        opened = self.position.exchange != phases.CLOSED and not self.leads_ally()
        return bool(self.position.phase == phases.ACT and opened)

    def secrets(self, seat: int) -> list[str]:
        """Say a person's mission and his cards."""
        mission = mission_of(self.match, seat, self.atlas, self.company)
        sentences = [mission] if mission is not None else []
        if self.position.round_number:
            sentences.append(cards_words(self.match, seat, self.atlas))
        return sentences

    def step(self, seat: int) -> object:
        """The turn, its window, and what is done in it: forces, fights or moves."""
        position = self.position
        phase = int(position.phase)
        placing = phase == phases.ACT and int(position.reserve[self.side(seat)]) > 0
        step = FORCES if placing else STEP.get(phase, FIGHTS)
        placer = seat if phase == phases.PLACE else None
        window = int(position.window) if "window" in position.dtype.names else 0
        return placer, int(position.round_number), int(position.place), window, step

    def commands(self, seat: int) -> list[str]:
        """List what may be typed, for completion."""
        trade = f"{VERB['trade'][LANGUAGES.index(self.speech.language)]} "
        moves = [self.atlas.command(c) for c in self.match.commands(seat, self.speech.language)]
        if any(move.startswith(trade) for move in moves):
            moves = [move for move in moves if not move.startswith(trade)]
            for offer in exchanges(self.match.game, self.position, seat, self.atlas):
                verb, *cards = offer.command.split(" ")
                moves += dict.fromkeys(" ".join((verb, *row)) for row in permutations(cards))
        return [*moves, *pages.own_commands(self.atlas, moves)]

    def hint(self, view: Any, typed: str) -> str:
        """Say the odds of the fight that is being typed, or what else one may type."""
        fight = verbs.named_fight(typed)
        told = pages.odds_of(self.match, view, self.atlas, fight) if fight is not None else ""
        return told or self.speech.say("terminal-hint")

    def question(self, seat: int) -> str:
        """Say in one sentence what is asked."""
        phase = int(self.position.phase)
        asked = {
            phases.ACT: self._ask_act,
            phases.DEFEND: self._ask_defence,
            phases.OCCUPY: self._ask_crossing,
            phases.MOVE: self._ask_move,
            phases.CROSS: self._ask_crossing,
            phases.PLACE: self._ask_start,
        }[phase]
        return asked(seat) + self._window_note(seat)

    def _window_note(self, seat: int) -> str:
        """Name the window of a turn with an ally, and who may be attacked in it."""
        phase, window = int(self.position.phase), self._window()
        if window == SECOND_WINDOW and phase in (phases.ACT, phases.MOVE):
            return " " + self.speech.say("window-second")
        if window != FIRST_WINDOW or phase != phases.ACT:
            return ""
        anyone = self.position.first_window == ANYONE
        key = "window-first-anyone" if anyone else "window-first"
        return " " + self.speech.say(key, prey=self._opponent(seat))

    def _opponent(self, seat: int) -> str:
        """Name the other one of two players."""
        return self.company.label(1 - seat)

    def _say(self, key: str, seat: int, **details: object) -> str:
        return self.speech.say(key, who=self.company.label(seat), **details)

    def _ask_act(self, seat: int) -> str:
        position = self.position
        if "picked" in position.dtype.names and position.picked[0] != NONE:
            return self._say("ask-finish-exchange", seat)
        left = int(position.reserve[self.side(seat)])
        if self.leads_ally():
            prey = self.company.label(int(on_turn(position)))
            key = "ask-ally-place" if left else "ask-ally-fight"
            return self._say(key, seat, count=left, prey=prey)
        if left:
            return self._say("ask-place", seat, count=left)
        if all(action >= actions.OF_THE_GAME for action in self.match.legal(seat)):
            return self._say("ask-must-exchange", seat, count=int(position.held[seat]))
        fights = any(action < actions.MOVE for action in self.match.legal(seat))
        return self._say("ask-fight" if fights else "ask-no-fight", seat)

    def _ask_start(self, seat: int) -> str:
        sealed = int(self.position.placement == SEALED)
        return self._say("ask-start", seat, count=int(self.position.reserve[seat]), sealed=sealed)

    def _ask_defence(self, seat: int) -> str:
        position = self.position
        source, target = int(position.source), int(position.target)
        return self._say(
            "ask-defence",
            seat,
            source=self.atlas.territory(source),
            target=self.atlas.territory(target),
            attacker=self.company.label(int(position.owner[source])),
            dice=int(position.attack_dice),
            armies=int(position.armies[target]),
            most=self.most_defence(seat),
        )

    def most_defence(self, seat: int) -> int:
        """Return the most dice that may defend."""
        return max(self.match.legal(seat)) - actions.DEFEND + 1

    def _ask_crossing(self, seat: int) -> str:
        low, high = crossing(self.position)
        key = "ask-occupy" if self.position.phase == phases.OCCUPY else "ask-cross"
        source = self.atlas.territory(int(self.position.source))
        target = self.atlas.territory(int(self.position.target))
        return self._say(key, seat, source=source, target=target, low=low, high=high)

    def _ask_move(self, seat: int) -> str:
        several = int("fought" in self.position.dtype.names)
        moves = any(action != actions.DONE for action in self.match.legal(seat))
        if self._window() == FIRST_WINDOW:
            key = "ask-move-first" if moves else "ask-no-move-first"
            return self._say(key, seat, prey=self._opponent(seat))
        return self._say("ask-move" if moves else "ask-no-move", seat, several=several)

    def choices(self, seat: int, everything: bool = False) -> Table:
        """List what is legal, with what to type on the left."""
        self.all_rows = everything
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True, style="bold cyan")
        table.add_column()
        legal = self.match.legal(seat)
        for command, text in self._rows(seat, legal):
            table.add_row(command, text)
        return table

    def _rows(self, seat: int, legal: list[int]) -> list[tuple[str, Text]]:
        phase = int(self.position.phase)
        if phase == phases.DEFEND:
            return self._defence_rows(seat)
        if phase in (phases.OCCUPY, phases.CROSS):
            return self._crossing_rows()
        return [
            *self._exchange_rows(seat, legal),
            *self._place_rows(seat, legal),
            *self._attack_rows(legal),
            *self._move_rows(legal),
            *self._done_rows(seat, legal),
        ]

    def _text(self, key: str, **details: object) -> Text:
        return Text(self.speech.say(key, **details))

    def _defence_rows(self, seat: int) -> list[tuple[str, Text]]:
        most = self.most_defence(seat)
        verb = self.verb("defend")
        rows = [(f"{verb} {n}", self._text("choice-dice", count=n)) for n in range(most, 0, -1)]
        rows[0][1].append("  ").append(self.speech.say("choice-enter"), "dim")
        always = self.speech.say("word-always")
        return [*rows, (f"{verb} {always}", self._text("choice-always"))]

    def _crossing_rows(self) -> list[tuple[str, Text]]:
        low, high = crossing(self.position)
        key = "choice-occupy" if self.position.phase == phases.OCCUPY else "choice-cross"
        return [(f"{low} … {high}" if low < high else f"{low}", self._text(key))]

    def _exchange_rows(self, seat: int, legal: list[int]) -> list[tuple[str, Text]]:
        if not any(action >= actions.OF_THE_GAME for action in legal):
            return []
        found = exchanges(self.match.game, self.position, seat, self.atlas)
        texts = [self._exchange_text(offer) for offer in found[:MOST_EXCHANGES]]
        if len(found) > MOST_EXCHANGES:
            texts.append(self._text("choice-more", count=len(found) - MOST_EXCHANGES))
        form = self.speech.say("form-exchange", verb=self.verb("trade"))
        return [(form if text is texts[0] else "", text) for text in texts]

    def _exchange_text(self, offer: Exchange) -> Text:
        """Name the cards of a set, and what it brings."""
        text = Text(offer.command.partition(" ")[2]).append(" ")
        gain = self.speech.say("choice-exchange", count=offer.armies, bonus=offer.bonus)
        return text.append(gain, "green")

    def _place_rows(self, seat: int, legal: list[int]) -> list[tuple[str, Text]]:
        places = sorted({a // actions.PIECES for a in legal if a < actions.ATTACK})
        if not places:
            return []
        text = Text(", ".join(self.atlas.word(territory) for territory in places))
        if self.small and not self.all_rows:
            text = self._text("choice-allied" if self.leads_ally() else "choice-own")
        side = seat if self.position.phase == phases.PLACE else self.side(seat)
        count = int(self.position.reserve[side])
        return [(self.speech.say("form-place", verb=self.verb("place"), count=count), text)]

    def _attack_rows(self, legal: list[int]) -> list[tuple[str, Text]]:
        """List the attacks by the territory that attacks, each with its odds."""
        targets: dict[int, list[tuple[float, int]]] = defaultdict(list)
        for source, target in self.attacks(legal):
            chance = chance_of(self.match.game.name, self.position, source, target)
            targets[source].append((-1.0 if chance is None else chance.win, target))
        form = self.speech.say("form-attack", verb=self.verb("attack"))
        rows = []
        for source, found in sorted(targets.items(), key=lambda item: -max(item[1])[0]):
            shown = [self._target(target, win) for win, target in sorted(found, reverse=True)]
            head = self._armies(source).append(" → ")
            rows.append(("", _flowing(head, shown, self.width - len(form) - 4)))
        return self._headed(form, rows)

    def attacks(self, legal: list[int]) -> list[tuple[int, int]]:
        """List the attacks that are legal, from where to where."""
        edges = {
            (a - actions.ATTACK) // actions.DICE
            for a in legal
            if actions.ATTACK <= a < actions.MOVE
        }
        return [(int(EDGE_FROM[edge]), int(EDGE_TO[edge])) for edge in sorted(edges)]

    def _armies(self, territory: int) -> Text:
        """Name a territory as it is typed, and the armies there."""
        return Text(self.atlas.word(territory)).append(
            f" {int(self.position.armies[territory])}", "bold"
        )

    def _target(self, territory: int, win: float) -> Text:
        """Name a territory with its owner and armies, and the odds of taking it."""
        owner = int(self.position.owner[territory])
        text = Text(self.atlas.word(territory)).append(" ")
        text.append(f" {LETTERS[owner]} ", badge(owner))
        text.append(f" {int(self.position.armies[territory])}", "bold")
        shown = percent(win, self.speech) if win >= 0 else "–"
        return text.append(f" {shown}", "green" if win >= 0.5 else "yellow")

    def _move_rows(self, legal: list[int]) -> list[tuple[str, Text]]:
        targets: dict[int, list[int]] = defaultdict(list)
        for action in legal:
            if actions.MOVE <= action < actions.PIECE:
                edge = action - actions.MOVE
                targets[int(EDGE_FROM[edge])].append(int(EDGE_TO[edge]))
        rows = []
        for source, found in sorted(targets.items(), key=lambda item: -self._may_leave(item[0])):
            names = ", ".join(self.atlas.word(target) for target in found)
            most = self._may_leave(source)
            rows.append(("", Text(f"{self.atlas.word(source)} ≤ {most} → {names}")))
        return self._headed(self.speech.say("form-move", verb=self.verb("move")), rows)

    def _headed(self, form: str, rows: list[tuple[str, Text]]) -> list[tuple[str, Text]]:
        """Put what to type beside the first of some rows, and leave out what are too many."""
        most = SMALL_ROWS if self.small else MOST_ROWS
        most = len(rows) if self.all_rows else most
        shown = rows[:most]
        if len(rows) > most:
            key = "choice-allied-rows" if self.leads_ally() else "choice-rows"
            shown.append(("", self._text(key, count=len(rows) - most)))
        return [(form if i == 0 else "", text) for i, (_, text) in enumerate(shown)]

    def _may_leave(self, territory: int) -> int:
        if "fought" in self.position.dtype.names:
            return int(rested(self.position, territory))
        return int(self.position.armies[territory]) - 1

    def _done_rows(self, seat: int, legal: list[int]) -> list[tuple[str, Text]]:
        if actions.DONE not in legal:
            return []
        moving = self.position.phase == phases.MOVE
        key = "choice-end" if moving else "choice-fights-end"
        if self.leads_ally():
            key = "choice-ally-end"
        elif moving and self._window() == FIRST_WINDOW:
            text = self._text("choice-end-first", prey=self._opponent(seat))
            return [(self.verb("done"), text)]
        return [(self.verb("done"), self._text(key))]


def crossing(position: Any) -> tuple[int, int]:
    """Return the fewest and the most armies that may enter or move."""
    source, begun = int(position.source), int(position.crossing)
    if position.phase == phases.CROSS and "fought" in position.dtype.names:
        return max(1, begun), int(rested(position, source))
    return max(1, begun), int(position.armies[source]) - 1


def _flowing(head: Text, parts: list[Text], width: int) -> Text:
    """Set parts after a head, broken only between them, with what follows set in."""
    lines = [head]
    for number, part in enumerate(parts):
        if number and lines[-1].cell_len + 3 + part.cell_len > width:
            lines.append(Text("  → ").append_text(part))
        else:
            lines[-1].append(" · " if number else "").append_text(part)
    return Text("\n").join(lines)
