"""The bots of Risk, 1970–76."""

from planisphere.bots.risk76.choosing import easy, normal
from planisphere.bots.risk76.thinking import hard, master

__all__ = ["easy", "hard", "master", "normal"]
