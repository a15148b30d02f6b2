"""What a person is told when something goes wrong, and that nothing is lost by it."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Visit
from tests.browser.typing import (
    by_text,
    choices,
    choose_first,
    first_answers,
    hand_in,
    play_now,
    type_on,
    wait_for_turn,
)
from tests.browser.visiting import visiting
from tests.server.hosting import Host
from tests.server.processes import free_port


def test_an_illegal_command_is_refused_with_its_reason(visit: Visit) -> None:
    ana = by_text(visit())
    play_now(ana, "Risk Express")
    hand_in(ana, "fill atlantis 1")
    expect(ana.page.get_by_role("alert")).to_contain_text("atlantis")
    ana.check_access()
    ana.page.get_by_role("button", name="Close").click()
    expect(ana.page.get_by_role("alert")).not_to_contain_text("atlantis")


def test_a_second_tab_sees_what_the_first_one_does(visit: Visit) -> None:
    ana = by_text(visit())
    play_now(ana, "Risk Express")
    other = ana.page.context.new_page()
    other.goto(ana.page.url)
    expect(choices(other).first).to_be_visible()
    log = ana.page.get_by_role("log").first.locator("p")
    before = log.count()
    choose_first(ana)
    expect(log.nth(before)).to_be_visible()
    last = log.last.inner_text()
    expect(other.get_by_role("log").first.get_by_text(last, exact=True).last).to_be_visible()


def test_a_device_without_a_network_says_so_and_goes_on_where_it_was(visit: Visit) -> None:
    ana = by_text(visit())
    play_now(ana, "Risk Express")
    ana.page.context.set_offline(True)
    expect(ana.page.get_by_text("The connection is lost")).to_be_visible()
    log = ana.page.get_by_role("log").first.locator("p")
    before = log.count()
    hand_in(ana, first_answers(ana))
    ana.page.context.set_offline(False)
    expect(ana.page.get_by_text("The connection is lost")).to_have_count(0)
    expect(log.nth(before)).to_be_visible()


def test_a_browser_whose_session_has_ended_looks_on_as_somebody_new(visit: Visit) -> None:
    ana = by_text(visit())
    play_now(ana, "Risk Express")
    ana.page.context.clear_cookies()
    ana.page.reload()
    expect(ana.page.get_by_role("log").first).to_be_visible()
    expect(ana.page.get_by_text("Your session has ended")).to_be_visible()
    expect(ana.page.get_by_role("button", name="Give up")).to_have_count(0)
    ana.check_access()


def test_a_match_is_played_to_its_end_though_the_server_was_started_again(
    browser: Browser, tmp_path: Path
) -> None:
    port = str(free_port())
    first = Host(tmp_path, port=port)
    first.start()
    with visiting(browser, first.address) as ana:
        by_text(ana)
        play_now(ana, "Manchots Barjots")
        log = ana.page.get_by_role("log").first.locator("p")
        before = log.all_inner_texts()
        first.stop()
        expect(ana.page.get_by_text("The connection is lost")).to_be_visible()
        hand_in(ana, first_answers(ana))
        second = Host(tmp_path, port=port)
        second.start()
        expect(ana.page.get_by_text("The connection is lost")).to_have_count(0)
        expect(log.nth(len(before))).to_be_visible()
        wait_for_turn(ana)
        assert log.all_inner_texts()[: len(before)] == before
        ana.page.get_by_label("Command", exact=True).focus()
        type_on(ana)
        expect(ana.page.get_by_role("dialog").get_by_role("heading")).to_contain_text("won")
        second.stop()
