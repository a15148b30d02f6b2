"""The command line. Nothing heavy is imported before a command needs it."""

from __future__ import annotations

import os
import sys
from itertools import pairwise
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from planisphere.faults import Fault

app = App(
    name="planisphere",
    help="Planisphere: the great conquest games, by the book.",
    version_flags=[],
    help_format="plaintext",
    help_formatter="plain",
)

Lang = Annotated[str, Parameter(help="fr or en; as the surroundings if left out.")]
Json = Annotated[bool, Parameter("--json", negative=(), help="Print JSON.")]
Option = Annotated[
    list[str],
    Parameter(["--option", "-o"], negative=(), help="An option of the game, such as mode=world."),
]
Think = Annotated[
    float | None, Parameter(help="Seconds for a turn of bots that think; 0: playouts alone.")
]
Record = Annotated[Path, Parameter(help="A record file.")]


def main() -> None:
    """Run a command; answer a fault with a sentence, never with a traceback."""
    try:
        app()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (Fault, OSError, UnicodeDecodeError) as error:
        print(_complaint(error, sys.argv), file=sys.stderr)
        sys.exit(2)


def _complaint(error: Exception, arguments: list[str]) -> str:
    """Say what is wrong, in the language asked for."""
    from planisphere.words import LANGUAGES, usual_language, words

    flat = [part for argument in arguments for part in argument.split("=", 1)]
    asked = next((word for flag, word in pairwise(flat) if flag == "--lang"), "")
    speech = words(asked if asked in LANGUAGES else usual_language())
    if isinstance(error, Fault):
        return speech.fault(error)
    if isinstance(error, OSError):
        return speech.say("file-fault", name=error.filename or "", reason=error.strerror or error)
    return speech.say("file-not-text")


def _language(asked: str) -> str:
    """Return the language asked for, or that of the surroundings."""
    from planisphere.words import LANGUAGES, usual_language

    if asked and asked not in LANGUAGES:
        raise Fault("language-unknown", value=asked, allowed=", ".join(LANGUAGES))
    return asked or usual_language()


def read_options(given: list[str]) -> dict[str, str]:
    """Read options written as name=value."""
    options = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Fault("option-form", text=text)
        options[name.replace("-", "_")] = value
    return options


@app.command
def games() -> None:
    """List the games, their seats and their modes."""
    from planisphere.catalogue import CATALOGUE

    for entry in CATALOGUE:
        modes = ", ".join(mode.name for mode in entry.modes)
        print(f"{entry.name:<12} {entry.title:<30} {entry.seats[0]}–{entry.seats[-1]}  {modes}")


@app.command
def play(
    game: Annotated[str, Parameter(help="A game: see planisphere games.")] = "risk76",
    *,
    seats: Annotated[
        str,
        Parameter(help="Who sits where: human, human:NAME, a level of bots, program:COMMAND."),
    ] = "",
    option: Option | None = None,
    seed: Annotated[str, Parameter(help="The same seed gives the same dice.")] = "",
    line: Annotated[str, Parameter(help="A position to start from.")] = "",
    save: Annotated[Path | None, Parameter(help="Write the match here after each move.")] = None,
    resume: Annotated[Path | None, Parameter(help="Go on with a saved match.")] = None,
    think: Think = None,
    lang: Lang = "",
) -> int:
    """Play in the terminal."""
    from planisphere import terminal
    from planisphere.programs.naming import listed

    options = read_options(option or [])
    players = listed(seats) if seats else []
    _announce_compiling(line.split()[0] if line.split() else game, _language(lang))
    return terminal.play(
        game, players, options, seed or None, line or None, resume, save, think, _language(lang)
    )


def _announce_compiling(game: str, language: str) -> None:
    """Tell a person who plays for the first time why nothing happens for a while."""
    from planisphere.catalogue import CATALOGUE
    from planisphere.kernel import is_compiled
    from planisphere.words import words

    if game in [entry.name for entry in CATALOGUE] and not is_compiled(game):
        print(words(language).say("first-start"), file=sys.stderr, flush=True)


@app.command
def serve(
    *,
    host: Annotated[str, Parameter(help="The address to listen on.")] = "",
    port: Annotated[int, Parameter(help="The port to listen on.")] = 0,
    workers: Annotated[
        int | None, Parameter(help="Processes that serve; several need PostgreSQL and Redis.")
    ] = None,
    lang: Lang = "",
) -> None:
    """Serve tables to people and programs over HTTP; settings come from the environment."""
    from planisphere.server.serving import addresses, check, serve
    from planisphere.server.settings import settings
    from planisphere.words import words

    said = {"PLANISPHERE_HOST": host, "PLANISPHERE_PORT": str(port or "")}
    said["PLANISPHERE_WORKERS"] = "" if workers is None else str(workers)
    told = settings({**os.environ, **{name: value for name, value in said.items() if value}})
    speech = words(_language(lang))
    check(told)
    print(speech.say("serve-here", addresses="  ".join(addresses(told))), flush=True)
    serve(told)


@app.command
def bot(
    *,
    server: Annotated[str, Parameter(help="The address of a table server.")] = (
        "http://localhost:8780"
    ),
    token: Annotated[
        str, Parameter(help="A token; better unseen by others in PLANISPHERE_TOKEN.")
    ] = "",
    level: Annotated[str, Parameter(help="random, easy, normal, hard or master.")] = "normal",
    table: Annotated[
        list[str] | None,
        Parameter(
            negative=(), allow_leading_hyphen=True, help="The identity of a table; several at once."
        ),
    ] = None,
    anywhere: Annotated[
        bool, Parameter("--any", negative=(), help="Wait for open tables, again and again.")
    ] = False,
    game: Annotated[
        list[str] | None, Parameter(negative=(), help="With --any: these games alone.")
    ] = None,
    most: Annotated[int, Parameter(help="With --any: so many tables at once.")] = 1,
    think: Think = None,
    lang: Lang = "",
) -> None:
    """Play a seat at a table server, as the bots at home do."""
    from planisphere.remote.bot import Wish, run

    if bool(table) == anywhere:
        raise Fault("bot-which")
    wish = Wish(level, tuple(table or ()), tuple(game or ()), most, think)
    run(server, token or os.environ.get("PLANISPHERE_TOKEN", ""), wish, _language(lang))


admin = App(
    name="admin", help="Look after a server's database: PLANISPHERE_DATABASE.", version_flags=[]
)
app.command(admin)


@admin.command
def tables(
    *,
    state: Annotated[str, Parameter(help="open, salting, running, over or closed.")] = "",
) -> None:
    """List the tables, the newest first."""
    from planisphere.server.operating import print_tables

    print_tables(state)


@admin.command
def people() -> None:
    """List the people, the newest first; a tilde marks a guest."""
    from planisphere.server.operating import print_people

    print_people()


@admin.command
def reports(*, lang: Lang = "") -> None:
    """List what people have reported, the newest first, with what was said at the table."""
    from planisphere.server.operating import print_reports

    print_reports(_language(lang))


@admin.command
def close(
    table: Annotated[str, Parameter(allow_leading_hyphen=True, help="The identity of a table.")],
    *,
    lang: Lang = "",
) -> None:
    """End a table for everybody; what was played there is kept."""
    from planisphere.server.operating import close

    close(table, _language(lang))


@admin.command
def delete(
    what: Annotated[str, Parameter(help="table or person.")],
    identity: Annotated[str, Parameter(allow_leading_hyphen=True, help="Its identity, or his.")],
    *,
    lang: Lang = "",
) -> None:
    """Remove a table with all that was played there, or forget a person."""
    from planisphere.server.operating import delete

    delete(what, identity, _language(lang))


@admin.command
def backup(file: Annotated[Path, Parameter(help="A new file.")], *, lang: Lang = "") -> None:
    """Write the database into a file while the server runs."""
    from planisphere.server.operating import backup

    backup(file, _language(lang))


@app.command
def replay(
    file: Record,
    *,
    step: Annotated[bool, Parameter(negative=(), help="Step through it.")] = False,
    seat: Annotated[str, Parameter(help="See it as this seat did: A to F.")] = "",
    lang: Lang = "",
) -> int:
    """Tell a recorded match."""
    from planisphere import terminal

    return terminal.replay(file, step, seat or None, _language(lang))


@app.command
def verify(file: Record, *, lang: Lang = "") -> int:
    """Check that the dice of a recorded match come from its seed."""
    from planisphere.reports import print_verdict

    return print_verdict(file, _language(lang))


@app.command
def luck(
    file: Record,
    *,
    turning: Annotated[
        bool, Parameter(negative=(), help="Reckon the chances to win, and where it turned.")
    ] = False,
    playouts: Annotated[int, Parameter(help="Of normal bots from each moment.")] = 200,
    seed: Annotated[str, Parameter(help="The same seed gives the same chances to win.")] = "luck",
    picture: Annotated[Path | None, Parameter(help="Paint it into this file, a PNG.")] = None,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Weigh the luck of a recorded match: what was expected, what came, and how unusual it is."""
    from planisphere.reports import print_luck

    print_luck(file, playouts if turning else None, seed, picture, as_json, _language(lang))


odds = App(name="odds", help="Give the exact odds of a battle.", version_flags=[])
app.command(odds)


@odds.default
def battle(
    attackers: Annotated[int, Parameter(help="Attackers, without the one that stays.")],
    defenders: Annotated[str, Parameter(help="Defenders; a chain of territories as 3,1,4.")],
    *,
    defence: Annotated[int, Parameter(help="The most dice that defend: 2 or 3.")] = 2,
    stop_at: Annotated[int, Parameter(help="Stop with so many attackers left.")] = 0,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Give the exact odds of a battle."""
    from planisphere.reports import print_odds

    print_odds(attackers, defenders, defence, stop_at, as_json, _language(lang))


@odds.command
def express(
    card: Annotated[str, Parameter(help="A card, such as china; all of them if left out.")] = "",
    *,
    filled: Annotated[str, Parameter(help="The lines filled already, such as 1,3.")] = "",
    dice: Annotated[
        int | None, Parameter(help="The dice to throw; as many as can be left if left out.")
    ] = None,
    held: Annotated[bool, Parameter(negative=(), help="Another player holds the card.")] = False,
    must_fill: Annotated[
        str, Parameter(help="on: a line that can be filled must be; off: not so.")
    ] = "on",
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Give the exact odds of conquering a card of Risk Express."""
    from planisphere.reports import print_siege, print_sieges

    language = _language(lang)
    if card:
        print_siege(card, filled, dice, held, must_fill, as_json, language)
    else:
        print_sieges(filled, dice, held, must_fill, as_json, language)


@app.command
def arena(
    *,
    game: Annotated[str, Parameter(help="A game: see planisphere games.")],
    bots: Annotated[
        str, Parameter(help="One for each seat: levels, module:name, program:COMMAND; by commas.")
    ],
    matches: Annotated[int, Parameter(help="How many; everybody gets every seat.")] = 300,
    playouts: Annotated[
        int | None, Parameter(help="For a hand-in of bots that think; by level if left out.")
    ] = None,
    limit: Annotated[float, Parameter(help="Seconds for a hand-in; who needs more loses.")] = 60.0,
    seed: Annotated[str, Parameter(help="The same seed gives the same tournament.")] = "arena",
    workers: Annotated[int | None, Parameter(help="Processes; as many as cores if left out.")] = (
        None
    ),
    ray: Annotated[str, Parameter(help="The address of a Ray cluster, or local.")] = "",
    out: Annotated[
        Path | None, Parameter(help="A folder: to keep it in, and to go on with it.")
    ] = None,
    records: Annotated[
        bool, Parameter(negative=(), help="Keep a record file of each match, with fair dice.")
    ] = False,
    as_json: Json = False,
    lang: Lang = "",
    **options: Annotated[str, Parameter(help="Any option of the game, as --mode world.")],
) -> None:
    """Let bots play a tournament: who wins how often, how sure that is, how fast they think."""
    from planisphere.arena.running import run
    from planisphere.arena.tournament import tournament
    from planisphere.programs.naming import listed

    given = {name.replace("-", "_"): value for name, value in options.items()}
    more = {"seed": seed, "playouts": playouts, "limit": limit, "records": records}
    made = tournament(game, given, listed(bots), **more)
    language = _language(lang)
    run(made, matches, workers=workers, ray=ray, out=out, as_json=as_json, language=language)


@app.command
def perft(
    line: Annotated[str, Parameter(help="A position line.")],
    *,
    depth: Annotated[int, Parameter(help="How many moves deep.")] = 2,
    lang: Lang = "",
) -> None:
    """Count the lines of play from a position, decisions and chance alike."""
    from planisphere.reports import print_perft

    print_perft(line, depth, _language(lang))


@app.command
def bench(
    *,
    game: Annotated[str, Parameter(help="One game only.")] = "",
    seconds: Annotated[float, Parameter(help="How long to measure each mode.")] = 2.0,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Measure how fast the rules are."""
    from planisphere.bench import print_bench

    print_bench(game, seconds, as_json, _language(lang))
