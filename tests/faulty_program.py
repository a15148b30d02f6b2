"""A program that plays as the example does, until it does wrong in the way that it is told."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

HOW = sys.argv[1]

Told = dict[str, Any]


def say(message: object) -> None:
    """Send a message."""
    print(json.dumps(message), flush=True)


def hang(told: Told | None = None) -> None:
    """Never go on."""
    while True:
        time.sleep(60)


def crash(told: Told) -> None:
    """Raise an exception."""
    raise KeyError("lost")


def flood(told: Told) -> None:
    """Write without an end."""
    while True:
        sys.stdout.write("x" * 65536)


def flood_errors(told: Told) -> None:
    """Complain without an end."""
    while True:
        sys.stderr.write("no end of complaints\n" * 1000)


def close(told: Told) -> None:
    """Close its output, and stay."""
    os.close(1)
    hang(told)


def breed(told: Told) -> None:
    """Start processes, one in a session of its own whose parent is gone, and say which."""
    child = subprocess.Popen(["sleep", "1000"])
    if os.fork() == 0:
        os.setsid()
        orphan = subprocess.Popen(["sleep", "1000"])
        pids = f"{os.getppid()} {child.pid} {orphan.pid}"
        Path(sys.argv[2]).write_text(pids, encoding="ascii")
        os._exit(0)
    hang(told)


def chatter(told: Told) -> None:
    """Answer twice."""
    listen(told)
    print("and another thing", flush=True)


def listen(told: Told) -> None:
    """Play as one should."""
    say({"kind": "play", "actions": told["legal"][:1]})


WRONG: dict[str, Callable[[Told], object]] = {
    "hangs": hang,
    "crashes": crash,
    "exits": lambda told: sys.exit(3),
    "babbles": lambda told: print("I would rather attack", flush=True),
    "nests": lambda told: print("[" * 100_000, flush=True),
    "lists": lambda told: say([1, 2]),
    "mumbles": lambda told: say({"kind": "play"}),
    "floods": flood,
    "floods-errors": flood_errors,
    "cheats": lambda told: say({"kind": "play", "actions": [10**30]}),
    "mangles": lambda told: say({"kind": "play", "move": "\ud800"}),
    "garbles": lambda told: os.write(1, bytes(range(11, 256)) + b"\n"),
    "invents": lambda told: say({"kind": "play", "move": "fly to-the-moon"}),
    "usurps": lambda told: say({"kind": "play", "seat": 1, "move": told["commands"][0]}),
    "closes": close,
    "breeds": breed,
    "chatters": chatter,
    "listens": listen,
    "mutters": listen,
}


def main() -> None:
    """Play, and write all that it hears into a file if it is told to."""
    if HOW == "never-greets":
        hang()
    for line in sys.stdin:
        told = json.loads(line)
        if HOW == "listens":
            with Path(sys.argv[2]).open("a", encoding="utf-8") as file:
                file.write(line)
        if told["kind"] == "hello":
            say({"kind": "hello", "protocol": 2 if HOW == "too-new" else 1})
        elif told["kind"] == "think":
            WRONG[HOW](told)
        if HOW == "mutters":
            print("thinking aloud", told["kind"], file=sys.stderr)


if __name__ == "__main__":
    main()
