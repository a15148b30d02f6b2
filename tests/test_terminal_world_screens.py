"""What the terminal tells, draws, completes and understands of the world games."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document
from rich.console import Console

from planisphere.chance import Fair, Scripted
from planisphere.game import ONLOOKER
from planisphere.match import Match
from planisphere.odds.attack import chance_of
from planisphere.telling.company import Company
from planisphere.telling.lines import EVERYTHING, first_position
from planisphere.telling.world.atlas import Atlas
from planisphere.telling.world.telling import Teller
from planisphere.terminal import replay
from planisphere.terminal.prompt import Choices
from planisphere.terminal.seating import seated
from planisphere.terminal.world.board import board
from planisphere.terminal.world.verbs import assault, named_fight, own_verb
from planisphere.words import LOCALE, percent, words
from tests.world_session import WORLD, plain


def test_names_typed_with_blanks_are_completed() -> None:
    choices = Choices(
        ["placer europe-occidentale 3", "placer afrique-de-l-est 1", "placer europe-du-nord 3"]
    )
    for typed, whole in (
        ("placer europe oc", "europe-occidentale "),
        ("placer afrique de l'e", "afrique-de-l-est "),
    ):
        found = list(choices.get_completions(Document(typed), CompleteEvent()))
        assert [completion.text for completion in found] == [whole]
        assert found[0].start_position == -len(typed.partition(" ")[2])


def test_equal_lots_and_who_opens_the_second_phase_are_told() -> None:
    lots = ["6", "6", "2", "3", "5"]
    match = Match.new("conquete57", 3, source=Scripted(lots, then=Fair("s")))
    told = told_by(match, "en", ONLOOKER)
    assert "A ⚅6 B ⚅6 C ⚁2 · equal, again: A ⚂3 B ⚄5." in told[0]
    assert any("opens the second phase" in text for text in told)


def test_a_low_screen_has_a_board_of_eighteen_rows() -> None:
    match = Match.new("risk76", 6, {"placement": "in-turn"}, seed="b")
    speech, page = words("en"), io.StringIO()
    company = Company(seated(["human"] * 6), speech)
    console = Console(file=page, width=80, force_terminal=False)
    atlas = Atlas("risk76", speech)
    console.print(board(match.view(ONLOOKER), company, atlas, 80, wide=False, small=True))
    assert len(page.getvalue().splitlines()) <= 18


def teller_of(match: Match, language: str, watcher: int) -> Teller:
    speech = words(language)
    company = Company(seated(["human:Anna", "human:Boris", "random"]), speech)
    return Teller(match.game, company, watcher)


def told_by(match: Match, language: str, watcher: int) -> list[str]:
    teller, position = teller_of(match, language, watcher), first_position(match)
    return [line.text for entry in match.log for line in teller.tell(position, entry)]


def test_a_fight_is_told_with_its_dice_and_losses() -> None:
    source = Scripted(["6.3.1/5.3", "6.6.6/1"], then=Fair("s"))
    match = Match.from_line(f"{WORLD} defence=most", source=source)
    match.play(0, "place iceland 4")
    match.play(0, "attack iceland scandinavia 3")
    match.play(0, "attack iceland scandinavia 3")
    match.play(0, "occupy 4")
    told = told_by(match, "en", ONLOOKER)
    assert [text for text in told if "Scandinavia" in text and "attacks" not in text] == [
        "Iceland (A) ⚅6 ⚂3 ⚀1 against ⚄5 ⚂3 Scandinavia (B): A −1, B −1; 5 against 1 left.",
        "Iceland (A) ⚅6 ⚅6 ⚅6 against ⚀1 Scandinavia (B): B −1; Scandinavia falls.",
        "Anna (A) takes Scandinavia from Boris (B) and enters with 4 armies.",
    ]
    assert "Islande (A) ⚅6 ⚂3 ⚀1 contre ⚄5 ⚂3 Scandinavie (B) : A −1, B −1 ; reste 5 contre 1." in (
        [plain(text) for text in told_by(match, "fr", ONLOOKER)]
    )


def test_a_card_drawn_is_named_only_to_who_may_see_it() -> None:
    source = Scripted(["6.6.6/1.1", "egypt"], then=Fair("s"))
    match = Match.from_line(f"{WORLD} defence=most", source=source)
    for command in ("place iceland 4", "attack iceland scandinavia 3", "occupy 3", "done"):
        match.play(0, command)
    for watcher, known in ((0, True), (1, False), (ONLOOKER, False), (EVERYTHING, True)):
        drawn = next(text for text in told_by(match, "en", watcher) if "draws" in text)
        assert ("Egypt" in drawn) == known


def test_sealed_placings_and_missions_are_told_to_their_owner_alone() -> None:
    match = Match.new("risk76", 3, seed="sealed")
    match.play(0, match.commands(0)[0])
    assert not any("places" in text for text in told_by(match, "en", 1))
    assert any("places" in text for text in told_by(match, "en", 0))
    assert sum("has a mission" in text for text in told_by(match, "en", EVERYTHING)) == 3
    assert sum("has a mission" in text for text in told_by(match, "en", 2)) == 1
    assert sum("has a mission" in text for text in told_by(match, "en", ONLOOKER)) == 0


def drawn(match: Match, language: str, width: int, seats: int = 3) -> str:
    speech, page = words(language), io.StringIO()
    company = Company(seated(["human:Anna", *["random"] * (seats - 1)]), speech)
    atlas = Atlas(match.game.name, speech)
    console = Console(file=page, width=width, force_terminal=False)
    console.print(board(match.view(ONLOOKER), company, atlas, width, width >= 118))
    return page.getvalue()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [80, 100, 120, 160])
@pytest.mark.parametrize("game", ["risk76", "conquete57"])
def test_the_board_shows_every_territory_within_the_width(
    game: str, width: int, language: str
) -> None:
    match = Match.new(game, 6, {"placement": "in-turn"} if game == "risk76" else {}, seed="b")
    page = drawn(match, language, width, 6)
    lines = [line.rstrip() for line in page.splitlines()]
    assert max(map(len, lines)) <= width
    assert len(lines) <= 26
    assert len(re.findall(r"(?<!\w)[A-F] {1,3}\d+ \w", page)) == 42
    short = game == "risk76" and language == "en"  # the names of 1957 are long, and French bots'
    if width >= (120 if short else 160):
        atlas = Atlas(game, words(language))
        assert all(atlas.territory(t) in page for t in range(42))


def test_the_third_force_is_shown_as_the_ally() -> None:
    match = Match.new("risk76", 2, seed="ally")
    assert "the ally (C)" in drawn(match, "en", 100, 2)
    assert "l’allié (C)" in drawn(match, "fr", 100, 2)


def test_odds_are_exact_and_certainty_is_never_claimed_too_soon() -> None:
    match = Match.from_line(WORLD)
    iceland, scandinavia = 13, 14
    chance = chance_of("risk76", match.position, iceland, scandinavia)
    assert chance is not None
    assert chance.win == pytest.approx(0.1060, abs=1e-3)
    speech = words("en")
    shown = [percent(share, speech) for share in (0.0, 0.001, 0.5, 0.999, 1.0)]
    assert shown == ["0%", "< 1%", "50%", "> 99%", "100%"]


def test_typing_is_completed_word_by_word_in_the_language_of_the_person() -> None:
    match = Match.from_line(WORLD)
    match.play(0, "place iceland 4")
    choices = Choices(match.commands(0, "fr"))
    assert "attaquer" in choices.next_words([], "at")
    assert choices.next_words(["att"], "isl") == ["islande"]
    assert set(choices.next_words(["attaquer", "isl"], "")) == {"scandinavie", "grande-bretagne"}
    assert choices.next_words(["attaquer", "islande", "grande-bretagne"], "") == ["1", "2", "3"]


def test_verbs_of_the_terminal_do_not_hide_those_of_the_game() -> None:
    for move in ("place brazil", "p", "m", "mo", "d", "o", "occ", "br", "b", "att a b", "fini"):
        assert own_verb(move) is None
    for text, verb in {
        "help": "help",
        "AIDE": "help",
        "?": "help",
        "cart": "cards",
        "q": "quit",
    }.items():
        said = own_verb(text)
        assert said is not None
        assert said.verb == verb
    ordered = assault("att brazil north africa until 4")
    assert ordered is not None
    assert ordered.stop == 4
    assert named_fight("place brazil 3; attack brazil n-af 2") == named_fight("odds brazil n-af")
    assert named_fight("attack brazil") is None


class Variables(Visitor):
    """Collects what a message speaks of."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str) -> Iterator[tuple[str, set[str]]]:
    text = (LOCALE / language / "terminal.ftl").read_text(encoding="utf-8")
    for part in FluentParser().parse(text).body:
        assert not isinstance(part, ast.Junk), part.content
        if isinstance(part, ast.Message):
            found = Variables()
            found.visit(part)
            yield part.id.name, found.names


def test_both_languages_say_the_same_things_and_every_sentence_can_be_said() -> None:
    english, french = dict(messages("en")), dict(messages("fr"))
    assert english == french
    for language in ("en", "fr"):
        for key, names in messages(language):
            for number in (0, 1, 2, 5):
                assert words(language).say(key, **dict.fromkeys(names, number)).strip()


def test_a_wrong_seat_is_refused_in_a_replay(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.write_text(Match.from_line(WORLD).to_record(), encoding="utf-8")
    with pytest.raises(ValueError, match="terminal-seat"):
        replay(file, False, "Z", "en")
