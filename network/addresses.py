"""Where we listen, and by which names and addresses people may call us."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass

from network.local_name import found_name, machine_name, possible_names

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})
_NOWHERE = ("192.0.2.1", 9)
"""An address for documentation: asking which way leads there sends nothing."""


class BadAddress(ValueError):
    """No address and port to listen on."""


@dataclass(frozen=True, slots=True)
class Address:
    """An address of this machine and a port; 0.0.0.0 and :: are all addresses."""

    host: str
    port: int

    @property
    def is_anywhere(self) -> bool:
        """Does it stand for all addresses of this machine?"""
        return self.host in {"0.0.0.0", "::"}  # noqa: S104 - asked, not bound


def address_in(text: str) -> Address:
    """ADDRESS:PORT, [ADDRESS]:PORT, or :PORT for all addresses."""
    host, colon, port = text.rpartition(":")
    if not (colon and port.isascii() and port.isdigit() and int(port) <= 65_535):
        raise BadAddress(text)
    return Address(host.strip("[]") or "0.0.0.0", int(port))  # noqa: S104 - phones come from other machines


def way_out() -> str | None:
    """The address by which others in the local network reach us; nothing is sent to find it out."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(_NOWHERE)
        found = str(probe.getsockname()[0])
        return None if ipaddress.ip_address(found).is_unspecified else found
    return None


def links(address: Address, token: str) -> tuple[str, ...]:
    """What the QR code says, by address first: that works where names do not."""
    way = way_out() if address.is_anywhere else address.host
    named = found_name(way) if way and address.is_anywhere else None
    found = [host for host in (way, named) if host] or ["127.0.0.1"]
    return tuple(f"http://{_written(host)}:{address.port}/#{token}" for host in found)


def _written(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def host_of(header: str) -> str:
    """The name in a Host header, without its port."""
    if header.startswith("["):
        return header[1:].partition("]")[0].lower()
    return header.partition(":")[0].lower()


def own_hosts(more: Iterable[str] = ()) -> frozenset[str]:
    """The names we answer to, besides the address that somebody has really reached."""
    names = {*LOOPBACK, *possible_names(), machine_name().removesuffix(".local")}
    return frozenset(names | {name.lower() for name in more})
