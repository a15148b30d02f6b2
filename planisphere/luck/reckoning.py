"""Reckons the chances to win for a server, in a process of its own: records in, curves out.

The code that plays matches on cannot be kept compiled, and compiling it would hold the server up.
Whoever asks again for a game that was compiled does not wait for it: the process reads on.
"""

from __future__ import annotations

import json
import os
import sys
import time
from dataclasses import asdict

from planisphere.luck.chances import Curve, Survey, curve
from planisphere.match import Match

KIND = 5
"""How far the process steps behind others that want the same cores."""


def main(playouts: int, seconds: float) -> None:
    """Read records, each on a line as JSON, and answer each with its curve on a line."""
    os.nice(KIND)
    for line in sys.stdin:
        found = reckon(Match.from_record(json.loads(line)), playouts, seconds)
        print(json.dumps(asdict(found)), flush=True)


def reckon(match: Match, playouts: int, seconds: float) -> Curve:
    """Return the curve of a match; after so many seconds no other moment is looked at."""
    Survey(match, 1, "compiled, before time counts")
    until = time.monotonic() + seconds
    return curve(match, playouts, hurry=lambda: time.monotonic() > until)


if __name__ == "__main__":
    main(int(sys.argv[1]), float(sys.argv[2]))
