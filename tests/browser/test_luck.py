"""The luck of a match, on its replay: in words, as bars, as a curve that leads to its moments."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_looking_back import bring, press, where
from tests.browser.test_matches import visitor
from tests.browser.visiting import DESK, PHONE

RECKONED = 400_000
"""Milliseconds in which the chances to win are there, compiling included."""


@pytest.mark.parametrize(
    "viewport", [DESK, pytest.param(PHONE, marks=pytest.mark.soak)], ids=["desk", "phone"]
)
def test_luck_is_told_and_leads_to_its_moments(visit: Visit, viewport: dict[str, int]) -> None:
    ana = visitor(visit, viewport=viewport)
    moments = bring(ana, "express")
    if viewport is PHONE:
        press(ana, "More")
    ana.page.get_by_role("button", name="Luck", exact=True).click()
    dialog = ana.page.get_by_role("dialog", name="Luck")
    expect(dialog.get_by_text("Chances of conquest").first).to_be_visible()
    expect(dialog.get_by_text("of the time").first).to_be_visible()
    curve = dialog.get_by_role("img", name="from")
    expect(curve).to_be_visible(timeout=RECKONED)
    expect(curve.locator(".line")).to_have_count(3)
    dialog.get_by_text("The chances as a table").click()
    expect(dialog.get_by_role("row").last).to_contain_text("100%")
    expect(dialog.get_by_role("rowheader").last).to_have_text(str(moments - 1))
    ana.check_access()
    fight = dialog.get_by_role("region", name="The most unusual sieges").get_by_role("button").first
    fight.click()
    expect(dialog).to_be_hidden()
    expect(where(ana)).not_to_have_text(f"1 / {moments}")


def test_an_address_leads_to_a_moment(visit: Visit) -> None:
    ana = visitor(visit)
    moments = bring(ana, "express")
    ana.page.goto(f"{ana.page.url}?at=9")
    expect(where(ana)).to_have_text(f"10 / {moments}")


def test_africa_says_that_nothing_is_left_to_chance(visit: Visit) -> None:
    ana = visitor(visit)
    bring(ana, "africa1880")
    ana.page.get_by_role("button", name="Luck", exact=True).click()
    dialog = ana.page.get_by_role("dialog", name="Luck")
    expect(dialog.get_by_text("Nothing of worth is left to chance")).to_be_visible()
