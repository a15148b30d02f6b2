"""What can be counted: the numbers that an operator watches, in the form of Prometheus.

Labels have few values, all known to the program: never a person, a table, a seed or a path.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    start_http_server,
)

from planisphere.faults import Fault

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
TOGETHER = (1, 2, 5, 10, 20, 50, 100, 200, 500)

REQUESTS = Counter(
    "planisphere_requests",
    "Requests that were answered, by route.",
    ("method", "route", "status"),
    registry=REGISTRY,
)
REQUEST_SECONDS = Histogram(
    "planisphere_request_seconds",
    "Seconds until a request was answered, by route.",
    ("route",),
    buckets=QUICK,
    registry=REGISTRY,
)
SOCKETS = Gauge("planisphere_open_sockets", "Sockets that are open.", registry=REGISTRY)
LIVE_TABLES = Gauge("planisphere_live_tables", "Tables in memory.", registry=REGISTRY)
MATCHES_BEGUN = Counter(
    "planisphere_matches_begun", "Matches that have begun.", ("game",), registry=REGISTRY
)
MATCHES_ENDED = Counter(
    "planisphere_matches_ended", "Matches that are over.", ("game",), registry=REGISTRY
)
HAND_INS = Counter(
    "planisphere_hand_ins",
    "Hand-ins that were played and stored; by is person or bot.",
    ("game", "by"),
    registry=REGISTRY,
)
STORE_SECONDS = Histogram(
    "planisphere_hand_in_store_seconds",
    "Seconds from a hand-in to its being stored.",
    buckets=QUICK,
    registry=REGISTRY,
)
BATCH_SIZES = Histogram(
    "planisphere_store_batch_writes",
    "Writes that went into one transaction.",
    buckets=TOGETHER,
    registry=REGISTRY,
)
REFUSALS = Counter(
    "planisphere_refusals",
    "What was refused, over HTTP and on sockets, by the name of the reason.",
    ("reason",),
    registry=REGISTRY,
)
THINKING_SECONDS = Histogram(
    "planisphere_bot_thinking_seconds",
    "Seconds that bots thought about a hand-in.",
    ("game", "level"),
    buckets=QUICK,
    registry=REGISTRY,
)
CALLS = Counter(
    "planisphere_calls",
    "Calls to people who look elsewhere: sent, failed, or dropped as too many waited.",
    ("how",),
    registry=REGISTRY,
)
FAILURES = Counter(
    "planisphere_failures", "Errors of the server itself; each is in the log.", registry=REGISTRY
)


@contextmanager
def served(address: str, worker: int = 0) -> Iterator[None]:
    """Serve the numbers at an address of their own, such as 127.0.0.1:9180; at none if empty.

    Of several processes that share the address, each takes the next port.
    """
    if not address:
        yield
        return
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal() or int(port) > 65_535:
        raise Fault("metrics-address", value=address)
    server, thread = start_http_server(int(port) + worker, host, REGISTRY)
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
