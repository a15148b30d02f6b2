"""What hands do on a map: drag, press long, spread two fingers, turn a wheel, press keys."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.test_matches import visitor
from tests.browser.visiting import AT_REST, PHONE, Visitor

MANY = 5
"""How many armies a long press lays."""
BOARD = 1800
"""How wide the board is, in its own measures."""
LONG = 480
"""Milliseconds after which a press is a long one."""
PATIENT = f"""
const [set, clear, presses] = [window.setTimeout, window.clearTimeout, new Set()];
window.presses = presses;
window.setTimeout = (act, delay, ...given) => {{
    if (delay !== {LONG}) return set(act, delay, ...given);
    presses.add(act);
    return act;
}};
window.clearTimeout = (timer) => presses.delete(timer) || clear(timer);
"""
"""Keeps presses that would be long ones in time, but lets their time be up only when it is told
to: on a busy machine a drag, or a click, takes longer than a long press."""


@pytest.fixture
def ana(visit: Visit) -> Visitor:
    """Somebody who has the first armies of Risk to place."""
    return begin(visitor(visit))


def begin(ana: Visitor) -> Visitor:
    """Begin a match of Risk, up to where the first armies are placed and nothing moves."""
    ana.page.add_init_script(PATIENT)
    ana.go()
    ana.page.get_by_role("button", name="Play now: Risk, against bots").click()
    ana.page.locator(".territory.choice").first.wait_for()
    ana.page.evaluate("document.fonts.ready.then(() => {})")
    ana.page.evaluate(AT_REST)
    return ana


def press_long(page: Page, x: float, y: float) -> None:
    """Press at a place until that is a long press."""
    page.mouse.move(x, y)
    page.mouse.down()
    page.wait_for_function("() => presses.size === 1")
    page.evaluate("() => presses.forEach(act => act())")


def box(found: Locator) -> FloatRect:
    """Return where something is."""
    place = found.bounding_box()
    assert place
    return place


def middle(found: Locator) -> tuple[float, float]:
    """Return the middle of something."""
    place = box(found)
    return place["x"] + place["width"] / 2, place["y"] + place["height"] / 2


def own(page: Page) -> str:
    """Return a territory that may be picked and is seen."""
    seen = page.locator(".territory.choice").evaluate_all(
        """all => all.find(one => {
            const {x, y, width, height} = one.querySelector(".ring").getBoundingClientRect();
            const found = document.elementFromPoint(x + width / 2, y + height / 2);
            return found !== null && one.contains(found);
        }).dataset.territory"""
    )
    return str(seen)


def token(page: Page, slug: str) -> tuple[float, float]:
    """Return where the token of a territory is."""
    return middle(page.locator(f'[data-territory="{slug}"] .ring').first)


def left(page: Page) -> int:
    """Return how many armies are still to be placed."""
    words = page.get_by_role("region", name="Armies to place").get_by_role("status").inner_text()
    return int(re.sub(r"\D", "", words))


def expect_left(page: Page, count: int) -> None:
    """See that so many armies are still to be placed."""
    status = page.get_by_role("region", name="Armies to place").get_by_role("status")
    expect(status).to_have_text(f"{count} armies to place")


def test_armies_are_dragged_onto_a_territory(ana: Visitor) -> None:
    page, slug = ana.page, own(ana.page)
    before = left(page)
    pile = page.get_by_role("img", name=f"{before} armies to place")
    page.get_by_role("group", name="Each click").get_by_role("button", name="10").click()
    page.mouse.move(*middle(pile))
    page.mouse.down()
    page.mouse.move(*token(page, slug), steps=4)
    expect(page.locator(".ghost")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".ghost")).to_have_count(0)
    expect_left(page, before - 10)
    page.get_by_role("button", name="Undo last").click()
    expect_left(page, before)


def test_a_long_press_lays_several_armies_and_a_click_one(ana: Visitor) -> None:
    page, slug = ana.page, own(ana.page)
    before = left(page)
    press_long(page, *token(page, slug))
    expect_left(page, before - MANY)
    page.mouse.up()
    expect_left(page, before - MANY)
    page.mouse.click(*token(page, slug))
    expect_left(page, before - MANY - 1)


def test_a_number_is_typed_and_so_many_armies_are_laid(ana: Visitor) -> None:
    page, slug = ana.page, own(ana.page)
    before = left(page)
    page.locator(f'[data-territory="{slug}"]').focus()
    page.keyboard.type("12")
    page.keyboard.press("Enter")
    expect_left(page, before - 12)
    page.get_by_role("spinbutton", name="Each click").fill("2")
    page.mouse.click(*token(page, slug))
    expect_left(page, before - 14)


def test_armies_laid_out_in_secret_lie_there_after_a_reload(ana: Visitor) -> None:
    page, slug = ana.page, own(ana.page)
    before = left(page)
    page.get_by_role("group", name="Each click").get_by_role("button", name="5").click()
    page.mouse.click(*token(page, slug))
    expect_left(page, before - 5)
    told = page.locator(f'[data-territory="{slug}"]').get_attribute("aria-label") or ""
    page.reload()
    expect_left(page, before - 5)
    expect(page.locator(f'[data-territory="{slug}"]')).to_have_attribute("aria-label", told)
    page.get_by_role("button", name="The rest here").click()
    page.get_by_role("button", name="Hand in").click()
    expect(page.locator(".prompt")).not_to_contain_text("first")


def seen(page: Page) -> tuple[float, float, float, float]:
    """Return the part of the board that is seen: left, top, width, height."""
    box = page.get_by_role("group", name="The board").get_attribute("viewBox") or ""
    x, y, width, height = map(float, box.split())
    return x, y, width, height


def expect_width(page: Page, wider: float, narrower: float) -> float:
    """Wait until the part that is seen is between two widths; return it."""
    page.wait_for_function(
        """([wider, narrower]) => {
            const {width} = document.querySelector(".board > svg").viewBox.baseVal;
            return width > wider && width < narrower;
        }""",
        arg=[wider, narrower],
    )
    return seen(page)[2]


def test_a_wheel_and_buttons_bring_the_board_nearer(ana: Visitor) -> None:
    page = ana.page
    whole = seen(page)[2]
    page.mouse.move(*middle(page.get_by_role("group", name="The board")))
    page.mouse.wheel(0, -400)
    near = expect_width(page, 0, whole * 0.9)
    page.mouse.wheel(0, 150)
    expect_width(page, near * 1.05, whole)
    page.get_by_role("button", name="Nearer").click()
    nearer = expect_width(page, 0, whole * 0.8)
    page.get_by_role("button", name="Farther away").click()
    expect_width(page, nearer * 1.05, whole)
    page.get_by_role("button", name="The whole board").click()
    expect_width(page, whole - 1, whole + 1)


def expect_moved(page: Page, x: float, y: float) -> None:
    """Wait until another part of the board is seen, in both directions."""
    page.wait_for_function(
        """([x, y]) => {
            const seen = document.querySelector(".board > svg").viewBox.baseVal;
            return seen.x !== x && seen.y !== y;
        }""",
        arg=[x, y],
    )


def test_a_drag_moves_the_board_and_picks_nothing(ana: Visitor) -> None:
    page = ana.page
    before = left(page)
    page.get_by_role("button", name="Nearer").click()
    page.get_by_role("button", name="Nearer").click()
    x, y, _, _ = seen(page)
    start = token(page, own(page))
    inwards = middle(page.get_by_role("group", name="The board"))
    page.mouse.move(*start)
    page.mouse.down()
    page.wait_for_function("() => presses.size === 1")
    page.mouse.move(
        *(at + (60 if at < to else -60) for at, to in zip(start, inwards, strict=True)), steps=5
    )
    page.wait_for_function("() => presses.size === 0")
    page.mouse.up()
    expect_moved(page, x, y)
    expect_left(page, before)


def test_keys_move_and_enlarge_the_board(ana: Visitor) -> None:
    page = ana.page
    whole = seen(page)[2]
    page.locator(f'[data-territory="{own(page)}"]').focus()
    page.keyboard.press("+")
    page.keyboard.press("+")
    near = expect_width(page, 0, whole * 0.8)
    x, y, _, _ = seen(page)
    page.keyboard.press("Shift+ArrowRight" if x < 1 else "Shift+ArrowLeft")
    page.keyboard.press("Shift+ArrowDown" if y < 1 else "Shift+ArrowUp")
    expect_moved(page, x, y)
    page.keyboard.press("-")
    expect_width(page, near * 1.05, whole)
    page.keyboard.press("Home")
    expect_width(page, whole - 1, whole + 1)


def test_two_fingers_bring_the_board_nearer(visit: Visit) -> None:
    ana = begin(visitor(visit, viewport=PHONE, has_touch=True, is_mobile=True))
    page = ana.page
    width = seen(page)[2]
    x, y = middle(page.get_by_role("group", name="The board"))
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, apart: float) -> None:
        points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        fingers.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [] if kind == "touchEnd" else points},
        )

    touch("touchStart", 30)
    for apart in (40, 55, 70, 90):
        touch("touchMove", apart)
    touch("touchEnd", 90)
    expect_width(page, 0, width * 0.6)


def test_a_press_on_the_small_board_goes_there(visit: Visit) -> None:
    page = begin(visitor(visit, viewport=PHONE, has_touch=True, is_mobile=True)).page
    small = page.locator(".overview")
    for share in (0.25, 0.75):
        place = box(small)
        small.click(position={"x": place["width"] * share, "y": place["height"] / 2})
        page.wait_for_function(
            """middle => {
                const {x, width} = document.querySelector(".board > svg").viewBox.baseVal;
                return Math.abs(x + width / 2 - middle) < 90;
            }""",
            arg=BOARD * share,
        )
    page.get_by_role("button", name="Farther away").click(click_count=4)
    expect(page.locator(".overview")).to_have_count(0)
