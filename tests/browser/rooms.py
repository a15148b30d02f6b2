"""Playing in the rooms of the page by what people see there: territories, cards, dice, buttons."""

from __future__ import annotations

import contextlib
import random
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.visiting import MATCH, PATIENCE, Visitor, trying

SOON = 2_000
"""Milliseconds for what is there to stay: the match may have gone on meanwhile."""

UNWRITTEN = """all => all.map((one, place) => [place, one])
    .filter(([, one]) => !one.value && !one.disabled && one.checkVisibility())
    .map(([place, one]) => [place, [...one.options].map(each => each.value).filter(Boolean)])
    .filter(([, values]) => values.length)"""
"""The lines of a sheet on which nothing is written yet, with what may be."""

Deed = Callable[[Page, random.Random], None]


def asked(page: Page) -> bool:
    """Whether something is asked of the person."""
    return page.locator(".prompt.mine").count() > 0


def over(page: Page) -> bool:
    """Whether the page says that the match is over."""
    return page.get_by_role("dialog").count() > 0


def take_hint(page: Page, choice: random.Random) -> None:
    """Ask for a hint, and play it when it has come."""
    for name in ("Play this", "Hint"):
        if _press(page.get_by_role("button", name=name, exact=True)):
            return


def _there(found: Locator) -> bool:
    """Whether something is there that can be pressed now."""
    with contextlib.suppress(PlaywrightTimeout):
        one = found.first
        return found.count() > 0 and one.is_visible() and one.is_enabled(timeout=SOON)
    return False


def _press(found: Locator) -> bool:
    """Press something if it is there; whether it was."""
    if not _there(found):
        return False
    try:
        found.first.click(timeout=SOON)
    except PlaywrightTimeout:
        return False
    return True


def _pick(page: Page, choice: random.Random) -> bool:
    """Pick one of the glowing territories, if any glow."""
    slugs = page.locator(".territory.choice").evaluate_all(
        "all => all.map(one => one.dataset.territory)"
    )
    if not slugs:
        return False
    page.locator(f'[data-territory="{choice.choice(slugs)}"]').focus()
    page.keyboard.press("Enter")
    return True


def express(page: Page, choice: random.Random) -> None:
    """Fill a line, set a die aside, or answer whether the siege goes on."""
    for name in ("^Fill with", "^Open line:", "^Go on with", "a line can be filled", "^Set aside:"):
        if _press(page.get_by_role("button", name=re.compile(name))):
            return
    _press(page.get_by_role("group", name="Dice in the tray").get_by_role("button"))


def manchots(page: Page, choice: random.Random) -> None:
    """Choose cards of the hand until all are chosen that are asked for, and hand them in."""
    if _press(page.get_by_role("button", name=re.compile("^(Give both|Land it|Land both)$"))):
        return
    hand = page.get_by_role("list", name=re.compile("^Your hand"))
    card = hand.get_by_role("button", pressed=False)
    if _there(card):
        card.first.press("Enter", timeout=SOON)


def world(page: Page, choice: random.Random) -> None:
    """Place, fight once or twice, occupy, move on."""
    button = page.get_by_role(
        "button", name=re.compile(r"^(Hand in|Place \d+|Exchange for|.* goe?s?$)")
    )
    if _press(page.get_by_role("region", name="Defence").get_by_role("button")) or _press(button):
        return
    placing = page.get_by_role("region", name="Armies to place")
    if placing.count():
        if not _press(placing.get_by_role("button", name="The rest here")):
            _pick(page, choice)
        return
    if _press(page.get_by_role("button", name="Roll", exact=True)):
        return
    if choice.random() < 0.6 and _pick(page, choice):
        return
    if not _press(page.get_by_role("button", name=re.compile("^End your (fights|turn)$"))):
        _press(page.get_by_role("button", name=re.compile("cards?$")))


def africa(page: Page, choice: random.Random) -> None:
    """Take a power, place a presence, read on, or write a sheet and hand it in."""
    powers = page.get_by_role("list", name="Powers").get_by_role("button")
    for free in powers.all():
        if free.is_enabled():
            free.click()
            return
    for name in ("All at once", "Go on"):
        if _press(page.get_by_role("button", name=name, exact=True)):
            return
    sheet = page.get_by_role("form", name="Order sheet")
    if not sheet.count():
        _pick(page, choice)
        return
    lines = sheet.locator("select")
    for _ in range(lines.count()):
        # What is written on one line may change what can be on the next.
        for place, values in lines.evaluate_all(UNWRITTEN)[:1]:
            lines.nth(place).select_option(choice.choice(values))
    for embassy in sheet.get_by_role("group", name=re.compile("^To ")).all():
        _press(embassy.get_by_role("button").nth(choice.randrange(2)))
    _press(sheet.get_by_role("button", name="Hand the sheet in"))


BY_HAND: dict[str, Deed] = {
    "conquete57": world,
    "risk76": world,
    "express": express,
    "manchots": manchots,
    "africa1880": africa,
}


def _phase(page: Page) -> str:
    """Return what is asked, by its first words: names and numbers come after them."""
    prompt = re.sub(r"^\D+ \d+: ", "", page.locator(".prompt").inner_text())
    return " ".join(prompt.split()[:2])


def _look_at(visitor: Visitor, seen: set[str]) -> None:
    """Let axe look at what is asked of somebody, if it was not asked before."""
    if asked(visitor.page) and (phase := _phase(visitor.page)) not in seen:
        visitor.check_access()
        seen.add(phase)


def play_through(
    people: list[tuple[Visitor, Deed]], choice: random.Random, most: float = MATCH
) -> None:
    """Let people play until the match is over for all of them; refuse to go on for ever.

    Whatever else is asked of the first of them, axe looks at it.
    """
    first, seen = people[0][0], set[str]()
    for visitor, _ in people:
        visitor.page.set_default_timeout(SOON)
    for _ in trying("the match does not end", most):
        with contextlib.suppress(PlaywrightTimeout):
            _look_at(first, seen)
        if all(over(visitor.page) for visitor, _ in people):
            break
        for visitor, deed in people:
            if asked(visitor.page) and not over(visitor.page):
                with contextlib.suppress(PlaywrightTimeout):
                    deed(visitor.page, choice)
            visitor.page.wait_for_timeout(10)
    for visitor, _ in people:
        visitor.page.set_default_timeout(PATIENCE)
