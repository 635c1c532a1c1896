"""Words about saving: what was found, what is kept, and what is not."""

from __future__ import annotations

from words import Words

WORDS = {
    "journal.damaged": Words(
        de="Die Datei {file} mit den Spielständen ist beschädigt. Sie liegt jetzt als {aside} daneben, "
        "und es geht mit einer neuen weiter.",
        en="The file {file} with the saved games is damaged. It now lies beside as {aside}, "
        "and a new one is in use.",
    ),
    "journal.salvaged": Words(
        de="Aus der beschädigten Datei ist noch da: Spiele: {games}, Spielschritte: {events}.",
        en="Still there from the damaged file: games: {games}, steps of games: {events}.",
    ),
    "journal.row-aside": Words(
        de="Was ich mir als „{name}“ gemerkt hatte, verstehe ich nicht. Es bleibt als „{aside}“ aufgehoben, "
        "und es geht ohne weiter.",
        en="I do not understand what I kept as “{name}”. It stays kept as “{aside}”, and I go on without it.",
    ),
    "journal.copy-aside": Words(
        de="Die zweite Abschrift des Spiels hat Zeilen, die ich nicht verstehe. Sie liegt jetzt als {aside} daneben.",
        en="The second copy of the game has lines that I do not understand. It now lies beside as {aside}.",
    ),
    "journal.game-cut": Words(
        de="Das angefangene Spiel kann ich nur bis zu seinem Schritt {events} lesen. Von da könnt ihr weiterspielen; "
        "das ganze Spiel {number} bleibt gespeichert.",
        en="I can read the game in progress only up to its step {events}. You can go on from there; "
        "all of game {number} stays saved.",
    ),
    "journal.restored": Words(
        de="Das angefangene Spiel ist aus der zweiten Abschrift wieder da.",
        en="The game in progress is back from its second copy.",
    ),
    "journal.newer": Words(
        de="Die Datei {file} stammt von einer neueren Version und bleibt unberührt. "
        "Diese Version speichert in {beside}.",
        en="The file {file} comes from a newer version and stays untouched. This version saves in {beside}.",
    ),
    "journal.unsaved": Words(
        de="Im Ordner {folder} kann nichts gespeichert werden ({why}). Ihr könnt spielen, "
        "aber das Spiel übersteht kein Ausschalten.",
        en="Nothing can be saved in the folder {folder} ({why}). You can play, "
        "but the game will not outlast switching off.",
    ),
    "journal.bad-game": Words(
        de="Das angefangene Spiel kann diese Version nicht lesen ({why}). Es bleibt als Spiel {number} gespeichert.",
        en="This version cannot read the game in progress ({why}). It stays saved as game {number}.",
    ),
    "journal.running": Words(
        de="Pipsight läuft schon mit dem Ordner {folder}. Beendet es zuerst, oder nennt mit "
        "PIPSIGHT_STATE einen anderen Ordner.",
        en="Pipsight is already running with the folder {folder}. End it first, or name another folder "
        "with PIPSIGHT_STATE.",
    ),
    "cue.SavingFailed": Words(
        de="Ich kann gerade nicht speichern. Spielt ruhig weiter.",
        en="I cannot save right now. Just go on playing.",
    ),
    "cue.FolderMadeAnew": Words(
        de="Der Ordner mit den Spielen war plötzlich weg. Ich habe alles neu gespeichert.",
        en="The folder with the games was suddenly gone. I have saved everything anew.",
    ),
    "cue.SavingWorks": Words(de="Alles ist wieder gespeichert.", en="Everything is saved again."),
}
