"""The game at the terminal: played in a real pseudo-terminal, and its words."""

from __future__ import annotations

import io
import os
import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pexpect
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document
from rich.console import Console

from planisphere.chance import Fair, Scripted
from planisphere.game import ONLOOKER
from planisphere.match import Match
from planisphere.telling.company import Company
from planisphere.telling.lines import EVERYTHING, first_position
from planisphere.telling.world.atlas import Atlas
from planisphere.telling.world.telling import Teller
from planisphere.terminal import replay
from planisphere.terminal.keeping import Keeper
from planisphere.terminal.percent import percent
from planisphere.terminal.prompt import Choices
from planisphere.terminal.screen import CLEAR, Screen
from planisphere.terminal.seating import seated
from planisphere.terminal.session import Session
from planisphere.terminal.world.board import board
from planisphere.terminal.world.chances import chance_of
from planisphere.terminal.world.hand import exchanges
from planisphere.terminal.world.verbs import assault, named_fight, own_verb
from planisphere.words import LOCALE, words

START = ("-m", "planisphere")
OWNERS = "A" * 14 + "B" * 14 + "C" * 14
WORLD = (
    "risk76 seats=3 mode=world round_number=5 order=ABC--- exchange=forces reserve=4,0,0,0,0,0 "
    f"owner={OWNERS} armies=9,41*2 hand=alaska+brazil+joker-1/peru+japan/-/-/-/-"
)
LAST_STAND = (
    "conquete57 seats=2 round_number=9 order=AB---- exchange=forces reserve=30,0,0,0,0,0 "
    f"owner={'A' * 41}B armies=41*2,1"
)
READY = r"2004h[^\n]{0,50}?[A-F] ›"
"""A prompt as it is first drawn."""
PASS = r"2004h[^\n]{0,90}?press Enter"
"""The line below which the keyboard is passed on."""
ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]")


def plain(text: str) -> str:
    return " ".join(ANSI.sub("", text).split())


class Terminal:
    """The program in a pseudo-terminal; reads up to a question, types an answer."""

    def __init__(self, home: Path, *arguments: str, width: int = 140) -> None:
        surroundings = {
            **os.environ,
            "TERM": "xterm-256color",
            "LANG": "C.UTF-8",
            "LC_ALL": "C.UTF-8",
            "XDG_DATA_HOME": str(home),
            "PROMPT_TOOLKIT_NO_CPR": "1",
            "COLUMNS": str(width),
            "LINES": "50",
        }
        self.child = pexpect.spawn(
            sys.executable,
            [*START, *arguments],
            env=surroundings,
            dimensions=(50, width),
            encoding="utf-8",
            timeout=150,
        )
        self.screen = ""

    def until(self, pattern: str) -> str:
        self.child.expect(pattern)
        told = (self.child.before or "") + str(self.child.after)
        self.screen = (self.screen + told).rpartition(CLEAR)[2]
        return plain(told)

    def type(self, text: str) -> None:
        self.child.send(text + "\r")

    def answer(self, text: str, then: str) -> str:
        """Wait for the prompt, type, and read up to what follows."""
        self.until(READY)
        self.type(text)
        return self.until(then)

    def end(self) -> str:
        self.child.expect(pexpect.EOF)
        self.child.close()
        assert self.child.exitstatus == 0
        told = str(self.child.before or "")
        assert "Traceback" not in told
        return plain(told)


def test_a_match_is_won_in_a_terminal_from_a_position_near_its_end(tmp_path: Path) -> None:
    terminal = Terminal(
        tmp_path, "play", "conquete57", "--seats", "human:Anna,random", "--line", LAST_STAND,
        "--seed", "s", "--lang", "en", "--save", str(tmp_path / "won.txt"),
    )  # fmt: skip
    terminal.until(r"place your 30 armies")
    terminal.answer("place western-australia all", "attack, or say done")
    fought = terminal.answer("blitz w-aus e-aus", "How many armies enter")
    assert re.search(r"[⚀-⚅]\d against [⚀-⚅]\d Eastern Australia \(B\): B −1", fought)
    told = terminal.answer("5", "planisphere replay")
    assert "has won: the whole world is conquered" in told
    terminal.end()
    record = (tmp_path / "won.txt").read_text(encoding="utf-8")
    assert "Result: A\nEnding: world" in record
    assert Match.from_record(record).winners == [0]


def answer_simply(question: str) -> str:
    """Say what a very peaceful player says."""
    places = re.search(r"place WHERE 1…\d+ ([a-z-]+)", question)
    if places:
        return f"place {places[1]} all"
    return "" if "Defend with how many" in question else "done"


def test_two_people_play_from_the_very_start_to_the_horizon(tmp_path: Path) -> None:
    terminal = Terminal(
        tmp_path, "play", "risk76", "--seats", "human:Anna,human:Boris,random", "--seed", "five",
        "--option", "horizon=2", "--option", "defence=most", "--lang", "en",
    )  # fmt: skip
    missions: dict[str, str] = {}
    passed = 0
    while True:
        told = terminal.until(f"{PASS}|{READY}|planisphere replay")
        if told.endswith("planisphere replay"):
            break
        if told.endswith("press Enter"):
            passed += 1
            terminal.type("")
            continue
        shown = plain(terminal.screen)
        seat = shown.rpartition(" ›")[0][-1]
        found = re.search(r"Your mission: (.*?)\.", shown)
        if found:
            missions.setdefault(seat, found[1])
        for other, mission in missions.items():
            assert other == seat or mission not in shown
        terminal.type(answer_simply(shown.rpartition(f"({seat}):")[2]))
    assert set(missions) == {"A", "B"}
    assert passed >= 4
    assert "to end after round 2" in told
    terminal.end()


def test_the_next_person_does_not_see_cards_but_defends_without_a_pass_screen(
    tmp_path: Path,
) -> None:
    terminal = Terminal(
        tmp_path, "play", "risk76", "--seats", "human,human:Boris,random", "--line", WORLD,
        "--seed", "s", "--lang", "en",
    )  # fmt: skip
    terminal.until(PASS)
    assert "Alaska (infantry)" not in plain(terminal.screen)
    terminal.type("")
    terminal.until("place your 4 armies")
    assert "Alaska (infantry), Brazil (artillery), joker" in plain(terminal.screen)
    terminal.answer("place iceland all", "attack, or say done")
    told = terminal.answer("attack iceland scandinavia 3", "Defend with how many")
    assert "press Enter" not in told
    assert "Alaska (infantry)" not in plain(terminal.screen)
    terminal.answer("2", r"attack, or say done")
    shown = plain(terminal.screen)
    assert "Iceland (A)" in shown
    assert "Alaska (infantry)" not in shown
    assert "Peru" not in shown.rpartition("Boris (B): ")[2]
    terminal.answer("cards", PASS)  # another person has typed since
    terminal.type("")
    terminal.until(r"Alaska \(infantry\), Brazil")
    terminal.answer("done", "one move")
    terminal.answer("done", PASS)
    assert "Alaska (infantry)" not in plain(terminal.screen)
    terminal.type("")
    terminal.until("place your")
    assert "Your cards: Peru (cavalry), Japan (infantry)" in plain(terminal.screen)
    assert "Alaska (infantry)" not in plain(terminal.screen)
    terminal.until(READY)
    terminal.child.sendeof()
    terminal.end()


@pytest.mark.parametrize("key", ["\x04", "\x03", "quit\r"])
def test_leaving_keeps_the_match_and_it_goes_on_where_it_was(tmp_path: Path, key: str) -> None:
    terminal = Terminal(
        tmp_path, "play", "--seats", "human:Anna,random,random", "--line", WORLD, "--seed", "s",
        "--lang", "en",
    )  # fmt: skip
    terminal.until("place your 4 armies")
    terminal.answer("place iceland 3", "place your army")
    terminal.until(READY)
    terminal.child.send(key)
    told = terminal.end()
    found = re.search(r"planisphere play --resume (\S+)", told)
    assert found
    again = Terminal(tmp_path, "play", "--resume", found[1], "--lang", "en")
    told = again.until("place your army")
    assert "Anna (A) places 3 armies: Iceland +3." in told
    again.answer("place iceland", "attack, or say done")
    again.until(READY)
    again.child.send("\x04")
    again.end()
    record = Path(found[1]).read_text(encoding="utf-8")
    assert "1 A place iceland 3\n2 A place iceland 1\n" in record
    assert "Name B: random" in record


def test_everything_is_in_french_and_bad_input_is_answered_kindly(tmp_path: Path) -> None:
    line = WORLD.replace("risk76", "conquete57").replace(" mode=world", "")
    line = re.sub("hand=.*", "hand=infantry+artillery+cavalry+joker/-/-/-/-/-", line)
    terminal = Terminal(
        tmp_path, "play", "--seats", "human:Zoé,random,random", "--line", line, "--lang", "fr",
    )  # fmt: skip
    told = terminal.until("placez vos 4 armées")
    assert "La Conquête du Monde (1957)" in told
    assert "Kenya" in told
    assert "Vos cartes : fantassin, canon, cavalier, joker." in told
    for bad, why in [
        ("placer atlantide 3", "« atlantide » n’est pas un territoire"),
        ("placer bresil 99", "Il n’y a pas autant d’armées à placer."),
        ("attaquer bresil afrique-du-nord", "Il faut d’abord placer toutes les armées."),
        ("échanger joker joker", "Ces cartes ne"),
        ("xyzzy \x0e;;; --", "n’est pas une commande"),
        ("9", "n’est pas une commande"),
        ("plateau 3", "« 3 » est de trop ici"),
    ]:
        assert "✗" in terminal.answer(bad, re.escape(why))
    assert "Plusieurs coups" in terminal.answer("aide", "docs/rules/conquete57.md")
    terminal.answer("placer bré tout", "attaquez, ou dites")
    terminal.answer("chances bresil af-nord", "conquête")
    terminal.until(READY)
    for typed, completed in (
        ("att\t", "attaquer"),
        ("br\t", "bresil"),
        ("\t", "afrique-du-nord"),
    ):
        terminal.child.send(typed)
        terminal.until(completed)
    terminal.child.send("2\r")
    terminal.until(r"Brésil \(A\).*contre")
    terminal.until(READY)
    terminal.child.sendeof()
    assert "La partie est gardée dans" in terminal.end()


def run_in_a_pipe(home: Path, typed: str, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, *START, *arguments],
        input=typed.encode(),
        capture_output=True,
        env={**os.environ, "LC_ALL": "C.UTF-8", "XDG_DATA_HOME": str(home)},
        check=False,
        timeout=240,
    )
    assert done.returncode == 0, done.stderr.decode()
    assert done.stderr == b""
    return done.stdout.decode()


def test_a_pipe_gets_plain_text_and_saves_and_replays(tmp_path: Path) -> None:
    file = tmp_path / "kept here.txt"
    typed = "\x1b[31m\n\nplace iceland all\nattack iceland great-britain until 3\n"
    typed += f"save {file}\nlog all\n"
    typed += "line\nlook iceland\nodds iceland scandinavia\nmission\n"
    told = run_in_a_pipe(
        tmp_path, typed, "play", "--seats", "human,human,human", "--line", WORLD, "--seed", "s",
        "--option", "defence=ask",
    )  # fmt: skip
    assert "\x1b" not in told
    assert "There are no missions in this match." in told
    assert "hand=?/?/-" in told  # everybody's cards are hidden where several people look on
    match = Match.from_record(file.read_text(encoding="utf-8"))
    assert match.log[1].seat == 0
    for seat in ("", "B"):
        arguments = ["replay", str(file), *(["--seat", seat] if seat else [])]
        assert "places 4 armies: Iceland +4." in run_in_a_pipe(tmp_path, "", *arguments)
    stepped = run_in_a_pipe(tmp_path, "\nb\n1\nq\n", "replay", str(file), "--step", "--lang", "fr")
    assert stepped.count("Amérique du Nord +5") == 4


def test_a_file_that_is_there_is_never_written_over(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("dear diary")
    told = run_in_a_pipe(
        tmp_path, f"save {file}\nsave /\nsave /proc/none/x\nsave\n", "play", "--line", WORLD,
        "--lang", "en",
    )  # fmt: skip
    assert "exists already" in told
    assert "could not be written" in told
    assert "The name of a file is missing." in told
    assert file.read_text() == "dear diary"


Policy = Callable[[Match, int], str]


def session_of(
    match: Match, seats: Iterable[str], language: str, folder: Path, policy: Policy
) -> tuple[Session, io.StringIO]:
    """Sit people down who type what a policy says, in front of a page of text."""
    speech, page = words(language), io.StringIO()
    console = Console(file=page, width=80, highlight=False, markup=False, force_terminal=False)
    screen = Screen(speech, console, live=False)
    company = Company(seated(list(seats)), speech)
    keeper = Keeper(folder / f"{match.game.name}.txt", speech)
    session = Session(match, company, screen, keeper, resumed=False)
    session.desk.read = lambda seat: policy(match, seat)  # type: ignore[method-assign]
    return session, page


GARBAGE = [
    "",
    "?",
    "log",
    "board",
    "choices",
    "cards",
    "mission",
    "odds a b",
    "attack until",
    "☃" * 99,
]
GARBAGE += [
    "blitz",
    "blitz peru peru until x",
    "defend always",
    ";",
    "place",
    "look",
    "line",
    "1e9",
    "\x00",
]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("conquete57", ["human", "random"], {"economy": "second", "joker": "wild"}),
        ("risk76", ["human:A", "human:B", "random"], {}),
        ("risk76", ["human", "random", "random"], {"mode": "world", "defence": "most"}),
        ("risk76", ["human", "human"], {"first_window": "anyone", "placement": "in-turn"}),
    ],
)
def test_whatever_is_typed_the_match_goes_on_to_its_end(
    tmp_path: Path, language: str, game: str, seats: list[str], options: dict[str, str]
) -> None:
    dice = random.Random(7)

    def type_anything(match: Match, seat: int) -> str:
        atlas = Atlas(match.game.name, words(language))
        sets = exchanges(match.game, match.position, seat, atlas)
        commands = [*match.commands(seat, language), *(offer.command for offer in sets)]
        if dice.random() < 0.4:
            return dice.choice([*GARBAGE, *(c[: dice.randrange(len(c))] for c in commands)])
        ending = [c for c in commands if c in ("done", "fini")]
        return dice.choice(ending or commands) if dice.random() < 0.3 else dice.choice(commands)

    match = Match.new(game, len(seats), {**options, "horizon": 3}, seed="any")
    session, page = session_of(match, seats, language, tmp_path, type_anything)
    assert session.run() == 0
    assert match.over
    told = page.getvalue()
    assert ("Round 1" if language == "en" else "Tour 1") in told
    again = Match.from_record((tmp_path / f"{game}.txt").read_text(encoding="utf-8"))
    assert again.position_line() == match.position_line()


def test_the_same_seed_and_the_same_typing_give_the_same_match(tmp_path: Path) -> None:
    records = []
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        match = Match.new("conquete57", 2, {"horizon": 3}, seed="same")
        simple: Policy = lambda match, seat: match.commands(seat)[0]  # noqa: E731
        session, _ = session_of(match, ["human", "random"], "en", tmp_path / folder, simple)
        session.run()
        records.append(match.to_record())
    assert records[0] == records[1]


def screens_of(line: str, typed: Iterable[str], folder: Path, seats: list[str]) -> list[str]:
    """Return what stands on the screen before each typed line, and at the end."""
    match = Match.from_line(line, seed="s")
    lines, found = iter(typed), []
    session, page = session_of(match, seats, "en", folder, lambda match, seat: type_next())
    session.screen.clear = lambda: page.write(CLEAR)  # type: ignore[method-assign, assignment]

    def type_next() -> str:
        found.append(plain(page.getvalue().rpartition(CLEAR)[2]))
        return next(lines, "quit")

    assert session.run() == 0
    return [*found, plain(page.getvalue().rpartition(CLEAR)[2])]


PEOPLE = ["human:Anna", "human:Boris", "random"]


def test_dice_are_shown_again_when_the_defender_looked_at_his_cards(tmp_path: Path) -> None:
    typed = ["place iceland all", "attack iceland scandinavia 3", "cards", "2"]
    *_, cards, attacker, _ = screens_of(f"{WORLD} defence=ask", typed, tmp_path, PEOPLE)
    assert "Peru (cavalry)" in cards
    assert "Defend with how many" in cards
    assert "Peru (cavalry)" not in attacker
    assert attacker.index("Europe +5") < attacker.index("Iceland (A) ")


def test_a_conqueror_is_told_again_what_his_own_command_caused(tmp_path: Path) -> None:
    owners = "A" * 14 + "B" + "C" * 27
    line = WORLD.replace(OWNERS, owners).replace("armies=9,41*2", "armies=13*2,90,1,27*2")
    typed = ["place iceland all", "blitz iceland scandinavia", "3"]
    screens = screens_of(f"{line} defence=ask", typed, tmp_path, PEOPLE)
    last = next(screen for screen in screens if "How many armies enter" in screen)
    after = screens[screens.index(last) + 1]
    assert "Boris (B) is out; A takes the 2 cards" in after


def test_leaving_takes_secrets_off_a_screen_that_people_share(tmp_path: Path) -> None:
    before, after = screens_of(WORLD, [], tmp_path, PEOPLE)
    assert "Alaska (infantry)" in before
    assert "Alaska (infantry)" not in after
    assert "The match is kept in" in after


def test_a_set_is_named_whole_and_in_any_order(tmp_path: Path) -> None:
    match = Match.from_line(WORLD, seed="s")
    typed = iter(["trade alaska", "trade joker alaska brazil", "quit"])
    seats = ["human", "random", "random"]
    session, page = session_of(match, seats, "en", tmp_path, lambda match, seat: next(typed))
    choices = Choices(session.desk.asker.commands(0))
    assert set(choices.next_words(["trade"], "")) == {"alaska", "brazil", "joker-1"}
    assert set(choices.next_words(["trade", "joker-1"], "")) == {"alaska", "brazil"}
    session.run()
    assert "Name three cards" in page.getvalue()
    assert match.position.held[0] == 0


def test_each_window_of_a_turn_with_an_ally_is_named(tmp_path: Path) -> None:
    match = Match.new("risk76", 2, {"placement": "in-turn", "horizon": 1}, seed="q")
    peaceful: Policy = lambda match, seat: (  # noqa: E731
        "done" if "done" in match.commands(seat) else match.commands(seat)[-1]
    )
    session, page = session_of(match, ["human:Anna", "human:Boris"], "en", tmp_path, peaceful)
    session.run()
    told = plain(page.getvalue())
    assert re.search(r"\(First window: only (Anna \(A\)|Boris \(B\)) may be attacked\.\)", told)
    assert "(Second window.)" in told
    assert "end your first window; then" in told


def test_names_typed_with_blanks_are_completed() -> None:
    choices = Choices(
        ["placer europe-occidentale 3", "placer afrique-de-l-est 1", "placer europe-du-nord 3"]
    )
    for typed, whole in (
        ("placer europe oc", "europe-occidentale "),
        ("placer afrique de l'e", "afrique-de-l-est "),
    ):
        found = list(choices.get_completions(Document(typed), CompleteEvent()))
        assert [completion.text for completion in found] == [whole]
        assert found[0].start_position == -len(typed.partition(" ")[2])


def test_equal_lots_and_who_opens_the_second_phase_are_told() -> None:
    lots = ["6", "6", "2", "3", "5"]
    match = Match.new("conquete57", 3, source=Scripted(lots, then=Fair("s")))
    told = told_by(match, "en", ONLOOKER)
    assert "A ⚅6 B ⚅6 C ⚁2 · equal, again: A ⚂3 B ⚄5." in told[0]
    assert any("opens the second phase" in text for text in told)


def test_a_low_screen_has_a_board_of_eighteen_rows() -> None:
    match = Match.new("risk76", 6, {"placement": "in-turn"}, seed="b")
    speech, page = words("en"), io.StringIO()
    company = Company(seated(["human"] * 6), speech)
    console = Console(file=page, width=80, force_terminal=False)
    atlas = Atlas("risk76", speech)
    console.print(board(match.view(ONLOOKER), company, atlas, 80, wide=False, small=True))
    assert len(page.getvalue().splitlines()) <= 18


def teller_of(match: Match, language: str, watcher: int) -> Teller:
    speech = words(language)
    company = Company(seated(["human:Anna", "human:Boris", "random"]), speech)
    return Teller(match.game, company, watcher)


def told_by(match: Match, language: str, watcher: int) -> list[str]:
    teller, position = teller_of(match, language, watcher), first_position(match)
    return [line.text for entry in match.log for line in teller.tell(position, entry)]


def test_a_fight_is_told_with_its_dice_and_losses() -> None:
    source = Scripted(["6.3.1/5.3", "6.6.6/1"], then=Fair("s"))
    match = Match.from_line(f"{WORLD} defence=most", source=source)
    match.play(0, "place iceland 4")
    match.play(0, "attack iceland scandinavia 3")
    match.play(0, "attack iceland scandinavia 3")
    match.play(0, "occupy 4")
    told = told_by(match, "en", ONLOOKER)
    assert [text for text in told if "Scandinavia" in text and "attacks" not in text] == [
        "Iceland (A) ⚅6 ⚂3 ⚀1 against ⚄5 ⚂3 Scandinavia (B): A −1, B −1; 5 against 1 left.",
        "Iceland (A) ⚅6 ⚅6 ⚅6 against ⚀1 Scandinavia (B): B −1; Scandinavia falls.",
        "Anna (A) takes Scandinavia from Boris (B) and enters with 4 armies.",
    ]
    assert "Islande (A) ⚅6 ⚂3 ⚀1 contre ⚄5 ⚂3 Scandinavie (B) : A −1, B −1 ; reste 5 contre 1." in (
        [plain(text) for text in told_by(match, "fr", ONLOOKER)]
    )


def test_a_card_drawn_is_named_only_to_who_may_see_it() -> None:
    source = Scripted(["6.6.6/1.1", "egypt"], then=Fair("s"))
    match = Match.from_line(f"{WORLD} defence=most", source=source)
    for command in ("place iceland 4", "attack iceland scandinavia 3", "occupy 3", "done"):
        match.play(0, command)
    for watcher, known in ((0, True), (1, False), (ONLOOKER, False), (EVERYTHING, True)):
        drawn = next(text for text in told_by(match, "en", watcher) if "draws" in text)
        assert ("Egypt" in drawn) == known


def test_sealed_placings_and_missions_are_told_to_their_owner_alone() -> None:
    match = Match.new("risk76", 3, seed="sealed")
    match.play(0, match.commands(0)[0])
    assert not any("places" in text for text in told_by(match, "en", 1))
    assert any("places" in text for text in told_by(match, "en", 0))
    assert sum("has a mission" in text for text in told_by(match, "en", EVERYTHING)) == 3
    assert sum("has a mission" in text for text in told_by(match, "en", 2)) == 1
    assert sum("has a mission" in text for text in told_by(match, "en", ONLOOKER)) == 0


def drawn(match: Match, language: str, width: int, seats: int = 3) -> str:
    speech, page = words(language), io.StringIO()
    company = Company(seated(["human:Anna", *["random"] * (seats - 1)]), speech)
    atlas = Atlas(match.game.name, speech)
    console = Console(file=page, width=width, force_terminal=False)
    console.print(board(match.view(ONLOOKER), company, atlas, width, width >= 118))
    return page.getvalue()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [80, 100, 120, 160])
@pytest.mark.parametrize("game", ["risk76", "conquete57"])
def test_the_board_shows_every_territory_within_the_width(
    game: str, width: int, language: str
) -> None:
    match = Match.new(game, 6, {"placement": "in-turn"} if game == "risk76" else {}, seed="b")
    page = drawn(match, language, width, 6)
    lines = [line.rstrip() for line in page.splitlines()]
    assert max(map(len, lines)) <= width
    assert len(lines) <= 26
    assert len(re.findall(r"(?<!\w)[A-F] {1,3}\d+ \w", page)) == 42
    if width >= (120 if game == "risk76" else 160):  # the names of 1957 are long
        atlas = Atlas(game, words(language))
        assert all(atlas.territory(t) in page for t in range(42))


def test_the_third_force_is_shown_as_the_ally() -> None:
    match = Match.new("risk76", 2, seed="ally")
    assert "the ally (C)" in drawn(match, "en", 100, 2)
    assert "l’allié (C)" in drawn(match, "fr", 100, 2)


def test_odds_are_exact_and_certainty_is_never_claimed_too_soon() -> None:
    match = Match.from_line(WORLD)
    iceland, scandinavia = 13, 14
    chance = chance_of("risk76", match.position, iceland, scandinavia)
    assert chance is not None
    assert chance.win == pytest.approx(0.1060, abs=1e-3)
    speech = words("en")
    shown = [percent(share, speech) for share in (0.0, 0.001, 0.5, 0.999, 1.0)]
    assert shown == ["0 %", "<1 %", "50 %", ">99 %", "100 %"]


def test_typing_is_completed_word_by_word_in_the_language_of_the_person() -> None:
    match = Match.from_line(WORLD)
    match.play(0, "place iceland 4")
    choices = Choices(match.commands(0, "fr"))
    assert "attaquer" in choices.next_words([], "at")
    assert choices.next_words(["att"], "isl") == ["islande"]
    assert set(choices.next_words(["attaquer", "isl"], "")) == {"scandinavie", "grande-bretagne"}
    assert choices.next_words(["attaquer", "islande", "grande-bretagne"], "") == ["1", "2", "3"]


def test_verbs_of_the_terminal_do_not_hide_those_of_the_game() -> None:
    for move in ("place brazil", "p", "m", "mo", "d", "o", "occ", "br", "b", "att a b", "fini"):
        assert own_verb(move) is None
    for text, verb in {
        "help": "help",
        "AIDE": "help",
        "?": "help",
        "cart": "cards",
        "q": "quit",
    }.items():
        said = own_verb(text)
        assert said is not None
        assert said.verb == verb
    ordered = assault("att brazil north africa until 4")
    assert ordered is not None
    assert ordered.stop == 4
    assert named_fight("place brazil 3; attack brazil n-af 2") == named_fight("odds brazil n-af")
    assert named_fight("attack brazil") is None


class Variables(Visitor):
    """Collects what a message speaks of."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str) -> Iterator[tuple[str, set[str]]]:
    text = (LOCALE / language / "terminal.ftl").read_text(encoding="utf-8")
    for part in FluentParser().parse(text).body:
        assert not isinstance(part, ast.Junk), part.content
        if isinstance(part, ast.Message):
            found = Variables()
            found.visit(part)
            yield part.id.name, found.names


def test_both_languages_say_the_same_things_and_every_sentence_can_be_said() -> None:
    english, french = dict(messages("en")), dict(messages("fr"))
    assert english == french
    for language in ("en", "fr"):
        for key, names in messages(language):
            for number in (0, 1, 2, 5):
                assert words(language).say(key, **dict.fromkeys(names, number)).strip()


def test_a_wrong_seat_is_refused_in_a_replay(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.write_text(Match.from_line(WORLD).to_record(), encoding="utf-8")
    with pytest.raises(ValueError, match="terminal-seat"):
        replay(file, False, "Z", "en")
