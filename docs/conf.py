"""How the site is built from these pages; `make docs` does it."""

from __future__ import annotations

from typing import Any

from sphinx.application import Sphinx

FONTS = "../web/node_modules/@fontsource-variable"

project = "Planisphere"
author = "The Planisphere authors"
copyright = f"2026 {author}"  # noqa: A001 - Sphinx reads it by this name
language = "en"

extensions = [
    "myst_nb",
    "sphinx.ext.autodoc",
    "sphinx.ext.napoleon",
    "sphinx_copybutton",
    "docs.press.outside",
    "docs.press.rules",
    "docs.press.http",
]
exclude_patterns = ["press", "static", "templates"]

# What points nowhere is an error, but types of libraries and of other rooms have no page here.
nitpicky = True
nitpick_ignore_regex = [("py:.*", ".*")]

myst_enable_extensions = ["attrs_block", "attrs_inline", "colon_fence"]
myst_heading_anchors = 3

# The notebook is kept without what it prints, and run whenever it has changed.
nb_execution_mode = "auto"
nb_execution_raise_on_error = True
nb_execution_timeout = 600
nb_ipywidgets_js: dict[str, str] = {}  # they would come from elsewhere

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
python_maximum_signature_line_length = 72
add_module_names = False

html_theme = "furo"
html_title = "Planisphere"
html_logo = "../web/src/art/mark.svg"
html_favicon = "../web/src/art/mark.svg"
html_copy_source = False
html_show_sphinx = False
html_css_files = ["ink.css", "paper.css"]
html_static_path = [
    "static",
    "../web/src/ink.css",
    f"{FONTS}/eb-garamond/files/eb-garamond-latin-wght-normal.woff2",
    f"{FONTS}/eb-garamond/files/eb-garamond-latin-wght-italic.woff2",
    f"{FONTS}/inter/files/inter-latin-wght-normal.woff2",
]
html_theme_options = {"navigation_with_keys": True}
html_sidebars = {
    "**": [
        "sidebar/brand.html",
        "sidebar/search.html",
        "sidebar/tables.html",
        "sidebar/scroll-start.html",
        "sidebar/navigation.html",
        "sidebar/scroll-end.html",
    ]
}
templates_path = ["templates"]

pygments_style = "tango"
pygments_dark_style = "native"

copybutton_exclude = ".linenos, .gp, .go"


def _leave_out_aliases(
    app: Sphinx, what: str, name: str, thing: Any, options: Any, lines: list[str]
) -> None:
    """Say nothing where Python would say "Alias for field number 0"."""
    if lines and lines[0].startswith("Alias for field number"):
        lines.clear()


def setup(app: Sphinx) -> None:
    """Listen to what Sphinx is about to write."""
    app.connect("autodoc-process-docstring", _leave_out_aliases)
