"""What goes wrong at tables and in boxes: light, power, cards, clocks, drivers."""

from __future__ import annotations

import time

from machine import NotSeen
from twin import tray
from walker import Walker, active, offered, painted, pressed_until, restarted, thrown, told

from games.choices import BACK, Choice
from games.events import Key

TROUBLE_LAMP = 5
GL = "/usr/lib/x86_64-linux-gnu"
THIS_RUN = "_SYSTEMD_INVOCATION_ID=$(systemctl show -p InvocationID --value pipsight)"
FILL = """n=0; for size in 1G 100M 10M 1M 100K 4K; do
    while fallocate -l $size /var/full-$n 2>/dev/null; do n=$((n + 1)); done
done; sync; df --output=avail / | tail -1"""


def covered(walker: Walker) -> str:
    """A covered lens is told after a moment, by a lamp as well, and uncovering it."""
    walker.machine.watch(TROUBLE_LAMP)
    walker.machine.show_tray(tray(brightness=0.0), "dark")
    dark = told(walker, "dark", 300)
    walker.machine.until(
        lambda: walker.machine.watched(TROUBLE_LAMP) > 1, 60, "the lamp for trouble flashes twice"
    )
    walker.machine.panel("14-dark")
    walker.machine.show_tray(tray(*walker.lying), "again")
    return f"{dark} The lamp flashed. Then: {told(walker, 'see again', 300)}"


def plug_pulled(walker: Walker) -> str:
    """After a power cut in mid-round the same game is offered, and goes on with the same dice."""
    walker.machine.cut_power()
    active(walker)
    return offered(walker, "15")


def pulled_twice(walker: Walker) -> str:
    """The power is gone a second time while everything starts again."""
    walker.machine.cut_power()
    found = walker.machine.service("ActiveState")
    walker.machine.cut_power()
    active(walker)
    return f"cut again while the service was {found}; {offered(walker, '15-twice')}"


def came_late(walker: Walker) -> str:
    """F1: a camera whose driver loaded after the service began may be opened all the same."""
    ask = "systemctl show --property ActiveEnterTimestampMonotonic --value "
    walker.machine.until(
        lambda: walker.machine.run(ask + "virtual-tray").strip() not in {"", "0"}, 300, "the camera is there"
    )
    camera, service = (int(walker.machine.run(ask + unit)) for unit in ("virtual-tray", "pipsight"))
    procs = "/sys/fs/cgroup/system.slice/pipsight.service/cgroup.procs"
    for device in ("/dev/video0", "/dev/snd/controlC0", "/dev/snd/timer", "/dev/gpiochip0", "/dev/dri/card0"):
        walker.machine.run(f"bash -c 'echo $$ >{procs} && exec 3<{device}'")
    if camera < service:
        raise NotSeen("the camera was there before the service: nothing came late")
    return f"camera {(camera - service) / 1e6:+.0f} s after the service; all kinds of devices may be opened"


def plugged_in_later(walker: Walker) -> str:
    """F2: a panel that is plugged in anew while the service runs feels fingers."""
    walker.machine.run("systemctl restart virtual-touch")
    time.sleep(15)
    pressed_until(walker, Key.ANNOUNCE, "F2-asked")
    walker.twin.choose(Choice(BACK))
    return walker.twin.expect("F2-touched")


def no_camera(walker: Walker) -> str:
    """Started without a camera: people are told, can tap dice in, and once it is there it sees again."""
    walker.machine.run("systemctl stop pipsight virtual-tray; modprobe -r v4l2loopback")
    restarted(walker)
    went_on, before = offered(walker, "16"), walker.machine.service("MainPID")
    missing = told(walker, "can’t see", 300)
    walker.machine.panel("16-no-camera")
    walker.machine.run("systemctl start virtual-tray")
    again = told(walker, "see again", 300)
    if walker.machine.service("MainPID") != before:
        raise NotSeen("the service began anew")
    return f"{went_on}; {missing} Then: {again}"


def full_card(walker: Walker) -> str:
    """Not a byte is free: people are told and play on; with room again all of it is saved."""
    room = walker.machine.run(FILL).strip()
    try:
        played = thrown(walker, 1, 4, 4, name="X1-played", on_card=False)
        full = told(walker, "can’t save", 120)
        time.sleep(15)  # one notice after the other
        walker.machine.panel("X1-full")
    finally:
        walker.machine.run("rm -f /var/full-*")
    again = told(walker, "saved again", 300)
    walker.machine.show_tray(tray(*walker.lying), "after-full")
    return f"{room} kB free; {played}; {full} Then: {again}"


def read_only(walker: Walker) -> str:
    """A card that has gone read-only, as worn ones do: the game goes on, and people hear it is not kept."""
    walker.machine.run("sync; echo u >/proc/sysrq-trigger; sleep 5; ! touch /var/lib/pipsight/x 2>/dev/null")
    took = restarted(walker)
    try:
        not_kept = told(walker, "save", 60, THIS_RUN)
        walker.machine.panel("X2-read-only")
        went_on = offered(walker, "X2")
    finally:
        walker.machine.cut_power()
    active(walker)
    return f"active after {took:.0f} s, {went_on}; {not_kept} Writable again: {offered(walker, 'X2-again')}"


def clock_of_1970(walker: Walker) -> str:
    """A Pi has no clock of its own: the game begins in 1970 and the time jumps when a network tells it."""
    walker.machine.run("systemctl stop systemd-timesyncd 2>/dev/null; date -s '1970-01-02 00:00:00 UTC'")
    restarted(walker)
    went_on, before = offered(walker, "X3"), walker.machine.service("MainPID")
    walker.machine.run(f"date -s @{time.time():.0f}")
    time.sleep(30)
    if walker.machine.service("MainPID") != before:
        raise NotSeen("the jump of the clock ended the game")
    return f"in 1970 {went_on}; the jump to today: {thrown(walker, 3, 5, 6, name='X3-today')}"


def without_libgl(walker: Walker) -> str:
    """F4: without libGL the panel is painted; made to use it, the service says that the panel is black."""
    walker.machine.run(
        f"cd {GL}; for lib in libGL.so.1 libGLX.so.0; do [ ! -e $lib ] || mv $lib $lib.away; done"
    )
    restarted(walker)
    painted(walker, "F4-painted")
    drop_in = "/run/systemd/system/pipsight.service.d/black.conf"
    walker.machine.send(b"[Service]\nEnvironment=SDL_RENDER_DRIVER=\n", drop_in)
    walker.machine.run("systemctl daemon-reload; systemctl restart --no-block pipsight")
    try:
        black = told(walker, "stays black", 300)
    finally:
        walker.machine.run(f"rm {drop_in}")
        restarted(walker)
    return f"painted without libGL; where SDL takes it first: {black}"


def upgrade_cut(walker: Walker) -> str:
    """F3: the power fails in the middle of an upgrade, and the old version runs."""
    walker.machine.run("cd /home/pi/pipsight && (./systemd/install >/root/upgrade.log 2>&1 &)")
    second = "ls -d /opt/pipsight/versions/*/.venv/lib/*/*/numpy | sed -n 2p | grep ."
    walker.machine.until(
        lambda: walker.machine.try_run(second).returncode == 0, 2400, "a second numpy is being installed"
    )
    walker.machine.cut_power()
    active(walker)
    versions = walker.machine.run("ls /opt/pipsight/versions | wc -l").strip()
    return f"cut with {versions} versions on the card, one of them half: the old one is active"
