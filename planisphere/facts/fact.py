"""A fact: a slug, a number, or several of them."""

from __future__ import annotations

Fact = bool | int | str | list[str | int | list[str]]
"""A slug, a number, yes or no, or a list; in a list, a list of slugs stands together."""

Facts = dict[str, Fact]
"""Facts by what they are about."""
