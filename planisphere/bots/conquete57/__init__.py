"""The bots of La Conquête du Monde."""

from planisphere.bots.conquete57.choosing import easy, normal
from planisphere.bots.conquete57.thinking import hard, master

__all__ = ["easy", "hard", "master", "normal"]
