"""What a hint marks on the table is seen: its own words do not lie over it, nor does an edge."""

from __future__ import annotations

import random

import pytest

from tests.browser.conftest import Visit
from tests.browser.rooms import over, take_hint
from tests.browser.test_matches import visitor
from tests.browser.visiting import DESK, PHONE, trying

HINTS = 12
"""How many hints with marks are looked at."""

SEEN = """() => {
    const box = selector => document.querySelector(selector).getBoundingClientRect();
    const [map, words] = [box(".map"), box(".answer .sheet")];
    const marks = [...document.querySelectorAll(".country.advised, .advised .outer")];
    return (words.left >= map.right || words.bottom <= map.top) && marks.every(mark => {
        const {left, right, top, bottom} = mark.getBoundingClientRect();
        return left >= map.left - 1 && right <= map.right + 1
            && top >= map.top - 1 && bottom <= map.bottom + 1;
    });
}"""
"""Whether the words of a hint lie beside the table, and all that it marks is in the window."""


@pytest.mark.parametrize("game", ["Risk Express", "Risk"])
@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_what_a_hint_marks_is_seen(visit: Visit, game: str, viewport: dict[str, int]) -> None:
    ana = visitor(visit, viewport=viewport)
    ana.go()
    ana.page.get_by_role("button", name=f"Play now: {game}, against bots", exact=True).click()
    ana.page.locator(".prompt").wait_for()
    looked = 0
    for _ in trying("hints mark too little"):
        if looked == HINTS or over(ana.page):
            break
        if ana.page.locator(".map .advised").count():
            ana.page.wait_for_function(SEEN)
            looked += 1
        take_hint(ana.page, random.Random(0))
        ana.page.wait_for_timeout(10)
    assert looked
