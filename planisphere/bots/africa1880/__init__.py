"""The bots of Africa 1880."""

from planisphere.bots.africa1880.easy import easy
from planisphere.bots.africa1880.normal import normal

__all__ = ["easy", "normal"]
