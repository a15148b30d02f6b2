"""The words of Africa 1880 as people write them, in both languages."""

from __future__ import annotations

from planisphere.games.africa1880.board import AFRICA
from planisphere.parts.names import Lexicon, slug

LANGUAGES = ("en", "fr")

VERB = {
    "take": ("take", "prendre"),
    "start": ("start", "debuter"),
    "order": ("order", "ordre"),
    "landing": ("landing", "debarquement"),
    "declare": ("declare", "declarer"),
    "sheet": ("sheet", "feuille"),
}
VERBS = Lexicon("verb", VERB)

TERRITORY_NAMES = {
    territory["id"]: tuple(slug(territory[language]) for language in LANGUAGES)
    for territory in AFRICA["territories"]
}
POWER_NAMES = {
    power["id"]: tuple(slug(power[language]) for language in LANGUAGES)
    for power in AFRICA["powers"]
}
ANSWERS = {"develop": ("develop", "developpe", "d", "developper"), "nothing": ("nothing", "rien")}
STANCES = {"alliance": ("alliance", "alliance", "a"), "war": ("war", "guerre", "w", "g")}
"""In both languages, then the letters that stand for them on a sheet."""

TERRITORIES_BY_NAME = Lexicon("territory", TERRITORY_NAMES)
POWERS_BY_NAME = Lexicon("power", POWER_NAMES)
ORDERS_BY_NAME = Lexicon("order", {**ANSWERS, **TERRITORY_NAMES})
LANDINGS_BY_NAME = Lexicon("landing", {"nothing": ANSWERS["nothing"], **TERRITORY_NAMES})
STANCES_BY_NAME = Lexicon("stance", STANCES)
LINES_BY_NAME = Lexicon(
    "sheet-line",
    {"landing": (*VERB["landing"], "ship", "bateau"), **TERRITORY_NAMES, **POWER_NAMES},
)
"""What the lines of a sheet are called: territories, the ship, powers."""
