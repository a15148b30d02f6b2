"""Blocks and reports: whom one does not want to hear, and what the operator is told."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest

from planisphere.server import admin, reporting
from planisphere.server.reporting import MOST_A_DAY, Report
from tests.server.hosting import Ear, Guest, Host, hosting


def trio(host: Host, game: str = "express", **plan: object) -> tuple[str, list[Guest]]:
    """Set a table up at which three people sit."""
    people = [Guest(host, name) for name in ("Ana", "Bo", "Cleo")]
    table = people[0].table(game, 3, **plan)
    for seat, person in enumerate(people[1:], 1):
        assert person.http.put(f"/api/tables/{table}/seats/{seat}").status_code == 200
    return table, people


def heard(ear: Ear, last: str) -> list[str]:
    """List what somebody hears up to something that is said last."""
    said: list[str] = []
    while last not in said:
        said.append(ear.hear("said")["text"])
    return said


def test_what_a_blocked_person_says_does_not_reach_who_blocked_him(host: Host) -> None:
    table, (ana, bo, cleo) = trio(host)
    with ExitStack() as stack:
        ears = [stack.enter_context(person.at(table)) for person in (ana, bo, cleo)]
        ears[1].say("say", text="Before")
        assert heard(ears[0], "Before") == ["Before"]
        assert ana.http.put(f"/api/blocks/{bo.id}").status_code == 204
        ears[1].say("say", text="While")
        heard(ears[2], "While")
        ears[2].say("say", text="Then")
        assert heard(ears[0], "Then") == ["Then"]
        assert ana.http.delete(f"/api/blocks/{bo.id}").status_code == 204
        ears[1].say("say", text="After")
        assert heard(ears[0], "After") == ["After"]
    ana.http.put(f"/api/blocks/{bo.id}")
    with ana.at(table) as again, cleo.at(table) as other:
        other.say("say", text="Again")
        assert heard(again, "Again") == ["Then", "Again"]


def test_a_block_holds_with_all_processes(data: Path, database: str) -> None:
    with (
        hosting(data, database=database) as first,
        hosting(data, database=database) as second,
        ExitStack() as stack,
    ):
        table, people = trio(first)
        ears = [stack.enter_context(people[0].at(table))]
        for person in people:
            person.host = second
            person.http.base_url = f"http://{second.address}"
        ears += [stack.enter_context(person.at(table)) for person in people[1:]]
        assert people[0].http.put(f"/api/blocks/{people[1].id}").status_code == 204
        ears[1].say("say", text="While")
        heard(ears[2], "While")
        ears[2].say("say", text="Then")
        assert heard(ears[0], "Then") == ["Then"]


@pytest.mark.parametrize(
    "asked", [{"kind": "say", "text": "Psst"}, {"kind": "propose", "proposal": "alliance"}]
)
def test_a_blocked_person_does_not_write_in_private(host: Host, asked: dict[str, str]) -> None:
    table, (ana, bo, _) = trio(host, "africa1880")
    ana.http.put(f"/api/blocks/{bo.id}")
    with bo.at(table) as ear:
        ear.say(to=0, **asked)
        refused = ear.hear("refused")
        assert refused["reason"] == "talk-refused"
        assert "block" not in refused["sentence"]
        ear.say(to=2, **asked)
        assert ear.hear("refused", "said").get("reason") != "talk-refused"


def test_a_blocked_person_does_not_sit_down_at_the_tables_of_who_blocked_him(host: Host) -> None:
    ana, bo = Guest(host, "Ana"), Guest(host, "Bo")
    table = ana.table("express", 2)
    ana.http.put(f"/api/blocks/{bo.id}")
    refused = bo.http.put(f"/api/tables/{table}/seats/1")
    assert (refused.status_code, refused.json()["reason"]) == (403, "seat-refused")
    ana.http.delete(f"/api/blocks/{bo.id}")
    assert bo.http.put(f"/api/tables/{table}/seats/1").status_code == 200


def test_blocks_are_listed_and_a_second_one_changes_nothing(host: Host) -> None:
    ana, bo = Guest(host, "Ana"), Guest(host, "Zoe")
    for _ in range(2):
        assert ana.http.put(f"/api/blocks/{bo.id}").status_code == 204
    assert ana.http.get("/api/blocks").json() == [{"id": bo.id, "name": "Zoe"}]
    assert bo.http.get("/api/blocks").json() == []
    assert ana.http.put(f"/api/blocks/{ana.id}").json()["reason"] == "block-oneself"
    assert ana.http.put("/api/blocks/nobody").json()["reason"] == "no-such-person"


@pytest.mark.parametrize("wrong", ["%00", "a%00b", "x" * 500, "é", "%ff"])
def test_what_could_be_nobody_is_nobody(host: Host, wrong: str) -> None:
    ana = Guest(host, "Ana")
    assert ana.http.put(f"/api/blocks/{wrong}").json()["reason"] == "no-such-person"
    assert ana.http.delete(f"/api/blocks/{wrong}").status_code == 204
    assert ana.http.get(f"/api/people/{wrong}").json()["reason"] == "no-such-person"
    assert ana.http.get(f"/api/tables/{wrong}").json()["reason"] == "no-such-table"


# Reports


def told(host: Host, text: str) -> Report:
    """Return the report with a text."""
    found = admin.run(host.settings.database, reporting.reports)
    return next(report for report in found if report.text == text)


def test_a_report_keeps_what_its_author_could_hear(host: Host) -> None:
    table, (ana, bo, cleo) = trio(host, "africa1880")
    with ExitStack() as stack:
        ears = [stack.enter_context(person.at(table)) for person in (ana, bo, cleo)]
        ears[1].say("say", text="To all")
        ears[1].say("say", text="To Ana", to=0)
        ears[1].say("say", text="To Cleo", to=2)
        heard(ears[2], "To Cleo")
    ana.http.put(f"/api/blocks/{bo.id}")
    sent = ana.post("/api/reports", against=bo.id, table=table, text=" He\nis rude.\x00 ")
    assert sent.status_code == 204
    report = told(host, "He\nis rude.")
    assert (report.person, report.against, report.table) == (ana.id, bo.id, table)
    assert report.name.startswith("Bo")
    assert [line.text for line in report.talk] == ["To all", "To Ana"]
    assert {line.person for line in report.talk} == {bo.id}
    Guest(host, "Watcher").post("/api/reports", against=bo.id, table=table, text="Loud")
    assert [line.text for line in told(host, "Loud").talk] == ["To all"]


def test_a_report_that_cannot_be_is_refused(host: Host) -> None:
    ana, bo = Guest(host, "Ana"), Guest(host, "Bo")
    closed = Guest(host, "Cleo").table("express", 2, onlookers=False)
    for data, reason in (
        ({"against": ana.id, "text": "I am rude."}, "report-oneself"),
        ({"against": "nobody", "text": "Rude"}, "no-such-person"),
        ({"against": bo.id, "text": " \n "}, "report-text"),
        ({"against": bo.id, "text": "Rude", "table": "nowhere"}, "no-such-table"),
        ({"against": bo.id, "text": "Rude", "table": closed}, "no-such-table"),
        ({"against": bo.id, "text": "x" * 2001}, "request-field"),
    ):
        assert ana.http.post("/api/reports", json=data).json()["reason"] == reason


def test_nobody_reports_all_day(host: Host) -> None:
    ana, bo = Guest(host, "Ana"), Guest(host, "Bo")
    for _ in range(MOST_A_DAY):
        assert ana.post("/api/reports", against=bo.id, text="Rude").status_code == 204
    refused = ana.post("/api/reports", against=bo.id, text="Rude")
    assert (refused.status_code, refused.json()["reason"]) == (429, "too-many-reports")
    assert bo.post("/api/reports", against=ana.id, text="Rude too").status_code == 204
