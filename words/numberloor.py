"""Words of Numberloor.

Gaps: {name} is the player of a seat, {card} and {sign} a card in its own words, {about} what a refusal
carries; the others are fields of the cue or the ride that is told.
"""

from __future__ import annotations

from words import Words

_CARDS = {
    **{f"floor-{number}": Words(de=f"Etage {number}", en=f"floor {number}") for number in range(10)},
    **{
        f"night-{number}": Words(de=f"Nachtetage {number}", en=f"night floor {number}")
        for number in range(10)
    },
    **{f"balloon-{number}": Words(de=f"Ballon {number}", en=f"balloon {number}") for number in range(1, 10)},
    "balloon-neighbours": Words(de="Nachbar-Ballon", en="neighbours balloon"),
    "balloon-even": Words(de="Gerade-Ballon", en="even balloon"),
    "balloon-odd": Words(de="Ungerade-Ballon", en="odd balloon"),
    "balloon-skip": Words(de="Pausen-Ballon", en="skip balloon"),
}

_LEVELS = {
    "level": Words(de="Wie schwer soll es sein?", en="How hard shall it be?"),
    "level.beginners": Words(de="Anfänger, ab 4", en="Beginners, from 4"),
    "level.experienced": Words(de="Geübte, ab 6", en="Experienced, from 6"),
    "level.pro": Words(de="Profis, ab 8", en="Experts, from 8"),
    "seat.person": Words(de="spielt selbst", en="plays in person"),
    "seat.easy": Words(de="Computer, leicht", en="computer, easy"),
    "seat.strong": Words(de="Computer, stark", en="computer, strong"),
}

_PHASES = {
    "phase.opening": Words(
        de="Jeder nimmt sechs Karten. In die Mitte: eine Etage und ein Zahlen-Ballon.",
        en="Six cards for everyone. In the middle: a floor and a number balloon.",
    ),
    "phase.opening.beginners": Words(
        de="Jeder bekommt sechs Karten. Legt zwei Etagen in die Mitte.",
        en="Six cards for everyone. Put two floors in the middle.",
    ),
    "phase.turn": Words(de="{name} ist dran.", en="It is {name}’s turn."),
    "phase.skipped": Words(
        de="{name} setzt aus: zwei Karten ziehen, mehr nicht.",
        en="{name} is skipped: draw two cards, nothing else.",
    ),
    "phase.owner": Words(de="Wer hat die Nachtetage gelegt?", en="Who laid the night floor?"),
    "phase.lay-off": Words(
        de="{name}, leg deine Ballons ab. Welcher kommt nach oben?",
        en="{name}, lay down your balloons. Which one goes on top?",
    ),
    "phase.over": Words(de="Das Spiel ist aus.", en="The game is over."),
}

_CHOICES = {
    "choice.open": Words(de="In die Mitte: {sign}", en="In the middle: {sign}"),
    "choice.redeal": Words(de="Jemand hat nur Ballons", en="Somebody has only balloons"),
    "choice.lay": Words(de="{sign} legen", en="Lay {sign}"),
    "choice.draw-two": Words(de="Zwei Karten ziehen", en="Draw two cards"),
    "choice.pass": Words(de="Der Nächste", en="Next player"),
    "choice.announce": Words(de="Meine letzte Etage!", en="My last floor!"),
    "choice.snatch": Words(de="{name} schnappt sich den Zug: {sign}", en="{name} snatches the turn: {sign}"),
    "choice.say-owner": Words(de="{name} war es", en="It was {name}"),
    "choice.lay-off": Words(de="Nach oben: {sign}", en="On top: {sign}"),
    "choice.nothing-left": Words(de="Kein Ballon übrig", en="No balloon left"),
    "choice.return-hand": Words(de="{name} hat nur Ballons", en="{name} has only balloons"),
    "choice.reshuffle": Words(de="Der Stapel ist leer", en="The deck is empty"),
}

_PADS = {
    "pad.floors": Words(de="Etagen", en="Floors"),
    "pad.balloons": Words(de="Ballons", en="Balloons"),
    "pad.night": Words(de="Nacht", en="Night"),
    "snatching": Words(de="{name} schnappt sich den Zug mit:", en="{name} snatches the turn with:"),
    "hint.lit": Words(de="Die hellen Etagen passen.", en="The lit floors fit."),
    "hint.more": Words(de="Noch eine Karte, oder weiter.", en="One more card, or go on."),
    "hint.tentative": Words(de="Jetzt fehlt noch eine Etage.", en="Now a floor must follow."),
    "hint.drawn": Words(de="Gezogen. Passt jetzt etwas?", en="Drawn. Does something fit now?"),
    "hint.skipped": Words(
        de="Der Pausen-Ballon! Zwei Karten ziehen, dann geht es weiter.",
        en="The skip balloon! Draw two cards, then it goes on.",
    ),
    "over.title": Words(de="Das Spiel ist zu Ende.", en="The game is over."),
    "over.points": Words(de="{points} Sterne", en="{points} stars"),
    "over.point": Words(de="1 Stern", en="1 star"),
}

_RIDES = {
    "ride.same": Words(de="Die gleiche Etage passt immer.", en="The same floor always fits."),
    "ride.up": Words(de="{begins} plus {count} ist {reaches}.", en="{begins} plus {count} is {reaches}."),
    "ride.up-over-ten": Words(
        de="{begins} plus {count} ist {reaches}. Oben geht es von vorn los: Etage {lands}.",
        en="{begins} plus {count} is {reaches}. At the top it starts again: floor {lands}.",
    ),
    "ride.down": Words(de="{begins} minus {count} ist {reaches}.", en="{begins} minus {count} is {reaches}."),
    "ride.down-over-ten": Words(
        de="Denk dir die {floor} als {begins}: {begins} minus {count} ist {lands}.",
        en="Think of the {floor} as {begins}: {begins} minus {count} is {lands}.",
    ),
}

_CUES = {
    "cue.CardsOpened": Words(de="Los geht’s!", en="Off we go!"),
    "cue.Redealt": Words(
        de="Alle Karten zurück, gut mischen, jeder bekommt sechs neue.",
        en="All cards back, shuffle well, six new ones for everyone.",
    ),
    "cue.TurnBegan": Words(de="{name} ist dran.", en="It is {name}’s turn."),
    "cue.SkipMet": Words(
        de="{name} muss aussetzen. Zieh zwei Karten.", en="{name} misses a turn. Draw two cards."
    ),
    "cue.CardLaid": Words(de="Passt: {card}.", en="That fits: {card}."),
    "cue.CardLaid.ride": Words(de="Passt! {ride}", en="That fits! {ride}"),
    "cue.TurnSnatched": Words(de="{name} schnappt sich den Zug!", en="{name} snatches the turn!"),
    "cue.OwnerAsked": Words(de="Wer hat die Nachtetage gelegt?", en="Who laid the night floor?"),
    "cue.CardsDrawn": Words(de="{name} zieht zwei Karten.", en="{name} draws two cards."),
    "cue.BalloonsReturned": Words(
        de="Ohne Etage gilt das nicht: {name} nimmt die Ballons zurück.",
        en="Without a floor that does not count: {name} takes the balloons back.",
    ),
    "cue.HandEmptied": Words(de="{name} hat alle Etagen gelegt!", en="{name} has laid every floor!"),
    "cue.BalloonsLaidOff": Words(de="Jetzt liegt {card} oben.", en="Now {card} is on top."),
    "cue.StarWon": Words(
        de="Ein Stern für {name}, das macht {stars}! Nimm sechs neue Karten.",
        en="A star for {name}, that makes {stars}! Take six new cards.",
    ),
    "cue.HandReturned": Words(
        de="{name} mischt die sechs Karten wieder ein und nimmt sechs andere.",
        en="{name} shuffles the six cards back in and takes six others.",
    ),
    "cue.DeckReshuffled": Words(
        de="Lasst die zwei offenen Karten liegen und mischt alle anderen zu einem neuen Stapel.",
        en="Leave the two open cards and shuffle all the others into a new deck.",
    ),
    "cue.SeatLeft": Words(
        de="{name} hört auf. Schiebt die Karten unter die offenen.",
        en="{name} stops playing. Push the cards under the open ones.",
    ),
    "cue.TooFewLeft": Words(
        de="Allein geht es nicht weiter. Das Spiel endet ohne Sieger.",
        en="One alone cannot go on. The game ends without a winner.",
    ),
    "cue.SameCardsSeen": Words(
        de="Es sieht aus wie zuvor. Liegt eine gleiche Karte obenauf? Dann tipp sie an.",
        en="It looks as before. Is an equal card on top? Then touch it.",
    ),
    "cue.CorrectionMisfit": Words(
        de="Dann passt die Karte nicht. Nimm sie zurück auf die Hand.",
        en="Then the card does not fit. Take it back into your hand.",
    ),
}

_REFUSALS = {
    "refusal.game-over": Words(de="Das Spiel ist schon aus.", en="The game is over already."),
    "refusal.not-now": Words(de="Das geht gerade nicht.", en="That is not possible now."),
    "refusal.no-such-seat": Words(de="Da sitzt niemand.", en="Nobody sits there."),
    "refusal.not-your-turn": Words(de="Du bist gerade nicht dran.", en="It is not your turn now."),
    "refusal.no-such-pile": Words(
        de="Zeig mir, auf welchen der zwei Stapel die Karte soll.",
        en="Show me which of the two piles the card goes on.",
    ),
    "refusal.no-such-card": Words(de="Die Karte „{about}“ gibt es nicht.", en="There is no card “{about}”."),
    "refusal.not-in-this-level": Words(
        de="Diese Karte spielt hier nicht mit. Leg sie in die Schachtel.",
        en="This card is not in the game you play. Put it in the box.",
    ),
    "refusal.opening-first": Words(
        de="Legt erst die zwei Karten in die Mitte.", en="Put the two cards in the middle first."
    ),
    "refusal.owner-first": Words(
        de="Sagt mir erst, wer die Nachtetage gelegt hat.", en="Tell me first who laid the night floor."
    ),
    "refusal.lay-off-first": Words(
        de="Alle Etagen sind gelegt, das kann niemand mehr stören. Jetzt kommen die Ballons.",
        en="Every floor is laid, nobody can stop that. Now the balloons go down.",
    ),
    "refusal.skip-first": Words(
        de="Erst zieht zwei Karten, wer aussetzen muss.",
        en="First the player who is skipped draws two cards.",
    ),
    "refusal.opening-needs-floor": Words(de="Hier brauchen wir eine Etage.", en="Here we need a floor."),
    "refusal.opening-needs-number": Words(
        de="Der erste Ballon braucht eine Zahl. Mischt diese Karte wieder ein.",
        en="The first balloon needs a number. Shuffle this card back in.",
    ),
    "refusal.misfit-same-or-next": Words(
        de="Das passt nicht: {about}. Oder die gleiche Etage noch einmal.",
        en="That does not fit: {about}. Or the same floor once more.",
    ),
    "refusal.misfit-number": Words(
        de="Das passt nicht: {about}. Oder die gleiche Etage noch einmal.",
        en="That does not fit: {about}. Or the same floor once more.",
    ),
    "refusal.misfit-neighbours": Words(
        de="Das ist zu weit weg: {about}. Oder die gleiche Etage noch einmal.",
        en="That is too far away: {about}. Or the same floor once more.",
    ),
    "refusal.misfit-even": Words(
        de="Hier passen 0, 2, 4, 6 und 8. Oder noch einmal die {about}.",
        en="Here 0, 2, 4, 6 and 8 fit. Or the {about} once more.",
    ),
    "refusal.misfit-odd": Words(
        de="Hier passen 1, 3, 5, 7 und 9. Oder noch einmal die {about}.",
        en="Here 1, 3, 5, 7 and 9 fit. Or the {about} once more.",
    ),
    "refusal.misfit-skip": Words(
        de="Auf dem Pausen-Ballon passt nur noch einmal die {about}.",
        en="With the skip balloon only the {about} fits once more.",
    ),
    "refusal.draw-first": Words(de="Zieh erst zwei Karten.", en="Draw two cards first."),
    "refusal.drawn-already": Words(
        de="Du hast schon gezogen. Leg eine Etage oder gib weiter.",
        en="You have drawn already. Lay a floor or pass.",
    ),
    "refusal.floor-laid-already": Words(
        de="Du hast schon eine Etage gelegt und musst nicht ziehen.",
        en="You have laid a floor already and need not draw.",
    ),
    "refusal.floor-missing": Words(
        de="Dafür musst du in diesem Zug eine Etage gelegt haben.",
        en="For that you must have laid a floor in this turn.",
    ),
    "refusal.not-a-night-floor": Words(
        de="Nur mit einer Nachtetage kannst du dir den Zug schnappen.",
        en="Only a night floor can snatch the turn.",
    ),
    "refusal.own-turn": Words(
        de="Du bist doch dran. Leg die Karte einfach hin.", en="It is your turn anyway. Just lay the card."
    ),
    "refusal.not-a-balloon": Words(
        de="Jetzt kommen nur noch Ballons auf den Tisch.", en="Only balloons go on the table now."
    ),
    "refusal.hand-not-fresh": Words(
        de="Tauschen geht nur mit sechs neuen Karten.", en="You can only exchange six new cards."
    ),
    "refusal.not-two-cards": Words(
        de="Ich muss genau zwei Karten sehen: die oberste von jedem Stapel.",
        en="I must see exactly two cards: the top one of each pile.",
    ),
    "refusal.two-new-cards": Words(
        de="Das waren zwei Karten auf einmal. Nimm eine weg und leg sie danach wieder hin.",
        en="Those were two cards at once. Take one away and lay it again after that.",
    ),
    "refusal.wrong-pile": Words(
        de="Falscher Stapel: Etagen zu Etagen, Ballons zu Ballons.",
        en="Wrong pile: floors go on floors, balloons on balloons.",
    ),
    "refusal.nothing-to-correct": Words(
        de="Diese Karte kam nicht von der Kamera. Nimm „Rückgängig“.",
        en="This card did not come from the camera. Use “Undo”.",
    ),
}

_OPTIONS = {
    "options": Words(
        de="Auf Etage {floor} passen jetzt: {playable}.", en="On floor {floor} these fit now: {playable}."
    ),
    "options.floor-missing": Words(
        de="--floor fehlt: Gib die offene Etage an, 0 bis 9.",
        en="--floor is missing: give the open floor, 0 to 9.",
    ),
    "options.bad-floor": Words(
        de="--floor {found}: Die Etage muss eine Zahl von 0 bis 9 sein.",
        en="--floor {found}: the floor must be a number from 0 to 9.",
    ),
    "options.balloon-missing": Words(
        de="--balloon fehlt: Möglich sind {allowed}.", en="--balloon is missing: possible are {allowed}."
    ),
    "options.bad-balloon": Words(
        de="--balloon {found}: Möglich sind {allowed}.", en="--balloon {found}: possible are {allowed}."
    ),
}

_SETUP = {
    "setup.players": Words(
        de="{found} Spieler sind es; Numberloor geht mit {fewest} bis {most}.",
        en="there are {found} players; Numberloor is for {fewest} to {most}.",
    ),
    "setup.seats": Words(
        de="{found} Plätze für {players} Spieler; jeder braucht einen.",
        en="{found} seats for {players} players; each needs one.",
    ),
    "setup.seat": Words(
        de="„{found}“ kann niemand auf einem Platz sein. Möglich sind {allowed}.",
        en="“{found}” cannot play for a seat. Possible are {allowed}.",
    ),
    "setup.level": Words(
        de="Den Grad „{found}“ gibt es nicht. Möglich sind {allowed}.",
        en="there is no level “{found}”. Possible are {allowed}.",
    ),
    "setup.copies": Words(
        de="Eine Karte soll es {found} Mal geben; möglich sind 0 bis {most}.",
        en="one card is there {found} times; possible are 0 to {most}.",
    ),
    "setup.nights": Words(
        de="nights ist {found}, aber von jeder Etage gibt es nur {floors} Karten, und eine davon muss hell sein.",
        en="nights is {found}, but there are only {floors} cards of each floor, and one of them must be a day floor.",
    ),
    "setup.balloons": Words(
        de="numbers hat {numbers} Einträge und blue {blue}; höchstens 9 und 3 sind möglich.",
        en="numbers has {numbers} entries and blue {blue}; at most 9 and 3 are possible.",
    ),
    "setup.no-opening": Words(
        de="numbers hat keinen Ballon von 1 bis 3, doch mit so einem beginnt das Spiel.",
        en="numbers has no balloon from 1 to 3, but the game opens with one.",
    ),
    "setup.too-few-cards": Words(
        de="Es sind nur {found} Karten; {players} Spieler brauchen mindestens {needed}. Erhöht zum Beispiel floors.",
        en="there are only {found} cards; {players} players need at least {needed}. Raise floors, for example.",
    ),
}

WORDS: dict[str, Words] = {
    f"numberloor.{key}": words
    for key, words in {
        **{f"card.{name}": words for name, words in _CARDS.items()},
        **_LEVELS,
        **_PHASES,
        **_CHOICES,
        **_PADS,
        **_RIDES,
        **_CUES,
        **_REFUSALS,
        **_OPTIONS,
        **_SETUP,
    }.items()
}
