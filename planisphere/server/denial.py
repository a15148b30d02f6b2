"""What the server refuses to do, with the status that HTTP has for it."""

from __future__ import annotations

from planisphere.faults import Fault


class Denied(Fault):
    """Something that a person may not do, or that is not there."""

    def __init__(self, status: int, reason: str, **details: object) -> None:
        super().__init__(reason, **details)
        self.status = status


def missing(what: str) -> Denied:
    """Say that something is not there, or not for whoever asks."""
    return Denied(404, f"no-such-{what}")
