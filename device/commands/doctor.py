"""`pipsight doctor`: looks at every part of the machine and says what it found and what to do."""

from __future__ import annotations

import json
import os
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from config.settings import load
from device.bad_call import BadCall
from device.checkup import CHECKS, Finding, Patient
from device.checkup.as_service import can_ask_service, examined_as_service
from device.quiet import hushed
from device.sentences import in_words
from device.settings_file import settings_for, usual_place
from display.phrases import Language, phrase


def add(parser: ArgumentParser) -> None:
    """Name the arguments."""
    parser.add_argument(
        "--as-service", action="store_true", help="look from inside the service's sandbox (needs sudo)"
    )


def run(args: Namespace) -> int:
    """Examine everything; 1 if something that the settings ask for is missing."""
    language = Language(args.language)
    if args.as_service:
        return _as_service(language, as_json=args.json)
    missing = 0
    with hushed():
        patient = _patient(args.config, language)
        for check in CHECKS:
            finding = check(patient)
            missing += finding.is_missing
            print(json.dumps(_row(finding, language)) if args.json else _line(finding, language), flush=True)
    return 1 if missing else 0


def _as_service(language: Language, *, as_json: bool) -> int:
    """The same words from the service's own place; it takes its settings from its unit."""
    if not can_ask_service():
        raise BadCall(phrase(language, "doctor.no-service"))
    program = [sys.argv[0], "doctor", "--language", language.value, *(["--json"] if as_json else [])]
    code, told = examined_as_service(program)
    print(told, end="")
    if not told:
        print(phrase(language, "doctor.service-silent"), file=sys.stderr)
    return code


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
