"""Where the server may send something: to public addresses, never into its own network."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import IPv4Address, IPv6Address, IPv6Network

Address = IPv4Address | IPv6Address

ASKING = ThreadPoolExecutor(4, "asking")
"""Threads of their own: names that take long to be found keep nobody else waiting."""
TRANSLATED = IPv6Network("64:ff9b::/96")
"""Addresses behind which a network may have any address of the older kind."""


def is_public(address: Address) -> bool:
    """Whether an address belongs to the internet, and not to a network or machine of its own."""
    inner = _inner(address)
    if inner is not None:
        return is_public(inner)
    return address.is_global and not address.is_multicast


def _inner(address: Address) -> IPv4Address | None:
    """Return the older address that a newer one stands for, if it does."""
    if isinstance(address, IPv4Address):
        return None
    if address in TRANSLATED:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour


def all_public(addresses: Iterable[str]) -> bool:
    """Whether no address leads into a network of its own; one such is enough to be tricked."""
    return all(is_public(ipaddress.ip_address(one)) for one in addresses)


def literal(host: str) -> Address | None:
    """Return the address that a host is written as, if it is one and no name."""
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None


async def find(host: str, port: int, anywhere: bool) -> list[str]:
    """List the addresses of a host; an OSError where it has none, or one that is not public."""
    ask = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    try:
        found = await asyncio.get_running_loop().run_in_executor(ASKING, ask)
    except UnicodeError:
        raise OSError("no name") from None
    addresses = [str(where[0]) for *_, where in found]
    if not anywhere and not all_public(addresses):
        raise OSError("no public address")
    return addresses
