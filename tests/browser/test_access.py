"""Everybody can use the page: by keyboard alone, by text, and with what reads it aloud."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from planisphere.bots.deciding import decide, generator
from planisphere.bots.levels import chooser
from planisphere.choices import choices
from planisphere.match import Match
from planisphere.parts.earth import TERRITORY
from tests.browser.conftest import Visit
from tests.browser.phases import PHASES, Phase, stood
from tests.browser.rooms import BY_HAND, asked, over, take_hint
from tests.browser.test_hands import token
from tests.browser.test_matches import invite, resume, visitor
from tests.browser.typing import by_text, type_on
from tests.browser.visiting import DESK, PHONE, Visitor

ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
FAR = 150
"""More steps of the Tab key than anything on a page is away."""
ENOUGH = 4
"""Different things that are asked before a look at a table ends."""
PAGES = (
    *("/new/africa1880", "/rules/express", "/rules/conquete57#options", "/ladder/risk76"),
    *("/verify", "/me", "/nowhere", "/tables/none", "/"),
)
MOVING = """() => document.getAnimations()
    .filter(one => one.effect.getComputedTiming().endTime > 1)
    .map(one => one.animationName ?? one.transitionProperty)"""
"""What moves for longer than a moment."""


def held(page: Page) -> str:
    """Return what the keyboard is at: its name or its words."""
    return str(
        page.evaluate(
            "() => { const at = document.activeElement;"
            " const label = at.labels?.[0]?.innerText ?? at.innerText;"
            " return at.getAttribute('aria-label') ?? label ?? '' }"
        )
    ).strip()


def tab_to(page: Page, name: str) -> None:
    """Go on by the Tab key until the keyboard is at something."""
    for _ in range(FAR):
        page.keyboard.press("Tab")
        if re.search(name, held(page)):
            return
    raise AssertionError(f"the Tab key does not come to {name}")


def test_a_match_is_played_by_the_keyboard_alone(visit: Visit) -> None:
    ana = visit()
    ana.go()
    expect(ana.page.get_by_role("button", name="Menu")).to_be_visible()
    tab_to(ana.page, "^Menu$")
    ana.page.keyboard.press("Enter")
    for wish in ("^Text view", "^Show moves at once"):
        tab_to(ana.page, wish)
        ana.page.keyboard.press("Space")
    ana.page.keyboard.press("Escape")
    expect(ana.page.get_by_role("button", name="Play now: Manchots Barjots")).to_be_visible()
    tab_to(ana.page, "^Play now: Manchots Barjots")
    ana.page.keyboard.press("Enter")
    expect(ana.page.get_by_label("Command", exact=True)).to_be_visible()
    tab_to(ana.page, "^Command$")
    type_on(ana)
    expect(ana.page.get_by_role("dialog").get_by_role("heading")).to_contain_text("won")


def test_who_comes_to_a_table_by_keys_goes_on_at_the_table(visit: Visit) -> None:
    ana = visitor(visit)
    ana.go()
    expect(ana.page.get_by_role("button", name="Play now: Manchots Barjots")).to_be_visible()
    tab_to(ana.page, "^Play now: Manchots Barjots")
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator("#content")).to_be_focused()
    expect(ana.page.get_by_role("button", name="Give both")).to_be_visible()
    expect(ana.page.locator("#content")).to_be_focused()
    ana.page.keyboard.press("Tab")
    assert held(ana.page) == "Zones"


def test_the_first_armies_are_placed_by_the_keyboard(visit: Visit) -> None:
    ana = visitor(visit)
    ana.go()
    ana.page.get_by_role("button", name="Play now: La Conquête du Monde, against bots").press(
        "Enter"
    )
    ana.page.locator(".territory.choice").first.wait_for()
    tab_to(ana.page, "May be picked")
    first = held(ana.page)
    ana.page.keyboard.press("ArrowRight")
    assert held(ana.page) != first
    ana.page.keyboard.press("ArrowLeft")
    ana.page.locator(".territory.choice").first.focus()
    ana.page.keyboard.press("Enter")
    expect(ana.page.get_by_role("button", name="Undo last")).to_be_enabled()


def to_begin_a_turn() -> tuple[Match, str, str]:
    """Return a match in which the first seat has armies to place, and a fight that it will win."""
    match = Match.new("risk76", 3, {"mode": "world"}, seed="by keys")
    choose = chooser("risk76", "normal")
    while not (match.position.round_number and (places := found(match, "place"))):
        seat = match.awaited[0]
        own = generator("by keys", match.number, seat)
        match.play(seat, decide(match.game, match.view(seat), seat, choose, own), whole=True)
    start = max((words[0] for words in places), key=lambda slug: armies(match, slug))
    after = match.at(match.number)
    after.play(0, f"place {start} {int(match.position.reserve[0])}")
    targets = [to for home, to in found(after, "attack") if home == start]
    target = min(targets, key=lambda slug: armies(match, slug))
    assert armies(match, start) > 10 * armies(match, target)
    return match, start, target


def found(match: Match, verb: str) -> list[tuple[str, ...]]:
    """List what the first seat may do by a verb: the words after it."""
    all_of_them = choices(match.game, match.position, 0)
    return [choice.words for choice in all_of_them if choice.verb == verb]


def armies(match: Match, slug: str) -> int:
    """Return the armies on a territory."""
    return int(match.position.armies[TERRITORY.index(slug)])


def arrow_to(page: Page, slug: str) -> None:
    """Go to a territory by the arrow keys: towards it, and now and then somewhere else."""
    choice = random.Random(slug)
    for _ in range(400):
        at = str(page.evaluate("document.activeElement.dataset.territory"))
        if at == slug:
            return
        keys = [choice.choice(ARROWS)] if choice.random() < 0.3 else towards(page, at, slug)
        page.keyboard.press(choice.choice(keys))
    raise AssertionError(f"arrow keys do not come to {slug}")


def towards(page: Page, at: str, slug: str) -> list[str]:
    """Return the arrow keys that lead towards a territory."""
    (x, y), (to_x, to_y) = token(page, at), token(page, slug)
    across = [ARROWS[1] if to_x > x else ARROWS[0]] * (abs(to_x - x) > 5)
    along = [ARROWS[3] if to_y > y else ARROWS[2]] * (abs(to_y - y) > 5)
    return across + along or list(ARROWS)


def enter(page: Page, name: str) -> None:
    """Go to something by the Tab key, and press Enter."""
    tab_to(page, name)
    page.keyboard.press("Enter")


def test_a_turn_is_played_on_the_map_by_the_keyboard_alone(visit: Visit) -> None:
    match, start, target = to_begin_a_turn()
    ana = visitor(visit)
    resume(ana, match, "easy", "easy")
    page, prompt = ana.page, ana.page.locator(".prompt")
    expect(page.get_by_role("button", name="Begin")).to_be_enabled()
    enter(page, "^Begin$")
    expect(prompt).to_contain_text("Place")
    tab_to(page, "May be picked")
    arrow_to(page, start)
    page.keyboard.press("Enter")
    enter(page, "^The rest here$")
    enter(page, r"^Place \d+")
    expect(prompt).to_contain_text("Attack")
    tab_to(page, "May be picked")
    arrow_to(page, start)
    page.keyboard.press("Enter")
    arrow_to(page, target)
    page.keyboard.press("Enter")
    tab_to(page, "^Roll$")
    roll_on(page)
    expect(prompt).to_contain_text("has fallen")
    expect(page.get_by_role("slider", name="How many armies")).to_be_focused()
    page.keyboard.press("Enter")
    expect(prompt).to_contain_text("Attack")
    enter(page, "^End your fights$")
    expect(prompt).to_contain_text("Move")
    enter(page, "^End your turn$")
    expect(prompt).not_to_contain_text("Move")


def roll_on(page: Page) -> None:
    """Throw by Enter until the territory has fallen; the keyboard stays where it is."""
    for _ in range(200):
        page.keyboard.press("Enter")
        page.locator(".marching, .battle button.main[aria-disabled=false]").first.wait_for()
        if page.locator(".marching").count():
            return
        assert held(page) == "Roll"
    raise AssertionError("the territory does not fall")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_any_page(visit: Visit, scheme: str) -> None:
    ana = visit(color_scheme=scheme, locale="fr-FR")
    for path in PAGES:
        ana.go(path)
        expect(ana.page.get_by_role("heading", level=1)).to_be_visible()
        ana.page.wait_for_load_state("networkidle")
        ana.check_access()
    ana.wrong.clear()  # that there is no such table


def test_nothing_moves_for_whom_motion_is_too_much(visit: Visit) -> None:
    ana = visitor(visit)
    ana.go()
    ana.page.get_by_role("button", name="Play now: Risk, against bots").click()
    ana.page.locator(".territory.choice").first.wait_for()
    assert ana.page.evaluate(MOVING) == []


@pytest.mark.soak
@pytest.mark.parametrize("game", BY_HAND)
@pytest.mark.parametrize(
    ("scheme", "wishes"), [("light", {}), ("dark", {"viewport": PHONE})], ids=["desk", "phone"]
)
def test_axe_finds_nothing_at_a_table(
    visit: Visit, game: str, scheme: str, wishes: dict[str, object]
) -> None:
    ana = visitor(visit, color_scheme=scheme, **wishes)
    titles = {"conquete57": "La Conquête du Monde", "risk76": "Risk", "express": "Risk Express"}
    titles |= {"manchots": "Manchots Barjots", "africa1880": "Africa 1880"}
    ana.go()
    ana.page.get_by_role("button", name=f"Play now: {titles[game]}, against bots").click()
    look_on(ana, 120)


@pytest.mark.soak
@pytest.mark.parametrize("phase", PHASES, ids=[phase.name for phase in PHASES])
@pytest.mark.parametrize(
    ("scheme", "viewport"), [("light", DESK), ("dark", PHONE)], ids=["desk", "phone"]
)
def test_axe_finds_nothing_in_any_phase_of_a_map_game(
    visit: Visit, phase: Phase, scheme: str, viewport: dict[str, int]
) -> None:
    ana = visitor(visit, color_scheme=scheme, viewport=viewport)
    phase.show(ana, stood(phase.name))
    ana.check_access()


def ready(page: Page) -> bool:
    """Whether nothing is on its way to the server: until then what is seen may change at once."""
    hint = page.get_by_role("button", name="Hint", exact=True)
    return hint.count() > 0 and hint.is_enabled()


def look_on(ana: Visitor, most: int) -> None:
    """Play by hints, and look at each different thing that is asked."""
    seen: set[str] = set()
    for _ in range(most):
        if asked(ana.page) and ready(ana.page):
            prompt = re.sub(r"\d+", "", ana.page.locator(".prompt").inner_text())
            if prompt not in seen:
                ana.check_access()
                seen.add(prompt)
            take_hint(ana.page, random.Random(0))
        if len(seen) >= ENOUGH or over(ana.page):
            break
        ana.page.wait_for_timeout(30)
    assert seen


def test_the_text_view_reads_well(visit: Visit) -> None:
    ana, bo = by_text(visit()), by_text(visit())
    invite(ana, bo, "/new/africa1880")
    expect(ana.page.get_by_role("region", name="The position")).to_contain_text("Great Britain")
    ana.check_access()
