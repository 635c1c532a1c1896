"""Words of the command line itself."""

from __future__ import annotations

from display.words import Words

WORDS = {
    "call.about": Words(
        de="Begleiter für Spieleabende: liest Würfel mit der Kamera und führt durch das Spiel. "
        "Ohne Befehl ist „play“ gemeint; „BEFEHL --help“ sagt mehr.",
        en="A companion for game nights: reads dice with a camera and leads through the game. "
        "Without a command “play” is meant; “COMMAND --help” says more.",
    ),
    "call.play": Words(
        de="spielen, oder ein Spiel sich selbst spielen lassen", en="play, or let a game play itself"
    ),
    "call.read": Words(de="Würfel auf Fotos lesen", en="read the dice in photos"),
    "call.watch": Words(
        de="Würfe in einem Film oder vor einer Kamera lesen", en="read throws in a clip or before a camera"
    ),
    "call.teach": Words(
        de="die Seiten eines Ereigniswürfels oder Karten lernen",
        en="learn the faces of an event die, or cards",
    ),
    "call.calibrate": Words(
        de="Kamera, Licht und Würfelteller einmessen", en="calibrate camera, light and tray"
    ),
    "call.options": Words(
        de="sagen, was ein Wurf oder eine Karte erlaubt", en="say what a throw or card allows"
    ),
    "call.score": Words(de="Blätter von Upwärts! werten", en="score sheets of Upwards!"),
    "call.replay": Words(de="ein gespeichertes Spiel noch einmal durchspielen", en="play a saved game again"),
    "call.doctor": Words(
        de="prüfen, ob alles angeschlossen ist und geht", en="check that everything is there and works"
    ),
    "call.bench": Words(de="messen, wie schnell alles ist", en="measure how fast everything is"),
    "call.screenshots": Words(de="alle Bildschirme als Bilder speichern", en="save pictures of all screens"),
    "call.wiring": Words(de="zeichnen, welcher Draht wohin gehört", en="draw which wire goes where"),
    "call.json": Words(de="Antwort für Programme, als JSON", en="answer for programs, as JSON"),
    "call.config": Words(de="Datei mit Einstellungen", en="file with settings"),
    "call.language": Words(de="Sprache", en="language"),
    "call.bad": Words(
        de="Der Aufruf stimmt so nicht: {why}. Hilfe: pipsight --help",
        en="This call is not right: {why}. Help: pipsight --help",
    ),
    "call.bad-language": Words(
        de="--language: „{found}“ spreche ich nicht. Erlaubt: de, en.",
        en="--language: I do not speak “{found}”. Allowed: de, en.",
    ),
    "call.crashed": Words(
        de="Das hätte nicht passieren dürfen: {why}. {kept}",
        en="That should not have happened: {why}. {kept}",
    ),
    "call.crash-kept": Words(de="Einzelheiten stehen in {path}.", en="Details are in {path}."),
    "replay.no-file": Words(de="{file}: nicht zu lesen ({why}).", en="{file}: cannot be read ({why})."),
    "replay.bad-file": Words(
        de="{file} ist kein gespeichertes Spiel ({why}).", en="{file} is not a saved game ({why})."
    ),
    "replay.events": Words(de="{game}: {count} Ereignisse gespielt.", en="{game}: {count} events played."),
    "replay.unfinished": Words(de="Das Spiel ist noch nicht zu Ende.", en="The game is not over yet."),
}
