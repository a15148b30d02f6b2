"""Previews of the boards as a client would draw them: python -m boards.preview FOLDER."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

from boards.build import BOARDS, SHEETS
from boards.drawing import draw

WIDTHS = (1440, 390)
FONTS = Path(__file__).parents[1] / "web" / "node_modules" / "@fontsource-variable"
FAMILIES = {"EB Garamond": "eb-garamond", "Inter": "inter"}
"""The page's own, where it has been built; else the machine's."""


def main() -> None:
    """Write every board in both themes and languages, and pictures where a browser is found."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "build/boards")
    folder.mkdir(parents=True, exist_ok=True)
    for name in BOARDS:
        sheet = json.loads((SHEETS / f"{name}.json").read_text(encoding="utf-8"))
        for theme, language in (("light", "en"), ("dark", "fr"), ("light", "fr"), ("dark", "en")):
            file = folder / f"{name}-{theme}-{language}.svg"
            drawn = draw(sheet, theme, language).replace("<style>", f"<style>{faces()}", 1)
            file.write_text(drawn, encoding="utf-8")
            for width in WIDTHS:
                photograph(file, width, sheet["viewBox"][2:])


def faces() -> str:
    """How the drawings find the letters of the page."""
    files = {
        name: FONTS / slug / "files" / f"{slug}-latin-wght-normal.woff2"
        for name, slug in FAMILIES.items()
    }
    face = '@font-face {{ font-family: "{}"; font-weight: 100 900; src: url("{}") }}'
    return "".join(face.format(name, file.as_uri()) for name, file in files.items())


def photograph(file: Path, width: int, size: tuple[float, float]) -> None:
    """A picture of a drawing at a width, taken by a browser if there is one."""
    browser = shutil.which("chromium")
    if browser is None:
        return
    window = f"{width},{round(width * size[1] / size[0])}"
    picture = file.with_name(f"{file.stem}-{width}.png").resolve()
    options = ["--headless", "--no-sandbox", "--hide-scrollbars", f"--window-size={window}"]
    options += ["--allow-file-access-from-files", "--virtual-time-budget=3000"]
    subprocess.run(
        [browser, *options, f"--screenshot={picture}", file.resolve().as_uri()],
        check=True,
        capture_output=True,
    )


if __name__ == "__main__":
    main()
