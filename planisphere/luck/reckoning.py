"""Reckons the chances to win for a server, in a process of its own: a record in, JSON out.

The code that plays matches on cannot be kept compiled, and compiling it would hold the server up.
"""

from __future__ import annotations

import json
import os
import sys
import time
from dataclasses import asdict

from planisphere.luck.chances import Survey, curve
from planisphere.match import Match

KIND = 5
"""How far the process steps behind others that want the same cores."""


def main(playouts: int, seconds: float) -> None:
    """Read a record, and write its curve; after so many seconds no other moment is looked at."""
    os.nice(KIND)
    match = Match.from_record(sys.stdin.read())
    Survey(match, 1, "compiled, before time counts")
    until = time.monotonic() + seconds
    found = curve(match, playouts, hurry=lambda: time.monotonic() > until)
    json.dump(asdict(found), sys.stdout)


if __name__ == "__main__":
    main(int(sys.argv[1]), float(sys.argv[2]))
