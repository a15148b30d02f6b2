"""How a bot weighs things, as numbers that contests have tuned and that a search varies."""

from __future__ import annotations

from typing import NamedTuple

BEYOND = 100.0
"""Nobody waits for a set of such a worth: he keeps what he has."""


class Style(NamedTuple):
    """What a player cares about, in armies unless it says otherwise."""

    eager: float
    """An attack must be worth more than this."""
    card: float
    """How much of a card's worth counts for the first conquest."""
    territory: float
    """A territory taken: income for oneself, and less of it for somebody else."""
    continent: float
    """Turns for which a continent's armies are counted."""
    progress: float
    """A continent almost whole is worth so much of a whole one."""
    loss: float
    """How much one's own losses count."""
    slain: float
    """How much the losses of others count."""
    riddance: float
    """What it is worth that somebody else is out."""
    spoils: float
    """How much of the worth of an eliminated player's cards counts."""
    hunt: float
    """A player is hunted by who has so many times his armies."""
    zeal: float
    """How much of what his end is worth counts for each step towards it."""
    guard: float
    """How much of what menaces a continent is met by its guards."""
    fear: float
    """How much armies are drawn to where they are menaced."""
    envy: float
    """What a territory of the strongest enemy is worth besides."""
    stay: float
    """How much of what menaces a border keeps armies there when others are in need."""
    wish: float
    """What each territory that a mission asks for is worth besides."""
    patience: float
    """A set of fixed worth waits until it brings so much; any set, if it is beyond all worth."""
    levy: float
    """How much of what a conquest takes from its owner's next income counts."""
    tenable: float
    """How much more a continent with few ways in is worth, and one with many less."""
    secure: float
    """How much less a continent is worth the more armies stand before its borders."""
    thwart: float
    """What it is worth, for each army that it brings, that an enemy's continent is broken."""
    mass: float
    """How much new armies are drawn to where one has most."""
    land: int
    """Territories that a plan is after."""
    drive: float
    """What each of them is worth besides."""


MANY = Style(
    eager=0.05,
    card=1.0,
    territory=0.6,
    continent=1.8,
    progress=0.4,
    loss=2.87,
    slain=1.0,
    riddance=3.0,
    spoils=1.0,
    hunt=1.85,
    zeal=0.3,
    guard=1.08,
    fear=0.01,
    envy=0.0,
    stay=0.71,
    wish=2.5,
    patience=8.0,
    levy=0.0,
    tenable=0.0,
    secure=0.0,
    thwart=0.0,
    mass=0.0,
    land=0,
    drive=0.0,
)
"""Among three or more, whoever spends his armies makes a present to the others."""

DUEL = MANY._replace(territory=2.0, continent=2.1, loss=1.0, hunt=1.3, zeal=0.5, stay=1.0)
"""Between two, what one loses is all that the other wins."""

LATE = DUEL._replace(loss=0.4)
"""Who has waited long enough among many stops counting his losses, so that matches end."""
