"""Cuts a store of single dice for the marker: `python -m vision.training.pip_crops --photos … --out …`.

Making a crop costs more than learning from it, so each is made once, larger than the marker sees it, and
turned, moved and relit anew whenever it is shown."""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.reading.judging import _bettered
from vision.reading.network import Place, cut, judge
from vision.training.grounds import ground
from vision.training.laying import Label
from vision.training.scenes import Photo, load_photos, load_trays, scene
from vision.training.sprites import NOTHING, stacked_sprites
from vision.training.targets import _elsewhere, _is_whole, with_lures

SIDE, EDGE = 144, 56.0
"""A stored crop: room enough to turn and move what the marker sees of it."""

TOPS, OTHERS = 6, 30
"""So many pips of the upward face and so many others are kept of each crop."""

LEAST = 11.0
"""Painted dice with fewer pixels of edge are not taught: nobody could read them."""

MINED = 0.12
"""In so many painted scenes the shipped networks are asked for what fools them."""

Chance = np.random.Generator
Row = tuple[NDArray[np.uint8], list[float], NDArray[np.float32], NDArray[np.float32]]


def rows_of(chance: Chance, photo: Photo, known: bool, lures: int) -> Iterator[Row]:
    """Every die of a picture that is wholly in it, and some places that show none."""
    for label in photo.dice:
        if _is_whole(label, photo.picture):
            yield _row(photo, label, known)
    for _ in range(lures):
        x, y, edge = _elsewhere(chance, photo)
        yield _row(photo, Label(x, y, edge, NOTHING), known)


def _row(photo: Photo, label: Label, known: bool) -> Row:
    """Crop; kind, direction (2), is the place exact, is the direction known, are all pips known; the pips."""
    crop = cut(photo.picture, Place(label.x, label.y, label.edge, 1.0), side=SIDE, edge=EDGE)
    readable = label.kind != NOTHING
    tops = label.pips if readable else ()
    others = [pip for each in photo.dice for pip in (*each.pips, *each.side_pips) if pip not in tops]
    normal = label.normal or (0.0, 0.0)
    numbers = [label.kind, *normal, readable and label.edge > 0, readable and bool(label.normal), known]
    return (
        crop,
        [float(each) for each in numbers],
        _in_crop(tops, label, TOPS),
        _in_crop(others, label, OTHERS),
    )


def _in_crop(pips: object, label: Label, most: int) -> NDArray[np.float32]:
    """Points of the picture in pixels of the crop, those outside left out."""
    found = np.full((most, 2), np.nan, np.float32)
    points = np.array(list(pips), np.float32).reshape(-1, 2)  # type: ignore[call-overload]
    points = (points - (label.x, label.y)) * (EDGE / label.edge) + (SIDE / 2 - 0.5)
    points = points[(np.abs(points - SIDE / 2) < SIDE / 2).all(axis=1)][:most]
    found[: len(points)] = points
    return found


def put_right(photo: Photo) -> Photo:
    """Boxes differ by source: a die on which the shipped judge agrees is put where it would cut."""
    return replace(photo, dice=tuple(_exact(photo, label) for label in photo.dice))


def _exact(photo: Photo, label: Label) -> Label:
    place = Place(label.x, label.y, label.edge, 1.0)
    for _ in range(3):
        row = judge([cut(photo.picture, place)])[0]
        place = _bettered(place, row)
    moved = math.hypot(place.x - label.x, place.y - label.y) / label.edge
    if row[:8].argmax() != label.kind or moved > 0.3 or not 0.6 < place.edge / label.edge < 1.6:
        return label
    return replace(label, x=place.x, y=place.y, edge=place.edge)


def _write(out: Path, name: str, rows: list[Row]) -> None:
    crops, numbers, tops, others = zip(*rows, strict=True)
    fresh = out / f"{name}.part"
    with fresh.open("wb") as file:
        np.savez(
            file,
            crops=np.stack(crops),
            numbers=np.array(numbers, np.float32),
            tops=np.stack(tops),
            others=np.stack(others),
        )
    fresh.replace(out / f"{name}.npz")
    print(name, len(rows), flush=True)


def _painted(chance: Chance, photos: list[Photo], sprites: dict[str, NDArray[np.generic]]) -> list[Row]:
    """Dice on painted grounds, and a quarter of them added to parts of photographs."""
    rows: list[Row] = []
    for _ in range(1000):
        aside = chance.random() < 0.25
        photo = scene(chance, photos[int(chance.integers(len(photos)))] if aside else None, sprites)
        photo = with_lures(photo) if chance.random() < MINED else photo
        only = replace(photo, dice=tuple(each for each in photo.dice if _is_shown(each, aside)))
        rows += rows_of(chance, only, not aside, 0)
        rows += _lures(chance, photo, not aside)
    return rows


def _is_shown(label: Label, aside: bool) -> bool:
    """Large enough to be read by anyone; on a photograph only the painted ones, whose pips are known."""
    return label.edge > LEAST and (bool(label.pips) or not aside)


def _things(chance: Chance) -> list[Row]:
    """Tables full of things that are no dice, and where on them the shipped networks see one."""
    rows: list[Row] = []
    for _ in range(80):
        picture, spots = ground(chance, 640, crowded=True)
        photo = with_lures(Photo(picture, (), tuple(spots)))
        rows += rows_of(chance, photo, True, 8)
    return rows


def _lures(chance: Chance, photo: Photo, known: bool) -> list[Row]:
    return [_row(photo, Label(*_elsewhere(chance, photo), NOTHING), known) for _ in range(2)]


def main() -> None:
    """Write the store, one file a source and one for every thousand painted scenes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--photos", type=Path, required=True)
    parser.add_argument("--trays", type=Path)
    parser.add_argument("--painted", type=int, default=8, help="thousands of painted scenes")
    parser.add_argument(
        "--after", type=int, default=0, help="so many thousands, and all else, are there already"
    )
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    cv2.setNumThreads(1)
    chance = np.random.default_rng([23, args.after] if args.after else 23)
    photos = load_photos(args.photos)
    for source, each in photos.items() if not args.after else ():
        rows = [row for photo in each for row in rows_of(chance, with_lures(put_right(photo)), False, 4)]
        _write(args.out, "photos-" + source.replace("/", "_").replace(":", "_"), rows)
    for number in range(args.after, args.painted):
        sprites = stacked_sprites(np.random.default_rng([24, number]), 2500)
        everything = [photo for each in photos.values() for photo in each]
        _write(args.out, f"painted-{number}", _painted(chance, everything, sprites))
        _write(args.out, f"things-{number}", _things(chance))
        steep = stacked_sprites(np.random.default_rng([25, number]), 1500, steep=True)
        _write(args.out, f"steep-{number}", _painted(chance, everything, steep))
    if args.trays and not args.after:
        rows = [row for tray in load_trays(args.trays) for row in rows_of(chance, tray, False, 6)]
        _write(args.out, "trays", rows)


if __name__ == "__main__":
    main()
