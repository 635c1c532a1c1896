"""Words of the command line itself."""

from __future__ import annotations

from words import Words

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
    "call.no-command": Words(
        de="Den Befehl „{found}“ gibt es nicht. Es gibt: {allowed}.",
        en="There is no command “{found}”. There are: {allowed}.",
    ),
    "call.no-such": Words(
        de="„{found}“ gibt es hier nicht. Möglich sind: {allowed}.",
        en="There is no “{found}” here. Possible are: {allowed}.",
    ),
    "call.missing": Words(
        de="Hier fehlt noch {found}. Hilfe: pipsight --help",
        en="{found} is missing here. Help: pipsight --help",
    ),
    "call.unknown": Words(
        de="{found} kenne ich nicht. Hilfe: pipsight --help",
        en="I do not know {found}. Help: pipsight --help",
    ),
    "call.nothing-follows": Words(
        de="Nach {found} muss noch etwas stehen. Hilfe: pipsight --help",
        en="Something must follow {found}. Help: pipsight --help",
    ),
    "call.unclear": Words(
        de="{found} ist nicht eindeutig. Möglich sind: {allowed}.",
        en="{found} can mean several things: {allowed}.",
    ),
    "call.bad-language": Words(
        de="--language: „{found}“ spreche ich nicht. Erlaubt: de, en.",
        en="--language: I do not speak “{found}”. Allowed: de, en.",
    ),
    "call.crashed": Words(
        de="Das hätte nicht passieren dürfen: {why}. {kept}",
        en="That should not have happened: {why}. {kept}",
    ),
    "call.no-answer": Words(
        de="Die Antwort lässt sich nicht ausgeben ({why}).", en="The answer cannot be printed ({why})."
    ),
    "call.no-memory": Words(
        de="Dafür reicht der Arbeitsspeicher dieses Geräts nicht.",
        en="This machine has too little memory for that.",
    ),
    "call.crash-kept": Words(de="Einzelheiten stehen in {path}.", en="Details are in {path}."),
    "trouble.EACCES": Words(de="das ist nicht erlaubt", en="that is not allowed"),
    "trouble.EEXIST": Words(de="dort liegt schon etwas anderes", en="something else lies there already"),
    "trouble.EISDIR": Words(de="das ist ein Ordner", en="that is a folder"),
    "trouble.ENOENT": Words(de="das gibt es nicht", en="there is no such thing"),
    "trouble.ENOSPC": Words(de="der Speicher ist voll", en="the disk is full"),
    "trouble.ENOTDIR": Words(de="das ist kein Ordner", en="that is no folder"),
    "trouble.EPERM": Words(de="das ist nicht erlaubt", en="that is not allowed"),
    "trouble.EROFS": Words(de="dort lässt sich nur lesen", en="that can only be read"),
    "trouble.EDQUOT": Words(de="dein Anteil am Speicher ist voll", en="your share of the disk is full"),
    "trouble.EFBIG": Words(de="die Datei ist zu groß", en="the file is too large"),
    "trouble.EINVAL": Words(de="so kann nichts heißen", en="nothing can have that name"),
    "trouble.EIO": Words(de="der Speicher antwortet nicht richtig", en="the disk does not answer properly"),
    "trouble.ELOOP": Words(de="die Verknüpfung zeigt im Kreis", en="the link points in a circle"),
    "trouble.ENAMETOOLONG": Words(de="der Name ist zu lang", en="the name is too long"),
    "trouble.ENXIO": Words(de="das ist keine gewöhnliche Datei", en="that is not an ordinary file"),
    "trouble.SQLITE_CANTOPEN": Words(
        de="dort lässt sich keine Datei anlegen", en="no file can be made there"
    ),
    "trouble.SQLITE_FULL": Words(de="der Speicher ist voll", en="the disk is full"),
    "trouble.SQLITE_READONLY": Words(de="dort lässt sich nur lesen", en="that can only be read"),
    "output.exists": Words(
        de="dort liegt schon etwas; --force ersetzt es",
        en="something lies there already; --force replaces it",
    ),
    "output.input": Words(
        de="das wird gerade gelesen und bleibt, wie es ist", en="that is being read and stays as it is"
    ),
    "output.link": Words(
        de="das ist eine Verknüpfung zu etwas anderem", en="that is a link to something else"
    ),
    "output.beside": Words(
        de="{wanted} gibt es schon; das Bild heißt jetzt {path}.",
        en="{wanted} is there already; the picture is now called {path}.",
    ),
    "output.not-written": Words(
        de="{path} lässt sich nicht schreiben ({why}).", en="{path} cannot be written ({why})."
    ),
    "trouble.other": Words(de="{why}", en="{why}"),
    "replay.no-file": Words(de="{file}: nicht zu lesen ({why}).", en="{file}: cannot be read ({why})."),
    "replay.bad-file": Words(
        de="{file} ist kein gespeichertes Spiel ({why}).", en="{file} is not a saved game ({why})."
    ),
    "replay.events": Words(de="{game}: {count} Ereignisse gespielt.", en="{game}: {count} events played."),
    "replay.unfinished": Words(de="Das Spiel ist noch nicht zu Ende.", en="The game is not over yet."),
}
