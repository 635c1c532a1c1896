"""One message is one line of JSON; what is no message is refused with the reason."""

from __future__ import annotations

from typing import Any

import msgspec

from stream.messages import VERSION, Asked, Told

LONGEST_ASKED = 16 * 1024
"""Bytes of a line that a reader may send; a tap has about 150."""
LONGEST_TOLD = 1024 * 1024
"""Bytes of a line that a table may send; the largest seen has 60,000."""
_told = msgspec.json.Decoder(Told)
_asked = msgspec.json.Decoder(Asked)
_encoder = msgspec.json.Encoder()


class BadLine(ValueError):
    """A line is no message; the words say where it goes wrong."""


def line_of(message: Told | Asked) -> bytes:
    """The message with its line end."""
    return _encoder.encode(message) + b"\n"


def told_in(line: bytes) -> Told:
    """What a table tells in this line."""
    told: Told = _read(_told, line)
    return told


def asked_in(line: bytes) -> Asked:
    """What a reader asks in this line."""
    asked: Asked = _read(_asked, line)
    return asked


def _read(decoder: msgspec.json.Decoder[Any], line: bytes) -> Any:
    try:
        return decoder.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadLine(str(error)) from error


def schema() -> dict[str, Any]:
    """All messages as a JSON Schema (2020-12), made from their types."""
    (told, asked), parts = msgspec.json.schema_components((Told, Asked), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Pipsight's stream, version {VERSION}",
        "description": "One JSON object a line. A table tells; whoever reads may ask.",
        "anyOf": [told, asked],
        "$defs": {**parts, "Told": told, "Asked": asked},
    }
