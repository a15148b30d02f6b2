"""Commands that give exact odds."""

from __future__ import annotations

from typing import Annotated

from cyclopts import App, Parameter

from planisphere.cli.asking import Json, Lang, spoken

odds = App(name="odds", help="Give the exact odds of a battle.", version_flags=[])


@odds.default
def battle(
    attackers: Annotated[int, Parameter(help="Attackers, without the one that stays.")],
    defenders: Annotated[str, Parameter(help="Defenders; a chain of territories as 3,1,4.")],
    *,
    defence: Annotated[int, Parameter(help="The most dice that defend: 2 or 3.")] = 2,
    stop_at: Annotated[int, Parameter(help="Stop with so many attackers left.")] = 0,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Give the exact odds of a battle."""
    from planisphere.reports import print_odds

    print_odds(attackers, defenders, defence, stop_at, as_json, spoken(lang))


@odds.command
def express(
    card: Annotated[str, Parameter(help="A card, such as china; all of them if left out.")] = "",
    *,
    filled: Annotated[str, Parameter(help="The lines filled already, such as 1,3.")] = "",
    dice: Annotated[
        int | None, Parameter(help="The dice to throw; as many as can be left if left out.")
    ] = None,
    held: Annotated[bool, Parameter(negative=(), help="Another player holds the card.")] = False,
    must_fill: Annotated[
        str, Parameter(help="on: a line that can be filled must be; off: not so.")
    ] = "on",
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Give the exact odds of conquering a card of Risk Express."""
    from planisphere.reports import print_siege, print_sieges

    language = spoken(lang)
    if card:
        print_siege(card, filled, dice, held, must_fill, as_json, language)
    else:
        print_sieges(filled, dice, held, must_fill, as_json, language)
