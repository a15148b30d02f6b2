"""A page about the environment of each game, written from what the games say of themselves.

`python -m planisphere.adapters.pages docs/environments` writes them all.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from planisphere.adapters.actions import Range, ranges
from planisphere.adapters.encoding import AWAITED, SEAT, Slot, encoding
from planisphere.adapters.versions import HISTORY, VERSIONS
from planisphere.catalogue import CATALOGUE, entry
from planisphere.describing import Description, FieldMeaning, OptionMeaning, describe
from planisphere.words import Words, words

FEW = 8
"""So many names are told where they are needed; more stand in a list of their own."""


def page(game: str, language: str = "en") -> str:
    """Write the page about a game's environment."""
    speech, told, known = words(language), describe(game), encoding(game)
    version, actions = VERSIONS[game], known.game.actions
    ids = {
        "vector": f"`planisphere/{game}-v{version}`",
        "turns": f"`planisphere_{game}_v{version}`",
    }
    view = {"size": known.size, "hidden": told.hidden, "none": told.none}
    parts = [
        f"# {entry(game).title}",
        speech.say("environment-page-ids", version=version, **ids),
        _example(game),
        _title(speech, "options"),
        _table(speech, OPTION, (_option(speech, option, language) for option in told.options)),
        _title(speech, "actions"),
        speech.say("environment-page-actions-are", actions=actions),
        _table(speech, RANGE, (_range(speech, found) for found in ranges(game))),
        _title(speech, "view"),
        speech.say("environment-page-view-is", **view),
        _table(speech, FIELD, _fields(speech, told, known.slots, language)),
        _title(speech, "rewards"),
        speech.say("environment-page-rewards-are"),
        _title(speech, "history"),
        _table(speech, VERSION, ((str(n), f"`{mark}`") for n, mark in enumerate(HISTORY[game]))),
        _title(speech, "lists"),
        *_lists(game, told),
    ]
    return "\n\n".join(parts) + "\n"


OPTION = ("option", "values", "rule", "meaning")
RANGE = ("range", "numbers", "number", "meaning")
FIELD = ("field", "offset", "shape", "along", "numbers", "seen", "meaning")
VERSION = ("version", "fingerprint")
"""The columns of the tables."""


def _title(speech: Words, part: str) -> str:
    """Write the title of a part."""
    return f"## {speech.say(f'environment-page-{part}')}"


def _table(speech: Words, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Write a table."""
    heads = [speech.say(f"environment-column-{column}") for column in columns]
    lines = [heads, ["---"] * len(columns), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _example(game: str) -> str:
    """Show the shortest use of both kinds."""
    return "\n".join(
        (
            "```python",
            "from planisphere.adapters.pettingzoo import env",
            "from planisphere.adapters.vector import Vector",
            "",
            f'turns = env("{game}")',
            "turns.reset(seed=1)",
            "observation, reward, terminated, truncated, info = turns.last()",
            'turns.step(int(observation["action_mask"].argmax()))',
            "",
            f'matches = Vector("{game}", 256, opponents="random", options={{"horizon": 5}})',
            "vectors, infos = matches.reset(seed=1)",
            "vectors, rewards, terminated, truncated, infos = matches.step(matches.sample())",
            "print(vectors.shape)",
            "matches.close()",
            "```",
        )
    )


def _option(speech: Words, option: OptionMeaning, language: str) -> tuple[str, ...]:
    """Tell of an option."""
    values = ", ".join(f"`{value}`" for value in option.values)
    if not values:
        told = {"highest": option.highest, "usual": option.default}
        values = speech.say("environment-whole-number", **told)
    return f"`{option.name}`", values, option.rule, option.meaning[language]


def _range(speech: Words, found: Range) -> tuple[str, ...]:
    """Tell of a range of actions: its numbers, and how one is made up."""
    steps = [str(found.first)]
    for place, axis in enumerate(found.axes):
        width = 1
        for inner in found.axes[place + 1 :]:
            width *= len(inner.names)
        steps.append(f"{width} × {axis.things}" if width > 1 else axis.things)
    last = found.first + found.size - 1
    numbers = str(last) if last == found.first else f"{found.first}–{last}"
    return found.name, numbers, " + ".join(steps), speech.say(f"environment-range-{found.name}")


def _fields(
    speech: Words, told: Description, slots: Sequence[Slot], language: str
) -> Iterable[tuple[str, ...]]:
    """Tell of every field of a view."""
    meanings = {meaning.name: meaning for meaning in told.fields}
    for slot in slots:
        shape = " × ".join(map(str, slot.shape)) or "1"
        head = (f"`{slot.name}`", str(slot.offset), shape)
        if slot.name in (SEAT, AWAITED) and slot.offset <= 1:
            along = "seats" if slot.shape else ""
            yield (
                *head,
                along,
                speech.say("environment-kind-number", highest=slot.highest[0]),
                speech.say("environment-seen-everybody"),
                speech.say(f"environment-field-{slot.name}"),
            )
            continue
        meaning = meanings[slot.name]
        yield (
            *head,
            ", ".join(axis or "–" for axis in meaning.axes),
            _numbers(speech, told, meaning, slot),
            speech.say(f"environment-seen-{meaning.seen_by}"),
            meaning.meaning[language],
        )


def _numbers(speech: Words, told: Description, meaning: FieldMeaning, slot: Slot) -> str:
    """Say what a number of a field means."""
    if meaning.values == "name":
        names = [thing.slug for thing in told.lists[meaning.names]]
        if len(names) > FEW:
            return meaning.names
        return ", ".join(f"{number} {name}" for number, name in enumerate(names))
    return speech.say(f"environment-kind-{meaning.values}", highest=slot.highest[0])


def _lists(game: str, told: Description) -> list[str]:
    """List the things that numbers of actions and fields stand for."""
    listed = [(axis.things, axis.names) for found in ranges(game) for axis in found.axes]
    for meaning in told.fields:
        if meaning.names and meaning.seen_by != "nobody":
            slugs = tuple(thing.slug for thing in told.lists[meaning.names])
            if len(slugs) > FEW or meaning.values == "count":
                listed.append((meaning.names, slugs))
    called: dict[tuple[str, ...], dict[str, None]] = {}
    for things, names in listed:
        called.setdefault(names, {})[things] = None
    return [
        f"**{', '.join(things)}**: " + ", ".join(f"{n} {name}" for n, name in enumerate(names))
        for names, things in called.items()
    ]


def main(folder: Path) -> None:
    """Write all pages into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for known in CATALOGUE:
        (folder / f"{known.name}.md").write_text(page(known.name), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
