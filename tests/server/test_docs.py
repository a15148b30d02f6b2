"""The site at /docs: the server sends it with a policy of its own, and it is whole."""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from planisphere.server import docs
from planisphere.server.docs import SITE, site
from tests.server.backends import PATIENCE
from tests.server.hosting import Host, hosting

LOADED = re.compile(r"(?:src|srcset|data|poster)=\"([^\"]+)\"|<link [^>]*href=\"([^\"]+)\"")
IN_STYLE = re.compile(r"(?:url\(|@import)\s*[\"']?([^\"')\s]+)")
PAGES = (
    "index.html",
    "start.html",
    "games/risk76.html",
    "rules/en/express.html",
    "rules/fr/africa1880.html",
    "notebook.html",
    "architecture.html",
    "decisions/index.html",
    "reference/http.html",
    "reference/python/matches.html",
    "search.html",
)


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server; what it sends here comes from no database."""
    with hosting(tmp_path_factory.mktemp("site")) as running:
        yield running


def ask(host: Host, path: str) -> httpx.Response:
    """Ask the server for something of the site."""
    return httpx.get(f"http://{host.address}{path}", timeout=PATIENCE)


@pytest.mark.parametrize("path", ["/docs", "/docs/"])
def test_the_address_of_the_site_leads_to_its_first_page(host: Host, path: str) -> None:
    answer = ask(host, path)
    assert (answer.status_code, answer.headers["location"]) == (302, "/docs/index.html")


@pytest.mark.parametrize("page", PAGES)
def test_a_page_may_run_what_is_written_into_it_and_nothing_else(host: Host, page: str) -> None:
    answer = ask(host, f"/docs/{page}")
    policy = answer.headers["content-security-policy"]
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "script-src 'self' 'sha256-" in policy
    assert "unsafe-inline" not in policy.replace("style-src-attr 'unsafe-inline'", "")
    scripts = re.findall(r"<script>(.*?)</script>", answer.text, re.DOTALL)
    assert scripts
    for script in scripts:
        digest = hashlib.sha256(script.encode()).digest()
        assert f"'sha256-{base64.b64encode(digest).decode()}'" in policy


@pytest.mark.parametrize("path", ["/docs/nothing.html", "/docs/../page.py", "/docs/%2e%2e/docs.py"])
def test_what_is_no_page_of_the_site_is_not_sent(host: Host, path: str) -> None:
    answer = ask(host, path)
    assert answer.status_code == 404 or "import" not in answer.text


def test_a_wrong_address_of_the_site_is_answered_in_both_languages(host: Host) -> None:
    answer = ask(host, "/docs/nothing.html")
    assert answer.status_code == 404
    assert "There is no such page." in answer.text
    assert "Cette page n’existe pas." in answer.text


def test_everything_that_pages_load_is_there_and_comes_from_nowhere_else() -> None:
    pages = list(SITE.rglob("*.html"))
    assert len(pages) > 60
    for page in pages:
        for found in LOADED.findall(page.read_text(encoding="utf-8")):
            address = (found[0] or found[1]).split("?")[0].split("#")[0]
            assert (page.parent / address).exists(), f"{page.name}: {address}"


def test_styles_load_nothing_from_elsewhere() -> None:
    styles = list(SITE.rglob("*.css"))
    assert styles
    for style in styles:
        for address in IN_STYLE.findall(style.read_text(encoding="utf-8")):
            assert address.startswith("data:") or (style.parent / address).exists(), style.name


def test_before_the_site_is_built_the_server_says_how(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(docs, "SITE", tmp_path)
    docs._files.cache_clear()
    with TestClient(Litestar([site()])) as client:
        answer = client.get("/docs")
    docs._files.cache_clear()
    assert answer.status_code == 404
    assert "make docs" in answer.text
    assert "Le site n’est pas encore construit" in answer.text
