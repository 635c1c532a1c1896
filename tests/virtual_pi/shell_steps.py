"""The part of the checklist that is done at a shell, and the ends: switching off, taking everything away."""

from __future__ import annotations

import re
import time

from machine import NotSeen
from twin import SETTINGS
from walker import Walker, active, fresh, painted, restarted

from games.choices import Choice
from session.lobby import Page
from session.lobby.verbs import DONE, OPEN, QUIT, SKIP

DIM_SECONDS, DIMMED = 60, 0.8
"""After how long the panel is to shine less in step 20, and how bright it may be then beside before."""


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
    active(walker)
    return f"stopped within {took:.0f} s, the login prompt is there; started again"


def frozen(walker: Walker) -> str:
    """The watchdog ends a service that stands still, and systemd starts it again."""
    before = int(walker.machine.service("NRestarts"))
    walker.machine.run("kill -STOP $(systemctl show -p MainPID --value pipsight)")
    walker.machine.until(
        lambda: int(walker.machine.service("NRestarts")) > before, 180, "systemd restarts it"
    )
    return f"restarted by the watchdog, active again after {active(walker):.0f} s"


def idle(walker: Walker) -> str:
    """Nothing is written while nobody plays, and the panel gets dim; how much of a core it takes here."""
    dimming = SETTINGS.replace("dim_seconds = 0", f"dim_seconds = {DIM_SECONDS}")
    walker.machine.send(dimming.encode(), "/etc/pipsight/settings.toml")
    restarted(walker)
    bright = painted(walker, "20-bright")
    look = "p=$(systemctl show -p MainPID --value pipsight); grep ^write_bytes /proc/$p/io; "
    look += "awk '{print $14+$15}' /proc/$p/stat"
    time.sleep(DIM_SECONDS)
    before, began = walker.machine.run(look).split(), time.monotonic()
    time.sleep(60)
    after, seconds = walker.machine.run(look).split(), time.monotonic() - began
    dim = painted(walker, "20-dim")
    walker.machine.send(SETTINGS.encode(), "/etc/pipsight/settings.toml")
    if before[1] != after[1] or dim > bright * DIMMED:
        raise NotSeen(f"written: {before[1]}, then {after[1]} bytes; brightness {bright:.0f}, then {dim:.0f}")
    share = (int(after[2]) - int(before[2])) / seconds
    return f"0 bytes in a minute; {share:.0f} % of an emulated core; dimmed from {bright:.0f} to {dim:.0f}"


def exposure(walker: Walker) -> str:
    """How much the service could do if it wanted, and what took longest to start."""
    all_lines = walker.machine.run("systemd-analyze security pipsight.service --no-pager")
    found = re.search(r"Overall exposure level for pipsight.service: ([0-9.]+)", all_lines)
    if not found or float(found[1]) > 1.0:
        raise NotSeen(all_lines[-200:])
    return found[1]


def turned(walker: Walker) -> str:
    """A panel that hangs otherwise: upright pictures, and a finger is felt where it touches."""
    seen = []
    for rotation in (90, 180):
        fresh(walker, SETTINGS.replace("[screen]", f"[screen]\nrotation = {rotation}"))
        walker.twin.expect(f"05-turned-{rotation}", 200)
        walker.twin.choose(Choice(DONE))
        seen.append(f"{rotation}°: {walker.twin.expect(f'05-turned-{rotation}-touched')}")
    return "; ".join(seen)


def switched_off(walker: Walker) -> str:
    """Switch off on the start page ends the machine by itself."""
    fresh(walker)
    walker.twin.expect("17-first-page", 200)
    walker.twin.choose(Choice(SKIP))
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
