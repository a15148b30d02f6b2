"""The games in OpenSpiel: importing this makes them known to `pyspiel.load_game`."""

from planisphere.adapters.openspiel.game import register
from planisphere.adapters.openspiel.parameters import spell
from planisphere.catalogue import CATALOGUE

__all__ = ["spell"]

for _entry in CATALOGUE:
    register(_entry)
