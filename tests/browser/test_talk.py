"""The time to talk in Africa 1880: aloud, in private, by proposals, until everybody is ready."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.test_matches import meet, visitor
from tests.browser.visiting import Visitor


def sit_down(ana: Visitor, bo: Visitor, onlooker: Visitor) -> None:
    """Let two begin a match that opens with the time to talk, and a third look on."""
    ana.go("/new/africa1880")
    ana.page.get_by_label("powers are chosen").select_option(value="drawn")
    ana.page.get_by_label("first presences").select_option(value="historical")
    ana.page.get_by_label("Seat C").select_option(label="Bot: Easy")
    ana.page.get_by_role("button", name="Set the table up").click()
    meet(ana, bo)
    onlooker.page.goto(ana.page.url)
    for one in (ana, bo):
        expect(ready(one)).to_be_visible()


def ready(one: Visitor) -> Locator:
    """Return what somebody presses who needs no more talk."""
    return one.page.get_by_role("button", name="I am ready to write")


def say(one: Visitor, text: str, to: int = 0) -> None:
    """Say something to everybody, or to somebody alone, counted from 1."""
    one.page.locator("form select[aria-label=To]").last.select_option(index=to)
    one.page.get_by_label("Say something").fill(text)
    one.page.get_by_role("button", name="Send").click()


def test_what_is_said_in_private_is_heard_by_one_alone(visit: Visit) -> None:
    ana, bo, onlooker = visitor(visit), visitor(visit), visitor(visit)
    sit_down(ana, bo, onlooker)
    say(ana, "But not in Natal", 1)
    expect(bo.page.get_by_text("But not in Natal")).to_be_visible()
    say(ana, "Peace everywhere")
    expect(onlooker.page.get_by_text("Peace everywhere")).to_be_visible()
    expect(onlooker.page.get_by_text("But not in Natal")).to_have_count(0)


def test_a_proposal_is_answered_and_then_sheets_are_written(visit: Visit) -> None:
    ana, bo, onlooker = visitor(visit), visitor(visit), visitor(visit)
    sit_down(ana, bo, onlooker)
    ana.page.get_by_role("button", name="Propose something").click()
    proposal = ana.page.get_by_role("form", name="Propose something")
    proposal.get_by_role("button", name="Propose").click()
    ana.check_access()
    offer = bo.page.get_by_role("article", name="Proposed to you")
    offer.get_by_role("button", name="Agree").click()
    expect(ana.page.get_by_role("log", name="Talk").get_by_text("agreed")).to_be_visible()
    for one in (ana, bo):
        ready(one).click()
    for one in (ana, bo):
        expect(one.page.get_by_text("Time to talk")).to_have_count(0)
        expect(one.page.locator(".prompt")).to_contain_text("write your orders")
