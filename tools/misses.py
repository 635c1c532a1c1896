"""Lays all photographs that were not read exactly side by side: `python tools/misses.py SHEET.png [SOURCE]`.

Each shows what was seen and why, with the truth below. Look at it: causes are mended, not pictures.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import cv2
import numpy as np

from vision.frames import Picture
from vision.reading.annotation import annotate
from vision.reading.reader import read
from vision.reading.readings import Reading

PHOTOS = Path(__file__).resolve().parents[2] / "shared" / "dice-photos"
TILE, LINE, COLUMNS = (480, 360), 24, 5


def missed(source: str) -> list[Picture]:
    """A tile for each photograph of the sources whose name begins so."""
    rows = json.loads((PHOTOS / "labels.json").read_text())
    tiles = []
    for row in rows:
        if row["source"].startswith(source):
            picture = np.asarray(cv2.imread(str(PHOTOS / row["image"])), np.uint8)
            reading = read(picture)
            if not (reading.sure and list(reading.faces) == row["values"]):
                tiles.append(_tile(annotate(picture, reading), _caption(reading, row)))
    return tiles


def _caption(reading: Reading, row: dict[str, object]) -> str:
    why = reading.advice.doubt.value if reading.advice else "WRONG"
    return f"{Path(str(row['image'])).stem[-22:]} is {row['values']} {why}"


def _tile(picture: Picture, caption: str) -> Picture:
    scale = min(TILE[0] / picture.shape[1], TILE[1] / picture.shape[0])
    small = cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    tile = np.zeros((TILE[1] + LINE, TILE[0], 3), np.uint8)
    tile[: small.shape[0], : small.shape[1]] = small
    cv2.putText(tile, caption, (4, TILE[1] + LINE - 8), 0, 0.5, (255, 255, 255), 1, cv2.LINE_AA)
    return tile


def main() -> None:
    """Write the sheet, or say that there is nothing to show."""
    if len(sys.argv) not in (2, 3) or not PHOTOS.exists():
        sys.exit(
            __doc__ if PHOTOS.exists() else f"{PHOTOS} is not here; the photographs lie beside the project."
        )
    tiles = missed(sys.argv[2] if len(sys.argv) == 3 else "")
    if not tiles:
        sys.exit("Every photograph was read exactly.")
    tiles += [np.zeros_like(tiles[0])] * (-len(tiles) % COLUMNS)
    cv2.imwrite(
        sys.argv[1], np.vstack([np.hstack(tiles[at : at + COLUMNS]) for at in range(0, len(tiles), COLUMNS)])
    )


if __name__ == "__main__":
    main()
