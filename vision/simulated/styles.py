"""The kinds of dice people own: one row a kind, and small differences between two sets of a kind."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np


@dataclass(frozen=True, slots=True)
class Style:
    """How a die is made. Lengths are in half edges: a pip in a corner is at most 1 away from the middle.

    corner   radius of the edges; small is sharp
    ball     radius of the ball the cube was tumbled into; 1.73 leaves the corners alone
    depth    how deep the pips are drilled; 0 is printed
    grain    what the body shows inside: plain, wood, marble or clear
    """

    name: str
    body: str
    pips: str
    one: str = ""
    second: str = ""
    grain: str = "plain"
    pip_radius: float = 0.19
    one_radius: float = 0.0
    spread: float = 0.52
    corner: float = 0.16
    ball: float = 1.45
    depth: float = 0.6
    gloss: float = 0.5


STYLES: dict[str, Style] = {
    style.name: style
    for style in (
        Style("white", "#f4f3ee", "#181818"),
        Style("ivory", "#eadfc0", "#2a1c14", corner=0.22, ball=1.38, gloss=0.4),
        Style("black", "#1d1d20", "#f2f0ea", gloss=0.7),
        Style("red", "#c01a1e", "#f6f2ea", corner=0.12),
        Style("blue", "#1c3f9e", "#f4f4f4", spread=0.56),
        Style("green", "#15703c", "#f2f0e4", pip_radius=0.17),
        Style("yellow", "#e8b81c", "#1c1a18", corner=0.3, ball=1.32),
        Style(
            "lucky",
            "#f6f4ee",
            "#1a1a1c",
            one="#c8141a",
            one_radius=0.36,
            pip_radius=0.2,
            corner=0.26,
            ball=1.36,
        ),
        Style(
            "wooden", "#c89a62", "#22140c", second="#a87844", grain="wood", corner=0.1, ball=1.6, gloss=0.12
        ),
        Style("marbled", "#7a1f52", "#f0e8d8", second="#b0688c", grain="marble", gloss=0.8),
        Style("jade", "#2c7a68", "#f4ecd0", second="#5aa890", grain="marble", gloss=0.7),
        Style("ruby", "#c8102a", "#fafafa", grain="clear", corner=0.07, ball=1.73, depth=0.0, pip_radius=0.2),
        Style("smoke", "#5a6a80", "#f6f6f6", grain="clear", corner=0.18, ball=1.42, depth=0.4),
        Style("sharp", "#f2f2f0", "#141418", corner=0.05, ball=1.73, depth=0.0, spread=0.58, gloss=0.6),
    )
}

SIGN_STYLES: dict[str, Style] = {
    style.name: style
    for style in (
        Style("orange event", "#f0801c", "#1a1414", corner=0.2, ball=1.42, depth=0.0, gloss=0.4),
        Style("violet event", "#5a2a8c", "#faf6e8", corner=0.2, ball=1.42, depth=0.0, gloss=0.5),
        Style("cream event", "#f2ead0", "#1c3c78", corner=0.18, ball=1.45, depth=0.0, gloss=0.35),
        Style("teal event", "#127a80", "#fbf8ec", corner=0.18, ball=1.45, depth=0.0, gloss=0.5),
    )
}


def varied(style: Style, rng: np.random.Generator) -> Style:
    """The same kind from another maker: pips a little larger or smaller, nearer together or further apart."""
    return replace(
        style,
        pip_radius=style.pip_radius * rng.uniform(0.85, 1.15),
        spread=style.spread * rng.uniform(0.92, 1.08),
        corner=style.corner * rng.uniform(0.8, 1.25),
        gloss=style.gloss * rng.uniform(0.7, 1.3),
    )
