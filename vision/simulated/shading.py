"""How the room lights a die: matt and glossy light, bounce from the felt, shade of its neighbours."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from vision.simulated.dice import Die, Pose
from vision.simulated.light import Lamp, Light
from vision.simulated.material import Material, material
from vision.simulated.shape import Hits
from vision.simulated.vectors import Floats, clamp, dot


@dataclass(frozen=True, slots=True, eq=False)
class Lighting:
    """What shines on a die: the light, and the colour the floor throws back."""

    light: Light
    floor: Floats


def shade(room: Lighting, die: Die, pose: Pose, hits: Hits, neighbours: tuple[Pose, ...]) -> Floats:
    """The light (3, n) that each hit sends to the eye."""
    surface = material(die, hits)
    normals = pose.turn @ surface.normals
    points = pose.turn @ hits.points * (die.edge / 2) + pose.middle[:, None]
    rays = pose.turn @ hits.rays
    open_sky = _openness(points, die, neighbours) * surface.shade
    light = surface.colour * _even_light(room, normals, open_sky)
    facing = clamp(-dot(normals, rays))
    mirrored = rays + 2 * facing * normals
    fresnel = 0.04 + 0.5 * die.style.gloss * (1 - facing) ** 4
    light += fresnel * open_sky * room.light.ambient[:, None] * clamp(0.3 + mirrored[2])
    for lamp in room.light.lamps:
        light += _lamp_light(lamp, die, surface, points, normals, mirrored, neighbours) * _clear(die, surface)
        if die.style.grain == "clear":
            light += _shine_through(lamp, surface, hits.points, pose)
    return light


def _openness(points: Floats, die: Die, neighbours: tuple[Pose, ...]) -> Floats:
    """How much of the room each point sees: less near the floor and near other dice."""
    open_sky: Floats = 0.45 + 0.55 * clamp(points[2] / (0.7 * die.edge))
    for other in neighbours:
        way = points - other.middle[:, None]
        open_sky = open_sky * (1 - 0.45 * np.exp(-dot(way, way) / (0.85 * die.edge) ** 2))
    return open_sky


def _even_light(room: Lighting, normals: Floats, open_sky: Floats) -> Floats:
    """The glow of the room from above, and what the floor sends up again."""
    upward = 0.5 + 0.5 * normals[2]
    lit = room.light.ambient + sum(lamp.power for lamp in room.light.lamps) * 0.6
    bounce = (room.floor * lit)[:, None] * (0.6 * (1 - upward) * (0.4 + 0.6 * open_sky))
    glow: Floats = room.light.ambient[:, None] * (upward * open_sky) + bounce
    return glow


def _lamp_light(
    lamp: Lamp,
    die: Die,
    surface: Material,
    points: Floats,
    normals: Floats,
    mirrored: Floats,
    neighbours: tuple[Pose, ...],
) -> Floats:
    """Matt light and the soft image of the lamp in the gloss, where no neighbour stands in between."""
    ways, arriving = lamp.rays(points)
    free = _unblocked(points, ways, die, neighbours)
    matt = clamp(dot(normals, ways)) * (0.4 + 0.6 * surface.shade)
    blur = lamp.spread + 0.10 - 0.05 * die.style.gloss
    apart = 2 - 2 * dot(mirrored, ways)
    gleam: Floats = 0.0065 * die.style.gloss / blur**2 * np.exp(-apart / (2 * blur**2))
    light: Floats = arriving * free * (surface.colour * matt + gleam)
    return light


def _unblocked(points: Floats, ways: Floats, die: Die, neighbours: tuple[Pose, ...]) -> Floats:
    """How much of the lamp gets past the neighbours, taken as balls."""
    free: Floats = np.ones(points.shape[1], np.float32)
    for other in neighbours:
        offset = other.middle[:, None] - points
        along = dot(offset, ways)
        beside = np.sqrt(np.maximum(dot(offset, offset) - along * along, 0))
        shut = clamp(1.6 - beside / (0.42 * die.edge)) * clamp(along / (0.3 * die.edge))
        free *= 1 - 0.8 * shut
    return free


def _clear(die: Die, surface: Material) -> Floats:
    """A clear body sends back only a part of the matt light; its paint sends back all."""
    return 0.45 + 0.55 * surface.paint if die.style.grain == "clear" else np.ones_like(surface.paint)


def _shine_through(lamp: Lamp, surface: Material, points: Floats, pose: Pose) -> Floats:
    """Light that went through a clear die gathers on the side away from the lamp."""
    way, arriving = lamp.rays(pose.middle[:, None])
    deep = clamp(0.45 - 0.4 * ((pose.turn.T @ way).T @ points)[0]) ** 2
    return arriving * surface.colour * (0.9 * deep * (1 - surface.paint))
