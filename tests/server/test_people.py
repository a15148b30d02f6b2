"""People: guests, accounts, tokens, and pages from elsewhere."""

from __future__ import annotations

import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from planisphere.server import schema
from planisphere.server.admin import run
from tests.server.hosting import PATIENT, Guest, Host, account


def test_a_guest_plays_at_once_under_a_nickname(host: Host) -> None:
    guest = Guest(host, "Ana")
    assert guest.http.get("/api/me").json() == {
        "id": guest.id,
        "name": "Ana",
        "language": "en",
        "guest": True,
    }


def test_a_stranger_is_nobody(host: Host) -> None:
    assert Guest(host).http.get("/api/me").json() is None


def test_a_second_guest_of_a_name_gets_a_number(host: Host) -> None:
    Guest(host, "Bo")
    assert Guest(host, "bo").http.get("/api/me").json()["name"] == "bo 2"


@pytest.mark.parametrize("name", ["", "   ", "x" * 31, "a\tb\x00", "\u202e"])
def test_a_name_that_cannot_be_shown_is_refused(host: Host, name: str) -> None:
    answer = Guest(host).post("/api/people", name=name)
    assert answer.status_code == 422
    assert answer.json()["reason"] == "person-name"


def test_a_refusal_is_said_in_the_language_asked_for(host: Host) -> None:
    answer = Guest(host, language="fr").post("/api/people", name="")
    assert answer.json()["sentence"] == "Un nom a de 1 à 30 lettres affichables."


def test_a_password_keeps_the_name(host: Host) -> None:
    guest = Guest(host, "Clara")
    changed = guest.http.patch("/api/me", json={"password": "a long one"})
    assert changed.json()["guest"] is False
    again = Guest(host)
    assert again.post("/api/session", name="clara", password="a long one").status_code == 201
    assert again.http.get("/api/me").json()["id"] == guest.id


def test_of_a_password_only_its_argon2_hash_is_kept(host: Host) -> None:
    kept = select(schema.people.c.password).where(schema.people.c.id == account(host, "Cora").id)
    row = run(host.settings.database, lambda store: store.row(kept))
    assert row is not None
    assert row["password"].startswith("$argon2id$")


def test_the_matches_of_a_guest_are_still_his_with_a_password(host: Host) -> None:
    guest = Guest(host, "Cleo")
    table = guest.table("express", 2)
    guest.http.patch("/api/me", json={"password": "a long one"})
    again = Guest(host)
    again.post("/api/session", name="Cleo", password="a long one")
    assert [one["id"] for one in again.http.get("/api/tables?show=mine").json()] == [table]


def test_a_wrong_password_and_an_unknown_name_are_answered_alike(host: Host) -> None:
    Guest(host, "Dora").http.patch("/api/me", json={"password": "a long one"})
    wrong = Guest(host).post("/api/session", name="Dora", password="another one")
    unknown = Guest(host).post("/api/session", name="Nobody at all", password="another one")
    assert wrong.status_code == unknown.status_code == 401
    assert wrong.json() == unknown.json()


def test_a_short_password_is_refused(host: Host) -> None:
    answer = Guest(host, "Emil").http.patch("/api/me", json={"password": "short"})
    assert (answer.status_code, answer.json()["reason"]) == (422, "person-password")


def test_a_name_is_changed_unless_it_is_taken(host: Host) -> None:
    Guest(host, "Fritz")
    guest = Guest(host, "Gerda")
    assert guest.http.patch("/api/me", json={"name": "Gerda II"}).json()["name"] == "Gerda II"
    assert guest.http.patch("/api/me", json={"name": "FRITZ"}).status_code == 409


def test_a_language_is_changed_unless_it_is_not_spoken_here(host: Host) -> None:
    guest = Guest(host, "Gus")
    assert guest.http.patch("/api/me", json={"language": "fr"}).json()["language"] == "fr"
    refused = guest.http.patch("/api/me", json={"language": "tlh"})
    assert (refused.status_code, refused.json()["reason"]) == (422, "language-unknown")
    assert guest.http.get("/api/me").json()["language"] == "fr"


def test_who_signs_out_is_nobody(host: Host) -> None:
    guest = Guest(host, "Hans")
    assert guest.http.delete("/api/session").status_code == 204
    assert guest.http.get("/api/me").json() is None


def test_who_deletes_himself_is_gone_and_so_are_his_tokens(host: Host) -> None:
    guest = Guest(host, "Ida")
    secret = guest.post("/api/tokens", label="bot").json()["secret"]
    assert guest.http.delete("/api/me").status_code == 204
    assert Guest(host, token=secret).http.get("/api/me").json() is None
    assert Guest(host, "Ida").http.get("/api/me").json()["name"] == "Ida"


def test_a_token_acts_for_its_person_until_it_is_revoked(host: Host) -> None:
    guest = Guest(host, "Jo")
    token = guest.post("/api/tokens", label="bot").json()
    program = Guest(host, token=token["secret"]).http
    assert program.get("/api/me").json()["name"] == "Jo"
    listed = guest.http.get("/api/tokens").json()
    assert [(t["id"], t["secret"]) for t in listed] == [(token["id"], "")]
    guest.http.delete(f"/api/tokens/{token['id']}")
    assert program.get("/api/me").json() is None


def test_what_a_revoked_token_has_opened_is_closed(host: Host) -> None:
    guest = Guest(host, "Joe")
    kept, revoked = (guest.post("/api/tokens", label="bot").json() for _ in range(2))
    table = guest.table("express", 2)
    with (
        Guest(host, token=kept["secret"]).at(table) as stays,
        Guest(host, token=revoked["secret"]).at(table) as goes,
    ):
        guest.http.delete(f"/api/tokens/{revoked['id']}")
        assert goes.hear("refused")["reason"] == "person-needed"
        stays.say("say", text="still here")
        assert stays.hear("said")["text"] == "still here"


def test_another_page_cannot_act_with_the_cookie(host: Host) -> None:
    guest = Guest(host, "Kim")
    plan = {"game": "express", "seats": 2}
    foreign = guest.http.post("/api/tables", json=plan, headers={"origin": "http://else.where"})
    assert (foreign.status_code, foreign.json()["reason"]) == (403, "foreign-page")
    del guest.http.headers["x-planisphere"]
    assert guest.http.post("/api/tables", json=plan).status_code == 403


def test_another_page_opens_no_socket_with_the_cookie(host: Host) -> None:
    guest = Guest(host, "Kai")
    url = f"ws://{host.address}/api/tables/{guest.table('express', 2)}/socket"
    cookie = {"cookie": "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())}
    own, other = (f"http://{origin}" for origin in (host.address, "else.where"))
    with connect(url, origin=Origin(own), additional_headers=cookie, **PATIENT) as socket:
        assert "table" in str(socket.recv())
    with (
        connect(url, origin=Origin(other), additional_headers=cookie, **PATIENT) as socket,
        pytest.raises(ConnectionClosed) as closed,
    ):
        socket.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


def test_the_cookie_is_for_this_server_alone_and_cannot_be_read_by_scripts(host: Host) -> None:
    cookie = Guest(host).post("/api/people", name="Lea").headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_a_cookie_that_was_tampered_with_is_nobody(host: Host) -> None:
    guest = Guest(host, "Max")
    name, value = next(iter(guest.http.cookies.items()))
    guest.http.cookies.set(name, value[:-6] + "AAAAAA")
    assert guest.http.get("/api/me").json() is None
