"""A board drawn from its sheet, out of plain SVG fragments that a client can take over."""

from __future__ import annotations

from html import escape
from pathlib import Path
from string import Template
from typing import Any

from boards.plan import read_components

FRAGMENTS = Path(__file__).parent / "fragments"
PAGE = Path(__file__).parents[1] / "web" / "src" / "board"
"""Where the page keeps how a board is engraved and tinted."""
COLOURS = {
    "world": ("red", "blue", "green", "yellow", "violet", "black"),
    "africa": ("red", "blue", "black", "green", "yellow", "orange"),
}
COMPASSES = {"world": (214.0, 690.0, 1.0), "africa": (205.0, 700.0, 0.9)}
CARTOUCHES = {"world": (1250.0, 902.0, 1.0), "africa": (210.0, 930.0, 0.95)}
YEARS = {"world": "MCMLVII", "africa": "MDCCCLXXX"}


def draw(sheet: dict[str, Any], theme: str, language: str) -> str:
    """A board as an SVG document."""
    width, height = sheet["viewBox"][2:]
    name = sheet["name"]
    layers = [
        f'<rect class="sheet" width="{width}" height="{height}"/>',
        f'<rect x="20" y="20" width="{width - 40}" height="{height - 40}" fill="url(#sea)"/>',
        _rhumbs(COMPASSES[name], width, height),
        _path("graticule", sheet["graticule"]),
        _path("circles", sheet["circles"]),
        *(_path(f"water-line water-line-{at}", d) for at, d in enumerate(sheet["waterLines"])),
        _at(COMPASSES[name], _fragment("compass.svg")),
        _at(CARTOUCHES[name], _cartouche(YEARS[name])),
        *_ties(sheet),
        *_land(sheet),
        *_waters(sheet),
        *_sea(sheet),
        _grain(width, height),
        *_tokens(sheet, language),
        _frame(width, height),
    ]
    css = "\n".join([_page("tints.css"), _page("engraving.css"), _fragment("board.css")])
    defs = _fragment("paper.svg") + _fragment("hatches.svg")
    opening = (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="engraved {theme}" '
        f'viewBox="0 0 {width} {height}">'
    )
    return "\n".join([opening, f"<style>{css}</style><defs>{defs}</defs>", *layers, "</svg>\n"])


def _page(name: str) -> str:
    return (PAGE / name).read_text(encoding="utf-8")


def _fragment(name: str, **values: object) -> str:
    text = (FRAGMENTS / name).read_text(encoding="utf-8")
    return Template(text).substitute(values) if values else text


def _path(classes: str, d: str) -> str:
    return f'<path class="{classes}" d="{d}"/>'


def _at(place: tuple[float, float, float], drawing: str) -> str:
    x, y, scale = place
    return f'<g transform="translate({x} {y}) scale({scale})">{drawing}</g>'


def _cartouche(year: str) -> str:
    return _fragment("cartouche.svg", title="PLANISPHERE", year=year)


def _rhumbs(compass: tuple[float, float, float], width: float, height: float) -> str:
    x, y, _ = compass
    box = f'<svg x="20" y="20" width="{width - 40}" height="{height - 40}">'
    middle = f"translate({x - 20} {y - 20})"
    turns = "".join(
        f'<path d="M0 0V-2600" transform="{middle} rotate({turn * 22.5})"/>' for turn in range(16)
    )
    return f'{box}<g class="rhumbs">{turns}</g></svg>'


def _grain(width: float, height: float) -> str:
    return "".join(
        f'<rect width="{width}" height="{height}" filter="url(#{name})" opacity="var(--grain)"/>'
        for name in ("grain", "stains")
    )


def _frame(width: float, height: float) -> str:
    return _fragment(
        "frame.svg",
        outer_width=width - 14,
        outer_height=height - 14,
        band_width=width - 24,
        band_height=height - 24,
        scale_width=width - 36,
        scale_height=height - 36,
        inner_width=width - 42,
        inner_height=height - 42,
        right=width - 14,
        bottom=height - 16,
        low=height - 14,
        far=width - 16,
        across=2 * _bars(width),
        down=2 * _bars(height),
    )


def _bars(length: float) -> int:
    """An odd number of bars and gaps, so that each side begins and ends with a bar."""
    return 2 * round(length / 44) + 1


def _land(sheet: dict[str, Any]) -> list[str]:
    """Territories in the tints of their continents, deeper along their borders."""
    classes = _tints(sheet)
    out = [_path("halo", d) for d in sheet["continents"].values()]
    out.append(_path("land decor", sheet["decor"]))
    for name, territory in sheet["territories"].items():
        out.append(f'<clipPath id="in-{name}"><path id="{name}" d="{territory["d"]}"/></clipPath>')
        out.append(
            f'<g class="{classes[name]}"><use class="land" href="#{name}"/>'
            f'<use class="band" href="#{name}" clip-path="url(#in-{name})"/></g>'
        )
    out += [_path("river", sheet["rivers"]), _path("border", sheet["borders"])]
    return [*out, *(_path("coast", d) for d in (*sheet["continents"].values(), sheet["decor"]))]


def _tints(sheet: dict[str, Any]) -> dict[str, str]:
    """The classes that colour territories so that neighbours differ."""
    if sheet["name"] == "africa":
        return {name: f"hue-{it['tint']}" for name, it in sheet["territories"].items()}
    of = {it["id"]: it["continent"] for it in read_components(sheet["name"])["territories"]}
    return {name: f"{of[name]} step-{it['tint']}" for name, it in sheet["territories"].items()}


def _waters(sheet: dict[str, Any]) -> list[str]:
    out = [_path("lake", sheet["lakes"])]
    for water in sheet["waters"].values():
        out.append(_path(water["kind"], water["d"]))
        if water["kind"] == "marsh":
            out.append(f'<path fill="url(#reeds)" d="{water["d"]}"/>')
    return out


def _ties(sheet: dict[str, Any]) -> list[str]:
    classes = _tints(sheet)
    return [
        f'<g class="{classes[tie["territory"]]}">{_path("tie", tie["d"])}</g>'
        for tie in sheet["ties"]
    ]


def _sea(sheet: dict[str, Any]) -> list[str]:
    return [_path(layer, line["d"]) for layer in ("sea-halo", "sea-line") for line in sheet["sea"]]


def _tokens(sheet: dict[str, Any], language: str) -> list[str]:
    names = {it["id"]: it[language] for it in read_components(sheet["name"])["territories"]}
    colours, out = COLOURS[sheet["name"]], []
    for at, (slug, territory) in enumerate(sheet["territories"].items()):
        if "leader" in territory:
            (x, y), (to_x, to_y) = territory["leader"]
            out.append(f'<path class="leader" d="M{x} {y}L{to_x} {to_y}"/>')
        seat = at * 5 % 7 % len(colours)
        out.append(_name(names[slug], territory["token"], sheet["token"]))
        out.append(_token(territory["token"], sheet["token"], colours[seat], seat, at))
    return out


def _token(place: list[float], radius: float, colour: str, seat: int, at: int) -> str:
    return _fragment(
        "token.svg",
        colour=colour,
        x=place[0],
        y=place[1],
        radius=radius,
        disc=radius - 3.2,
        tab=round(radius * 0.78, 1),
        count=(3, 1, 12, 7, 128, 2, 24, 5)[at % 8],
        letter="ABCDEF"[seat],
    )


def _name(name: str, place: list[float], radius: float) -> str:
    x, y = place
    rows = "".join(
        f'<tspan x="{x}" dy="{13 if row else 0}">{escape(text)}</tspan>'
        for row, text in enumerate(_rows(name))
    )
    return f'<text class="name" y="{y + radius + 12.5:.1f}">{rows}</text>'


def _rows(name: str) -> list[str]:
    """A name in one row, or in two of about the same length."""
    spaces = [at for at, letter in enumerate(name) if letter == " "]
    if len(name) < 14 or not spaces:
        return [name]
    cut = min(spaces, key=lambda at: abs(len(name) / 2 - at))
    return [name[:cut], name[cut + 1 :]]
