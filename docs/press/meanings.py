"""What the records of the contract mean: their schema says the form, their classes the words."""

from __future__ import annotations

import inspect
import sys
from typing import Any

from sphinx.pycode import ModuleAnalyzer


class Meanings:
    """The records of a contract, and what the source says of them and of their fields."""

    def __init__(self, schemas: dict[str, Any]) -> None:
        self.schemas = schemas
        self.classes = {name: cls for name in schemas if (cls := _class(name, schemas[name]))}

    def parts(self, union: str) -> list[str]:
        """List the records that a union is made of."""
        return [one["$ref"].split("/")[-1] for one in self.schemas[union]["anyOf"]]

    def fields(self, name: str) -> list[tuple[str, dict[str, Any]]]:
        """List the fields of a record in the order of its class, its kind first."""
        order = ("kind", *_fields(self.classes[name]))
        properties = self.schemas[name].get("properties", {})
        return sorted(properties.items(), key=lambda field: order.index(field[0]))

    def record(self, name: str) -> str:
        """Say what a record is."""
        return inspect.getdoc(self.classes[name]) or ""

    def field(self, name: str, field: str) -> str:
        """Say what a field is, where its class does."""
        module = ModuleAnalyzer.for_module(self.classes[name].__module__)
        return " ".join(module.find_attr_docs().get((name, field), [])).strip()


def _class(name: str, schema: dict[str, Any]) -> type | None:
    """Find the class of a record: that which is called so and has its fields."""
    fields = set(schema.get("properties", ())) - {"kind"}
    for module in list(sys.modules.values()):
        if module.__name__.startswith("planisphere."):
            found = getattr(module, name, None)
            if isinstance(found, type) and {*_fields(found)} - {"kind"} == fields:
                return found
    return None


def _fields(cls: type) -> tuple[str, ...]:
    """Return the fields of a record, in its own order."""
    return tuple(getattr(cls, "__struct_fields__", getattr(cls, "__dataclass_fields__", ())))
