"""Pictures of every screen: python -m tests.browser.pictures [FOLDER [WHAT...]] (make pictures).

WHAT is a kind, which is a width, a language and a theme, as 390-fr-dark, or one of the games and
PARTS below, or a phase of the map games; where no kind or nothing else is named, all are taken.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import cache
from itertools import pairwise, product
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, sync_playwright
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from planisphere.fields import NONE
from planisphere.match import Match
from planisphere.tally.ground import holders
from tests.browser.phases import PHASES, stood
from tests.browser.rooms import SOON, asked, over
from tests.browser.test_looking_back import changed
from tests.browser.test_matches import near_the_end, resume
from tests.browser.visiting import AT_REST, DESK, PHONE, TABLET, Visitor, launch, visiting
from tests.server.hosting import Guest, Host, account, hosting

GAMES = ("conquete57", "risk76", "express", "manchots", "africa1880")
PARTS = ("pages", "lobby", "guide", "text", "bad", "news", "talk")
"""What is taken besides a match of each game."""
PAGES = {
    "home": "/",
    "setup": "/new/africa1880",
    "setup-express": "/new/express",
    "rules": "/rules/risk76",
    "rules-options": "/rules/conquete57#options",
    "rules-rule": "/rules/manchots#M7",
    "ladder": "/ladder/express",
    "ladder-empty": "/ladder/manchots",
    "verify": "/verify",
    "me": "/me",
    "lost": "/nowhere",
}
WIDTHS = {"1440": DESK, "820": TABLET, "390": PHONE}
KINDS = ["-".join(kind) for kind in product(WIDTHS, ("en", "fr"), ("light", "dark"))]
NAME = "Félix"
"""Somebody with a name of his own."""
MOMENTS = (0, 1, 4, 12, 30)
"""After how many hand-ins of the person a table is looked at."""
LONG = {"conquete57": {}, "risk76": {"mode": "missions"}}
"""Games whose end is taken from another match, a few turns before it, and its options."""
LAST = 12
"""Hand-ins before an end."""
SIGHTS = {
    "express": {
        "aside": ".asides",
        "siege": ".siege .filled",
        "offer": ".offer",
        "held": ".country .owner",
        "whole": ".country.closed",
    },
    "manchots": {"gifts": ".slots.giving", "landing": ".slots:not(.giving)", "reveal": ".reveal"},
}
"""What is worth a picture when it is first seen: a name, and what is on the page then."""
QUALITY = 82
SETTLED = 400
"""Milliseconds for what a page still asks of the server when nothing moves any more."""
TRIES = 3
"""How often something is tried that does not succeed: a busy machine may be too slow."""
RECKONED = 400_000
"""Milliseconds in which the chances to win are there, compiling included."""
BRING = """async record => {
    const headers = {"X-Planisphere": "page", "Content-Type": "application/json"};
    const ask = async (path, data) =>
        (await fetch(path, {method: "POST", headers, body: JSON.stringify(data)})).json();
    await ask("/api/people", {name: "Ana", language: navigator.language.slice(0, 2)});
    return (await ask("/api/records", {record})).id;
}"""
TALK = {"en": "Peace in the south until 1890?", "fr": "La paix dans le sud jusqu’en 1890 ?"}
RECORD = Path(__file__).parents[1] / "golden" / "risk76-world.txt"
PASSWORD = "eleven green owls"
NAMES = [*PARTS, *GAMES, *(phase.name for phase in PHASES)]


def main() -> None:
    """Take the pictures that are asked for, on all cores; say which could not be taken."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "build/pictures")
    folder.mkdir(parents=True, exist_ok=True)
    what = sys.argv[2:]
    kinds = [one for one in what if one in KINDS] or KINDS
    names = [one for one in what if one not in KINDS] or NAMES
    if unknown := set(names) - set(NAMES):
        sys.exit(
            f"There is nothing called {', '.join(sorted(unknown))}. There are: {NAMES + KINDS}"
        )
    workers = min(len(kinds), os.cpu_count() or 1)
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        works = [pool.submit(album, folder, kind, names) for kind in kinds]
        missing = [one for work in works for one in work.result()]
    if missing:
        sys.exit("\n".join(["These could not be taken:", *missing]))


def album(folder: Path, kind: str, names: Sequence[str]) -> list[str]:
    """Take the pictures of a kind at a server of its own; return what could not be taken."""
    with (
        tempfile.TemporaryDirectory() as data,
        hosting(Path(data), hard_seconds="0.1", master_seconds="0.1", luck_seconds="2") as host,
        sync_playwright() as playwright,
    ):
        climb(host)
        browser = launch(playwright)
        missing = []
        for name in names:
            wrong = attempt(folder, kind, name, browser, host)
            print(kind, name, wrong or "taken", flush=True)
            missing += [f"{kind} {name}: {wrong}"] * bool(wrong)
        browser.close()
    return missing


def attempt(folder: Path, kind: str, name: str, browser: Browser, host: Host) -> str:
    """Take something, with a browser that has seen nothing yet; return what goes wrong."""
    wrong = ""
    for _ in range(TRIES):
        try:
            with looking(browser, host.address, *kind.split("-")) as ana:
                Album(folder, kind, ana, host).fill(name)
                ana.wrong.clear()
        except (PlaywrightError, AssertionError) as error:
            wrong = str(error)
        else:
            return ""
    return wrong


def climb(host: Host) -> None:
    """Let people have played for the ladder, and open tables, so that the lists are not empty."""
    for name in ("Aurore", "Corto"):
        person = account(host, name)
        table = person.table("express", 3, levels=[None, "normal", "easy"], rated=True)
        person.post(f"/api/tables/{table}/start")
        with person.at(table) as ear:
            ear.hear("state")
        person.post(f"/api/tables/{table}/resignation")
    bo = Guest(host, "Bo")
    bo.table("manchots", 4, levels=[None, None, "normal", "easy"], listed=True)
    running = bo.table("express", 3, levels=[None, "normal", "easy"], listed=True)
    bo.post(f"/api/tables/{running}/start")


@contextmanager
def looking(
    browser: Browser, address: str, width: str, language: str, theme: str
) -> Iterator[Visitor]:
    """Let somebody look at the page as some people see it."""
    fingers = WIDTHS[width] is not DESK
    wishes: dict[str, Any] = {
        "viewport": WIDTHS[width],
        "has_touch": fingers,
        "is_mobile": fingers,
        "locale": language,
        "color_scheme": theme,
        "device_scale_factor": 2 if width == "390" else 1,
    }
    with visiting(browser, address, **wishes) as ana:
        ana.page.add_init_script(
            "if (!localStorage.planisphere) localStorage.planisphere = "
            + json.dumps(json.dumps({"swift": True, "sound": False, "language": language}))
        )
        yield ana


class Album:
    """Pictures of one kind: a width, a language, a theme."""

    def __init__(self, folder: Path, kind: str, ana: Visitor, host: Host) -> None:
        self.folder, self.kind, self.ana, self.page = folder, kind, ana, ana.page
        self.host = host

    def take(self, name: str, *, whole: bool = False) -> None:
        """Take a picture of what is seen, or of the whole page."""
        if whole:
            self.page.evaluate("scrollTo(0, 0)")
        self.page.evaluate(AT_REST)
        self.page.wait_for_timeout(SETTLED)
        file = self.folder / f"{name}-{self.kind}.jpg"
        self.page.screenshot(path=file, type="jpeg", quality=QUALITY, full_page=whole)

    def fill(self, name: str) -> None:
        """Take the pictures of a game, a part or a phase."""
        if name in GAMES:
            self.match(name)
        elif name in PARTS:
            getattr(self, name)()
        for phase in PHASES:
            if phase.name == name:
                phase.show(self.ana, stood(name))
                self.take(f"{phase.game}-{name}")

    def go(self, path: str = "/") -> None:
        """Open an address, and wait for what it asks of the server."""
        self.ana.go("/favicon.svg" if "#" in path else path)
        self.ana.go(path)
        self.page.wait_for_load_state("networkidle")

    def game(self, name: str) -> Locator:
        """Return the card of a game on the home page."""
        return self.page.locator(".game").nth(GAMES.index(name))

    def pages(self) -> None:
        """Take all pages that are not tables; you, with a password and a token."""
        for name, path in PAGES.items():
            self.go(path)
            self.take(name)
        self.go()
        self.take("home-whole", whole=True)
        self.page.locator(".wishes > button").click()
        self.take("menu")
        self.sign_up()
        text, *_ = changed(RECORD.read_text(encoding="utf-8"))
        self.go("/verify")
        self.page.locator("textarea").fill(text)
        self.page.locator("main form button, main section button").last.click()
        self.page.locator(".verdict").scroll_into_view_if_needed()
        self.take("verify-changed")

    def sign_up(self) -> None:
        """Take the page of somebody who has just got a name, a password and a token."""
        self.go("/me")
        self.page.locator("#name").fill(NAME)
        self.page.locator("form").first.locator("button").click()
        self.page.locator("#password").fill(PASSWORD)
        self.page.locator("form", has=self.page.locator("#password")).locator("button").click()
        self.page.locator("#label").fill("Zephyr")
        self.page.locator("form", has=self.page.locator("#label")).locator("button").click()
        self.page.locator(".secret").wait_for()
        self.take("me-tokens", whole=True)

    def lobby(self) -> None:
        """Take a table before its match."""
        self.go("/new/manchots")
        self.page.locator("main fieldset .row button").nth(2).click()
        self.page.locator("main select").first.select_option(index=2)
        self.take("setup-chosen")
        self.page.locator("form > button.main").click()
        self.page.locator(".lobby").wait_for()
        self.take("lobby")

    def guide(self) -> None:
        """Take the first steps of each guided match."""
        for game in GAMES:
            self.go()
            self.game(game).locator(".more button").click()
            self.page.locator(".guide").wait_for()
            for step in range(3):
                self.take(f"guide-{game}-{step}")
                understood = self.page.locator(".guide button.main")
                if not understood.count():
                    break
                understood.first.click()

    def text(self) -> None:
        """Take a match as text, and a command that is refused."""
        self.go()
        self.page.evaluate(
            "localStorage.planisphere = JSON.stringify("
            "{...JSON.parse(localStorage.planisphere), text: true})"
        )
        for game in ("express", "manchots"):
            self.begin(game)
            self.take(f"text-{game}")
        self.page.locator("#typed").fill("land atlantis-9")
        self.page.keyboard.press("Enter")
        self.page.locator(".refusal").wait_for()
        self.take("text-refused")

    def bad(self) -> None:
        """Take what is said when a connection or a server is lost, or a table is not there."""
        self.go("/tables/nowhere")
        self.take("no-table")
        with tempfile.TemporaryDirectory() as data:
            other = Host(Path(data))
            other.start()
            self.page.goto(f"http://{other.address}/")
            self.game("express").locator("button.main").click()
            self.page.locator(".prompt.mine").wait_for()
            other.stop()
            self.page.locator(".link").wait_for()
            self.take("link-lost")
            self.page.locator("a.home").click()
            self.take("home-unreachable", whole=True)

    def news(self) -> None:
        """Take what all should see on the map: a whole continent, somebody's end, a victory."""
        self.go()
        table = self.page.evaluate(BRING, ending("conquete57", 0).to_record(reveal=True))
        self.go(f"/tables/{table}/replay")
        for name, number in moments().items():
            self.page.locator(".slider").fill(str(number - 1))
            self.page.keyboard.press("ArrowRight")
            self.take(f"news-{name}")

    def talk(self) -> None:
        """Take the time to talk in Africa 1880: somebody says and proposes something."""
        bo = Guest(self.host, "Bo")
        options = {"powers": "drawn", "start": "historical"}
        levels = [None, None, "normal", "normal"]
        table = bo.table("africa1880", len(levels), levels=levels, options=options)
        self.go(f"/tables/{table}")
        self.page.locator(".lobby li button").first.click()
        self.page.locator(".lobby li button").wait_for(state="detached")
        with bo.at(table) as ear:
            bo.post(f"/api/tables/{table}/start")
            ear.say("salt", salt="b0")
            ear.hear("state")
            ear.say("say", text=TALK[self.kind.split("-")[1]])
            ear.say("propose", proposal="alliance", to=1)
            if self.page.locator(".drawers button").last.is_visible():
                self.page.locator(".drawers button").last.click()
            self.page.locator(".parley article").first.wait_for()
            self.take("africa1880-talk")

    def begin(self, game: str) -> None:
        """Begin a match against bots."""
        self.go()
        self.game(game).locator("button.main").click()
        self.page.locator(".prompt").wait_for()

    def match(self, game: str) -> None:
        """Take a match by hints, its end, and what is left of it."""
        self.begin(game)
        self.play(game, list(MOMENTS))
        if game in LONG:
            resume(self.ana, ending(game, LAST), "normal", "normal")
            self.page.locator(".lobby button.main").click()
            self.page.locator(".prompt").wait_for()
            self.play(game, [])
        if over(self.page):
            self.look_back(game)

    def play(self, game: str, due: list[int]) -> None:
        """Play by hints, and take what is due; long matches go on no longer than that."""
        handed, sights, endless = 0, dict(SIGHTS.get(game, {})), game in LONG and bool(due)
        for _ in range(900):
            if over(self.page) or (endless and not due):
                break
            for name in [one for one, there in sights.items() if self.sees(there)]:
                del sights[name]
                self.take(f"{game}-{name}")
            if asked(self.page):
                if due and handed >= due[0]:
                    self.take(f"{game}-{due.pop(0)}")
                handed += hint(self.ana)
            self.page.wait_for_timeout(20)

    def sees(self, selector: str) -> bool:
        """Whether something is on the page and one is asked."""
        return asked(self.page) and self.page.locator(selector).count() > 0

    def look_back(self, game: str) -> None:
        """Take what is left of a match: its end, its replay and its dice."""
        self.take(f"{game}-over")
        self.page.locator(".over button.plain").click()
        self.take(f"{game}-end")
        table = self.page.url.rsplit("/", 1)[1].split("?")[0]
        self.go(f"/tables/{table}/replay")
        slider = self.page.locator(".slider")
        slider.fill(str(int(slider.get_attribute("max") or 0) * 2 // 3))
        self.take(f"{game}-replay")
        if drawers := self.page.locator(".drawers button:visible").count():
            for place in range(drawers):
                self.page.locator(".drawers button").nth(place).click()
                self.take(f"{game}-replay-{place}")
        self.luck(game)
        self.go(f"/verify/{table}")
        self.take(f"{game}-verify")

    def luck(self, game: str) -> None:
        """Take the luck of a match, and the chances to win that were."""
        self.page.locator(".more .deeds button").nth(1).click()
        self.page.locator("dialog figure").wait_for(timeout=RECKONED)
        self.take(f"{game}-luck")
        self.page.locator("dialog figure").scroll_into_view_if_needed()
        self.take(f"{game}-luck-chances")


@cache
def ending(game: str, before: int) -> Match:
    """Return a long match some hand-ins before its end; bots play it once."""
    return near_the_end(game, LONG[game], before)


@cache
def moments() -> dict[str, int]:
    """Return the entries of a match in which there is news: the first end, the last continent."""
    match = ending("conquete57", 0)
    positions = [match.at(number).position for number in range(1, match.number + 1)]
    found: dict[str, int] = {}
    for number, (before, after) in enumerate(pairwise(positions), 1):
        if set(before.owner.tolist()) - set(after.owner.tolist()):
            found.setdefault("out", number)
        elif any(
            new not in (old, NONE) for old, new in zip(*map(holders, (before, after)), strict=True)
        ):
            found["whole"] = number
    return found | {"won": match.number - 1}


def hint(ana: Visitor) -> bool:
    """Ask for a hint and play it, in any language; whether it was played."""
    answer = ana.page.locator(".hint .answer button.main")
    ask = ana.page.locator(".tools .hint > button:enabled")
    with contextlib.suppress(PlaywrightTimeout):
        if answer.count():
            answer.first.click(timeout=SOON)
            return True
        if ask.count():
            ask.click(timeout=SOON)
    return False


if __name__ == "__main__":
    main()
