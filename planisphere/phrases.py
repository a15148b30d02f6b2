"""Fluent messages made into functions, so that a sentence is said in microseconds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from babel import Locale
from babel.numbers import format_decimal
from fluent.syntax import ast

Detail = str | int | float
Details = Mapping[str, Detail]
Phrase = Callable[[Details], str]
KEPT = 4096
"""How many numbers are remembered as they are written, and by their plural."""


class Phrases:
    """Makes the messages of one language into functions of their details."""

    def __init__(self, language: str) -> None:
        locale = Locale.parse(language)
        self.plural = lru_cache(KEPT, typed=True)(locale.plural_form)
        self.number = lru_cache(KEPT, typed=True)(
            lambda number: format_decimal(number, locale=locale)
        )

    def phrase(self, pattern: ast.Pattern) -> Phrase:
        """Return what says a pattern."""
        parts = [self._part(element) for element in pattern.elements]
        if all(isinstance(part, str) for part in parts):
            text = "".join(part for part in parts if isinstance(part, str))
            return lambda details: text
        return lambda details: "".join(
            [part if isinstance(part, str) else part(details) for part in parts]
        )

    def _part(self, element: ast.TextElement | ast.Placeable) -> str | Phrase:
        """Return a piece of text, or what says a placeable."""
        if isinstance(element, ast.TextElement):
            return element.value
        inner = element.expression
        if isinstance(inner, ast.StringLiteral):
            return str(inner.parse()["value"])
        if isinstance(inner, ast.VariableReference):
            return self._variable(inner.id.name)
        if isinstance(inner, ast.SelectExpression):
            return self._select(inner)
        raise TypeError(f"no phrase is made of {type(inner).__name__}")

    def _variable(self, name: str) -> Phrase:
        """Return what says a detail: words as they are, numbers as the language writes them."""

        def say(details: Details) -> str:
            detail = details[name]
            return detail if isinstance(detail, str) else self.number(detail)

        return say

    def _select(self, select: ast.SelectExpression) -> Phrase:
        """Return what says the variant of a detail: by number, by plural or word, or the usual."""
        if not isinstance(select.selector, ast.VariableReference):
            raise TypeError(f"no phrase selects by {type(select.selector).__name__}")
        name = select.selector.id.name
        numbers: dict[Detail, Phrase] = {}
        words: dict[str, Phrase] = {}
        for variant in select.variants:
            phrase = self.phrase(variant.value)
            if isinstance(variant.key, ast.Identifier):
                words[variant.key.name] = phrase
            else:
                numbers[float(variant.key.value)] = phrase
            if variant.default:
                usual = phrase

        def say(details: Details) -> str:
            detail = details[name]
            if isinstance(detail, str):
                return words.get(detail, usual)(details)
            return (numbers.get(detail) or words.get(self.plural(detail), usual))(details)

        return say
