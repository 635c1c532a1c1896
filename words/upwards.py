"""Words of Upwards!: choices, cues, refusals, effects, options, and why there are points.

Gaps: `name` is the player; in refusals `about` is what the refusal names; in cues and awards the gaps carry
the names of their fields, with rows and columns counted from one.
"""

from __future__ import annotations

from words import Words, score

_CHOICES = {
    "upwards.choice.round-done": Words(de="Alle fertig", en="Everybody is done"),
    "upwards.choice.drop-meteorite": Words(de="Meteorit hier fallen lassen", en="Drop the meteorite here"),
    "upwards.choice.mark-row": Words(de="Bonuszeile", en="Bonus row"),
    "upwards.choice.pick": Words(de="Nehmen", en="Take"),
    "upwards.choice.result": Words(de="Macht {sign}", en="Makes {sign}"),
    "upwards.choice.write": Words(de="Hier eintragen", en="Write it here"),
    "upwards.choice.save": Words(de="In die Reserve", en="Into the reserve"),
    "upwards.choice.take-back": Words(de="Zurücknehmen", en="Take back"),
    "upwards.choice.confirm": Words(de="{name} ist fertig", en="{name} is done"),
    "upwards.choice.claim": Words(de="Baustein {sign} umranden", en="Outline the block {sign}"),
    "upwards.choice.cell": Words(de="Kästchen", en="Box"),
    "upwards.choice.outline": Words(de="Diesen Baustein umranden", en="Outline this block"),
    "upwards.choice.open-sheet": Words(de="Blatt von {name}", en="{name}'s sheet"),
    "upwards.choice.column": Words(de="Spalte wählen", en="Choose column"),
    "upwards.choice.number": Words(de="{sign}", en="{sign}"),
    "upwards.choice.repeat": Words(de="Noch mal", en="Again"),
    "upwards.choice.erase": Words(de="Radieren", en="Rub out"),
    "upwards.choice.sheet-done": Words(de="Blatt fertig", en="Sheet is done"),
    "upwards.choice.skip-scoring": Words(de="{name} zählt selbst", en="{name} counts alone"),
}

_REFUSALS = {
    "upwards.refusal.not-now": Words(de="Das geht gerade nicht.", en="That is not possible now."),
    "upwards.refusal.no-throw-now": Words(
        de="Es wird nicht mehr geworfen. Jetzt werden die Punkte gezählt.",
        en="No more throws. Now the points are counted.",
    ),
    "upwards.refusal.last-throw-lies": Words(
        de="Das war der letzte Wurf. Schreibt ihn fertig auf, dann tippt auf „Alle fertig“.",
        en="That was the last throw. Finish writing it down, then touch “Everybody is done”.",
    ),
    "upwards.refusal.wrong-dice": Words(
        de="Für diese Runde brauche ich genau {about} Zahlenwürfel.",
        en="For this round I need exactly {about} number dice.",
    ),
    "upwards.refusal.wrong-dice-event": Words(
        de="Für diese Runde brauche ich genau {about} Zahlenwürfel und den Ereigniswürfel.",
        en="For this round I need exactly {about} number dice and the event die.",
    ),
    "upwards.refusal.wrong-event": Words(
        de="Das Zeichen „{about}“ ist nicht auf dem Ereigniswürfel.",
        en="The sign “{about}” is not on the event die.",
    ),
    "upwards.refusal.still-writing": Words(
        de="Wartet noch: {about} schreibt noch.", en="Please wait: {about} is still writing."
    ),
    "upwards.refusal.announce-first": Words(
        de="Passen darf nur, wer nichts mehr eintragen kann. Dann drück „Ansagen“.",
        en="Only who cannot write any more may pass. In that case press “Announce”.",
    ),
    "upwards.refusal.still-room": Words(
        de="Auf dem Blatt ist noch Platz. Trag die Zahl dort ein.",
        en="There is still room on the sheet. Write the number there.",
    ),
    "upwards.refusal.nothing-left": Words(
        de="Alle Würfel sind schon eingetragen.", en="All dice are written down already."
    ),
    "upwards.refusal.effect-first": Words(
        de="Zuerst kommt der Ereigniswürfel dran.", en="The event die comes first."
    ),
    "upwards.refusal.dice-left": Words(
        de="Noch nicht fertig: Würfel übrig: {about}.", en="Not done yet: dice left: {about}."
    ),
    "upwards.refusal.pick-first": Words(
        de="Nimm zuerst, woraus die Zahl werden soll.", en="First take what the number is made of."
    ),
    "upwards.refusal.too-much": Words(
        de="Zusammen wäre das mehr als 6.", en="Together that would be more than 6."
    ),
    "upwards.refusal.no-result": Words(
        de="Daraus kann keine {about} werden.", en="That cannot become a {about}."
    ),
    "upwards.refusal.column-full": Words(de="Spalte {about} ist voll.", en="Column {about} is full."),
    "upwards.refusal.reserve-full": Words(
        de="In der Reserve ist kein Feld mehr frei.", en="No reserve field is free."
    ),
    "upwards.refusal.already-saved": Words(
        de="Diese Zahl steht schon in der Reserve.", en="This number is in the reserve already."
    ),
    "upwards.refusal.row-marked": Words(
        de="Zeile {about} hat schon einen Pfeil.", en="Row {about} has an arrow already."
    ),
    "upwards.refusal.round-first": Words(
        de="Bausteine kommen erst am Ende der Runde.", en="Blocks come at the end of the round."
    ),
    "upwards.refusal.cell-unfit": Words(
        de="Dieses Kästchen passt zu keinem Baustein.", en="This box fits no block."
    ),
    "upwards.refusal.no-block": Words(
        de="Diese Kästchen sind kein freier Baustein.", en="These boxes form no free block."
    ),
    "upwards.refusal.grid-empty-there": Words(
        de="In Spalte {about} steht noch nichts.", en="Column {about} is empty."
    ),
}

_CUES = {
    "upwards.cue.RoundBegan": Words(
        de="Runde {number}. Werft die Würfel!", en="Round {number}. Throw the dice!"
    ),
    "upwards.cue.RoundBegan.last": Words(
        de="Die letzte Runde! Werft noch einmal.", en="The last round! Throw once more."
    ),
    "upwards.cue.EffectFizzled": Words(
        de="Der Ereigniswürfel ändert bei {name} nichts.", en="The event die changes nothing for {name}."
    ),
    "upwards.cue.Announced": Words(
        de="{name} kann nicht mehr alles eintragen. Schreibt die Runde fertig, dann kommt noch genau eine.",
        en="{name} cannot write everything any more. Finish this round, then comes exactly one more.",
    ),
    "upwards.cue.AlreadyAnnounced": Words(
        de="{name} hat schon angesagt. Alles bleibt, wie es ist.",
        en="{name} has announced already. Nothing changes.",
    ),
    "upwards.cue.Passed": Words(de="{name} passt diese Runde.", en="{name} passes this round."),
    "upwards.cue.AlreadyPassed": Words(de="{name} hat schon gepasst.", en="{name} has passed already."),
    "upwards.cue.ForfeitWarned": Words(
        de="Halt, {name}: Alle Würfel hätten Platz gehabt. Nimm zurück und fass Zahlen zusammen – oder verzichte noch einmal.",
        en="Wait, {name}: all dice would have fitted. Take back and combine numbers, or give up once more.",
    ),
    "upwards.cue.MeteoriteFell": Words(
        de="Bei {name} fällt ein Meteorit in Spalte {column}.",
        en="A meteorite falls into {name}'s column {column}.",
    ),
    "upwards.cue.RowMarked": Words(
        de="{name} macht Zeile {row} zur Bonuszeile.", en="{name} makes row {row} a bonus row."
    ),
    "upwards.cue.FieldOutlined": Words(
        de="{name} hat ein Reservefeld mehr.", en="{name} has one more reserve field."
    ),
    "upwards.cue.Wrote": Words(
        de="{name}: {number} in Spalte {column}.", en="{name}: {number} into column {column}."
    ),
    "upwards.cue.SavedForLater": Words(
        de="{name} hebt eine {number} auf.", en="{name} keeps a {number} for later."
    ),
    "upwards.cue.TookBack": Words(de="{name} nimmt zurück.", en="{name} takes back."),
    "upwards.cue.Confirmed": Words(de="{name} ist fertig.", en="{name} is done."),
    "upwards.cue.BlockClaimed": Words(
        de="{name} umrandet einen Baustein: {points} Punkte.", en="{name} outlines a block: {points} points."
    ),
    "upwards.cue.ScoringBegan": Words(
        de="Schluss! Jetzt werden die Punkte gezählt.", en="That is it! Now the points are counted."
    ),
    "upwards.cue.SheetCounted": Words(de="{name} hat {points} Punkte.", en="{name} has {points} points."),
    "upwards.cue.SheetSkipped": Words(de="{name} zählt selbst.", en="{name} counts alone."),
}

_EFFECTS = {
    "upwards.effect.plus-minus": Words(de="Plus und minus", en="Plus and minus"),
    "upwards.effect.minus": Words(de="Nur minus", en="Only minus"),
    "upwards.effect.meteorite": Words(de="Meteorit", en="Meteorite"),
    "upwards.effect.extra-reserve": Words(de="Ein Reservefeld mehr", en="One more reserve field"),
    "upwards.effect.bonus-row": Words(de="Bonuszeile", en="Bonus row"),
    "upwards.effect.no-effect": Words(de="Nichts Besonderes", en="Nothing special"),
    "upwards.effect.plus-minus.explain": Words(
        de="Diese Runde dürft ihr Zahlen zusammenzählen und auch abziehen, wie ihr mögt. Heraus kommt 1 bis 6.",
        en="This round you may add numbers and also take them away, as you like. The result is 1 to 6.",
    ),
    "upwards.effect.minus.explain": Words(
        de="Diese Runde dürft ihr nur abziehen: eine Zahl weniger die anderen. Einzeln eintragen geht immer.",
        en="This round you may only take away: one number less the others. Writing numbers singly is always fine.",
    ),
    "upwards.effect.meteorite.explain": Words(
        de="Zuerst malt jeder einen Kreis in eine Spalte, ins unterste freie Kästchen. Dort passt keine Zahl mehr hin.",
        en="First everyone draws a circle into one column, in the lowest free box. No number fits there any more.",
    ),
    "upwards.effect.extra-reserve.explain": Words(
        de="Jeder umrandet ein hellgrünes Reservefeld und darf es ab jetzt benutzen.",
        en="Everyone outlines a light green reserve field and may use it from now on.",
    ),
    "upwards.effect.bonus-row.explain": Words(
        de="Zuerst malt jeder einen Pfeil neben eine Zeile. Am Ende gibt dort jede andere Zahl einen Punkt.",
        en="First everyone draws an arrow beside a row. At the end each different number in it gives a point.",
    ),
    "upwards.effect.no-effect.explain": Words(
        de="Diese Runde geht alles wie immer.", en="This round everything is as usual."
    ),
}

_OPTIONS = {
    "upwards.option.same": Words(de="Gleiche", en="Same number"),
    "upwards.option.snake": Words(de="Schlange", en="Snake"),
    "upwards.option.blocks": Words(de="Bausteine", en="Blocks"),
    "upwards.option.same.explain": Words(
        de="Jede volle Zeile mit lauter gleichen Zahlen gibt 5 Punkte. Meteoriten stören dabei nicht.",
        en="Every full row of one and the same number gives 5 points. Meteorites do no harm there.",
    ),
    "upwards.option.snake.explain": Words(
        de="Eure längste Schlange aus gleichen Zahlen zählt: 3 Punkte für jedes Kästchen, auch schräg.",
        en="Your longest snake of one number counts: 3 points for each box, diagonal steps too.",
    ),
    "upwards.option.blocks.explain": Words(
        de="Bilden gleiche Zahlen einen Baustein, umrandet ihn nach der Runde. Jeder Baustein zählt einmal.",
        en="When equal numbers form a block, outline it after the round. Each block counts once.",
    ),
}

_WHY = {
    "upwards.why.step": Words(
        de="Über der {lower} steht die {upper}: ein Schritt nach oben, 1 Punkt.",
        en="Above the {lower} stands the {upper}: one step up, 1 point.",
    ),
    "upwards.why.row": Words(
        de="Zeile {row} ist voll und hat nur die Zahl {number}: 5 Punkte.",
        en="Row {row} is full and holds only the number {number}: 5 points.",
    ),
    "upwards.why.snake": Words(
        de="Die längste Schlange: {length} Kästchen mit der {number}, für jedes 3 Punkte.",
        en="The longest snake: {length} boxes with the {number}, 3 points each.",
    ),
    "upwards.why.block": Words(
        de="Der Baustein „{block}“: {points} Punkte.", en="The block “{block}”: {points} points."
    ),
    "upwards.why.bonus": Words(
        de="Bonuszeile {row}: {number} verschiedene Zahlen, {points} Punkte.",
        en="Bonus row {row}: {number} different numbers, {points} points.",
    ),
}

_POINTS = {
    "upwards.why.no-step": Words(
        de="In Spalte {column} folgt keine Zahl auf die nächstkleinere: 0 Punkte.",
        en="In column {column} no number stands right above the next smaller one: 0 points.",
    ),
    "upwards.why.no-same": Words(
        de="Keine Zeile ist voll mit lauter gleichen Zahlen: 0 Punkte.",
        en="No row is full of one and the same number: 0 points.",
    ),
    "upwards.why.no-snake": Words(
        de="Nirgends berühren sich zwei gleiche Zahlen: 0 Punkte.",
        en="Nowhere do two equal numbers touch: 0 points.",
    ),
    "upwards.why.no-blocks": Words(
        de="Kein Baustein ist umrandet: 0 Punkte.", en="No block is outlined: 0 points."
    ),
    "upwards.why.no-bonus": Words(
        de="Keine Zeile hat einen Pfeil: 0 Punkte.", en="No row has an arrow: 0 points."
    ),
    "upwards.why.bonus.one": Words(
        de="Bonuszeile {row}: nur eine Zahl, 1 Punkt.", en="Bonus row {row}: only one number, 1 point."
    ),
    "upwards.points.total.one": Words(de="{name}: 1 Punkt", en="{name}: 1 point"),
    "upwards.points.total": Words(de="{name}: {points} Punkte", en="{name}: {points} points"),
    "upwards.points.so-far": Words(de="{name}: bis hier {points}", en="{name}: {points} so far"),
    "upwards.points.steps": Words(de="Schritte nach oben", en="Steps up"),
    "upwards.points.bonus": Words(de="Bonuszeilen", en="Bonus rows"),
    "upwards.points.column": Words(de="Punkte von Spalte {column}", en="Points of column {column}"),
    "upwards.points.why": Words(de="Warum?", en="Why?"),
    "upwards.points.all": Words(de="Alle Punkte", en="All points"),
    "upwards.counting.hint": Words(
        de="Erst die Spalte, dann ihre Zahlen von unten.",
        en="First the column, then its numbers from the bottom.",
    ),
    "upwards.counting.points": Words(de="Punkte", en="Points"),
}

_SEATS = {
    "upwards.plays.paper": Words(de="auf Papier", en="on paper"),
    "upwards.plays.machine": Words(de="hier am Gerät", en="here on the device"),
    "upwards.plays.easy": Words(de="Mitspieler, leicht", en="simulated, easy"),
    "upwards.plays.fair": Words(de="Mitspieler, mittel", en="simulated, fair"),
    "upwards.plays.strong": Words(de="Mitspieler, stark", en="simulated, strong"),
}

_BLOCKS = {
    "upwards.block.three in a row": Words(de="Dreierstange", en="three in a row"),
    "upwards.block.small corner": Words(de="kleine Ecke", en="small corner"),
    "upwards.block.four in a row": Words(de="Viererstange", en="four in a row"),
    "upwards.block.square": Words(de="Quadrat", en="square"),
    "upwards.block.T": Words(de="T", en="T"),
    "upwards.block.Z": Words(de="Z", en="Z"),
    "upwards.block.L": Words(de="L", en="L"),
    "upwards.block.plus": Words(de="Kreuz", en="plus"),
    "upwards.block.U": Words(de="U", en="U"),
}

_ASKING = {
    "upwards.ask.title": Words(de="Was willst du wissen?", en="What do you want to know?"),
    "upwards.ask.other": Words(de="Andere Frage", en="Other question"),
    "upwards.ask.uses": Words(de="Was geht mit diesem Wurf?", en="What can I do with this throw?"),
    "upwards.ask.uses.of": Words(
        de="Was kann {name} damit machen?", en="What can {name} do with this throw?"
    ),
    "upwards.ask.uses.answer": Words(de="Das geht: {ways}.", en="You can write: {ways}."),
    "upwards.ask.uses.reserve": Words(
        de="{numbers}, mit {taken} aus der Reserve", en="{numbers}, with {taken} from the reserve"
    ),
    "upwards.ask.uses.more": Words(de="Und noch {count} andere.", en="And {count} more."),
    "upwards.ask.worth.of": Words(
        de="Was ist das Blatt von {name} wert?", en="What is {name}'s sheet worth?"
    ),
    "upwards.ask.option": Words(de="Wofür gibt es Punkte?", en="What gives points?"),
    "upwards.ask.worth.answer": Words(
        de="{name} hat gerade {points} Punkte.", en="{name} has {points} points now."
    ),
    "upwards.phase.waiting": Words(
        de="Runde {number}: Werft die Würfel!", en="Round {number}: throw the dice!"
    ),
    "upwards.phase.writing": Words(de="Tragt eure Zahlen ein.", en="Write your numbers down."),
    "upwards.phase.scoring": Words(
        de="Tippt das Blatt von {name} ein: Spalte, dann Zahlen von unten nach oben.",
        en="Enter {name}'s sheet: a column, then its numbers from the bottom up.",
    ),
}

_SHEET = {
    "upwards.to-table": Words(de="Würfel", en="Dice"),
    "upwards.due.meteorite": Words(
        de="Tippe die Spalte an, in die er fallen soll.", en="Touch the column it shall fall into."
    ),
    "upwards.due.bonus-row": Words(
        de="Tippe die Zeile an, die den Pfeil bekommt.", en="Touch the row that gets the arrow."
    ),
    "upwards.hint.take": Words(de="Tippe Würfel an", en="Touch dice"),
    "upwards.hint.which": Words(de="Was wird es?", en="Which one?"),
    "upwards.hint.no-number": Words(de="Noch keine Zahl", en="No number yet"),
    "upwards.hint.all-written": Words(de="Alles geschrieben!", en="All written!"),
    "upwards.hint.done": Words(de="Fertig", en="Done"),
    "upwards.blocks.title": Words(de="Baustein umranden", en="Outline a block"),
}

_BOX = {
    "upwards.box.title": Words(de="Was ist auf eurem Block gedruckt?", en="What is printed on your pad?"),
    "upwards.box.guess": Words(de="{fact} (geraten, bitte nachsehen)", en="{fact} (a guess, please check)"),
    "upwards.box.rows": Words(de="Zeilen", en="Rows"),
    "upwards.box.columns": Words(de="Spalten", en="Columns"),
    "upwards.box.reserve": Words(de="Reservefelder", en="Reserve fields"),
    "upwards.box.extra_reserve": Words(de="Hellgrüne Felder", en="Light green fields"),
    "upwards.box.sixth-face": Words(de="Sechste Seite des Ereigniswürfels", en="Sixth face of the event die"),
    "upwards.box.block": Words(de="Punkte für „{block}“", en="Points for “{block}”"),
}

WORDS = {
    **_CHOICES,
    **_REFUSALS,
    **_CUES,
    **_EFFECTS,
    **_OPTIONS,
    **_WHY,
    **_POINTS,
    **_SEATS,
    **_BLOCKS,
    **_ASKING,
    **_SHEET,
    **score.WORDS,
    **_BOX,
}
