"""The laws that every game obeys, for the authors of new ones.

Each law takes a match, or a position of a game, and raises AssertionError where it is broken.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from planisphere.chance import Fair, outcomes
from planisphere.fields import HIDDEN, NONE, fields
from planisphere.game import CHANCE, ONLOOKER, OVER, TURN, Game
from planisphere.line import read_line, write_line
from planisphere.match import Match, legal_actions
from planisphere.streams import DICE, streams, weighted

DRAWS = 20
"""How often an outcome of chance is drawn from a position."""


def wandered(
    game: str | Game, seats: int, options: Mapping[str, object], seed: int, plies: int
) -> Match:
    """Return a match after so many random actions of its players, or at its end."""
    match = Match.new(game, seats, options, source=Fair(str(seed)))
    choice = random.Random(seed)
    for _ in range(plies):
        if match.over:
            break
        seat = choice.choice(match.awaited)
        match.play(seat, choice.choice(match.legal(seat)))
    return match


def awaited_seats(game: Game, position: Any) -> list[int]:
    """List the seats that must act, chance among them."""
    waiting = game.awaited(position)
    return [seat for seat in range(CHANCE + 1) if waiting >> seat & 1]


def seen(game: Game, position: Any, seat: int) -> Any:
    """Return a position as a seat may see it."""
    view = position.copy()
    game.observe(view, seat)
    return view


def progress(game: Game, position: Any) -> None:
    """Whoever is awaited can act; chance acts alone and has whole weights; an end has a reason."""
    waiting = awaited_seats(game, position)
    assert (game.ending(position) == 0) == bool(waiting), "over exactly with an ending"
    assert waiting == [CHANCE] or CHANCE not in waiting, "chance acts alone"
    for seat in waiting:
        legal = legal_actions(game, position, seat)
        assert legal, f"seat {seat} is awaited and can do nothing"
        assert len(set(legal)) == len(legal), "an action is listed twice"
        assert all(0 <= action < game.actions for action in legal)
    if waiting == [CHANCE]:
        assert all(weight > 0 for _, weight in outcomes(game, position))


def legal_means_not_refused(game: Game, position: Any) -> None:
    """An action is legal exactly if it is not refused; each refusal has a rule."""
    for seat in (*range(int(position.seats) + 1), CHANCE):
        legal = set(legal_actions(game, position, seat))
        codes = [game.refusal(position, seat, action) for action in range(-1, game.actions + 1)]
        allowed = {action for action, code in enumerate(codes, -1) if code == 0}
        assert allowed == legal, f"seat {seat}: {sorted(allowed ^ legal)[:5]}"
        assert all(code in game.refusals for code in codes if code)
        if not legal:
            assert set(codes[1:-1]) == {TURN if game.awaited(position) else OVER}


def legal_means_playable(game: Game, position: Any) -> None:
    """After any legal action, and any outcome of chance, stands a position that could be played."""
    for seat in awaited_seats(game, position):
        for action in legal_actions(game, position, seat):
            after = position.copy()
            game.play(after, seat, action)
            assert game.notation.verify(after) == "", write_line(game, after)
            assert after.tobytes() != position.tobytes(), f"action {action} changes nothing"


def draws_follow_the_odds(game: Game, position: Any, seed: int) -> None:
    """A game that draws by itself draws what its odds lead to, and leaves the stream as they do."""
    if game.draw is None or awaited_seats(game, position) != [CHANCE]:
        return
    one, other = streams(seed, DRAWS, DICE), streams(seed, DRAWS, DICE)
    buffer, weights = np.zeros((2, game.actions), np.int64)
    count = game.odds(position, buffer, weights)
    for row in range(DRAWS):
        outcome = buffer[weighted(weights, count, other, row)]
        assert game.draw(position, one, row) == outcome
    assert np.array_equal(one, other)


def views_suffice(game: Game, position: Any) -> None:
    """Who is awaited, and what a seat may do, are the same on its view as on the position."""
    for seat in (*range(int(position.seats)), ONLOOKER):
        view = seen(game, position, seat)
        assert game.awaited(view) == game.awaited(position)
        assert seen(game, view, seat).tobytes() == view.tobytes(), "a view hides nothing more"
        if seat != ONLOOKER:
            assert legal_actions(game, view, seat) == legal_actions(game, position, seat)


def standing_answers_are_legal(game: Game, position: Any) -> None:
    """What a seat may answer unasked is legal, and known from its view; others have no answer."""
    for seat in range(int(position.seats)):
        answer = game.standing(position, seat)
        assert game.standing(seen(game, position, seat), seat) == answer
        assert answer == NONE or answer in legal_actions(game, position, seat)


def guesses_are_consistent(game: Game, position: Any, generator: np.random.Generator) -> None:
    """What fills a view's blanks could be true, and looks the same to that seat."""
    for seat in (*range(int(position.seats)), ONLOOKER):
        view = seen(game, position, seat)
        guess = view.copy()
        game.guess(guess, generator)
        assert seen(game, guess, seat).tobytes() == view.tobytes()
        assert game.awaited(guess) == game.awaited(position)
        assert game.notation.verify(guess) == "", write_line(game, guess)
        progress(game, guess)


def veiled(game: Game, position: Any, seat: int) -> Any:
    """Return a position without what its fields are marked to keep from a seat.

    Unlike a view, it is made from the marks alone, so that it can tell a view that shows too much.
    """
    view = position.copy()
    for name, field in fields(game.record).items():
        usual = field.default()
        for row in range(field.shape[0]) if field.own else ():
            if row != seat and not np.array_equal(position[name][row], usual[row]):
                view[name][row] = HIDDEN
        if field.secret and not np.array_equal(position[name], usual):
            view[name][...] = HIDDEN
    return view


def secrets_do_not_interfere(game: Game, position: Any, generator: np.random.Generator) -> None:
    """Where only the hidden differs, a seat sees, may do, is told and hears the same."""
    if game.awaited(position) == 0:
        return
    for seat in (*range(int(position.seats)), ONLOOKER):
        twin = veiled(game, position, seat)
        game.guess(twin, generator)
        assert seen(game, twin, seat).tobytes() == seen(game, position, seat).tobytes()
        legal = legal_actions(game, position, seat) if seat != ONLOOKER else []
        assert legal_actions(game, twin, seat) == legal
        for action in legal[:: max(1, len(legal) // 20)]:
            words = game.notation.write(position, seat, [action], "en")
            assert game.notation.write(twin, seat, [action], "en") == words
            assert game.refusal(twin, seat, action) == 0
        for mover in awaited_seats(game, position):
            _hears_what_it_sees(game, position, seat, mover)


def _hears_what_it_sees(game: Game, position: Any, seat: int, mover: int) -> None:
    """Check that a seat hears its own moves whole, and alike what it cannot tell apart by sight."""
    told: dict[bytes, tuple[int, bytes]] = {}
    for action in legal_actions(game, position, mover):
        heard = game.heard(position, seat, mover, action)
        assert heard in (action, HIDDEN)
        assert seat != mover or heard == action, "a seat hears itself"
        after = position.copy()
        game.play(after, mover, action)
        view, whole = seen(game, after, seat).tobytes(), after.tobytes()
        first, other = told.setdefault(view, (heard, whole))
        assert seat == mover or first == heard or other == whole, "heard, but not to be seen"


def text_round_trips(game: Game, position: Any) -> None:
    """A position, each view of it, and what is legal can be written and read back."""
    assert read_line(write_line(game, position))[1].tobytes() == position.tobytes()
    for seat in (*range(int(position.seats)), ONLOOKER):
        view = seen(game, position, seat)
        assert read_line(write_line(game, view), view=True)[1].tobytes() == view.tobytes()
    for seat in awaited_seats(game, position):
        for action in legal_actions(game, position, seat):
            if seat == CHANCE:
                word = game.notation.write_outcome(position, action)
                assert game.notation.read_outcome(position, word) == action
            else:
                for language in ("en", "fr"):
                    (text,) = game.notation.write(position, seat, [action], language)
                    _same_after(game, position, seat, [action], text)


def _same_after(game: Game, position: Any, seat: int, actions: list[int], text: str) -> None:
    """Check that a command leads where its actions lead."""
    one, other = position.copy(), position.copy()
    for action in actions:
        game.play(one, seat, action)
    for action in game.notation.read(position, seat, text):
        game.play(other, seat, action)
    assert one.tobytes() == other.tobytes(), text


def sealed_moves_commute(game: Game, position: Any, choice: random.Random) -> None:
    """When several seats are awaited at once, the order in which they act does not matter."""
    waiting = awaited_seats(game, position)
    if len(waiting) < 2:
        return
    chosen = {seat: choice.choice(legal_actions(game, position, seat)) for seat in waiting}
    results = set()
    for order in (waiting, waiting[::-1]):
        after = position.copy()
        for seat in order:
            game.play(after, seat, chosen[seat])
        results.add(after.tobytes())
    assert len(results) == 1


def records_replay(match: Match) -> None:
    """A log, and a record file, replay to the same position, byte for byte."""
    for position, mover, action in match.moves():
        assert match.game.refusal(position, mover, action) == 0
    assert match.at(match.number).position.tobytes() == match.position.tobytes()
    text = match.to_record(reveal=True)
    again = Match.from_record(text)
    assert again.position.tobytes() == match.position.tobytes()
    assert again.to_record(reveal=True) == text


def renamed(game: Game, position: Any, seats: Sequence[int]) -> Any:
    """Return a position in which seat s has become seats[s]."""
    changed = position.copy()
    for name, field in fields(game.record).items():
        changed[name] = field.moved(position[name], seats)
    return changed


def seats_are_symmetric(
    match: Match, plies: int, choice: random.Random, seats: Sequence[int], *, deals: bool = False
) -> None:
    """With other seats, colours and powers renamed alike, the same play leads to the same.

    Seat s becomes seats[s]; so do those beyond the players, such as an ally, by their numbers.
    Where chance *deals* to the seats in their order, play is followed up to the next deal.
    """
    game = match.game
    position, twin = match.position.copy(), renamed(game, match.position, seats)
    for _ in range(plies):
        waiting = awaited_seats(game, position)
        moved = sorted(s if s == CHANCE else seats[s] for s in waiting)
        assert awaited_seats(game, twin) == moved
        if not waiting or (deals and waiting == [CHANCE]):
            return
        seat = choice.choice(waiting)
        other = seat if seat == CHANCE else seats[seat]
        legal = legal_actions(game, position, seat)
        assert legal_actions(game, twin, other) == legal
        action = choice.choice(legal)
        game.play(position, seat, action)
        game.play(twin, other, action)
        assert renamed(game, position, seats).tobytes() == twin.tobytes()


def all_of_a_position(game: Game, position: Any, seed: int) -> None:
    """Check every law that speaks of a single position."""
    generator = np.random.default_rng(seed)
    assert game.notation.verify(position) == "", write_line(game, position)
    progress(game, position)
    legal_means_not_refused(game, position)
    legal_means_playable(game, position)
    draws_follow_the_odds(game, position, seed)
    views_suffice(game, position)
    standing_answers_are_legal(game, position)
    guesses_are_consistent(game, position, generator)
    secrets_do_not_interfere(game, position, generator)
    text_round_trips(game, position)
    sealed_moves_commute(game, position, random.Random(seed))
