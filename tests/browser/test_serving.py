"""The page as the server sends it: small, packed, of its own alone."""

from __future__ import annotations

import gzip
import re

import httpx
import pytest
from playwright.sync_api import Request, expect

from planisphere.server.page import BUILT
from tests.browser.conftest import Visit
from tests.browser.visiting import trying
from tests.server.backends import PATIENCE, PLAIN
from tests.server.hosting import Host

KILOBYTE = 1000
ELSEWHERE = re.compile(r"https?://(?!www\.w3\.org/|localhost)[\w.-]+")
NAMED_ONLY = {"svelte.dev"}
"""Hosts that stand in messages for programmers, and are never asked for anything."""


def ask(host: Host, path: str, **headers: str) -> httpx.Response:
    """Ask the server for something, as a browser does."""
    return httpx.get(f"http://{host.address}{path}", headers=headers, timeout=PATIENCE, **PLAIN)


def test_any_address_of_the_page_is_the_page(host: Host) -> None:
    for path in ("/", "/tables/abc", "/new/risk76", "/what/ever"):
        answer = ask(host, path)
        assert (answer.status_code, answer.headers["content-type"]) == (
            200,
            "text/html; charset=utf-8",
        )
        assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/api/nothing", "/assets/nothing.js"])
def test_a_wrong_address_of_programs_is_no_page(host: Host, path: str) -> None:
    answer = ask(host, path)
    assert answer.status_code == 404
    assert answer.json()["reason"] == "no-such-page"


def test_files_are_sent_packed_and_kept_for_good(host: Host) -> None:
    script = next(BUILT.glob("assets/index-*.js"))
    answer = ask(host, f"/assets/{script.name}", **{"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.content == script.read_bytes()
    plain = ask(host, f"/assets/{script.name}", **{"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == script.read_bytes()


def test_the_first_load_is_below_200_kilobytes(visit: Visit) -> None:
    ana = visit(locale="fr-FR")
    sizes: dict[str, int] = {}

    def weigh(request: Request) -> None:
        sizes[request.url] = request.sizes()["responseBodySize"]

    ana.page.on("requestfinished", weigh)
    ana.go()
    expect(ana.page.get_by_role("button", name="Jouer").first).to_be_visible()
    for kind in (".woff2", ".css"):
        for _ in trying(f"{kind} does not come"):
            if any(name.endswith(kind) for name in sizes):
                break
            ana.page.wait_for_timeout(100)
    ana.page.wait_for_load_state("networkidle")
    assert sum(sizes.values()) < 200 * KILOBYTE, sizes


@pytest.mark.parametrize("board", ["world", "africa"])
def test_a_map_is_below_150_kilobytes(board: str) -> None:
    packed = [len(gzip.compress(file.read_bytes())) for file in BUILT.glob(f"assets/{board}-*.js")]
    assert 15 * KILOBYTE < max(packed) < 150 * KILOBYTE


def test_nothing_comes_from_elsewhere() -> None:
    files = [file for file in BUILT.rglob("*") if file.suffix in (".js", ".css", ".html", ".svg")]
    assert len(files) > 5
    hosts = {
        found.split("//")[1]
        for file in files
        for found in ELSEWHERE.findall(file.read_text(encoding="utf-8"))
    }
    assert hosts <= NAMED_ONLY
