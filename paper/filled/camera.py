"""A simulated photograph of a sheet: aslant, turned, with shadow, crease, cup, noise and JPEG."""

from __future__ import annotations

from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from paper.filled.strange_light import developed, in_a_strange_room
from paper.filled.strokes import Chance

Floats = NDArray[np.float32]
Picture = NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class Shot:
    """How the photograph is taken; angles in degrees."""

    width: int = 1280
    height: int = 720
    aslant: float = 0.0
    turn: float = 0.0
    fills: float = 0.85
    """How much of the picture's short side the sheet takes."""
    shadow: float = 0.3
    crease: float = 0.0
    """How far a fold lifts the paper, in parts of its height."""
    cup: bool = False
    noise: float = 4.0
    blur: float = 0.6
    jpeg: int = 88
    lamp: bool = False
    """A lamp's bright spot and a second shadow: light that nothing was trained in."""
    edges: int = 0
    """More shadows with an edge, soft or hard, from any side: only to learn from."""
    strange: bool = False
    """Light, paper and a camera of every kind, also none that would be judged by: only to learn from."""


def any_shot(chance: Chance, size: tuple[int, int] = (1280, 720), *, lamp: bool = False) -> Shot:
    """Somebody's photograph: from 0 to 40 degrees aslant, at any turn."""
    return Shot(
        *size,
        aslant=chance.uniform(0, 40),
        turn=chance.uniform(0, 360),
        fills=chance.uniform(0.78, 0.97),
        shadow=chance.uniform(0, 0.55) if chance.random() < 0.7 else 0.0,
        crease=chance.uniform(0.004, 0.012) if chance.random() < 0.35 else 0.0,
        cup=chance.random() < 0.25,
        noise=chance.uniform(1, 8),
        blur=chance.uniform(0.3, 0.9) * size[1] / 720 if size[1] <= 720 else chance.uniform(0.5, 2.2),
        jpeg=int(chance.integers(70, 96)),
        lamp=lamp and chance.random() < 0.5,
    )


def harder_shot(shot: Shot, chance: Chance) -> Shot:
    """The same in worse light, seen less well: whoever learned from it fears no other light."""
    return replace(
        shot,
        edges=int(chance.integers(0, 4)),
        noise=chance.uniform(1, 11),
        blur=shot.blur * chance.uniform(0.8, 1.3),
        jpeg=int(chance.integers(55, 97)),
    )


def strange_shot(shot: Shot, chance: Chance) -> Shot:
    """The same as another camera sees it in another room, with smaller or larger boxes."""
    height = int(chance.choice([480, 600, 720, 720, 900, 1100]))
    return replace(
        harder_shot(shot, chance),
        width=height,
        height=height,
        blur=chance.uniform(0.3, 1.1) * max(1.0, height / 720),
        jpeg=int(chance.integers(35, 98)),
        strange=True,
    )


def photograph(sheet: Picture, shot: Shot, chance: Chance) -> Picture:
    """The sheet on a table, as the camera sees it, in colour."""
    return photographed(sheet, shot, chance)[0]


def photographed(sheet: Picture, shot: Shot, chance: Chance) -> tuple[Picture, NDArray[np.float64]]:
    """The same, and the way from the sheet's pixels to the picture's: to learn from, never for a reader."""
    paper = _creased(sheet, shot, chance) if shot.crease else sheet
    whole = _view(paper.shape[1], paper.shape[0], shot, chance)
    paper = _fitted(paper, whole)
    view = whole @ np.diag([sheet.shape[1] / paper.shape[1], sheet.shape[0] / paper.shape[0], 1.0])
    size = shot.width, shot.height
    on_table = cv2.warpPerspective(paper, view, size, flags=cv2.INTER_AREA, borderValue=0)
    mask = cv2.warpPerspective(np.full_like(paper, 255), view, size, flags=cv2.INTER_LINEAR)
    seen = _on(_table(shot, chance), np.asarray(on_table, np.uint8), np.asarray(mask, np.uint8), chance)
    if shot.cup:
        seen = _with_cup(seen, view, paper.shape[:2], chance)
    return _through_lens(seen, shot, chance), whole


def _fitted(paper: Picture, view: NDArray[np.float64]) -> Picture:
    """Not much finer than the camera sees it: finer pixels would be left out at random."""
    corners = np.array([[[0, 0], [paper.shape[1], 0], [paper.shape[1], paper.shape[0]]]], np.float32)
    seen = cv2.perspectiveTransform(corners, view)[0]
    wide = float(np.linalg.norm(seen[1] - seen[0])) / paper.shape[1]
    if wide >= 0.9:
        return paper
    factor = min(1.0, 1.15 * wide)
    return np.asarray(cv2.resize(paper, None, fx=factor, fy=factor, interpolation=cv2.INTER_AREA), np.uint8)


def _view(width: int, height: int, shot: Shot, chance: Chance) -> NDArray[np.float64]:
    """The way from the sheet to the picture: turned in its plane, tilted about some axis, seen from afar."""
    turn, tilt, axis = np.radians(shot.turn), np.radians(shot.aslant), chance.uniform(0, 2 * np.pi)
    corners = np.array([[-width, -height], [width, -height], [width, height], [-width, height]]) / 2
    spin = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
    flat = corners @ spin.T
    along = np.array([np.cos(axis), np.sin(axis)])
    across = np.array([-along[1], along[0]])
    a, b = flat @ along, flat @ across
    distance = chance.uniform(2.0, 3.2) * np.hypot(width, height)
    depth = distance + b * np.sin(tilt)
    seen = (np.outer(a, along) + np.outer(b * np.cos(tilt), across)) * (distance / depth)[:, None]
    low, high = seen.min(0), seen.max(0)
    scale = shot.fills * min(shot.width / (high[0] - low[0]), shot.height / (high[1] - low[1]))
    spare = np.array([shot.width, shot.height]) - scale * (high - low)
    at = spare * chance.uniform(0.3, 0.7, 2)
    target = (seen - low) * scale + at
    source = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
    return np.asarray(cv2.getPerspectiveTransform(source, target.astype(np.float32)), np.float64)


def _creased(sheet: Picture, shot: Shot, chance: Chance) -> Picture:
    """A fold across the sheet: what lies near it is shifted, and its one side is darker."""
    height, width = sheet.shape[:2]
    upright = chance.random() < 0.3
    length = width if upright else height
    fold = chance.uniform(0.3, 0.7) * length
    along = np.arange(length, dtype=np.float32)
    lifted = np.exp(-np.abs(along - fold) / (0.18 * length)) * shot.crease * height * chance.choice([-1, 1])
    shade = 1 - 0.25 * chance.random() * np.exp(-np.abs(along - fold) / (0.02 * length))
    x, y = np.meshgrid(np.arange(width, dtype=np.float32), np.arange(height, dtype=np.float32))
    if upright:
        x, shade = x + lifted[None, :].astype(np.float32), shade[None, :]
    else:
        y, shade = y + lifted[:, None].astype(np.float32), shade[:, None]
    moved = cv2.remap(sheet, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(moved * shade, np.uint8)


def _table(shot: Shot, chance: Chance) -> Floats:
    """Something under the paper: wood, cloth, or plain."""
    tone = chance.uniform(40, 190, 3).astype(np.float32)
    rough = cv2.resize(
        chance.normal(0, 1, (shot.height // 40, shot.width // 160)).astype(np.float32),
        (shot.width, shot.height),
    )
    return tone + chance.uniform(3, 14) * rough[..., None]


def _on(table: Floats, paper: Picture, mask: Picture, chance: Chance) -> Floats:
    white = (chance.uniform(200, 250) * np.array([1, 1, 1]) + chance.normal(0, 6, 3)).astype(np.float32)
    there = (mask.astype(np.float32) / 255)[..., None]
    sheet = paper.astype(np.float32)[..., None] / 255
    ink = np.array([20, 20, 22], np.float32) + chance.uniform(0, 25)
    return np.asarray(table * (1 - there) + there * (ink + (white - ink) * sheet), np.float32)


def _with_cup(seen: Floats, view: NDArray[np.float64], shape: tuple[int, ...], chance: Chance) -> Floats:
    """A cup stands on a corner, so that a marker is hidden."""
    height, width = shape
    corner = np.array([[[chance.choice([0.0, 1.0]) * width, chance.choice([0.0, 1.0]) * height]]], np.float32)
    x, y = cv2.perspectiveTransform(corner, view)[0, 0]
    radius = 0.19 * float(np.sqrt(abs(np.linalg.det(view[:2, :2])))) * width
    colour = chance.uniform(30, 240, 3).tolist()
    cv2.circle(seen, (round(float(x)), round(float(y))), round(radius), colour, -1, cv2.LINE_AA)
    rim = [0.7 * tone for tone in colour]
    cv2.circle(
        seen,
        (round(float(x)), round(float(y))),
        round(0.85 * radius),
        rim,
        max(1, round(0.08 * radius)),
        cv2.LINE_AA,
    )
    return seen


def _through_lens(seen: Floats, shot: Shot, chance: Chance) -> Picture:
    """Uneven light, a shadow with a soft edge, a blurred lens, noise, and JPEG."""
    height, width = seen.shape[:2]
    lit = seen * _light(width, height, shot, chance)[..., None]
    if shot.strange:
        lit = in_a_strange_room(lit, chance)
    if shot.blur > 0.2:
        lit = np.asarray(cv2.GaussianBlur(lit, (0, 0), shot.blur), np.float32)
    noise = chance.standard_normal(lit.shape, np.float32)
    sharp = np.clip(lit + shot.noise * noise, 0, 255).astype(np.uint8)
    if shot.strange:
        sharp = developed(sharp, chance)
    packed = cv2.imencode(".jpg", sharp, [cv2.IMWRITE_JPEG_QUALITY, shot.jpeg])[1]
    return np.asarray(cv2.imdecode(packed, cv2.IMREAD_COLOR), np.uint8)


def _light(width: int, height: int, shot: Shot, chance: Chance) -> Floats:
    # Coarser steps would show as teeth along a shadow's edge, which no real shadow has.
    small_w, small_h = 320, max(2, 320 * height // width)
    x, y = np.meshgrid(np.linspace(-1, 1, small_w), np.linspace(-1, 1, small_h))
    way = chance.uniform(0, 2 * np.pi)
    slope = np.cos(way) * x + np.sin(way) * y
    light = chance.uniform(0.65, 1.0) * (1 + 0.18 * chance.uniform(-1, 1) * slope)
    if shot.shadow:
        edge = chance.uniform(-0.5, 0.5)
        soft = chance.uniform(0.03, 0.25)
        across = np.sin(way + 1.1) * x - np.cos(way + 1.1) * y
        light *= 1 - shot.shadow / (1 + np.exp(np.clip(-(across - edge) / soft, -50, 50)))
    if shot.lamp:
        spot = chance.uniform(-0.6, 0.6, 2)
        light *= 0.8 + 0.3 * np.exp(-((x - spot[0]) ** 2 + (y - spot[1]) ** 2) / 0.3)
        off = np.abs(slope - chance.uniform(-0.4, 0.4)) - 0.12
        bar = 1 / (1 + np.exp(np.clip(off / chance.uniform(0.004, 0.03), -50, 50)))
        light *= 1 - bar * (1 - chance.uniform(0.6, 0.9))
    for _ in range(shot.edges):
        light *= _edge(x, y, chance)
    return np.asarray(
        cv2.resize(light.astype(np.float32), (width, height), interpolation=cv2.INTER_LINEAR), np.float32
    )


def _edge(x: NDArray[np.float64], y: NDArray[np.float64], chance: Chance) -> NDArray[np.float64]:
    """The edge of something that stands in the light, straight or round, as soft as its distance makes it."""
    way, soft = chance.uniform(0, 2 * np.pi), np.exp(chance.uniform(np.log(0.006), np.log(0.2)))
    middle = chance.uniform(-0.8, 0.8, 2)
    if chance.random() < 0.3:
        beyond = np.hypot(x - middle[0], y - middle[1]) - chance.uniform(0.2, 0.8)
    else:
        beyond = np.cos(way) * (x - middle[0]) + np.sin(way) * (y - middle[1])
    shade = 1 / (1 + np.exp(np.clip(beyond / soft, -50, 50)))
    return np.asarray(1 - chance.uniform(0.05, 0.4) * shade, np.float64)
