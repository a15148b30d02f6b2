"""The command line. Nothing heavy is imported before a command needs it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from itertools import pairwise

from cyclopts import App

from planisphere.cli.measuring import arena, bench, perft
from planisphere.cli.operating import admin
from planisphere.cli.playing import games, play
from planisphere.cli.reckoning import odds
from planisphere.cli.records import luck, replay, verify
from planisphere.cli.serving import bot, serve
from planisphere.faults import Fault

app = App(
    name="planisphere",
    help="Planisphere: the great conquest games, by the book.",
    version_flags=[],
    help_format="plaintext",
    help_formatter="plain",
)
COMMANDS: tuple[Callable[..., object], ...] = (
    games,
    play,
    serve,
    bot,
    admin,
    replay,
    verify,
    luck,
    odds,
    arena,
    perft,
    bench,
)
for command in COMMANDS:
    app.command(command)


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
