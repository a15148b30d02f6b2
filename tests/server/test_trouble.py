"""What is answered when something is wrong, what browsers are told, and how much one may ask."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from litestar import Litestar, get
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed

from planisphere.server import limits
from planisphere.server.app import create
from planisphere.server.settings import settings
from tests.server.backends import PATIENCE
from tests.server.hosting import OWN_PAGE, Ear, Guest, Host, hosting


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "reason"),
    [
        ("GET", "/api/nowhere", "", 404, "no-such-page"),
        ("PUT", "/api/tables/x/seats/first", "", 404, "no-such-page"),
        ("DELETE", "/api/games", "", 405, "method-wrong"),
        ("POST", "/api/people", "{", 400, "request-form"),
        ("POST", "/api/people", "[]", 400, "request-field"),
        ("POST", "/api/people", '{"name": 7}', 400, "request-field"),
        ("POST", "/api/people", "{}", 400, "request-field"),
        ("GET", "/api/tables?show=everything", "", 400, "request-field"),
        ("POST", "/api/people", '{"name": "' + "x" * 20_000 + '"}', 413, "request-long"),
    ],
)
def test_what_is_wrong_is_always_answered_in_one_form(
    host: Host, method: str, path: str, body: str, status: int, reason: str
) -> None:
    said = []
    for language in ("fr-CH, en;q=0.5", "de, en;q=0.5"):
        http = Guest(host).http
        headers = {"accept-language": language, "content-type": "application/json"}
        answer = http.request(method, path, content=body, headers=headers)
        assert (answer.status_code, answer.json()["reason"]) == (status, reason)
        assert answer.json().keys() == {"reason", "sentence", "rule"}
        said.append(answer.json()["sentence"])
    assert said[0] != said[1]


@pytest.mark.parametrize(("path", "allowed"), [("/api/games", "GET"), ("/api/me", "PATCH")])
def test_a_method_that_is_wrong_is_answered_with_those_that_are_right(
    host: Host, path: str, allowed: str
) -> None:
    answer = Guest(host).http.request("PUT", path)
    assert answer.status_code == 405
    assert allowed in answer.headers["allow"].split(", ")


def test_a_field_that_cannot_be_read_is_named(host: Host) -> None:
    answer = Guest(host).http.post("/api/people", json={"name": "Ana", "language": 7})
    assert "“language”" in answer.json()["sentence"]


@get("/broken", sync_to_thread=False)
def broken() -> None:
    """Fail as no route should."""
    raise ValueError("the password is swordfish")


@pytest.fixture
def fragile(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    """A client of a server with a broken route."""
    app = create(settings({}, tmp_path))
    app.register(broken)
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


def test_a_failure_is_admitted_and_not_explained(
    fragile: TestClient[Litestar], caplog: pytest.LogCaptureFixture
) -> None:
    answer = fragile.get("/broken", headers={"accept-language": "fr"})
    assert (answer.status_code, answer.json()["reason"]) == (500, "server-wrong")
    assert "swordfish" not in answer.text
    assert [record.message for record in caplog.records if record.exc_info] == ["failure"]


@pytest.mark.parametrize("path", ["/health", "/api/nowhere", "/api/games"])
def test_every_answer_tells_browsers_what_to_trust(host: Host, path: str) -> None:
    headers = Guest(host).http.get(path).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert "script-src" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "strict-transport-security" not in headers


def test_behind_https_browsers_are_told_to_stay_there(host: Host) -> None:
    headers = {"x-forwarded-proto": "https", **OWN_PAGE}
    url, person = f"http://{host.address}/api/people", {"name": "Ana"}
    answer = httpx.post(url, json=person, headers=headers, timeout=PATIENCE)
    assert answer.headers["strict-transport-security"].startswith("max-age=")
    assert answer.headers["set-cookie"].endswith("; Secure")


def test_who_asks_too_much_is_told_when_to_come_back(data: Path) -> None:
    with hosting(data, requests_a_minute="5") as small:
        ana, bo = Guest(small, "Ana"), Guest(small, "Bo")
        answers = [ana.http.get("/api/me") for _ in range(7)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
        refused = answers[-1]
        assert refused.json()["reason"] == "too-many-requests"
        assert 1 <= int(refused.headers["retry-after"]) <= 60
        assert bo.http.get("/api/me").status_code == 200


def test_who_says_too_much_at_all_his_tables_together_is_told_so_and_may_come_back(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MINUTE", 1e6)
    with hosting(data, messages_a_minute="5") as small:
        ana, bo = Guest(small, "Ana", "fr"), Guest(small, "Bo")
        tables = [ana.table("express", 2) for _ in range(2)]
        with ana.at(tables[0]) as one, ana.at(tables[1]) as two, bo.at(tables[0]) as other:
            for _ in range(5):
                one.say("say", text="Encore")
                one.hear("said")
            two.say("say", text="Encore")
            assert two.hear("refused")["sentence"].startswith("Cela fait trop de demandes")
            assert _closed_with(two) == 1013
            other.say("say", text="My turn")
            while other.hear("said")["text"] != "My turn":
                pass
        monkeypatch.setattr(limits, "MINUTE", 0)
        with ana.at(tables[1]) as again:
            again.say("say", text="Me revoilà")
            again.hear("said")


def test_what_was_sent_a_minute_ago_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    pace = limits.Pace(1)
    monkeypatch.setattr(limits, "MINUTE", 0)
    assert not any(pace.is_too_fast(f"{number}") for number in range(100))
    assert len(pace.sent) == 1


def test_at_no_moment_are_there_more_messages_in_a_minute_than_allowed() -> None:
    moments = iter([0, 59, 59.5, 60, 60.5, 118, 119, 119.5, 120])
    pace = limits.Pace(2, lambda: next(moments))
    refused = [pace.is_too_fast("ana") for _ in range(9)]
    assert refused == [False, False, True, False, True, True, False, True, False]


def test_too_long_a_message_is_refused_and_the_connection_closed(host: Host) -> None:
    ana = Guest(host, "Ana")
    with ana.at(ana.table("express", 2)) as ear:
        ear.say("say", text="x" * 20_000)
        assert ear.hear("refused")["reason"] == "request-long"
        assert _closed_with(ear) == 1008


def _closed_with(ear: Ear) -> int | None:
    """Wait until the server closes, and return its reason."""
    with pytest.raises(ConnectionClosed) as closed:
        ear.hear("nothing")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_an_invented_token_does_not_escape_the_limit_of_its_address(data: Path) -> None:
    with hosting(data, requests_a_minute_from_one_address="5") as small:
        answers = [Guest(small, token=f"invented {n}").http.get("/api/me") for n in range(6)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429]


def test_passwords_are_tried_and_guests_let_in_more_slowly(data: Path) -> None:
    with hosting(data, sign_ins_a_minute="3") as small:
        Guest(small, "Ana")
        tries = [
            Guest(small).post("/api/session", name="Ana", password=f"guess {n}") for n in range(3)
        ]
        assert [answer.status_code for answer in tries] == [401, 401, 429]
        assert Guest(small).post("/api/people", name="Bo").status_code == 429
        assert Guest(small).http.get("/api/games").status_code == 200
