"""People who use the page in a real browser."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Playwright, expect

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 60_000
"""Milliseconds for something to appear: games may have to be compiled first."""
MATCH = 1200
"""Seconds for a whole match, on the busiest machine."""
LOOKS = 6
"""How often a page is looked at that changes while axe looks at it."""
AT_REST = """() => Promise.allSettled(document.getAnimations()
    .filter(one => one.effect.getComputedTiming().endTime !== Infinity)
    .map(one => one.finished))"""
"""Wait until nothing moves that comes to an end: what moves may not have its colours yet."""
DESK = {"width": 1440, "height": 900}
TABLET = {"width": 820, "height": 1180}
PHONE = {"width": 390, "height": 844}

expect.set_options(timeout=PATIENCE)


def trying(what: str, seconds: float = MATCH) -> Iterator[int]:
    """Count tries until time is over, however many that are; what does not succeed is said."""
    until, tries = time.monotonic() + seconds, 0
    while time.monotonic() < until:
        tries += 1
        yield tries
    raise AssertionError(what)


def launch(playwright: Playwright) -> Browser:
    """Start Debian's Chromium; as root it has no sandbox."""
    program = shutil.which("chromium")
    assert program, "Chromium is not installed: make servers"
    options = ["--no-sandbox"] if os.geteuid() == 0 else []
    return playwright.chromium.launch(executable_path=program, args=options)


class Visitor:
    """Somebody with a browser of his own; what goes wrong in his page is kept."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.wrong: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.on("console", self._hear)

    def _hear(self, message: Any) -> None:
        """Keep what the page complains of, but not what the tests themselves break."""
        if message.type == "error" and "WebSocket" not in message.text:
            self.wrong.append(message.text)

    def go(self, path: str = "/") -> None:
        """Open an address of the page."""
        self.page.goto(f"http://{self.address}{path}")

    def check_access(self) -> None:
        """See that axe finds nothing serious on the page as it is."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        for looks in trying("the page does not come to rest"):
            self.page.evaluate(AT_REST)
            before = self.page.content()
            found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
            grave = _grave(found["violations"])
            rests = self.page.content() == before
            if rests or (looks >= LOOKS and not grave):
                break
        assert not grave, "\n".join(grave)


def _grave(violations: list[dict[str, Any]]) -> list[str]:
    """Return what is serious or worse of what axe has found."""
    return [
        f"{one['id']}: {one['help']}: {targets[:3]}"
        for one in violations
        if one["impact"] in ("serious", "critical") and (targets := _targets(one))
    ]


def _targets(violation: dict[str, Any]) -> list[str]:
    """Return where something is wrong.

    The name of a territory need not have the number and the letter of its token side by side, as
    they are drawn: it says both, in words.
    """
    nodes = violation["nodes"]
    if violation["id"] == "label-content-name-mismatch":
        nodes = [
            node for node in nodes if "data-territory" not in f"{node['target']}{node['html']}"
        ]
    return [f"{node['target']} {node['failureSummary']} {node['html'][:200]}" for node in nodes]


@contextmanager
def visiting(browser: Browser, address: str, **wishes: Any) -> Iterator[Visitor]:
    """Let somebody visit, with a browser that has seen nothing yet; his page must not break."""
    told = {"viewport": DESK, "locale": "en-GB", "bypass_csp": True, **wishes}
    context = browser.new_context(reduced_motion="reduce", **told)
    visitor = Visitor(context.new_page(), address)
    try:
        yield visitor
        assert not visitor.wrong, "\n".join(visitor.wrong)
    finally:
        context.close()
