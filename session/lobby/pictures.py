"""Kept pictures: looked at one by one, deleted after a question, saved as files."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import assert_never

from games.cues import Step
from games.decisions import Decisions
from games.table.decisions import Back
from session.kept_pictures import Album
from session.lobby.cues import AlbumWanted, PicturesDeleted, PicturesWanted
from session.lobby.more_decisions import AskDelete, DeletePictures, ExportPictures, KeepPictures, ShowPicture
from session.lobby.state import Lobby, Page, PageRules

ONE, ALL = "one", "all"
PICTURES_FIELD = "keep_pictures"
"""The setting that leads here."""
PicturesDecision = AskDelete | DeletePictures | ExportPictures | KeepPictures | ShowPicture


def look_at_pictures(lobby: Lobby) -> Step[Lobby]:
    """Somebody wants to see what was kept: the disk is asked."""
    return Step(replace(lobby, page=Page.PICTURES, album=Album()), (AlbumWanted(),))


def _offered(lobby: Lobby) -> tuple[PicturesDecision | Back, ...]:
    album = lobby.album
    if album.asked:
        return (KeepPictures(), DeletePictures(album.asked))
    return (*_with_pictures(album), Back())


def _with_pictures(album: Album) -> Iterator[PicturesDecision]:
    """What can be done where there are some."""
    beside = (album.at - 1, album.at + 1)
    yield from (ShowPicture(place) for place in beside if 0 <= place < len(album.pictures))
    if album.pictures:
        yield from (AskDelete(ONE), AskDelete(ALL), ExportPictures())


def _decide(lobby: Lobby, decision: PicturesDecision) -> Step[Lobby]:
    album = lobby.album
    match decision:
        case ShowPicture(place):
            return Step(lobby, (AlbumWanted(place),))
        case AskDelete(which):
            return Step(_with(lobby, replace(album, asked=which)))
        case KeepPictures():
            return Step(_with(lobby, replace(album, asked="")))
        case DeletePictures(which):
            return _deleted(lobby, which)
        case ExportPictures():
            return Step(lobby, (PicturesWanted(),))
        case _:
            assert_never(decision)


def _deleted(lobby: Lobby, which: str) -> Step[Lobby]:
    """Nothing of it is shown any more; the disk is asked what is still there."""
    album = lobby.album
    gone = (album.current,) if which == ONE else album.pictures
    files = tuple(each.file for each in gone if each)
    return Step(_with(lobby, Album()), (PicturesDeleted(files), AlbumWanted(album.at)))


def _leave(lobby: Lobby) -> Step[Lobby]:
    """Nobody holds on to pictures that nobody looks at."""
    return Step(replace(_with(lobby, Album()), page=Page.SETTING))


def _with(lobby: Lobby, album: Album) -> Lobby:
    return replace(lobby, album=album)


PICTURES: PageRules[PicturesDecision] = PageRules(
    Decisions(PicturesDecision), _offered, _decide, leave=_leave
)
