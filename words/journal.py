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
        de="Das angefangene Spiel kann diese Version nicht lesen ({why}). Es bleibt gespeichert.",
        en="This version cannot read the game in progress ({why}). It stays saved.",
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
    "cue.SavingWorks": Words(de="Alles ist wieder gespeichert.", en="Everything is saved again."),
}
