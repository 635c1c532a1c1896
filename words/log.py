"""What stands in the system's log, and the last word on the screen."""

from __future__ import annotations

from words import Words

WORDS = {
    "log.started": Words(
        de="Bereit. Kamera: {camera}, Bildschirm: {screen}.", en="Ready. Camera: {camera}, screen: {screen}."
    ),
    "log.ended": Words(de="Beendet; alles ist gespeichert.", en="Ended; everything is saved."),
    "log.begins": Words(
        de="Ein Spiel beginnt: {game}, mit {names}.", en="A game begins: {game}, with {names}."
    ),
    "cue.SwitchingOff": Words(
        de="Gute Nacht! Ich schalte mich aus. Zieht den Stecker erst, wenn das grüne Licht aus ist.",
        en="Good night! I am switching off. Pull the plug only when the green light is out.",
    ),
    "cue.PlugFree": Words(
        de="Gute Nacht! Alles ist gespeichert. Ihr könnt jetzt den Stecker ziehen.",
        en="Good night! Everything is saved. You can pull the plug now.",
    ),
}
