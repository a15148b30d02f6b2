"""World games typed at one keyboard: whatever is typed, and what stands on the screen."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from planisphere.match import Match
from planisphere.telling.world.atlas import Atlas
from planisphere.terminal.prompt import Choices
from planisphere.terminal.world.hand import exchanges
from planisphere.words import words
from tests.world_session import OWNERS, PEOPLE, WORLD, Policy, plain, screens_of, session_of

GARBAGE = [
    "",
    "?",
    "log",
    "board",
    "choices",
    "cards",
    "mission",
    "odds a b",
    "attack until",
    "☃" * 99,
]
GARBAGE += [
    "blitz",
    "blitz peru peru until x",
    "defend always",
    ";",
    "place",
    "look",
    "line",
    "1e9",
    "\x00",
]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("conquete57", ["human", "random"], {"economy": "second", "joker": "wild"}),
        ("risk76", ["human:A", "human:B", "random"], {}),
        ("risk76", ["human", "random", "random"], {"mode": "world", "defence": "most"}),
        ("risk76", ["human", "human"], {"first_window": "anyone", "placement": "in-turn"}),
    ],
)
def test_whatever_is_typed_the_match_goes_on_to_its_end(
    tmp_path: Path, language: str, game: str, seats: list[str], options: dict[str, str]
) -> None:
    dice = random.Random(7)

    def type_anything(match: Match, seat: int) -> str:
        atlas = Atlas(match.game.name, words(language))
        sets = exchanges(match.game, match.position, seat, atlas)
        commands = [*match.commands(seat, language), *(offer.command for offer in sets)]
        if dice.random() < 0.4:
            return dice.choice([*GARBAGE, *(c[: dice.randrange(len(c))] for c in commands)])
        ending = [c for c in commands if c in ("done", "fini")]
        return dice.choice(ending or commands) if dice.random() < 0.3 else dice.choice(commands)

    match = Match.new(game, len(seats), {**options, "horizon": 3}, seed="any")
    session, page = session_of(match, seats, language, tmp_path, type_anything)
    assert session.run() == 0
    assert match.over
    told = page.getvalue()
    assert ("Round 1" if language == "en" else "Tour 1") in told
    again = Match.from_record((tmp_path / f"{game}.txt").read_text(encoding="utf-8"))
    assert again.position_line() == match.position_line()


def test_the_same_seed_and_the_same_typing_give_the_same_match(tmp_path: Path) -> None:
    records = []
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        match = Match.new("conquete57", 2, {"horizon": 3}, seed="same")
        simple: Policy = lambda match, seat: match.commands(seat)[0]  # noqa: E731
        session, _ = session_of(match, ["human", "random"], "en", tmp_path / folder, simple)
        session.run()
        records.append(match.to_record())
    assert records[0] == records[1]


def test_dice_are_shown_again_when_the_defender_looked_at_his_cards(tmp_path: Path) -> None:
    typed = ["place iceland all", "attack iceland scandinavia 3", "cards", "2"]
    *_, cards, attacker, _ = screens_of(f"{WORLD} defence=ask", typed, tmp_path, PEOPLE)
    assert "Peru (cavalry)" in cards
    assert "Defend with how many" in cards
    assert "Peru (cavalry)" not in attacker
    assert attacker.index("Europe +5") < attacker.index("Iceland (A) ")


def test_a_conqueror_is_told_again_what_his_own_command_caused(tmp_path: Path) -> None:
    owners = "A" * 14 + "B" + "C" * 27
    line = WORLD.replace(OWNERS, owners).replace("armies=9,41*2", "armies=13*2,90,1,27*2")
    typed = ["place iceland all", "blitz iceland scandinavia", "3"]
    screens = screens_of(f"{line} defence=ask", typed, tmp_path, PEOPLE)
    last = next(screen for screen in screens if "How many armies enter" in screen)
    after = screens[screens.index(last) + 1]
    assert "Boris (B) is out; A takes the 2 cards" in after


def test_leaving_takes_secrets_off_a_screen_that_people_share(tmp_path: Path) -> None:
    before, after = screens_of(WORLD, [], tmp_path, PEOPLE)
    assert "Alaska (infantry)" in before
    assert "Alaska (infantry)" not in after
    assert "The match is kept in" in after


def test_a_set_is_named_whole_and_in_any_order(tmp_path: Path) -> None:
    match = Match.from_line(WORLD, seed="s")
    typed = iter(["trade alaska", "trade joker alaska brazil", "quit"])
    seats = ["human", "random", "random"]
    session, page = session_of(match, seats, "en", tmp_path, lambda match, seat: next(typed))
    choices = Choices(session.desk.asker.commands(0))
    assert set(choices.next_words(["trade"], "")) == {"alaska", "brazil", "joker-1"}
    assert set(choices.next_words(["trade", "joker-1"], "")) == {"alaska", "brazil"}
    session.run()
    assert "Name three cards" in page.getvalue()
    assert match.position.held[0] == 0


def test_each_window_of_a_turn_with_an_ally_is_named(tmp_path: Path) -> None:
    match = Match.new("risk76", 2, {"placement": "in-turn", "horizon": 1}, seed="q")
    peaceful: Policy = lambda match, seat: (  # noqa: E731
        "done" if "done" in match.commands(seat) else match.commands(seat)[-1]
    )
    session, page = session_of(match, ["human:Anna", "human:Boris"], "en", tmp_path, peaceful)
    session.run()
    told = plain(page.getvalue())
    assert re.search(r"\(First window: only (Anna \(A\)|Boris \(B\)) may be attacked\.\)", told)
    assert "(Second window.)" in told
    assert "end your first window; then" in told
