"""What one may type in Africa 1880 beyond its moves."""

from __future__ import annotations

from planisphere.games.africa1880.names import POWER_NAMES, TERRITORY_NAMES, VERB
from planisphere.parts.names import Lexicon
from planisphere.terminal.vocabulary import SHARED, Vocabulary

NAMES = {
    "done": ("done", "fini"),
    "later": ("later", "plus-tard"),
    "propose": ("propose", "proposer"),
    "accept": ("accept", "accepter"),
    "refuse": ("refuse", "refuser"),
    "talks": ("talks", "pourparlers"),
    "territory": ("territory", "territoire"),
    "names": ("names", "noms"),
    **SHARED,
}
"""Each verb in English and French, those of every game among them."""

VOCABULARY = Vocabulary(NAMES, Lexicon("verb", {**VERB, **TERRITORY_NAMES, **POWER_NAMES}))
"""A line of a sheet starts with a territory or a power, which no verb may hide."""
