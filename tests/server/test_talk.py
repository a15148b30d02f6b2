"""Africa 1880 at a table: time to talk, private talk, proposals, drafts; standing answers."""

from __future__ import annotations

import random
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from planisphere.diplomacy import Kind, Pact, Proposal, makes_sense, say
from planisphere.fields import NONE
from planisphere.games.africa1880.board import POWER, TERRITORIES
from planisphere.server import schema
from planisphere.server.admin import run
from planisphere.server.proposals import Turns
from planisphere.server.store import Row
from planisphere.words import words
from tests.server.backends import wait_until
from tests.server.hosting import Ear, Guest, Host, hall_of, hosting
from tests.server.passing import let_time_pass, row_of
from tests.server.playing import begin, choose, hand_in, listening

AFRICA = {"powers": "drawn", "start": "historical"}
"""The sheets of the first turn are asked for at once."""


def talking(
    stack: ExitStack, host: Host, people: int, levels: Sequence[str | None] = ()
) -> tuple[str, list[Ear]]:
    """Begin a match, and wait until people talk."""
    bots = [None] * people + ["random"] * (3 - people)
    plan: dict[str, Any] = {"options": AFRICA, "levels": levels or bots}
    table, guests = begin(host, "africa1880", people, **plan)
    ears = listening(stack, table, guests)
    for ear in ears:
        ear.until(lambda state: state["talk_until"] is not None)
    return table, ears


def test_private_talk_reaches_its_seat_alone(host: Host) -> None:
    with ExitStack() as stack:
        table, (ana, bo, cem) = talking(stack, host, 3)
        look = stack.enter_context(Guest(host, "Watcher").at(table))
        look.hear("state")
        ana.say("say", text="for you alone", to=1)
        ana.say("say", text="for all")
        for ear, heard in ((ana, True), (bo, True), (cem, False), (look, False)):
            texts = [ear.hear("said")["text"]]
            while texts[-1] != "for all":
                texts.append(ear.hear("said")["text"])
            assert ("for you alone" in texts) is heard
            assert any("for you alone" in raw for raw in ear.raw) is heard


def test_in_other_games_nobody_talks_in_private(host: Host) -> None:
    table, guests = begin(host, "express", 2)
    with guests[0].at(table) as ear:
        ear.hear("state")
        ear.say("say", text="psst", to=1)
        assert ear.hear("refused")["reason"] == "talk-not-private"
        ear.say("propose", proposal="alliance", to=1)
        assert ear.hear("refused")["reason"] == "talk-not-private"


def test_a_proposal_is_made_answered_once_and_in_each_language(host: Host) -> None:
    with ExitStack() as stack:
        _, (ana, bo, cem) = talking(stack, host, 3)
        ana.say("propose", proposal="war", to=1, about=2)
        made = bo.hear("said")
        assert made["proposal"] == {"kind": "propose", "proposal": "war", "to": 1, "about": 2}
        assert made["seat"] == 0
        assert made["text"].endswith("?")
        cem.say("answer", id=made["id"], yes=True)
        assert cem.hear("refused")["reason"] == "no-such-proposal"
        bo.say("answer", id=made["id"], yes=True)
        answer = ana.hear("said")
        while answer["answers"] is None:
            answer = ana.hear("said")
        assert (answer["answers"], answer["text"]) == (made["id"], "yes")
        bo.say("answer", id=made["id"], yes=False)
        assert bo.hear("refused")["reason"] == "no-such-proposal"


@pytest.mark.parametrize(
    ("asked", "rule"),
    [
        ({"proposal": "alliance", "to": 0}, ""),
        ({"proposal": "war", "to": 1, "about": 1}, "A4"),
        ({"proposal": "war", "to": 1}, "A1"),
        ({"proposal": "leave", "to": 1, "about": 99}, "form"),
        ({"proposal": "develop", "to": 1, "about": 0}, "A6"),
    ],
)
def test_a_proposal_that_makes_no_sense_is_refused(
    host: Host, asked: dict[str, Any], rule: str
) -> None:
    with ExitStack() as stack:
        _, (ana, _, _) = talking(stack, host, 3)
        ana.say("propose", **asked)
        assert ana.hear("refused")["rule"] == rule


def test_a_bot_answers_what_is_proposed_to_it(host: Host) -> None:
    with ExitStack() as stack:
        _, (ana,) = talking(stack, host, 1, levels=[None, "normal", "easy"])
        ana.say("propose", proposal="alliance", to=1)
        made = ana.hear("said")
        while made["seat"] != 0:
            made = ana.hear("said")
        answer = ana.hear("said")
        while answer["answers"] != made["id"]:
            answer = ana.hear("said")
        assert answer["text"] in ("yes", "no")
        assert answer["seat"] == 1


def test_who_kept_his_word_is_remembered_by_the_two_and_by_nobody_else(host: Host) -> None:
    with ExitStack() as stack:
        table, ears = talking(stack, host, 3)
        ana, bo, _ = ears
        ana.say("propose", proposal="alliance", to=1)
        bo.say("answer", id=bo.hear("said")["id"], yes=True)
        ana.say("say", text="for all to hear")
        for ear in ears:
            ear.say("ready")
        for ear in ears:
            ear.until(lambda state: state["talk_until"] is None)
        war = f"sheet {POWER[int(bo.view('africa1880').power[0])]}: war"
        for seat, (ear, move) in enumerate(zip(ears, ("sheet", war, "sheet"), strict=True)):
            ear.say("play", number=ear.state["number"], move=move, key=str(seat))
        for ear in ears:
            ear.until(lambda state: state["view"]["round_number"] == 2)
        playing = hall_of(host).live[table].match_now()
        pact = Pact(1, Proposal(Kind.ALLIANCE, 0, 1), (0,))
        told = [playing.dealings(seat) for seat in range(3)]
        assert [past for _, past, _ in told] == [[pact], [pact], []]
        assert [agreed for agreed, _, _ in told] == [[], [], []]
        heard = [
            [(word.proposal, word.accepted, word.text) for word in words] for *_, words in told
        ]
        spoken = (None, None, "for all to hear")
        assert heard == [[(pact.agreed, True, ""), spoken]] * 2 + [[spoken]]
        playing.turns = Turns()
        playing.recall()
        assert [playing.dealings(seat) for seat in range(3)] == told, "as after a restart"


def test_bots_propose_something_themselves(host: Host) -> None:
    levels = [None, *["normal"] * 5]
    table, guests = begin(host, "africa1880", 1, seats=6, options=AFRICA, levels=levels)
    with ExitStack() as stack:
        listening(stack, table, guests)
        made = schema.talk.c
        query = select(made.seat, made.to, made.proposal).where(made.table == table)

        def proposed() -> list[Row]:
            said = run(host.settings.database, lambda store: store.rows(query))
            return [row for row in said if row["proposal"]]

        wait_until(proposed, "a bot proposes something", 0.1)
        assert all(row["seat"] > 0 and row["to"] != row["seat"] for row in proposed())


@pytest.mark.parametrize("kind", [Kind.ALLIANCE, Kind.WAR, Kind.LEAVE], ids=str)
def test_a_proposal_is_told_in_ones_own_language(host: Host, kind: Kind) -> None:
    table, guests = begin(host, "africa1880", 3, options=AFRICA)
    assert guests[1].http.patch("/api/me", json={"language": "fr"}).status_code == 200
    with ExitStack() as stack:
        ana, bo, _ = listening(stack, table, guests)
        bo.until(lambda state: state["talk_until"] is not None)
        view = bo.view("africa1880")
        asked = next(
            proposal
            for about in (NONE, *range(TERRITORIES))
            if makes_sense(view, proposal := Proposal(kind, 0, 1, about))
        )
        about = None if asked.about == NONE else asked.about
        ana.say("propose", proposal=kind.value, to=1, about=about)
        for ear, language in ((ana, "en"), (bo, "fr")):
            assert ear.hear("said")["text"] == say(view, asked, words(language))


def test_the_bot_of_who_has_resigned_answers_for_him(host: Host) -> None:
    with ExitStack() as stack:
        table, guests = begin(host, "africa1880", 3, options=AFRICA, level="normal")
        ana, bo, _ = listening(stack, table, guests)
        ana.until(lambda state: state["talk_until"] is not None)
        assert guests[2].post(f"/api/tables/{table}/resignation").status_code == 201
        ana.say("propose", proposal="alliance", to=2)
        answer = ana.hear("said")
        while answer["answers"] is None:
            answer = ana.hear("said")
        assert (answer["seat"], answer["name"]) == (2, "normal")
        bo.say("say", text="still here")
        while ana.hear("said")["text"] != "still here":
            pass


def test_talk_ends_when_all_are_ready_and_bots_wait_for_that(host: Host) -> None:
    with ExitStack() as stack:
        _, (ana, bo) = talking(stack, host, 2)
        assert ana.state["awaited"] == [0, 1, 2]
        ana.say("ready")
        ana.say("say", text="still talking")
        assert bo.hear("said")["text"] == "still talking"
        bo.say("ready")
        ana.until(lambda state: state["awaited"] == [0, 1])
        assert ana.state["talk_until"] is None
        ana.say("say", text="late", to=1)
        assert ana.hear("refused")["reason"] == "talk-over"
        ana.say("ready")
        assert ana.hear("refused")["reason"] == "talk-over"


def test_after_eight_minutes_there_is_no_more_talk_though_the_server_was_down(
    data: Path, database: str
) -> None:
    with hosting(data, database=database) as host, ExitStack() as stack:
        table, _ = talking(stack, host, 2)
    row = row_of(database, table)
    assert row["deadline"] == row["times"]["talk_until"]
    assert row["deadline"] - row["started"] == pytest.approx(8 * 60, abs=1)
    let_time_pass(database, table)
    with hosting(data, database=database) as host, Guest(host, "Watcher").at(table) as look:
        look.until(lambda state: state["talk_until"] is None and state["awaited"] == [0, 1])


def test_whoever_hands_in_needs_no_more_talk(host: Host) -> None:
    with ExitStack() as stack:
        _, (ana, bo) = talking(stack, host, 2)
        for seat, ear in enumerate((ana, bo)):
            hand_in(ear, "africa1880", seat, random.Random(1))
        assert ana.until(lambda state: state["view"]["round_number"] == 2)["talk_until"]


def test_half_a_sheet_counts_when_time_is_over_and_is_seen_by_nobody_else(
    data: Path, database: str
) -> None:
    with hosting(data, database=database) as host, ExitStack() as stack:
        options = {**AFRICA, "diplomacy_minutes": "0"}
        table, guests = begin(host, "africa1880", 2, options=options, clock={"turn": 1000})
        ana, bo = listening(stack, table, guests)
        question = ana.until(lambda state: bool(state["questions"]))["questions"][0]
        develop = next(c for c in question if "develop" in (c["verb"], *c["words"]))
        home = next(word for word in develop["words"] if word != "develop")
        ana.say("draft", text=f"sheet {home}: develop")
        ana.hear("drafted")
        with guests[0].at(table) as again:
            assert again.hear("drafted")["text"] == f"sheet {home}: develop"
        bo.until(lambda state: state["awaited"] == [0, 1])
    let_time_pass(database, table)
    with hosting(data, database=database) as host, Guest(host, "Cem").at(table) as look:
        look.until(lambda state: state["view"]["round_number"] == 2)
    told = " ".join(line["text"] for entry in look.entries for line in entry["words"])
    assert "develops" in told
    assert not any(f"sheet {home}" in raw for raw in [*bo.raw, *look.raw])


def test_the_most_dice_defend_for_who_leaves_it_at_that(host: Host) -> None:
    with ExitStack() as stack:
        table, guests = begin(host, "conquete57", 2, seats=2)
        seat, defender = attacked(listening(stack, table, guests))
        defender.until(lambda state: seat not in state["awaited"])
        assert defender.entries[-1]["seat"] == seat
        assert defender.entries[-1]["chance"]


def test_who_wants_to_be_asked_for_his_dice_is_asked(host: Host) -> None:
    with ExitStack() as stack:
        table, guests = begin(host, "conquete57", 2, seats=2)
        ears = listening(stack, table, guests)
        for number, ear in enumerate(ears):
            ear.say("standing", on=False)
            while ear.hear("table")["table"]["seats"][number]["standing"]:
                pass
        seat, defender = attacked(ears)
        defender.say("try", move=defender.state["legal"][:1])
        defender.hear("tried")
        assert seat in defender.state["awaited"]
        defender.say("play", number=defender.state["number"], move="defend 1")
        assert defender.hear("state")["entries"][0]["chance"]


def attacked(ears: list[Ear]) -> tuple[int, Ear]:
    """Play until somebody is attacked and may choose his dice; return him."""
    choice = random.Random(7)
    for _ in range(600):
        newest = max(ear.until(lambda state: True)["number"] for ear in ears)
        for ear in ears:
            ear.catch_up(newest)
        seat = ears[0].state["awaited"][0]
        ear = ears[seat]
        if ear.state["choices"][0]["verb"] == "defend":
            return seat, ear
        attacks = [c for c in ear.state["choices"] if c["verb"] == "attack"]
        if attacks:
            move: Any = " ".join(["attack", *attacks[0]["words"], str(attacks[0]["most"])])
        else:
            move = choose(ear, "conquete57", seat, choice)
        ear.say("play", number=ear.state["number"], move=move)
        ear.hear("state")
    raise AssertionError("nobody fought")
