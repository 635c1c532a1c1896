"""`pipsight doctor`: looks at every part of the machine and says what it found and what to do."""

from __future__ import annotations

import json
import os
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from config.settings import load
from device.calls.bad_call import BadCall
from device.calls.hush_stderr import hushed
from device.calls.settings_file import settings_for, usual_place
from device.checkup import CHECKS, Finding, Patient
from words.phrases import Language, phrase
from words.sentences import in_words


def add(_: ArgumentParser) -> None:
    """It takes no arguments of its own."""


def run(args: Namespace) -> int:
    """Examine everything; 1 if something that the settings ask for is missing."""
    language = Language(args.language)
    missing = 0
    with hushed():
        patient = _patient(args.config, language)
        for check in CHECKS:
            finding = check(patient)
            missing += finding.is_missing
            print(json.dumps(_row(finding, language)) if args.json else _line(finding, language), flush=True)
    return 1 if missing else 0


def _patient(named: Path | None, language: Language) -> Patient:
    """With the settings in force, or with the defaults where the owner's file is refused."""
    file = named or usual_place(os.environ)
    try:
        return Patient(settings_for(file, language), file, language)
    except BadCall as refusal:
        return Patient(load(), file, language, str(refusal))


def _row(finding: Finding, language: Language) -> dict[str, Any]:
    return {
        "part": finding.part,
        "fine": finding.fine,
        "needed": finding.needed,
        "found": in_words(language, finding.found),
        "advice": in_words(language, finding.advice) if finding.advice else None,
    }


def _line(finding: Finding, language: Language) -> str:
    mark = "✓" if finding.fine else "✗" if finding.needed else "–"
    name = phrase(language, f"doctor.part.{finding.part}")
    told = [in_words(language, each) for each in (finding.found, finding.advice) if each]
    return f"{mark} {name}: {' '.join(told)}"
