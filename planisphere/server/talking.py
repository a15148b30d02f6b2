"""Talk at a table: open to all, in private where the game has diplomacy, and proposals."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from sqlalchemy import insert

from planisphere.bots.deciding import generator
from planisphere.bots.talkers import Talker, talker
from planisphere.diplomacy import check
from planisphere.fields import NONE
from planisphere.server import blocks, schema
from planisphere.server.denial import Denied, missing
from planisphere.server.people import Person
from planisphere.server.proposals import NO, YES, as_proposal, open_proposals, proposal
from planisphere.server.standing import Standing
from planisphere.server.store import Step, Taken
from planisphere.server.wire import Propose, Said

if TYPE_CHECKING:
    from planisphere.server.live import Act, LiveTable

WRITE_DOWN = insert(schema.talk)
MINUTE = 60.0
MOST_A_MINUTE = 30
"""What one person may say or propose at a table within a minute."""


def _written(table: LiveTable, person: Person | None, seat: int | None, **said: Any) -> Step:
    """Return what writes down something said."""
    name = person.name if person else table.level_in(seat or 0)
    number = table.playing.match.number if table.playing else 0
    who = {"table": table.id, "person": person and person.id, "name": name, "seat": seat}
    rest = {"text": "", "to": None, "proposal": None, "answers": None, **said}
    return Step(WRITE_DOWN, {**who, **rest, "made": time.time(), "number": number})


async def say(table: LiveTable, person: Person, text: str, to: int | None) -> None:
    """Let everybody, or one seat alone, hear what somebody says."""
    said = "".join(c for c in text if c.isprintable()).strip()
    if not said:
        raise Denied(422, "message-empty")
    await _check_welcome(table, person, to)

    def act(standing: Standing) -> list[Step]:
        seat = _speaker(table, person)
        if to is not None:
            _check_private(table, standing, seat, to)
        return [_written(table, person, seat, text=said, to=to)]

    await _speak(table, act)


async def _speak(table: LiveTable, act: Act) -> None:
    """Let somebody speak; who has deleted himself meanwhile is nobody."""
    try:
        await table.change(act)
    except Taken:
        raise Denied(401, "person-needed") from None


def _speaker(table: LiveTable, person: Person) -> int | None:
    """Return the seat of who speaks; refuse who is silenced, or has said too much lately."""
    if person.id in table.silenced:
        raise Denied(403, "muted")
    since = time.time() - MINUTE
    lately = [s for s in table.talk if s.made > since and table.speakers[s.id] == person.id]
    if len(lately) >= MOST_A_MINUTE:
        raise Denied(429, "too-much-talk", most=MOST_A_MINUTE)
    return table.seat_of(person)


async def _check_welcome(table: LiveTable, person: Person, to: int | None) -> None:
    """Refuse to talk in private to who does not want it, and say no more than that."""
    if to is None or not 0 <= to < len(table.seats):
        return
    if await blocks.stands(table.house.store, table.seats[to].person, person.id):
        raise Denied(403, "talk-refused")


def _check_private(table: LiveTable, standing: Standing, seat: int | None, to: int) -> int:
    """Refuse to talk in private where there is no diplomacy, or not at this moment.  [A4, A5]"""
    if not table.entry.diplomacy:
        raise Denied(403, "talk-not-private")
    if seat is None or not 0 <= to < len(table.seats) or to == seat:
        raise missing("seat")
    if standing.state == "running" and standing.running.talk_until is None:
        raise Denied(409, "talk-over")
    return seat


async def propose(table: LiveTable, person: Person, asked: Propose) -> None:
    """Make one of the four proposals to another power; a bot answers at once.  [A4]"""
    await _check_welcome(table, person, asked.to)

    def act(standing: Standing) -> list[Step]:
        seat = _speaker(table, person)
        seat = _check_private(table, standing, seat, asked.to)
        match = table.match_now().match
        check(match.view(asked.to), as_proposal(seat, asked))
        return [_written(table, person, seat, to=asked.to, proposal=asked)]

    await _speak(table, act)
    await answer_for_bots(table)


async def answer(table: LiveTable, person: Person, identity: int, yes: bool) -> None:
    """Say yes or no to a proposal, once."""

    def act(standing: Standing) -> list[Step]:
        made = open_proposals(table.talk, table.match_now().turns.began)
        seat = table.seat_of(person)
        if identity not in made or made[identity].to != seat:
            raise missing("proposal")
        _check_private(table, standing, seat, made[identity].seat or 0)
        return [_answered(table, person, made[identity], yes)]

    await _speak(table, act)


def _answered(table: LiveTable, person: Person | None, made: Said, yes: bool) -> Step:
    """Return what writes down an answer."""
    text = YES if yes else NO
    return _written(table, person, made.to, text=text, to=made.seat, answers=made.id)


async def ready(table: LiveTable, seat: int) -> None:
    """Note that a seat needs no more talk; when nobody does, it is over."""

    def act(standing: Standing) -> list[Step]:
        if standing.state != "running" or standing.running.talk_until is None:
            raise Denied(409, "talk-over")
        standing.running.ready[seat] = True
        return table.match_now().refresh(standing)

    await table.change(act)
    table.match_now().go_on()


# Bots


def _talker(table: LiveTable, seat: int) -> Talker:
    """Return how the bot in a seat talks."""
    return talker(table.game.name, table.level_in(seat))


async def answer_for_bots(table: LiveTable) -> None:
    """Let bots answer what was proposed to them."""

    def act(standing: Standing) -> list[Step] | None:
        return [_bot_answers(table, made) for made in _asked_of_bots(table)] or None

    await table.change(act)


def _asked_of_bots(table: LiveTable) -> list[Said]:
    """List the proposals of this turn that bots have not answered."""
    made = open_proposals(table.talk, table.match_now().turns.began)
    return [said for said in made.values() if said.to not in table.people]


def _bot_answers(table: LiveTable, made: Said) -> Step:
    """Return what writes down a bot's answer; it knows what its seat sees, and who kept faith."""
    asked = proposal(made)
    playing, seat = table.match_now(), asked.to
    agreed, past, _ = playing.dealings(seat)
    chance = generator(table.row["seed"], made.id, seat)
    told = (playing.match.view(seat), seat, asked, agreed, chance, past)
    return _answered(table, None, made, _talker(table, seat).answer(*told))


async def suggest_for_bots(table: LiveTable) -> None:
    """Let bots propose something, each once a turn, while people talk."""

    def act(standing: Standing) -> list[Step] | None:
        if standing.state != "running" or standing.running.talk_until is None:
            return None
        playing = table.match_now()
        spoken = {said.seat for said in table.talk if said.number >= playing.turns.began}
        silent = set(playing.match.awaited) - set(table.people) - spoken
        return [step for seat in sorted(silent) for step in _bot_suggests(table, seat)] or None

    await table.change(act)
    await answer_for_bots(table)


def _bot_suggests(table: LiveTable, seat: int) -> list[Step]:
    """Return what writes down what a bot proposes."""
    playing = table.match_now()
    match = playing.match
    agreed, past, _ = playing.dealings(seat)
    chance = generator(table.row["seed"], match.number, seat)
    made = _talker(table, seat).suggest(match.view(seat), seat, agreed, chance, past=past)
    asked = [Propose(m.kind.value, m.to, None if m.about == NONE else m.about) for m in made]
    return [_written(table, None, seat, to=one.to, proposal=one) for one in asked]
