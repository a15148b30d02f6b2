"""The second step: who may attack whom, and the dice."""

from __future__ import annotations

from typing import Any

import pytest

from planisphere.faults import TextFault
from planisphere.fields import NONE
from planisphere.match import Match
from planisphere.parts.earth import TERRITORY
from tests.rules.conquete57_table import (
    BORDERS,
    A,
    B,
    C,
    armies,
    can,
    fight,
    line,
    owner,
    refused,
    sit,
)

LANDS = {"A": "brazil peru", "B": "africa", "C": "rest"}


def neighbours(territory: str) -> set[str]:
    """Name the territories that share a border or a sea line with one."""
    return {other for edge in BORDERS for other in edge if territory in edge} - {territory}


def targets(match: Match, territory: str) -> set[str]:
    """Name the territories that another can attack."""
    commands = [command.split() for command in can(match, A, "attack")]
    return {target for _, source, target, _ in commands if source == territory}


@pytest.mark.rule("C17")
@pytest.mark.parametrize("territory", TERRITORY)
def test_a_territory_attacks_its_neighbours_by_land_and_by_sea(territory: str) -> None:
    match = sit([], line({"A": territory, "B": "rest"}, {territory: 2}, seats=2))
    assert targets(match, territory) == neighbours(territory)


@pytest.mark.rule("C17")
@pytest.mark.parametrize(("source", "target"), [("alaska", "kamchatka"), ("kamchatka", "alaska")])
def test_the_earth_is_round(source: str, target: str) -> None:
    match = sit(["6/1"], line({"A": source, "B": "brazil", "C": "rest"}, {source: 2}))
    fight(match, f"{source} {target} 1")
    match.play(A, "occupy")
    assert owner(match, target) == A


@pytest.mark.rule("C17")
def test_keewatin_baffin_island_and_greenland_are_one_territory() -> None:
    match = sit([], line({"A": "iceland", "B": "brazil", "C": "rest"}, {"iceland": 2}))
    match.play(A, "attaquer islande keewatin terre de baffin groenland")
    assert TERRITORY[match.position.target] == "greenland"
    assert len(TERRITORY) == 42
    assert neighbours("greenland") == {"northwest-territory", "ontario", "quebec", "iceland"}


@pytest.mark.rule("C17")
@pytest.mark.parametrize(
    ("option", "edge"),
    [
        ("east_africa_middle_east", ("east-africa", "middle-east")),
        ("southern_europe_north_africa", ("southern-europe", "north-africa")),
    ],
)
@pytest.mark.parametrize("setting", ["on", "off"])
def test_two_lines_are_drawn_in_some_editions_only(
    option: str, edge: tuple[str, str], setting: str
) -> None:
    for source, target in (edge, edge[::-1]):
        fields: dict[str, Any] = {"seats": 2, option: setting}
        match = sit([], line({"A": source, "B": "rest"}, {source: 2}, **fields))
        closed = {target} if setting == "off" else set()
        assert targets(match, source) == neighbours(source) - closed
        if closed:
            with refused("C17"):
                match.play(A, f"attack {source} {target} 1")


@pytest.mark.rule("C17")
def test_a_territory_with_one_army_cannot_attack() -> None:
    match = sit([], line(LANDS, {"peru": 9}))
    with refused("C17"):
        match.play(A, "attack brazil north-africa 1")
    assert targets(match, "brazil") == set()


@pytest.mark.rule("C17", "C19")
def test_a_territory_with_two_armies_attacks_with_one_die() -> None:
    match = sit([], line(LANDS, {"brazil": 2}))
    assert can(match, A, "attack")[0].startswith("attack brazil")
    with refused("C19"):
        match.play(A, "attack brazil north-africa 2")
    match.play(A, "attack brazil north-africa 1")


@pytest.mark.rule("C17")
@pytest.mark.parametrize(
    "attack",
    [
        "brazil peru",
        "brazil congo",
        "brazil central-america",
        "north-africa brazil",
        "china siam",
        "congo egypt",
    ],
)
def test_only_a_neighbour_of_ones_own_that_another_holds_is_attacked(attack: str) -> None:
    many = {"brazil": 5, "peru": 5, "north-africa": 5, "china": 5, "congo": 5}
    match = sit([], line(LANDS, many))
    with refused("C17"):
        match.play(A, f"attack {attack} 1")


@pytest.mark.rule("C18")
def test_an_attack_names_both_territories_for_all_to_hear() -> None:
    match = sit([], line(LANDS, {"brazil": 5}))
    for half in ("attack brazil", "attack", "attack 3"):
        with pytest.raises(TextFault):
            match.play(A, half)
    match.play(A, "attack brazil north-africa 3")
    for seat in (A, B, C):
        seen = match.view(seat)
        assert TERRITORY[seen.source] == "brazil"
        assert TERRITORY[seen.target] == "north-africa"
    assert armies(match, "brazil") == 5
    assert can(match, B, "defend") == match.commands(B)


@pytest.mark.rule("C19")
@pytest.mark.parametrize(("many", "most"), [(2, 1), (3, 2), (4, 3), (5, 3), (10, 3)])
def test_the_attacker_throws_one_to_three_dice_and_one_army_stays(many: int, most: int) -> None:
    """With ten armies the booklet's example: three, two or one at each throw."""
    match = sit([], line(LANDS, {"brazil": many}))
    attacks = [c for c in can(match, A, "attack") if "north-africa" in c]
    assert attacks == [f"attack brazil north-africa {dice}" for dice in range(1, most + 1)]
    with refused("C19"):
        match.play(A, f"attack brazil north-africa {most + 1}")


@pytest.mark.rule("C19")
@pytest.mark.parametrize(("many", "most"), [(1, 1), (2, 2), (3, 3), (4, 3), (9, 3)])
def test_the_defender_chooses_one_to_three_dice_and_may_use_his_only_army(
    many: int, most: int
) -> None:
    match = sit([], line(LANDS, {"brazil": 2, "north-africa": many}))
    match.play(A, "attack brazil north-africa 1")
    assert match.awaited == [B]
    assert match.commands(B) == [f"defend {dice}" for dice in range(1, most + 1)]
    with refused("C19"):
        match.play(B, f"defend {most + 1}")


@pytest.mark.rule("C19")
def test_the_defender_knows_the_number_of_dice_but_not_the_throw() -> None:
    match = sit(["6.5.4/1.1"], line(LANDS, {"brazil": 5, "north-africa": 2}))
    attack = match.play(A, "attack brazil north-africa 3")
    assert attack.chance == ()
    assert match.view(B).attack_dice == 3
    assert match.awaited == [B]
    answer = match.play(B, "defend 2")
    assert answer.chance[0].faces == ((6, 5, 4), (1, 1))


@pytest.mark.rule("C19")
def test_nothing_else_happens_before_the_defender_answers() -> None:
    match = sit([], line(LANDS, {"brazil": 5}))
    match.play(A, "attack brazil north-africa 3")
    with refused("turn"):
        match.play(A, "attack brazil north-africa 3")
    with refused("turn"):
        match.play(C, "defend 1")
    with refused("C19"):
        match.play(B, "done")


@pytest.mark.rule("C19")
@pytest.mark.parametrize(
    ("many", "throw"), [(1, "1/6"), (2, "1/6.6"), (3, "1/6.6.6"), (5, "1/6.6.6")]
)
def test_the_referee_may_throw_the_most_for_the_defender(many: int, throw: str) -> None:
    match = sit([throw], line(LANDS, {"brazil": 3, "north-africa": many}, defence="most"))
    entry = match.play(A, "attack brazil north-africa 1")
    assert len(entry.chance) == 1
    assert match.awaited == [A]
    assert (armies(match, "brazil"), armies(match, "north-africa")) == (2, many)


@pytest.mark.rule("C19")
@pytest.mark.parametrize(("many", "most"), [(1, 1), (2, 2), (3, 3), (9, 3)])
def test_a_defender_who_wishes_it_throws_the_most_unasked(many: int, most: int) -> None:
    match = sit([], line(LANDS, {"brazil": 9, "north-africa": many}))
    standing = match.game.standing
    assert [standing(match.view(seat), seat) for seat in (A, B, C)] == [NONE] * 3
    match.play(A, "attack brazil north-africa 3")
    assert [standing(match.view(seat), seat) for seat in (A, C)] == [NONE] * 2
    answer = standing(match.view(B), B)
    assert match.game.notation.write(match.position, B, [answer], "en") == [f"defend {most}"]


@pytest.mark.rule("C20")
@pytest.mark.parametrize(
    ("throw", "attacker_loses", "defender_loses"),
    [
        ("5.3.2/6.2", 1, 1),
        ("6.2.2/5.4.2", 2, 1),
        ("6/6", 1, 0),
        ("5.4.3/2", 0, 1),
        ("6/5", 0, 1),
        ("5/6", 1, 0),
        ("1/1", 1, 0),
        ("6.6.6/6.6.6", 3, 0),
        ("6.6.6/5.5.5", 0, 3),
        ("6.1.5/5.4", 0, 2),
        ("1.6/5", 0, 1),
        ("3.3/1.3", 1, 1),
        ("4/1.3.4", 1, 0),
        ("5/1.3.4", 0, 1),
        ("6.4.2/6.4.1", 2, 1),
        ("2.6.1/1.1.5", 1, 2),
    ],
)
def test_dice_are_compared_best_with_best_and_a_tie_goes_to_the_defender(
    throw: str, attacker_loses: int, defender_loses: int
) -> None:
    """The first four are the booklet's examples; the faces of the fourth are lost."""
    match = sit([throw], line(LANDS, {"brazil": 10, "north-africa": 10}))
    dice = [side.count(".") + 1 for side in throw.split("/")]
    fight(match, f"brazil north-africa {dice[0]}", dice[1])
    assert armies(match, "brazil") == 10 - attacker_loses
    assert armies(match, "north-africa") == 10 - defender_loses


@pytest.mark.rule("C21")
def test_he_may_go_on_as_often_as_he_likes_and_stop_when_he_likes() -> None:
    match = sit(
        ["1.1.1/6.6.6", "6.6.6/1.1.1", "1/6"], line(LANDS, {"brazil": 9, "north-africa": 6})
    )
    fight(match, "brazil north-africa 3")
    fight(match, "brazil north-africa 3")
    fight(match, "brazil north-africa 1", 1)
    assert (armies(match, "brazil"), armies(match, "north-africa")) == (5, 3)
    assert "attack brazil north-africa 3" in match.commands(A)
    match.play(A, "done")


@pytest.mark.rule("C21")
def test_he_may_attack_several_players_and_come_back() -> None:
    match = sit(["1/6"] * 3, line(LANDS, {"brazil": 5, "peru": 3}))
    fight(match, "brazil north-africa 1")
    assert match.awaited == [A]
    match.play(A, "attack peru argentina 1")
    assert match.awaited == [C]
    match.play(C, "defend")
    fight(match, "brazil north-africa 1")
    assert (armies(match, "brazil"), armies(match, "peru")) == (3, 2)


@pytest.mark.rule("C21", "C22")
def test_one_territory_is_attacked_from_several_sides_and_taken_from_the_last() -> None:
    lands = {"A": "brazil southern-europe", "B": "africa", "C": "rest"}
    many = {"brazil": 4, "southern-europe": 3, "north-africa": 4}
    match = sit(["6.6.6/1.1.1", "6.6/1"], line(lands, many))
    fight(match, "brazil north-africa 3")
    fight(match, "southern-europe north-africa 2")
    match.play(A, "occupy")
    assert armies(match, "brazil") == 4
    assert armies(match, "southern-europe") == 1
    assert armies(match, "north-africa") == 2


@pytest.mark.rule("C21")
def test_an_attacker_worn_down_to_one_army_goes_on_from_elsewhere() -> None:
    lands = {"A": "brazil southern-europe", "B": "africa", "C": "rest"}
    match = sit(["1/6"] * 2, line(lands, {"brazil": 2, "southern-europe": 3, "north-africa": 4}))
    fight(match, "brazil north-africa 1", 1)
    with refused("C17"):
        match.play(A, "attack brazil north-africa 1")
    fight(match, "southern-europe north-africa 1", 1)
    assert armies(match, "southern-europe") == 2
