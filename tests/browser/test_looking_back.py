"""What is left of a match: its replay, its curve, its dice, and other ways it could have gone."""

from __future__ import annotations

import random
import re
from functools import cache
from itertools import pairwise

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.rooms import asked, take_hint
from tests.browser.test_matches import played, visitor
from tests.browser.visiting import Visitor, trying

TERRITORIES = 42
OPEN, SECRET = "Player A gives", "Player A has chosen two gifts"
EYES = {"an onlooker": SECRET, "A ·": OPEN, "B ·": SECRET, "nothing is hidden": OPEN}
FRAMES = """async ([seat]) => {
    const table = location.pathname.split("/")[2];
    return (await fetch(`/api/tables/${table}/frames?seat=${seat}`)).json();
}"""
NOTE_MOMENTS = """output => {
    window.moments = [];
    const note = () => window.moments.push(output.innerText);
    const changes = {subtree: true, childList: true, characterData: true};
    new MutationObserver(note).observe(output, changes);
}"""


@cache
def record(game: str) -> str:
    """Return the record of a short match of bots."""
    options = {"horizon": "3"} if game == "risk76" else {}
    return played(game, 3, options).to_record(reveal=True)


def bring(ana: Visitor, game: str) -> int:
    """Let somebody open a record from the home page; return how many moments it has."""
    ana.go()
    ana.page.get_by_role("button", name="Open a record").click()
    dialog = ana.page.get_by_role("dialog", name="Open a record")
    dialog.get_by_label("Or paste the text of a record").fill(record(game))
    dialog.get_by_role("button", name="Look at it").click()
    moments = len(record(game).split("\n\n", 1)[1].strip().splitlines())
    expect(where(ana)).to_have_text(f"1 / {moments}")
    return moments


def where(ana: Visitor) -> Locator:
    """Return which moment the replay shows."""
    return ana.page.get_by_role("group", name="Controls of the replay").get_by_role("status")


def slider(ana: Visitor) -> Locator:
    """Return the slider over all moments."""
    return ana.page.get_by_role("slider", name="Moment of the match")


def step(ana: Visitor) -> Locator:
    """Return the line of the log that is shown."""
    return ana.page.get_by_role("list", name="What happened").locator("[aria-current=step]")


def press(ana: Visitor, name: str) -> None:
    """Press a button."""
    ana.page.get_by_role("button", name=name).click()


def test_a_slider_and_keys_go_through_a_match(visit: Visit) -> None:
    ana = visitor(visit)
    moments = bring(ana, "manchots")
    slider(ana).fill("20")
    expect(where(ana)).to_have_text(f"21 / {moments}")
    ana.page.get_by_role("heading", level=1).click()
    for key, place in (("ArrowRight", 22), ("ArrowLeft", 21), ("End", moments), ("Home", 1)):
        ana.page.keyboard.press(key)
        expect(where(ana)).to_have_text(f"{place} / {moments}")
    ana.page.get_by_role("list", name="What happened").get_by_role("button").nth(20).click()
    expect(where(ana)).to_have_text(f"21 / {moments}")
    ana.check_access()


def test_a_replay_runs_by_itself_and_stops_at_the_end(visit: Visit) -> None:
    ana = visitor(visit)
    moments = bring(ana, "manchots")
    press(ana, "Let it run")
    expect(where(ana)).not_to_have_text(f"1 / {moments}")
    press(ana, "Stop")
    ana.page.get_by_label("Pace", exact=True).select_option("8 ×")
    slider(ana).fill(str(moments - 4))
    press(ana, "Let it run")
    expect(where(ana)).to_have_text(f"{moments} / {moments}")
    expect(ana.page.get_by_role("button", name="Let it run")).to_be_visible()


def test_a_match_is_seen_through_the_eyes_of_any_seat(visit: Visit) -> None:
    ana = visitor(visit)
    moments = bring(ana, "manchots")
    slider(ana).fill("1")
    for eyes, words in EYES.items():
        option = ana.page.get_by_label("Seen by").locator("option", has_text=eyes)
        ana.page.get_by_label("Seen by").select_option(option.get_attribute("value"))
        expect(step(ana)).to_contain_text(words)
        expect(where(ana)).to_have_text(f"2 / {moments}")


def test_somebody_sees_again_what_happened_since_his_last_turn(visit: Visit) -> None:
    ana = visitor(visit)
    ana.go()
    press(ana, "Play now: Risk Express, against bots")
    ana.page.locator(".prompt").wait_for()
    ana.page.wait_for_url(re.compile("/tables/"))
    seats = wait_for_others(ana)
    ana.page.goto(f"{ana.page.url}/replay")
    expect(where(ana)).to_have_text(re.compile(f"^1 / {len(seats)}$"))
    ana.page.get_by_label("Pace", exact=True).select_option("8 ×")
    where(ana).evaluate(NOTE_MOMENTS)
    press(ana, "Since my last turn")
    expect(where(ana)).to_have_text(f"{len(seats)} / {len(seats)}")
    first = ana.page.evaluate("window.moments[0]")
    own = max(p for p in range(len(seats) - 1) if seats[p] == 0 != seats[p + 1])
    assert first == f"{own + 1} / {len(seats)}"


def wait_for_others(ana: Visitor) -> list[int]:
    """Play until others have moved since, and it is one's turn again; return who has moved."""
    for _ in trying("the others do not move"):
        if asked(ana.page):
            frames = ana.page.evaluate(FRAMES, [0])
            seats = [frame["entry"]["seat"] for frame in frames]
            waited = frames[-1]["awaited"] == [0]
            if waited and any(one == 0 != after for one, after in pairwise(seats)):
                return seats
            take_hint(ana.page, random.Random(0))
        ana.page.wait_for_timeout(30)
    return []


def test_a_curve_tells_who_held_what(visit: Visit) -> None:
    ana = visitor(visit)
    moments = bring(ana, "risk76")
    figure = ana.page.get_by_role("figure")
    held = figure.get_by_role("listitem").locator("strong")
    slider(ana).fill(str(moments // 2))
    expect(where(ana)).to_have_text(f"{moments // 2 + 1} / {moments}")
    assert sum(map(int, held.all_inner_texts())) == TERRITORIES
    territories = figure.get_by_role("img").locator(".line").first.get_attribute("d")
    figure.get_by_role("button", name="Armies").click()
    expect(figure.get_by_role("button", name="Armies", pressed=True)).to_be_visible()
    assert sum(map(int, held.all_inner_texts())) > TERRITORIES
    assert figure.get_by_role("img").locator(".line").first.get_attribute("d") != territories
    box = figure.locator(".plot").bounding_box()
    assert box
    ana.page.mouse.click(box["x"] + box["width"] - 1, box["y"] + box["height"] / 2)
    expect(where(ana)).to_have_text(f"{moments} / {moments}")


def test_another_table_plays_on_from_any_moment(visit: Visit) -> None:
    ana = visitor(visit)
    bring(ana, "risk76")
    lines = record("risk76").split("\n\n", 1)[1].splitlines()
    conquest = next(number for number, line in enumerate(lines) if " occupy " in line)
    slider(ana).fill(str(conquest - 1))
    expect(where(ana)).to_have_text(re.compile(f"^{conquest} / "))
    before = armies(ana)
    old = ana.page.url
    press(ana, "Play on from here")
    dialog = ana.page.get_by_role("dialog", name="Play on from here")
    ana.check_access()
    seat = int(dialog.get_by_role("radio", checked=True).input_value())
    dialog.get_by_role("button", name="Play on").click()
    ana.page.wait_for_url(re.compile(r"/tables/[\w-]+$"))
    assert ana.page.url not in old
    own = ana.page.get_by_role("list", name="Players").get_by_role("listitem").nth(seat)
    expect(own).to_contain_text("(you)")
    for _ in trying("the table does not stand as the match did", seconds=60):
        if armies(ana) == before:
            break
        ana.page.wait_for_timeout(100)


def armies(ana: Visitor) -> list[str]:
    """List the armies on all territories, as they are told, once the map is there."""
    territories = ana.page.locator(".territory")
    expect(territories).to_have_count(TERRITORIES)
    told = territories.evaluate_all("all => all.map(one => one.ariaLabel)")
    return [re.sub(r"^(.*?),.*(armies: \d+).*$", r"\1, \2", one) for one in told]


def test_the_dice_of_a_match_are_checked_on_the_page(visit: Visit) -> None:
    ana = visitor(visit)
    bring(ana, "risk76")
    ana.page.get_by_role("link", name="Verify the dice").click()
    expect(
        ana.page.get_by_role("heading", name="dice and draws are those of the seed")
    ).to_be_visible()
    expect(ana.page.get_by_role("region", name="Promise and seed")).to_contain_text("✓ the same")
    throws = ana.page.get_by_role("region", name="Every die and every draw")
    expect(throws.get_by_role("img", name="as the seed gives it").first).to_be_visible()
    ana.check_access()


def changed(text: str) -> tuple[str, int, str, str]:
    """Change one die of a record; return also the hand-in, what it says now and what it was."""
    found = re.search(r"^(\d+) \w defend .*?> ([1-6])", text, re.MULTILINE)
    assert found
    due = found[2]
    other = "1" if due == "6" else "6"
    return text[: found.start(2)] + other + text[found.end(2) :], int(found[1]), other, due


def test_a_die_that_was_changed_is_named(visit: Visit) -> None:
    ana = visitor(visit)
    text, number, recorded, due = changed(record("risk76"))
    ana.go("/verify")
    ana.page.get_by_label("Or paste the text of a record").fill(text)
    press(ana, "Check the dice")
    expect(ana.page.get_by_role("heading", name="This record is not fair")).to_be_visible()
    sentence = f"the record says {recorded}, but the seed gives {due}"
    expect(ana.page.get_by_text(f"in hand-in {number} (")).to_contain_text(sentence)
    wrong = ana.page.get_by_role("img", name=f"The record says {recorded}, the seed {due}.")
    expect(wrong).to_have_count(1)
    ana.check_access()


def test_a_promise_that_was_not_kept_is_named(visit: Visit) -> None:
    ana = visitor(visit)
    ana.go("/verify")
    text = re.sub("^Seed: .*$", "Seed: another", record("risk76"), flags=re.MULTILINE)
    ana.page.get_by_label("Or paste the text of a record").fill(text)
    press(ana, "Check the dice")
    expect(ana.page.get_by_text("The seed is not the one that was promised")).to_be_visible()
