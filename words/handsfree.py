"""Words of games that play themselves, and of the command that starts everything."""

from __future__ import annotations

from words import Words

WORDS = {
    "handsfree.begins": Words(de="{game} mit {names}.", en="{game} with {names}."),
    "handsfree.resumed": Words(
        de="{game} mit {names}: weiter geht es, wo das Spiel unterbrochen wurde.",
        en="{game} with {names}: on it goes where the game was interrupted.",
    ),
    "handsfree.strength.easy": Words(de="leicht", en="easy"),
    "handsfree.strength.fair": Words(de="mittel", en="fair"),
    "handsfree.strength.strong": Words(de="stark", en="strong"),
    "handsfree.throw": Words(de="Geworfen: {throw}", en="Thrown: {throw}"),
    "handsfree.points": Words(de="Punkte", en="Points"),
    "handsfree.reading": Words(
        de="{throws} Würfe von Bildern gelesen, {misread} davon falsch.",
        en="{throws} throws read from pictures, {misread} of them wrong.",
    ),
    "handsfree.screenshot": Words(
        de="Bild des letzten Bildschirms: {path}", en="Picture of the last screen: {path}"
    ),
    "handsfree.no-screenshot": Words(
        de="Das Bild des letzten Bildschirms konnte nicht gespeichert werden ({why}).",
        en="The picture of the last screen could not be saved ({why}).",
    ),
    "handsfree.no-screen": Words(
        de="Hier ist kein Bildschirm, darum spielt das Spiel von selbst. Mit Bildschirm spielt ihr selbst.",
        en="There is no screen here, so the game plays by itself. With a screen you play.",
    ),
    "handsfree.only-shown": Words(
        de="es wurde nur zum Zuschauen gespielt",
        en="it was played only to be watched",
    ),
    "handsfree.stopped": Words(
        de="Angehalten. Das Spiel ist gespeichert und geht beim nächsten Mal weiter.",
        en="Stopped. The game is saved and goes on the next time.",
    ),
    "handsfree.stopped-unsaved": Words(
        de="Angehalten. Das Spiel ist nicht gespeichert ({why}).",
        en="Stopped. The game is not saved ({why}).",
    ),
    "handsfree.stuck": Words(
        de="Das Spiel kommt nicht mehr voran und wurde angehalten.",
        en="The game makes no headway any more and was stopped.",
    ),
    "play.bad-game": Words(
        de="--game: „{found}“ gibt es nicht. Erlaubt: {allowed}.",
        en="--game: there is no “{found}”. Allowed: {allowed}.",
    ),
    "play.bad-screen": Words(
        de="--screen: „{found}“ gibt es nicht. Erlaubt: {allowed}.",
        en="--screen: there is no “{found}”. Allowed: {allowed}.",
    ),
    "play.bad-seed": Words(
        de="--seed: „{found}“ ist keine ganze Zahl ab 0 mit höchstens {most} Stellen.",
        en="--seed: “{found}” is not a whole number from 0 up, of {most} digits at most.",
    ),
    "play.bad-count": Words(
        de="--players: Namen gefunden: {found}. {game} spielt man zu {fewest} bis {most}.",
        en="--players: names found: {found}. {game} is for {fewest} to {most} players.",
    ),
    "play.bad-name": Words(de="{place}: „{name}“: {why}", en="{place}: “{name}”: {why}"),
    "play.needs-simulated": Words(
        de="--hands-free wirft die Würfel selbst und braucht dafür --camera simulated, nicht „{found}“.",
        en="--hands-free throws the dice itself and for that needs --camera simulated, not “{found}”.",
    ),
    "play.no-screen": Words(
        de="Der Bildschirm lässt sich nicht öffnen ({why}). Ohne Bildschirm geht: --screen none --hands-free.",
        en="The screen cannot be opened ({why}). Without a screen this works: --screen none --hands-free.",
    ),
    "play.none-connected": Words(de="hier ist keiner angeschlossen", en="none is connected here"),
    "play.black-screen": Words(
        de="Der Bildschirm bleibt schwarz, obwohl auf ihm gemalt wird. Das hilft meistens: sudo apt install libgles2 libgl1",
        en="The screen stays black although it is painted on. This mostly helps: sudo apt install libgles2 libgl1",
    ),
    "play.bad-board": Words(
        de="Einstellungen, beam_me_up.boards, Brett {number}: {why}",
        en="Settings, beam_me_up.boards, board {number}: {why}",
    ),
    "play.bad-deck": Words(
        de="Einstellungen, numberloor: {why}",
        en="Settings, numberloor: {why}",
    ),
    "lookout.ended": Words(
        de="Die Aufnahme ist zu Ende. Tippt die Würfel ein.", en="The recording is over. Type the dice in."
    ),
    "lookout.dark": Words(
        de="Es ist zu dunkel, ich sehe die Würfel nicht. Macht mehr Licht.",
        en="It is too dark to see the dice. Make more light.",
    ),
    "lookout.hidden": Words(
        de="Etwas ist direkt vor der Kamera. Nehmt es bitte weg.",
        en="Something is right before the camera. Please take it away.",
    ),
    "lookout.unclear": Words(
        de="Das Bild der Kamera steht still. Seht nach dem Kabel.",
        en="The camera's picture stands still. Have a look at its cable.",
    ),
    "lookout.hangs": Words(
        de="Die Kamera schickt keine Bilder mehr. Seht nach dem Kabel.",
        en="The camera sends no more pictures. Have a look at its cable.",
    ),
}
