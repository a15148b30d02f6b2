"""Risk (1970–76): the horizon, the options, and the refusals that no rule names."""

from __future__ import annotations

from typing import Any

import pytest

from planisphere.faults import IllegalMove, OptionFault
from planisphere.game import ONLOOKER
from tests.rules.risk76_table import HIDDEN, A, B, C, opened, play, refusal, reserve, table

DEFAULTS = {
    "placement": "sealed",
    "defence": "ask",
    "first_window": "opponent",
    "territory_bonus": "on",
    "east_africa_middle_east": "on",
    "southern_europe_north_africa": "on",
    "horizon": "0",
}


@pytest.mark.rule("R4", "R14", "R15", "R28", "R32")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_options_have_their_defaults(seats: int) -> None:
    mode = {"mode": "ally" if seats == 2 else "missions"}
    assert opened(seats, {}).options == DEFAULTS | mode


@pytest.mark.rule("R4", "R14", "R15", "R28", "R32")
@pytest.mark.parametrize("option", [*DEFAULTS, "mode", "colour"])
def test_an_option_without_such_a_value_is_refused(option: str) -> None:
    with pytest.raises(OptionFault):
        opened(3, {option: "never"})


def test_the_horizon_cuts_the_match_after_so_many_rounds_without_a_winner() -> None:
    match = table({"A": {"alaska": 1}}, round_number=6, place=1, phase="move", horizon=6)
    play(match, "B: done")
    assert match.awaited == [C]
    play(match, f"C: place siam {reserve(match, C)}; done")
    assert not match.over
    play(match, "C: done")
    assert (match.over, match.winners, match.ending) == (True, [], "horizon")
    assert match.scores == [0, 0, 0]


def test_without_a_horizon_the_match_goes_on() -> None:
    match = table({"A": {"alaska": 1}}, round_number=900, place=2, phase="move")
    play(match, "C: done")
    assert (match.awaited, int(match.position.round_number)) == ([A], 901)


@pytest.mark.rule("R22")
def test_a_mission_fulfilled_in_the_last_move_comes_before_the_horizon() -> None:
    held = {"C": {"alaska": 3, "alberta": 1, "brazil": 1}}
    held["C"] |= dict.fromkeys(["peru", "siam", "china", "ural", "egypt", "congo", "india"], 2)
    held["C"] |= dict.fromkeys(["iceland", "ukraine", "ontario", "quebec", "mongolia"], 2)
    held["C"] |= dict.fromkeys(["yakutsk", "siberia", "irkutsk", "indonesia"], 2)
    match = table(held, rest="A", place=2, phase="move", horizon=5, round_number=5)
    play(match, "C: move alaska alberta 1")
    assert (match.winners, match.ending) == ([C], "mission")


@pytest.mark.rule("R1", "R12")
@pytest.mark.parametrize(("seats", "mode"), [(3, "missions"), (3, "world"), (2, "ally")])
def test_an_onlooker_sees_no_hands_and_no_missions(seats: int, mode: str) -> None:
    window = "first" if mode == "ally" else "usual"
    told: dict[str, Any] = {"seats": seats, "mode": mode, "window": window}
    one = table({"A": {"alaska": 5}}, hands={"A": "siam", "B": "peru"}, **told)
    other = table({"A": {"alaska": 5}}, hands={"A": "congo", "B": "siam"}, **told)
    assert one.view(ONLOOKER).tobytes() == other.view(ONLOOKER).tobytes()
    assert one.view(A).tobytes() != other.view(A).tobytes()
    if mode == "missions":
        assert one.view(ONLOOKER).mission[:3].tolist() == [HIDDEN] * 3


def test_moving_out_of_turn_is_refused() -> None:
    match = table({"A": {"alaska": 5}}, exchange="forces")
    for seat in (B, C):
        assert refusal(match, seat, "done") == "turn"
    assert refusal(match, 5, "done") == "turn"


def test_moving_after_the_end_is_refused() -> None:
    match = play(table({}, place=2, phase="move", horizon=5, round_number=5), "C: done")
    for seat in (A, B, C):
        assert refusal(match, seat, "done") == "over"


def test_what_is_no_move_at_all_is_refused() -> None:
    match = table({"A": {"alaska": 5}}, exchange="forces")
    for action in (-1, 5_000, 10**9):
        with pytest.raises(IllegalMove) as refused:
            match.play(A, action)
        assert refused.value.rule == "form"
