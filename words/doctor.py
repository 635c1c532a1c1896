"""What the doctor finds, and what helps."""

from __future__ import annotations

from words import Words

WORDS = {
    "doctor.as-told": Words(de="{words}", en="{words}"),
    "doctor.part.camera": Words(de="Kamera", en="Camera"),
    "doctor.part.light": Words(de="Licht und Schärfe", en="Light and focus"),
    "doctor.part.lamps": Words(de="Lampen und Summer", en="Lamps and buzzer"),
    "doctor.part.clock": Words(de="Uhr", en="Clock"),
    "doctor.light.unseen": Words(
        de="Ohne Kamerabild gibt es nichts zu beurteilen.",
        en="Without a camera's picture there is nothing to judge.",
    ),
    "doctor.light.found": Words(
        de="Helligkeit {light} von 255, Schärfe {sharpness}.",
        en="Brightness {light} of 255, sharpness {sharpness}.",
    ),
    "doctor.lamps.no-pins": Words(
        de="Dieser Rechner hat keine Pins dafür.", en="This computer has no pins for them."
    ),
    "doctor.pins.help": Words(
        de="Spielt auf einem Raspberry Pi, oder nehmt diese Zeilen unter [buttons] aus den Einstellungen.",
        en="Play on a Raspberry Pi, or take these lines out of [buttons] in the settings.",
    ),
    "doctor.lamps.none": Words(de="Keine sind verdrahtet.", en="None are wired."),
    "doctor.lamps.fine": Words(
        de="{count} an ihren Pins; jede war eben kurz an.",
        en="{count} on their pins; each was on for a moment.",
    ),
    "doctor.clock.fine": Words(de="Sie geht wohl richtig.", en="It seems to be right."),
    "doctor.clock.behind": Words(
        de="Sie geht nach: Das Programm ist neuer als jetzt.",
        en="It is behind: the program is newer than now.",
    ),
    "doctor.clock.help": Words(
        de='Dem Spiel macht das nichts. Einmal Netz, oder: sudo timedatectl set-time "2026-12-24 18:00"',
        en='The game does not mind. Connect the network once, or: sudo timedatectl set-time "2026-12-24 18:00"',
    ),
    "doctor.part.screen": Words(de="Bildschirm", en="Screen"),
    "doctor.part.touch": Words(de="Berühren", en="Touch"),
    "doctor.part.buttons": Words(de="Tasten", en="Buttons"),
    "doctor.part.sound": Words(de="Ton", en="Sound"),
    "doctor.part.speech": Words(de="Sprache", en="Speech"),
    "doctor.part.storage": Words(de="Speicher", en="Storage"),
    "doctor.part.power": Words(de="Strom", en="Power"),
    "doctor.part.heat": Words(de="Wärme", en="Heat"),
    "doctor.part.settings": Words(de="Einstellungen", en="Settings"),
    "doctor.camera.simulated": Words(
        de="Der gedachte Würfelteller wird benutzt; für echte Würfel stelle camera.source auf pi oder webcam.",
        en="The simulated tray is used; for real dice set camera.source to pi or webcam.",
    ),
    "doctor.camera.fine": Words(de="{name} liefert Bilder, {size}.", en="{name} gives pictures, {size}."),
    "doctor.screen.desktop": Words(
        de="Ein Fenster auf dem Schreibtisch ist möglich.", en="A window on the desktop is possible."
    ),
    "doctor.screen.panel": Words(
        de="Ein Bildschirm ohne Schreibtisch ist angeschlossen.",
        en="A screen without a desktop is connected.",
    ),
    "doctor.screen.none": Words(
        de="Kein Bildschirm; gespielt wird im Terminal.", en="No screen; the game runs in the terminal."
    ),
    "doctor.screen.help": Words(
        de="Schließe einen Bildschirm an, oder stelle screen.mode auf auto.",
        en="Connect a screen, or set screen.mode to auto.",
    ),
    "doctor.touch.none": Words(
        de="Kein Touchscreen; Maus und Tasten gehen auch.", en="No touchscreen; mouse and keys work, too."
    ),
    "doctor.touch.fine": Words(de="{name} fühlt Finger.", en="{name} feels fingers."),
    "doctor.touch.help": Words(
        de="Aber {device} darf nicht gelesen werden. Das hilft: sudo usermod -aG input $USER, dann neu anmelden.",
        en="But {device} may not be read. This helps: sudo usermod -aG input $USER, then log in again.",
    ),
    "doctor.buttons.no-pins": Words(
        de="Dieser Rechner hat keine Pins; P und A auf der Tastatur tun dasselbe.",
        en="This computer has no pins; P and A on the keyboard do the same.",
    ),
    "doctor.buttons.fine": Words(
        de="{count} an ihren Pins, keine hängt.", en="{count} on their pins, none hangs."
    ),
    "doctor.buttons.some": Words(
        de="Nur {count} von {wished} lassen sich öffnen.", en="Only {count} of {wished} can be opened."
    ),
    "doctor.buttons.help": Words(
        de="Benutzt ein anderes Programm die Pins? Das hilft oft: sudo apt install python3-lgpio",
        en="Does another program use the pins? This often helps: sudo apt install python3-lgpio",
    ),
    "doctor.buttons.down": Words(de="{keys} ist gedrückt.", en="{keys} is pressed."),
    "doctor.buttons.let-go": Words(
        de="Hält sie niemand, dann klemmt sie, oder sie ist falsch verdrahtet.",
        en="If nobody holds it, it is stuck or wired wrongly.",
    ),
    "buttons.pin-failed": Words(
        de="Pin {pin} lässt sich nicht benutzen ({why}); gespielt wird ohne ihn.",
        en="Pin {pin} cannot be used ({why}); the game goes on without it.",
    ),
    "doctor.sound.off": Words(de="ausgeschaltet.", en="switched off."),
    "doctor.sound.fine": Words(de="Ein Lautsprecher ist da.", en="There is a loudspeaker."),
    "doctor.sound.none": Words(
        de="Kein Lautsprecher ({why}); es wird still gespielt.",
        en="No loudspeaker ({why}); the game is silent.",
    ),
    "doctor.no-service": Words(
        de="--as-service schaut von dort, wo der Dienst läuft; das geht nur mit systemd und als root: sudo pipsight doctor --as-service",
        en="--as-service looks from where the service runs; that takes systemd and root: sudo pipsight doctor --as-service",
    ),
    "doctor.report": Words(
        de="{path} ist geschrieben ({files}). Darin stehen keine Namen, keine Spiele und keine Bilder; schau hinein, bevor du sie weitergibst.",
        en="{path} is written ({files}). It has no names, no games and no pictures in it; look into it before you pass it on.",
    ),
    "doctor.report-exists": Words(
        de="{path} gibt es schon. Nenne eine neue Datei: pipsight doctor --report NEU.zip",
        en="{path} is there already. Name a new file: pipsight doctor --report NEW.zip",
    ),
    "doctor.report-failed": Words(
        de="{path} lässt sich nicht schreiben: {why}", en="{path} cannot be written: {why}"
    ),
    "doctor.service-silent": Words(
        de="Der Dienst hat nichts gesagt. Warum, zeigt: journalctl -u pipsight",
        en="The service said nothing. This shows why: journalctl -u pipsight",
    ),
    "doctor.refused": Words(
        de="{device} ist da, darf aber nicht geöffnet werden. Das hilft: sudo systemctl restart pipsight. An der Shell: sudo -u pipsight",
        en="{device} is there but may not be opened. This helps: sudo systemctl restart pipsight. At the shell: sudo -u pipsight",
    ),
    "doctor.sound.help": Words(
        de="Schließe einen an, oder stelle sound.volume auf 0.", en="Connect one, or set sound.volume to 0."
    ),
    "doctor.speech.off": Words(de="ausgeschaltet.", en="switched off."),
    "doctor.speech.fine": Words(de="{program} spricht.", en="{program} speaks."),
    "doctor.speech.none": Words(
        de="Es fehlt espeak-ng; es wird nichts vorgelesen.", en="espeak-ng is missing; nothing is read out."
    ),
    "doctor.speech.no-piper": Words(
        de="Für die Stimme von piper fehlt etwas: piper, aplay oder eine der Stimmdateien.",
        en="Something for piper's voice is missing: piper, aplay or one of the voice files.",
    ),
    "doctor.speech.piper-help": Words(
        de="Prüfe sound.piper_de und sound.piper_en: eine .onnx-Datei, daneben ihre .onnx.json.",
        en="Check sound.piper_de and sound.piper_en: an .onnx file, its .onnx.json beside it.",
    ),
    "doctor.speech.help": Words(
        de="Das hilft: sudo apt install espeak-ng", en="This helps: sudo apt install espeak-ng"
    ),
    "doctor.storage.fine": Words(
        de="Gespeichert wird in {folder}; {free} MB sind frei.",
        en="Games are saved in {folder}; {free} MB are free.",
    ),
    "doctor.storage.closed": Words(
        de="In {folder} lässt sich nichts speichern ({why}).", en="Nothing can be saved in {folder} ({why})."
    ),
    "doctor.storage.help": Words(
        de="Nenne mit PIPSIGHT_STATE einen Ordner, der dir gehört.",
        en="Name a folder of yours with PIPSIGHT_STATE.",
    ),
    "doctor.storage.full": Words(
        de="Das ist zu wenig; mache {least} MB frei.", en="That is too little; free {least} MB."
    ),
    "doctor.unmeasured": Words(de="Das misst dieser Rechner nicht.", en="This computer does not measure it."),
    "doctor.power.fine": Words(de="Die Spannung reicht.", en="The voltage is high enough."),
    "doctor.power.low": Words(
        de="Die Spannung war seit dem Einschalten zu niedrig.",
        en="The voltage was too low since it was switched on.",
    ),
    "doctor.power.help": Words(
        de="Nimm das Netzteil, das zum Raspberry Pi gehört, mit kurzem Kabel.",
        en="Use the supply made for the Raspberry Pi, with a short cable.",
    ),
    "doctor.heat.found": Words(de="{celsius} °C.", en="{celsius} °C."),
    "doctor.heat.help": Words(
        de="Das ist zu heiß, er wird langsam; gib ihm Luft oder einen Lüfter.",
        en="That is too hot, it slows down; give it air or a fan.",
    ),
    "doctor.settings.defaults": Words(de="Es gelten die Voreinstellungen.", en="The defaults hold."),
    "doctor.settings.file": Words(de="Es gilt {file}.", en="{file} is in force."),
}
