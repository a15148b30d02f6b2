"""Position lines: they say any position, and a hostile one is refused or can be played."""

from __future__ import annotations

import re

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from planisphere.catalogue import CATALOGUE, load
from planisphere.faults import TextFault
from planisphere.fields import fields
from planisphere.laws import wandered
from planisphere.line import read_line, write_line
from planisphere.match import Match
from tests.line_checks import (
    ALL_SYMBOLS,
    CONQUETE,
    RISK,
    ROOT,
    THIRDS,
    accepted,
    play_on,
    real_lines,
    spoken,
)
from tests.tables import MODES, TABLES, WORLD_MODES, Table


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_position_of_a_match_can_be_written_and_read(table: Table) -> None:
    match = wandered(*table, 7, 120)
    for position, _, _ in match.moves():
        line = write_line(match.game, position)
        game, again = read_line(line)
        assert game is match.game
        assert again.tobytes() == position.tobytes()


@pytest.mark.parametrize("table", MODES, ids=str)
def test_every_view_can_be_written_and_read_as_a_view(table: Table) -> None:
    match = wandered(*table, 3, 60)
    for position, _, _ in match.moves():
        for seat in (0, 1, 14):
            seen = position.copy()
            match.game.observe(seen, seat)
            line = write_line(match.game, seen)
            assert read_line(line, view=True)[1].tobytes() == seen.tobytes()


@pytest.mark.parametrize("table", WORLD_MODES, ids=str)
def test_a_view_with_secrets_is_not_taken_for_a_position(table: Table) -> None:
    match = wandered(*table, 3, 100)
    line = write_line(match.game, match.view(14))
    assert "?" in line
    with pytest.raises(TextFault) as refused:
        read_line(line)
    assert refused.value.reason == "position-hidden"


def test_fields_stand_in_any_order_and_defaults_may_be_left_out() -> None:
    line = real_lines("risk76")[40]
    game, *said = line.split()
    shuffled = " ".join([game, *reversed(said)])
    assert read_line(shuffled)[1].tobytes() == read_line(line)[1].tobytes()
    spelled = f"{line} ended=running winner=- picked=-,-"
    assert read_line(spelled)[1].tobytes() == read_line(line)[1].tobytes()


def test_the_line_in_the_documentation_is_a_position() -> None:
    page = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    games = "|".join(entry.name for entry in CATALOGUE)
    lines = re.findall(rf"^(?:{games}) seats=.*$", page, re.MULTILINE)
    assert len(lines) >= 4
    for line in lines:
        assert accepted(line)


@given(st.text())
@settings(max_examples=200)
def test_any_text_is_refused_with_a_place(text: str) -> None:
    assert not accepted(text)


@given(st.data())
@settings(max_examples=300)
def test_a_line_with_other_characters_in_it_is_refused_or_comes_back(data: st.DataObject) -> None:
    line = data.draw(st.sampled_from(real_lines("conquete57") + real_lines("risk76")))
    at = data.draw(st.integers(0, len(line)))
    gone = data.draw(st.integers(0, 3))
    accepted(line[:at] + data.draw(st.text(max_size=4)) + line[at + gone :])


@given(
    st.sampled_from([CONQUETE, RISK]),
    st.sampled_from([*fields(load("conquete57").record), *fields(load("risk76").record)]),
    st.one_of(
        st.text(st.characters(exclude_categories=["Z", "C"]), min_size=1),
        st.integers().map(str),
        st.sampled_from(
            ["?", "-", "", "=", "99*?", "42*2000000001", "٣", "²", "1_000", "+1", "1e3"]
        ),
        st.text("0123456789*,+/-?ABCF", max_size=60),
    ),
)
@example(CONQUETE, "hand", "/".join([ALL_SYMBOLS] * 6))
@settings(max_examples=500)
def test_a_field_with_any_value_is_refused_or_comes_back(line: str, name: str, value: str) -> None:
    others = [word for word in line.split() if not word.startswith(f"{name}=")]
    accepted(" ".join([*others, f"{name}={value}"]))


@pytest.mark.parametrize("line", [CONQUETE, RISK])
def test_a_very_long_word_still_gets_a_sentence(line: str) -> None:
    for word in ("x" * 5000, f"armies={'9' * 5000}", f"phase={'x' * 5000}", f"hand={'x' * 5000}"):
        assert not accepted(f"{line.replace(' armies=42*1', '')} {word}")


def test_a_line_of_endless_length_is_refused() -> None:
    assert not accepted(CONQUETE + " " * 30_000)


def test_every_card_in_every_hand_is_refused() -> None:
    hands = "/".join([ALL_SYMBOLS] * 6)
    assert not accepted(f"{CONQUETE} hand={hands} discard={ALL_SYMBOLS}")
    every = "+".join(read_line(RISK)[0].notation.write_outcome(_drawing(), c) for c in range(44))
    assert not accepted(f"{RISK} hand={'/'.join([every] * 6)} discard={every}")


def _drawing() -> object:
    """A position in which a card is drawn."""
    return read_line(f"{RISK} phase=draw conquered=1")[1]


@pytest.mark.parametrize(
    ("line", "at"),
    [
        (CONQUETE.replace("42*1", "41*1,x"), "x"),
        (CONQUETE.replace("42*1", "1,1,x,39*1"), "x"),
        (CONQUETE.replace("CCC ", "CCz "), "z"),
        (f"{CONQUETE} hand=infantry+quavalry/-/-/-/-/-", "quavalry"),
        (f"{CONQUETE} nonsense=1", "nonsense"),
        (f"{CONQUETE} seats=3", "seats=3"),
        (f"{CONQUETE} reserve=5*0,y", "y"),
    ],
)
def test_a_fault_is_where_the_column_says(line: str, at: str) -> None:
    with pytest.raises(TextFault) as refused:
        read_line(line)
    assert refused.value.column == line.rindex(at) + 1


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (
            f"{CONQUETE} hand=14*infantry/-/-/-/-/- talon=14*infantry talon_size=14",
            "position-cards",
        ),
        (f"{CONQUETE} talon=- talon_size=0", "position-cards"),
        (f"{RISK} hand=brazil/-/-/-/-/- talon=brazil talon_size=1", "position-cards"),
        (f"{RISK} hand=brazil/brazil/-/-/-/-", "position-cards"),
        (f"{RISK} hand=brazil/brazil/brazil/-/-/-", "position-cards"),
        (f"{CONQUETE} hand=-/-/-/joker/-/-", "position-cards"),
        (
            "conquete57 seats=3 phase=deal order=ABC---"
            f" owner=AAAAA{'-' * 37} armies=5*1,37*0 hand=infantry/-/-/-/-/-",
            "position-cards",
        ),
        (
            "conquete57 seats=3 phase=deal order=ABC---"
            f" owner=AAAAA{'-' * 37} armies=5*1,37*0 discard=infantry",
            "position-cards",
        ),
        (
            "risk76 seats=3 mode=world phase=place order=ABC---"
            f" {THIRDS} armies=42*1 reserve=3*21,3*0 hand=brazil/-/-/-/-/-".replace(
                "3*21", "21,21,21"
            ),
            "position-cards",
        ),
        (
            f"{RISK} exchange=forces picked=alaska,alaska discard=alaska hand=alberta/-/-/-/-/-",
            "position-picks",
        ),
        ("conquete57 seats=3 phase=lots standing=0,1,2,0,0,0", "position-lots"),
        ("conquete57 seats=3 phase=lots thrown=1,2,3,0,0,0", "position-lots"),
        ("risk76 seats=3 mode=world phase=lots standing=0,1,1,0,0,0", "position-lots"),
        (
            "risk76 seats=3 mode=world phase=deal order=ABC--- dealt=43"
            f" owner={'A' * 41}- armies=41*1,0 discard=joker-1+joker-2",
            "position-deal",
        ),
        (
            "risk76 seats=3 mode=world phase=deal order=ABC--- dealt=2"
            f" owner=AB{'-' * 40} armies=5,1,40*0",
            "position-deal",
        ),
    ],
)
def test_cards_lots_and_deals_must_add_up(line: str, reason: str) -> None:
    with pytest.raises(TextFault) as refused:
        read_line(line)
    assert refused.value.reason == reason


@pytest.mark.parametrize(
    "line",
    [
        RISK.replace("round_number=5", "round_number=0"),
        RISK.replace("order=ABC---", "order=ABB---"),
        RISK.replace("order=ABC---", "order=AB----"),
        RISK.replace("42*1", "0,41*1"),
        RISK.replace("CCC ", "CC- "),
        RISK.replace("CCC ", "CCD "),
        RISK.replace("seats=3", "seats=2"),
        RISK.replace("seats=3", "seats=7"),
        RISK.replace("seats=3", "seats=0"),
        RISK.replace("42*1", "42*2000000000"),
        RISK.replace(THIRDS, f"owner={'A' * 42}"),
        f"{RISK} place=3",
        f"{RISK} place=6",
        f"{RISK} winner=A",
        f"{RISK} ended=world",
        f"{RISK} phase=over",
        f"{RISK} phase=cross source=alaska target=alberta",
        f"{RISK} phase=defend source=alaska target=kamchatka attack_dice=1",
        f"{RISK} phase=roll",
        f"{RISK} reserve=1,1,1,0,0,0 exchange=forces",
        f"{RISK} reserve=1,5*0",
        f"{RISK} window=ally",
        f"{RISK} fell_to=B-----",
        f"{RISK} mission=18-with-2,-,-,-,-,-",
        f"{RISK} standing=1,5*0",
        f"{RISK} dealt=3",
        f"{RISK} horizon=4",
        f"{CONQUETE} phase=place",
        f"{CONQUETE} phase=missions",
        f"{CONQUETE} fought=2,41*0",
        f"{CONQUETE} fought=41*0,1",
        f"{CONQUETE} draws=1",
        f"{CONQUETE} phase=move",
        f"{CONQUETE} mode=world",
    ],
)
def test_a_position_that_could_not_be_is_refused(line: str) -> None:
    assert not accepted(line)


def test_a_seat_that_could_never_place_is_refused() -> None:
    line = (
        "risk76 seats=3 mode=world placement=in-turn phase=place order=ABC---"
        f" owner={'A' * 21}{'B' * 21} armies=42*1 reserve=14,14,35,0,0,0"
    )
    assert not accepted(line)


@pytest.mark.parametrize(
    "line",
    [
        f"{CONQUETE} hand=infantry+artillery+cavalry/-/-/-/-/-",
        f"{RISK} hand=alaska+joker-1+joker-2/-/-/-/-/-",
    ],
)
def test_no_number_of_exchanges_makes_armies_overflow(line: str) -> None:
    try:
        match = Match.from_line(f"{line} exchange=forces exchanged=2000000000", seed="x")
    except TextFault as fault:
        spoken(fault, f"{line} exchange=forces exchanged=2000000000")
        return
    trade = (
        "alaska joker-1 joker-2" if match.game.name == "risk76" else "infantry artillery cavalry"
    )
    match.play(0, f"trade {trade}")
    assert match.position.reserve[0] >= 5 * (2_000_000_000 - 7)


@pytest.mark.parametrize(
    "line",
    [
        CONQUETE.replace("round_number=5", "round_number=2000000000"),
        RISK.replace("round_number=5", "round_number=2000000000"),
        RISK.replace("42*1", "999999959,41*1"),
        f"{RISK} exchange=forces reserve=999999958,5*0",
        "risk76 seats=2 mode=ally window=first phase=move round_number=5 order=AB----"
        f" received=2000000000 {THIRDS} armies=42*1",
    ],
)
def test_a_number_at_its_limit_is_refused_or_can_be_played_on(line: str) -> None:
    if accepted(line):
        for seed in range(10):
            play_on(line, seed)


def test_the_end_has_a_winner_exactly_where_its_reason_names_one() -> None:
    over = RISK.replace("round_number=5", "round_number=5 phase=over")
    assert accepted(f"{over} ended=horizon horizon=4")
    assert not accepted(f"{over} ended=horizon winner=A horizon=4")
    assert not accepted(f"{over} ended=last")
    assert not accepted(f"{over} ended=mission winner=A")
