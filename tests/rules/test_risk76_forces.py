"""Risk (1970–76), first step: armies for territories and continents, and placing them."""

from __future__ import annotations

from typing import Any

import pytest

from planisphere.match import Match
from tests.rules.risk76_table import (
    CONTINENTS,
    A,
    armies,
    first_lands,
    lands,
    play,
    refusal,
    reserve,
    table,
    verbs,
)


def turn_of_a(held: dict[str, int], *, rest: str = "B", **fields: Any) -> Match:
    """C has one territory and ends his turn; it is A's, with what he holds."""
    corner = next(name for name in ("japan", "madagascar", "alaska") if name not in held)
    match = table(
        {"A": held, "C": {corner: 1}},
        rest=rest,
        place=2,
        phase="move",
        mission=("europe-south-america-any", "18-with-2", "asia-africa"),
        **fields,
    )
    play(match, "C: done")
    assert match.awaited == [A]
    return match


@pytest.mark.rule("R7")
@pytest.mark.parametrize(
    ("held", "received"),
    [(1, 0), (2, 0), (3, 1), (5, 1), (6, 2), (11, 3), (12, 4), (14, 4), (15, 5), (20, 6)],
)
def test_every_three_territories_give_an_army_and_there_is_no_minimum(
    held: int, received: int
) -> None:
    match = turn_of_a(first_lands(held, but=["japan"]))
    assert reserve(match, A) == received


@pytest.mark.rule("R7")
def test_the_booklets_fourteen_territories_give_four() -> None:
    assert reserve(turn_of_a(first_lands(14, but=["japan"])), A) == 4


@pytest.mark.rule("R7", "R8")
def test_the_booklets_africa_with_five_in_europe_and_one_in_asia_gives_seven() -> None:
    europe = CONTINENTS["europe"][:5]
    assert reserve(turn_of_a(lands("africa", *europe, "india")), A) == 7


@pytest.mark.rule("R8")
@pytest.mark.parametrize(
    ("continent", "bonus"),
    [
        ("oceania", 2),
        ("south-america", 2),
        ("africa", 3),
        ("europe", 5),
        ("north-america", 5),
        ("asia", 7),
    ],
)
def test_a_whole_continent_gives_its_bonus_and_all_but_one_territory_none(
    continent: str, bonus: int
) -> None:
    held = lands(continent)
    assert reserve(turn_of_a(held), A) == len(held) // 3 + bonus
    for lost in held:
        part = {name: count for name, count in held.items() if name != lost}
        assert reserve(turn_of_a(part), A) == len(part) // 3


@pytest.mark.rule("R8")
def test_several_continents_give_their_bonuses_together() -> None:
    assert reserve(turn_of_a(lands("oceania", "south-america", "africa")), A) == 14 // 3 + 7


@pytest.mark.rule("R7", "R8")
def test_armies_are_received_at_every_turn_for_what_is_held_then() -> None:
    match = table(
        {"A": lands("oceania"), "B": lands("africa")},
        phase="move",
        place=2,
    )
    play(match, "C: done", "A: place indonesia 3; done; done", "B: place egypt 5; done; done")
    assert reserve(match, 2) == 32 // 3 + 2 + 5 + 5 + 7


@pytest.mark.rule("R7")
def test_with_nothing_received_a_turn_still_has_its_fights() -> None:
    match = turn_of_a({"peru": 3})
    assert verbs(match, A) == {"attack", "done"}


@pytest.mark.rule("R13")
@pytest.mark.parametrize("command", ["attack brazil peru 3", "done"])
def test_all_armies_are_placed_before_fighting_or_ending_the_step(command: str) -> None:
    match = table({"A": lands("brazil", each=9)}, reserve={"A": 2}, exchange="forces")
    assert refusal(match, A, command) == "R13"
    play(match, "A: place brazil")
    assert refusal(match, A, command) == "R13"
    play(match, "A: place brazil", f"A: {command}")


@pytest.mark.rule("R13")
def test_armies_go_where_their_owner_likes_among_his_territories() -> None:
    match = table({"A": lands("brazil", "peru")}, reserve={"A": 5}, exchange="forces")
    play(match, "A: place brazil 3; place peru all")
    assert (armies(match, "brazil"), armies(match, "peru")) == (4, 3)
    assert reserve(match, A) == 0


@pytest.mark.rule("R13")
def test_armies_are_not_placed_on_anothers_territory() -> None:
    match = table({"A": lands("brazil")}, reserve={"A": 5}, exchange="forces")
    assert refusal(match, A, "place argentina 2") == "R13"


@pytest.mark.rule("R13")
def test_no_more_armies_are_placed_than_there_are() -> None:
    match = table({"A": lands("brazil")}, reserve={"A": 5}, exchange="forces")
    assert refusal(match, A, "place brazil 6") == "R13"
    play(match, "A: place brazil 5")
    assert refusal(match, A, "place brazil") == "R13"


@pytest.mark.rule("R13")
def test_the_supply_of_armies_has_no_limit() -> None:
    match = table({"A": lands("brazil", each=1_000_000)}, reserve={"A": 123_456}, exchange="forces")
    play(match, "A: place brazil 123456")
    assert armies(match, "brazil") == 1_123_456
