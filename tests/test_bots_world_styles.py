"""What the numbers of a style weigh, each where nothing else differs."""

from __future__ import annotations

from typing import Any

import numpy as np

from planisphere.bots.world.land import CONTINENT_BITS, Board, survey
from planisphere.bots.world.models import MODELS
from planisphere.bots.world.stance import Aims, Stance, appraise, gain
from planisphere.bots.world.style import MANY, Style
from planisphere.bots.world.traits import TRAITS
from planisphere.bots.world.turn import best_start
from planisphere.catalogue import load
from planisphere.kernel import blank
from planisphere.parts.earth import CONTINENT_FROM, TERRITORIES, TERRITORY
from planisphere.parts.ground import SEATS

ME, OTHER, THIRD = range(3)
OCEANIA = range(int(CONTINENT_FROM[5]), int(CONTINENT_FROM[6]))


def position(**armies: int) -> Any:
    """Return a board on which Oceania lacks one territory of being mine."""
    found = blank(load("risk76").layout)
    found.seats = 3
    found.owner[:] = OTHER
    found.armies[:] = 1
    for territory in OCEANIA[1:]:
        found.owner[territory] = ME
    for name, number in armies.items():
        found.armies[TERRITORY.index(name)] = number
    return found


def stance(board: Board, style: Style) -> Stance:
    """Return what I want on a board."""
    aims = Aims(0.3, 0.0, 0.0, 0, 0, 0, 0, 3, 3, 0.0)
    stand: Stance = appraise(board, ME, 1 << OTHER | 1 << THIRD, 2, aims, style)
    return stand


def worth(place: Any, style: Style, territory: int = OCEANIA[0]) -> float:
    """Return what a conquest is worth to me, with three armies left of it."""
    board = survey(place)
    wanted = stance(board, style)
    return float(gain(board, wanted, wanted.own, territory, 3.0))


def test_a_continent_is_worth_less_the_more_armies_stand_before_it() -> None:
    quiet, menaced = position(), position(siam=30)
    wary = MANY._replace(secure=0.5)
    assert worth(quiet, MANY) == worth(menaced, MANY)
    assert worth(menaced, wary) < worth(quiet, wary) < worth(quiet, MANY)


def test_breaking_a_continent_is_worth_more_to_who_wants_to_thwart_the_others() -> None:
    place = position()
    brazil = TERRITORY.index("brazil")
    assert worth(place, MANY._replace(thwart=1.0), brazil) > worth(place, MANY, brazil)
    for territory in range(TERRITORIES):
        if CONTINENT_BITS[1] >> territory & 1 and territory != brazil:
            place.owner[territory] = THIRD
    assert worth(place, MANY._replace(thwart=1.0), brazil) == worth(place, MANY, brazil)


def test_new_armies_are_drawn_to_where_one_has_most() -> None:
    place = position()
    place.owner[:] = OTHER
    place.armies[:] = 50
    for name, armies in (("brazil", 2), ("japan", 5)):
        place.owner[TERRITORY.index(name)], place.armies[TERRITORY.index(name)] = ME, armies
    board = survey(place)
    assert best_start(board, stance(board, MANY._replace(mass=1.0)), 3) == TERRITORY.index("japan")
    assert best_start(board, stance(board, MANY._replace(mass=-1.0)), 3) == TERRITORY.index(
        "brazil"
    )


def test_there_are_weights_for_every_number_of_players_that_are_in() -> None:
    for name, model in MODELS.items():
        assert model.shape == (SEATS + 1, TRAITS), name
        assert np.isfinite(model).all()
        assert not np.array_equal(model[2], model[6]) or name.endswith(("-pair", "-ally"))
