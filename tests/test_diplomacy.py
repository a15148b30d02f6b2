"""The proposals of Africa 1880: which make sense, and how they are said."""

from __future__ import annotations

from typing import Any

import pytest

from planisphere.catalogue import CATALOGUE
from planisphere.diplomacy import Kind, Proposal, can_enter, check, pacts, say
from planisphere.faults import IllegalMove
from planisphere.fields import NONE
from planisphere.game import ONLOOKER
from planisphere.games.africa1880 import position as at
from planisphere.games.africa1880.board import TERRITORIES, TERRITORY
from planisphere.laws import wandered
from planisphere.line import read_line
from planisphere.match import Match, legal_actions
from planisphere.words import LANGUAGES, words
from tests.rules.africa_table import DE, FR, GB, LAND, NL, A, B, C, D, full, hand_in, line, sit

STANDING = {FR: "alger maroc", GB: "alexandrie tchad", DE: "alger", NL: "natal cape-town"}
ALLIANCE, WAR, LEAVE, DEVELOP = Kind


def land(name: str) -> int:
    return TERRITORY.index(name)


def seen(**fields: Any) -> Any:
    """Return what an onlooker sees of France, Great Britain, Germany and the Netherlands."""
    developed = {**full("alexandrie"), "natal": 1}
    text = line(STANDING, developed=developed, colonies="cape-town", **fields)
    return Match.from_line(text, seed="s").view(ONLOOKER)


SENSIBLE = [
    Proposal(ALLIANCE, A, B),
    Proposal(WAR, A, B, C),
    Proposal(LEAVE, A, B, land("tripoli")),
    Proposal(LEAVE, A, D, land("zanzibar")),
    Proposal(DEVELOP, C, A, land("alger")),
]


@pytest.mark.rule("A4")
@pytest.mark.parametrize("proposal", SENSIBLE, ids=str)
def test_a_proposal_that_can_be_kept_makes_sense(proposal: Proposal) -> None:
    check(seen(), proposal)


@pytest.mark.rule("A4")
@pytest.mark.parametrize(
    ("proposal", "rule", "reason"),
    [
        (Proposal(ALLIANCE, A, A), "A4", "proposal-to-oneself"),
        (Proposal(ALLIANCE, A, 4), "A1", "proposal-no-power"),
        (Proposal(ALLIANCE, NONE, A), "A1", "proposal-no-power"),
        (Proposal(ALLIANCE, A, B, C), "form", "proposal-about-nothing"),
        (Proposal(WAR, A, B), "A1", "proposal-no-power"),
        (Proposal(WAR, A, B, 4), "A1", "proposal-no-power"),
        (Proposal(WAR, A, B, A), "A4", "proposal-war-on-party"),
        (Proposal(WAR, A, B, B), "A4", "proposal-war-on-party"),
        (Proposal(LEAVE, A, B), "form", "proposal-no-territory"),
        (Proposal(LEAVE, A, B, TERRITORIES), "form", "proposal-no-territory"),
        (Proposal(LEAVE, A, B, land("cape-town")), "A19", "proposal-colony"),
        (Proposal(LEAVE, A, B, land("tchad")), "A11", "proposal-stands-there"),
        (Proposal(LEAVE, A, D, land("sahara")), "A6", "proposal-out-of-reach"),
        (Proposal(DEVELOP, A, C), "form", "proposal-no-territory"),
        (Proposal(DEVELOP, A, C, land("maroc")), "A6", "proposal-not-both-there"),
        (Proposal(DEVELOP, C, A, land("maroc")), "A6", "proposal-not-both-there"),
        (Proposal(DEVELOP, D, A, land("cape-town")), "A19", "proposal-colony"),
    ],
    ids=str,
)
def test_a_proposal_without_sense_is_refused(proposal: Proposal, rule: str, reason: str) -> None:
    refused(seen(), proposal, rule, reason)


def refused(view: Any, proposal: Proposal, rule: str, reason: str) -> None:
    """Check that a proposal is refused by a rule, with a sentence in both languages."""
    with pytest.raises(IllegalMove) as fault:
        check(view, proposal)
    assert (fault.value.rule, fault.value.reason) == (rule, reason)
    sentences = {words(language).fault(fault.value) for language in LANGUAGES}
    assert len(sentences) == 2
    assert all(f"[{rule}]" in sentence for sentence in sentences)


def test_a_developed_territory_is_not_developed_again() -> None:
    text = line({FR: "alger", GB: "alger", DE: "natal"}, developed=full("alger"))
    refused(read_line(text)[1], Proposal(DEVELOP, A, B, land("alger")), "A10", "proposal-developed")


@pytest.mark.rule("A13")
def test_who_has_no_presence_left_need_not_be_kept_out() -> None:
    standing = {FR: " ".join(LAND[:22]), GB: "natal", DE: "zanzibar"}
    view = read_line(line(standing, colonies=" ".join(LAND[:21])))[1]
    outside = next(t for t in range(22, TERRITORIES) if can_enter(view, A, t))
    refused(view, Proposal(LEAVE, B, A, outside), "A13", "proposal-out-of-reach")
    view.presence[A, 0] = 0
    check(view, Proposal(LEAVE, B, A, outside))


@pytest.mark.rule("A4", "A5")
def test_one_talks_in_the_turns_and_before_the_sheets_are_in() -> None:
    peace = Proposal(ALLIANCE, A, B)
    refused(seen(diplomacy_minutes=0), peace, "A4", "proposal-no-talk")
    refused(wandered("africa1880", 4, {}, 1, 2).position, peace, "A4", "proposal-too-early")
    refused(wandered("africa1880", 4, {}, 1, 5_000).position, peace, "over", "refusal-over")
    match = Match.from_line(line(STANDING), seed="s")
    match.play(B, "sheet")
    refused(match.view(A), peace, "A5", "proposal-handed-in")
    refused(match.view(A), Proposal(ALLIANCE, B, A), "A5", "proposal-handed-in")
    check(match.view(A), Proposal(WAR, A, C, B))


@pytest.mark.rule("A6", "A7", "A12")
@pytest.mark.parametrize("seed", range(8))
def test_a_territory_can_be_entered_exactly_if_a_sheet_may_say_so(seed: int) -> None:
    match = wandered("africa1880", 4, {}, seed, 100 + 20 * seed)
    if match.over:
        match = wandered("africa1880", 4, {}, seed, 40)
    for seat in match.awaited:
        view, entered = match.view(seat), set()
        for question in [*range(TERRITORIES), at.LANDING]:
            view.question[seat] = question
            if question == at.LANDING or view.presence[seat, question]:
                entered |= {a for a in legal_actions(match.game, view, seat) if a < TERRITORIES}
        assert {t for t in range(TERRITORIES) if can_enter(view, seat, t)} == entered


@pytest.mark.parametrize(
    ("proposal", "english", "french"),
    [
        (
            SENSIBLE[0],
            "France to Great Britain: alliance this turn?",
            "France à la Grande-Bretagne : alliance ce tour ?",
        ),
        (
            Proposal(WAR, A, D, C),
            "France to the Netherlands: war on Germany together this turn?",
            "France aux Pays-Bas : guerre ensemble contre l’Allemagne ce tour ?",
        ),
        (
            Proposal(LEAVE, B, A, land("tchad")),
            "Great Britain to France: leave me Chad?",
            "Grande-Bretagne à la France : me laisser ce territoire ce tour, Tchad ?",
        ),
        (
            Proposal(DEVELOP, C, A, land("alger")),
            "Germany to France: develop Algiers together?",
            "Allemagne à la France : développer ensemble ce territoire, Alger ?",
        ),
    ],
    ids=["alliance", "war", "leave", "develop"],
)
def test_a_proposal_is_said_in_both_languages(
    proposal: Proposal, english: str, french: str
) -> None:
    assert say(seen(), proposal, words("en")) == english
    assert " ".join(say(seen(), proposal, words("fr")).split()) == french


def test_africa_alone_has_diplomacy() -> None:
    assert [entry.name for entry in CATALOGUE if entry.diplomacy] == ["africa1880"]


@pytest.mark.rule("A9")
def test_the_sheets_show_who_kept_his_word() -> None:
    match = sit(STANDING, developed={"natal": 1})
    agreed = [
        Proposal(ALLIANCE, A, B),
        Proposal(WAR, A, C, D),
        Proposal(LEAVE, A, B, land("tripoli")),
        Proposal(LEAVE, A, D, land("zanzibar")),
        Proposal(DEVELOP, C, A, land("alger")),
    ]
    sheets = {
        FR: "alger: develop, netherlands: war",
        GB: "france: war",
        NL: "landing: zanzibar",
        DE: "netherlands: war",
    }
    hand_in(match, sheets)
    found = pacts(4, match.position, agreed)
    assert [pact.kept for pact in found] == [(A,), (A, C), (A, B), (A,), (A,)]
    assert [(pact.turn, pact.agreed) for pact in found] == [(4, each) for each in agreed]
    match = sit(STANDING)
    hand_in(match, {GB: "tchad: tripoli"})
    (entered,) = pacts(4, match.position, agreed[2:3])
    assert entered.kept == (A,)
