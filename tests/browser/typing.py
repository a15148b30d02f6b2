"""Playing by the text view: every move is a command that is typed."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.browser.visiting import Visitor

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
    expect(
        visitor.page.get_by_role("region", name="You may").get_by_role("button").first
    ).to_be_visible()


def hand_in(visitor: Visitor, command: str) -> None:
    """Type a command, and hand it in."""
    visitor.page.get_by_label("Command", exact=True).fill(command)
    visitor.page.keyboard.press("Enter")


def choose_first(visitor: Visitor) -> None:
    """Hand in the first choice there is."""
    visitor.page.get_by_role("region", name="You may").get_by_role("listitem").first.get_by_role(
        "button"
    ).click()
    visitor.page.get_by_role("button", name="Hand in").click()
