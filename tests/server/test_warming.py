"""Games are compiled aside, and completely, before the server loads them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from numba.core import config

from planisphere.server import warming
from planisphere.server.warming import Warmer, is_warm, warm


def test_a_cache_that_was_half_filled_is_filled_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    warm("express")
    assert is_warm("express")
    monkeypatch.setattr(config, "CACHE_DIR", str(tmp_path))
    (tmp_path / "express_1").mkdir()
    (tmp_path / "express_1" / "rules.legal.nbc").touch()
    assert not is_warm("express")


def test_without_a_cache_nothing_is_compiled_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(config, "CACHE_DIR", "")
    assert is_warm("express")


def test_a_game_that_could_not_be_loaded_is_loaded_when_it_is_wanted_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tries = iter([True, False])

    async def warm_aside(game: str) -> None:
        if next(tries):
            raise OSError(12, "Cannot allocate memory")

    async def want() -> None:
        warmer = Warmer()
        with pytest.raises(OSError, match="memory"):
            await warmer.ready("express")
        await warmer.ready("express")
        await warmer.ready("express")
        await warmer.close()

    monkeypatch.setattr(warming, "_warm_aside", warm_aside)
    asyncio.run(want())
