"""Every example of the documentation works: Python is run, shell is run or at least understood."""

from __future__ import annotations

import doctest
import re
import shlex
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import nbformat
import pytest
from cyclopts import App
from nbclient import NotebookClient

from docs.press.outside import PAGES
from planisphere.cli import app

ROOT = Path(__file__).parents[1]
MADE = {ROOT / "docs" / f"{page}.md" for page in (*PAGES, "reference/http")}
"""Pages that are made from others while the site is built."""
BLOCK = re.compile(
    r"(?:^<!-- not run: (?P<reason>[^\n]+) -->\n+)?"
    r"^```(?P<kind>\w*)\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
QUICK = ("odds", "games")
"""Commands that are run as they stand; the others are read by the command line, and not run."""
ELSEWHERE = ("export", "pip")
"""What other programs do with a line."""


class Block(NamedTuple):
    """Some lines of a page that stand by themselves."""

    page: Path
    kind: str
    text: str
    reason: str
    """Why it is not run here, if it is not."""

    def __repr__(self) -> str:
        return f"{self.page.name} {self.text.splitlines()[0][:40]}"


def pages() -> list[Path]:
    """List the pages that people write."""
    found = {ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")}
    return sorted(found - MADE)


def blocks(page: Path) -> list[Block]:
    """List the blocks of a page."""
    return [
        Block(page, found["kind"], found["text"], found["reason"] or "")
        for found in BLOCK.finditer(page.read_text(encoding="utf-8"))
    ]


ALL = [block for page in pages() for block in blocks(page)]
PYTHON = {page: [b for b in ALL if b.page == page and b.kind == "python"] for page in pages()}
SHELL = [block for block in ALL if block.kind == "sh" or "planisphere " in block.text[:40]]


def commands(block: Block) -> list[list[str]]:
    """Return the lines of a shell block as words, without what they say of themselves."""
    lines = (shlex.split(line, comments=True) for line in block.text.splitlines())
    return [line for line in lines if line]


@pytest.mark.parametrize(
    "page", [page for page, some in PYTHON.items() if some], ids=lambda page: page.name
)
def test_python_runs(page: Path) -> None:
    names: dict[str, object] = {"__name__": "example"}
    for block in PYTHON[page]:
        if block.reason:
            continue
        if block.text.startswith(">>>"):
            test = doctest.DocTestParser().get_doctest(block.text, names, page.name, None, None)
            assert doctest.DocTestRunner().run(test, clear_globs=False).failed == 0
            names = test.globs
        else:
            exec(compile(block.text, page.name, "exec"), names)


def test_a_block_that_is_not_run_says_what_runs_it() -> None:
    for block in ALL:
        for test in re.findall(r"tests/\S+\.py", block.reason):
            assert (ROOT / test).exists(), block
        assert not block.reason or "tests/" in block.reason, block


@pytest.mark.parametrize("block", SHELL, ids=repr)
def test_shell_lines_are_understood(block: Block) -> None:
    for program, *words in commands(block):
        name = Path(program).name
        if name == "planisphere":
            understand(app, words)
        elif name == "make":
            assert all(is_target(word) for word in words), words
        elif name in ("python", "python3"):
            assert is_program(words), words
        else:
            assert name in ELSEWHERE, program


def understand(program: App, words: list[str]) -> None:
    """Let the command line read a command; run it where that takes no time."""
    command, bound, _ = program.parse_args(words, exit_on_error=False, print_error=False)
    if words[0] in QUICK:
        command(*bound.args, **bound.kwargs)


def is_target(word: str) -> bool:
    """Whether make knows a target, or a setting."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    return "=" in word or re.search(rf"^{re.escape(word)}:", makefile, re.MULTILINE) is not None


def is_program(words: list[str]) -> bool:
    """Whether Python would find what it shall run."""
    if words[0] == "-m":
        return find_spec(words[1]) is not None
    return (ROOT / words[0]).exists()


def test_there_is_something_to_run_and_nothing_that_nobody_runs() -> None:
    unread = [b for b in ALL if b.kind not in ("", "python", "sh") and not b.reason]
    assert not unread
    assert sum(map(len, PYTHON.values())) > 10
    assert len(SHELL) > 10


def test_the_notebook_runs_and_keeps_nothing_that_it_printed() -> None:
    notebook = nbformat.read(ROOT / "docs" / "notebook.ipynb", as_version=4)
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert not any(cell.outputs or cell.execution_count for cell in code)
    NotebookClient(notebook, timeout=600, resources={"metadata": {"path": ROOT}}).execute()
    kinds = [output.output_type for cell in code for output in cell.outputs]
    assert kinds.count("display_data") == 3
    assert "stream" in kinds
