"""What the terminal tells of Risk Express, and how it draws the cards."""

from __future__ import annotations

import io

import pytest
from rich.console import Console, RenderableType

from planisphere.chance import Fair, Scripted
from planisphere.game import ONLOOKER
from planisphere.games.express.cards import CARDS
from planisphere.match import Match
from planisphere.odds import conquest
from planisphere.telling.express.names import Names
from planisphere.telling.express.telling import Teller
from planisphere.telling.lines import first_position
from planisphere.terminal.express.asking import Asker
from planisphere.terminal.express.board import board
from planisphere.terminal.prompt import Choices
from tests.express_session import OFFER, PEOPLE, SIEGE, company


def told_of(match: Match, language: str = "en", people: list[str] = PEOPLE) -> list[str]:
    teller = Teller(match.game, company(language, people), ONLOOKER)
    position = first_position(match)
    return [line.text for entry in match.log for line in teller.tell(position, entry)]


def shown_as(thing: RenderableType, width: int = 100) -> str:
    page = io.StringIO()
    Console(file=page, width=width, force_terminal=False).print(thing)
    return page.getvalue()


def names_of(*faces: int) -> list[str]:
    face = ("soldiers-1", "soldiers-2", "soldiers-3", "cannon", "cavalry", "general")
    return [face[number] for number in faces]


def test_a_throw_is_told_as_one_group_of_dice_and_the_start_by_its_generals() -> None:
    script = names_of(5, 5, 0, 1, 2, 3, 4, 5, 5, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4, 4)
    script += names_of(5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0) + names_of(3, 3, 4, 4, 5, 2, 0)
    told = told_of(Match.new("express", 3, source=Scripted(script)))
    assert told == [
        "Anna (A) throws for the start: 1♙ 2♙ 3♙ ● ♞ ★ ★ — 2 generals.",
        "Boris (B) throws for the start: 1♙ 1♙ 1♙ 1♙ 1♙ ★ ★ — 2 generals.",
        "Random bot C throws for the start: ♞ ♞ ♞ ♞ ♞ ♞ ♞ — no general.",
        "As many generals each: Anna (A) and Boris (B) throw again.",
        "Anna (A) throws for the start: 1♙ 1♙ 1♙ 1♙ 1♙ 1♙ ★ — 1 general.",
        "Boris (B) throws for the start: 1♙ 1♙ 1♙ 1♙ 1♙ 1♙ 1♙ — no general.",
        "Anna (A) has the most generals, and begins.",
        "Round 1 · Anna (A) · 0 points, no cards",
        "Anna (A) throws 7 dice: 1♙ 3♙ ● ● ♞ ♞ ★",
    ]


def test_fills_dice_aside_failure_and_the_siege_offered_are_told() -> None:
    source = Scripted(names_of(0, 0, 0, 0, 1), then=Fair("s"))
    match = Match.from_line(SIEGE, source=source)
    for command in ("fill china 2", "aside 1", "aside 1"):
        match.play(1, command)
    match.play(2, "continue")
    told = told_of(match)
    assert told[:8] == [
        "Boris (B) lays ♞ ♞ on China, line 2 (♞♞).",
        "Boris (B) throws 2 dice: 1♙ 1♙",
        "Boris (B) sets a die aside: 1♙ (1 soldier); 1 is left.",
        "Boris (B) throws 1 die: 1♙",
        "Boris (B) sets a die aside: 1♙ (1 soldier); none is left.",
        "Boris (B) is out of dice: China holds out (2 lines of 3 filled).",
        "Round 2 · Random bot C · 0 points, no cards",
        "Random bot C may go on with the siege of China: 2 of 3 lines are filled, 4 dice to throw.",
    ]
    assert told[8] == "Random bot C goes on with the siege of China."
    assert told[9].startswith("Random bot C throws 4 dice: ")
    french = told_of(match, "fr")
    assert " ".join(french[5].split()) == (
        "Boris (B) n’a plus de dés : la carte Chine résiste (2 lignes remplies sur 3)."
    )
    assert french[0] == "Boris (B) pose ♞ ♞ sur la carte Chine, ligne 2 (♞♞)."


def test_a_siege_that_is_lifted_and_a_turn_without_invasion_are_told() -> None:
    match = Match.from_line(OFFER, seed="s")
    match.play(1, "afresh")
    assert told_of(match)[0] == (
        "Boris (B) starts afresh with all dice; the siege of Canada is lifted."
    )
    line = SIEGE.replace("tray=2*cavalry+soldiers-3+general", "tray=general continue_siege=off")
    closed = Match.from_line(line, seed="s")
    closed.play(1, "aside general")
    assert told_of(closed)[1:3] == [
        "Boris (B) is out of dice: China holds out (1 line of 3 filled).",
        "The siege of China is lifted.",
    ]
    idle = Match.from_line("express seats=2 round_number=1 first=A turn=A tray=cannon", seed="s")
    idle.play(0, "aside cannon")
    assert "Anna (A) is out of dice, without having invaded anything." in told_of(
        idle, people=PEOPLE[:2]
    )


def test_a_card_is_taken_from_somebody_and_a_continent_becomes_whole() -> None:
    line = (
        "express seats=3 round_number=2 first=A turn=A owner=-----------AB- card=argentina "
        "filled=6 on_lines=2 tray=2*general"
    )
    match = Match.from_line(line, seed="s")
    match.play(0, "fill argentina 1")
    assert told_of(match)[:3] == [
        "Anna (A) lays ★ ★ on Argentina, line 1 (★★).",
        "Anna (A) takes Argentina from Boris (B), 1 point!",
        "Anna (A) holds all of South America, 4 points: it is turned over, "
        "and nobody can invade it any more.",
    ]


def ended(owners: str) -> Match:
    """Conquer Argentina, the last card in the middle, for A."""
    line = (
        f"express seats=3 round_number=7 first=A turn=A owner={owners} card=argentina filled=2 "
        "on_lines=1 tray=2*general"
    )
    match = Match.from_line(line, seed="s")
    match.play(0, "fill argentina 1")
    assert match.over
    return match


def test_the_final_scores_are_explained_card_by_card() -> None:
    assert told_of(ended("AAAABBBABCCB-A"))[-4:] == [
        "Anna (A): 18 points = Asia 10 (all of it) + Australia 3 (all of it) + Western Europe 4 "
        "+ Argentina 1",
        "Boris (B): 13 points = North America 8 (all of it) + Eastern Europe 3 + Brazil 2",
        "Random bot C: 5 points = Africa 5 (all of it)",
        "Anna (A) has won with 18 points (B 13, C 5)",
    ]
    assert (
        told_of(ended("AAAABBBABCCB-A"), "fr")[-1] == "Anna (A) a gagné avec 18 points (B 13, C 5)"
    )


@pytest.mark.parametrize(
    ("owners", "language", "ending"),
    [
        (
            "AAAABBABBABBAA",
            "en",
            "Anna (A) has won: 17 points like Boris (B), but 2 whole continents to 1",
        ),
        (
            "AAAAAABBBBBBBA",
            "fr",
            "Boris (B) a gagné\u00a0: 18 points comme Anna (A), mais 3 continents contre 2",
        ),
        (
            "AAAABBBABBBBAA",
            "en",
            "Anna (A) and Boris (B) share the victory: 18 points and 2 whole continents each",
        ),
        (
            "AAAABBBABBBBAA",
            "fr",
            "Anna (A) et Boris (B) se partagent la victoire\u00a0: "
            "18 points et 2 continents entiers chacun",
        ),
    ],
)
def test_a_tie_is_explained_by_continents_or_shared(
    owners: str, language: str, ending: str
) -> None:
    match = Match.from_line(
        f"express seats=2 round_number=7 first=A turn=A owner={owners} phase=over ended=conquered"
    )
    teller = Teller(match.game, company(language, PEOPLE[:2]), ONLOOKER)
    assert teller.ending(match.position).text == ending


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [80, 100, 120])
@pytest.mark.parametrize("owners", ["-" * 14, "ABCABCABCABCAB", "AAAABBBCCDDEEF"])
def test_the_board_shows_every_card_within_the_width(
    owners: str, width: int, language: str
) -> None:
    phase = "phase=over ended=conquered" if "-" not in owners else "tray=7*general"
    match = Match.from_line(
        f"express seats=6 round_number=1 first=A turn=A owner={owners} {phase}", seed="s"
    )
    people = company(language, ["human:Maximilienne-Adélaïde", *["human:Zoé"] * 5])
    for small in (True, False):
        page = shown_as(board(match.position, people, width >= 118, small), width)
        lines = [line.rstrip() for line in page.splitlines()]
        assert max(map(len, lines)) <= width
        assert len(lines) <= (17 if small else 21)
        names = Names(people.speech)
        assert all(names.card(card) in page for card in range(CARDS))
        assert "]…" not in page
        turned = {"en": "turned over", "fr": "retourné"}[language]
        assert page.count(turned) == {"-" * 14: 0, "ABCABCABCABCAB": 1}.get(owners, 6)


def test_filled_lines_and_the_besieged_card_are_marked() -> None:
    page = shown_as(board(Match.from_line(SIEGE).position, company(), False, False))
    assert "▸China         3 [✓][♞♞][5♙]" in page
    assert "Canada        2 [★][●][♞][3♙][+★]" in page  # somebody holds it: one more general
    assert "♙ soldiers   ● cannon   ♞ cavalry   ★ general" in page


def test_the_siege_the_tray_and_the_chances_stand_beside_the_choices() -> None:
    match = Match.from_line(SIEGE)
    asker = Asker(match, company())
    assert asker.question(1) == "Boris (B): you besiege China; which line do you fill?"
    page = shown_as(asker.choices(1))
    assert "Siege of China · 3 points · 1 die on its lines" in page
    assert "1 [●]✓  2 [♞♞] 2/2  3 [5♙] 3/5" in page
    assert "Tray: [3♙] soldiers  [♞] [♞] cavalry  [★] general" in page
    chance = round(100 * conquest("china", 0b011, 2))
    assert f"fill china 2  ♞♞ → conquest {chance}%  (or Enter)" in page


def test_an_offered_siege_shows_both_chances_with_the_general_of_a_held_card() -> None:
    match = Match.from_line(OFFER.replace("turn=B", "turn=C"))
    asker = Asker(match, company())
    assert asker.question(2) == (
        "Random bot C: go on with Boris (B)’s siege of Canada, or start afresh?"
    )
    page = shown_as(asker.choices(2))
    chance = round(100 * conquest("canada", 18, 5, held=True))
    assert f"throw the other 5 dice, conquest {chance}%" in page
    assert f"at best India {round(100 * conquest('india'))}%" in page
    assert "2 [●]✓" in page
    assert "5 [★]✓" in page


@pytest.mark.parametrize("small", [True, False])
def test_before_a_card_is_fixed_all_cards_are_offered_with_their_chances(small: bool) -> None:
    line = (
        "express seats=3 round_number=2 first=A turn=A owner=-A---B-------- tray=cannon+6*general"
    )
    match = Match.from_line(line)
    page = shown_as(Asker(match, company(), 80, small).choices(0), 80)
    assert max(len(text.rstrip()) for text in page.splitlines()) <= 80
    offered = {command.split()[1] for command in match.commands(0) if command.startswith("fill")}
    assert all(card in page for card in offered)
    assert "russia" not in page  # one's own card
    assert f"{round(100 * conquest('mexico', 1, 6))}%" in page
    assert "cannon general · then 6 dice, at best India" in page


def test_what_is_typed_is_commented_with_the_chance_after_it() -> None:
    match = Match.from_line(SIEGE)
    asker = Asker(match, company())
    chance = round(100 * conquest("china", 0b011, 2))
    expected = f"China, line 2 (♞♞): then {chance}% to conquer it"
    assert asker.hint(match.position, "fill chi 2") == expected
    for typed in ("", "fill", "fill china 3", "aside 3", "☃", "fill china 99 9", "help"):
        assert asker.hint(match.position, typed).startswith("Tab completes")
    choices = Choices(asker.commands(1))
    assert choices.next_words(["fill"], "") == ["china"]
    assert "australia" in choices.next_words(["odds"], "")
