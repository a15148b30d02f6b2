"""Playing by the text view: every move is a command that is typed."""

from __future__ import annotations

import json

from playwright.sync_api import Locator, Page, expect

from tests.browser.rooms import asked, over
from tests.browser.visiting import Visitor, trying

WISHES = json.dumps({"text": True, "swift": True, "sound": False})


def by_text(visitor: Visitor) -> Visitor:
    """Let somebody wish for text, without pauses."""
    visitor.page.add_init_script(f"localStorage.setItem('planisphere', '{WISHES}')")
    return visitor


def play_now(visitor: Visitor, game: str) -> None:
    """Begin a match against bots, and wait until something is asked."""
    visitor.go()
    visitor.page.get_by_role("button", name=f"Play now: {game}, against bots").click()
    wait_for_turn(visitor)


def wait_for_turn(visitor: Visitor) -> None:
    """Wait until something can be chosen."""
    expect(choices(visitor.page).first).to_be_visible()


def choices(page: Page) -> Locator:
    """Return what can be chosen; the button that hands it in is there before."""
    return page.get_by_role("region", name="You may").get_by_role("listitem").get_by_role("button")


def hand_in(visitor: Visitor, command: str) -> None:
    """Type a command, and hand it in."""
    visitor.page.get_by_label("Command", exact=True).fill(command)
    visitor.page.keyboard.press("Enter")


def choose_first(visitor: Visitor) -> None:
    """Hand in the first choice there is."""
    choices(visitor.page).first.click()
    visitor.page.get_by_role("button", name="Hand in").click()


def type_on(ana: Visitor) -> None:
    """Type the first choice that answers each question, until the match is over."""
    free = ana.page.locator("form").get_by_role("button", name="Hand in", disabled=False)
    for _ in trying("the match does not end"):
        if over(ana.page):
            return
        if asked(ana.page) and free.count():
            ana.page.keyboard.type(first_answers(ana))
            ana.page.keyboard.press("Enter")
        ana.page.wait_for_timeout(20)


def first_answers(ana: Visitor) -> str:
    """Return the first choice that answers each question, as a command."""
    questions = ana.page.get_by_role("region", name="You may").get_by_role("list")
    offered = [one.locator(".command").all_inner_texts() for one in questions.all()]
    return "; ".join(_different(offered))


def _different(questions: list[list[str]]) -> list[str]:
    """Answer each question with the first choice whose card is not given away already."""
    answers: list[str] = []
    for offered in questions:
        used = {answer.split()[-1] for answer in answers}
        others = [one for one in offered if one.split()[-1] not in used]
        answers += (others or offered)[:1]
    return answers
