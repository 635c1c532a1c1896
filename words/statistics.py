"""Words of looking back: charts, scores, games, export and deleting; and of the command `history`."""

from __future__ import annotations

from words import Words

WORDS = {
    "choice.open.statistics": Words(de="Rückblick", en="Looking back"),
    "choice.open.deleting": Words(de="Für immer löschen", en="Delete for good"),
    "choice.take-up": Words(de="Wieder aufnehmen", en="Take up again"),
    "choice.export": Words(de="Als Tabelle speichern", en="Save as a table"),
    "choice.delete-history": Words(de="Alles löschen", en="Delete everything"),
    "choice.keep-history": Words(de="Behalten", en="Keep it"),
    "statistics.title.evening": Words(de="Die Würfel von heute", en="Today’s dice"),
    "statistics.title.all": Words(de="Die Würfel aller Abende", en="The dice of all evenings"),
    "statistics.title.scores": Words(de="Wer hat wie gespielt?", en="Who played how well?"),
    "statistics.title.games": Words(de="Alle Spiele", en="All games"),
    "statistics.tab.evening": Words(de="Heute", en="Today"),
    "statistics.tab.all": Words(de="Immer", en="Ever"),
    "statistics.tab.scores": Words(de="Punkte", en="Scores"),
    "statistics.tab.games": Words(de="Spiele", en="Games"),
    "statistics.none": Words(de="Noch ist kein Würfel gefallen.", en="No die has fallen yet."),
    "statistics.too-few": Words(
        de="{count} Würfel gezählt. Erst ab {enough} sagt das Bild etwas: Mit weniger sehen auch ehrliche Würfel schief aus.",
        en="{count} dice counted. It takes {enough} before the picture means anything: with fewer, even honest dice look crooked.",
    ),
    "statistics.ordinary": Words(
        de="{count} Würfel gezählt. So ungleich oder ungleicher fällt es bei ehrlichen Würfeln in {percent} von 100 Fällen aus. Alles ganz normal.",
        en="{count} dice counted. Honest dice turn out this uneven or more in {percent} of 100 cases. Nothing special.",
    ),
    "statistics.rare": Words(
        de="{count} Würfel gezählt. So ungleich fällt es bei ehrlichen Würfeln nur in {percent} von 100 Fällen aus. Das ist selten, kommt aber vor.",
        en="{count} dice counted. Honest dice turn out this uneven in only {percent} of 100 cases. That is rare, but it happens.",
    ),
    "statistics.odd": Words(
        de="{count} Würfel gezählt. So ungleich fällt es bei ehrlichen Würfeln nicht einmal in einem von 100 Fällen aus. Seht euch die Würfel an!",
        en="{count} dice counted. Honest dice turn out this uneven in less than 1 of 100 cases. Have a look at your dice!",
    ),
    "statistics.no-scores": Words(
        de="Noch ist kein Spiel zu Ende gespielt.", en="No game has been played to its end yet."
    ),
    "statistics.record": Words(
        de="{games} Spiele, {wins} gewonnen. Höchstens {best}, im Schnitt {average}.",
        en="{games} games, {wins} won. Best {best}, on average {average}.",
    ),
    "statistics.record.one": Words(
        de="1 Spiel, {wins} gewonnen. Höchstens {best}, im Schnitt {average}.",
        en="1 game, {wins} won. Best {best}, on average {average}.",
    ),
    "statistics.open": Words(de="{name}{others}, offen", en="{name}{others}, open"),
    "deleting.title": Words(de="Wirklich alles löschen?", en="Really delete everything?"),
    "deleting.all": Words(
        de="Dann sind {count} Spiele mit allen Würfen und Punkten für immer weg. Zurückholen geht nicht. Tabellen, die ihr gespeichert habt, bleiben.",
        en="Then {count} games with all throws and scores are gone for good. There is no way back. Tables that you saved stay.",
    ),
    "deleting.one": Words(
        de="Dann ist {count} Spiel mit allen Würfen und Punkten für immer weg. Zurückholen geht nicht. Tabellen, die ihr gespeichert habt, bleiben.",
        en="Then {count} game with all throws and scores is gone for good. There is no way back. Tables that you saved stay.",
    ),
    "cue.HistoryDeleted": Words(de="Alles gelöscht.", en="Everything is deleted."),
    "cue.Exported": Words(de="Gespeichert: {path}", en="Saved: {path}"),
    "cue.ExportFailed": Words(
        de="{path} lässt sich nicht schreiben ({why}).", en="{path} cannot be written ({why})."
    ),
    "call.history": Words(
        de="zurückblicken: Würfe und Punkte aller Abende", en="look back: throws and scores of all evenings"
    ),
    "history.none": Words(de="Noch kein Spiel in {folder}.", en="No game in {folder} yet."),
    "history.evening": Words(de="Am {day}: {games}.", en="On {day}: {games}."),
    "history.earlier": Words(de="Früher: {games}.", en="Earlier: {games}."),
    "history.faces": Words(de="Wie oft jede Zahl fiel: {counts}.", en="How often each face fell: {counts}."),
    "history.face": Words(de="{face}: {count}-mal", en="{face}: {count} times"),
    "history.written": Words(de="Gespeichert: {path}", en="Saved: {path}"),
    "history.sure": Words(
        de="--delete löscht alle Spiele für immer. Wer das will, schreibt --delete --yes.",
        en="--delete removes all games for good. If you mean it, say --delete --yes.",
    ),
    "history.deleted": Words(
        de="Für immer gelöschte Spiele: {count}.", en="Games deleted for good: {count}."
    ),
    "history.not-deleted": Words(
        de="Nichts gelöscht: In {folder} lässt sich nicht schreiben ({why}).",
        en="Nothing deleted: {folder} cannot be written to ({why}).",
    ),
    "history.bad-file": Words(de="{file} ist nicht zu lesen ({why}).", en="{file} cannot be read ({why})."),
}
