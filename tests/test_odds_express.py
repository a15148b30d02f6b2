"""The chances to conquer the cards of Risk Express, against raw dice, fractions and the game."""

from __future__ import annotations

import json
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import combinations, product

import numpy as np
import pytest

from planisphere.catalogue import load
from planisphere.faults import OptionFault
from planisphere.games.express.cards import CARD, DICE, EXPRESS, FACE, FILLS_OF
from planisphere.games.express.rules import ASIDE, FILL
from planisphere.match import Match
from planisphere.odds import (
    Advice,
    best,
    can_be_stolen,
    chances,
    conquest,
    conquest_exact,
    lines_of,
    most_dice,
    siege,
)
from planisphere.odds.battle import siege as siege_of_a_battle
from planisphere.words import words
from tests.test_cli import FAULT, FINE, faulty, run

pytestmark = pytest.mark.filterwarnings("ignore:Cyclopts application invoked without tokens")

GAME = load("express")
CLOSE = 1e-12
EITHER = (False, True)
SMALL = 4


@cache
def lines(card: str, held: bool) -> list[dict[str, int]]:
    printed = EXPRESS["cards"][CARD.index(card)]["lines"]
    return [*printed, {"general": 1}] if held else list(printed)


def fills(line: dict[str, int], dice: tuple[str, ...]) -> bool:
    """Whether these dice fill a line."""
    if "soldiers" not in line:
        return {face: dice.count(face) for face in dice} == line
    soldiers = [int(face[-1]) for face in dice if face.startswith("soldiers")]
    enough = sum(soldiers) >= line["soldiers"]
    return (
        enough and len(soldiers) == len(dice) and sum(soldiers) - min(soldiers) < line["soldiers"]
    )


@cache
def choices(
    card: str, filled: int, throw: tuple[str, ...], held: bool, must_fill: bool
) -> set[tuple[int, int]]:
    """Lay every part of a throw on every open line."""
    found = {
        (filled | 1 << number, len(throw) - many)
        for number, line in enumerate(lines(card, held))
        for many in range(1, len(throw) + 1)
        for dice in combinations(throw, many)
        if not filled >> number & 1 and fills(line, dice)
    }
    if filled and must_fill and found:
        return found
    return found | {(filled, len(throw) - 1)}


@cache
def by_raw_dice(card: str, filled: int, dice: int, held: bool, must_fill: bool) -> Fraction:
    """Throw all dice in all ways, one by one."""
    if filled + 1 == 1 << len(lines(card, held)):
        return Fraction(1)
    if dice == 0:
        return Fraction(0)
    total = Fraction(0)
    for throw in product(FACE, repeat=dice):
        ahead = choices(card, filled, tuple(sorted(throw)), held, must_fill)
        total += max(by_raw_dice(card, f, n, held, must_fill) for f, n in ahead)
    return total * Fraction(1, 6**dice)


@pytest.mark.parametrize(
    ("card", "held", "must_fill", "chance"),
    [
        ("united-states", False, True, 0.3244),
        ("china", False, True, 0.3686),
        ("canada", False, True, 0.8664),
        ("australia", False, True, 0.2658),
        ("united-states", True, True, 0.1822),
        ("united-states", False, False, 0.3273),
    ],
)
def test_known_chances_are_found(card: str, held: bool, must_fill: bool, chance: float) -> None:
    assert round(conquest(card, held=held, must_fill=must_fill), 4) == chance


def test_a_single_die_for_a_single_symbol_succeeds_once_in_six() -> None:
    assert conquest_exact("china", 0b110, 1) == Fraction(1, 6)
    assert conquest_exact("china", 0b110, 2) == 1 - Fraction(5, 6) ** 3
    assert conquest_exact("china", 0b110, 3) == 1 - Fraction(5, 6) ** 6


@pytest.mark.parametrize("must_fill", EITHER)
@pytest.mark.parametrize("held", EITHER)
@pytest.mark.parametrize("card", CARD)
def test_floats_are_the_fractions(card: str, held: bool, must_fill: bool) -> None:
    table = chances(card, held, must_fill)
    assert table.shape == (1 << lines_of(card, held), DICE + 1)
    for filled, dice in np.ndindex(table.shape):
        exact = conquest_exact(card, filled, dice, held, must_fill)
        assert table[filled, dice] == pytest.approx(float(exact), rel=0, abs=CLOSE)
        assert conquest(card, filled, dice, held, must_fill) == table[filled, dice]


@pytest.mark.parametrize("must_fill", EITHER)
@pytest.mark.parametrize("held", EITHER)
@pytest.mark.parametrize("card", CARD)
def test_fractions_are_those_of_raw_dice(card: str, held: bool, must_fill: bool) -> None:
    for filled in range(1 << lines_of(card, held)):
        for dice in range(SMALL + 1):
            raw = by_raw_dice(card, filled, dice, held, must_fill)
            assert conquest_exact(card, filled, dice, held, must_fill) == raw


@pytest.mark.parametrize("held", EITHER)
@pytest.mark.parametrize("card", CARD)
def test_more_dice_more_lines_and_more_freedom_never_harm(card: str, held: bool) -> None:
    forced, free = chances(card, held), chances(card, held, must_fill=False)
    for table in (forced, free):
        assert (np.diff(table, axis=1) >= -CLOSE).all()
        assert ((table >= 0) & (table <= 1 + CLOSE)).all()
    assert (free >= forced - CLOSE).all()
    for filled in range(len(free)):
        for line in range(lines_of(card, held)):
            assert (free[filled | 1 << line] >= free[filled] - CLOSE).all()


@pytest.mark.parametrize("card", CARD)
def test_a_general_to_find_makes_it_harder(card: str) -> None:
    assert conquest(card, held=True) < conquest(card)


@pytest.mark.parametrize("must_fill", EITHER)
@pytest.mark.parametrize("card", CARD)
def test_a_general_found_makes_a_held_card_like_a_free_one(card: str, must_fill: bool) -> None:
    free = chances(card, must_fill=must_fill)
    found = chances(card, held=True, must_fill=must_fill)[len(free) :]
    assert np.allclose(found[1:], free[1:], rtol=0, atol=CLOSE)
    if must_fill:
        assert (found[0] <= free[0] + CLOSE).all()
    else:
        assert np.allclose(found[0], free[0], rtol=0, atol=CLOSE)


def test_two_cards_with_alike_lines_are_alike() -> None:
    assert conquest_exact("argentina") == conquest_exact("mexico")


def position_line(card: str, held: bool, must_fill: bool) -> str:
    owners = ["-"] * len(CARD)
    owners[CARD.index(card)] = "B" if held else "-"
    options = f"seats=2 must_fill={'on' if must_fill else 'off'}"
    place = f"round_number=1 first=A turn=A owner={''.join(owners)}"
    return f"express {options} phase=throw {place} to_throw={DICE}"


def chance_after(match: Match, action: int, card: str, held: bool, must_fill: bool) -> float:
    """Play an action by the rules of the game, and look up the chance where it leads."""
    ahead = match.position.copy()
    GAME.play(ahead, 0, action)
    if ahead.owner[CARD.index(card)] == 0:
        return 1.0
    if ahead.turn != 0:
        return 0.0
    return float(chances(card, held, must_fill)[int(ahead.filled), int(ahead.to_throw)])


@pytest.mark.parametrize("must_fill", EITHER)
@pytest.mark.parametrize(
    ("card", "held"), [(c, h) for c, h in product(CARD, EITHER) if not h or can_be_stolen(c)]
)
def test_the_game_has_no_better_action_than_the_best(
    card: str, held: bool, must_fill: bool
) -> None:
    own = range(FILL + FILLS_OF[CARD.index(card)], FILL + FILLS_OF[CARD.index(card) + 1])
    for seed in range(12):
        match = Match.from_line(position_line(card, held, must_fill), seed=str(seed))
        assert match.awaited == [0]
        while match.awaited == [0]:
            counts = match.position.tray.tolist()
            tray = [face for face, many in zip(FACE, counts, strict=True) for _ in range(many)]
            advice = best(card, int(match.position.filled), tray, held, must_fill)
            worth = {
                action: chance_after(match, action, card, held, must_fill)
                for action in match.legal(0)
                if action in own or action >= ASIDE
            }
            assert advice.chance == pytest.approx(max(worth.values()), rel=0, abs=CLOSE)
            equal = {a for a, chance in worth.items() if chance >= advice.chance - CLOSE}
            assert set(advice.actions) == equal
            match.play(0, advice.actions[seed % len(advice.actions)])


def test_a_line_is_filled_at_a_loss_only_where_it_must_be() -> None:
    tray = ["soldiers-1"] * 5
    forced, free = (best("china", 0b010, tray, must_fill=must) for must in (True, False))
    assert forced.chance == 0
    assert GAME.notation.write(None, 0, forced.actions, "en") == ["fill china 3 1 1 1 1 1"]
    assert free.chance == conquest("china", 0b010, 4, must_fill=False)
    assert GAME.notation.write(None, 0, free.actions, "en") == ["aside 1"]
    before = best("china", 0, ["soldiers-1"] * DICE)
    assert GAME.notation.write(None, 0, before.actions, "en") == ["aside 1"]


def test_nothing_is_left_to_do_for_a_conquered_card_or_without_dice() -> None:
    assert best("china", 0b111, ["cannon"]) == Advice(1.0, ())
    assert best("china", 0b011, []) == Advice(0.0, ())


def test_the_most_dice_are_those_that_lines_leave() -> None:
    assert [most_dice("china", filled) for filled in range(8)] == [7, 6, 5, 4, 5, 4, 3, 2]
    assert most_dice("china", 0b1001, held=True) == 5
    assert most_dice("south-africa", 0b10) == 4


def test_only_a_continent_of_one_card_is_never_stolen() -> None:
    assert [card for card in CARD if not can_be_stolen(card)] == ["australia"]


def test_chances_cannot_be_written_over() -> None:
    with pytest.raises(ValueError, match="read-only"):
        chances("china")[0, 7] = 1


def test_the_siege_of_a_battle_keeps_its_name() -> None:
    assert siege is siege_of_a_battle


def test_numbers_of_numpy_are_taken() -> None:
    assert conquest("china", np.int8(1), np.int64(5)) == conquest("china", 1, 5)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("ask", "reason"),
    [
        (lambda: conquest("atlantis"), "odds-card"),
        (lambda: chances("atlantis"), "odds-card"),
        (lambda: conquest("china", 8), "odds-filled"),
        (lambda: conquest("china", -1), "odds-filled"),
        (lambda: conquest_exact("china", 16, held=True), "odds-filled"),
        (lambda: conquest("china", 0, 8), "odds-to-throw"),
        (lambda: conquest("china", 0, -1), "odds-to-throw"),
        (lambda: best("china", 0, ["cannon"] * 8), "odds-to-throw"),
        (lambda: best("china", 0, ["7"]), "odds-face"),
    ],
)
def test_nonsense_is_refused(ask: Callable[[], object], reason: str) -> None:
    with pytest.raises(OptionFault) as refused:
        ask()
    assert refused.value.reason == reason
    assert words("en").fault(refused.value) != words("fr").fault(refused.value)


def test_the_command_prints_a_card_as_json() -> None:
    asked = ("china", "--filled", "3,1", "--dice", "5", "--held", "--must-fill", "off")
    ran = run("odds", "express", *asked, "--json")
    assert ran.returncode == FINE
    assert json.loads(ran.stdout) == {
        "card": "china",
        "filled": [1, 3],
        "dice": 5,
        "held": True,
        "must_fill": False,
        "chance": conquest("china", 0b101, 5, held=True, must_fill=False),
    }


def test_the_command_prints_all_cards_as_json() -> None:
    printed = json.loads(run("odds", "express", "--json").stdout)
    assert (printed["dice"], printed["must_fill"]) == (DICE, True)
    assert list(printed["cards"]) == list(CARD)
    for card, shares in printed["cards"].items():
        assert shares["free"] == conquest(card)
        assert shares["held"] == (None if card == "australia" else conquest(card, held=True))


def test_the_command_tells_cards_in_both_languages() -> None:
    english, french = (run("odds", "express", "--lang", lang).stdout for lang in ("en", "fr"))
    assert "United States" in english
    assert "États-Unis" in french
    for printed in (english, french):
        assert "0.3244" in printed
        assert "0.1822" in printed
        assert "0.0760" not in printed
    asked = ("états-unis", "--filled", "1", "--held")
    for language in ("en", "fr"):
        ran = run("odds", "express", *asked, "--lang", language)
        dice = most_dice("united-states", 1, held=True)
        assert f"{conquest('united-states', 1, dice, held=True):.4f}" in ran.stdout
        assert "\n" not in ran.stdout.strip()


@pytest.mark.parametrize(
    "arguments",
    [
        ["atlantis"],
        ["a"],
        [" "],
        ["x" * 5000],
        ["china", "--filled", "4"],
        ["china", "--filled", "1,,2"],
        ["china", "--filled", "٣"],
        ["china", "--dice", "8"],
        ["china", "--dice", "-1"],
        ["china", "--must-fill", "perhaps"],
        ["australia", "--held"],
        ["--filled", "1"],
        ["--held"],
        ["--dice", "9"],
    ],
)
def test_the_command_answers_nonsense_with_a_sentence(arguments: list[str]) -> None:
    english, french = (faulty("odds", "express", *arguments, "--lang", w) for w in ("en", "fr"))
    assert english != french


@pytest.mark.parametrize("arguments", [["china", "brazil"], ["--nonsense"], ["--dice", "many"]])
def test_a_command_that_cannot_be_read_ends_with_2(arguments: list[str]) -> None:
    assert run("odds", "express", *arguments).returncode == FAULT
