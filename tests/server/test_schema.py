"""The contract as OpenAPI has it is complete, and a server that is asked anything keeps to it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from hypothesis.strategies import SearchStrategy
from schemathesis import GenerationMode
from schemathesis.config import SchemathesisConfig
from schemathesis.core.result import Ok
from schemathesis.openapi import from_url

from planisphere.catalogue import CATALOGUE
from planisphere.describing import describe
from tests.server.hosting import OWN_PAGE, Guest, Host, hosting
from tests.server.remote import token_of

CONFIG = {
    "request-timeout": 60.0,
    "checks": {
        # What the schema cannot say, such as the options of each game, is 422.
        "positive_data_acceptance": {
            "expected-statuses": ["2xx", "401", "403", "404", "409", "413", "422", "429"]
        },
        "negative_data_rejection": {
            "expected-statuses": ["400", "401", "403", "404", "405", "409", "413", "422", "429"]
        },
        "not_a_server_error": {"expected-statuses": ["2xx", "4xx"]},
    },
}


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server with an empty database; what keeps it is no matter here."""
    with hosting(tmp_path_factory.mktemp("server"), tables_a_person="100000") as running:
        yield running


@pytest.fixture(scope="module")
def contract(host: Host) -> schemathesis.BaseSchema:
    """What the server says of itself."""
    url = f"http://{host.address}/schema/openapi.json"
    return from_url(url, config=SchemathesisConfig.from_dict(CONFIG))


def ask_anything(host: Host, contract: schemathesis.BaseSchema, examples: int) -> None:
    """Ask all routes of a server anything, in the right form and in wrong ones."""
    table = Guest(host, "Ana").table("express", 2)
    for result in contract.get_all_operations():
        assert isinstance(result, Ok), "a route that cannot be understood"
        operation = result.ok()
        sent = {"Authorization": f"Bearer {token_of(host, 'Bo')}", **OWN_PAGE}
        for mode in GenerationMode:
            check(operation.as_strategy(mode), sent, table, examples)


def check(cases: SearchStrategy[Any], sent: dict[str, str], table: str, examples: int) -> None:
    """Ask one route anything, half of the time about a table that there is."""

    @given(case=cases, there=st.booleans())
    @settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck))
    def ask(case: schemathesis.Case[Any], there: bool) -> None:
        if there and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        case.call_and_validate(headers=sent)

    try:
        ask()
    except Unsatisfiable:
        """A route that asks for nothing cannot be asked in a wrong form."""


def test_a_server_keeps_to_its_contract(host: Host, contract: schemathesis.BaseSchema) -> None:
    ask_anything(host, contract, 5)


@pytest.mark.soak
def test_a_server_keeps_to_its_contract_for_long(
    host: Host, contract: schemathesis.BaseSchema
) -> None:
    ask_anything(host, contract, 200)


def test_every_route_is_summed_up_and_refuses_in_one_form(host: Host) -> None:
    contract = httpx.get(f"http://{host.address}/schema/openapi.json").json()
    routes = [route for methods in contract["paths"].values() for route in methods.values()]
    assert len(routes) > 25
    for route in routes:
        assert " " in route["summary"] or route["summary"] == "Sign in"
        refusals = [answer for status, answer in route["responses"].items() if status >= "400"]
        assert len(refusals) == 9
        for refusal in refusals:
            (content,) = refusal["content"].values()
            assert content["schema"] == {"$ref": "#/components/schemas/Trouble"}


@pytest.mark.parametrize("game", [entry.name for entry in CATALOGUE])
def test_a_game_is_described_to_programs(host: Host, game: str) -> None:
    answer = httpx.get(f"http://{host.address}/api/games/{game}")
    assert answer.json() == json.loads(msgspec.json.encode(describe(game)))


def test_a_game_that_there_is_not_is_not_described(host: Host) -> None:
    answer = httpx.get(f"http://{host.address}/api/games/chess")
    assert (answer.status_code, answer.json()["reason"]) == (404, "no-such-game")


def is_message(part: dict[str, Any]) -> bool:
    """Whether something that is described is a message by itself."""
    return "kind" in part.get("properties", {})


def test_the_messages_of_the_socket_have_a_schema(host: Host) -> None:
    schema = httpx.get(f"http://{host.address}/api/schema/socket").json()
    parts = schema["$defs"]
    kinds = {part["properties"]["kind"]["enum"][0] for part in parts.values() if is_message(part)}
    asked = {
        "play",
        "undo",
        "try",
        "hint",
        "odds",
        "draft",
        "standing",
        "salt",
        "say",
        "propose",
        "answer",
        "ready",
    }
    assert kinds == asked | {"table", "state", "tried", "hinted", "drafted", "refused", "said"}
    assert {"Choice", "TableCard", "Heard"} <= parts.keys()
