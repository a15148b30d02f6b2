"""The rule functions keep to the dialect that compiles well and reads well."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from planisphere.catalogue import CATALOGUE, load
from planisphere.fields import fields

PACKAGE = Path(__file__).parents[1] / "planisphere"
FILES = sorted([*(PACKAGE / "parts").rglob("*.py"), *(PACKAGE / "games").rglob("*.py")])

FORBIDDEN = (
    ast.List,
    ast.Dict,
    ast.Set,
    ast.ListComp,
    ast.DictComp,
    ast.SetComp,
    ast.GeneratorExp,
    ast.Lambda,
    ast.Try,
    ast.Raise,
    ast.With,
    ast.JoinedStr,
    ast.Yield,
    ast.Global,
    ast.Assert,
    ast.Div,
    ast.Slice,
    ast.Match,
    ast.Starred,
)
ALLOCATING = {"float", "complex", "str", "list", "dict", "set", "tuple", "print"}
LONGEST = 45


def rule_functions(tree: ast.Module) -> list[ast.FunctionDef]:
    """List the functions of a module that are compiled."""
    return [
        node
        for node in tree.body
        if isinstance(node, ast.FunctionDef)
        and any(isinstance(d, ast.Name) and d.id == "compiled" for d in node.decorator_list)
    ]


def complaints(function: ast.FunctionDef) -> list[str]:
    """List where a rule function leaves the dialect."""
    found = []
    if not ast.get_docstring(function):
        found.append("has no docstring")
    body = function.body[1:]
    length = (function.end_lineno or 0) - function.lineno
    if length > LONGEST:
        found.append(f"has {length} lines")
    for node in (inner for statement in body for inner in ast.walk(statement)):
        if isinstance(node, FORBIDDEN):
            found.append(
                f"line {node.lineno if hasattr(node, 'lineno') else '?'}: {type(node).__name__}"
            )
        if isinstance(node, ast.Constant) and isinstance(node.value, str | float | complex):
            scores = function.name == "scores" and isinstance(node.value, float)
            if not scores:
                found.append(f"line {node.lineno}: the constant {node.value!r}")
        if isinstance(node, ast.For) and not _counts(node):
            found.append(f"line {node.lineno}: a loop that does not count")
        found += _sums_of_fields(node)
        found += _foreign_calls(node)
        found += _whole_arrays(node)
    return found


def _counts(loop: ast.For) -> bool:
    call = loop.iter
    return (
        isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "range"
    )


def _is_field(node: ast.AST) -> bool:
    """Whether a node reads a field of the position, or an element of one."""
    if isinstance(node, ast.Subscript):
        return _is_field(node.value)
    return (
        isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id in ("position", "view")
    )


def _sums_of_fields(node: ast.AST) -> list[str]:
    """Complain of arithmetic on a field that was not read through int()."""
    sides: list[ast.expr]
    if isinstance(node, ast.BinOp):
        sides = [node.left, node.right]
    elif isinstance(node, ast.UnaryOp) and not isinstance(node.op, ast.Not):
        sides = [node.operand]
    elif isinstance(node, ast.AugAssign):
        sides = [node.target, node.value]
    else:
        return []
    return [f"line {node.lineno}: arithmetic on a bare field" for side in sides if _is_field(side)]


def _foreign_calls(node: ast.AST) -> list[str]:
    """Complain of calls that allocate, or that leave whole numbers."""
    if not isinstance(node, ast.Call):
        return []
    called = node.func
    if isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name):
        return [f"line {node.lineno}: a call of NumPy"] if called.value.id == "np" else []
    allocates = isinstance(called, ast.Name) and called.id in ALLOCATING
    return [f"line {node.lineno}: a call that allocates"] if allocates else []


def array_fields() -> set[str]:
    """List the fields of all games that are arrays."""
    records = [load(entry.name).record for entry in CATALOGUE]
    return {name for record in records for name, field in fields(record).items() if field.shape}


ARRAYS = array_fields()


def _whole_arrays(node: ast.AST) -> list[str]:
    """Complain of an array field that is assigned, or given another name, as a whole."""
    if not isinstance(node, ast.Assign):
        return []
    sides = [*node.targets, node.value]
    whole = [s for s in sides if isinstance(s, ast.Attribute) and _is_field(s) and s.attr in ARRAYS]
    return [f"line {node.lineno}: a whole array" for _ in whole]


@pytest.mark.parametrize("file", FILES, ids=lambda f: str(f.relative_to(PACKAGE)))
def test_rule_functions_keep_to_the_dialect(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    found = {f.name: complaints(f) for f in rule_functions(tree)}
    assert {name: said for name, said in found.items() if said} == {}


def test_the_dialect_is_seen_to_be_left() -> None:
    source = '''
@compiled
def bad(position, seat):
    """Do what rules must not."""
    names = ["a"]
    for name in names:
        position.reserve += 1
    position.armies = np.zeros(42)
    held = position.held
    position.owner[:] = float(seat)
    return -position.armies[0] + 0.5
'''
    (function,) = rule_functions(ast.parse(source))
    said = " ".join(complaints(function))
    for word in ("List", "does not count", "bare field", "'a'", "0.5", "NumPy", "Slice"):
        assert word in said
    assert said.count("a whole array") == 2
    assert said.count("bare field") == 2
    assert "allocates" in said


def test_rules_named_in_docstrings_exist() -> None:
    pages = Path(__file__).parents[1] / "planisphere" / "rulebook" / "en"
    known = {
        found
        for page in pages.glob("*.md")
        for found in re.findall(r"^\| ([A-Z]\d+) +\|", page.read_text(encoding="utf-8"), re.M)
    }
    for file in FILES:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for function in rule_functions(tree):
            for group in re.findall(r"\[([A-Z]\d+[^\]]*)\]", ast.get_docstring(function) or ""):
                assert set(re.findall(r"[A-Z]\d+", group)) <= known, f"{file}: {function.name}"
