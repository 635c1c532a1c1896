"""The hardware checklist, as far as a machine can walk it alone, and the faults that the first walk found.

Each step does something to the virtual Pi and says what was seen, or raises NotSeen. Numbers are those of
docs/hardware-checklist.md; F1 to F7 are the faults that must not come back.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from machine import Machine, NotSeen
from twin import SETTINGS, Twin, tray

from display.window.push_buttons import pressed_on
from games.choices import BACK, Choice
from games.dice import Throw
from games.events import Chosen, DiceSettled, Event, Key, Pressed
from session.lobby import Page
from session.lobby.verbs import DONE, NEW_GAME, OPEN, QUIT, RESUME_SAVED, SKIP, START

PASS_PIN, ANNOUNCE_PIN = 17, 27
ANNOUNCE_LAMP, READY_LAMP, TROUBLE_LAMP = 23, 24, 5
ACTIVE_SECONDS = 600
GL = "/usr/lib/x86_64-linux-gnu"


@dataclass
class Walker:
    """Who walks: the virtual Pi, and what it should show."""

    machine: Machine
    twin: Twin


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
    told = walker.machine.run("cd pipsight && sudo ./systemd/install", user="pi", seconds=3600)
    if "Done." not in told:
        raise NotSeen(told[-300:])
    return f"Done after {(time.monotonic() - began) / 60:.0f} minutes"


def started(walker: Walker) -> str:
    """Active, and not before something is on the panel; no error in the journal."""
    walker.machine.send(SETTINGS.encode(), "/etc/pipsight/settings.toml")
    walker.machine.show_tray(tray(), "empty")
    walker.machine.run(
        "systemctl stop pipsight; rm -rf /var/lib/pipsight/*; systemctl start --no-block pipsight"
    )
    took = _active(walker)
    if walker.machine.panel("04-active").std() < 5:
        raise NotSeen("active, and the panel is of one colour")
    if errors := walker.machine.run("journalctl -b -u pipsight -p err -o cat --no-pager").strip():
        raise NotSeen(errors[-300:])
    return f"active after {took:.0f} s with a picture; no error in the journal"


def _active(walker: Walker) -> float:
    return walker.machine.until(
        lambda: walker.machine.service("ActiveState") == "active", ACTIVE_SECONDS, "the service is active"
    )


def questions(walker: Walker) -> str:
    """The three questions of the first start, by touch, and back from setting up the camera."""
    for number in (2, 3):
        walker.twin.choose(Choice(DONE))
        walker.twin.expect(f"06-question-{number}")
    walker.twin.choose(Choice(DONE))
    _leave_camera(walker, "06-camera")
    return walker.twin.expect("06-home")


def _leave_camera(walker: Walker, name: str) -> None:
    """Back from setting up the camera; the twin sees no tray, so its page has other buttons."""
    time.sleep(30)
    walker.machine.panel(name)
    walker.machine.tap(0.2, 0.9)
    walker.twin.happen(Chosen(Choice(BACK)))


def doctor(walker: Walker) -> str:
    """From inside the sandbox everything is there."""
    ended = walker.machine.try_run("pipsight --language en doctor --as-service --json")
    rows = [json.loads(line) for line in ended.stdout.splitlines()]
    found = {row["part"]: row for row in rows}
    if ended.returncode or not found["sound"]["fine"] or "sends pictures" not in found["camera"]["found"]:
        raise NotSeen(f"{[row for row in rows if not row['fine']]} {ended.stderr[-300:]}")
    _active(walker)
    told = (found[part]["found"] for part in ("camera", "touch", "buttons", "lamps", "sound"))
    return f"{len(rows)} parts: {' '.join(told)}"


def opened_in_sandbox(walker: Walker) -> str:
    """F1: a camera whose driver loaded after the service began may be opened all the same."""
    ask = "systemctl show --property ActiveEnterTimestampMonotonic --value "
    camera, service = (int(walker.machine.run(ask + unit)) for unit in ("virtual-tray", "pipsight"))
    procs = "/sys/fs/cgroup/system.slice/pipsight.service/cgroup.procs"
    for device in ("/dev/video0", "/dev/snd/controlC0", "/dev/snd/timer", "/dev/gpiochip0", "/dev/dri/card0"):
        walker.machine.run(f"bash -c 'echo $$ >{procs} && exec 3<{device}'")
    return f"camera {(camera - service) / 1e6:+.0f} s after the service; all kinds of devices may be opened"


def upwards(walker: Walker) -> str:
    """A game of Upwards! with two players begins, by touch."""
    for page, choice in (("seats", Choice(NEW_GAME, ("upwards",))), ("house", Choice(DONE))):
        walker.twin.choose(choice)
        walker.twin.expect(f"09-{page}")
    walker.twin.choose(Choice(START))
    return walker.twin.expect("09-round")


def thrown(walker: Walker, *faces: int) -> str:
    """A throw before the camera's own door is read and shown."""
    walker.machine.show_tray(tray(*faces), f"throw-{''.join(map(str, faces))}")
    walker.twin.happen(DiceSettled(Throw(faces)))
    return f"{faces}: {walker.twin.expect('09-throw', 300)}"


def pressed(walker: Walker) -> str:
    """Announce and pass by their push buttons; the lamp is lit where pressing counts."""
    if walker.machine.run(f"virtual-pins value {ANNOUNCE_LAMP}").strip() != "1":
        raise NotSeen("the lamp in the announce button is dark")
    first = _pressed_until(walker, ANNOUNCE_PIN, Key.ANNOUNCE, "10-announce")
    return (
        f"announce: {first}; pass: {_pressed_until(walker, PASS_PIN, Key.PASS, '10-pass')}; the lamp was lit"
    )


def _pressed_until(walker: Walker, pin: int, key: Key, name: str) -> str:
    """Press as people do, again if nothing happens: on a busy host a press may last too long or too short."""
    walker.twin.happen(_meant(walker, key))
    for tries in range(1, 4):
        walker.machine.press(pin)
        try:
            return f"{walker.twin.expect(name, 30)} ({tries}. press)"
        except NotSeen:
            continue
    raise NotSeen(f"the page for {name}: not after three presses")


def _meant(walker: Walker, key: Key) -> Event:
    meant = pressed_on(walker.twin.screen, Pressed(key))
    assert isinstance(meant, Event)
    return meant


def stuck(walker: Walker) -> str:
    """A button that is down for ten seconds is called stuck."""
    walker.machine.run(f"virtual-pins down {PASS_PIN}")
    try:
        return _told(walker, "is stuck", 90)
    finally:
        walker.machine.run(f"virtual-pins free {PASS_PIN}")
        time.sleep(5)


def _told(walker: Walker, words: str, seconds: float) -> str:
    """Wait until the journal of this boot has these words, and say the whole line."""

    def lines() -> list[str]:
        told = walker.machine.run("journalctl -b -u pipsight -o cat --no-pager --lines=20")
        return [line for line in told.splitlines() if words in line]

    walker.machine.until(lambda: bool(lines()), seconds, f"the journal says '{words}'")
    return lines()[-1]


def lamps(walker: Walker) -> str:
    """The ready lamp is lit while all is well."""
    values = [walker.machine.run(f"virtual-pins value {pin}").strip() for pin in (READY_LAMP, TROUBLE_LAMP)]
    if values != ["1", "0"]:
        raise NotSeen(f"ready and trouble: {values}")
    return "ready is lit, trouble is dark"


def covered(walker: Walker) -> str:
    """A covered lens is told after a moment, and uncovering it as well."""
    walker.machine.show_tray(tray(brightness=0.0), "dark")
    dark = _told(walker, "dark", 300)
    walker.machine.panel("14-dark")
    walker.machine.show_tray(tray(2, 3, 5), "again")
    return f"{dark} Then: {_told(walker, 'see again', 300)}"


def heard(walker: Walker) -> str:
    """Something loud was played: chimes and speech so far."""
    samples = np.frombuffer(walker.machine.sound.read_bytes()[44:], "<i2")
    loud = int(np.abs(samples.astype(np.int32)).max()) if samples.size else 0
    if loud < 1000:
        raise NotSeen(f"{samples.size} samples, the loudest {loud}")
    return f"{samples.size / 2 / 44100:.0f} s of sound, the loudest {loud} of 32767"


def plug_pulled(walker: Walker) -> str:
    """After a power cut in mid-round the same game is offered, and goes on with the same dice."""
    walker.machine.cut_power()
    _active(walker)
    walker.twin.restart()
    seen = walker.twin.expect("15-offered", 300)
    walker.twin.choose(Choice(RESUME_SAVED))
    walker.twin.resumed()
    return f"offered: {seen}; {walker.twin.expect('15-resumed', 120)}"


def plugged_in_later(walker: Walker) -> str:
    """F2: a panel that is plugged in anew while the service runs feels fingers."""
    walker.machine.run("systemctl restart virtual-touch")
    time.sleep(15)
    _pressed_until(walker, ANNOUNCE_PIN, Key.ANNOUNCE, "F2-asked")
    walker.twin.choose(Choice(BACK))
    return walker.twin.expect("F2-touched")


def stopped(walker: Walker) -> str:
    """F5: stopping is quick, and the login prompt is back."""
    began = time.monotonic()
    walker.machine.run("systemctl stop pipsight")
    took = time.monotonic() - began
    walker.machine.until(
        lambda: walker.machine.run("systemctl is-active getty@tty1 || true") == "active\n",
        60,
        "a login prompt",
    )
    time.sleep(10)
    walker.machine.panel("F5-login")
    walker.machine.run("systemctl start --no-block pipsight")
    _active(walker)
    return f"stopped within {took:.0f} s, the login prompt is there; started again"


def frozen(walker: Walker) -> str:
    """The watchdog ends a service that stands still, and systemd starts it again."""
    before = int(walker.machine.service("NRestarts"))
    walker.machine.run("kill -STOP $(systemctl show -p MainPID --value pipsight)")
    walker.machine.until(
        lambda: int(walker.machine.service("NRestarts")) > before, 180, "systemd restarts it"
    )
    return f"restarted by the watchdog, active again after {_active(walker):.0f} s"


def idle(walker: Walker) -> str:
    """Nothing is written while nobody plays; how much of a core it takes here."""
    look = "p=$(systemctl show -p MainPID --value pipsight); grep ^write_bytes /proc/$p/io; "
    look += "awk '{print $14+$15}' /proc/$p/stat"
    time.sleep(60)
    before, began = walker.machine.run(look).split(), time.monotonic()
    time.sleep(60)
    after, seconds = walker.machine.run(look).split(), time.monotonic() - began
    if before[1] != after[1]:
        raise NotSeen(f"written: {before[1]}, then {after[1]} bytes")
    return f"0 bytes in a minute; {(int(after[2]) - int(before[2])) / seconds:.0f} % of an emulated core"


def exposure(walker: Walker) -> str:
    """How much the service could do if it wanted."""
    told = walker.machine.run("systemd-analyze security pipsight.service --no-pager")
    found = re.search(r"Overall exposure level for pipsight.service: ([0-9.]+)", told)
    if not found or float(found[1]) > 1.0:
        raise NotSeen(told[-200:])
    return found[1]


def without_libgl(walker: Walker) -> str:
    """F4: without libGL the panel is painted; made to use it, the service says that the panel is black."""
    walker.machine.run(
        f"cd {GL}; for lib in libGL.so.1 libGLX.so.0; do [ ! -e $lib ] || mv $lib $lib.away; done"
    )
    walker.machine.run("systemctl restart --no-block pipsight")
    time.sleep(5)
    _active(walker)
    if walker.machine.panel("F4-painted").std() < 5:
        raise NotSeen("black without libGL")
    drop_in = "/run/systemd/system/pipsight.service.d/black.conf"
    walker.machine.send(b"[Service]\nEnvironment=SDL_RENDER_DRIVER=\n", drop_in)
    walker.machine.run("systemctl daemon-reload; systemctl restart --no-block pipsight")
    try:
        told = _told(walker, "stays black", 300)
    finally:
        walker.machine.run(f"rm {drop_in}; systemctl daemon-reload; systemctl restart --no-block pipsight")
    _active(walker)
    return f"painted without libGL; where SDL takes it first: {told}"


def upgrade_cut(walker: Walker) -> str:
    """F3: the power fails in the middle of an upgrade, and the old version runs."""
    start = "cd /home/pi/pipsight && (./systemd/install >/root/upgrade.log 2>&1 &)"
    walker.machine.run(start)
    walker.machine.until(
        lambda: (
            walker.machine.try_run(
                "ls -d /opt/pipsight/versions/*/.venv/lib/*/*/numpy | sed -n 2p | grep ."
            ).returncode
            == 0
        ),
        2400,
        "a second numpy is being installed",
    )
    walker.machine.cut_power()
    _active(walker)
    versions = walker.machine.run("ls /opt/pipsight/versions | wc -l").strip()
    return f"cut with {versions} versions on the card, one of them half: the old one is active"


def switched_off(walker: Walker) -> str:
    """Switch off on the start page ends the machine by itself."""
    walker.machine.run(
        "systemctl stop pipsight; rm -rf /var/lib/pipsight/*; systemctl start --no-block pipsight"
    )
    _active(walker)
    walker.twin.begin()
    walker.twin.expect("17-first-page", 200)
    walker.twin.choose(Choice(SKIP))
    _leave_camera(walker, "17-camera")
    walker.twin.expect("17-home", 200)
    walker.twin.choose(Choice(OPEN, (Page.SWITCH_OFF,)))
    walker.twin.expect("17-switch-off", 60)
    walker.twin.choose(Choice(QUIT))
    walker.machine.wait_for_end(600)
    walker.machine.boot()
    return "the machine ended by itself"


def uninstalled(walker: Walker) -> str:
    """Everything is gone but settings and saved games; with --purge those go, too."""
    walker.machine.run("/home/pi/pipsight/systemd/install --uninstall")
    kept = walker.machine.run("ls -d /etc/pipsight /var/lib/pipsight").split()
    gone = walker.machine.try_run(
        "ls -d /opt/pipsight /etc/systemd/system/pipsight.service /usr/local/bin/pipsight"
    ).stdout
    prompt = walker.machine.run("systemctl is-active getty@tty1")
    walker.machine.run("/home/pi/pipsight/systemd/install --uninstall --purge")
    left = walker.machine.try_run("ls -d /etc/pipsight /var/lib/pipsight; id pipsight").stdout
    if len(kept) != 2 or gone or left or prompt != "active\n":
        raise NotSeen(f"kept {kept}, gone {gone}, left {left}, prompt {prompt}")
    return "program and unit gone, settings and games kept, then purged; the login prompt is there"


Doing = Callable[[Walker], str]
STEPS: tuple[tuple[str, str, Doing], ...] = (
    ("1", "dry run with empty package lists", dry_run),
    ("2", "install", install),
    ("4", "the service starts", started),
    ("5", "the first page", lambda walker: walker.twin.expect("05-first-page", 200)),
    ("6", "the three questions by touch", questions),
    ("3", "the doctor inside the sandbox", doctor),
    ("F1", "devices whose drivers come late", opened_in_sandbox),
    ("9", "Upwards! by touch", upwards),
    ("9", "a throw through the camera", lambda walker: thrown(walker, 2, 3, 5)),
    ("10", "push buttons and their lamp", pressed),
    ("11", "a stuck button", stuck),
    ("12", "status lamps", lamps),
    ("13", "chimes and speech", heard),
    ("14", "the lens covered", covered),
    ("15", "the plug pulled in mid-round", plug_pulled),
    ("F2", "a panel plugged in later", plugged_in_later),
    ("18", "stop, login prompt, start", stopped),
    ("19", "standing still", frozen),
    ("20", "idle", idle),
    ("21", "exposure", exposure),
    ("F4", "without libGL", without_libgl),
    ("F3", "an upgrade cut by the power", upgrade_cut),
    ("17", "switch off", switched_off),
    ("U", "uninstall, purge", uninstalled),
)
