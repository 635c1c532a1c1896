"""The picture and video libraries write past Python, straight to the terminal; nobody needs to read that."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, redirect_stderr
from typing import TextIO

from device.calls.terminal import PlainText


def _like_stderr(number: int) -> TextIO:
    """Where Python itself prints meanwhile, as plainly as to stderr."""
    stream = PlainText(os.fdopen(number, "wb"), errors="backslashreplace", line_buffering=True)
    stream.is_last = True
    return stream


@contextmanager
def hushed() -> Iterator[None]:
    """Meanwhile only what Python itself prints reaches the terminal."""
    terminal, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    with _like_stderr(os.dup(terminal)) as ours:
        os.dup2(nowhere, 2)
        try:
            with redirect_stderr(ours) if sys.stderr is sys.__stderr__ else nullcontext():
                yield
        finally:
            os.dup2(terminal, 2)
            os.close(terminal)
            os.close(nowhere)
