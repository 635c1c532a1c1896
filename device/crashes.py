"""What should never happen: a sentence for people, and the details in a file for whoever mends it."""

from __future__ import annotations

import os
import traceback
from pathlib import Path

from device.saving.state_folder import state_folder
from words.phrases import Language, phrase


def keep_crash(error: Exception, language: Language) -> str:
    """The sentence to say; it names the file with the details where one could be written."""
    path = state_folder(os.environ) / "crash.txt"
    details = "".join(traceback.format_exception(error))
    kept = phrase(language, "call.crash-kept", path=path) if _is_written(path, details) else ""
    return phrase(language, "call.crashed", why=f"{type(error).__name__}: {error}", kept=kept).strip()


def _is_written(path: Path, details: str) -> bool:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(details, encoding="utf-8", errors="backslashreplace")
    except OSError:
        return False
    return True
