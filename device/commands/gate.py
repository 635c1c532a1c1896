"""`pipsight gate`: the door for phones, the only process with a network."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from pathlib import Path
from socket import gethostname

from device.calls.bad_call import BadCall
from device.feed.place import feed_place
from device.log import complain
from device.saving.state_folder import state_folder
from network.addresses import Address, BadAddress, address_in, links
from network.broker import HALL, BadBroker, Broker, broker_in, name_in
from words.phrases import Language, phrase
from words.sentences import trouble_in_words

LISTEN = "0.0.0.0:8027"  # phones come from other machines
KEPT, OUTBOX = "gate.json", "outbox.json"


def add(parser: ArgumentParser) -> None:
    """Name the arguments."""
    parser.add_argument("--listen", metavar="ADDRESS:PORT", default=LISTEN, help="help.gate.listen")
    parser.add_argument("--socket", metavar="PATH", type=Path, help="help.gate.socket")
    parser.add_argument("--host", metavar="NAME", action="append", default=[], help="help.gate.host")
    parser.add_argument("--broker", metavar="mqtt[s]://HOST:PORT", help="help.gate.broker")
    parser.add_argument("--table", metavar="NAME", help="help.gate.table")
    parser.add_argument("--hall", metavar="NAME", default=HALL, help="help.gate.hall")
    parser.add_argument("--home-assistant", action="store_true", help="help.gate.home-assistant")
    parser.add_argument("--once", action="store_true", help="help.gate.once")
    parser.add_argument("--link", action="store_true", help="help.gate.link")


def run(args: Namespace) -> int:
    """Serve until somebody ends it; 1 where nobody can listen there."""
    language = Language(args.language)
    address = listening(args.listen)
    if args.link:
        return _tell_links(language, address)
    # aiohttp takes a third of a second to load: only who opens the gate waits for it.
    from network.gate.gate import Gate  # noqa: PLC0415
    from network.gate.server import run as serve  # noqa: PLC0415

    gate = Gate(args.socket or feed_place(os.environ), _folder() / KEPT, address)
    if args.broker is not None:
        names = broker_and_names(args.broker, args.hall, args.table or gethostname())
        gate.join_hall(*names, _folder() / OUTBOX, home_assistant=args.home_assistant)
    try:
        serve(gate, hosts=args.host, once=args.once)
    except OSError as error:
        # asyncio adds its own English words to the system's
        why = trouble_in_words(language, OSError(error.errno, os.strerror(error.errno or 0)))
        complain(phrase(language, "gate.not-open", address=args.listen, why=why))
        return 1
    return 0


def _tell_links(language: Language, address: Address) -> int:
    """What the QR code says, for programs that have no camera; 1 where no gate was ever open here."""
    from network.gate.guests import Guests  # noqa: PLC0415

    kept = _folder() / KEPT
    if not kept.exists():
        complain(phrase(language, "gate.no-link"))
        return 1
    print(*links(address, Guests(kept).look), sep="\n")
    return 0


def listening(text: str) -> Address:
    """Where to listen; BadCall where that is no address."""
    try:
        return address_in(text)
    except BadAddress as error:
        raise BadCall("gate.bad-address", found=text[:60]) from error


def broker_and_names(broker: str, hall: str, table: str) -> tuple[Broker, str, str]:
    """Where the hall is and who we are there; BadCall where that makes no sense."""
    try:
        found = broker_in(broker)
    except BadBroker as error:
        raise BadCall("hall.bad-broker", found=broker[:60]) from error
    try:
        return found, name_in(hall), name_in(table)
    except BadBroker as error:
        raise BadCall("hall.bad-name", found=str(error)[:60]) from error


def _folder() -> Path:
    folder = os.environ.get("STATE_DIRECTORY", "").split(":")[0]
    return Path(folder) if folder else state_folder(os.environ)
