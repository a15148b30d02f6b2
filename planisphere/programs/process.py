"""A program beside us: a line to it, a line from it in time, and its end in any case."""

from __future__ import annotations

import os
import selectors
import shlex
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from planisphere.faults import Fault

CRASH, FLOOD, GARBAGE, ILLEGAL, OVERRUN = "crash", "flood", "garbage", "illegal", "overrun"
"""What a program may do wrong."""

LONGEST_LINE = 1 << 20
CHUNK = 1 << 16
SHOWN = 120
"""As much of what a program said is shown with its fault."""

GRACE = 1.0
"""Seconds that a program has to take its leave."""

LEASH = str(Path(__file__).with_name("leash.py"))


class Failed(Fault):
    """A program did something wrong, and plays no more; its sentence is `program-` and *why*."""

    def __init__(self, why: str, what: str) -> None:
        super().__init__(f"program-{why}", what=what)
        self.why = why
        self.what = what


class Process:
    """A running program on its leash: whoever holds it ends, however that may be, it ends too."""

    def __init__(self, command: str) -> None:
        held, self._leash = os.pipe()
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115  # closed with the process
        self._process = subprocess.Popen(
            [sys.executable, "-I", "-S", LEASH, str(held), *shlex.split(command)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            pass_fds=[held],
            start_new_session=True,
            bufsize=0,
        )
        os.close(held)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._input, self._output = self._process.stdin, self._process.stdout
        for end in (self._input, self._output):
            os.set_blocking(end.fileno(), False)
        self._unsent, self._unread = b"", b""
        self.said = ""
        """The end of what it said on its standard error, once it has ended."""

    def tell(self, line: bytes) -> None:
        """Send a line before the next that is asked."""
        self._unsent += line + b"\n"

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line, and return the line that answers it."""
        if self._unread:
            raise Failed(GARBAGE, shown(self._unread))
        self.tell(line)
        until = time.monotonic() + seconds
        with selectors.DefaultSelector() as selector:
            selector.register(self._output, selectors.EVENT_READ)
            selector.register(self._input, selectors.EVENT_WRITE)
            while b"\n" not in self._unread:
                ready = selector.select(max(0.0, until - time.monotonic()))
                if not ready:
                    raise Failed(OVERRUN, f"{seconds:.3g} s")
                for key, _ in ready:
                    if key.fileobj is self._output:
                        self._receive()
                    elif not self._send():
                        selector.unregister(self._input)
        answer, _, self._unread = self._unread.partition(b"\n")
        return answer

    def _send(self) -> bool:
        """Send as much as the program takes; whether anything is left."""
        try:
            self._unsent = self._unsent[self._input.write(self._unsent) or 0 :]
        except OSError:  # it does not listen any more, and will be heard to have ended
            self._unsent = b""
        return bool(self._unsent)

    def _receive(self) -> None:
        """Take in what the program has written."""
        chunk = self._output.read(CHUNK)
        if chunk == b"":
            self.end(GRACE)
            last = self.said.strip().rpartition("\n")[2]
            raise Failed(CRASH, f"{self._process.returncode} {last[:SHOWN]}".strip())
        self._unread += chunk or b""
        if len(self._unread) > LONGEST_LINE:
            raise Failed(FLOOD, f"{len(self._unread)}")

    def end(self, grace: float = 0.0) -> None:
        """Give the program a while to end, then end it and all that it has started."""
        if self._errors.closed:
            return
        if grace:
            self._send()
        with suppress(OSError):
            self._input.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(grace)
        os.close(self._leash)
        self._process.wait()
        self._output.close()
        self._errors.seek(0)
        self.said = self._errors.read().decode(errors="replace")
        self._errors.close()


def shown(text: bytes) -> str:
    """Return the beginning of what a program said, as it can be shown."""
    return ascii(text[:SHOWN].decode(errors="replace"))[1:-1]
