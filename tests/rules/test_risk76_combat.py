"""Risk (1970–76), second step: who may attack whom, and with how many dice."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from planisphere.faults import Fault, IllegalMove
from planisphere.parts.earth import TERRITORY
from tests.rules.risk76_table import (
    A,
    B,
    C,
    armies,
    attacks,
    owner,
    play,
    refusal,
    standing,
    table,
)


def neighbours() -> set[frozenset[str]]:
    """All borders of the board as it is told in data."""
    text = files("planisphere").joinpath("boards/earth.toml").read_text("utf-8")
    edges = tomllib.loads(text)["edges"]
    return {frozenset(edge) for edge in edges["land"] + edges["sea"]}


@pytest.mark.rule("R14")
@pytest.mark.parametrize("base", TERRITORY)
def test_a_territory_attacks_its_neighbours_by_land_or_sea_and_no_other(base: str) -> None:
    match = table({"A": {base: 2}})
    expected = {(base, target) for target in TERRITORY if {base, target} in neighbours()}
    assert attacks(match, A) == expected


@pytest.mark.rule("R14")
@pytest.mark.parametrize(
    ("base", "target"),
    [
        ("alaska", "kamchatka"),
        ("kamchatka", "alaska"),
        ("western-europe", "southern-europe"),
        ("southern-europe", "egypt"),
    ],
)
def test_the_booklets_neighbours_attack_each_other(base: str, target: str) -> None:
    match = table({"A": {base: 4}}, script=["6/1"])
    play(match, f"A: attack {base} {target} 1", "C: defend", "A: occupy")
    assert owner(match, target) == "A"


@pytest.mark.rule("R14")
@pytest.mark.parametrize(
    ("option", "base", "target"),
    [
        ("east_africa_middle_east", "east-africa", "middle-east"),
        ("southern_europe_north_africa", "north-africa", "southern-europe"),
    ],
)
def test_an_edge_that_differs_between_editions_may_be_closed(
    option: str, base: str, target: str
) -> None:
    closed: dict[str, Any] = {option: "off"}
    for one, other in ((base, target), (target, base)):
        on = table({"A": {one: 4}})
        off = table({"A": {one: 4}}, **closed)
        assert attacks(on, A) - attacks(off, A) == {(one, other)}
        assert refusal(off, A, f"attack {one} {other} 1") == "R14"


@pytest.mark.rule("R14")
@pytest.mark.parametrize(
    "command",
    [
        "attack alberta iceland 1",
        "attack alberta alaska 1",
        "attack alaska kamchatka 1",
        "attack ontario quebec 1",
    ],
    ids=["no neighbour", "his own", "with one army", "from another's"],
)
def test_an_attack_goes_from_two_armies_or_more_against_another_next_door(command: str) -> None:
    match = table({"A": {"alberta": 4, "alaska": 1}, "B": {"ontario": 3}})
    assert refusal(match, A, command) == "R14"


@pytest.mark.rule("R14")
def test_two_armies_are_enough_to_attack() -> None:
    match = table({"A": {"alberta": 2}}, script=["6/1"])
    play(match, "A: attack alberta ontario 1", "C: defend", "A: occupy")
    assert (armies(match, "alberta"), armies(match, "ontario")) == (1, 1)


@pytest.mark.rule("R15")
@pytest.mark.parametrize(
    ("standing", "most"), [(2, 1), (3, 2), (4, 3), (10, 3)], ids=["2", "3", "4", "10"]
)
def test_the_attacker_throws_up_to_three_dice_and_one_army_stays(standing: int, most: int) -> None:
    match = table({"A": {"alberta": standing}})
    legal = [c for c in match.commands(A) if c.startswith("attack alberta ontario")]
    assert legal == [f"attack alberta ontario {dice}" for dice in range(1, most + 1)]
    if most < 3:
        assert refusal(match, A, f"attack alberta ontario {most + 1}") == "R15"
    play(match, "A: attack alberta ontario")
    assert int(match.position.attack_dice) == most


@pytest.mark.rule("R15")
def test_alberta_with_four_armies_attacks_ontario_with_one_two_or_three_dice() -> None:
    for dice in (1, 2, 3):
        match = table({"A": {"alberta": 4}, "B": {"ontario": 4, "egypt": 1}})
        play(match, f"A: attack alberta ontario {dice}")
        assert match.awaited == [B]
        assert match.commands(B) == ["defend 1", "defend 2"]


@pytest.mark.rule("R15")
def test_nobody_throws_four_dice() -> None:
    match = table({"A": {"alberta": 9}, "B": {"ontario": 4, "egypt": 1}})
    for seat, command in ((A, "attack alberta ontario 4"), (B, "defend 3")):
        with pytest.raises(Fault) as refused:
            match.play(seat, command)
        assert not isinstance(refused.value, IllegalMove) or refused.value.rule == "R15"
        if seat == A:
            play(match, "A: attack alberta ontario 3")


@pytest.mark.rule("R15")
def test_a_defender_who_names_no_number_throws_the_most() -> None:
    match = table({"A": {"alberta": 9}, "B": {"ontario": 5, "egypt": 1}}, script=["1/6.6"])
    play(match, "A: attack alberta ontario 1", "B: defend")
    assert armies(match, "alberta") == 8


@pytest.mark.rule("R15")
def test_the_defender_throws_no_more_dice_than_he_has_armies() -> None:
    match = table({"A": {"alberta": 9}, "B": {"ontario": 1, "egypt": 1}})
    play(match, "A: attack alberta ontario 3")
    assert match.commands(B) == ["defend 1"]
    assert refusal(match, B, "defend 2") == "R15"


@pytest.mark.rule("R15")
def test_the_defender_knows_the_attackers_number_and_chooses_before_any_throw() -> None:
    match = table({"A": {"alberta": 9}, "B": {"ontario": 5, "egypt": 1}}, script=["6.5/4"])
    play(match, "A: attack alberta ontario 2")
    assert int(match.view(B).attack_dice) == 2
    assert (armies(match, "alberta"), armies(match, "ontario")) == (9, 5)
    assert refusal(match, A, "attack alberta ontario 2") == "turn"
    assert refusal(match, B, "done") == "R15"
    play(match, "B: defend 1")
    assert (armies(match, "alberta"), armies(match, "ontario")) == (9, 4)


@pytest.mark.rule("R15")
@pytest.mark.parametrize(
    ("standing", "faces"), [(1, "6.5.4/1"), (2, "6.5.4/1.1"), (7, "6.5.4/6.6")]
)
def test_with_the_option_the_referee_defends_with_the_most(standing: int, faces: str) -> None:
    match = table(
        {"A": {"alberta": 9}, "B": {"ontario": standing, "egypt": 1}},
        defence="most",
        script=[faces],
    )
    play(match, "A: attack alberta ontario 3")
    assert match.awaited == [A]
    assert match.log[-1].chance[0].faces[1] == tuple(int(f) for f in faces[6:].split("."))


@pytest.mark.rule("R15")
@pytest.mark.parametrize(("many", "most"), [(1, 1), (2, 2), (7, 2)])
@pytest.mark.parametrize("mode", ["missions", "world"])
def test_a_defender_who_wishes_it_throws_the_most_unasked(mode: str, many: int, most: int) -> None:
    match = table({"A": {"alberta": 9}, "B": {"ontario": many, "egypt": 1}}, mode=mode)
    assert standing(match) == ["", "", ""]
    play(match, "A: attack alberta ontario 3")
    assert standing(match) == ["", f"defend {most}", ""]


@pytest.mark.rule("R14")
def test_who_has_spent_his_armies_attacks_from_elsewhere_only() -> None:
    match = table(
        {"A": {"alberta": 2, "quebec": 2}, "B": {"ontario": 3, "egypt": 1}}, script=["1/6"]
    )
    play(match, "A: attack alberta ontario 1", "B: defend 1")
    assert refusal(match, A, "attack alberta ontario 1") == "R14"
    assert ("quebec", "ontario") in attacks(match, A)
    assert match.awaited == [A]
    assert C not in match.awaited
