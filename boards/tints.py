"""The tints of territories: neighbours of one continent differ."""

from __future__ import annotations

from typing import Any

from boards.plan import land_pairs

TINTS = 4


def tints(components: dict[str, Any]) -> dict[str, int]:
    """A tint for each territory, by number; those with many neighbours choose first."""
    near = _near(components)
    several = len(components.get("continents", ())) > 1
    found: dict[str, int] = {}
    for territory in sorted(near, key=lambda name: -len(near[name])):
        used = [found[other] for other in near[territory] if other in found]
        counts = list(found.values())
        choices = range(TINTS if several else TINTS + 1)
        found[territory] = min(choices, key=lambda at: (used.count(at), counts.count(at)))
    return found


def _near(components: dict[str, Any]) -> dict[str, set[str]]:
    """The neighbours that share a colour with a territory unless told apart."""
    near: dict[str, set[str]] = {it["id"]: set() for it in components["territories"]}
    of = {it["id"]: it.get("continent") for it in components["territories"]}
    for a, b in map(sorted, land_pairs(components)):
        if of[a] == of[b]:
            near[a].add(b)
            near[b].add(a)
    return near
