"""`pipsight hall`: the wall of a hall, all tables of a club on one page."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace

from device.calls.bad_call import BadCall
from device.commands.gate import broker_and_names, listening
from device.log import complain
from network.addresses import links
from network.broker import HALL
from words.phrases import Language, phrase
from words.sentences import trouble_in_words

LISTEN = "0.0.0.0:8028"  # a projector's machine, and phones


def add(parser: ArgumentParser) -> None:
    """Name the arguments."""
    parser.add_argument("--broker", metavar="mqtt[s]://HOST:PORT", help="help.gate.broker")
    parser.add_argument("--listen", metavar="ADDRESS:PORT", default=LISTEN, help="help.hall.listen")
    parser.add_argument("--hall", metavar="NAME", default=HALL, help="help.gate.hall")
    parser.add_argument("--host", metavar="NAME", action="append", default=[], help="help.gate.host")


def run(args: Namespace) -> int:
    """Serve until somebody ends it; 1 where nobody can listen there."""
    language = Language(args.language)
    if args.broker is None:
        raise BadCall("hall.no-broker")
    address = listening(args.listen)
    broker, hall, _ = broker_and_names(args.broker, args.hall, "wall")
    # aiohttp takes a third of a second to load: only who opens the wall waits for it.
    from network.hall.server import Hall  # noqa: PLC0415
    from network.hall.server import run as serve  # noqa: PLC0415

    made = Hall(broker, hall, address)
    print(phrase(language, "hall.open", link=links(address, made.token)[0]), flush=True)
    try:
        serve(made, args.host)
    except OSError as error:
        why = trouble_in_words(language, OSError(error.errno, os.strerror(error.errno or 0)))
        complain(phrase(language, "gate.not-open", address=args.listen, why=why))
        return 1
    return 0
