"""The bots of Risk, 1970–76."""

from planisphere.bots.risk76.choosing import easy, normal

__all__ = ["easy", "normal"]
