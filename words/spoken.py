"""Words for the ear alone: what the eye would see is named. Gaps as in the games' own words.

`say.VERB` is what a button is called while somebody walks through the buttons without looking.
"""

from __future__ import annotations

from words import Words

_TABLE = {
    "say.points": Words(de="{name}: {points}.", en="{name}: {points}."),
    "say.round": Words(de="Runde {number}.", en="Round {number}."),
    "say.key": Words(de="{button} heißt: {meaning}.", en="{button} means: {meaning}."),
    "say.space": Words(de="Leerzeichen", en="Space"),
    "say.page": Words(de="Seite {number}", en="Page {number}"),
    "say.chosen": Words(de="{name}, gewählt", en="{name}, chosen"),
    "say.answer": Words(de="{asked}: {answer}.", en="{asked}: {answer}."),
    "say.now": Words(de="Jetzt: {value}.", en="Now: {value}."),
    "say.minus": Words(de="Eine Stufe weniger", en="One step less"),
    "say.plus": Words(de="Eine Stufe mehr", en="One step more"),
    "say.correct": Words(de="Würfel {first}, die {face}, berichtigen", en="Correct die {first}, the {face}"),
    "say.correct.sign": Words(de="Würfel {first} berichtigen: {face}", en="Correct die {first}: {face}"),
}

_UPWARDS = {
    "say.phase.writing": Words(
        de="Schreibt alles auf, dann werft wieder. Wer etwas nicht unterbringt, drückt Ansagen.",
        en="Write everything down, then throw again. Whoever has no room for a number presses announce.",
    ),
    "say.phase.last-writing": Words(
        de="Schreibt alles auf. Wer etwas nicht unterbringt, drückt Passen. Dann sagt: Alle fertig.",
        en="Write everything down. Whoever has no room for a number presses pass. Then choose: everybody is done.",
    ),
    "say.phase.all-written": Words(
        de="Alle haben geschrieben. Werft wieder, oder wählt: Alle fertig.",
        en="Everybody has written. Throw again, or choose: everybody is done.",
    ),
    "say.phase.last-written": Words(
        de="Alle haben geschrieben. Wählt: Alle fertig.",
        en="Everybody has written. Choose: everybody is done.",
    ),
    "say.phase.scoring": Words(
        de="Das Blatt von {name}: erst die Spalte, dann ihre Zahlen von unten. Danach Punkte, und Blatt fertig.",
        en="Enter {name}'s sheet: a column, then its numbers from the bottom. After that points, and sheet is done.",
    ),
    "say.due.meteorite": Words(
        de="{name}, in welche Spalte fällt der Meteorit?",
        en="{name}, into which column does the meteorite fall?",
    ),
    "say.due.bonus-row": Words(
        de="{name}, welche Zeile bekommt den Pfeil?", en="{name}, which row gets the arrow?"
    ),
    "say.to-do.left": Words(de="{name} hat noch {dice}.", en="{name} still has {dice}."),
    "say.to-do.picked": Words(de="{name}, wohin mit der {number}?", en="{name}, where does the {number} go?"),
    "say.to-do.confirm": Words(
        de="{name}, alles ist geschrieben. Fertig?", en="{name}, all is written. Done?"
    ),
    "say.announced": Words(de="Angesagt: {names}.", en="Announced: {names}."),
    "say.sheet": Words(de="Blatt von {name}: {sheet}.", en="{name}'s sheet: {sheet}."),
    "say.sheet-column": Words(de="Spalte {column}: {numbers}", en="column {column}: {numbers}"),
    "say.empty-column": Words(de="Spalte {column} ist noch leer.", en="Column {column} is still empty."),
    "say.so-far": Words(de="In Spalte {column}: {numbers}.", en="In column {column}: {numbers}."),
    "say.reserve": Words(de="Reserve: {numbers}", en="reserve: {numbers}"),
    "say.empty": Words(de="noch leer", en="still empty"),
    "say.drop-meteorite": Words(de="Meteorit in Spalte {number}", en="Meteorite into column {number}"),
    "say.mark-row": Words(de="Bonuszeile {number}", en="Bonus row {number}"),
    "say.pick.die": Words(de="Würfel {number}, die {face}", en="Die {number}, the {face}"),
    "say.pick.reserve": Words(de="Reserve {number}, die {face}", en="Reserve {number}, the {face}"),
    "say.write": Words(de="Die {made} in Spalte {number}", en="The {made} into column {number}"),
    "say.save": Words(de="Die {made} in die Reserve", en="The {made} into the reserve"),
    "say.cell": Words(
        de="Kästchen in Zeile {first}, Spalte {number}", en="Box in row {first}, column {number}"
    ),
    "say.column": Words(de="Spalte {number}", en="Column {number}"),
    "say.number.0": Words(de="Meteorit", en="Meteorite"),
    "say.announce": Words(de="{name} sagt an", en="{name} announces"),
    "say.pass": Words(de="{name} passt", en="{name} passes"),
    "say.key.announce": Words(
        de="jemand kann nicht mehr alles eintragen", en="somebody cannot write everything any more"
    ),
    "say.key.pass": Words(de="jemand verzichtet in dieser Runde", en="somebody does without in this round"),
}

_BEAM = {
    "say.phase.thrown": Words(
        de="{name} nimmt sie mit Ansagen, oder wirft noch einmal: Wurf {number} von 3.",
        en="{name} uses them with announce, or throws again: throw {number} of 3.",
    ),
    "say.throw": Words(de="{faces}. Das ergibt: {made}.", en="{faces}. That is {made}."),
    "say.counters": Words(
        de="{name}: {heights}. Im Weltraum: {in_space}.", en="{name}: {heights}. In space: {in_space}."
    ),
    "say.height": Words(de="Spalte {column} auf {row}", en="column {column} at {row}"),
    "say.bottom": Words(de="alles unten", en="all at the bottom"),
    "say.kept": Words(de="Behalten: {faces}.", en="Kept: {faces}."),
    "say.ways": Words(de="Möglich ist: {ways}.", en="You can: {ways}."),
    "say.any": Words(de="ein beliebiger Stein um {squares} hoch", en="any counter up by {squares}"),
    "say.move": Words(de="Spalte {column} um {squares} hoch", en="column {column} up by {squares}"),
    "say.keep": Words(
        de="Würfel {number}, die {face}, behalten oder nicht", en="Keep die {number}, the {face}, or not"
    ),
    "say.square": Words(
        de="Spalte {column}, Feld {row}: {square}", en="Column {column}, square {row}: {square}"
    ),
    "say.line-down": Words(de="Weiße Linie tiefer", en="White line down"),
    "say.line-up": Words(de="Weiße Linie höher", en="White line up"),
    "square..": Words(de="leer", en="empty"),
    "square.R": Words(de="Rakete", en="rocket"),
    "square.P": Words(de="rosa Stern", en="pink star"),
    "square.B": Words(de="blauer Stern", en="blue star"),
    "say.key.announce": Words(de="diese Würfel nehmen", en="use these dice"),
    "say.key.pass": Words(de="darauf verzichten", en="do without it"),
}

_NUMBERLOOR = {
    "say.phase.more": Words(
        de="{name}: Noch eine Karte, oder weiter mit Passen. Die letzte Etage? Dann Ansagen.",
        en="{name}: one more card, or pass to go on. Was it the last floor? Then announce.",
    ),
    "say.phase.tentative": Words(
        de="{name}: Jetzt fehlt noch eine Etage.", en="{name}: now a floor must follow."
    ),
    "say.phase.drawn": Words(
        de="{name} hat gezogen. Passt jetzt etwas? Sonst weiter mit Passen.",
        en="{name} has drawn. Does something fit now? Else pass to go on.",
    ),
    "say.tops": Words(de="Offen liegen {cards}.", en="The open cards are {cards}."),
    "say.fitting": Words(de="Es passen die Etagen {floors}.", en="These floors fit: {floors}."),
    "say.key.announce": Words(de="meine letzte Etage ist gelegt", en="my last floor is laid"),
    "say.key.pass": Words(de="der Nächste ist dran", en="on to the next player"),
}

WORDS: dict[str, Words] = {
    **_TABLE,
    **{f"upwards.{key}": words for key, words in _UPWARDS.items()},
    **{f"beam-me-up.{key}": words for key, words in _BEAM.items()},
    **{f"numberloor.{key}": words for key, words in _NUMBERLOOR.items()},
}
