"""The bots of Africa 1880."""

from planisphere.bots.africa1880.easy import easy
from planisphere.bots.africa1880.normal import normal
from planisphere.bots.africa1880.search import hard, master

__all__ = ["easy", "hard", "master", "normal"]
