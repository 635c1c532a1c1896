"""A call of `play` as the command line would hand it over."""

from __future__ import annotations

from argparse import Namespace

from device.calls.play_call import Call, call_from


def call_with(**given: object) -> Call:
    """The usual call, with whatever is given instead."""
    words = {
        "game": None,
        "players": None,
        "camera": "simulated",
        "screen": "window",
        "seed": "3",
        "hands_free": False,
        "transcript": None,
    }
    return call_from(Namespace(**{**words, **given}, language="en", config=None))
