"""A table whose stream is open, and somebody who reads it, for the tests of the stream and of the gate."""

from __future__ import annotations

import random
import socket
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

from config.settings import load
from device.feed.feed import Feed
from device.games_from_settings import game_kinds, lobby_for, seated
from device.loop import Loop
from device.saving.journal import Journal, open_journal
from device.simulated.players import SimulatedPlayers
from games.dice import Throw
from games.events import Chosen, DiceSettled, Event
from games.record import Started
from games.registry import name_of
from games.table import begin, expected, rules
from session.evening import Evening
from stream import Asked, Told, line_of, told_in

PATIENCE = 40.0
"""Seconds until a test gives up; nothing takes that long."""


def phones_on(evening: Evening, on: bool = True) -> Evening:
    liked = replace(evening.lobby.preferences, phones=on)
    return replace(evening, lobby=replace(evening.lobby, preferences=liked))


def evening_of(
    game: str, players: tuple[str, ...], kinds: tuple[str, ...], **agreed: object
) -> tuple[Started, Evening]:
    settings = load()
    template = next(kind.template for kind in game_kinds(settings) if name_of(kind.template) == game)
    started = Started(seated(replace(template, **agreed), players, kinds), 0)  # type: ignore[arg-type]
    evening = Evening(lobby_for(settings, "en"), begin(started.setup, 0))
    return started, phones_on(evening)


class FeedTable:
    """A loop with nothing but its stream, turned by hand."""

    def __init__(
        self,
        folder: Path,
        game: str,
        players: tuple[str, ...],
        kinds: tuple[str, ...] = (),
        seed: int = 1,
        **agreed: object,
    ) -> None:
        self.journal: Journal = open_journal(folder)[0]
        started, evening = evening_of(game, players, kinds, **agreed)
        self.journal.begin(started)
        self.place = folder / "feed.sock"
        self.loop = Loop(evening, self.journal)
        self.players = SimulatedPlayers(seed)
        self.feed = Feed(self.place, self.journal.game_id, self.players.held)
        self.loop.witnesses, self.loop.tidings = (self.feed.witness,), (self.feed.tidings,)
        self.loop.senses, self.loop.views = (self.feed.sense,), (self.players, self.feed.view)
        self.loop.asides = (*self.loop.asides, self.feed.aside)
        self._chance = random.Random(seed)
        self.readers: list[FeedReader] = []

    def turn_until(self, is_so: Callable[[], object]) -> None:
        """Turn the loop until it is so."""
        ends = time.monotonic() + PATIENCE
        while not is_so():
            assert time.monotonic() < ends, "it never came to that"
            self.loop.turn()
            time.sleep(0.002)

    def open(self) -> None:
        self.turn_until(self.place.exists)

    def throw(self, *faces: int) -> None:
        self.loop.inbox.put(DiceSettled(Throw(faces)))

    def hand(self, evening: Evening) -> Iterator[Event]:
        """As a sense: throws what the game waits for, and does what the device does with its cards."""
        table = evening.table
        if table and self.players.hold_cards(table.setup) and (own := self.players.decide(table)):
            yield Chosen(own)
            return
        wanted = expected(table) if table else None
        if table is None or wanted is None or not wanted.pip_dice or wanted.kept or table.paused:
            return
        signs = rules(table).signs(table.state) if wanted.taught_dice else ()
        faces = tuple(self._chance.randint(1, 6) for _ in range(wanted.pip_dice))
        yield DiceSettled(Throw(faces, tuple(self._chance.choice(signs) for _ in range(wanted.taught_dice))))

    def close(self) -> None:
        for reader in self.readers:
            reader.close()
        self.feed.close()
        self.journal.close()


class FeedReader:
    """Somebody who reads a stream line by line, while the loop goes on turning."""

    def __init__(self, table: FeedTable) -> None:
        self._table = table
        self._socket = socket.socket(socket.AF_UNIX)
        # The socket's file is there a moment before anybody listens.
        table.turn_until(lambda: self._socket.connect_ex(str(table.place)) == 0)
        self._socket.setblocking(False)
        self._left = b""
        self.heard: list[Told] = []
        self.is_cut_off = False
        table.readers.append(self)

    def ask(self, *asked: Asked) -> None:
        for each in asked:
            self.send(line_of(each))

    def send(self, raw: bytes) -> None:
        self._socket.setblocking(True)
        self._socket.sendall(raw)
        self._socket.setblocking(False)

    def wait_for(self, kind: type[Told], is_it: Callable[[Told], bool] = lambda _: True) -> Told:
        """The next message like this; what came before it is forgotten."""
        found: list[Told] = []

        def came() -> bool:
            self.listen()
            while self.heard and not found:
                message = self.heard.pop(0)
                if isinstance(message, kind) and is_it(message):
                    found.append(message)
            return bool(found)

        self._table.turn_until(came)
        return found[0]

    def listen(self) -> None:
        try:
            got = self._socket.recv(1 << 20)
        except BlockingIOError:
            return
        except ConnectionError:
            got = b""
        self.is_cut_off = not got
        *lines, self._left = (self._left + got).split(b"\n")
        self.heard += [told_in(line) for line in lines]

    def close(self) -> None:
        self._socket.close()
