"""The page about the contract has every route, and every message with all its fields."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from planisphere.rulebook.pages import Rulebook
from planisphere.server.app import create
from planisphere.server.archive import Frame
from planisphere.server.blocks import Blocked
from planisphere.server.calling import YourTurn
from planisphere.server.ladder import Card, Ladder
from planisphere.server.luck import LuckCard, WinCurve
from planisphere.server.people import Person, Token
from planisphere.server.routes import (
    Changed,
    Changes,
    Fork,
    Label,
    Level,
    Login,
    Muting,
    Newcomer,
    Record,
)
from planisphere.server.settings import settings
from planisphere.server.shelf import BattleOdds, GameCard
from planisphere.server.society import Complaint
from planisphere.server.tables import Plan, TableCard
from planisphere.server.trouble import Trouble
from planisphere.server.wire import Asked, Told

PAGE = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```json (\w+)\n(.*?)\n```", PAGE, re.S)
NAMED = [
    *(Newcomer, Changes, Login, Label, Level, Muting, Fork, Record, GameCard, BattleOdds, Rulebook),
    *(Person, Token, Trouble, Plan, TableCard, Frame, Changed, LuckCard, WinCurve),
    *(Ladder, Card, Blocked, Complaint, YourTurn),
]
TYPES: dict[str, Any] = {
    **{kind.__name__: kind for kind in NAMED},
    "Asked": Asked,
    "Told": Told,
}


def is_part(shown: Any, whole: Any) -> bool:
    """Whether all that is shown is part of a whole."""
    if isinstance(shown, dict):
        return all(key in whole and is_part(value, whole[key]) for key, value in shown.items())
    if isinstance(shown, list):
        return len(shown) == len(whole) and all(map(is_part, shown, whole))
    return bool(shown == whole)


@pytest.mark.parametrize(("name", "text"), EXAMPLES)
def test_every_example_can_be_read_and_has_no_field_too_many(name: str, text: str) -> None:
    whole = msgspec.json.encode(msgspec.json.decode(text, type=TYPES[name]))
    assert is_part(json.loads(text), json.loads(whole))


def test_every_block_of_json_says_what_it_is() -> None:
    assert len(EXAMPLES) == PAGE.count("```json")
    assert {name for name, _ in EXAMPLES} == TYPES.keys()


@pytest.mark.parametrize("way", ["Asked", "Told"])
def test_every_message_is_shown_with_all_its_fields(way: str) -> None:
    shown: dict[str, set[str]] = {}
    for text in (text for name, text in EXAMPLES if name == way):
        message = json.loads(text)
        shown.setdefault(message["kind"], set()).update(message)
    kinds = {kind.__struct_config__.tag: kind for kind in TYPES[way].__args__}
    assert shown == {tag: {"kind", *kind.__struct_fields__} for tag, kind in kinds.items()}


def test_every_route_is_listed_and_no_other(tmp_path: Path) -> None:
    contract = create(settings({}, tmp_path)).openapi_schema.to_schema()
    there = {
        f"{method.upper()} {path}"
        for path, methods in contract["paths"].items()
        for method in methods
    }
    assert set(re.findall(r"^\| `([A-Z]+ /\S+)` \|", PAGE, re.M)) == there
