"""Compiling changes nothing but speed, and never serves rules that have changed."""

from __future__ import annotations

import os
import pickle
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any, Protocol

import numba
import numpy as np
import pytest

from planisphere.fields import fields
from planisphere.kernel import PACKAGE, Papers, blank, cache_key, layout, sources, use_cache
from tests.tables import MODES
from tests.test_arrows import imports

ROOT = PACKAGE.parent


def run(*arguments: str, cwd: Path = ROOT, **settings: str) -> str:
    """Run Python in a process of its own and return what it prints."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=cwd,
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_compiled_and_interpreted_rules_agree_byte_for_byte() -> None:
    compiled = run("-m", "tests.interpreted", "1", NUMBA_DISABLE_JIT="0")
    interpreted = run("-m", "tests.interpreted", "1", NUMBA_DISABLE_JIT="1")
    assert compiled == interpreted
    assert len(set(compiled.split())) == len(MODES)


@pytest.mark.soak
def test_no_rule_reaches_beyond_its_arrays() -> None:
    # Rules that are not compiled refuse that themselves, in the test above.
    checked = run("-m", "tests.interpreted", "2", NUMBA_BOUNDSCHECK="1")
    assert checked == run("-m", "tests.interpreted", "2")


PROBE = "from planisphere.parts.worth import climbing_worth; print(climbing_worth(1))"


def test_a_changed_part_is_compiled_anew(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "planisphere", ignore=shutil.ignore_patterns("__pycache__"))
    cache = str(tmp_path / "cache")
    assert (
        run("-c", PROBE, cwd=tmp_path, PYTHONPATH=str(tmp_path), PLANISPHERE_CACHE=cache) == "6\n"
    )
    user = "from planisphere.games.conquete57.cards import trade; " + PROBE
    part = tmp_path / "planisphere" / "parts" / "worth.py"
    part.write_text(part.read_text().replace("[4, 6, 8,", "[4, 7, 8,"))
    assert run("-c", user, cwd=tmp_path, PYTHONPATH=str(tmp_path), PLANISPHERE_CACHE=cache) == "7\n"
    assert len(list((tmp_path / "cache").glob("rules-*"))) == 2


def test_a_copy_of_the_package_finds_what_another_has_compiled(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    for name in ("first", "second"):
        copy = tmp_path / name / "planisphere"
        shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
        settings = {"PYTHONPATH": str(copy.parent), "PLANISPHERE_CACHE": str(cache)}
        hits = "; print(climbing_worth.stats.cache_hits.total())"
        told = run("-c", PROBE + hits, cwd=copy.parent, **settings).split()
        assert told == ["6", str(int(name == "second"))]
    assert [file.name for file in cache.glob("rules-*/parts/*.nbi")] != []


def test_processes_that_compile_for_different_records_at_once_write_to_different_files(
    tmp_path: Path,
) -> None:
    class Early(Papers):
        """Has looked at what there is before another wrote."""

        def _load_index(self) -> dict[str, str]:
            return {}

    early: Any = Early
    for key in ("one record", "another"):
        early(str(tmp_path), "rule", "stamp").save(key, f"code for {key}")
    assert {pickle.loads(file.read_bytes()) for file in tmp_path.glob("*.nbc")} == {
        "code for one record",
        "code for another",
    }
    late: Any = Papers
    assert late(str(tmp_path), "rule", "stamp").load("another") == "code for another"


CALLER = """
from planisphere.catalogue import load
from planisphere.games.conquete57.cards import TRADE, trade
from planisphere.kernel import blank
position = blank(load("conquete57").layout)
position.hand[0] = 3
trade(position, 0, TRADE)
print(position.reserve[0])
"""


def test_a_changed_part_changes_the_compiled_rules_that_use_it(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "planisphere", ignore=shutil.ignore_patterns("__pycache__"))
    settings = {"PYTHONPATH": str(tmp_path), "PLANISPHERE_CACHE": str(tmp_path / "cache")}
    assert run("-c", CALLER, cwd=tmp_path, **settings) == "4\n"
    part = tmp_path / "planisphere" / "parts" / "worth.py"
    part.write_text(part.read_text().replace("[4, 6, 8,", "[5, 6, 8,"))
    assert run("-c", CALLER, cwd=tmp_path, **settings) == "5\n"


def test_the_cache_key_covers_rules_parts_boards_and_checks() -> None:
    covered = {str(file.relative_to(PACKAGE)) for file in sources()}
    assert {"kernel.py", "parts/ground.py", "boards/earth.toml"} <= covered
    assert {"games/risk76/rules.py", "odds/battle.py", "playouts.py"} <= covered
    plain = run("-c", "from planisphere.kernel import cache_key; print(cache_key())").strip()
    checks = "from planisphere.kernel import cache_key; print(cache_key())"
    assert plain == cache_key() or os.environ.get("NUMBA_BOUNDSCHECK")
    assert run("-c", checks, NUMBA_BOUNDSCHECK="1").strip() != plain


def test_all_that_compiled_code_imports_is_in_the_key() -> None:
    """A constant of any of these modules may be baked into compiled code."""
    covered = {file.resolve() for file in sources()}
    waiting = [f for f in PACKAGE.rglob("*.py") if "@compiled" in f.read_text(encoding="utf-8")]
    seen: set[Path] = set()
    while waiting:
        file = waiting.pop()
        if file in seen:
            continue
        seen.add(file)
        for name in imports(file):
            module = PACKAGE.parent / Path(*name.split("."))
            waiting += [
                f for f in (module.with_suffix(".py"), module / "__init__.py") if f.exists()
            ]
    assert {f.resolve() for f in seen} - covered == set()


def test_caches_long_unused_are_cleared(tmp_path: Path) -> None:
    old, recent = tmp_path / "rules-old", tmp_path / "rules-recent"
    old.mkdir()
    recent.mkdir()
    os.utime(old, (0, 0))
    from numba.core import config

    kept = config.CACHE_DIR
    try:
        use_cache(tmp_path, "new")
    finally:
        config.CACHE_DIR = kept
    assert not old.exists()
    assert recent.exists()
    assert (tmp_path / "rules-new").exists()


class Fine(Protocol):
    """A record with fields of several widths."""

    small: Annotated[int, np.int8]
    wide: Annotated[int, np.int32]
    row: Annotated[int, np.int8, 3]


class Unsigned(Protocol):
    """A record that would go wrong."""

    count: Annotated[int, np.uint8]


class Shadowing(Protocol):
    """A record whose field hides a method of NumPy's."""

    round: Annotated[int, np.int8]


def test_a_layout_leaves_no_byte_without_a_name() -> None:
    kind = layout(Fine)
    assert kind.itemsize == sum(np.dtype(kind[name]).itemsize for name in kind.names or ())
    assert blank(kind).tobytes() == bytes(kind.itemsize)


@pytest.mark.parametrize("record", [Unsigned, Shadowing])
def test_a_layout_refuses_fields_that_would_break(record: type) -> None:
    with pytest.raises(TypeError):
        layout(record)


class Unmarked(Protocol):
    """A record with a field that does not say who may see it."""

    count: Annotated[int, np.int8]


def test_a_field_must_say_who_may_see_it() -> None:
    with pytest.raises(TypeError, match="who may see"):
        fields(Unmarked)


def test_a_copy_of_a_record_has_all_its_bytes_and_none_in_common() -> None:
    record = blank(layout(Fine))
    record.wide, record.row[1] = 70_000, 5
    copy = record.copy()
    assert type(copy) is type(record)
    assert copy.tobytes() == record.tobytes()
    copy.wide, copy.row[1] = 1, 2
    assert (record.wide, record.row.tolist()) == (70_000, [0, 5, 0])


def test_compiled_code_finds_a_record_wherever_it_lies() -> None:
    @numba.njit
    def double(record: Fine) -> None:
        record.wide *= 2

    first, second = blank(layout(Fine)), blank(layout(Fine))
    first.wide, second.wide = 10, 20
    several = np.array([first, second])
    for record in (first, first.copy(), several[1]):
        double(record)
    assert (first.wide, second.wide) == (20, 20)
    assert several["wide"].tolist() == [10, 40]
