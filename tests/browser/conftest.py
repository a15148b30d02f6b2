"""A server with its page, and a browser, for all tests of this folder in a process."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.visiting import Visitor, launch, visiting
from tests.server.hosting import Host, hosting

Visit = Callable[..., Visitor]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A Chromium, closed before other tests: while it is there, asyncio runs nothing else."""
    with sync_playwright() as playwright:
        running = launch(playwright)
        yield running
        running.close()


@pytest.fixture(scope="package")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server with an empty database, whose bots do not think for long, nor anybody of luck."""
    brisk = {"hard_seconds": "0.1", "master_seconds": "0.1", "luck_seconds": "0.5"}
    with hosting(tmp_path_factory.mktemp("page"), **brisk) as running:
        yield running


@pytest.fixture
def visit(browser: Browser, host: Host) -> Iterator[Visit]:
    """Let people visit the server, each with a browser of his own."""
    with ExitStack() as all_of_them:

        def one(**wishes: Any) -> Visitor:
            return all_of_them.enter_context(visiting(browser, host.address, **wishes))

        yield one
