"""What `read`, `watch` and `screenshots` say to people."""

from __future__ import annotations

from words import Words

WORDS = {
    "read.faces": Words(de="{faces} – zusammen {total}", en="{faces} – {total} together"),
    "read.none": Words(de="keine Würfel", en="no dice"),
    "read.event": Words(de=", dazu {event}", en=", and {event}"),
    "read.unsure": Words(
        de="{seen} – aber ich bin nicht sicher: {advice}", en="{seen} – but I am not sure: {advice}"
    ),
    "read.which": Words(
        de="Der {number}. Würfel von links: {advice}", en="Die {number} from the left: {advice}"
    ),
    "read.bad-count": Words(
        de="--dice {found}: Das geht nicht; möglich ist eine ganze Zahl von 1 bis {most}.",
        en="--dice {found}: that is not possible; it takes a whole number from 1 to {most}.",
    ),
    "read.no-place": Words(
        de="--annotate {folder}: Dorthin kann ich nichts schreiben ({why}); nimm einen Ordner, der dir gehört.",
        en="--annotate {folder}: I cannot write there ({why}); name a folder of yours.",
    ),
    "read.not-written": Words(
        de="{photo}: Das Bild mit der Zeichnung ließ sich nicht schreiben ({why}).",
        en="{photo}: the picture with the drawing could not be written ({why}).",
    ),
    "watch.throw": Words(de="Nach {seconds} s: {words}", en="After {seconds} s: {words}"),
    "screenshots.not-written": Words(
        de="{folder}: Dorthin kann ich keine Bilder schreiben ({why}); nimm einen Ordner, der dir gehört.",
        en="{folder}: I cannot write pictures there ({why}); name a folder of yours.",
    ),
}
