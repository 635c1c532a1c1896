"""Teaching faces and calibrating the camera."""

from __future__ import annotations

from words import Words

WORDS = {
    "choice.open.teach": Words(de="Etwas beibringen", en="Teach it something"),
    "choice.open.calibrate": Words(de="Kamera einmessen", en="Set up the camera"),
    "choice.teach": Words(de="Etwas beibringen", en="Teach"),
    "choice.teach.event-die": Words(de="Ereigniswürfel zeigen", en="Show the event die"),
    "choice.teach.deck": Words(de="Karten zeigen", en="Show the cards"),
    "choice.forget": Words(de="Vergessen", en="Forget it"),
    "choice.forget.event-die": Words(de="Ereigniswürfel vergessen", en="Forget the event die"),
    "choice.forget.deck": Words(de="Karten vergessen", en="Forget the cards"),
    "choice.meaning": Words(de="Diese Seite", en="This face"),
    "choice.show-anew": Words(de="Noch einmal", en="Once more"),
    "choice.finish-lesson": Words(de="Fertig", en="Done"),
    "choice.take-view": Words(de="So passt es", en="Take it"),
    "choice.measure-anew": Words(de="Noch einmal", en="Try again"),
    "cue.LessonBegun": Words(de="Zeig es mir.", en="Show me."),
    "cue.FaceSeen": Words(de="Gesehen.", en="Seen."),
    "cue.FaceDropped": Words(de="Gut, noch einmal von vorn.", en="Fine, once more from the start."),
    "cue.LessonDone": Words(de="Das merke ich mir.", en="I will remember that."),
    "cue.LessonLeft": Words(de="Es bleibt, wie es war.", en="All stays as it was."),
    "cue.FacesForgotten": Words(de="Das habe ich vergessen.", en="I have forgotten it."),
    "cue.EmptyTaken": Words(de="Jetzt wirf ein paar Würfel hinein.", en="Now throw a few dice in."),
    "cue.CalibrationTaken": Words(de="Die Kamera ist eingemessen.", en="The camera is set up."),
    "cue.CalibrationLeft": Words(de="Es bleibt, wie es war.", en="All stays as it was."),
    "cue.CameraMoved": Words(
        de="Die Kamera steht anders als beim Einmessen. Messt sie neu ein, dann lese ich sicherer.",
        en="The camera stands differently than when it was set up. Set it up anew, and I read more surely.",
    ),
    "cue.Unkept": Words(
        de="Das kann ich mir nur für heute merken: Es lässt sich nicht speichern ({why}).",
        en="I can remember this only for today: it cannot be saved ({why}).",
    ),
    "learned.event-die": Words(de="der Ereigniswürfel", en="the event die"),
    "learned.deck": Words(de="die Karten", en="the cards"),
    "learned.camera": Words(de="der Platz der Kamera", en="the camera's place"),
    "doctor.part.learned": Words(de="Gelernt", en="Learned"),
    "doctor.learned.nothing": Words(de="noch nichts.", en="nothing yet."),
    "doctor.learned.found": Words(de="{things}.", en="{things}."),
    "doctor.learned.help": Words(
        de="Sicherer liest eine eingemessene Kamera: pipsight calibrate, oder auf dem Bildschirm unter Mehr.",
        en="A camera that was set up reads more surely: pipsight calibrate, or on the screen under More.",
    ),
    "teach.title": Words(de="Was soll ich lernen?", en="What shall I learn?"),
    "teach.about": Words(
        de="Ich merke mir, wie eure Würfelseiten und Karten aussehen. Bilder hebe ich nicht auf.",
        en="I remember what your dice and cards look like. I keep no pictures.",
    ),
    "lesson.lay": Words(de="Lege diese Seite nach oben.", en="Lay this face up."),
    "lesson.lay-card": Words(de="Lege diese Karte hin.", en="Lay this card down."),
    "lesson.turn": Words(de="Gut! Dreh es und leg es anders hin.", en="Good! Turn it and lay it down again."),
    "lesson.complete": Words(de="Alles gezeigt. Fertig!", en="All shown. Done!"),
    "lesson.views": Words(de="{face}: {views} von {most}", en="{face}: {views} of {most}"),
    "lesson.nothing": Words(
        de="Ich sehe noch nichts. Liegt es ganz im Teller?", en="I see nothing yet. Is it in the tray?"
    ),
    "lesson.several": Words(
        de="Da liegt mehr als eines. Lass nur eines liegen.", en="There is more than one. Leave only one."
    ),
    "lesson.twin": Words(
        de="Das sieht aus wie {other}. Gleiche Seiten haben die gleiche Bedeutung.",
        en="This looks like {other}. Equal faces have the same meaning.",
    ),
    "lesson.other": Words(de="Das sieht anders aus als vorhin.", en="This looks different from before."),
    "survey.empty": Words(de="Nimm alles aus dem Würfelteller.", en="Take everything out of the tray."),
    "survey.dice": Words(de="Wirf ein paar Würfel hinein.", en="Throw a few dice in."),
    "survey.looking": Words(de="Ich schaue …", en="I am looking …"),
    "survey.rim": Words(
        de="Der Teller ist gefunden. Alles gut so!", en="I have found the tray. All is well!"
    ),
    "survey.seen-dice": Words(
        de="Würfel gesehen: {count}. Alles gut so!", en="Dice seen: {count}. All is well!"
    ),
    "kept.aside": Words(
        de="{file} verstehe ich nicht. Die Datei liegt jetzt als {aside} daneben, und es geht ohne sie weiter.",
        en="I do not understand {file}. It now lies beside as {aside}, and I go on without it.",
    ),
    "taught.unreadable": Words(
        de="{file} lässt sich nicht lesen ({why}); ich tue so, als hätte ich nichts gelernt.",
        en="{file} cannot be read ({why}); I go on as if nothing was taught.",
    ),
    "taught.missing": Words(de="{file} gibt es nicht.", en="There is no {file}."),
    "taught.foreign": Words(
        de="{file} enthält nichts, was ich gelernt habe; ich lasse die Datei liegen. Bring es mir neu bei: pipsight teach",
        en="{file} holds nothing that I was taught; I leave it alone. Teach me anew: pipsight teach",
    ),
    "calibration.unreadable": Words(
        de="{file} lässt sich nicht lesen ({why}); ich arbeite ohne Einmessung.",
        en="{file} cannot be read ({why}); I work without a calibration.",
    ),
    "calibration.foreign": Words(
        de="{file} ist keine Einmessung, die ich verstehe; ich lasse die Datei liegen. Miss neu ein: pipsight calibrate",
        en="{file} is no calibration that I understand; I leave it alone. Calibrate anew: pipsight calibrate",
    ),
    "teach.set.event-die": Words(de="Ereigniswürfel", en="Event die"),
    "teach.set.deck": Words(de="Karten", en="Cards"),
    "teach.knows": Words(de="{name}: gelernt sind {faces}.", en="{name}: I was taught {faces}."),
    "teach.knows-not": Words(de="{name}: noch nichts gelernt.", en="{name}: nothing taught yet."),
    "teach.bad-set": Words(
        de="{found} kann ich nicht lernen; möglich sind {allowed}.",
        en="{found} cannot be taught; possible are {allowed}.",
    ),
    "teach.bad-meaning": Words(
        de="{found} ist keine Bedeutung, die es im Spiel gibt; möglich sind {allowed}.",
        en="{found} is no meaning that the game knows; possible are {allowed}.",
    ),
    "teach.no-pictures": Words(
        de="Wovon soll ich lernen? Nenne Fotos (--face meteorite a.jpg b.jpg), einen Ordner oder eine Kamera (webcam, pi).",
        en="What shall I learn from? Name photographs (--face meteorite a.jpg b.jpg), a folder or a camera (webcam, pi).",
    ),
    "teach.skipped": Words(
        de="Der Ordner {folder} bleibt liegen: So heißt keine Seite. Möglich sind {allowed}.",
        en="The folder {folder} is left out: no face has this name. Possible are {allowed}.",
    ),
    "teach.lay": Words(de="Lege diese Seite nach oben: {face}.", en="Lay this face up: {face}."),
    "teach.turn": Words(
        de="Drehe sie ein wenig und lege sie woandershin: {face}.",
        en="Turn it a little and lay it somewhere else: {face}.",
    ),
    "teach.seen": Words(de="{face}: gesehen, {views} von {most}.", en="{face}: seen, {views} of {most}."),
    "teach.why.nothing": Words(
        de="{face}: Ich sehe hier nichts, was ich lernen kann ({views} von {most}).",
        en="{face}: I see nothing here that I could learn ({views} of {most}).",
    ),
    "teach.why.several": Words(
        de="{face}: Hier liegt mehr als eines; lass nur eines liegen ({views} von {most}).",
        en="{face}: There is more than one here; leave only one ({views} of {most}).",
    ),
    "teach.why.twin": Words(
        de="{face}: Das sieht genauso aus wie {other}. Gleiche Seiten brauchen die gleiche Bedeutung ({views} von {most}).",
        en="{face}: This looks just like {other}. Equal faces need the same meaning ({views} of {most}).",
    ),
    "teach.why.other": Words(
        de="{face}: Das sieht anders aus als vorhin. Ist es dieselbe Seite ({views} von {most})?",
        en="{face}: This looks different from before. Is it the same face ({views} of {most})?",
    ),
    "teach.nothing": Words(de="Es war nichts zu lernen.", en="There was nothing to learn."),
    "teach.kept": Words(
        de="Gemerkt: {count} Seiten, in {file}. Bilder werden nicht aufgehoben.",
        en="Remembered: {count} faces, in {file}. No pictures are kept.",
    ),
    "teach.forgotten": Words(de="Vergessen.", en="Forgotten."),
    "teach.knew-nothing": Words(de="Da war nichts zu vergessen.", en="There was nothing to forget."),
    "calibrate.clear": Words(
        de="Nimm alles aus dem Würfelteller und lass die Kamera in Ruhe schauen.",
        en="Take everything out of the tray and let the camera look in peace.",
    ),
    "calibrate.throw": Words(de="Jetzt wirf ein paar Würfel hinein.", en="Now throw a few dice in."),
    "calibrate.whole": Words(
        de="Einen Rand finde ich nicht; es zählt das ganze Bild.",
        en="I find no rim; the whole picture counts.",
    ),
    "calibrate.tray": Words(
        de="Der Würfelteller ist gefunden; was daneben liegt, zählt nicht.",
        en="The tray is found; what lies beside it does not count.",
    ),
    "calibrate.dice": Words(
        de="Ein Würfel ist hier {least} bis {most} Bildpunkte breit.",
        en="A die is {least} to {most} pixels wide here.",
    ),
    "calibrate.no-dice": Words(
        de="Würfel habe ich keine gesehen; ihre Größe bleibt offen.",
        en="I saw no dice; their size stays open.",
    ),
    "calibrate.fine": Words(de="Alles gut so.", en="All is well like this."),
    "calibrate.kept": Words(
        de="Gemerkt in {file}; aufgehoben wird nur ein kleines graues Bild des leeren Tellers.",
        en="Remembered in {file}; only a small grey picture of the empty tray is kept.",
    ),
    "calibrate.no-tray": Words(
        de="Den leeren Würfelteller habe ich nicht in Ruhe gesehen; nichts ist gemerkt.",
        en="I have not seen the empty tray at rest; nothing is remembered.",
    ),
    "calibrate.forgotten": Words(de="Die Einmessung ist vergessen.", en="The calibration is forgotten."),
    "calibrate.knew-nothing": Words(de="Es gab keine Einmessung.", en="There was no calibration."),
    "calibrate.moved": Words(
        de="Die Kamera steht anders als beim Einmessen. Miss sie neu ein, dann lese ich sicherer.",
        en="The camera stands differently than when it was calibrated. Calibrate it anew, and I read more surely.",
    ),
    "calibrate.no-source": Words(
        de="Womit soll ich einmessen? Nenne eine Kamera (webcam, pi), einen Film oder Fotos.",
        en="What shall I calibrate with? Name a camera (webcam, pi), a clip or photographs.",
    ),
    "hindrance.dark": Words(de="Es ist zu dunkel. Macht mehr Licht.", en="It is too dark. Make more light."),
    "hindrance.bright": Words(
        de="Es ist zu hell. Rückt die Lampe weg oder dämpft sie.",
        en="It is too bright. Move the lamp away or soften it.",
    ),
    "hindrance.blurred": Words(
        de="Das Bild ist unscharf. Stellt die Kamera scharf, und putzt das Glas.",
        en="The picture is blurred. Focus the camera, and wipe its glass.",
    ),
    "hindrance.no-rim": Words(
        de="Ich sehe nicht den ganzen Rand. Stellt die Kamera so, dass der ganze Teller im Bild ist.",
        en="I do not see the whole rim. Place the camera so that the whole tray is in view.",
    ),
    "hindrance.far": Words(
        de="Der Teller ist zu weit weg. Bringt die Kamera näher heran.",
        en="The tray is too far away. Bring the camera nearer.",
    ),
    "hindrance.tilted": Words(
        de="Die Kamera schaut zu schräg. Stellt sie mehr über die Mitte.",
        en="The camera looks too much from the side. Place it more above the middle.",
    ),
    "hindrance.glare": Words(
        de="Eine Lampe spiegelt sich im Teller. Rückt sie zur Seite.",
        en="A lamp is mirrored in the tray. Move it aside.",
    ),
    "hindrance.small-dice": Words(
        de="Die Würfel sind klein im Bild. Bringt die Kamera näher heran.",
        en="The dice are small in the picture. Bring the camera nearer.",
    ),
    "hindrance.flicker": Words(
        de="Die Lampe flackert. Eine andere Lampe hilft, oder stellt camera.mains_hz auf 50 oder 60.",
        en="The lamp flickers. Another lamp helps, or set camera.mains_hz to 50 or 60.",
    ),
}
