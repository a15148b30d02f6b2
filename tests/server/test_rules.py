"""The rules of the games over HTTP, in the language of who asks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from planisphere.catalogue import CATALOGUE
from tests.server.hosting import Guest, Host, hosting


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server; what keeps its data is no matter here."""
    with hosting(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.mark.parametrize("game", [entry.name for entry in CATALOGUE])
def test_the_rules_of_a_game_are_served_in_both_languages(host: Host, game: str) -> None:
    english, french = (
        Guest(host, language=language).http.get(f"/api/games/{game}/rules").json()
        for language in ("en", "fr-FR,fr;q=0.9")
    )
    assert (english["language"], french["language"]) == ("en", "fr")
    assert [rule["id"] for rule in english["rules"]] == [rule["id"] for rule in french["rules"]]
    assert len(english["rules"]) >= 14
    assert all(rule["rule"] for rule in english["rules"])


def test_there_are_no_rules_of_a_game_that_there_is_not(host: Host) -> None:
    answer = Guest(host, language="fr").http.get("/api/games/chess/rules")
    assert (answer.status_code, answer.json()["reason"]) == (404, "no-such-game")
