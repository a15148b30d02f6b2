"""Africa 1880 at the terminal: lines of a sheet as they are typed, understood or refused."""

from __future__ import annotations

import pytest

from planisphere.game import ONLOOKER
from planisphere.telling.company import Company
from planisphere.terminal.africa1880.asking import Asker
from planisphere.terminal.africa1880.verbs import VOCABULARY
from planisphere.terminal.seating import seated
from planisphere.words import words
from tests.africa_session import ALONE, Played, first_turn, plain


def test_a_line_that_would_be_void_is_refused_with_its_rule_and_not_written() -> None:
    typed = {
        "alger natal": "borders on its own, and this one does not. [A6]",
        "maroc develop": "You have no presence there to give an order to. [A6]",
        "landing congo": "One lands on a coastal territory. [A7]",
        "landing dahomey": "One lands where there is no presence at all. [A7]",
        "italy war": "Nobody else plays this power. [A8]",
        "france war": "Nobody else plays this power. [A8]",
        "alger xyz": "“xyz” is not an order",
        "☃": "“☃” is not a line of the sheet",
        "a b c d e": "✗",
        "alger": "algiers □□□ develop · morocco · sahara · tripoli · nothing",
        "germany": "germany war · alliance",
        "sheet": "algiers □□□ — develop · morocco · sahara · tripoli · nothing",
        "done now": "“now” is one word too many here.",
        "later": "Nobody else has to write now.",
    }
    played = Played(first_turn(), ALONE, typed)
    played.run()
    for number, answer in enumerate(typed.values()):
        assert answer in played.answer(number)
        assert "✓" not in played.answer(number)


def test_of_several_lines_the_good_ones_are_written_and_the_others_refused() -> None:
    played = Played(
        first_turn(), ALONE, ["alger develop; landing congo, x y, germany war", "sheet"]
    )
    played.run()
    assert "✗ “landing congo”: One lands on a coastal territory. [A7]" in played.answer(0)
    assert "✗ “x y”: “x” is not a line of the sheet" in played.answer(0)
    assert "✓ algiers develop · germany war — all presences" in played.answer(0)
    assert "landing — angola" in played.answer(1)


@pytest.mark.parametrize(
    ("typed", "noted"),
    [
        ("alger develop", "✓ algiers develop —"),
        ("alg d", "✓ algiers develop —"),
        ("alger morocco", "✓ algiers → morocco —"),
        ("Alger: explorer → Maroc", "✓ algiers → morocco —"),
        ("al s", "✓ algiers → sahara —"),
        ("order alger tripoli", "✓ algiers → tripoli —"),
        ("algiers nothing", "✓ algiers nothing —"),
        ("landing natal", "✓ landing → natal (1 presence without order)"),
        ("débarquer cap", "✓ landing → cape-town (1"),
        ("bateau sud ouest africain", "✓ landing → south-west-africa (1"),
        ("germany war", "✓ germany war (1"),
        ("declare great britain war", "✓ great-britain war (1"),
        ("alg dev, land zan; ger war", "✓ algiers develop · landing → zanzibar · germany war —"),
    ],
)
def test_lines_are_understood_in_short_and_in_both_languages(typed: str, noted: str) -> None:
    played = Played(first_turn(), ALONE, [typed, "help"])
    played.run()
    assert noted in played.answer(0)


def test_what_is_typed_is_commented_as_it_is_typed() -> None:
    match = first_turn()
    asker = Asker(match, Company(seated(ALONE), words("en")))
    for typed, hint in {
        "alg maroc": "algiers → morocco",
        "alg": "algiers □□□ develop · morocco · sahara · tripoli · nothing",
        "alg maroc, ger": "germany war · alliance",
        "landing": "any coast (~) where nobody stands",
        "alg natal": "borders on its own, and this one does not. [A6]",
        "": "Tab completes",
        "help": "Tab completes",
        "☃": "Tab completes",
    }.items():
        assert hint in plain(asker.hint(match.view(0), typed))
    assert asker.hint(match.view(ONLOOKER), "alg maroc").startswith("Tab completes")


def test_verbs_of_the_terminal_do_not_hide_territories_and_powers() -> None:
    for line in ("na dev", "natal", "belgium war", "b war", "sa dev", "c", "sheet", "landing x"):
        assert VOCABULARY.own_verb(line) is None
    for text, verb in {
        "done": "done",
        "fini": "done",
        "terr alg": "territory",
        "q": "quit",
    }.items():
        said = VOCABULARY.own_verb(text)
        assert said is not None
        assert said.verb == verb
