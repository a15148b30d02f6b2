"""The example of a client plays whole matches of any game."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest

from planisphere.catalogue import CATALOGUE
from planisphere.match import Match
from tests.server.backends import PATIENCE
from tests.server.hosting import Guest, Host, hosting
from tests.server.playing import short
from tests.server.remote import token_of

EXAMPLE = Path(__file__).parents[2] / "examples" / "client.py"
PAGE = Path(__file__).parents[2] / "docs" / "clients.md"


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server with an empty database; what keeps it is no matter here."""
    with hosting(tmp_path_factory.mktemp("server")) as running:
        yield running


def example() -> Callable[[str, str, str, int], list[int]]:
    """Return what the example does."""
    spec = importlib.util.spec_from_file_location("client", EXAMPLE)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found: Callable[[str, str, str, int], list[int]] = module.play
    return found


@pytest.mark.parametrize("game", [entry.name for entry in CATALOGUE])
def test_the_example_plays_a_whole_match(host: Host, game: str) -> None:
    ana, play = Guest(host, "Ana"), example()
    seats = 3 if game == "africa1880" else 2
    table = ana.table(game, seats, options=short(game), levels=["random"] + [None] * (seats - 1))
    assert ana.http.delete(f"/api/tables/{table}/seat").status_code == 204
    with ExitStack() as stack:
        look = stack.enter_context(ana.at(table))
        pool = stack.enter_context(ThreadPoolExecutor())
        server = f"http://{host.address}"
        playing = [
            pool.submit(play, server, token_of(host, f"Bot {seat}"), table, seat)
            for seat in range(1, seats)
        ]
        while any(
            not seat["person"] and not seat["level"]
            for seat in look.hear("table")["table"]["seats"]
        ):
            pass
        assert ana.post(f"/api/tables/{table}/start").status_code == 201
        won = [future.result(PATIENCE) for future in playing]
    match = Match.from_record(ana.http.get(f"/api/tables/{table}/record").text)
    assert match.over
    assert won == [match.winners] * (seats - 1)


def test_the_page_about_clients_shows_the_example() -> None:
    assert EXAMPLE.read_text(encoding="utf-8") in PAGE.read_text(encoding="utf-8")
