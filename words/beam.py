"""Words of Beam me up.

Gaps: {name} is the player of a seat, {about} what a refusal carries, {sign} the column of a choice; the others
are fields of the cue, the use or the bad board that is told. {column} reads best as `column.1` ... `column.7`.
"""

from __future__ import annotations

from words import Words

_COLUMNS = {
    **{f"column.{number}": Words(de=f"{number}", en=f"{number}") for number in range(1, 7)},
    "column.7": Words(de="Straße", en="Straight"),
}

_COMBINATIONS = {
    "combination.nothing": Words(de="nichts", en="nothing"),
    "combination.pair": Words(de="ein Paar", en="a pair"),
    "combination.two pairs": Words(de="zwei Paare", en="two pairs"),
    "combination.three of a kind": Words(de="drei Gleiche", en="three of a kind"),
    "combination.full house": Words(de="drei und zwei Gleiche", en="a full house"),
    "combination.four of a kind": Words(de="vier Gleiche", en="four of a kind"),
    "combination.five of a kind": Words(de="fünf Gleiche", en="five of a kind"),
    "combination.small straight": Words(de="eine kleine Straße", en="a small straight"),
    "combination.small straight and pair": Words(
        de="eine kleine Straße und ein Paar", en="a small straight and a pair"
    ),
    "combination.big straight": Words(de="eine große Straße", en="a big straight"),
}

_SETUP = {
    "plays.person": Words(de="spielt selbst", en="plays in person"),
    "plays.easy": Words(de="Computer, leicht", en="computer, easy"),
    "plays.strong": Words(de="Computer, stark", en="computer, strong"),
    "ask.downgrade": Words(
        de="Darf man einen guten Wurf auch als kleineren nutzen?",
        en="May a good throw also be used as a smaller one?",
    ),
    "ask.separate_head_start": Words(
        de="Nimmt beim Vorsprung jeder andere Spalten?",
        en="Does everyone take other columns for the head start?",
    ),
    "ask.free_to_waive": Words(de="Darf man auf jeden Zug verzichten?", en="May any move be skipped?"),
    "boards.all": Words(de="Alle Bretter", en="All boards"),
    "boards.ours": Words(
        de="Diese Bretter haben wir uns ausgedacht. Eure könnt ihr vor dem Spiel unter „Euer Spiel“ abmalen.",
        en="We made up these boards. You can copy yours before the game under “Your box”.",
    ),
}

_PHASES = {
    "phase.head-start": Words(
        de="Vorsprung für {name}: Welcher Stein darf ein Feld hoch?",
        en="Head start for {name}: which counter goes up one square?",
    ),
    "phase.throwing": Words(
        de="{name} würfelt: Wurf {number} von 3.", en="{name} throws: throw {number} of 3."
    ),
    "phase.moving": Words(de="{name} zieht: Was soll hoch?", en="{name} moves: what goes up?"),
    "phase.rocket": Words(
        de="Rakete für {name}: Welcher Stein fliegt ein Feld höher?",
        en="A rocket for {name}: which counter flies one square higher?",
    ),
    "phase.over": Words(de="Das Spiel ist aus.", en="The game is over."),
}

_CHOICES = {
    "choice.announce": Words(de="So nehmen", en="Use these"),
    "choice.pass": Words(de="Darauf verzichten", en="Do without"),
    "choice.boost": Words(de="Rakete: Spalte {sign}", en="Rocket: column {sign}"),
    "choice.keep": Words(de="Würfel {number} behalten", en="Keep die {number}"),
    "choice.lift": Words(de="Spalte {sign} ein Feld hoch", en="Column {sign} up one square"),
    "choice.move": Words(de="Spalte {sign} hoch", en="Column {sign} up"),
}

_USES = {
    "use": Words(de="Spalte {column} um {squares} hoch", en="column {column} up by {squares}"),
    "use.short": Words(de="um {squares} hoch", en="up by {squares}"),
    "use.any": Words(
        de="ein Stein um {squares} hoch. Tippe eine Spalte an!",
        en="one counter up by {squares}. Touch a column!",
    ),
    "use.best": Words(de="am besten", en="the best"),
    "use.best-column": Words(de="am besten Spalte {column}", en="best: column {column}"),
    "use.forfeited": Words(
        de="{forfeited} verfallen, oben ist Schluss", en="{forfeited} lost, that is the top"
    ),
    "use.cools": Words(de="hinunter müssen: {names}", en="these go down: {names}"),
    "use.hidden": Words(de="auf einem Stern versteckt: {names}", en="hidden on a star: {names}"),
    "use.rocket": Words(de="landet auf einer Rakete", en="lands on a rocket"),
    "use.pink": Words(de="landet auf einem rosa Stern", en="lands on a pink star"),
    "use.blue": Words(de="landet auf einem blauen Stern", en="lands on a blue star"),
    "use.wins": Words(de="gewinnt das Spiel!", en="wins the game!"),
    "chances": Words(de="Wie gut stehen meine Chancen?", en="What are my chances?"),
}

_DICE = {
    "dice.2": Words(de="Zwei {face}er", en="Two {face}s"),
    "dice.3": Words(de="Drei {face}er", en="Three {face}s"),
    "dice.4": Words(de="Vier {face}er", en="Four {face}s"),
    "dice.5": Words(de="Fünf {face}er", en="Five {face}s"),
    "dice.small": Words(de="Kleine Straße", en="Small straight"),
    "dice.big": Words(de="Große Straße", en="Big straight"),
    "status": Words(de="Wurf {number} von 3: {combination}", en="Throw {number} of 3: {combination}"),
    "keep-hint": Words(
        de="Tippe an, was liegen bleibt. Dann wirf die anderen.",
        en="Touch what stays. Then throw the others.",
    ),
    "keep-hint.corner": Words(
        de="Was bleibt, kommt in die Ecke mit dem Schloss, oder tipp es an. Dann wirf die anderen.",
        en="Put what stays into the corner with the lock, or touch it. Then throw the others.",
    ),
}

_STORY = {
    "story.rose": Words(de="Spalte {column} um {squares} hoch", en="column {column} up by {squares}"),
    "story.sank": Words(de="Ein Feld hinunter: {names}.", en="Down one square: {names}."),
    "story.goal": Words(
        de="{wanted} Steine müssen in den Weltraum, und keiner darf unten bleiben.",
        en="{wanted} counters must get to space, and none may stay at the bottom.",
    ),
}

_BOX = {
    "box.title": Words(de="Brett {number} abmalen", en="Copy board {number}"),
    "box.hint": Words(
        de="Tippe jedes Feld an, bis es wie auf eurem Brett aussieht.",
        en="Touch every square until it looks like your board.",
    ),
    "box.ours": Words(
        de="Dieses Brett haben wir uns ausgedacht. Tippe die Felder an, bis es wie eures aussieht.",
        en="We made up this board. Touch the squares until it looks like yours.",
    ),
    "box.line": Words(de="Die weiße Linie", en="The white line"),
    "box.board": Words(de="Brett {number}", en="Board {number}"),
}

_PAGES = {
    "chances.title": Words(
        de="Deine Chancen, wenn du {count} Würfel neu wirfst",
        en="Your chances if you throw {count} dice again",
    ),
    "chances.one": Words(
        de="Deine Chancen, wenn du 1 Würfel neu wirfst", en="Your chances if you throw 1 die again"
    ),
    "chances.button": Words(de="Chancen", en="Chances"),
    "over.why": Words(
        de="{in_space} Steine im Weltraum, und unten steht keiner mehr.",
        en="{in_space} counters in space, and none is left at the bottom.",
    ),
    "over.title": Words(de="Das Spiel ist zu Ende.", en="The game is over."),
    "over.points": Words(de="{points} im Weltraum", en="{points} in space"),
    "over.point": Words(de="1 im Weltraum", en="1 in space"),
}

_CUES = {
    "cue.HeadStartTaken": Words(
        de="{name}: Spalte {column} startet ein Feld höher.",
        en="{name}: column {column} starts one square up.",
    ),
    "cue.DiceKept": Words(de="{name} behält {faces}.", en="{name} keeps {faces}."),
    "cue.KeptThrown": Words(
        de="Behalten war auch: {faces}. Das zählt als neu geworfen.",
        en="These were kept, too: {faces}. They count as thrown again.",
    ),
    "cue.NothingKept": Words(
        de="{name} behält nichts: Alle Würfel werden neu geworfen.",
        en="{name} keeps nothing: all dice are thrown again.",
    ),
    "cue.NothingThrown": Words(
        de="Schade, {name}: Damit lässt sich nichts ziehen.",
        en="What a pity, {name}: nothing to move with that.",
    ),
    "cue.CounterRose": Words(
        de="{name}: Spalte {column}, {squares} hoch.", en="{name}: column {column}, up {squares}."
    ),
    "cue.CounterRose.rocket": Words(
        de="Die Rakete hebt bei {name} Spalte {column} um {squares} höher.",
        en="The rocket lifts {name}’s column {column} up {squares} more.",
    ),
    "cue.SquaresForfeited": Words(
        de="Spalte {column} ist schon ganz oben: {squares} verfallen.",
        en="Column {column} is at the very top: {squares} lost.",
    ),
    "cue.RocketReached": Words(
        de="Eine Rakete! {name} darf einen Stein noch ein Feld höher schieben.",
        en="A rocket! {name} may push one counter up one more square.",
    ),
    "cue.PinkStarReached": Words(
        de="Rosa Stern: Hier kühlt {name} niemand ab.", en="Pink star: nobody can cool {name} down here."
    ),
    "cue.BlueStarReached": Words(
        de="Blauer Stern: Hier ist {name} sicher, und die Würfel dürfen jeden Stein bewegen.",
        en="Blue star: {name} is safe here, and the dice may move any counter.",
    ),
    "cue.CooledDown": Words(
        de="{name} kühlt alle anderen in Spalte {column} ab.",
        en="{name} cools down everyone else in column {column}.",
    ),
    "cue.CounterSank": Words(
        de="{name}: Spalte {column} ein Feld hinunter.", en="{name}: column {column} down one square."
    ),
    "cue.CounterHidden": Words(
        de="{name} bleibt in Spalte {column}, der Stern versteckt den Stein.",
        en="{name} stays in column {column}, the star hides the counter.",
    ),
    "cue.RocketWaived": Words(de="{name} lässt die Rakete stehen.", en="{name} leaves the rocket alone."),
    "cue.PartWaived": Words(
        de="{name} verzichtet auf {squares} in Spalte {column}.",
        en="{name} does without {squares} in column {column}.",
    ),
    "cue.TurnPassed": Words(de="{name} ist dran.", en="It is {name}’s turn."),
    "cue.Won": Words(
        de="{name} gewinnt! {in_space} Steine sind im Weltraum, und unten steht keiner mehr.",
        en="{name} wins! {in_space} counters are in space, and none is left at the bottom.",
    ),
    "cue.SeatLeft": Words(
        de="{name} hört auf, die anderen spielen weiter.", en="{name} stops, the others play on."
    ),
    "cue.TooFewLeft": Words(
        de="Allein geht es nicht weiter. Das Spiel endet ohne Sieger.",
        en="One alone cannot go on. The game ends without a winner.",
    ),
}

_REFUSALS = {
    "refusal.all-kept": Words(
        de="Du behältst alle fünf Würfel. Nimm sie so, oder lass einen los.",
        en="You keep all five dice. Use them, or let one go.",
    ),
    "refusal.column-lifted": Words(
        de="Dieser Stein ist schon hochgerückt. Nimm eine andere Spalte.",
        en="This counter went up already. Take another column.",
    ),
    "refusal.column-taken": Words(
        de="Diese Spalte hat schon jemand genommen. Nimm eine andere.",
        en="Somebody took this column already. Take another one.",
    ),
    "refusal.counter-at-top": Words(
        de="Dieser Stein ist schon ganz oben.", en="This counter is at the very top already."
    ),
    "refusal.five-dice": Words(
        de="Ich zähle {about} Würfel. Es müssen fünf sein, auch die behaltenen.",
        en="I count {about} dice. There must be five, the kept ones too.",
    ),
    "refusal.game-over": Words(de="Das Spiel ist schon aus.", en="The game is over already."),
    "refusal.head-start-first": Words(
        de="Vor dem ersten Wurf kommt der Vorsprung: Wählt eine Spalte.",
        en="The head start comes before the first throw: choose a column.",
    ),
    "refusal.move-first": Words(
        de="Zieh erst deine Steine, dann wird wieder gewürfelt.",
        en="Move your counters first, then there is a new throw.",
    ),
    "refusal.must-move": Words(
        de="Verzichten geht hier nicht: Ein Stein muss hoch.",
        en="You cannot skip this: a counter must go up.",
    ),
    "refusal.no-blue-star": Words(
        de="Die Zahl passt nicht zu dieser Spalte. Das geht nur mit einem Stein auf einem blauen Stern.",
        en="The number does not match this column. For that you need a counter on a blue star.",
    ),
    "refusal.no-downgrade": Words(
        de="Der Wurf zählt so, wie er liegt: Weniger oder mehr Felder gehen nicht.",
        en="The throw counts as it lies: no fewer and no more squares.",
    ),
    "refusal.no-such-face": Words(
        de="Eine {about} gibt es auf dem Würfel nicht, nur 1 bis 6.", en="A die has no {about}, only 1 to 6."
    ),
    "refusal.not-now": Words(de="Das geht gerade nicht.", en="That is not possible now."),
    "refusal.nothing-to-correct": Words(
        de="Hier liegt kein Wurf, den man ändern kann.", en="There is no throw here that could be changed."
    ),
    "refusal.strange-sign": Words(
        de="„{about}“ gehört nicht zu diesem Spiel. Nimm es bitte weg.",
        en="“{about}” does not belong to this game. Please take it away.",
    ),
    "refusal.throw-first": Words(de="Wirf zuerst die Würfel.", en="Throw the dice first."),
}

_BOARDS = {
    "board.no-line": Words(
        de="Dem Brett fehlt die weiße Linie: eine Zeile aus Strichen (-------) unter dem Weltraum.",
        en="The board has no white line: a row of dashes (-------) below space.",
    ),
    "board.two-lines": Words(
        de="Das Brett hat {found} weiße Linien; es darf nur eine sein.",
        en="The board has {found} white lines; there must be just one.",
    ),
    "board.line-misplaced": Words(
        de="Die weiße Linie liegt am Rand; darüber und darunter muss mindestens eine Reihe sein.",
        en="The white line is at the edge; at least one row must be above it and one below.",
    ),
    "board.row-count": Words(
        de="Das Brett hat {found} Reihen; es müssen 8 sein, die Linie zählt nicht mit.",
        en="The board has {found} rows; it must have 8, not counting the line.",
    ),
    "board.ragged": Words(
        de="Reihe {row} von unten hat {found} Felder; es müssen 7 sein.",
        en="Row {row} from the bottom has {found} squares; it must have 7.",
    ),
    "board.unknown-sign": Words(
        de="Reihe {row} von unten, Spalte {column}: „{found}“ ist kein Feld. Möglich sind . R P B und ?",
        en="Row {row} from the bottom, column {column}: “{found}” is no square. Possible are . R P B and ?",
    ),
    "board.special-at-bottom": Words(
        de="In der untersten Reihe stehen die Steine am Anfang: Dort sind nur . und ? möglich.",
        en="The counters begin in the bottom row: only . and ? are possible there.",
    ),
}

_OPTIONS = {
    "options.dice-missing": Words(
        de="--dice fehlt: Nenne fünf Würfel, zum Beispiel --dice 2 2 3 3 3.",
        en="--dice is missing: name five dice, for example --dice 2 2 3 3 3.",
    ),
    "options.dice-count": Words(
        de="--dice: {found} Würfel gefunden; es müssen genau fünf sein.",
        en="--dice: {found} dice found; there must be exactly five.",
    ),
    "options.bad-face": Words(
        de="--dice {found}: Ein Würfel zeigt eine Zahl von 1 bis 6.",
        en="--dice {found}: a die shows a number from 1 to 6.",
    ),
    "options.cools": Words(
        de="Abgekühlt wird in Spalte {column}.", en="The others cool down in column {column}."
    ),
}

WORDS: dict[str, Words] = {
    f"beam-me-up.{key}": words
    for area in (
        _COLUMNS,
        _COMBINATIONS,
        _SETUP,
        _PHASES,
        _CHOICES,
        _USES,
        _DICE,
        _STORY,
        _BOX,
        _PAGES,
        _CUES,
        _REFUSALS,
        _BOARDS,
        _OPTIONS,
    )
    for key, words in area.items()
}
