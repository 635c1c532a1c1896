"""Lamps and sky over the tray: five settings a living room knows."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from vision.simulated.colours import linear
from vision.simulated.vectors import Floats, length


@dataclass(frozen=True, slots=True)
class Lamp:
    """A round lamp: where it hangs (mm), its colour, how bright it makes the tray, its radius (mm)."""

    place: tuple[float, float, float]
    colour: str
    power: float
    radius: float

    @property
    def spread(self) -> float:
        """How large the lamp looks from the tray, as half an angle."""
        return self.radius / float(np.linalg.norm(self.place))

    def rays(self, points: Floats) -> tuple[Floats, Floats]:
        """Directions (3, ...) from points (3, ...) to the lamp, and its light (blue, green, red) there."""
        place = np.array(self.place, np.float32).reshape(3, *[1] * (points.ndim - 1))
        way = place - points
        far = length(way)
        nominal = np.float32(np.dot(self.place, self.place))
        tint = linear(self.colour).reshape(3, *[1] * (points.ndim - 1))
        return way / far, tint * (self.power * nominal / (far * far))


@dataclass(frozen=True, slots=True)
class Light:
    """All that shines: the lamps, the even glow of the room, and how much the sensor rustles in it."""

    name: str
    lamps: tuple[Lamp, ...]
    sky: str
    glow: float
    noise: float

    @property
    def ambient(self) -> Floats:
        """The even glow as blue, green, red."""
        return linear(self.sky) * np.float32(self.glow)


LIGHTS: dict[str, Light] = {
    light.name: light
    for light in (
        Light("warm lamp", (Lamp((-330, 120, 360), "#ffe2bc", 1.0, 45),), "#dfe4f4", 0.26, 2.0),
        Light("daylight", (Lamp((420, 380, 620), "#f6faff", 0.85, 190),), "#eaf2ff", 0.42, 1.6),
        Light("dim", (Lamp((-180, 300, 700), "#ffdcae", 0.30, 90),), "#e8e0e4", 0.13, 4.5),
        Light("glare", (Lamp((70, 110, 560), "#fffaf0", 1.25, 38),), "#f4f4fa", 0.40, 1.6),
        Light(
            "two lamps",
            (Lamp((-360, 90, 380), "#ffe0b4", 0.66, 50), Lamp((340, -80, 460), "#eef4ff", 0.55, 60)),
            "#ece8e8",
            0.26,
            2.2,
        ),
    )
}


def turned(light: Light, rng: np.random.Generator) -> Light:
    """The same lamps in another room: carried around the table, a little brighter or darker."""
    angle, power = rng.uniform(0, 2 * np.pi), rng.uniform(0.88, 1.12)
    return replace(light, lamps=tuple(_carried(lamp, angle, power) for lamp in light.lamps))


def _carried(lamp: Lamp, angle: float, power: float) -> Lamp:
    x, y, z = lamp.place
    cos, sin = float(np.cos(angle)), float(np.sin(angle))
    return replace(lamp, place=(x * cos - y * sin, x * sin + y * cos, z), power=lamp.power * power)
