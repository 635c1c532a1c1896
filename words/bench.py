"""What `pipsight bench` measures; each line shows ours, the yardstick, and the ratio."""

from __future__ import annotations

from words import Words

WORDS = {
    "bench.read": Words(
        de="Ein Bild lesen, neben der Blob-Zählung (ms)", en="Reading a picture, beside counting blobs (ms)"
    ),
    "bench.watch": Words(
        de="Ein ruhiges Bild beobachten, neben der Blob-Zählung (ms)",
        en="Watching a quiet picture, beside counting blobs (ms)",
    ),
    "bench.score": Words(
        de="Ein schweres Blatt werten, neben der Blob-Zählung (ms)",
        en="Scoring a hard sheet, beside counting blobs (ms)",
    ),
    "bench.start": Words(
        de="Bis zum ersten Bildschirm, neben dem Laden von cv2 und pygame (ms)",
        en="Until the first screen, beside loading cv2 and pygame (ms)",
    ),
    "bench.waiting": Words(
        de="Warten auf einen Wurf bei 30 Bildern, neben dem Erlaubten (% eines Kerns)",
        en="Waiting for a throw at 30 frames, beside what is allowed (% of one core)",
    ),
    "bench.waiting_memory": Words(
        de="Speicher dabei, neben dem Erlaubten (MB)", en="Its memory, beside what is allowed (MB)"
    ),
    "bench.memory": Words(
        de="Speicher nach einem Bild, neben dem Laden von cv2 und pygame (MB)",
        en="Memory after a picture, beside loading cv2 and pygame (MB)",
    ),
}
