"""The stronger bots of Manchots Barjots: they choose by weights from matches of their own."""

from __future__ import annotations

import numpy as np

from planisphere.bots.manchots.choosing import pick
from planisphere.bots.manchots.learnt import learnt_for
from planisphere.bots.manchots.noting import notes
from planisphere.bots.manchots.outlook import Sheet, foresee, sheet
from planisphere.bots.manchots.parting import chance, part
from planisphere.bots.manchots.weights import weights_for
from planisphere.bots.thinking import Decision, Seen
from planisphere.games.manchots import position as at
from planisphere.games.manchots.cards import KINDS, MANCHOTS, ZONE_OF
from planisphere.games.manchots.table import owners

NAMES = [{name: zone[name] for name in ("en", "fr")} for zone in MANCHOTS["zones"]]
"""What each zone is called, by language."""


def hard(seen: Seen) -> Decision:
    """Hand in what leaves the most to hope for; that is computed, so no playouts are needed."""
    paper, cards = sheet(), np.zeros(2, np.int64)
    weights = weights_for(int(seen.view.seats))
    count = pick(seen.view, seen.seat, weights, paper, np.zeros(KINDS), cards)
    return Decision(cards[:count].tolist(), *reason(seen, int(cards[0]), paper))


def master(seen: Seen) -> Decision:
    """Hand in what makes victory likeliest, as was learnt; no playouts are needed either."""
    paper, cards = notes(), np.zeros(2, np.int64)
    weights = learnt_for(int(seen.view.seats))
    count = part(seen.view, seen.seat, weights, paper, cards)
    hope = float(chance(seen.view, seen.seat, weights, paper))
    return Decision(cards[:count].tolist(), "reason-parting", hope=hope)


def reason(seen: Seen, kind: int, paper: Sheet) -> tuple[str, dict[str, object]]:
    """Return why: how likely the majority is where a card lands, or what gifts are for."""
    if seen.view.phase == at.GIVE:
        return "reason-gifts", {}
    zone = int(ZONE_OF[kind])
    foresee(paper, owners(seen.view), zone)
    return "reason-landing", {"zone": NAMES[zone], "share": round(100 * paper.likely[seen.seat])}
