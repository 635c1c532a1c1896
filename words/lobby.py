"""Words of the start pages: games, saved game, seats, names, house rules."""

from __future__ import annotations

from words import Words

WORDS = {
    "home.title": Words(de="Was spielen wir?", en="What shall we play?"),
    "home.players": Words(de="{fewest} bis {most} Leute", en="{fewest} to {most} people"),
    "game.upwards": Words(de="Upwärts!", en="Upwards!"),
    "game.beam-me-up": Words(de="Beam me up", en="Beam me up"),
    "game.numberloor": Words(de="Numberloor", en="Numberloor"),
    "game.upwards.about": Words(de="Zahlen würfeln und Türme bauen", en="Throw numbers and build towers"),
    "game.beam-me-up.about": Words(de="Fünf Würfel, ab in den Weltraum", en="Five dice and off into space"),
    "game.numberloor.about": Words(de="Karten legen, Stockwerke fahren", en="Lay cards, ride the floors"),
    "game.just-dice": Words(de="Nur würfeln", en="Just dice"),
    "game.just-dice.about": Words(de="Werfen, zählen, vergleichen", en="Throw, count, compare"),
    "language.de": Words(de="Deutsch", en="Deutsch"),
    "language.en": Words(de="English", en="English"),
    "choice.resume-saved": Words(de="Weiterspielen", en="Play on"),
    "choice.drop-saved": Words(de="Neu anfangen", en="Start anew"),
    "choice.open.more": Words(de="Mehr", en="More"),
    "choice.quit": Words(de="Schluss", en="Switch off"),
    "choice.add-seat": Words(de="Noch jemand", en="One more"),
    "choice.remove-seat": Words(de="{name} spielt nicht mit", en="{name} is not playing"),
    "choice.name": Words(de="{name} umbenennen", en="Rename {name}"),
    "choice.kind": Words(de="Wie spielt {name}?", en="How does {name} play?"),
    "choice.done": Words(de="Fertig", en="Done"),
    "choice.box": Words(de="Euer Spiel", en="Your box"),
    "choice.tell": Words(de="{sign}", en="{sign}"),
    "choice.start": Words(de="Los geht’s!", en="Let’s go!"),
    "choice.erase": Words(de="Löschen", en="Erase"),
    "more.title": Words(de="Was noch?", en="What else?"),
    "saved.title": Words(de="Da wartet noch ein Spiel", en="A game is waiting"),
    "saved.game": Words(de="{game} mit {names}", en="{game} with {names}"),
    "saved.kept": Words(
        de="Auch wenn ihr neu anfangt, geht nichts verloren.", en="Nothing is lost if you start anew."
    ),
    "seats.title": Words(de="Wer spielt mit?", en="Who is playing?"),
    "name.title": Words(de="Wie heißt du?", en="What is your name?"),
    "house.title": Words(de="Wie wollt ihr spielen?", en="How do you want to play?"),
    "house.seconds": Words(de="Zeit für eine Runde", en="Time for a round"),
    "house.option": Words(de="Wofür gibt es Punkte?", en="What gives points?"),
    "house.event_die": Words(de="Mit dem Ereigniswürfel?", en="With the event die?"),
    "house.full_grid_ends": Words(
        de="Ansagen, sobald alle Kästchen voll sind?", en="Announce as soon as all boxes are full?"
    ),
    "answer.seconds.off": Words(de="keine Uhr", en="no clock"),
    "answer.seconds": Words(de="{seconds} Sekunden", en="{seconds} seconds"),
    "answer.minutes": Words(de="{minutes} Minuten", en="{minutes} minutes"),
    "answer.minute": Words(de="1 Minute", en="1 minute"),
    "answer.yes": Words(de="ja", en="yes"),
    "answer.no": Words(de="nein", en="no"),
    "refusal.name-empty": Words(de="Ein Name braucht einen Buchstaben.", en="A name needs a letter."),
    "refusal.name-too-long": Words(
        de="Der Name ist zu lang: höchstens {about} Zeichen.",
        en="That name is too long: {about} signs at most.",
    ),
    "refusal.name-taken": Words(de="{about} sitzt schon am Tisch.", en="{about} is at the table already."),
    "refusal.name-odd-sign": Words(
        de="Dieses Zeichen kann ich nicht schreiben. Nimm Buchstaben.",
        en="I cannot write that sign. Please use letters.",
    ),
    "cue.LanguageChosen": Words(de="Ab jetzt auf Deutsch.", en="English from now on."),
    "cue.SavedDropped": Words(
        de="Das alte Spiel liegt im Archiv.", en="The old game is kept in the archive."
    ),
    "cue.SavedWanted": Words(de="Weiter geht’s!", en="On we go!"),
}
