"""The site in a real browser, whose visits fail if a page breaks its policy."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visiting import DESK, PHONE

WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def test_the_home_page_leads_to_the_site(visit: Visit) -> None:
    ana = visit()
    ana.go()
    ana.page.get_by_role("link", name="Guides, rules and history").click()
    expect(ana.page.get_by_role("heading", name="Planisphere", level=1)).to_be_visible()
    ana.page.get_by_role("link", name="To the tables").click()
    expect(ana.page.get_by_role("button", name="Play").first).to_be_visible()


@pytest.mark.parametrize("look", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_pages_fit_and_break_no_policy(visit: Visit, look: str, size: dict[str, int]) -> None:
    ana = visit(color_scheme=look, viewport=size, bypass_csp=False)
    for page in ("index", "start", "rules/fr/risk76", "notebook", "architecture", "reference/http"):
        ana.go(f"/docs/{page}.html")
        assert ana.page.evaluate(WIDER) == 0, page


def test_words_are_found_in_the_site(visit: Visit) -> None:
    ana = visit(bypass_csp=False)
    ana.go("/docs/search.html?q=kamikaze")
    expect(ana.page.get_by_role("link", name="Manchots Barjots").first).to_be_visible()


def test_a_rule_has_an_address(visit: Visit) -> None:
    ana = visit()
    ana.go("/docs/rules/en/risk76.html#R14")
    expect(ana.page.locator("tr:target")).to_contain_text("R14")


def test_french_rules_say_that_they_are_french(visit: Visit) -> None:
    ana = visit()
    ana.go("/docs/rules/fr/express.html")
    heading = ana.page.get_by_role("heading", level=1)
    assert heading.evaluate("one => one.closest('[lang]').lang") == "fr"


def test_the_site_is_open_to_everybody(visit: Visit) -> None:
    ana = visit()
    ana.go("/docs/games/express.html")
    ana.check_access()
