"""The rooms import each other in one direction only."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "planisphere"

FLOORS = [
    {"faults"},
    {"kernel", "fields", "instructions", "streams"},
    {"game"},
    {"parts"},
    {"games"},
    {"catalogue"},
    {"chance", "diplomacy", "line", "odds", "phrases", "playouts", "rulebook", "trial", "words"},
    {"course", "hearing", "match", "record"},
    {
        "bots",
        "choices",
        "describing",
        "facts",
        "laws",
        "luck",
        "painting",
        "perft",
        "programs",
        "tables",
        "tally",
        "telling",
    },
    {"adapters", "arena", "bench", "remote", "reports", "server", "terminal"},
    {"cli"},
    {"__main__"},
]
"""From the ground up; a room may use its own floor and those below."""

MODULES = sorted(PACKAGE.rglob("*.py"))


def room(module: str) -> str:
    return module.split(".")[1] if "." in module else ""


def imports(file: Path) -> set[str]:
    """List the modules of the package that a file imports, wherever it does so."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found |= {node.module, *(f"{node.module}.{name.name}" for name in node.names)}
        elif isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
    return {name for name in found if name.startswith("planisphere.")}


def floor(name: str) -> int:
    return next((n for n, rooms in enumerate(FLOORS) if name in rooms), -1)


@pytest.mark.parametrize("file", MODULES, ids=lambda f: str(f.relative_to(PACKAGE)))
def test_a_room_uses_no_room_above_it(file: Path) -> None:
    own = file.relative_to(PACKAGE).parts[0].removesuffix(".py")
    if own == "__init__":
        assert imports(file) == set()
        return
    assert floor(own) >= 0, f"{own} has no floor"
    above = {name for name in imports(file) if floor(room(name)) > floor(own)}
    assert above == set()


@pytest.mark.parametrize("file", MODULES, ids=lambda f: str(f.relative_to(PACKAGE)))
def test_a_game_uses_no_other_game(file: Path) -> None:
    parts = file.relative_to(PACKAGE).parts
    if parts[0] == "games" and len(parts) > 2:
        others = {name.split(".")[2] for name in imports(file) if room(name) == "games"}
        assert others <= {parts[1]}


def test_rules_know_nothing_of_clocks_storage_or_sockets() -> None:
    strange = {"time", "datetime", "socket", "sqlite3", "logging", "asyncio", "threading", "random"}
    for file in [*(PACKAGE / "parts").rglob("*.py"), *(PACKAGE / "games").rglob("*.py")]:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        names = set()
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                names |= {name.name.split(".")[0] for name in node.names}
            elif isinstance(node, ast.ImportFrom):
                assert node.level == 0, f"{file}: a relative import"
                names.add((node.module or "").split(".")[0])
        assert not names & strange, file
