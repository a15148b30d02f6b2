"""What one may type in Risk Express beyond its moves."""

from __future__ import annotations

from planisphere.games.express.notation import VERBS
from planisphere.terminal.vocabulary import SHARED, Vocabulary

NAMES = {
    "help": SHARED["help"],
    "choices": SHARED["choices"],
    "board": SHARED["board"],
    "chance": ("odds", "chances"),
    **SHARED,
}
"""Each verb in English and French, those of every game among them."""

VOCABULARY = Vocabulary(NAMES, VERBS)
