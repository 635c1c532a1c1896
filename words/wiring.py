"""Words about the wires: the drawing of them, and a button that hangs."""

from __future__ import annotations

from words import Words

WORDS = {
    "wiring.title": Words(de="Was am Raspberry Pi hängt", en="What hangs on the Raspberry Pi"),
    "wiring.where": Words(
        de="Die Stiftleiste von oben, ihre Ecke mit Stift 1 links oben; Strom aus, solange du steckst",
        en="The header from above, its corner with pin 1 at the top left; switch off while you plug",
    ),
    "wiring.pass_pin": Words(de="Taste „Passen“", en="Button “pass”"),
    "wiring.announce_pin": Words(de="Taste „Ansagen“", en="Button “announce”"),
    "wiring.pass_lamp_pin": Words(de="Lampe „Passen“ + 330 Ohm", en="Lamp “pass” + 330 Ohm"),
    "wiring.announce_lamp_pin": Words(de="Lampe „Ansagen“ + 330 Ohm", en="Lamp “announce” + 330 Ohm"),
    "wiring.seat_pins": Words(de="Taste für Platz {number}", en="Button for seat {number}"),
    "wiring.ready_pin": Words(de="Lampe „bereit“ + 330 Ohm", en="Lamp “ready” + 330 Ohm"),
    "wiring.reading_pin": Words(de="Lampe „liest“ + 330 Ohm", en="Lamp “reading” + 330 Ohm"),
    "wiring.trouble_pin": Words(de="Lampe „Störung“ + 330 Ohm", en="Lamp “trouble” + 330 Ohm"),
    "wiring.buzzer_pin": Words(de="Summer (aktiv, 3,3 V)", en="Buzzer (active, 3.3 V)"),
    "wiring.pin": Words(de="an Stift {place} (GPIO {pin})", en="to pin {place} (GPIO {pin})"),
    "wiring.ground": Words(de="an Stift {place} (Masse, GND)", en="to pin {place} (ground, GND)"),
    "wiring.panel": Words(de="Anzeige", en="panel"),
    "cue.CameraRefused": Words(
        de="Die Kamera ist da, aber ich darf sie nicht benutzen. Aus- und wieder Einschalten hilft meistens.",
        en="The camera is there, but I am not allowed to use it. Switching off and on again mostly helps.",
    ),
    "cue.SoundRefused": Words(
        de="Der Lautsprecher ist da, aber ich darf ihn nicht benutzen. Aus- und wieder Einschalten hilft meistens.",
        en="The loudspeaker is there, but I am not allowed to use it. Switching off and on again mostly helps.",
    ),
    "cue.ButtonStuck": Words(
        de="Die Taste „{button}“ klemmt. Auf dem Bildschirm geht alles auch ohne sie.",
        en="The button “{button}” is stuck. Everything works on the screen without it, too.",
    ),
    "cue.OwnButtonStuck": Words(
        de="Die Taste von Platz {number} klemmt. Auf dem Bildschirm geht alles auch ohne sie.",
        en="The button of seat {number} is stuck. Everything works on the screen without it, too.",
    ),
    "wiring.not-written": Words(
        de="{path}: Dorthin kann ich die Zeichnung nicht schreiben ({why}). Nenne einen anderen Ort.",
        en="{path}: I cannot write the drawing there ({why}). Name another place.",
    ),
}
