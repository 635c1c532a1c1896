"""Lines for people in the system's log: each with its level where systemd keeps it, bare in a terminal."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Mapping
from contextlib import suppress

PRIORITIES = {logging.ERROR: 3, logging.WARNING: 4, logging.INFO: 6}
"""Python's levels as the system counts them."""


class Lines(logging.Handler):
    """Prints to whatever stderr is at that moment."""

    def __init__(self, *, for_journal: bool) -> None:
        super().__init__()
        self._for_journal = for_journal

    def emit(self, record: logging.LogRecord) -> None:
        """One line, and a full disk or a closed pipe is nobody's trouble."""
        prefix = f"<{PRIORITIES.get(record.levelno, 6)}>" if self._for_journal else ""
        with suppress(OSError, ValueError):
            print(f"{prefix}{self.format(record)}", file=sys.stderr, flush=True)


def set_up_log(environment: Mapping[str, str]) -> None:
    """From now on what is logged is seen: in the journal from "info" on, in a terminal only what is wrong."""
    for_journal = goes_to_journal(environment)
    logging.basicConfig(
        handlers=[Lines(for_journal=for_journal)],
        format="%(message)s",
        level=logging.INFO if for_journal else logging.WARNING,
        force=True,
    )


def complain(words: object, level: int = logging.ERROR) -> None:
    """A sentence to whoever has called us, on stderr, with its level where systemd keeps it."""
    prefix = f"<{PRIORITIES[level]}>" if goes_to_journal(os.environ) else ""
    print(f"{prefix}{words}", file=sys.stderr)


def goes_to_journal(environment: Mapping[str, str]) -> bool:
    """Is our stderr the very stream that systemd has opened? Others inherit its word from a service, too."""
    try:
        stream = os.fstat(2)
    except OSError:
        return False
    return environment.get("JOURNAL_STREAM") == f"{stream.st_dev}:{stream.st_ino}"
