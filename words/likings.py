"""Words of the settings on the screen: what each is called, what it means, and what a family can do without."""

from __future__ import annotations

from words import Words

_ROWS = {
    "language": Words(de="Sprache", en="Language"),
    "theme": Words(de="Farben", en="Colours"),
    "text_percent": Words(de="Schrift", en="Text size"),
    "words": Words(de="Zahlwörter", en="Number words"),
    "reduced_motion": Words(de="Bewegung", en="Movement"),
    "volume": Words(de="Töne", en="Sounds"),
    "speech": Words(de="Vorlesen", en="Voice"),
    "speech_volume": Words(de="Lautstärke der Stimme", en="Loudness of the voice"),
    "speech_pace": Words(de="Tempo der Stimme", en="Pace of the voice"),
    "seconds": Words(de="Zeit für eine Runde", en="Time for a round"),
    "counting": Words(de="Mitzählen", en="Counting along"),
    "counting_pace": Words(de="Tempo beim Zählen", en="Counting pace"),
    "panel_inches": Words(de="Bildschirm", en="Screen"),
    "rotation": Words(de="Drehung", en="Turned"),
}
_QUESTIONS = {
    "language": Words(de="Welche Sprache?", en="Which language?"),
    "theme": Words(de="Welche Farben?", en="Which colours?"),
    "text_percent": Words(de="Wie groß soll die Schrift sein?", en="How large shall the text be?"),
    "words": Words(de="Zahlen auch als Wort?", en="Numbers as words, too?"),
    "reduced_motion": Words(de="Darf sich etwas bewegen?", en="May things move?"),
    "volume": Words(de="Wie laut sind die Töne?", en="How loud are the sounds?"),
    "speech": Words(de="Soll ich vorlesen?", en="Shall I read aloud?"),
    "speech_volume": Words(de="Wie laut spreche ich?", en="How loud do I speak?"),
    "speech_pace": Words(de="Wie schnell spreche ich?", en="How fast do I speak?"),
    "seconds": Words(de="Wie lange dauert eine Runde?", en="How long is a round?"),
    "counting": Words(de="Wollen wir zusammen zählen?", en="Shall we count together?"),
    "counting_pace": Words(de="Wie schnell zählen wir?", en="How fast do we count?"),
    "panel_inches": Words(de="Wie groß ist der Bildschirm?", en="How large is the screen?"),
    "rotation": Words(de="Steht das Bild richtig herum?", en="Is the picture the right way up?"),
}
_TOUR = {
    "language": Words(de="Sprache · Language", en="Language · Sprache"),
    "panel_inches": Words(de="Passt eine Münze auf den Kreis?", en="Does a coin fit the circle?"),
    "volume": Words(de="Hörst du den Ton?", en="Can you hear the sound?"),
}
_EXAMPLES = {
    "language": Words(de="Hallo! Ab jetzt reden wir Deutsch.", en="Hello! From now on we speak English."),
    "theme": Words(de="So sehen Würfel und Wörter aus.", en="This is how dice and words look."),
    "text_percent": Words(de="So groß wird alles geschrieben.", en="Everything is written this large."),
    "words": Words(
        de="Neben jedem Würfel kann sein Zahlwort stehen.", en="Each die can have its number as a word."
    ),
    "reduced_motion": Words(
        de="Seiten blenden weich über, Figuren gehen Schritt für Schritt. Oder alles ist sofort da.",
        en="Pages melt into each other, counters move step by step. Or everything is there at once.",
    ),
    "volume": Words(
        de="Tippe auf „Anhören“. Zu jedem Ton gibt es auch etwas zu sehen.",
        en="Touch “Listen”. Every sound has something to see, too.",
    ),
    "speech": Words(
        de="„Auf Wunsch“ heißt: Haltet die Ansage-Taste eine Sekunde lang.",
        en="“When asked” means: hold the announce button for a second.",
    ),
    "speech_volume": Words(de="Tippe auf „Anhören“.", en="Touch “Listen”."),
    "speech_pace": Words(de="Tippe auf „Anhören“.", en="Touch “Listen”."),
    "seconds": Words(
        de="Vor jedem Spiel könnt ihr es noch ändern. Wer die Zeit überzieht, verliert nichts.",
        en="You can still change it before each game. Nobody loses anything when time is up.",
    ),
    "counting": Words(
        de="Die Würfel kommen einzeln, und jedes Auge leuchtet, wenn es gezählt wird.",
        en="The dice come one by one, and each pip lights up as it is counted.",
    ),
    "counting_pace": Words(
        de="So lange bleibt Zeit für jedes Auge.", en="This is the time for each single pip."
    ),
    "panel_inches": Words(
        de="Halte eine 1-Euro-Münze an den Kreis. Ist er zu klein oder zu groß, nimm eine andere Größe.",
        en="Hold a 1 euro coin to the circle. If that is too small or too large, take another size.",
    ),
    "rotation": Words(de="Der Pfeil soll nach oben zeigen.", en="The arrow shall point up."),
}
_ANSWERS = {
    "language.de": Words(de="Deutsch", en="Deutsch"),
    "language.en": Words(de="English", en="English"),
    "theme.light": Words(de="hell", en="light"),
    "theme.dark": Words(de="dunkel", en="dark"),
    "theme.high-contrast": Words(de="starker Kontrast", en="high contrast"),
    "text_percent.100": Words(de="normal", en="normal"),
    "text_percent.200": Words(de="doppelt so groß", en="twice as large"),
    "text_percent.number": Words(de="{number} Prozent", en="{number} percent"),
    "words.False": Words(de="ohne", en="without"),
    "words.True": Words(de="mit", en="with"),
    "reduced_motion.False": Words(de="ja", en="yes"),
    "reduced_motion.True": Words(de="nein", en="no"),
    "volume.0": Words(de="aus", en="off"),
    "volume.number": Words(de="{number} von 100", en="{number} of 100"),
    "speech.off": Words(de="aus", en="off"),
    "speech.on-request": Words(de="auf Wunsch", en="when asked"),
    "speech.always": Words(de="immer", en="always"),
    "speech_volume.number": Words(de="{number} von 100", en="{number} of 100"),
    "speech_pace.90": Words(de="sehr langsam", en="very slow"),
    "speech_pace.110": Words(de="langsam", en="slow"),
    "speech_pace.130": Words(de="gemütlich", en="easy"),
    "speech_pace.150": Words(de="normal", en="normal"),
    "speech_pace.170": Words(de="flott", en="brisk"),
    "speech_pace.200": Words(de="schnell", en="fast"),
    "speech_pace.240": Words(de="sehr schnell", en="very fast"),
    "speech_pace.number": Words(de="{number} Wörter je Minute", en="{number} words a minute"),
    "counting.off": Words(de="nein", en="no"),
    "counting.asked": Words(de="auf Wunsch", en="when asked"),
    "counting.always": Words(de="immer", en="always"),
    "counting_pace.1.0": Words(de="1 Sekunde", en="1 second"),
    "counting_pace.number": Words(de="{number} Sekunden", en="{number} seconds"),
    "panel_inches.0": Words(de="wie eingestellt", en="as set up"),
    "panel_inches.number": Words(de="{number} Zoll", en="{number} inches"),
    "rotation.0": Words(de="gar nicht", en="not at all"),
    "rotation.90": Words(de="nach rechts", en="to the right"),
    "rotation.180": Words(de="auf den Kopf", en="upside down"),
    "rotation.270": Words(de="nach links", en="to the left"),
}
_FEATURES = {
    "simulated": Words(de="Mitspieler im Gerät", en="Players in the device"),
    "timer": Words(de="Uhr", en="Clock"),
    "ask": Words(de="Fragen und Tipps", en="Questions and tips"),
    "counting": Words(de="Mitzählen", en="Counting along"),
    "speech": Words(de="Stimme", en="Voice"),
    "sounds": Words(de="Töne", en="Sounds"),
    "statistics": Words(de="Statistik", en="Statistics"),
}
WORDS = {
    "settings.title": Words(de="Wie hättet ihr es gern?", en="How would you like it?"),
    "features.title": Words(de="Was wollt ihr sehen?", en="What do you want to see?"),
    "feature.shown": Words(de="zu sehen", en="shown"),
    "feature.hidden": Words(de="versteckt", en="hidden"),
    "choice.open.settings": Words(de="Einstellungen", en="Settings"),
    "choice.open.features": Words(de="Was es gibt", en="What there is"),
    "choice.change": Words(de="{sign} ändern", en="Change {sign}"),
    "choice.tour": Words(de="Noch einmal von vorn fragen", en="Ask me everything again"),
    "choice.as-delivered": Words(de="Alles wie am Anfang", en="All as it came"),
    "choice.lock": Words(de="Kinder bleiben im Spiel", en="Children stay in the game"),
    "choice.unlock": Words(de="Für Große", en="For grown-ups"),
    "choice.lock-number": Words(de="{sign}", en="{sign}"),
    "lock.title": Words(de="Für Große", en="For grown-ups"),
    "lock.ask": Words(
        de="Zum Aufschließen tippt ihr nacheinander auf {numbers}.",
        en="To unlock, touch {numbers}, one after the other.",
    ),
    "cue.LockTurned.locked": Words(
        de="Abgeschlossen. Große können wieder aufschließen.", en="Locked. Grown-ups can unlock it again."
    ),
    "cue.LockTurned": Words(de="Wieder offen.", en="Open again."),
    "refusal.other-number": Words(
        de="Das war eine andere Zahl. Fangt noch mal vorn an.", en="That was another number. Begin again."
    ),
    "refusal.locked": Words(de="Das dürfen nur Große.", en="That is for grown-ups only."),
    "choice.try": Words(de="Anhören", en="Listen"),
    "choice.skip": Words(de="Genug gefragt", en="Enough questions"),
    "cue.SoundTried": Words(de="Ding, dang, dong!", en="Ding, dang, dong!"),
    "cue.VoiceTried": Words(
        de="So klinge ich. Fünf und drei sind acht.", en="This is how I sound. Five and three make eight."
    ),
    **{f"setting.{key}": words for key, words in _ROWS.items()},
    **{f"setting.{key}.question": words for key, words in _QUESTIONS.items()},
    **{f"setting.{key}.tour": words for key, words in _TOUR.items()},
    **{f"setting.{key}.example": words for key, words in _EXAMPLES.items()},
    **{f"setting.{key}": words for key, words in _ANSWERS.items()},
    **{f"feature.{key}": words for key, words in _FEATURES.items()},
}
