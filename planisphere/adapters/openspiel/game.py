"""A game of Planisphere as a game of OpenSpiel, and its states; the same classes for all games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyspiel

from planisphere.adapters.openspiel.moment import Moment
from planisphere.adapters.openspiel.observer import Observer, observer_for
from planisphere.adapters.openspiel.parameters import settle, specification
from planisphere.adapters.rewards import pay_result
from planisphere.adapters.versions import VERSIONS
from planisphere.catalogue import Entry, load
from planisphere.fields import NONE, fields
from planisphere.game import CHANCE, Game
from planisphere.line import write_line

LANGUAGE = "en"
"""In which commands are written; both languages read them."""


def register(entry: Entry) -> None:
    """Make a game known to OpenSpiel as `planisphere_` and its name."""
    game = load(entry.name)

    class Registered(SpielGame):
        rules = game
        kind = _kind(entry, game)

    # OpenSpiel drops what it has registered when Python has ended already. A class bears that,
    # for it refers to itself; a function would be freed then, and the process aborted.
    pyspiel.register_game(Registered.kind, Registered)


def _kind(entry: Entry, game: Game) -> Any:
    """Return what OpenSpiel knows of a game whatever its parameters are."""
    kind = pyspiel.GameType
    secrets = any(field.own or field.secret for field in fields(game.record).values())
    knows = kind.Information
    return kind(
        short_name=f"planisphere_{entry.name}",
        long_name=f"{entry.title}, version {VERSIONS[entry.name]}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=knows.IMPERFECT_INFORMATION if secrets else knows.PERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=entry.seats[-1],
        min_num_players=entry.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=specification(game),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel ships no types
    """A game with its parameters, ready to be played from its first position."""

    rules: Game
    kind: Any

    def __init__(self, given: Mapping[str, int | str]) -> None:
        position, settled = settle(self.rules, given)
        self.moves = int(settled["moves"])
        self.opening = Moment(self.rules, position, self.moves)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions,
            max_chance_outcomes=self.rules.actions,
            num_players=int(position.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.moves,
        )
        super().__init__(self.kind, info, settled)

    def new_initial_state(self) -> SpielState:
        """Return the state before the first move."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return how often chance may move at most."""
        return self.moves

    def make_py_observer(
        self, asked: Any = None, params: Mapping[str, object] | None = None
    ) -> Observer | None:
        """Return what writes the kind of knowledge that is asked for, if there is such."""
        if params:
            raise ValueError(f"observers have no parameters: {params}")
        asked = asked or pyspiel.IIGObservationType(perfect_recall=False)
        return observer_for(self.rules, self.moves, asked)

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return _load, (str(self),)


def _load(text: str) -> Any:
    """Return the game of a text, which the module that this is in has made known."""
    return pyspiel.load_game(text)


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel ships no types
    """A moment of a match, as OpenSpiel asks about it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.moment = game.opening

    def current_player(self) -> int:
        """Return who moves next; of those who choose at once, the first who has not chosen."""
        seat = self.moment.seat
        if seat == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if seat == NONE else seat

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.moment.seat == NONE

    def _legal_actions(self, player: int) -> list[int]:
        """List the legal actions of the seat that moves next."""
        return self.moment.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List the outcomes of chance with their probabilities."""
        return self.moment.odds()

    def _apply_action(self, action: int) -> None:
        """Go on by a move."""
        self.moment = self.moment.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """Write a move as a command, or an outcome of chance as its word."""
        notation, position = self.moment.game.notation, self.moment.position
        if player == pyspiel.PlayerId.CHANCE:
            return notation.write_outcome(position, action)
        return notation.write(position, player, [action], LANGUAGE)[0]

    def returns(self) -> list[float]:
        """Return what each seat has won: nothing before the end."""
        paid = np.zeros((1, self.num_players()))
        pay_result(self.moment.winners, paid, 0)
        return [float(share) for share in paid[0]]

    def resample_from_infostate(self, player: int, sample: Callable[[], float]) -> SpielState:
        """Return a state that a seat could take for this one, for search that plays fair.

        It fits what the seat sees, and the seat remembers the same; its history is not made up.
        """
        state: SpielState = self.clone()
        state.moment = self.moment.guess(player, int(sample() * (1 << 53)))
        return state

    def __str__(self) -> str:
        return write_line(self.moment.game, self.moment.position)
