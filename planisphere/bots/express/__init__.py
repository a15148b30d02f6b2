"""How bots play Risk Express."""

from planisphere.bots.express.easy import easy
from planisphere.bots.express.normal import normal
from planisphere.bots.express.thinking import hard, master

__all__ = ["easy", "hard", "master", "normal"]
