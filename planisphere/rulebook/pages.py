"""Read a page of rules: what the game is, and its rules one by one."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

PAGES = Path(__file__).parent
RULE = re.compile(r"^\| ([A-Z]\d+) \| (.+?) \| (?:(.+?) )?\| (?:(.+?) )?\|$")


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule of a game, with our ruling and the options that change it, if any."""

    id: str
    section: str
    rule: str
    ruling: str
    option: str


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The rules of a game in one language; its texts may have marks of Markdown."""

    game: str
    language: str
    title: str
    introduction: str
    rules: tuple[Rule, ...]


@cache
def rulebook(game: str, language: str) -> Rulebook:
    """Return the rules of a game in a language."""
    page = (PAGES / language / f"{game}.md").read_text(encoding="utf-8")
    first, *sections = re.split(r"^## ", page, flags=re.MULTILINE)
    title, _, introduction = first.removeprefix("# ").partition("\n")
    rules = [rule for section in sections for rule in _rules(section)]
    plain = re.sub(r":? ?\(?`\w+`\)?$", "", title).strip()
    return Rulebook(game, language, plain, introduction.strip(), tuple(rules))


def _rules(section: str) -> list[Rule]:
    """List the rules of a section."""
    name, *lines = section.splitlines()
    rows = filter(None, map(RULE.match, lines))
    return [Rule(row[1], name, row[2], row[3] or "", row[4] or "") for row in rows]
