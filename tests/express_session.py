"""People and positions at which Risk Express is shown."""

from __future__ import annotations

from planisphere.telling.company import Company
from planisphere.terminal.seating import seated
from planisphere.words import words

PEOPLE = ["human:Anna", "human:Boris", "random"]
SIEGE = (
    "express seats=3 round_number=2 first=A turn=B owner=-----A-------- card=china filled=1 "
    "on_lines=1 tray=2*cavalry+soldiers-3+general"
)
OFFER = (
    "express seats=3 round_number=2 first=A turn=B owner=-----A-------- card=canada filled=18 "
    "on_lines=2 phase=offer"
)


def company(language: str = "en", people: list[str] = PEOPLE) -> Company:
    return Company(seated(people), words(language))
