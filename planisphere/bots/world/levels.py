"""How the searching levels of both world games search."""

from planisphere.bots.world.search import Depth

HARD = Depth(playouts=96, rounds=1, plans=9, placings=2, offers=3, dogged=False)
MASTER = Depth(playouts=800, rounds=1, plans=16, placings=10, offers=10, dogged=True)

BRIEF = Depth(playouts=72, rounds=1, plans=7, placings=1, offers=1, dogged=False)
GLANCE = Depth(playouts=32, rounds=1, plans=4, placings=0, offers=0, dogged=False)
"""For hard bots where a deeper look would be worth as much as a master's."""
