"""Pictures of every screen: python -m tests.browser.pictures [FOLDER [WHAT...]] (make pictures).

What is a kind, which is a width, a language and a theme, as 390-fr-dark; or the name of a page, of
a game, or of a phase of the map games. Without a kind all kinds are taken, without a name all.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.phases import PHASES, stood
from tests.browser.rooms import asked, over
from tests.browser.visiting import DESK, PHONE, TABLET, Visitor, launch, visiting
from tests.server.hosting import hosting

GAMES = ("conquete57", "risk76", "express", "manchots", "africa1880")
PAGES = {
    "home": "/",
    "setup": "/new/africa1880",
    "rules": "/rules/risk76",
    "ladder": "/ladder/express",
    "me": "/me",
    "lost": "/nowhere",
}
WIDTHS = {"1440": DESK, "820": TABLET, "390": PHONE}
KINDS = ["-".join(kind) for kind in product(WIDTHS, ("en", "fr"), ("light", "dark"))]
MOMENTS = (0, 1, 4, 12, 30)
"""After how many hand-ins of the person a table is looked at."""
QUALITY = 82
NAMES = [*PAGES, *GAMES, *(phase.name for phase in PHASES)]


def main() -> None:
    """Take all pictures, in both languages and themes, at three widths."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "build/pictures")
    folder.mkdir(parents=True, exist_ok=True)
    what = sys.argv[2:]
    kinds = [one for one in what if one in KINDS] or KINDS
    names = [one for one in what if one not in KINDS] or NAMES
    with (
        tempfile.TemporaryDirectory() as data,
        hosting(Path(data)) as host,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for kind in kinds:
            with looking(browser, host.address, *kind.split("-")) as ana:
                Album(folder, kind, ana).fill(names)
        browser.close()


@contextmanager
def looking(
    browser: Browser, address: str, width: str, language: str, theme: str
) -> Iterator[Visitor]:
    """Let somebody look at the page as some people see it."""
    wishes: dict[str, Any] = {"viewport": WIDTHS[width], "locale": language, "color_scheme": theme}
    with visiting(browser, address, **wishes) as ana:
        kept = f'{{"swift": true, "sound": false, "language": "{language}"}}'
        ana.page.add_init_script(f"localStorage.setItem('planisphere', '{kept}')")
        yield ana


class Album:
    """Pictures of one kind: a width, a language, a theme."""

    def __init__(self, folder: Path, kind: str, ana: Visitor) -> None:
        self.folder, self.kind, self.ana = folder, kind, ana

    def take(self, name: str) -> None:
        """Take a picture of what is seen."""
        self.ana.page.wait_for_timeout(700)
        file = self.folder / f"{name}-{self.kind}.jpg"
        self.ana.page.screenshot(path=file, type="jpeg", quality=QUALITY)

    def fill(self, names: Sequence[str]) -> None:
        """Take pictures of pages, of a match of each game, and of phases, by their names."""
        for name, path in PAGES.items():
            if name in names:
                self.ana.go(path)
                self.ana.page.wait_for_load_state("networkidle")
                self.take(name)
        for at, game in enumerate(GAMES):
            if game in names:
                self.ana.go()
                self.ana.page.locator(".game").nth(at).locator("button.main").click()
                self.ana.page.locator(".prompt").wait_for()
                self.play(game)
                if over(self.ana.page):
                    self.look_back(game)
        for phase in PHASES:
            if phase.name in names:
                phase.show(self.ana, stood(phase.name))
                self.take(f"{phase.game}-{phase.name}")

    def play(self, game: str) -> None:
        """Play a match by hints, as far as it goes in a while, and take pictures on the way."""
        handed, due = 0, list(MOMENTS)
        for _ in range(600):
            if over(self.ana.page):
                self.take(f"{game}-over")
                return
            if asked(self.ana.page):
                if due and handed >= due[0]:
                    self.take(f"{game}-{due.pop(0)}")
                handed += hint(self.ana)
            self.ana.page.wait_for_timeout(20)

    def look_back(self, game: str) -> None:
        """Take pictures of what is left of a match: its replay and its dice."""
        table = self.ana.page.url.rsplit("/", 1)[1].split("?")[0]
        for name, path in (("replay", f"/tables/{table}/replay"), ("verify", f"/verify/{table}")):
            self.ana.go(path)
            self.ana.page.wait_for_load_state("networkidle")
            self.take(f"{game}-{name}")


def hint(ana: Visitor) -> bool:
    """Ask for a hint and play it, in any language; whether it was played."""
    answer = ana.page.locator(".hint .answer button.main")
    if answer.count():
        answer.first.click()
        return True
    ask = ana.page.locator(".tools .hint > button")
    if ask.count() and ask.is_enabled():
        ask.click()
    return False


if __name__ == "__main__":
    main()
