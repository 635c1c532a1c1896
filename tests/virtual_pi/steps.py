"""The hardware checklist, as far as a machine can walk it alone, and the faults that the first walk found.

Each step does something to the virtual Pi and says what was seen, or raises NotSeen. Numbers are those of
docs/hardware-checklist.md; F1 to F7 are the faults that must not come back, X what seldom happens to a card.
"""

from __future__ import annotations

import json
import time

import numpy as np
from machine import NotSeen
from mishaps import (
    came_late,
    clock_of_1970,
    covered,
    full_card,
    no_camera,
    plug_pulled,
    plugged_in_later,
    pulled_twice,
    read_only,
    upgrade_cut,
    without_libgl,
)
from shell_steps import exposure, frozen, idle, stopped, switched_off, turned, uninstalled
from twin import rolling, tray
from walker import (
    PASS_PIN,
    Doing,
    Walker,
    active,
    fresh,
    leave_camera,
    painted,
    pressed_until,
    thrown,
    told,
)

from games.choices import BACK, Choice
from games.events import Key
from session.lobby.verbs import DONE, NEW_GAME, START

ANNOUNCE_LAMP, READY_LAMP, READING_LAMP, TROUBLE_LAMP, BUZZER = 23, 24, 25, 5, 6


def dry_run(walker: Walker) -> str:
    """A list of commands, and nothing changed."""
    walker.machine.send_tree()
    walker.machine.run("rm -rf /var/lib/apt/lists/*")
    shown = walker.machine.run("cd pipsight && ./systemd/install --dry-run", user="pi")
    there = walker.machine.try_run("ls /opt/pipsight").returncode == 0
    if there or "not to be had" in shown or "python3-picamera2" not in shown:
        raise NotSeen(shown[-300:])
    return f"{shown.count(chr(10))} lines, nothing changed, no package called missing before the first update"


def install(walker: Walker) -> str:
    """Ends with "Done."."""
    began = time.monotonic()
    shown = walker.machine.run("cd pipsight && sudo ./systemd/install", user="pi", seconds=3600)
    if "Done." not in shown:
        raise NotSeen(shown[-300:])
    return f"Done after {(time.monotonic() - began) / 60:.0f} minutes"


def started(walker: Walker) -> str:
    """Active, and not before something is on the panel; no error in the journal."""
    walker.machine.show_tray(tray(), "empty")
    took = fresh(walker)
    painted(walker, "04-active")
    if errors := walker.machine.run("journalctl -b -u pipsight -p err -o cat --no-pager").strip():
        raise NotSeen(errors[-300:])
    return f"active after {took:.0f} s with a picture; no error in the journal"


def questions(walker: Walker) -> str:
    """The three questions of the first start, by touch, and back from setting up the camera."""
    for number in (2, 3):
        walker.twin.choose(Choice(DONE))
        walker.twin.expect(f"06-question-{number}")
    walker.twin.choose(Choice(DONE))
    leave_camera(walker, "06-camera")
    return walker.twin.expect("06-home")


def doctor(walker: Walker) -> str:
    """From inside the sandbox everything is there."""
    ended = walker.machine.try_run("pipsight --language en doctor --as-service --json")
    rows = [json.loads(line) for line in ended.stdout.splitlines()]
    found = {row["part"]: row for row in rows}
    if ended.returncode or not found["sound"]["fine"] or "sends pictures" not in found["camera"]["found"]:
        raise NotSeen(f"{[row for row in rows if not row['fine']]} {ended.stderr[-300:]}")
    active(walker)
    parts = (found[part]["found"] for part in ("camera", "touch", "buttons", "lamps", "sound"))
    return f"{len(rows)} parts: {' '.join(parts)}"


def upwards(walker: Walker) -> str:
    """A game of Upwards! with two players begins, by touch."""
    for page, choice in (("seats", Choice(NEW_GAME, ("upwards",))), ("house", Choice(DONE))):
        walker.twin.choose(choice)
        walker.twin.expect(f"09-{page}")
    walker.twin.choose(Choice(START))
    return walker.twin.expect("09-round")


def pressed(walker: Walker) -> str:
    """Announce and pass by their push buttons; the lamp is lit where pressing counts."""
    if not walker.machine.is_lit(ANNOUNCE_LAMP):
        raise NotSeen("the lamp in the announce button is dark")
    first = pressed_until(walker, Key.ANNOUNCE, "10-announce")
    return f"announce: {first}; pass: {pressed_until(walker, Key.PASS, '10-pass')}; the lamp was lit"


def bounced(walker: Walker) -> str:
    """A worn contact that bounces when it closes and when it opens is one press."""
    seen = pressed_until(walker, Key.ANNOUNCE, "10-bounced", walker.machine.bounce)
    time.sleep(10)
    walker.twin.expect("10-bounced")  # a second press would have chosen somebody
    walker.twin.choose(Choice(BACK))
    return f"{seen}; back by touch: {walker.twin.expect('10-back')}"


def stuck(walker: Walker) -> str:
    """A button that is down for ten seconds is called stuck."""
    walker.machine.run(f"virtual-pins down {PASS_PIN}")
    try:
        return told(walker, "is stuck", 90)
    finally:
        walker.machine.run(f"virtual-pins free {PASS_PIN}")
        time.sleep(5)


def lamps(walker: Walker) -> str:
    """Ready is lit while all is well, reading blinks while dice roll, and a throw is one beep."""
    walker.machine.until(lambda: walker.machine.is_lit(READY_LAMP), 60, "the lamp for ready is lit")
    if walker.machine.is_lit(TROUBLE_LAMP):
        raise NotSeen("the lamp for trouble is lit, too")
    for pin in (READING_LAMP, BUZZER):
        walker.machine.watch(pin)
    walker.machine.show_tray(rolling(), "rolling")
    walker.machine.until(
        lambda: walker.machine.watched(READING_LAMP) > 1, 60, "the lamp for reading blinks while dice roll"
    )
    seen = thrown(walker, 1, 4, 6, name="12-throw")
    walker.machine.until(lambda: walker.machine.watched(BUZZER) > 0, 30, "a beep for the throw")
    time.sleep(10)
    if (beeps := walker.machine.watched(BUZZER)) != 1:
        raise NotSeen(f"{beeps} beeps for one throw")
    return f"ready lit, trouble dark, reading blinked while dice rolled; {seen}; one beep"


def heard(walker: Walker) -> str:
    """Chimes and speech share the card: two programs have it open at once, and it is loud."""
    walker.machine.run("systemd-run --quiet --collect --unit=ears virtual-ears /run/heard")
    thrown(walker, 2, 2, 3, name="13-throw")
    walker.machine.until(
        lambda: walker.machine.try_run("test -s /run/heard").returncode == 0, 60, "two programs sound at once"
    )
    samples = np.frombuffer(walker.machine.sound.read_bytes()[44:], "<i2")
    loud = int(np.abs(samples.astype(np.int32)).max()) if samples.size else 0
    if loud < 1000:
        raise NotSeen(f"{samples.size} samples, the loudest {loud}")
    who = walker.machine.run("cat /run/heard").strip()
    return f"{who} at once; {samples.size / 2 / 44100:.0f} s of sound, the loudest {loud} of 32767"


STEPS: tuple[tuple[str, str, Doing], ...] = (
    ("1", "dry run with empty package lists", dry_run),
    ("2", "install", install),
    ("4", "the service starts", started),
    ("5", "the first page", lambda walker: walker.twin.expect("05-first-page", 200)),
    ("6", "the three questions by touch", questions),
    ("3", "the doctor inside the sandbox", doctor),
    ("9", "Upwards! by touch", upwards),
    ("9", "a throw through the camera", lambda walker: thrown(walker, 2, 3, 5)),
    ("10", "push buttons and their lamp", pressed),
    ("10", "a contact that bounces", bounced),
    ("11", "a stuck button", stuck),
    ("12", "status lamps and buzzer", lamps),
    ("13", "chimes and speech at once", heard),
    ("14", "the lens covered", covered),
    ("15", "the plug pulled in mid-round", plug_pulled),
    ("F1", "devices whose drivers come late", came_late),
    ("15", "the plug pulled twice in a row", pulled_twice),
    ("F2", "a panel plugged in later", plugged_in_later),
    ("16", "no camera", no_camera),
    ("X1", "a full card", full_card),
    ("X3", "a clock that starts in 1970", clock_of_1970),
    ("X2", "a card that became read-only", read_only),
    ("18", "stop, login prompt, start", stopped),
    ("19", "standing still", frozen),
    ("20", "idle", idle),
    ("21", "exposure", exposure),
    ("F4", "without libGL", without_libgl),
    ("F3", "an upgrade cut by the power", upgrade_cut),
    ("5", "a panel that hangs otherwise", turned),
    ("17", "switch off", switched_off),
    ("U", "uninstall, purge", uninstalled),
)
