"""How bots play Manchots Barjots."""

from planisphere.bots.manchots.easy import easy
from planisphere.bots.manchots.normal import normal
from planisphere.bots.manchots.thinking import hard, master

__all__ = ["easy", "hard", "master", "normal"]
