"""`pipsight gate`: the door for phones, the only process with a network."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from pathlib import Path

from device.calls.bad_call import BadCall
from device.feed.place import feed_place
from device.log import complain
from device.saving.state_folder import state_folder
from network.addresses import Address, BadAddress, address_in
from words.phrases import Language, phrase
from words.sentences import trouble_in_words

LISTEN = "0.0.0.0:8027"  # phones come from other machines
KEPT = "gate.json"


def add(parser: ArgumentParser) -> None:
    """Name the arguments."""
    parser.add_argument("--listen", metavar="ADDRESS:PORT", default=LISTEN, help="where phones come in")
    parser.add_argument("--socket", metavar="PATH", type=Path, help="the table's stream")
    parser.add_argument(
        "--host", metavar="NAME", action="append", default=[], help="one more name to answer to"
    )
    parser.add_argument("--once", action="store_true", help="end when the table does")


def run(args: Namespace) -> int:
    """Serve until somebody ends it; 1 where nobody can listen there."""
    language = Language(args.language)
    address = listening(args.listen)
    # aiohttp takes a third of a second to load: only who opens the gate waits for it.
    from network.gate.gate import Gate  # noqa: PLC0415
    from network.gate.server import run as serve  # noqa: PLC0415

    gate = Gate(args.socket or feed_place(os.environ), _kept(), address)
    try:
        serve(gate, hosts=args.host, once=args.once)
    except OSError as error:
        # asyncio adds its own English words to the system's
        why = trouble_in_words(language, OSError(error.errno, os.strerror(error.errno or 0)))
        complain(phrase(language, "gate.not-open", address=args.listen, why=why))
        return 1
    return 0


def listening(text: str) -> Address:
    """Where to listen; BadCall where that is no address."""
    try:
        return address_in(text)
    except BadAddress as error:
        raise BadCall("gate.bad-address", found=text[:60]) from error


def _kept() -> Path:
    folder = os.environ.get("STATE_DIRECTORY", "").split(":")[0]
    return (Path(folder) if folder else state_folder(os.environ)) / KEPT
