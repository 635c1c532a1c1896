"""Words of just dice, and of counting a throw together in any game.

Gaps: {name} is the player of a seat, {number} the dice or throws, the others are fields of the cue that is told.
"""

from __future__ import annotations

from words import Words

_GAME = {
    "ask.dice": Words(de="Mit wie vielen Würfeln?", en="With how many dice?"),
    "seat.person": Words(de="wirft selbst", en="throws in person"),
    "phase.throwing": Words(de="{name} wirft {number} Würfel.", en="{name} throws {number} dice."),
    "phase.one-die": Words(de="{name} wirft einen Würfel.", en="{name} throws one die."),
    "phase.over": Words(de="Genug gewürfelt.", en="Enough thrown."),
    "dice": Words(de="{number} Würfel", en="{number} dice"),
    "dice.one": Words(de="1 Würfel", en="1 die"),
    "history.button": Words(de="Verlauf", en="History"),
    "history.title": Words(de="Die letzten Würfe", en="The last throws"),
    "history.none": Words(de="Noch kein Wurf.", en="No throw yet."),
    "over.points": Words(de="{points} Augen", en="{points} pips"),
    "over.point": Words(de="1 Auge", en="1 pip"),
    "choice.announce": Words(de="Noch mal", en="Once more"),
    "choice.pass": Words(de="Weitergeben", en="Hand on"),
    "choice.more-dice": Words(de="Ein Würfel mehr", en="One die more"),
    "choice.fewer-dice": Words(de="Ein Würfel weniger", en="One die less"),
    "choice.finish": Words(de="Genug gewürfelt", en="Enough thrown"),
    "cue.Summed": Words(de="Zusammen {total}.", en="{total} together."),
    "cue.Summed.more": Words(
        de="Zusammen {total}, {difference} mehr als davor.",
        en="{total} together, {difference} more than before.",
    ),
    "cue.Summed.fewer": Words(
        de="Zusammen {total}, {difference} weniger als davor.",
        en="{total} together, {difference} fewer than before.",
    ),
    "cue.Summed.same": Words(
        de="Zusammen {total}, genauso viel wie davor.", en="{total} together, the same as before."
    ),
    "cue.HandedOn": Words(de="{name} hat jetzt die Würfel.", en="{name} has the dice now."),
    "cue.DiceCountChanged": Words(de="Ab jetzt {dice} Würfel.", en="{dice} dice from now on."),
    "cue.DiceCountChanged.single": Words(de="Ab jetzt ein Würfel.", en="One die from now on."),
    "cue.Finished": Words(
        de="Ihr habt {throws}-mal geworfen, zusammen {pips} Augen.",
        en="Number of throws: {throws}, with {pips} pips in all.",
    ),
    "refusal.finished": Words(de="Hier ist schon Schluss.", en="This is over already."),
    "refusal.no-such-face": Words(
        de="Eine {about} gibt es auf dem Würfel nicht, nur 1 bis 6.", en="A die has no {about}, only 1 to 6."
    ),
    "refusal.not-now": Words(de="Das geht gerade nicht.", en="That is not possible now."),
    "refusal.nothing-to-correct": Words(
        de="Hier liegt kein Wurf, den man ändern kann.", en="There is no throw here that could be changed."
    ),
    "refusal.strange-sign": Words(
        de="„{about}“ kenne ich hier nicht. Nehmt nur Würfel mit Augen.",
        en="I do not know “{about}” here. Use dice with pips only.",
    ),
    "refusal.wrong-number": Words(
        de="Es sollen {about} Würfel sein. Mit Plus und Minus könnt ihr das ändern.",
        en="There should be {about} dice. You can change that with plus and minus.",
    ),
}

_COUNTING = {
    "counting.pip": Words(de="{count}", en="{count}"),
    "counting.one": Words(de="Das sind {total}.", en="That makes {total}."),
    "counting.group": Words(de="{before} und {face} mehr: {total}", en="{before} and {face} more: {total}"),
    "counting.title": Words(de="Wir zählen zusammen", en="We count together"),
    "counting.enough": Words(de="Genug gezählt", en="Enough counted"),
}

WORDS: dict[str, Words] = {**{f"just-dice.{key}": words for key, words in _GAME.items()}, **_COUNTING}
