"""What reaches the terminal, whatever it is and wherever it leads."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from device.__main__ import main

ROOT = Path(__file__).parents[2]
PIPSIGHT = (sys.executable, "-m", "device")


def called(*words: str | bytes, within: str = '"$@"', **more: str) -> subprocess.CompletedProcess[bytes]:
    """As a process of its own, in a shell that can close its streams."""
    environment = {**os.environ, "PIPSIGHT_STATE": "/nowhere", "LC_ALL": "C.UTF-8", **more}
    command = ["bash", "-c", within, "bash", *PIPSIGHT, *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, check=False, env=environment, timeout=60)


def test_what_steers_a_terminal_is_shown_and_not_done() -> None:
    assert called("read", b"x\x1b]0;hi\x07\n\xff.jpg").stderr == (
        b"x\\x1b]0;hi\\x07\\n?.jpg: there is no such file.\n"
    )
    assert called("score", "x\u202egpj.\x9b31m", "--language", "en").stderr == (
        b"x\\u202egpj.\\x9b31m: the file cannot be read (it does not exist).\n"
    )
    assert b"\x1b" not in called("play", "--players", "A\x1b[31m,B").stderr
    assert b"\x1b" not in called("watch", "x\x1b[31m").stderr


def test_a_terminal_that_knows_english_letters_only_is_written_to_in_those() -> None:
    told = called("score", "nöpe", "--language", "de", PYTHONIOENCODING="ascii")
    assert (told.returncode, told.stderr) == (
        1,
        b"noepe: Die Datei laesst sich nicht lesen (das gibt es nicht).\n",
    )
    named = called("score", b"\xff\xe2\x98\x83", "--language", "en", PYTHONIOENCODING="ascii")
    assert named.stderr.startswith(b"\\xff\\u2603: ")


@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("words", [("options", "upwards", "--dice", "1", "1", "2"), ("--help",)])
def test_an_answer_that_cannot_be_printed_is_one_sentence(words: tuple[str, ...], unbuffered: str) -> None:
    full = called(*words, "--language", "de", within='"$@" >/dev/full', PYTHONUNBUFFERED=unbuffered)
    sentence = "Die Antwort lässt sich nicht ausgeben (der Speicher ist voll).\n".encode()
    assert (full.returncode, full.stderr) == (1, sentence)


@pytest.mark.parametrize(
    ("shell", "code", "out", "err"),
    [
        ('"$@" >&-', 1, b"", b"nope: there is no such file.\n"),
        ('"$@" 2>&-', 1, b'{"photo": "nope", "error": "there is no such file."}\n', b""),
        ('"$@" 2>/dev/full', 1, b'{"photo": "nope", "error": "there is no such file."}\n', b""),
        ('"$@" <&- >&- 2>&-', 1, b"", b""),
    ],
)
def test_closed_and_full_streams_change_nothing_else(shell: str, code: int, out: bytes, err: bytes) -> None:
    done = called("read", "nope", "--json", "--language", "en", within=shell)
    assert (done.returncode, done.stdout, done.stderr) == (code, out, err)


def test_whoever_stops_listening_is_not_complained_to() -> None:
    done = called("--help", within='"$@" | true; exit ${PIPESTATUS[0]}')
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_closed_stream_is_never_a_file_that_is_opened_later(tmp_path: Path) -> None:
    """The first file to be opened would get its number, and the picture library prints into that number."""
    asked = f"""
import os
from device.calls.terminal import use_plain_streams
use_plain_streams()
opened = os.open({str(tmp_path / "journal")!r}, os.O_WRONLY | os.O_CREAT)
print(opened > 2, file=open({str(tmp_path / "told")!r}, "w"))
"""
    command = ["bash", "-c", '"$@" <&- >&- 2>&-', "bash", sys.executable, "-c", asked]
    subprocess.run(command, cwd=ROOT, check=True)
    assert (tmp_path / "told").read_text() == "True\n"


@pytest.mark.parametrize(
    "words",
    [
        ["play", "--hands-free", "--seed", "9" * 5000],
        ["read", "x.jpg", "--dice", "9" * 5000],
        ["options", "upwards", "--dice", "9" * 5000],
        ["options", "numberloor", "--floor", "9" * 5000, "--balloon", "3"],
        ["calibrate", "a" * 300],
        ["teach", "deck", "a" * 300],
    ],
)
def test_numbers_and_names_of_any_length_are_answered_with_a_sentence(
    words: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIPSIGHT_STATE", str(tmp_path))
    assert main([*words, "--language", "en"]) in {1, 2}
    told = capsys.readouterr().err
    assert told
    assert "should not have happened" not in told


@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[" * 5000,
        "[screen]\ntext_scale = " + "9" * 5000,
        "[screen]\ntext_scale = 0x" + "f" * 5000,
        "[screen]\ntext_scale = 1" + "0" * 400,
        "[screen]\ntext_scale = -1" + "0" * 400,
        "[screen]\ntext_scale" + ".a" * 2000 + " = 1",
        '"' + "k" * 50_000 + '" = 1',
        "#" * 100_000,
    ],
)
def test_settings_of_any_nonsense_are_answered_with_one_sentence(
    text: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "s.toml").write_text(text)
    for language in ("de", "en"):
        assert main(["score", "x", "--config", str(tmp_path / "s.toml"), "--language", language]) == 2
        told = capsys.readouterr().err
        assert (told.count("\n"), told.startswith(str(tmp_path / "s.toml")), len(told) < 600) == (
            1,
            True,
            True,
        )


@pytest.mark.parametrize("moment", [0.02, 0.05, 0.1, 0.2, 0.4])
def test_an_early_interrupt_ends_everything_without_a_word(moment: float, tmp_path: Path) -> None:
    """As ./run starts it: held back until Python itself stands."""
    command = ["env", "--block-signal=INT", *PIPSIGHT, "doctor"]
    if subprocess.run([*command[:2], "true"], check=False).returncode:
        pytest.skip("this env cannot hold signals back")
    environment = {**os.environ, "PIPSIGHT_STATE": str(tmp_path)}
    running = subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env=environment
    )
    time.sleep(moment)
    running.send_signal(signal.SIGINT)
    _, told = running.communicate(timeout=60)
    assert told == b""
    assert running.returncode in {-signal.SIGINT, 130, 0}
