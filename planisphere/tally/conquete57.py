"""La Conquête du Monde as it stands: who holds which continent."""

from __future__ import annotations

from typing import Any

from planisphere.tally.ground import holders


def tally(view: Any) -> dict[str, list[Any]]:
    """Return who holds which continent.  [C10]"""
    return {"holders": holders(view)}
