"""Learning a game by playing it: the guide leads through a first turn, step by step."""

from __future__ import annotations

import contextlib
import random
import re

import pytest
from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.conftest import Visit
from tests.browser.rooms import SOON, asked, over, take_hint
from tests.browser.test_matches import visitor
from tests.browser.visiting import Visitor, trying

WAYS = ("Play this", "Show me", "Understood")
TAUGHT = "That was the first turn"
NOTE_STEPS = """() => {
    window.steps = [];
    const note = () => {
        const parts = document.querySelectorAll("[aria-label=Guide] :is(.step, h2)");
        const step = [...parts].map(part => part.innerText).join(" ");
        if (step && !window.steps.includes(step)) window.steps.push(step);
    };
    const changes = {subtree: true, childList: true, characterData: true};
    new MutationObserver(note).observe(document.body, changes);
    note();
}"""
"""Notes every step that the guide shows, however soon it is followed."""
FIRST = {
    "La Conquête du Monde": "Forty-two territories",
    "Risk": "A secret mission",
    "Risk Express": "Fourteen cards, seven dice",
    "Manchots Barjots": "Five zones, eight rounds",
    "Africa 1880": "Eight turns of promises",
}


def guide(ana: Visitor) -> Locator:
    """Return the guide."""
    return ana.page.get_by_role("region", name="Guide")


def learn(ana: Visitor, game: str) -> None:
    """Begin a guided match of a game."""
    ana.go()
    ana.page.get_by_role("button", name=f"Learn by playing: {game}", exact=True).click()
    expect(guide(ana).get_by_role("heading")).to_have_text(FIRST[game])


def follow(ana: Visitor) -> None:
    """Do what the guide says: end a step, let it show what to do, or go on reading."""
    ends = ana.page.get_by_role("button", name=re.compile("^End your (fights|turn)$"))
    told = [guide(ana).get_by_role("button", name=one) for one in WAYS]
    with contextlib.suppress(PlaywrightTimeout):
        ending = ends.count() and ends.is_enabled(timeout=SOON)
        there = [ends] if ending else [one for one in told if one.count()]
        if there and there[0].is_enabled(timeout=SOON):
            there[0].click(timeout=SOON)
        elif not there and asked(ana.page):  # the step had come when the one before was understood
            take_hint(ana.page, random.Random(0))


def lead_on(ana: Visitor) -> list[str]:
    """Follow the guide until the first turn is over; return the steps in their order."""
    ana.page.evaluate(NOTE_STEPS)
    guide(ana).get_by_role("button", name="Understood").click()
    steps: list[str] = []
    for _ in trying("the guide does not lead on"):
        steps = ana.page.evaluate("window.steps")
        if any(TAUGHT in step for step in steps) or over(ana.page):
            break
        follow(ana)
        ana.page.wait_for_timeout(30)
    return steps


@pytest.mark.parametrize("game", FIRST)
def test_the_guide_leads_through_a_first_turn(visit: Visit, game: str) -> None:
    ana = visitor(visit)
    learn(ana, game)
    ana.check_access()
    steps = lead_on(ana)
    while over(ana.page):  # a bot has won before one's first turn
        learn(ana, game)
        steps = lead_on(ana)
    numbers = [int(found[1]) for step in steps if (found := re.match(r"Step (\d+) of", step))]
    assert numbers == sorted(set(numbers)), steps
    assert len(numbers) >= 3, steps


def test_the_guide_goes_on_after_a_reload(visit: Visit) -> None:
    ana = visitor(visit)
    learn(ana, "Africa 1880")
    guide(ana).get_by_role("button", name="Understood").click()
    expect(guide(ana).get_by_role("heading")).to_have_text("A power for the whole match")
    ana.page.reload()
    expect(guide(ana).get_by_role("heading")).to_have_text("A power for the whole match")
    expect(guide(ana)).to_contain_text("Step 2 of")
