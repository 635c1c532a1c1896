"""Teaching faces and calibrating the camera."""

from __future__ import annotations

from display.words import Words

WORDS = {
    "taught.unreadable": Words(
        de="{file} lässt sich nicht lesen ({why}); ich tue so, als hätte ich nichts gelernt.",
        en="{file} cannot be read ({why}); I go on as if nothing was taught.",
    ),
    "taught.foreign": Words(
        de="{file} enthält nichts, was ich gelernt habe; ich lasse die Datei liegen. Bring es mir neu bei: pipsight teach",
        en="{file} holds nothing that I was taught; I leave it alone. Teach me anew: pipsight teach",
    ),
    "calibration.unreadable": Words(
        de="{file} lässt sich nicht lesen ({why}); ich arbeite ohne Einmessung.",
        en="{file} cannot be read ({why}); I work without a calibration.",
    ),
    "calibration.foreign": Words(
        de="{file} ist keine Einmessung, die ich verstehe; ich lasse die Datei liegen. Miss neu ein: pipsight calibrate",
        en="{file} is no calibration that I understand; I leave it alone. Calibrate anew: pipsight calibrate",
    ),
}
