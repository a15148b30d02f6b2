"""How bots play Manchots Barjots."""

from planisphere.bots.manchots.easy import easy
from planisphere.bots.manchots.normal import normal

__all__ = ["easy", "normal"]
