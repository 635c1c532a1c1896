"""What the commands for Upwards! answer: scores, groupings, strengths, and what is wrong with a sheet file."""

from __future__ import annotations

from words import Words

_ANSWERS = {
    "call.strengths": Words(
        de="lässt die Upwärts!-Mitspieler gegeneinander spielen",
        en="lets the simulated Upwards! players play each other",
    ),
    "score.place": Words(de="{file}, Zeile {line}", en="{file}, line {line}"),
    "score.total": Words(
        de="{file}: Spalten {columns}, Wertung {option}, Bonuszeilen {bonus}, zusammen {total}",
        en="{file}: columns {columns}, option {option}, bonus rows {bonus}, together {total}",
    ),
    "options.upwards.write": Words(de="{write}", en="{write}"),
    "options.upwards.write-reserve": Words(
        de="{write} (aus der Reserve: {reserve})", en="{write} (from the reserve: {reserve})"
    ),
    "options.upwards.dice": Words(
        de="--dice braucht genau 3 Zahlen von 1 bis 6; da war {found}.",
        en="--dice needs exactly 3 numbers from 1 to 6; there was {found}.",
    ),
    "options.upwards.reserve": Words(
        de="--reserve: Da war {found}; erlaubt sind höchstens {limit} Zahlen von 1 bis 6.",
        en="--reserve: there was {found}; at most {limit} numbers from 1 to 6 are allowed.",
    ),
    "options.upwards.event": Words(
        de="--event: „{found}“ gibt es nicht; möglich sind {allowed}.",
        en="--event: there is no “{found}”; possible are {allowed}.",
    ),
    "strengths.row": Words(
        de="{option}: {stronger} schlägt {weaker} in {share} % von {games} Spielen ({ties} unentschieden)",
        en="{option}: {stronger} beats {weaker} in {share} % of {games} games ({ties} ties)",
    ),
    "strengths.easy": Words(de="leicht", en="easy"),
    "strengths.fair": Words(de="mittel", en="fair"),
    "strengths.strong": Words(de="stark", en="strong"),
    "strengths.games": Words(
        de="--games: Da war {found}; erlaubt ist eine ganze Zahl von 1 bis {most}.",
        en="--games: there was {found}; a whole number from 1 to {most} is allowed.",
    ),
    "strengths.seed": Words(
        de="--seed: Da war {found}; erlaubt ist eine ganze Zahl von 1 bis {most}.",
        en="--seed: there was {found}; a whole number from 1 to {most} is allowed.",
    ),
}

_PROBLEMS = {
    "score.no-file": Words(
        de="{place}: Die Datei lässt sich nicht lesen ({why}).",
        en="{place}: the file cannot be read ({why}).",
    ),
    "score.too-large": Words(
        de="{place}: Die Datei ist zu groß; ein Blatt hat höchstens {limit} KB.",
        en="{place}: the file is too large; a sheet has at most {limit} KB.",
    ),
    "score.too-much": Words(
        de="{place}: Darin steht eine riesige Zahl, oder zu viele Klammern stehen ineinander; auf ein Blatt gehören Zahlen von 1 bis 6.",
        en="{place}: it holds a huge number, or too many brackets inside each other; a sheet has numbers from 1 to 6.",
    ),
    "score.not-text": Words(
        de="{place}: Das ist kein Text (Byte {byte}); ein Blatt ist eine Textdatei in UTF-8.",
        en="{place}: this is no text (byte {byte}); a sheet is a text file in UTF-8.",
    ),
    "score.not-toml": Words(
        de="{place}: So ist TOML nicht geschrieben ({why}).",
        en="{place}: this is not how TOML is written ({why}).",
    ),
    "score.missing": Words(
        de="{place}: „{name}“ fehlt; jedes Blatt braucht option und grid.",
        en="{place}: “{name}” is missing; every sheet needs option and grid.",
    ),
    "score.unknown-key": Words(
        de="{place}: „{name}“ kenne ich nicht; möglich: {allowed}.",
        en="{place}: I do not know “{name}”; possible: {allowed}.",
    ),
    "score.bad-option": Words(
        de="{place}: option ist {found}; möglich sind same, snake und blocks.",
        en="{place}: option is {found}; possible are same, snake and blocks.",
    ),
    "score.bad-event-die": Words(
        de="{place}: event_die ist {found}; möglich sind true und false.",
        en="{place}: event_die is {found}; possible are true and false.",
    ),
    "score.bad-grid": Words(
        de="{place}: grid ist {found}; nötig ist ein Text mit einer Zeile für jede Reihe.",
        en="{place}: grid is {found}; it must be a text with a line for each row.",
    ),
    "score.empty-grid": Words(
        de="{place}: grid ist leer; nötig sind 1 bis 12 Reihen.",
        en="{place}: grid is empty; it needs 1 to 12 rows.",
    ),
    "score.empty-row": Words(
        de="{place}: Diese Reihe ist leer; ein leeres Kästchen ist ein Punkt.",
        en="{place}: this row is empty; an empty box is a dot.",
    ),
    "score.bad-sign": Words(
        de="{place}: In Spalte {column} steht „{sign}“; möglich sind 1 bis 6, . für leer und * für einen Meteoriten.",
        en="{place}: column {column} holds “{sign}”; possible are 1 to 6, . for empty and * for a meteorite.",
    ),
    "score.ragged": Words(
        de="{place}: Diese Reihe hat {found} Kästchen, die oberste {wanted}; alle müssen gleich lang sein.",
        en="{place}: this row has {found} boxes, the top one {wanted}; all must have the same length.",
    ),
    "score.too-wide": Words(
        de="{place}: Diese Reihe hat {found} Kästchen; erlaubt sind höchstens {limit}.",
        en="{place}: this row has {found} boxes; at most {limit} are allowed.",
    ),
    "score.too-high": Words(
        de="{place}: Das Blatt hat {found} Reihen; erlaubt sind höchstens {limit}.",
        en="{place}: the sheet has {found} rows; at most {limit} are allowed.",
    ),
    "score.floating": Words(
        de="{place}: „{sign}“ in Spalte {column} schwebt; darunter ist ein Kästchen leer, und nichts schwebt.",
        en="{place}: “{sign}” in column {column} floats; a box below it is empty, and nothing floats.",
    ),
    "score.bad-bonus": Words(
        de="{place}: bonus_rows ist {found}; nötig ist eine Liste ganzer Zahlen wie [1, 3].",
        en="{place}: bonus_rows is {found}; it must be a list of whole numbers like [1, 3].",
    ),
    "score.bonus-off": Words(
        de="{place}: Bonuszeile {row} gibt es nicht; das Blatt hat die Zeilen 1 (unten) bis {rows}.",
        en="{place}: there is no bonus row {row}; the sheet has the rows 1 (lowest) to {rows}.",
    ),
    "score.bonus-twice": Words(
        de="{place}: Bonuszeile {row} steht doppelt da; jede Zeile darf nur einmal markiert sein.",
        en="{place}: bonus row {row} is there twice; each row may be marked only once.",
    ),
}

WORDS = {**_ANSWERS, **_PROBLEMS}
