"""Who walks the checklist, and what every part of it does again and again."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from machine import Machine, NotSeen
from twin import SETTINGS, Twin, tray

from display.window.push_buttons import pressed_on
from games.choices import BACK, Choice
from games.dice import Throw
from games.events import Chosen, DiceSettled, Event, Key, Pressed
from session.lobby.verbs import RESUME_SAVED

PASS_PIN, ANNOUNCE_PIN = 17, 27
ACTIVE_SECONDS = 600


@dataclass
class Walker:
    """Who walks: the virtual Pi, and what it should show."""

    machine: Machine
    twin: Twin
    lying: tuple[int, ...] = ()
    """The dice in the tray."""


Doing = Callable[[Walker], str]


def fresh(walker: Walker, settings: str = SETTINGS) -> float:
    """A very first start with these settings; how long it took."""
    walker.machine.send(settings.encode(), "/etc/pipsight/settings.toml")
    walker.machine.run(
        "systemctl stop pipsight; rm -rf /var/lib/pipsight/*; systemctl start --no-block pipsight"
    )
    walker.twin = Twin(walker.machine, settings)
    return active(walker)


def active(walker: Walker) -> float:
    """Wait for systemd to call it so."""
    return walker.machine.until(
        lambda: walker.machine.service("ActiveState") == "active", ACTIVE_SECONDS, "the service is active"
    )


def restarted(walker: Walker) -> float:
    """Started anew, with whatever was changed."""
    walker.machine.run("systemctl daemon-reload; systemctl restart --no-block pipsight")
    time.sleep(5)
    return active(walker)


def painted(walker: Walker, name: str) -> float:
    """How bright the panel is; nothing is on it if it has one colour."""
    picture = walker.machine.panel(name)
    if picture.std() < 5:
        raise NotSeen("the panel is of one colour")
    return float(picture.mean())


def told(walker: Walker, words: str, seconds: float, of: str = "-b") -> str:
    """Wait until the journal of this boot has these words, and say the whole line."""

    def lines() -> list[str]:
        all_lines = walker.machine.run(f"journalctl {of} -u pipsight -o cat --no-pager --lines=20")
        return [line for line in all_lines.splitlines() if words in line]

    walker.machine.until(lambda: bool(lines()), seconds, f"the journal says '{words}'")
    return lines()[-1]


def thrown(walker: Walker, *faces: int, name: str = "09-throw", on_card: bool = True) -> str:
    """A throw before the camera's own door is read and shown."""
    walker.lying = faces
    walker.machine.show_tray(tray(*faces), f"throw-{''.join(map(str, faces))}", on_card=on_card)
    walker.twin.happen(DiceSettled(Throw(faces)))
    return f"{faces}: {walker.twin.expect(name, 300)}"


def pressed_until(walker: Walker, key: Key, name: str, press: Callable[[int], object] | None = None) -> str:
    """Press as people do, again if nothing happens: on a busy host a press may last too long or too short."""
    walker.twin.happen(_meant(walker, key))
    pin = PASS_PIN if key is Key.PASS else ANNOUNCE_PIN
    for tries in range(1, 4):
        (press or walker.machine.press)(pin)
        try:
            return f"{walker.twin.expect(name, 30)} ({tries}. press)"
        except NotSeen:
            continue
    raise NotSeen(f"the page for {name}: not after three presses")


def _meant(walker: Walker, key: Key) -> Event:
    meant = pressed_on(walker.twin.screen, Pressed(key))
    assert isinstance(meant, Event)
    return meant


def leave_camera(walker: Walker, name: str) -> None:
    """Back from setting up the camera; the twin sees no tray, so its page has other buttons."""
    time.sleep(30)
    walker.machine.panel(name)
    walker.machine.tap(0.2, 0.9)
    walker.twin.happen(Chosen(Choice(BACK)))


def offered(walker: Walker, name: str) -> str:
    """After a start the game that was being played is offered, and goes on with the same dice."""
    walker.twin.restart()
    seen = walker.twin.expect(f"{name}-offered", 300)
    walker.twin.choose(Choice(RESUME_SAVED))
    walker.twin.resumed()
    return f"offered: {seen}; {walker.twin.expect(f'{name}-resumed', 120)}"
