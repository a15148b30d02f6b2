"""What the missions of Risk ask, in words."""

from __future__ import annotations

from typing import Any

from planisphere.fields import HIDDEN, NONE
from planisphere.games.risk76 import missions
from planisphere.games.risk76.position import COLOUR, MISSION_COLOUR
from planisphere.parts.earth import CONTINENT, EARTH
from planisphere.telling.company import Company
from planisphere.telling.world.atlas import Atlas
from planisphere.words import Words


def mission_words(mission: int, speech: Words, atlas: Atlas, company: Company) -> str:
    """Say what a mission asks."""
    card = EARTH["missions"][mission]
    if card["kind"] == "destroy":
        prey = MISSION_COLOUR[mission]
        colour = speech.say(f"colour-{COLOUR[prey]}")
        if prey < len(company.players):
            return speech.say("mission-destroy", colour=colour, who=company.label(prey))
        return speech.say("mission-destroy-absent", colour=colour)
    if card["kind"] == "territories":
        return speech.say("mission-territories", count=card["count"], least=card["min_armies"])
    first, second = (atlas.continent(CONTINENT.index(c)) for c in card["continents"])
    return speech.say("mission-continents", first=first, second=second, more=card["plus_any"])


def own_mission(view: Any, seat: int, speech: Words, atlas: Atlas, company: Company) -> str | None:
    """Say a seat's mission, and what stands for it once it cannot be fulfilled."""
    mission = int(view["mission"][seat]) if "mission" in view.dtype.names else NONE
    if mission in (NONE, HIDDEN):
        return None
    text = mission_words(mission, speech, atlas, company)
    effective = int(missions.effective_mission(view, seat))
    if effective == mission:
        return text
    instead = mission_words(effective, speech, atlas, company)
    return speech.say("mission-instead", mission=text, instead=instead)
