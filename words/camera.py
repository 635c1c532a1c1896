"""What can be wrong with a camera, a recording or a picture file."""

from __future__ import annotations

from words import Words

WORDS = {
    "camera.no-source": Words(
        de="{name}: Das gibt es nicht. Möglich sind ein Video, ein Ordner mit Bildern, webcam, webcam:1 oder pi.",
        en="{name}: there is no such thing. Possible are a video, a folder of pictures, webcam, webcam:1 or pi.",
    ),
    "camera.no-entry": Words(
        de="{path}: In diesen Ordner darf ich nicht schauen.",
        en="{path}: I am not allowed to look into this folder.",
    ),
    "camera.empty-folder": Words(
        de="{path}: In diesem Ordner liegt kein Bild. Lege JPEG- oder PNG-Bilder hinein.",
        en="{path}: there is no picture in this folder. Put JPEG or PNG pictures into it.",
    ),
    "camera.no-good-picture": Words(
        de="{path}: Keines der Bilder lässt sich lesen. Nimm heile JPEG- oder PNG-Bilder.",
        en="{path}: none of these pictures can be read. Use sound JPEG or PNG pictures.",
    ),
    "camera.skipped": Words(de="{path}: übersprungen, denn {why}", en="{path}: skipped, because {why}"),
    "camera.huge-video": Words(
        de="{path}: Dieses Video hat zu große Bilder; höchstens {pixels} Millionen Bildpunkte passen hier in den Speicher.",
        en="{path}: the pictures of this video are too large; {pixels} million pixels at most fit into the memory here.",
    ),
    "camera.bad-video": Words(
        de="{path}: Das lässt sich nicht als Video lesen. Nimm eine heile Datei, zum Beispiel MP4.",
        en="{path}: this cannot be read as a video. Use one that is not damaged, MP4 for instance.",
    ),
    "camera.no-webcam": Words(
        de="Webcam {number} lässt sich nicht öffnen. Gefunden: {found}. Steckt das Kabel? Benutzt sie ein anderes Programm?",
        en="Webcam {number} cannot be opened. Found: {found}. Is the cable plugged in? Does another program use it?",
    ),
    "camera.none-found": Words(de="keine Kamera", en="no camera"),
    "camera.webcam-silent": Words(
        de="Webcam {number} schickt keine Bilder mehr. Steckt das Kabel noch?",
        en="Webcam {number} sends no more pictures. Is the cable still plugged in?",
    ),
    "camera.no-picamera2": Words(
        de="Für die Kamera des Raspberry Pi fehlt picamera2. Das hilft: sudo apt install python3-picamera2",
        en="The Raspberry Pi's camera needs picamera2. This helps: sudo apt install python3-picamera2",
    ),
    "camera.no-pi-camera": Words(
        de="Am Raspberry Pi ist keine Kamera zu finden. Schalte ihn aus und stecke das Flachkabel neu.",
        en="No camera is to be found on the Raspberry Pi. Switch it off and plug the flat cable in anew.",
    ),
    "camera.pi-failed": Words(
        de="Die Kamera des Raspberry Pi startet nicht ({why}). Benutzt sie ein anderes Programm?",
        en="The Raspberry Pi's camera does not start ({why}). Does another program use it?",
    ),
    "camera.pi-silent": Words(
        de="Die Kamera des Raspberry Pi schickt keine Bilder mehr. Sitzt das Flachkabel fest?",
        en="The Raspberry Pi's camera sends no more pictures. Is the flat cable firmly in?",
    ),
    "picture.missing": Words(de="diese Datei gibt es nicht.", en="there is no such file."),
    "picture.folder": Words(de="das ist ein Ordner, kein Bild.", en="this is a folder, not a picture."),
    "picture.forbidden": Words(
        de="diese Datei darf ich nicht lesen.", en="I am not allowed to read this file."
    ),
    "picture.not-a-file": Words(de="das ist keine gewöhnliche Datei.", en="this is not an ordinary file."),
    "picture.empty": Words(de="die Datei ist leer.", en="the file is empty."),
    "picture.too-large": Words(
        de="die Datei ist zu groß; höchstens {limit} MB.", en="the file is too large; {limit} MB at most."
    ),
    "picture.too-many-pixels": Words(
        de="das Bild hat zu viele Bildpunkte; höchstens {pixels} Millionen passen hier in den Speicher.",
        en="the picture has too many pixels; {pixels} million at most fit into the memory here.",
    ),
    "picture.not-a-picture": Words(
        de="das ist kein Bild, das ich lesen kann, oder es ist beschädigt; möglich sind zum Beispiel JPEG und PNG.",
        en="this is not a picture I can read, or it is damaged; JPEG and PNG are possible, for instance.",
    ),
}
