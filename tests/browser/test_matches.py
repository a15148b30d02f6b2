"""Whole matches in the browser: two people and a bot, from the home page to the last screen."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from planisphere.bots.deciding import decide, generator
from planisphere.bots.levels import chooser
from planisphere.match import Match
from tests.browser.conftest import Visit
from tests.browser.rooms import BY_HAND, asked, play_through, take_hint
from tests.browser.visiting import PHONE, Visitor

SEED = "a few turns before the end"
LONG_MATCH = 6 * 3600
"""Seconds for a match of the world games from its beginning."""
QUIET = '{"swift": true, "sound": false}'


def visitor(visit: Visit, **wishes: object) -> Visitor:
    """Let somebody visit who wants no pauses between the moves of others."""
    found = visit(**wishes)
    found.page.add_init_script(f"localStorage.setItem('planisphere', '{QUIET}')")
    return found


def played(game: str, seats: int, options: dict[str, str]) -> Match:
    """Return a match of bots, from its beginning to its end."""
    match = Match.new(game, seats, options, seed=SEED)
    choose = chooser(game, "normal")
    while not match.over:
        seat = match.awaited[0]
        own = generator(SEED, match.number, seat)
        match.play(seat, decide(match.game, match.view(seat), seat, choose, own), whole=True)
    return match


def cut(game: str, options: dict[str, str]) -> Match:
    """Return a match that bots have played, and that ends no later however it is played on."""
    rounds = int(played(game, 3, {**options, "horizon": "200"}).position.round_number)
    return played(game, 3, {**options, "horizon": str(rounds)})


def near_the_end(game: str, options: dict[str, str], before: int) -> Match:
    """Return a match that bots have played, some hand-ins before its end, and soon cut."""
    whole = cut(game, options)
    return whole.at(whole.number - before)


FORK = """async ([record, number, plan]) => {
    const headers = {"X-Planisphere": "page", "Content-Type": "application/json"};
    const ask = async (path, data) =>
        (await fetch(path, {method: "POST", headers, body: JSON.stringify(data)})).json();
    await ask("/api/people", {name: "Ana", language: navigator.language.slice(0, 2)});
    const brought = await ask("/api/records", {record});
    return (await ask(`/api/tables/${brought.id}/fork`, {number, plan})).id;
}"""


def resume(ana: Visitor, match: Match, *levels: str | None) -> None:
    """Let somebody bring a match to the server, and set a table up that plays on from its end."""
    ana.go()
    others = levels or (None, "normal")
    plan = {"game": match.game.name, "seats": 3, "levels": [None, *others]}
    given = [match.to_record(reveal=True), match.number, plan]
    ana.go(f"/tables/{ana.page.evaluate(FORK, given)}")


def invite(ana: Visitor, bo: Visitor, path: str = "") -> None:
    """Let one set a table up for three, and the other sit down at it."""
    if path:
        ana.go()
        ana.page.locator(f'a[href="{path}"]').click()
    ana.page.get_by_role("button", name="3", exact=True).click()
    ana.page.get_by_label("Seat C").select_option(label="Bot: Easy")
    if "africa1880" in path:
        ana.page.get_by_label("how many minutes people talk").fill("0")
    ana.page.get_by_role("button", name="Set the table up").click()
    meet(ana, bo)


def meet(ana: Visitor, bo: Visitor) -> None:
    """Let a second person come to an open table by its link, and begin."""
    bo.page.goto(ana.page.get_by_label("Send this link to your friends").input_value())
    bo.page.get_by_role("button", name="Sit down").click()
    ana.page.get_by_role("button", name="Begin").click()
    expect(ana.page.locator(".prompt")).not_to_be_empty()


def see_the_end(ana: Visitor) -> None:
    """See that the last screen says how it went, and leads on."""
    expect(ana.page.get_by_role("dialog").get_by_role("heading")).to_contain_text("won")
    for name in ("Play again", "Replay", "Verify the dice", "Download the record"):
        expect(ana.page.get_by_role("dialog").get_by_text(name)).to_be_visible()
    ana.check_access()


@pytest.mark.parametrize("game", ["manchots", "africa1880"])
def test_a_whole_match_by_two_people_and_a_bot(visit: Visit, game: str) -> None:
    ana, bo = visitor(visit), visitor(visit)
    invite(ana, bo, f"/new/{game}")
    play_through([(ana, BY_HAND[game]), (bo, take_hint)], random.Random(1))
    see_the_end(ana)


def test_the_end_of_express_from_the_home_page_to_the_last_screen(visit: Visit) -> None:
    ana, bo = visitor(visit), visitor(visit)
    whole = cut("express", {})
    ana.go()
    play_on(ana, whole.to_record(reveal=True), whole.number - 14)
    meet(ana, bo)
    play_through([(ana, BY_HAND["express"]), (bo, take_hint)], random.Random(2))
    see_the_end(ana)


def play_on(ana: Visitor, record: str, moment: int) -> None:
    """Let somebody open a record, and set a table up that plays on from a moment of it."""
    ana.page.get_by_role("button", name="Open a record").click()
    ana.page.get_by_label("Or paste the text of a record").fill(record)
    ana.page.get_by_role("button", name="Look at it").click()
    ana.page.get_by_role("slider", name="Moment of the match").fill(str(moment))
    ana.page.get_by_role("button", name="Play on from here").click()
    dialog = ana.page.get_by_role("dialog", name="Play on from here")
    dialog.get_by_role("radio").first.check()
    dialog.get_by_role("combobox").nth(1).select_option(label="A person")
    dialog.get_by_role("button", name="Play on").click()


def test_who_sees_the_end_come_looks_at_it_before_the_result(visit: Visit) -> None:
    ana = visitor(visit)
    ana.page.emulate_media(reduced_motion="no-preference")
    whole = played("manchots", 3, {})
    last = max(number for number in range(whole.number) if 0 in whole.at(number).awaited)
    resume(ana, whole.at(last), "normal", "normal")
    ana.page.get_by_role("button", name="Begin").click()
    ana.page.get_by_role("button", name="Hint", exact=True).click()
    ana.page.get_by_role("button", name="Play this").click()
    expect(ana.page.locator(".prompt")).to_contain_text("won")
    expect(ana.page.get_by_role("dialog")).to_have_count(0)
    ana.page.get_by_role("button", name="See the result").click()
    see_the_end(ana)
    ana.page.get_by_role("button", name="Close").click()
    expect(ana.page.get_by_role("button", name="See the result")).to_be_visible()


@pytest.mark.soak
def test_a_match_of_express_from_the_home_page_to_the_last_screen(visit: Visit) -> None:
    ana, bo = visitor(visit), visitor(visit)
    ana.go()
    ana.page.get_by_role("link", name="Invite friends: Risk Express").click()
    invite(ana, bo)
    play_through([(ana, BY_HAND["express"]), (bo, BY_HAND["express"])], random.Random(5))
    see_the_end(ana)


ENDINGS = [
    ("conquete57", {}),
    ("risk76", {"mode": "missions"}),
    pytest.param("risk76", {"mode": "world"}, marks=pytest.mark.soak),
]


@pytest.mark.parametrize(("game", "options"), ENDINGS)
def test_the_last_turns_of_a_match_by_two_people_and_a_bot(
    visit: Visit, game: str, options: dict[str, str]
) -> None:
    ana, bo = visitor(visit), visitor(visit)
    resume(ana, near_the_end(game, options, 12))
    meet(ana, bo)
    play_through([(ana, BY_HAND[game]), (bo, take_hint)], random.Random(2))
    see_the_end(ana)


@pytest.mark.soak
@pytest.mark.parametrize("game", ["conquete57", "risk76"])
def test_a_long_match_from_its_beginning(visit: Visit, game: str) -> None:
    ana, bo = visitor(visit), visitor(visit)
    invite(ana, bo, f"/new/{game}")
    play_through([(ana, take_hint), (bo, take_hint)], random.Random(4), LONG_MATCH)
    see_the_end(ana)


def test_a_match_on_a_phone(visit: Visit) -> None:
    ana = visitor(visit, viewport=PHONE, has_touch=True, is_mobile=True)
    ana.go()
    ana.page.get_by_role("button", name="Play now: Manchots Barjots, against bots").click()
    play_through([(ana, BY_HAND["manchots"])], random.Random(3))
    see_the_end(ana)


def test_two_clicks_lead_to_a_first_move(visit: Visit) -> None:
    ana = visitor(visit)
    ana.go()
    ana.page.get_by_role("button", name="Play now: Risk, against bots").click()
    ana.page.locator(".territory.choice").first.wait_for()
    assert asked(ana.page)
    ana.check_access()
