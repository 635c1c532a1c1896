"""The name by which others in the local network find us: whatever Avahi, which answers for it, says it is."""

from __future__ import annotations

import re
import socket
import sys
from contextlib import suppress
from pathlib import Path

AVAHI = Path("/run/avahi-daemon/socket")
"""Part of Raspberry Pi OS and of most desktops."""
NAME = "pipsight.local"
_ANSWER_SECONDS = 0.5
_LOCAL = re.compile(r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.local")


def machine_name() -> str:
    """This machine's own name in the local network; whatever the system says, it can stand in a link."""
    name = f"{socket.gethostname().split('.')[0].lower()}.local"
    return name if _LOCAL.fullmatch(name) else NAME


def found_name(address: str, avahi: Path = AVAHI) -> str | None:
    """How people find this address of ours by name, or None where nobody answers for a name.

    Two machines of one name: Avahi calls the second otherwise (pipsight-2.local), so it is asked.
    """
    if sys.platform in {"darwin", "win32"}:
        return machine_name()  # both answer for it by themselves
    with suppress(OSError), socket.socket(socket.AF_UNIX) as call:
        call.settimeout(_ANSWER_SECONDS)
        call.connect(str(avahi))
        call.sendall(f"RESOLVE-ADDRESS {address}\n".encode())
        return _name_in(call.recv(512))
    return None


def _name_in(answer: bytes) -> str | None:
    """As in `+ 2 0 192.168.1.5 pipsight.local`."""
    words = answer.decode("ascii", "replace").split()
    name = words[-1].lower() if words[:1] == ["+"] else ""
    return name if _LOCAL.fullmatch(name) else None


def possible_names() -> frozenset[str]:
    """All that Avahi may call us, where others have our name, too."""
    stems = {name.removesuffix(".local") for name in (NAME, machine_name())}
    more = ("", *(f"-{number}" for number in range(2, 10)))
    return frozenset(f"{stem}{each}.local" for stem in stems for each in more)
