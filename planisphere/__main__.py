"""Run the command line: `python -m planisphere`."""

from planisphere.cli import main

main()
