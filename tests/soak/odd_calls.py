"""Calls Pipsight in wrong ways, with files of wrong kinds: python tests/soak/odd_calls.py 2000 [SEED].

Prints each call that was not answered with an exit code of the contract and a sentence; 1 if there was one.
"""

from __future__ import annotations

import contextlib
import io
import os
import random
import sys
import tempfile
from argparse import Namespace
from itertools import pairwise
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from device.__main__ import main
from device.calls.bad_call import BadCall
from device.calls.play_call import call_from

SURPRISED = ("should not have happened", "hätte nicht passieren", "Traceback")
ODD = [
    "",
    " ",
    "-",
    "--",
    "-1",
    "0",
    "1",
    "3",
    "6",
    "7",
    "²",
    "1.5",
    "nan",
    "1e9",
    "9" * 5000,
    "\udcff",
    "\x1b[31m",
    "A,B",
]
ODD += [
    "ä",
    "💥",
    "a" * 300,
    "x" * 5000,
    "/",
    ".",
    "..",
    "/dev/null",
    "/dev/zero",
    "/proc/self/mem",
    "/nowhere/x",
    "~",
    "webcam:999",
]
ODD += [
    "{x}",
    "%s",
    "upwards",
    "beam-me-up",
    "numberloor",
    "event-die",
    "deck",
    "none",
    "de",
    "en",
    "auto",
    "a\nb",
    "=1",
    "--dice=x",
]
OPTIONS = {
    "read": ["--annotate", "--dice", "--taught", "--cards", "--calibrated"],
    "watch": ["--dice", "--taught", "--cards"],
    "teach": ["--face", "--list", "--forget", "--taught", "--annotate"],
    "calibrate": ["--camera", "--annotate", "--forget"],
    "score": [],
    "scan": ["--annotate", "--sheet", "--force"],
    "sheets": ["-o", "--paper", "--per-page", "--large", "--left-handed", "--names", "--geometry"],
    "options": ["--dice", "--reserve", "--event", "--floor", "--balloon"],
    "replay": ["--export"],
    "history": ["--csv", "--delete", "--yes"],
    "wiring": [],
    "play": ["--game", "--camera", "--screen", "--players", "--seed"],
    "dance": [],
}
SPECIAL = {"pipe", "loop", "folder", "missing", "x"}
EVERYWHERE = ["--json", "--config", "--language", "--help"]


def files(folder: Path, chance: random.Random) -> list[str]:
    """Files of every wrong kind."""
    nested, digits = "[" * 5000, "9" * 5000
    made: dict[str, bytes] = {
        "empty": b"",
        "noise": chance.randbytes(2000),
        "nested.toml": f"a = {nested}".encode(),
        "digits.toml": f"[screen]\ntext_scale = {digits}".encode(),
        "hex.toml": f"[screen]\ntext_scale = 0x{'f' * 5000}".encode(),
        "zeros.toml": b"[screen]\ntext_scale = 1" + b"0" * 400,
        "dotted.toml": b"[screen]\ntext_scale" + b".a" * 4000 + b" = 1",
        "tables.toml": b"[screen" + b".a" * 4000 + b"]\nb = 1",
        "date.toml": b"[table]\nseconds = 1979-05-27T07:32:00Z\nnames = [1979-05-27]",
        "escape.toml": b'[table]\nnames = ["\\u001b[31m", "b"]\nlanguage = "\\u001b"',
        "key.toml": b'"' + b"k" * 100_000 + b'" = 1',
        "inf.toml": b"[screen]\ntext_scale = -inf\npanel_width_mm = nan",
        "grid.toml": b'option = "same"\ngrid = """\n' + b"1 " * 30_000 + b'\n"""',
        "many.toml": b'option = "same"\ngrid = "1"\nbonus_rows = [' + b"1," * 20_000 + b"]",
        "nested.json": b'{"game": ' + b"[" * 5000,
        "game.jsonl": b'{"game": "upwards", "setup": {"players": ["\\ud800", "b"]}, "seconds": 1e999}\n',
        "sqlite": b"SQLite format 3\0" + chance.randbytes(4000),
        "zip.npz": b"PK\x03\x04" + chance.randbytes(500),
        "photo.png": b"\x89PNG\r\n\x1a\n" + chance.randbytes(200),
        "photo.jpg": b"\xff\xd8\xff\xe0" + chance.randbytes(200),
        "clip.mp4": b"\0\0\0\x18ftypmp42" + chance.randbytes(300),
    }
    for name, content in made.items():
        (folder / name).write_bytes(content)
    os.mkfifo(folder / "pipe")
    (folder / "loop").symlink_to("loop")
    (folder / "folder").mkdir()
    return [
        str(folder / name) for name in (*made, "pipe", "loop", "folder", "missing", "missing/x", "empty/x")
    ]


def call(values: list[str], chance: random.Random) -> list[str]:
    """One call, wrong more often than not."""
    command = chance.choice(list(OPTIONS))
    words = [chance.choice(["chess", "upwards", "beam-me-up", "numberloor"])] if command == "options" else []
    words += [chance.choice(values) for _ in range(chance.randrange(3))]
    for option in chance.sample(OPTIONS[command] + EVERYWHERE, chance.randrange(4)):
        at = chance.randrange(len(words) + 1)
        words[at:at] = [option, *[chance.choice(values) for _ in range(chance.randrange(3))]]
    return [command, *words]


def complaint(words: list[str]) -> str:
    """What is wrong with the answer to this call, or nothing."""
    out, err = io.StringIO(), io.StringIO()
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = _answered(words)
    except SystemExit as ended:
        code = int(ended.code or 0)
    except BaseException as error:
        return f"{type(error).__name__}: {error}"
    if code not in {0, 1, 2}:
        return f"exit {code}"
    told = next((line for line in err.getvalue().splitlines() if any(word in line for word in SURPRISED)), "")
    return told or ("" if code == 0 or err.getvalue().strip() else f"exit {code} without a word")


def _answered(words: list[str]) -> int:
    """Nobody plays here: of `play` only the call is judged."""
    if words[0] != "play":
        return main(words)
    given = dict.fromkeys(("game", "camera", "screen", "players", "seed"))
    for option, value in pairwise(words[1:]):
        if option[2:] in given:
            given[option[2:]] = value
    try:
        call_from(Namespace(**given, hands_free=True, language="en", config=None))
    except BadCall as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def odd_calls(count: int, seed: int) -> list[str]:
    """The calls that were not answered properly."""
    chance = random.Random(seed)
    found = []
    with tempfile.TemporaryDirectory() as name:
        os.environ["PIPSIGHT_STATE"] = f"{name}/state"
        os.environ["XDG_CONFIG_HOME"] = f"{name}/config"
        made = files(Path(name), chance)
        values = [*ODD, *made * 2]
        before = {path: Path(path).read_bytes() for path in made if Path(path).name not in SPECIAL}
        os.chdir(f"{name}/folder")
        for _ in range(count):
            words = call(values, chance)
            if told := complaint(words):
                found.append(f"{told[:200]}   <- {' '.join(word[:60] for word in words)}")
        found += [
            f"changed: {path}" for path, content in before.items() if Path(path).read_bytes() != content
        ]
        os.chdir("/")
    return found


if __name__ == "__main__":
    bad = odd_calls(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    print("\n".join(bad).encode(errors="backslashreplace").decode())
    print(f"{len(bad)} of {sys.argv[1]} calls were not answered properly")
    sys.exit(1 if bad else 0)
