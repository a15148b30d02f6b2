"""Manchots Barjots at the terminal: its board, its questions, its words."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console, RenderableType

from planisphere.chance import Fair, Scripted
from planisphere.fields import NONE
from planisphere.game import ONLOOKER
from planisphere.games.manchots import position as at
from planisphere.games.manchots.cards import KIND
from planisphere.match import Match
from planisphere.telling.company import Company
from planisphere.telling.lines import EVERYTHING, QUIET, first_position
from planisphere.telling.manchots.telling import Teller
from planisphere.terminal.manchots.asking import Asker
from planisphere.terminal.manchots.board import board
from planisphere.terminal.manchots.pages import show_help, show_memory
from planisphere.terminal.prompt import Choices
from planisphere.terminal.screen import Screen
from planisphere.terminal.seating import seated
from planisphere.words import words

PEOPLE = ["human:Anna", "human:Boris", "random"]
DRAWN = ["desert-1", "desert-9", "city-7", "city-5", "antarctica-8", "antarctica-4"]
DRAWN += ["moon-2", "moon-5", "jungle-3", "jungle-4", "moon-9", "city-1"]
DRAWN += ["jungle-5", "jungle-6", "city-6", "desert-5", "moon-4", "moon-6"]


def company(language: str = "en", people: list[str] = PEOPLE) -> Company:
    return Company(seated(people), words(language))


def given() -> Match:
    """Three players who have passed on their first gifts."""
    match = Match.new("manchots", 3, source=Scripted(DRAWN, then=Fair("s")))
    match.play(0, "give moon-5 desert-9")
    match.play(1, "give city-5 jungle-4")
    match.play(2, "give antarctica-4 city-1")
    return match


def landed(*cards: str) -> Match:
    """The same three after their first landing."""
    match = given()
    for seat, card in enumerate(cards):
        match.play(seat, f"land {card}")
    return match


def told_of(match: Match, watcher: int, language: str = "en", quiet: bool = False) -> list[str]:
    people = company(language, [*PEOPLE, *["random"] * 2][: match.seats])
    teller = Teller(match.game, people, watcher)
    position = first_position(match)
    lines = [line for entry in match.log for line in teller.tell(position, entry)]
    return [" ".join(line.text.split()) for line in lines if quiet or line.kind != QUIET]


def shown_as(thing: RenderableType, width: int = 80) -> str:
    page = io.StringIO()
    Console(file=page, width=width, force_terminal=False).print(thing)
    return page.getvalue()


def ended(seats: int, laid: dict[int, str], kept: dict[int, str], virtual_can_win: int = 0) -> Any:
    """A position after the last count, from the cards that each has laid and kept."""
    position = Match.new("manchots", seats, seed="s").position.copy()
    position.hand[:] = position.held[:] = position.reserve[:] = 0
    position.phase, position.round_number, position.ended = at.OVER, 8, at.COUNTED
    position.virtual_can_win = virtual_can_win
    for owner, cards in laid.items():
        for number, card in enumerate(cards.split()):
            position.landed[owner, number, 0] = KIND.index(card)
    for owner, cards in kept.items():
        for card in cards.split():
            position.hand[owner, KIND.index(card)] += 1
    return position


def test_an_onlooker_is_told_only_that_the_gifts_were_passed_on_then_the_reveal() -> None:
    assert told_of(landed("moon-2", "city-1", "moon-9"), ONLOOKER) == [
        "Everybody has a reserve of 18 cards, and takes two of it in hand.",
        "Round 1 of 8",
        "All gifts are passed on, unseen by the others.",
        "Anna (A) lands Moon 2 (kamikaze).",
        "Boris (B) lands City 1 (ninja twins).",
        "Random bot C lands Moon 9.",
        "Kamikaze! Destroyed: Moon 9 (C).",
        "Majorities: City B 1 · Moon A 2",
        "Round 2 of 8",
        "Ninja twins: Boris (B) now lands two cards.",
    ]


def test_a_player_is_told_his_own_recruits_and_gifts_and_no_others() -> None:
    told = told_of(given(), 0)
    assert told == [
        "Everybody has a reserve of 18 cards, and takes two of it in hand.",
        "Anna (A) recruits Desert 1 (ninja twins) and Desert 9.",
        "Round 1 of 8",
        "Anna (A) recruits Moon 2 (kamikaze) and Moon 5.",
        "Anna (A) gives Moon 5 to Boris (B), Desert 9 to Random bot C.",
        "All gifts are passed on, unseen by the others.",
        "Anna (A) is given Jungle 4 by Boris (B), Antarctica 4 by Random bot C.",
    ]
    hushed = set(told_of(given(), 0, quiet=True)) - set(told)
    assert hushed == {"Boris (B) has chosen two gifts.", "Random bot C has chosen two gifts."}


def test_who_sees_everything_is_told_everybodys_gifts_and_choices() -> None:
    told = told_of(landed("moon-2", "jungle-3", "moon-9"), EVERYTHING, "fr")
    for sentence in (
        "Boris (B) recrute Jungle 3 (guetteur) et Jungle 4.",
        "Robot au hasard C donne Antarctique 4 à Anna (A), Ville 1 (jumeaux ninjas) à Boris (B).",
        "Robot au hasard C reçoit Désert 9 de Anna (A), Ville 5 de Boris (B).",
        "Boris (B) pose Jungle 3 (guetteur) face cachée.",
        "Kamikaze ! Détruit : Lune 9 (C).",
        "Guetteur : Boris (B) débarque maintenant après les autres.",
    ):
        assert sentence in told


def test_a_majority_that_changes_hands_is_told_and_a_kamikaze_that_finds_nothing() -> None:
    match = landed("moon-2", "city-1", "city-5")
    assert "Kamikaze! But nothing was landed that it destroys." in told_of(match, ONLOOKER)
    for seat, gifts in enumerate(("jungle-5 jungle-6", "moon-5 jungle-3", "moon-4 moon-6")):
        match.play(seat, f"give {gifts}")
    for seat, cards in enumerate(("jungle-4", "city-6 desert-5", "desert-9")):
        match.play(seat, f"land {cards}")
    told = told_of(match, ONLOOKER)
    assert "Boris (B) lands City 6 and Desert 5." in told
    assert "Majorities: Desert C 9 · Jungle A 4 · City B 7 (was C)" in told


def test_the_board_shows_sums_cards_majorities_and_what_was_destroyed() -> None:
    match = landed("moon-2", "city-1", "moon-9")
    page = shown_as(board(match.view(0), company(), 80, with_hands=True))
    lines = [" ".join(line.split()) for line in page.splitlines()]
    assert lines[0] == "Round 2 of 8 A ▸Anna B ▸Boris C ▸Random"
    assert lines[4:6] == ["City · ★ 1 ·", "Moon ★ 2 · ·"]
    assert lines[6:9] == ["round 1 m2 c1 m9✗", "lands now 1 card 2 cards 1 card",
                          "hand+reserve 5 + 12 5 + 12 5 + 12"]  # fmt: skip
    assert lines[-1].startswith("Hand of Anna (A): ")
    assert "Boris (B):" not in page


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("width", [80, 120])
def test_the_board_fits_the_screen_with_virtual_players_and_long_names(
    seats: int, width: int, language: str
) -> None:
    names = ["human:Maximilienne-Adélaïde", "random", "human", "human:Zoé", "random"][:seats]
    match = Match.new("manchots", seats, seed="w")
    for number in range(8):
        page = shown_as(board(match.view(0), company(language, names), width, True), width)
        lines = [line.rstrip() for line in page.splitlines()]
        assert max(map(len, lines)) <= width
        assert len(lines) <= 14
        if seats == 2:
            assert {"en": "Virtual 2", "fr": "Virtuel 2"}[language] in page
        while match.position.round_number == number + 1 and not match.over:
            match.play(match.awaited[0], match.legal(match.awaited[0])[0])


def test_a_player_is_asked_for_gifts_with_his_hand_by_zones() -> None:
    match = Match.new("manchots", 3, source=Scripted(DRAWN))
    asker = Asker(match, company())
    assert asker.secrets(0) == ["You recruited Desert 1, Desert 9, Moon 2 and Moon 5."]
    assert asker.question(0) == (
        "Anna (A): give a card left, to Boris (B), and one right, to Random bot C."
    )
    page = shown_as(asker.choices(0))
    assert "give CARD CARD" in page
    assert "Desert   d1 ninja twins   d9   nothing laid" in page
    assert "Moon     m2 kamikaze   m5      nothing laid" in page
    match.play(0, "left d1")
    assert asker.question(0) == (
        "Anna (A): Desert 1 (ninja twins) is for Boris (B). Which card goes right, to Random bot C?"
    )
    assert "d1" not in shown_as(asker.choices(0))
    crowded = shown_as(Asker(match, company(), small=True).choices(1))
    assert "  j3 lookout   j4   c5   c7" in crowded
    assert asker.shows_secrets()


def test_a_lookout_chooses_after_the_others_have_shown() -> None:
    match = landed("jungle-4", "jungle-3", "moon-9")
    for seat in range(3):
        match.play(seat, f"give {' '.join(c.split()[1] for c in match.commands(seat)[:2])}")
    asker = Asker(match, company("fr"))
    assert match.awaited == [0, 2]
    assert "toutes seront montrées ensemble" in asker.question(0).lower()
    match.play(0, match.legal(0)[0])
    match.play(2, match.legal(2)[0])
    assert match.awaited == [1]
    assert asker.question(1).replace("\u00a0", " ") == (
        "Boris (B) : les autres ont montré leurs cartes. Quelle carte débarquez-vous ?"
    )
    page = shown_as(board(match.view(1), company("fr"), 80, with_hands=False))
    row = next(line for line in page.splitlines() if line.startswith("tour 2"))
    assert row.split()[3] == "…"
    match.position.landed[:, 1] = NONE
    assert "tous débarquent ensemble" in asker.question(1)


def test_what_is_typed_is_commented_with_what_it_would_do() -> None:
    match = Match.new("manchots", 3, source=Scripted(DRAWN, then=Fair("s")))
    asker = Asker(match, company())
    hint = asker.hint
    assert hint(match.view(0), "give d9") == "left, Boris (B): Desert 9 · right, Random bot C: …"
    assert hint(match.view(0), "d9 m2") == (
        "left, Boris (B): Desert 9 · right, Random bot C: Moon 2 (kamikaze)"
    )
    for typed in ("", "give", "give c9", "give d9 d9", "give d9 m2 m5", "☃", "help", "x " * 40):
        assert hint(match.view(0), typed).startswith("Tab completes")
    assert hint(match.view(ONLOOKER), "d9").startswith("Tab completes")
    choices = Choices(asker.commands(0))
    assert choices.next_words(["give"], "des") == ["desert-1", "desert-9"]
    assert choices.next_words(["give", "desert-1"], "") == ["desert-9", "moon-2", "moon-5"]
    assert "memory" in choices.next_words([], "mem")
    match = landed("moon-2", "city-1", "city-5")
    for seat in range(3):
        match.play(seat, f"give {' '.join(c.split()[1] for c in match.commands(seat)[:2])}")
    asker, view = Asker(match, company()), match.view(0)
    view.hand[0, :] = 1
    assert asker.hint(view, "land c6") == "City 6: you 6, best other so far 5: majority"
    assert asker.hint(view, "c5") == "City 5: you 5, best other so far 5: majority shared"
    assert asker.hint(view, "c3") == (
        "City 3: you 3, best other so far 5: no majority · you land late next round"
    )
    view.landed[2, 1, 0] = KIND.index("jungle-2")
    assert asker.hint(view, "c9") == "City 9: destroyed by the kamikaze"


def test_the_booklets_count_is_explained_zone_by_zone() -> None:
    view = ended(
        3,
        {0: "desert-6 antarctica-5 moon-1 jungle-4", 1: "moon-6 jungle-6 city-9 desert-5"},
        {0: "desert-4 desert-6 desert-9 antarctica-8 moon-2 moon-7 jungle-5 jungle-9 city-4"},
    )
    teller = Teller(Match.new("manchots", 3, seed="s").game, company(), ONLOOKER)
    told = [line.text for line in teller.count.lines(view)]
    assert told[0] == (
        "Anna (A): 34 points = Antarctica 8 (majority: 8) · Desert 19 (majority: 4+6+9) · "
        "Jungle 5 (lowest of 5 9) · City 0 (nothing laid there: 4) · Moon 2 (lowest of 2 7)"
    )
    assert told[1].startswith("Boris (B): 0 points = Antarctica 0 (no card kept) · ")
    assert teller.ending(view).text == "Anna (A) has won with 34 points (B 0, C 0)"
    page = shown_as(board(view, company(), 80, with_hands=True))
    assert "Desert        ★ 6 → 19" in page


@pytest.mark.parametrize(
    ("language", "kept", "virtual_can_win", "ending"),
    [
        ("en", {0: "moon-5", 1: "city-5"}, 0,
         "Anna (A) and Boris (B) share the victory: 5 points each (C 0, D 0)"),
        ("fr", {0: "moon-5", 1: "city-5"}, 0,
         "Anna (A) et Boris (B) se partagent la victoire : 5 points chacun (C 0, D 0)"),
        ("en", {0: "moon-5", 2: "jungle-9"}, 0,
         "Nobody has won: Virtual 1 (C) came first with 9 points (A 5, B 0, D 0)"),
        ("fr", {0: "moon-5", 2: "jungle-9"}, 0,
         "Personne n’a gagné : Virtuel 1 (C) arrive en tête avec 9 points (A 5, B 0, D 0)"),
        ("en", {0: "moon-5", 2: "jungle-9"}, 1, "Anna (A) has won with 5 points (B 0)"),
    ],
)  # fmt: skip
def test_the_victory_is_shared_or_nobodys_before_a_virtual_player(
    language: str, kept: dict[int, str], virtual_can_win: int, ending: str
) -> None:
    view = ended(2, {0: "moon-6", 1: "city-6", 2: "jungle-6"}, kept, virtual_can_win)
    game = Match.new("manchots", 2, seed="s").game
    said = Teller(game, company(language, PEOPLE[:2]), ONLOOKER).ending(view)
    assert said.text.replace("\u00a0", " ") == ending


def test_a_player_remembers_what_he_gave_and_got_round_by_round() -> None:
    match = landed("moon-2", "city-1", "moon-9")
    page = io.StringIO()
    console = Console(file=page, width=80, highlight=False, markup=False, force_terminal=False)
    screen = Screen(words("en"), console, live=False)
    show_memory(screen, company(), match, 0)
    title, heads, start, first, *_ = [" ".join(row.split()) for row in page.getvalue().splitlines()]
    assert title == "What Anna (A) remembers"
    assert heads == "round recruited to B, left to C, right from B, left from C, right landed"
    assert start == "start d1 d9"
    assert first == "1 m2 m5 m5 d9 j4 a4 m2"
    show_help(screen, match, {})
    assert "land d5" in page.getvalue()
    assert "[M5, M4]" in page.getvalue()
    assert "are reconstructed" in page.getvalue()
