"""Risk (1970–76), second step: who may attack whom, the dice, the losses, the occupation."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest

from planisphere.faults import Fault, IllegalMove
from planisphere.match import Match
from planisphere.parts.earth import TERRITORY
from tests.rules.risk76_table import (
    A,
    B,
    C,
    armies,
    attacks,
    lands,
    owner,
    play,
    refusal,
    table,
    verbs,
)


def neighbours() -> set[frozenset[str]]:
    """All borders of the board as it is told in data."""
    text = files("planisphere").joinpath("boards/earth.toml").read_text("utf-8")
    edges = tomllib.loads(text)["edges"]
    return {frozenset(edge) for edge in edges["land"] + edges["sea"]}


def fight(faces: str, attackers: int = 10, defenders: int = 5) -> Match:
    """A attacks Ontario from Alberta with as many dice as the faces say; B answers alike."""
    mine, his = (len(side.split(".")) for side in faces.split("/"))
    match = table(
        {"A": {"alberta": attackers}, "B": {"ontario": defenders, "egypt": 1}},
        script=[faces],
    )
    return play(match, f"A: attack alberta ontario {mine}", f"B: defend {his}")


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
    for one, other in ((base, target), (target, base)):
        on = table({"A": {one: 4}})
        off = table({"A": {one: 4}}, **{option: "off"})
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
@pytest.mark.parametrize(("standing", "faces"), [(1, "6.5.4/1"), (2, "6.5.4/1.1"), (7, "6.5.4/6.6")])
def test_with_the_option_the_referee_defends_with_the_most(standing: int, faces: str) -> None:
    match = table(
        {"A": {"alberta": 9}, "B": {"ontario": standing, "egypt": 1}},
        defence="most",
        script=[faces],
    )
    play(match, "A: attack alberta ontario 3")
    assert match.awaited == [A]
    assert match.log[-1].chance[0].faces[1] == tuple(int(f) for f in faces[6:].split("."))


@pytest.mark.rule("R16")
@pytest.mark.parametrize(
    ("faces", "attacker_loses", "defender_loses"),
    [
        ("6.4.1/3", 0, 1),
        ("6.3.1/5.4", 1, 1),
        ("5.4.4/5.4", 2, 0),
        ("5/4.3", 0, 1),
        ("3.2/3.2", 2, 0),
    ],
    ids=["three on one", "one each", "equal twice", "one on two", "two on two"],
)
def test_the_booklets_five_fights(faces: str, attacker_loses: int, defender_loses: int) -> None:
    match = fight(faces)
    assert 10 - armies(match, "alberta") == attacker_loses
    assert 5 - armies(match, "ontario") == defender_loses


@pytest.mark.rule("R16")
@pytest.mark.parametrize(
    ("faces", "attacker_loses", "defender_loses"),
    [
        ("1.3.6/4.5", 1, 1),
        ("6.6.6/5.5", 0, 2),
        ("6.1/1.5", 1, 1),
        ("2.6.2/6.1", 1, 1),
        ("6/6", 1, 0),
        ("6/6.1", 1, 0),
        ("2/1", 0, 1),
        ("5.5.5/5", 1, 0),
        ("6.2.2/6.1", 1, 1),
    ],
)
def test_best_meets_best_second_meets_second_and_a_tie_goes_to_the_defender(
    faces: str, attacker_loses: int, defender_loses: int
) -> None:
    match = fight(faces)
    assert 10 - armies(match, "alberta") == attacker_loses
    assert 5 - armies(match, "ontario") == defender_loses


@pytest.mark.rule("R17")
def test_the_armies_that_threw_last_enter_at_least_and_one_stays() -> None:
    for count, rule in ((2, "R17"), (10, "R17")):
        assert refusal(fight("6.6.6/1", defenders=1), A, f"occupy {count}") == rule
    for count in (3, 9):
        match = fight("6.6.6/1", defenders=1)
        assert match.awaited == [A]
        play(match, f"A: occupy {count}")
        assert (armies(match, "alberta"), armies(match, "ontario")) == (10 - count, count)


@pytest.mark.rule("R17")
def test_two_armies_that_threw_bind_only_two() -> None:
    match = play(fight("6.6/1.1", defenders=2), "A: occupy 2")
    assert armies(match, "ontario") == 2
    assert refusal(fight("6.6/1.1", defenders=2), A, "occupy 1") == "R17"


@pytest.mark.rule("R17")
def test_the_occupation_comes_before_anything_else() -> None:
    match = fight("6.6.6/1", defenders=1)
    for command in ("done", "attack alberta alaska 1"):
        assert refusal(match, A, command) == "R17"
    assert verbs(match, A) == {"occupy"}


@pytest.mark.rule("R17")
def test_the_territory_changes_hands_with_the_occupation_not_the_throw() -> None:
    match = fight("6.6.6/1", defenders=1)
    assert owner(match, "ontario") == "B"
    play(match, "A: occupy")
    assert owner(match, "ontario") == "A"


@pytest.mark.rule("R17")
def test_occupation_is_asked_even_with_one_answer() -> None:
    match = table({"A": {"alberta": 2}}, script=["6/1"])
    play(match, "A: attack alberta ontario 1", "C: defend 1")
    assert match.awaited == [A]
    assert len(match.legal(A)) == 1


@pytest.mark.rule("R17")
def test_reinforcements_of_a_conquest_come_from_the_territory_that_attacked_last() -> None:
    match = table(
        {"A": {"alberta": 4, "quebec": 8}, "B": {"ontario": 2, "egypt": 1}},
        script=["6.6/5", "6.6/5"],
    )
    play(match, "A: attack alberta ontario 2", "B: defend 1")
    play(match, "A: attack quebec ontario 2", "B: defend 1", "A: occupy 7")
    counts = [armies(match, name) for name in ("alberta", "quebec", "ontario")]
    assert counts == [4, 1, 7]


@pytest.mark.rule("R17")
def test_a_conquered_territory_may_attack_at_once_and_fights_go_on_anywhere() -> None:
    match = table(
        {"A": {"alberta": 9, "brazil": 3}, "B": {"ontario": 1, "egypt": 1}},
        script=["6.6.6/1", "6.6.6/1", "6.6/5", "6/5"],
    )
    play(match, "A: attack alberta ontario", "B: defend", "A: occupy 6")
    play(match, "A: attack ontario quebec", "C: defend", "A: occupy 5")
    play(match, "A: attack brazil north-africa", "C: defend", "A: occupy")
    play(match, "A: attack alberta alaska 1", "C: defend", "A: occupy")
    counts = [armies(match, name) for name in ("alberta", "ontario", "quebec", "alaska")]
    assert counts == [2, 1, 5, 1]


@pytest.mark.rule("R17")
def test_a_fight_may_be_broken_off() -> None:
    match = fight("6.6.6/1.1")
    assert armies(match, "ontario") == 3
    play(match, "A: done")
    assert refusal(match, A, "attack alberta ontario 3") == "R11"


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
