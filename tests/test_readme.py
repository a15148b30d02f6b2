"""What the README shows works."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.S)
    exec(compile(example, "README", "exec"), {})
    assert "Game: risk76" in capsys.readouterr().out


def test_every_link_leads_somewhere() -> None:
    root = Path(__file__).parents[1]
    for page in [
        root / "README.md",
        root / "CONTRIBUTING.md",
        *root.glob("docs/**/*.md"),
        *root.glob("planisphere/**/*.md"),
    ]:
        for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / link).exists(), f"{page.name}: {link}"
