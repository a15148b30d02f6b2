"""Pages that live outside docs/, and links that hold in the repository and on the site alike."""

from __future__ import annotations

import os
import re
from pathlib import Path

from sphinx.application import Sphinx

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
GAMES = ("conquete57", "risk76", "express", "manchots", "africa1880")
PAGES = {
    "contributing": ROOT / "CONTRIBUTING.md",
    "changelog": ROOT / "CHANGELOG.md",
    **{
        f"rules/{language}/{game}": ROOT / "planisphere" / "rulebook" / language / f"{game}.md"
        for language in ("en", "fr")
        for game in GAMES
    },
}
"""What is written for other readers as well: which page of the site it is, and where it stands."""
PLACES = {
    **{file: DOCS / f"{page}.md" for page, file in PAGES.items()},
    ROOT / "README.md": DOCS / "index.md",
    ROOT / "planisphere" / "rulebook": DOCS / "games" / "index.md",
    DOCS / "decisions": DOCS / "decisions" / "index.md",
}
"""What a link may lead to in the repository, and the page that it is on the site."""
LINK = re.compile(r"\[([^]\n]*)\]\((?![a-z]+:)([^)#\s]+)(#[^)\s]*)?\)")


def relinked(text: str, file: Path, page: Path) -> str:
    """Return the text of a file with links that lead to the same things from a page.

    A link that is called like its file is called like its page instead, which Sphinx knows.
    """

    def lead(link: re.Match[str]) -> str:
        there = Path(os.path.normpath(file.parent / link[2]))
        there = PLACES.get(there, there)
        name = "" if link[1].endswith(".md") else link[1]
        return f"[{name}]({os.path.relpath(there, page.parent)}{link[3] or ''})"

    return LINK.sub(lead, text)


def written(page: Path, text: str) -> None:
    """Write a page, unless it is there: what is not touched is not built again."""
    if not page.exists() or page.read_text(encoding="utf-8") != text:
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(text, encoding="utf-8")


def fetch(app: Sphinx) -> None:
    """Bring in the pages from elsewhere."""
    for name, file in PAGES.items():
        page = DOCS / f"{name}.md"
        written(page, relinked(file.read_text(encoding="utf-8"), file, page))


def relink(app: Sphinx, name: str, source: list[str]) -> None:
    """Let the links of a page lead to the pages of the site."""
    page = DOCS / f"{name}.md"
    if page.exists():
        source[0] = relinked(source[0], page, page)


def setup(app: Sphinx) -> dict[str, bool]:
    """Do both while the site is built."""
    app.connect("builder-inited", fetch)
    app.connect("source-read", relink)
    return {"parallel_read_safe": True}
