"""How the searching levels of both world games search."""

from planisphere.bots.world.search import Depth

HARD = Depth(playouts=400, rounds=1, plans=9, placings=6, offers=6)
MASTER = Depth(playouts=4000, rounds=1, plans=24, placings=12, offers=12)
