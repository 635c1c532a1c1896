"""What can be wrong with a settings file."""

from __future__ import annotations

from words import Words

WORDS = {
    "settings.unknown-key": Words(
        de="{file}: Die Einstellung „{place}“ gibt es nicht. Möglich sind: {allowed}.{meant}",
        en="{file}: there is no setting “{place}”. Possible are: {allowed}.{meant}",
    ),
    "settings.wrong-type": Words(
        de="{file}: „{place}“ ist {found}; dort muss {allowed} stehen.",
        en="{file}: “{place}” is {found}; it must be {allowed}.",
    ),
    "settings.not-allowed": Words(
        de="{file}: „{place}“ ist {found}; erlaubt sind {allowed}.{meant}",
        en="{file}: “{place}” is {found}; allowed are {allowed}.{meant}",
    ),
    "settings.out-of-range": Words(
        de="{file}: „{place}“ ist {found}; erlaubt ist {allowed}.",
        en="{file}: “{place}” is {found}; allowed is {allowed}.",
    ),
    "settings.wrong-count": Words(
        de="{file}: „{place}“ hat {found} Einträge; nötig: {allowed}.",
        en="{file}: “{place}” has {found} entries; needed: {allowed}.",
    ),
    "settings.pin-twice": Words(
        de="{file}: „{place}“ liegt auf Pin {found}, den schon „{allowed}“ benutzt; nimm für eines von beiden einen freien Pin.",
        en="{file}: “{place}” is on pin {found}, which “{allowed}” uses already; give one of them a free pin.",
    ),
    "settings.pin-of-panel": Words(
        de="{file}: „{place}“ liegt auf Pin {found}, den der Bildschirm benutzt; nimm einen anderen Pin.",
        en="{file}: “{place}” is on pin {found}, which the panel uses; take another pin.",
    ),
    "settings.bad-shape": Words(
        de="{file}: „{place}“ ist {found}; eine Form besteht aus # und . und hängt an den Kanten zusammen.",
        en="{file}: “{place}” is {found}; a shape is made of # and . and hangs together by its edges.",
    ),
    "settings.no-file": Words(
        de="{place}: Die Einstellungen lassen sich nicht lesen ({found}); gib eine vorhandene Datei an.",
        en="{place}: these settings cannot be read ({found}); name a file that exists.",
    ),
    "settings.not-toml": Words(
        de="{place}: Das ist keine TOML-Datei ({found}); config/default.toml zeigt, wie sie aussieht.",
        en="{place}: this is not a TOML file ({found}); config/default.toml shows what one looks like.",
    ),
    "settings.too-much": Words(
        de="{place}: Darin steht eine riesige Zahl, oder zu viele Klammern stehen ineinander; config/default.toml zeigt, wie es aussieht.",
        en="{place}: it holds a huge number, or too many brackets inside each other; config/default.toml shows what it looks like.",
    ),
    "settings.meant": Words(de=" Meintest du {meant}?", en=" Did you mean {meant}?"),
    "settings.empty": Words(
        de="{file}: Die Datei ist leer; es gelten die Voreinstellungen.",
        en="{file}: the file is empty; the defaults hold.",
    ),
    "settings.kind.int": Words(de="eine ganze Zahl", en="a whole number"),
    "settings.kind.float": Words(de="eine Zahl", en="a number"),
    "settings.kind.str": Words(de='ein Text in "Anführungszeichen"', en='a text in "quotes"'),
    "settings.kind.bool": Words(de="true oder false", en="true or false"),
    "settings.kind.tuple": Words(de="eine [Liste]", en="a [list]"),
    "settings.kind.dict": Words(de="ein [Abschnitt]", en="a [section]"),
}
