"""Sheets that keep or break what was promised about their lines.  [A4]"""

from __future__ import annotations

from planisphere.fields import NONE
from planisphere.games.africa1880.board import TERRITORIES
from planisphere.games.africa1880.position import DONE, LANDING
from planisphere.kernel import Int8s, compiled

UNSAID = -9
"""No promise about a line."""


@compiled
def keep(sheet: Int8s, lines: Int8s, shunned: Int8s) -> None:
    """Change a sheet so that it keeps what was promised."""
    for question in range(DONE):
        if lines[question] != UNSAID:
            sheet[question] = lines[question]
        elif enters(sheet, question, shunned):
            sheet[question] = NONE


@compiled
def breaches(sheet: Int8s, lines: Int8s, shunned: Int8s) -> int:
    """Count the promises that a sheet breaks."""
    count = 0
    for question in range(DONE):
        broken = lines[question] != UNSAID and sheet[question] != lines[question]
        count += 1 if broken or enters(sheet, question, shunned) else 0
    return count


@compiled
def enters(sheet: Int8s, question: int, shunned: Int8s) -> bool:
    """Whether a line leads into a territory that was to be left.  [A6, A7]"""
    if question > LANDING or not 0 <= sheet[question] < TERRITORIES:
        return False
    return bool(shunned[sheet[question]] != 0)
