"""Words of the table, whatever is played on it: dice, timer, pause, doubt, corrections, undo."""

from __future__ import annotations

from words import Words

WORDS = {
    "keys.alone": Words(
        de="Taste Passen: weiter. Taste Ansagen: das nehmen.",
        en="Pass button: next. Announce button: take this.",
    ),
    "keys.walk": Words(
        de="Passen: weiter. Ansagen: nehmen. Ansagen lang halten: zurück ins Spiel.",
        en="Pass: next. Announce: take it. Hold announce: back to the game.",
    ),
    "choice.pass": Words(de="Passen", en="Pass"),
    "choice.announce": Words(de="Ansagen", en="Announce"),
    "choice.ask": Words(de="Fragen", en="Ask"),
    "choice.undo": Words(de="Rückgängig", en="Undo"),
    "choice.redo": Words(de="Doch wieder", en="Redo"),
    "choice.pause": Words(de="Pause", en="Pause"),
    "choice.resume": Words(de="Weiter", en="Go on"),
    "choice.leave": Words(de="Zum Start", en="To the start"),
    "choice.leave-seat": Words(de="{name} hört auf", en="{name} stops playing"),
    "choice.look-again": Words(de="Schau noch mal", en="Look again"),
    "choice.enter": Words(de="Würfel eintippen", en="Type the dice in"),
    "choice.more-time": Words(de="Mehr Zeit", en="More time"),
    "choice.right": Words(de="Stimmt so", en="That is right"),
    "choice.correct": Words(de="Würfel {number} berichtigen", en="Correct die {number}"),
    "choice.count": Words(de="Zähl mit mir", en="Count with me"),
    "choice.back": Words(de="Zurück", en="Back"),
    "page.more": Words(de="Mehr", en="More"),
    "page.next": Words(de="Weiter", en="Next"),
    "page.back": Words(de="Zurück", en="Back"),
    "page.title": Words(de="Was noch?", en="What else?"),
    "table.round": Words(de="Runde\u00a0{number}", en="Round\u00a0{number}"),
    "table.last-round": Words(de="Letzte Runde!", en="Last round!"),
    "table.toss": Words(de="Werfen", en="Throw"),
    "table.throw-number": Words(de="Werft {number} Würfel!", en="Throw {number} dice!"),
    "table.total": Words(de="Zusammen {total}", en="{total} together"),
    "who.announce": Words(de="Wer sagt an?", en="Who announces?"),
    "who.pass": Words(de="Wer passt?", en="Who passes?"),
    "correct.title": Words(de="Was liegt da wirklich?", en="What does it really show?"),
    "doubt.title": Words(de="Ich bin nicht sicher", en="I am not sure"),
    "enter.title": Words(de="Würfel {number} von {count}", en="Die {number} of {count}"),
    "pause.title": Words(de="Pause", en="Pause"),
    "pause.hint": Words(
        de="Alles steht still, auch die Uhr. Nichts geht verloren.",
        en="Everything stands still, the clock too. Nothing is lost.",
    ),
    "camera.title": Words(de="Ich sehe gerade nichts", en="I cannot see right now"),
    "camera.hint": Words(
        de="Tippt die Würfel so lange ein. Sobald die Kamera wieder da ist, lese ich selbst weiter.",
        en="Type the dice in for now. As soon as the camera is back I read again by myself.",
    ),
    "over.title": Words(de="Geschafft!", en="Well done!"),
    "over.winner": Words(de="{names} gewinnt!", en="{names} wins!"),
    "over.winners": Words(de="{names} gewinnen zusammen!", en="{names} win together!"),
    "over.points": Words(de="{points} Punkte", en="{points} points"),
    "over.point": Words(de="1 Punkt", en="1 point"),
    "refusal.not-now": Words(de="Das geht gerade nicht.", en="That is not possible now."),
    "refusal.paused": Words(de="Gerade ist Pause.", en="The game is paused."),
    "cue.FaceCorrected": Words(
        de="Berichtigt: {face}. Zusammen {total}.", en="Corrected: {face}. {total} together."
    ),
    "cue.SignCorrected": Words(de="Berichtigt: {sign}.", en="Corrected: {sign}."),
    "cue.ThrowCorrected": Words(de="Jetzt sehe ich es richtig: {throw}.", en="Now I see it right: {throw}."),
    "cue.SameSeen": Words(de="Ich sehe wieder: {throw}.", en="I see the same again: {throw}."),
    "cue.TimeWarned": Words(de="Noch {left} Sekunden.", en="{left} seconds left."),
    "cue.TimeRanOut": Words(
        de="Die Zeit ist um. Macht in Ruhe fertig.", en="Time is up. Finish without hurry."
    ),
    "cue.Undone": Words(de="Zurückgenommen.", en="Taken back."),
    "cue.Redone": Words(de="Gilt wieder.", en="It counts again."),
    "cue.LookAgainWanted": Words(de="Ich schaue noch mal hin.", en="I am having another look."),
    "cue.CameraMissed": Words(
        de="Ich sehe nichts mehr. Tippt die Würfel ein.", en="I cannot see any more. Type the dice in."
    ),
    "cue.CameraReturned": Words(de="Ich sehe wieder.", en="I can see again."),
    "cue.GameFinished": Words(de="Das Spiel ist aus.", en="The game is over."),
    "effect.meteorite": Words(
        de="Meteorit! Er kracht in eine Spalte: Malt ihn oben auf eure Zahlen.",
        en="Meteorite! It crashes into one column: draw it on top of your numbers.",
    ),
    "effect.extra-reserve": Words(
        de="Ein Platz mehr: Umrandet ein hellgrünes Feld.", en="One more place: outline a light green field."
    ),
    "effect.bonus-row": Words(
        de="Bonusreihe! Malt einen Pfeil an eine Reihe.", en="Bonus row! Draw an arrow at one row."
    ),
    "effect.plus-minus": Words(
        de="Plus und Minus: Ihr dürft zusammenzählen und abziehen.",
        en="Plus and minus: you may add and take away.",
    ),
    "effect.minus": Words(
        de="Nur Minus: Ihr dürft abziehen, aber nicht zusammenzählen.",
        en="Only minus: you may take away, but not add.",
    ),
    "effect.no-effect": Words(de="Nichts passiert. Spielt wie immer.", en="Nothing happens. Play as always."),
    "doubt.leaning": Words(
        de="Ein Würfel steht schräg. Stupst ihn an, bis er flach liegt.",
        en="A die is leaning. Nudge it until it lies flat.",
    ),
    "doubt.stacked": Words(
        de="Ein Würfel liegt auf einem anderen. Nehmt ihn herunter.",
        en="One die lies on another. Take it down.",
    ),
    "doubt.hidden": Words(
        de="Etwas verdeckt einen Würfel. Schiebt die Würfel auseinander.",
        en="Something hides a die. Push the dice apart.",
    ),
    "doubt.glare": Words(
        de="Ein Würfel spiegelt zu stark. Stupst ihn an oder dreht die Lampe weg.",
        en="A die shines too much. Nudge it or turn the lamp away.",
    ),
    "doubt.dark": Words(de="Es ist zu dunkel. Macht mehr Licht.", en="It is too dark. Make more light."),
    "doubt.blurred": Words(
        de="Das Bild ist unscharf. Stoßt nicht an den Tisch.",
        en="The picture is blurred. Do not bump the table.",
    ),
    "doubt.cut-off": Words(
        de="Ein Würfel liegt am Rand. Schiebt ihn in die Mitte.",
        en="A die lies at the edge. Push it to the middle.",
    ),
    "doubt.hand": Words(
        de="Eine Hand ist im Bild. Nehmt sie bitte weg.", en="A hand is in the picture. Please take it away."
    ),
    "doubt.too-many": Words(
        de="Da liegen zu viele Würfel. Nehmt welche heraus.", en="There are too many dice. Take some out."
    ),
    "doubt.too-few": Words(
        de="Da fehlt ein Würfel. Legt ihn dazu.", en="A die is missing. Put it in the tray."
    ),
    "doubt.unclear": Words(
        de="Einen Würfel erkenne ich nicht. Stupst ihn an.", en="I cannot make out one die. Nudge it."
    ),
    "number.1": Words(de="eins", en="one"),
    "number.2": Words(de="zwei", en="two"),
    "number.3": Words(de="drei", en="three"),
    "number.4": Words(de="vier", en="four"),
    "number.5": Words(de="fünf", en="five"),
    "number.6": Words(de="sechs", en="six"),
    "number.7": Words(de="sieben", en="seven"),
    "number.8": Words(de="acht", en="eight"),
    "number.9": Words(de="neun", en="nine"),
    "list.and": Words(de="{first} und {last}", en="{first} and {last}"),
}
