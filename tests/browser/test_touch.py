"""Fingers hit what they mean: everything that can be pressed on a phone is large enough."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.phases import QUIET, Phase, may
from tests.browser.pictures import GAMES
from tests.browser.rooms import asked, over, take_hint
from tests.browser.test_matches import visitor
from tests.browser.visiting import AT_REST, PHONE, Visitor, trying

TOUCH = 44
"""Pixels that a finger needs, in both directions."""
LOOKS = 8
"""How often a table is looked at while something is asked."""
SMALL = """least => {
    const pressed = "button, select, textarea, input, summary, a, [role=radio], [role=tab]";
    const area = one => (one.closest("label") ?? one).getBoundingClientRect();
    const inText = one => one.matches("a") && getComputedStyle(one).display === "inline";
    const hidden = one => one.closest(".unseen, [aria-hidden=true]") || one.matches(".unseen")
        || !one.checkVisibility({opacityProperty: true, visibilityProperty: true});
    return [...document.querySelectorAll(pressed)]
        .filter(one => !hidden(one) && !inText(one))
        .map(one => [one, area(one)])
        .filter(([, {width, height}]) => width && Math.min(width, height) < least - 0.5)
        .map(([one, {width, height}]) =>
            `${one.outerHTML.slice(0, 120)}: ${width.toFixed(0)} x ${height.toFixed(0)}`);
}"""
"""What can be pressed and is smaller than that; a link within a sentence is as high as its line."""
LEAST = 12
"""Pixels of a letter that can be read."""
NAMES = """() => [...document.querySelectorAll(".board .name")]
    .filter(one => one.checkVisibility())
    .map(one => one.getScreenCTM().a * parseFloat(getComputedStyle(one).fontSize))"""
"""How large the names on a board are, in pixels."""
IN_SIGHT = """() => {
    const board = document.querySelector(".board").getBoundingClientRect();
    const own = [...document.querySelectorAll(".territory.choice")];
    return own.length > 0 && own.every(one => {
        const {top, bottom} = one.getBoundingClientRect();
        return (top + bottom) / 2 > board.top && (top + bottom) / 2 < board.bottom;
    });
}"""
"""Whether what can be picked on a board lies in the part of it that is seen."""
SIDEWAYS = "() => document.documentElement.scrollWidth > innerWidth"


def small(page: Page) -> list[str]:
    """Return what is too small to be pressed."""
    page.evaluate(AT_REST)
    return list(page.evaluate(SMALL, TOUCH))


def on_a_phone(visit: Visit) -> Visitor:
    """Let somebody visit with a phone."""
    return visitor(visit, viewport=PHONE, has_touch=True, is_mobile=True)


def test_what_is_pressed_on_a_page_is_large_enough(visit: Visit) -> None:
    ana = on_a_phone(visit)
    for path in ("/", "/new/africa1880", "/rules/manchots", "/ladder/risk76", "/verify", "/me"):
        ana.go(path)
        expect(ana.page.get_by_role("heading", level=1)).to_be_visible()
        ana.page.wait_for_load_state("networkidle")
        assert not small(ana.page), path
        assert not ana.page.evaluate(SIDEWAYS), path


@pytest.mark.parametrize(("game", "territories"), [("risk76", 42), ("africa1880", 32)])
def test_the_names_on_a_board_can_be_read_at_once(
    visit: Visit, game: str, territories: int
) -> None:
    ana = on_a_phone(visit)
    ana.go()
    ana.page.locator(".game").nth(GAMES.index(game)).locator("button.main").click()
    expect(ana.page.locator(".territory")).to_have_count(territories)
    sizes = ana.page.evaluate(NAMES)
    assert len(sizes) >= territories
    assert min(sizes) >= LEAST - 0.01


@pytest.mark.parametrize("game", GAMES)
def test_what_is_pressed_at_a_table_is_large_enough(visit: Visit, game: str) -> None:
    ana = on_a_phone(visit)
    ana.go()
    ana.page.locator(".game").nth(GAMES.index(game)).locator("button.main").click()
    looks = 0
    for _ in trying("nothing is asked"):
        if over(ana.page) or looks == LOOKS:
            break
        if asked(ana.page):
            assert not small(ana.page)
            assert not ana.page.evaluate(SIDEWAYS)
            looks += 1
            take_hint(ana.page, random.Random(0))
    assert looks


def test_ones_own_presence_is_in_sight_where_its_order_is_written(visit: Visit) -> None:
    ana = on_a_phone(visit)
    start = QUIET | {"start": "historical"}
    first = Phase("first-order", "africa1880", may("order"), options=start, seats=6)
    first.show(ana, first.stand())
    expect(ana.page.get_by_role("form", name="Order sheet")).to_be_visible()
    ana.page.wait_for_function(IN_SIGHT)
