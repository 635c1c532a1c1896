"""The gate's own web interface, described as OpenAPI from the types that it is decoded with."""

from __future__ import annotations

from typing import Any

import msgspec
from aiohttp import web

from network.gate.asked import Entering, Sitting, Tapping

_ANSWER = {
    "type": "object",
    "properties": {
        "done": {"type": "boolean"},
        "why": {"type": "string"},
        "words": {"type": "object", "additionalProperties": {"type": "string"}},
    },
    "required": ["done"],
}
_POSTS = {
    "/enter": (
        Entering,
        "A phone shows the secret of the QR code, and gets its own as a cookie.",
    ),
    "/sit": (Sitting, "It takes the seat of a player, or gets up."),
    "/tap": (Tapping, "It decides something for its seat."),
}
_GETS = {
    "/me": "Is this phone known, and where does it sit?",
    "/healthz": "Does the gate serve?",
    "/feed.schema.json": "The stream's own schema.",
    "/gate.openapi.json": "This description.",
    "/words.json": "What the page itself says, in every language.",
    "/sheets/{name}.pdf": "A sheet to print, for a known phone; `sheets` in `/events` names those there are.",
}
_REFUSALS = {
    "400": "It makes no sense, or there is no such seat.",
    "401": "The phone is not known: scan the code.",
    "403": "The code is an old one, or the post comes from another page.",
    "409": "The table says no, with the reason in words.",
    "413": "Too large.",
    "421": "Somebody else's name was called.",
    "429": "Too fast, or too many.",
    "503": "There is no table.",
    "504": "The table did not answer.",
}


def description() -> dict[str, Any]:
    """OpenAPI 3.1; `/events` and `/stream` never end and are told in docs/feed.md."""
    kinds = [kind for kind, _ in _POSTS.values()]
    _, parts = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    posts = {path: {"post": _post(kind.__name__, words)} for path, (kind, words) in _POSTS.items()}
    gets = {path: {"get": _get(words)} for path, words in _GETS.items()}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Pipsight's gate", "version": "1"},
        "paths": {**gets, **posts},
        "components": {"schemas": {**parts, "Answer": _ANSWER}},
    }


def _post(kind: str, words: str) -> dict[str, Any]:
    content = {"application/json": {"schema": {"$ref": f"#/components/schemas/{kind}"}}}
    return {
        "summary": words,
        "requestBody": {"required": True, "content": content},
        "responses": {"200": _answer("Done.")} | {code: _answer(why) for code, why in _REFUSALS.items()},
    }


def _get(words: str) -> dict[str, Any]:
    found = {"description": "Found.", "content": {"application/json": {"schema": {"type": "object"}}}}
    return {
        "summary": words,
        "responses": {"200": found} | {code: _answer(_REFUSALS[code]) for code in ("421", "429")},
    }


def _answer(words: str) -> dict[str, Any]:
    schema = {"$ref": "#/components/schemas/Answer"}
    return {"description": words, "content": {"application/json": {"schema": schema}}}


async def serve_description(_: web.Request) -> web.Response:
    """For tools that want to know what can be asked."""
    return web.json_response(description())
