"""The phases of the map games: matches that stand where something is asked, and hands that play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache

from playwright.sync_api import Page

from planisphere.bots.deciding import decide, generator
from planisphere.bots.levels import chooser
from planisphere.choices import choices, questions
from planisphere.match import Match
from tests.browser.test_matches import FORK
from tests.browser.visiting import Visitor

TRIES = 20
"""Matches after which a phase is not waited for any more."""
SLOW = 400
"""Milliseconds for what moves on a board."""

Verbs = Sequence[str]
Ready = Callable[[Match, Verbs], bool]
Hands = Callable[[Page], None]


def look(page: Page) -> None:
    """Look, and do nothing."""


@dataclass(frozen=True)
class Phase:
    """Something that is asked of the first seat, and what has been done of it when one looks."""

    name: str
    game: str
    ready: Ready
    hands: Hands = look
    options: dict[str, str] = field(default_factory=dict)
    seats: int = 3

    def stand(self) -> Match:
        """Let bots play until it has come, in as many matches as it takes."""
        for seed in map("the phases of a map, {}".format, range(TRIES)):
            match = Match.new(self.game, self.seats, self.options, seed=seed)
            while not match.over:
                verbs = _verbs(match)
                if verbs and self.ready(match, verbs):
                    return match
                seat = match.awaited[0]
                told = match.game, match.view(seat), seat, chooser(self.game, "normal")
                match.play(seat, decide(*told, generator(seed, match.number, seat)), whole=True)
        raise AssertionError(f"{self.name} does not come")

    def show(self, ana: Visitor, match: Match) -> None:
        """Bring a match to the server, begin to play on, and do what is to be seen."""
        ana.go()
        levels = [None] + ["normal"] * (self.seats - 1)
        plan = {"game": self.game, "seats": self.seats, "levels": levels}
        table = ana.page.evaluate(FORK, [match.to_record(reveal=True), match.number, plan])
        ana.go(f"/tables/{table}")
        ana.page.locator(".lobby button.main").click()
        ana.page.locator(".prompt.mine, .tray, .panel").first.wait_for()
        ana.page.locator(".territory").first.wait_for()
        self.hands(ana.page)


def _verbs(match: Match) -> Verbs:
    """List by which verbs the first seat may act."""
    if 0 not in match.awaited:
        return ()
    view = match.view(0)
    asked = questions(match.game, view, 0)
    found = [one for each in asked for one in each] or choices(match.game, view, 0)
    return [one.verb for one in found]


def may(verb: str, rounds: int = 0) -> Ready:
    """Say when something may be done, from some round on."""

    def ready(match: Match, verbs: Verbs) -> bool:
        return verb in verbs and int(match.position.round_number) >= rounds

    return ready


def pick(page: Page) -> None:
    """Pick the glowing territory with the most armies, or the first."""
    best = page.locator(".territory.choice").evaluate_all(
        """all => {
            const armies = one => Number(one.querySelector(".count")?.textContent ?? 0);
            return all.sort((one, other) => armies(other) - armies(one))[0].dataset.territory;
        }"""
    )
    page.locator(f'[data-territory="{best}"]').focus()
    page.keyboard.press("Enter")
    page.wait_for_timeout(SLOW)


def lay(page: Page) -> None:
    """Lay some armies out."""
    pick(page)
    page.locator(".each button").nth(1).click()
    pick(page)


def prepare(page: Page) -> None:
    """Pick both ends of an attack, or of a move."""
    pick(page)
    pick(page)


def throw(page: Page) -> None:
    """Throw the dice."""
    prepare(page)
    page.locator(".battle .deeds > button.main").click()
    page.wait_for_timeout(2 * SLOW)


def conquer(page: Page) -> None:
    """Throw until something has fallen or nobody is left to throw."""
    prepare(page)
    page.locator(".battle .until button").click()
    page.locator(".marching").wait_for()
    page.wait_for_timeout(SLOW)


def cards(page: Page) -> None:
    """Open the hand of cards."""
    drawer = page.locator(".bar button[aria-expanded]").first
    if drawer.get_attribute("aria-expanded") == "false":
        drawer.click()
    page.locator(".sets button").first.wait_for()


def mission(page: Page) -> None:
    """Look at the mission."""
    page.locator(".bar button[aria-expanded]").nth(1).click()
    page.locator(".mission .face").click()
    page.wait_for_timeout(SLOW)


def answer(page: Page) -> None:
    """Wish to be asked how many dice defend, end the turn, and wait for an attack."""
    page.locator(".bar .standing").click()
    for _ in range(2):
        page.locator(".bar .end").click()
        page.wait_for_timeout(SLOW)
    page.locator(".defence").wait_for()


def write(page: Page) -> None:
    """Write some orders and declarations, and hold one line."""
    sheet = page.locator("form").filter(has=page.locator(".lines"))
    for place, line in enumerate(sheet.locator(".lines select").all()[:-1]):
        options = line.locator("option").evaluate_all("all => all.map(one => one.value)")
        line.select_option(options[1 + place % (len(options) - 1)])
    for place, embassy in enumerate(sheet.locator(".stances").all()[:2]):
        embassy.locator("button").nth(place % 2).click()


def hold(page: Page) -> None:
    """Hold a line of the sheet, to fill it on the map."""
    page.locator(".lines .place").first.click()
    page.wait_for_timeout(SLOW)


def read(steps: int) -> Hands:
    """Hand a sheet in and read some steps of what all have written."""

    def go(page: Page) -> None:
        write(page)
        page.locator(".foot button.main").click()
        page.locator(".papers ol").wait_for()
        page.wait_for_timeout(SLOW)
        again = page.locator(".foot .row button").first
        if not again.is_disabled():
            again.click()
        for _ in range(steps):
            following = page.locator(".foot .row button.main")
            if page.locator(".papers li.now").count():
                following.click()
        page.wait_for_timeout(2 * SLOW)

    return go


def powers(page: Page) -> None:
    """Look at the powers."""
    page.get_by_role("tab").nth(1).click()


ASKED = {"defence": "ask"}
MISSIONS = {"mode": "missions"}
QUIET = {"diplomacy_minutes": "0"}
PHASES = (
    Phase("first-armies", "conquete57", may("place"), lay),
    Phase("in-secret", "risk76", may("place"), lay, MISSIONS),
    Phase("reinforce", "risk76", may("place", 4), lay, MISSIONS),
    Phase("cards", "risk76", may("trade", 3), cards, MISSIONS),
    Phase("cards-57", "conquete57", may("trade", 3), cards),
    Phase("attack", "conquete57", may("attack", 3)),
    Phase("attack-from", "conquete57", may("attack", 3), pick),
    Phase("odds", "risk76", may("attack", 4), prepare, MISSIONS, 6),
    Phase("dice", "risk76", may("attack", 4), throw, MISSIONS),
    Phase("occupy", "risk76", may("occupy", 3), look, MISSIONS),
    Phase("defend", "risk76", may("attack", 3), answer, MISSIONS | ASKED),
    Phase("rested", "conquete57", may("move", 4)),
    Phase("move", "conquete57", may("move", 4), prepare),
    Phase("mission", "risk76", may("attack", 3), mission, MISSIONS),
    Phase("ally", "risk76", may("attack", 2), pick, {"mode": "ally"}, 2),
    Phase("powers-to-take", "africa1880", may("take"), look, QUIET),
    Phase("where-to-begin", "africa1880", may("start"), look, QUIET, 5),
    Phase("orders", "africa1880", may("order", 3), write, QUIET, 5),
    Phase("held", "africa1880", may("order", 3), hold, QUIET, 5),
    Phase("reading", "africa1880", may("order", 4), read(1), QUIET, 5),
    Phase("reading-on", "africa1880", may("order", 4), read(7), QUIET, 5),
    Phase("powers", "africa1880", may("order", 7), powers, QUIET, 6),
)


@cache
def stood(name: str) -> Match:
    """Return a match that stands at a phase; bots play it once."""
    return next(phase for phase in PHASES if phase.name == name).stand()
