"""Proposals at the terminal: made, answered and remembered between people and bots."""

from __future__ import annotations

import pytest

from planisphere.bots.parley import Parley
from planisphere.diplomacy import Kind, Pact, Proposal
from planisphere.faults import Fault
from planisphere.match import Match
from planisphere.terminal.africa1880.talks import Talks
from tests.africa_session import FIRST_TURN, Played, first_turn

TWO = ["human:Ana", "human:Bo", "normal"]
ALLIANCE, WAR, LEAVE, DEVELOP = Kind


def test_a_bot_answers_what_a_person_proposes_before_it_writes() -> None:
    played = Played(first_turn(), ["human:Ana", "normal", "easy"], ["propose germany alliance"])
    page = played.run()
    assert "France to Germany: alliance this turn? Agreed." in page
    assert [entry.seat for entry in played.session.match.log if entry.actions] == []
    assert Proposal(ALLIANCE, 0, 1) in played.session.consult(1, "normal")[0].agreements


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("proposer allemagne guerre grande bretagne", Proposal(WAR, 0, 1, 2)),
        ("proposer grande bretagne laisser tripoli", Proposal(LEAVE, 0, 2, 30)),
    ],
)
def test_proposals_are_understood_in_french(typed: str, said: Proposal) -> None:
    played = Played(first_turn(), ["human:Ana", "human:Bo", "human:Cy"], [typed], "fr")
    assert "Proposé : France" in played.run()
    assert [word.proposal for word in talk_of(played).words] == [said]


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("propose", "The name of a power is missing."),
        ("propose germany", "The name of a proposal (alliance, war, leave, develop) is missing."),
        ("propose germany friendship", "“friendship” is not a proposal"),
        ("propose germany alliance natal", "natal"),
        ("propose italy alliance", "Nobody plays this power. [A1]"),
        ("propose france alliance", "A proposal is for somebody else. [A4]"),
        ("propose germany leave algiers", "Who is asked cannot get there this turn anyway. [A6]"),
        ("accept", "Say which proposal, by its number: –."),
        ("refuse 7", "Say which proposal, by its number: –."),
        ("accept 1 2", "“2”"),
    ],
)
def test_what_makes_no_sense_is_refused_and_the_match_goes_on(typed: str, why: str) -> None:
    played = Played(first_turn(), TWO, [typed, "talks"])
    played.run()
    assert why in played.answer(0)
    assert [word for word in talk_of(played).words if word.seat == 0] == []


def test_nobody_talks_where_the_match_does_without() -> None:
    silent = Match.from_line(FIRST_TURN.replace("diplomacy_minutes=8", "diplomacy_minutes=0"))
    played = Played(silent, ["human:Ana", "normal", "normal"], ["propose germany alliance", "x"])
    played.run()
    assert "There is no talk now [A4]." in played.answer(0)
    assert len(silent.awaited) == 1, "the bots have written before"


def test_a_person_answers_and_all_see_afterwards_who_kept_his_word() -> None:
    typed = ["propose germany alliance", "later", "talks", "accept 2", "france war", "done"]
    played = Played(first_turn(), TWO, [*typed, "done", "talks"])
    page = played.run()
    assert "Proposed: France to Germany: alliance this turn?" in played.answer(0)
    assert "2. France to Germany: alliance this turn?" in played.answer(2)
    assert "✓ France to Germany: alliance this turn? Agreed." in played.answer(3)
    assert "Turn 1: France to Germany: alliance this turn? Broken by Bo (B)." in page
    assert talk_of(played).past_of(1) == [Pact(1, Proposal(ALLIANCE, 0, 1), (0,))]
    assert [p for p in talk_of(played).past_of(2) if p.agreed.seat == 0] == []


def test_numbers_do_not_tell_what_others_propose_to_each_other() -> None:
    parley = Parley(first_turn(), "numbers")
    parley.begin({})
    for proposal in (Proposal(ALLIANCE, 1, 2), Proposal(ALLIANCE, 2, 0), Proposal(WAR, 2, 1, 0)):
        assert parley.propose(proposal, {}) is None
    assert [*parley.asked(0)] == [1]
    assert {word.proposal for word in parley.heard(0)} == {Proposal(ALLIANCE, 2, 0)}
    with pytest.raises(Fault, match="proposal-made"):
        parley.propose(Proposal(ALLIANCE, 2, 0), {})


def talk_of(played: Played) -> Parley:
    """Return what was said in a match at the terminal."""
    talks = played.session.talks
    assert isinstance(talks, Talks)
    return talks.parley
