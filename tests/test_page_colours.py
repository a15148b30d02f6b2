"""The colours of the seats: told apart by everybody, and what is written on them can be read."""

from __future__ import annotations

import math
import re
from itertools import combinations
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "web" / "src"
APART = 0.1
"""The least distance in Oklab at which two areas side by side are taken for different colours."""
READABLE = 4.5
"""The contrast of WCAG AA."""
SEEN = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no green": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "no blue": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""What is left of light for those who lack a kind of cones (Machado, Oliveira, Fernandes 2009)."""
CONES = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
OKLAB = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)

Three = tuple[float, ...]


def palettes() -> dict[str, dict[str, tuple[str, str]]]:
    """Return the colours of the seats, and of the powers of Africa 1880, with what is on them."""
    theme = (SOURCE / "theme.css").read_text(encoding="utf-8")
    seats = re.findall(r"\.seat-(\w+) {.*?(#\w{6})\).*?(#\w{6})\)", theme)
    dress = (SOURCE / "rooms" / "africa" / "dress.ts").read_text(encoding="utf-8")
    inks = dict(re.findall(r'const (DARK|LIGHT) = "(#\w{6})"', dress))
    powers = re.findall(r'(\w+): \["(#\w{6})", (DARK|LIGHT)\]', dress)
    return {
        "seats": {name: (colour, on) for name, colour, on in seats},
        "powers": {name: (colour, inks[on]) for name, colour, on in powers},
    }


def light(colour: str) -> Three:
    """Return how much red, green and blue light a colour of the page is."""
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return tuple(p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)


def times(matrix: tuple[Three, ...], of: Three) -> Three:
    """Multiply."""
    return tuple(sum(a * b for a, b in zip(row, of, strict=True)) for row in matrix)


def perceived(colour: str, eyes: str) -> Three:
    """Return where a colour lies in Oklab, where distances are those that eyes see."""
    left = tuple(min(1.0, max(0.0, part)) for part in times(SEEN[eyes], light(colour)))
    return times(OKLAB, tuple(part ** (1 / 3) for part in times(CONES, left)))


def luminance(colour: str) -> float:
    """Return how bright a colour is."""
    return sum(w * p for w, p in zip((0.2126, 0.7152, 0.0722), light(colour), strict=True))


@pytest.mark.parametrize("palette", ["seats", "powers"])
@pytest.mark.parametrize("eyes", SEEN)
def test_six_colours_are_told_apart(palette: str, eyes: str) -> None:
    colours = {name: perceived(colour, eyes) for name, (colour, _) in palettes()[palette].items()}
    assert len(colours) == 6
    near = [
        (one, other)
        for one, other in combinations(colours, 2)
        if math.dist(colours[one], colours[other]) < APART
    ]
    assert not near


@pytest.mark.parametrize("palette", ["seats", "powers"])
def test_what_is_written_on_a_colour_can_be_read(palette: str) -> None:
    for name, pair in palettes()[palette].items():
        darker, brighter = sorted(map(luminance, pair))
        assert (brighter + 0.05) / (darker + 0.05) >= READABLE, name
