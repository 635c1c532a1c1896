"""`pipsight doctor`: looks at every part of the machine and says what it found and what to do."""

from __future__ import annotations

import json
import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from config.settings import load
from device.calls.bad_call import BadCall
from device.calls.hush_stderr import hushed
from device.calls.settings_file import settings_for, usual_place
from device.checkup import CHECKS, Finding, Patient
from device.checkup.as_service import SERVICE_STATE, can_ask_service, examined_as_service
from device.checkup.report import collected, last_doubted, write_report
from device.saving.state_folder import state_folder
from words.phrases import Language, phrase
from words.sentences import in_words, trouble_in_words


def add(parser: ArgumentParser) -> None:
    """Name the arguments."""
    parser.add_argument("--as-service", action="store_true", help="help.doctor.as-service")
    parser.add_argument(
        "--report",
        type=Path,
        metavar="FILE.zip",
        help="help.doctor.report",
    )
    parser.add_argument("--with-pictures", action="store_true", help="help.doctor.with-pictures")


def run(args: Namespace) -> int:
    """Examine everything; 1 if something that the settings ask for is missing."""
    language = Language(args.language)
    if args.report and args.report.exists():
        raise BadCall("doctor.report-exists", path=args.report)
    if args.with_pictures and not args.report:
        raise BadCall("doctor.pictures-of-what")
    rows: list[dict[str, Any]] = []
    for row in _from_service(language) if args.as_service else _from_here(args.config, language):
        rows.append(row)
        print(json.dumps(row, ensure_ascii=False) if args.json else _line(row, language), flush=True)
    is_written = args.report is None or _reported(args, rows, language)
    return 0 if rows and is_written and not any(row["needed"] and not row["fine"] for row in rows) else 1


def _from_here(config: Path | None, language: Language) -> Iterator[dict[str, Any]]:
    with hushed():
        patient = _patient(config, language)
        for check in CHECKS:
            yield _row(check(patient), language)


def _from_service(language: Language) -> Iterator[dict[str, Any]]:
    """The same from the service's own place; it takes its settings from its unit."""
    if not can_ask_service():
        raise BadCall("doctor.no-service")
    printed = examined_as_service([sys.argv[0], "doctor", "--language", language, "--json"])
    if not printed:
        print(phrase(language, "doctor.service-silent"), file=sys.stderr)
    yield from (json.loads(line) for line in printed.splitlines())


def _reported(args: Namespace, rows: list[dict[str, Any]], language: Language) -> bool:
    """Write the report, and say what is in it, so that its owner can look before sending it."""
    folder = SERVICE_STATE if args.as_service else state_folder(os.environ)
    files: dict[str, str | bytes] = {**collected(rows, _patient(args.config, language).settings, folder)}
    if args.with_pictures:
        files |= last_doubted(folder)
    try:
        write_report(args.report, files)
    except OSError as error:
        why = trouble_in_words(language, error)
        print(phrase(language, "doctor.report-failed", path=args.report, why=why), file=sys.stderr)
        return False
    told = "doctor.report-pictures" if args.with_pictures else "doctor.report"
    print(phrase(language, told, path=args.report, files=", ".join(files)), file=sys.stderr)
    return True


def _patient(named: Path | None, language: Language) -> Patient:
    """With the settings in force, or with the defaults where the owner's file is refused."""
    file = named or usual_place(os.environ)
    try:
        return Patient(settings_for(file, language), file, language)
    except BadCall as refusal:
        return Patient(load(), file, language, in_words(language, refusal.sentence))


def _row(finding: Finding, language: Language) -> dict[str, Any]:
    return {
        "part": finding.part,
        "fine": finding.fine,
        "needed": finding.needed,
        "found": in_words(language, finding.found),
        "advice": in_words(language, finding.advice) if finding.advice else None,
    }


def _line(row: dict[str, Any], language: Language) -> str:
    mark = "✓" if row["fine"] else "✗" if row["needed"] else "–"
    name = phrase(language, f"doctor.part.{row['part']}")
    texts = [words for words in (row["found"], row["advice"]) if words]
    return f"{mark} {name}: {' '.join(texts)}"
