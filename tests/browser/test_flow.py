"""From the home page to a table and back, as strangers and friends do it."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.rooms import asked, take_hint
from tests.browser.test_matches import meet
from tests.browser.visiting import PHONE, trying

ELSEWHERE = """
    window.told = [];
    Object.defineProperty(document, "hidden", { get: () => true });
    window.Notification = new Proxy(Notification, {
        construct: (real, said) => (window.told.push(said[0]), new real(...said)),
    });
"""
"""Look at another page, and note what the browser is asked to tell."""

GAMES = ("La Conquête du Monde", "Risk", "Risk Express", "Manchots Barjots", "Africa 1880")


def test_the_home_page_shows_five_games_and_what_one_can_do(visit: Visit) -> None:
    ana = visit()
    ana.go()
    for game in GAMES:
        expect(
            ana.page.get_by_role("button", name=f"Play now: {game}, against bots")
        ).to_be_visible()
        expect(
            ana.page.get_by_role("link", name=f"Invite friends: {game}", exact=True)
        ).to_be_visible()
    ana.check_access()


def test_the_page_speaks_the_language_of_the_browser_and_changes_it(visit: Visit) -> None:
    ana = visit(locale="fr-FR", viewport=PHONE)
    ana.go()
    expect(ana.page.get_by_role("heading", level=1)).to_contain_text("conquête")
    ana.page.get_by_role("button", name="Menu").click()
    ana.page.get_by_role("button", name="English").click()
    expect(ana.page.get_by_role("heading", level=1)).to_contain_text("by the book")
    ana.page.reload()
    expect(ana.page.get_by_role("heading", level=1)).to_contain_text("by the book")


def test_two_friends_and_a_bot_meet_at_a_table(visit: Visit) -> None:
    ana, bo = visit(), visit(locale="fr-FR")
    ana.go()
    ana.page.get_by_role("link", name="Invite friends: Risk Express").click()
    ana.page.get_by_role("button", name="3", exact=True).click()
    ana.page.get_by_label("Seat C").select_option(label="Bot: Easy")
    ana.page.get_by_role("button", name="Set the table up").click()
    ana.page.wait_for_url(re.compile("/tables/"))
    ana.check_access()
    bo.page.goto(ana.page.get_by_label("Send this link to your friends").input_value())
    bo.page.get_by_role("button", name="S’asseoir").click()
    ana.page.get_by_role("button", name="Begin").click()
    for one in (ana, bo):
        expect(one.page.get_by_role("log").first).to_be_visible()
    ana.page.get_by_label("Say something").fill("Bonjour Bo")
    ana.page.get_by_role("button", name="Send").click()
    expect(bo.page.get_by_text("Bonjour Bo")).to_be_visible()


def test_who_looks_elsewhere_is_told_of_his_turn(visit: Visit) -> None:
    ana = visit(permissions=["notifications"])
    ana.page.add_init_script(ELSEWHERE)
    ana.go()
    ana.page.get_by_role("button", name="Play now: Manchots Barjots, against bots").click()
    expect(ana.page).to_have_title("● Your turn — Manchots Barjots")
    assert ana.page.evaluate("window.told") == ["● Your turn — Manchots Barjots"]
    assert not ana.wrong


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("/tables/nowhere", "There is no such table"),
        ("/nothing", "There is nothing at this address"),
    ],
)
def test_a_wrong_link_gets_a_friendly_answer(visit: Visit, path: str, sentence: str) -> None:
    ana = visit()
    ana.go(path)
    expect(ana.page.get_by_role("heading", level=1)).to_contain_text(sentence)
    ana.wrong = [one for one in ana.wrong if "404" not in one]


def test_a_full_table_can_be_watched(visit: Visit) -> None:
    ana, bo = visit(), visit()
    ana.go()
    ana.page.get_by_role("button", name="Play now: Risk Express, against bots").click()
    expect(ana.page.get_by_role("log").first).to_be_visible()
    bo.page.goto(ana.page.url)
    expect(bo.page.get_by_role("log").first).to_be_visible()
    expect(bo.page.get_by_text("All seats are taken: you are looking on.")).to_be_visible()
    expect(bo.page.get_by_role("button", name="Give up")).to_have_count(0)
    bo.check_access()


def test_an_account_keeps_its_name_on_another_device(visit: Visit) -> None:
    ana, phone = visit(), visit(viewport=PHONE)
    ana.go("/me")
    ana.page.get_by_label("Name").first.fill("Anna of the Sea")
    ana.page.get_by_role("button", name="Save").click()
    expect(ana.page.get_by_role("status").first).to_have_text("Saved.")
    ana.page.get_by_label("Password").first.fill("eleven green owls")
    ana.page.get_by_role("button", name="Keep this name").click()
    expect(ana.page.get_by_role("heading", name="Tokens for your bots")).to_be_visible()
    ana.check_access()
    phone.go("/me")
    phone.page.get_by_label("Name").last.fill("Anna of the Sea")
    phone.page.get_by_label("Password").last.fill("eleven green owls")
    phone.page.get_by_role("button", name="Sign in").click()
    expect(phone.page.get_by_role("link", name="Anna of the Sea")).to_be_visible()


def test_a_match_that_goes_on_stands_above_the_games(visit: Visit) -> None:
    ana = visit()
    ana.go()
    ana.page.get_by_role("button", name="Play now: Manchots Barjots, against bots").click()
    ana.page.wait_for_url(re.compile("/tables/"))
    table = ana.page.url
    ana.page.get_by_role("link", name="Home").click()
    again = ana.page.get_by_role("navigation", name="Your tables").get_by_role("link")
    expect(again).to_contain_text("Manchots Barjots")
    ana.check_access()
    again.click()
    assert ana.page.url == table


def test_a_phone_shows_the_last_line_of_the_log_and_opens_the_log_at_its_end(visit: Visit) -> None:
    ana = visit(viewport=PHONE)
    ana.go()
    ana.page.get_by_role("button", name="Play now: Manchots Barjots, against bots").click()
    log = ana.page.locator('[aria-label="What happened"]')
    for _ in trying("the log does not grow longer than its drawer"):
        take_hint(ana.page, random.Random(0))
        if "Round 3 of" in (log.text_content() or "") and asked(ana.page):
            break
        ana.page.wait_for_timeout(30)
    ana.page.get_by_role("button", name="Log", exact=True).click()
    last = log.locator("p").last
    expect(last).to_be_in_viewport(ratio=1)
    expect(ana.page.locator(".latest")).to_have_text(last.locator("> span").last.inner_text())


def test_who_has_the_talk_put_away_is_told_that_something_was_said(visit: Visit) -> None:
    ana, bo = visit(), visit(viewport=PHONE)
    ana.go("/new/express")
    ana.page.get_by_role("button", name="2", exact=True).click()
    ana.page.get_by_role("button", name="Set the table up").click()
    meet(ana, bo)
    talk = bo.page.get_by_role("button", name=re.compile("^Talk"))
    expect(talk).to_have_accessible_name("Talk")
    ana.page.get_by_label("Say something").fill("Good luck!")
    ana.page.get_by_role("button", name="Send").click()
    expect(talk).to_have_accessible_name("Talk new")
    talk.click()
    expect(bo.page.get_by_text("Good luck!")).to_be_visible()
    expect(talk).to_have_accessible_name("Talk")
