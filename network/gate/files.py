"""The page's own files, all of them ours: nothing is loaded from elsewhere."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from aiohttp import web

from stream import schema
from words.languages import LANGUAGES
from words.phrases import Language, phrase

_KINDS = {
    "html": "text/html",
    "css": "text/css",
    "js": "text/javascript",
    "svg": "image/svg+xml",
    "webmanifest": "application/manifest+json",
}
_PIPS = {
    1: ((50, 50),),
    2: ((28, 28), (72, 72)),
    3: ((26, 26), (50, 50), (74, 74)),
    4: ((28, 28), (72, 28), (28, 72), (72, 72)),
    5: ((27, 27), (73, 27), (50, 50), (27, 73), (73, 73)),
    6: ((28, 24), (72, 24), (28, 50), (72, 50), (28, 76), (72, 76)),
}


def text_file(package: str, name: str) -> web.RouteDef:
    """A file of this package under its own name; `index.html` is the front page."""
    content = files(package).joinpath(name).read_text("utf-8")
    kind = _KINDS[name.rpartition(".")[2]]

    async def serve(_: web.Request) -> web.Response:
        headers = {"Cache-Control": "no-cache"}
        return web.Response(text=content, content_type=kind, charset="utf-8", headers=headers)

    return web.get("/" if name == "index.html" else f"/{name}", serve)


def page_words(keys: tuple[str, ...]) -> web.RouteDef:
    """Everything that a page itself has to say, in every language; gaps are filled by the page."""
    words = {name: {key: _raw(Language(name), key) for key in keys} for name in LANGUAGES}

    async def serve(_: web.Request) -> web.Response:
        return web.json_response(words, headers={"Cache-Control": "no-cache"})

    return web.get("/words.json", serve)


def _raw(language: Language, key: str) -> str:
    return phrase(language, key, name="{name}", count="{count}", number="{number}", seconds="{seconds}")


def dice() -> web.RouteDef:
    """A die with its pips, as a drawing."""

    async def serve(request: web.Request) -> web.Response:
        face = int(request.match_info["face"])
        return web.Response(
            text=die_drawing(face), content_type="image/svg+xml", headers={"Cache-Control": "max-age=86400"}
        )

    return web.get("/die-{face:[1-6]}.svg", serve)


def die_drawing(face: int) -> str:
    """Dark pips on white, in light and in darkness alike."""
    pips = "".join(f'<circle cx="{x}" cy="{y}" r="9" fill="#1b1b1b"/>' for x, y in _PIPS[face])
    body = '<rect x="4" y="4" width="92" height="92" rx="18" fill="#fff" stroke="#1b1b1b" stroke-width="4"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{body}{pips}</svg>'


async def health(_: web.Request) -> web.Response:
    """While this answers, we serve."""
    return web.json_response({"serves": True})


async def stream_schema(_: web.Request) -> web.Response:
    """The stream's schema."""
    found: dict[str, Any] = schema()
    return web.json_response(found)
