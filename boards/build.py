"""Building the boards: python -m boards.build writes the sheets that clients draw."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from boards.hemispheres import write_hemispheres
from boards.plan import land_pairs, read_components
from boards.sheets import make_sheet
from boards.survey import neighbours

SHEETS = Path(__file__).parents[1] / "web" / "src" / "boards"
BOARDS = ("world", "africa")


def main() -> None:
    """Write the sheets of both boards, unless they contradict the games, and the hemispheres."""
    SHEETS.mkdir(parents=True, exist_ok=True)
    for name in BOARDS:
        sheet = make_sheet(name)
        wrong = neighbours(sheet) ^ land_pairs(read_components(name))
        if wrong:
            raise SystemExit(f"{name}: wrong borders: {sorted(map(sorted, wrong))}")
        (SHEETS / f"{name}.json").write_text(as_text(sheet), encoding="utf-8")
    write_hemispheres()


def as_text(sheet: dict[str, Any]) -> str:
    """A sheet as JSON, always the same for the same sheet."""
    return json.dumps(sheet, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    main()
