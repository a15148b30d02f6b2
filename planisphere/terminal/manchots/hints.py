"""What the line that is being typed would do, as far as a player can know."""

from __future__ import annotations

from typing import Any

from planisphere.faults import TextFault
from planisphere.fields import NONE
from planisphere.games.manchots import position as at
from planisphere.games.manchots import score
from planisphere.games.manchots.cards import DESTROYED_FROM, KIND, ROUNDS, VALUE_OF, ZONE_OF
from planisphere.games.manchots.notation import CARDS_BY_NAME, VERBS
from planisphere.games.manchots.position import SIDES
from planisphere.games.manchots.rules import can_choose, first_choice
from planisphere.games.manchots.table import beside, must_land, owners
from planisphere.parts.names import words_of
from planisphere.telling.manchots.names import POWER, Names
from planisphere.terminal.manchots.hand import hand_of, viewer


def hint(view: Any, typed: str, names: Names) -> str:
    """Say whom the cards being typed would go to, or what they would count."""
    seat = viewer(view)
    cards = typed_cards(view, seat, typed) if seat != NONE else []
    if not cards:
        return names.speech.say("manchots-hint")
    if view.phase == at.GIVE:
        return _giving(view, seat, cards, names)
    return _landing(view, seat, cards, names)


def typed_cards(view: Any, seat: int, typed: str) -> list[int]:
    """Return the cards that a line names so far, if the player may choose them all."""
    try:
        words = words_of(typed)
    except TextFault:
        return []
    if words and VERBS.matches(words[0].text):
        words = words[1:]
    for count in (2, 1):
        try:
            cards = [KIND.index(name) for name in CARDS_BY_NAME.find_all(words, count)]
        except TextFault:
            continue
        return cards if _may_choose(view, seat, cards) else []
    return []


def _may_choose(view: Any, seat: int, cards: list[int]) -> bool:
    """Whether a hand has these cards, and so many are to be chosen."""
    begun = first_choice(view, seat) != NONE
    most = (2 if view.phase == at.GIVE else int(must_land(view, seat))) - begun
    hand = hand_of(view, seat)
    enough = all(cards.count(kind) <= hand.count(kind) for kind in cards)
    return len(cards) <= most and enough and all(can_choose(view, seat, k) for k in cards)


def _giving(view: Any, seat: int, cards: list[int], names: Names) -> str:
    """Say who would be given what."""
    side = 0 if first_choice(view, seat) == NONE else 1
    parts = []
    for place, kind in enumerate(cards, side):
        key = ("hint-left", "hint-right")[place]
        who = names.label(int(beside(view, seat, place)))
        parts.append(names.speech.say(key, who=who, card=names.full(kind)))
    if side + len(cards) < SIDES:
        who = names.label(int(beside(view, seat, 1)))
        parts.append(names.speech.say("hint-right-open", who=who))
    return " · ".join(parts)


def _landing(view: Any, seat: int, cards: list[int], names: Names) -> str:
    """Say what the cards would count as things lie now, and what their powers do."""
    after = view.copy()
    current = int(view.round_number) - 1
    begun = int(first_choice(view, seat))
    landing = [*([] if begun == NONE else [begun]), *cards]
    for place, kind in enumerate(landing):
        after.landed[seat, current, place] = kind
    parts = []
    for place, kind in enumerate(landing):
        if not score.is_laid(after, seat, current, place):
            parts.append(names.speech.say("hint-destroyed", card=names.card(kind)))
        else:
            parts.append(_counted(after, seat, kind, names))
    powers = dict.fromkeys(POWER.get(int(VALUE_OF[kind]), "") for kind in landing)
    last = view.round_number == ROUNDS
    parts += [
        names.speech.say(f"hint-{power}", least=DESTROYED_FROM)
        for power in powers
        if power == "kamikaze" or (power and not last)
    ]
    return " · ".join(parts)


def _counted(after: Any, seat: int, kind: int, names: Names) -> str:
    """Say how somebody would stand in the zone of a card."""
    zone = int(ZONE_OF[kind])
    most = max(int(score.laid_in(after, o, zone)) for o in range(owners(after)) if o != seat)
    mine = int(score.laid_in(after, seat, zone))
    key = "hint-behind" if mine < most else "hint-shared" if mine == most else "hint-majority"
    return names.speech.say(key, card=names.card(kind), mine=mine, most=most)
