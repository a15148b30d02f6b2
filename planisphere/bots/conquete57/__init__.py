"""The bots of La Conquête du Monde."""

from planisphere.bots.conquete57.choosing import easy, normal

__all__ = ["easy", "normal"]
