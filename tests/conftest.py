"""Which rules the tests check."""

from __future__ import annotations

import signal

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "suite",
    deadline=None,
    derandomize=True,
    print_blob=True,
    # How long anything takes says more about the machine than about what is tested.
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("suite")

# Whoever starts the tests in the background may let them ignore these, and with them all the
# programs that they start and end.
signal.signal(signal.SIGINT, signal.default_int_handler)
signal.signal(signal.SIGQUIT, signal.SIG_DFL)

CHECKED = pytest.StashKey[set[str]]()


def pytest_collection_modifyitems(session: pytest.Session, items: list[pytest.Item]) -> None:
    """Note which rules the collected tests check."""
    session.stash[CHECKED] = {
        str(rule) for item in items for mark in item.iter_markers("rule") for rule in mark.args
    }


@pytest.fixture
def checked(request: pytest.FixtureRequest) -> set[str]:
    """The ids of the rules that this run checks."""
    return request.session.stash[CHECKED]
