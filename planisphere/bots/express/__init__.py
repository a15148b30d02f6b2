"""How bots play Risk Express."""

from planisphere.bots.express.easy import easy
from planisphere.bots.express.normal import normal

__all__ = ["easy", "normal"]
