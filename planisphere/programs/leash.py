"""Runs a program on a leash: when the leash is let go, it and all that it has started is ended.

This file is run by itself, beside whoever plays with the program, and uses nothing of the package:
`python leash.py LEASH COMMAND…`, where LEASH is the end of a pipe whose other end the player holds.
However the player ends, the pipe is closed then. The program has this process's input and output;
of what it says on its standard error the end is kept, and written to this process's own.
"""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

KEPT = 65_536
"""The bytes of its standard error that are kept, the last ones."""

NOT_STARTED = 127
"""How this process ends where there is no such program, as a shell would."""

BY_SIGNAL = 128
"""What a shell adds to the number of the signal that has ended a program."""

ADOPT = 36
"""Linux's name for adopting the orphans among one's descendants: PR_SET_CHILD_SUBREAPER."""


def main(leash: int, command: list[str]) -> int:
    """Run a program until it ends or the leash is let go; return how it ended."""
    _adopt_orphans()
    woken = _wake_when_a_child_ends()
    try:
        # A group of its own, which can be ended whole where orphans cannot be adopted.
        program = subprocess.Popen(command, stderr=subprocess.PIPE, process_group=0)
    except OSError as error:
        print(error, file=sys.stderr)
        return NOT_STARTED
    nothing = os.open(os.devnull, os.O_RDWR)
    for end in (0, 1):  # else its player would not notice that the program has closed them
        os.dup2(nothing, end)
    assert program.stderr is not None
    said = Tail(program.stderr.fileno())
    _follow(program, leash, woken, said)
    _end_all(program.pid)
    while said.grows():
        pass
    os.write(2, said.text)
    ended = -signal.SIGKILL if program.returncode is None else program.returncode
    return ended if ended >= 0 else BY_SIGNAL - ended


def _adopt_orphans() -> None:
    """Become the parent of descendants whose own parent ends, where the system lets us."""
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(ADOPT, 1, 0, 0, 0)


def _wake_when_a_child_ends() -> int:
    """Return the end of a pipe that can be read once a child has ended."""
    woken, waking = os.pipe()
    os.set_blocking(waking, False)
    signal.signal(signal.SIGCHLD, lambda sign, frame: None)
    signal.set_wakeup_fd(waking, warn_on_full_buffer=False)
    return woken


class Tail:
    """The last that was written into a pipe."""

    def __init__(self, end: int) -> None:
        self.end = end
        self.text = b""
        os.set_blocking(end, False)

    def grows(self) -> bool:
        """Take in what has been written; whether anything has."""
        try:
            chunk = os.read(self.end, KEPT)
        except BlockingIOError:
            return False
        self.text = (self.text + chunk)[-KEPT:]
        return bool(chunk)


def _follow(program: subprocess.Popen[bytes], leash: int, woken: int, said: Tail) -> None:
    """Hear what a program says, until it ends or the leash is let go."""
    with selectors.DefaultSelector() as selector:
        for end in (leash, woken, said.end):
            selector.register(end, selectors.EVENT_READ)
        while program.poll() is None:
            ready = {key.fd for key, _ in selector.select()}
            if leash in ready:
                return
            if woken in ready:
                os.read(woken, KEPT)
            if said.end in ready and not said.grows():
                selector.unregister(said.end)


def _end_all(group: int) -> None:
    """End all that is left of a program: its group, and its descendants wherever they are."""
    with suppress(ProcessLookupError):
        os.killpg(group, signal.SIGKILL)
    while True:
        for child in _children():
            os.kill(child, signal.SIGKILL)
        try:
            os.waitpid(-1, 0)
        except ChildProcessError:
            return


def _children() -> list[int]:
    """List the processes whose parent this is, as far as the system tells."""
    told = Path(f"/proc/self/task/{os.getpid()}/children")
    return [int(child) for child in told.read_text().split()] if told.exists() else []


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2:]))
