"""The gate itself: what a phone may ask for, between its page and the table's stream."""

from __future__ import annotations

from collections import OrderedDict
from pathlib import Path

import msgspec
from aiohttp import web

from network.addresses import Address, links
from network.broker import Broker, Topics
from network.gate.asked import Entering, Sitting, Tapping, asked_in
from network.gate.guests import Guests, Phone
from network.gate.hall_line import HallLine, Outbox, identity_in
from network.gate.listeners import MOST_LISTENERS, Listener, Listeners
from network.gate.open_stream import OpenStream
from network.gate.sheets import NAME, Sheets
from network.gate.table_link import TableLink
from network.web import refusal
from stream import Answer, Clock, Door, Guest, Own, Said, SentAway, Shown, Tap, Told
from stream import Guests as GuestsTold
from stream.messages import MOST_GUESTS

COOKIE = "pipsight"
COOKIE_SECONDS = 12 * 60 * 60
PULSE_SECONDS = 10.0
_MOST_TAPS = 500


class Gate:
    """One table, its phones, and who listens."""

    def __init__(self, socket: Path, kept: Path | None, address: Address) -> None:
        self.address = address
        self.guests, self.listeners = Guests(kept), Listeners()
        self.link = TableLink(socket, self._heard, self._changed)
        self.stream = OpenStream(self.link, lambda: self.guests.look)
        self.sheets, self._offered = Sheets(socket), list[dict[str, object]]()
        self.hall: HallLine | None = None
        self._taps: OrderedDict[tuple[str, str], web.Response] = OrderedDict()

    def join_hall(
        self, broker: Broker, hall: str, table: str, outbox: Path, *, home_assistant: bool = False
    ) -> None:
        """From now on the hall's broker is told, too."""
        self.hall = HallLine(
            broker,
            table,
            Topics(hall),
            Outbox(outbox),
            self.link.ask,
            identity=identity_in(outbox.with_name("table-id")),
            home_assistant=home_assistant,
        )

    def routes(self) -> list[web.RouteDef]:
        """What can be asked for besides the page's own files."""
        return [
            web.get("/me", self.me),
            web.get("/events", self.events),
            web.get("/stream", self.stream.serve),
            web.get(f"/sheets/{{name:{NAME}}}.pdf", self.sheet),
            web.post("/enter", self.enter),
            web.post("/sit", self.sit),
            web.post("/tap", self.tap),
        ]

    async def me(self, request: web.Request) -> web.Response:
        """Is this phone known, and where does it sit?"""
        phone = self._phone(request)
        return web.json_response({"known": phone is not None, "player": phone.player if phone else None})

    async def enter(self, request: web.Request) -> web.Response:
        """By the QR code; who is known already stays who it is."""
        if self._phone(request):
            return web.json_response({"done": True})
        asked = await asked_in(request, Entering)
        secret = self.guests.enter(asked.token) if asked else None
        return _with_secret(secret) if secret else refusal(403, "old-code")

    async def sit(self, request: web.Request) -> web.Response:
        """Take a seat, or get up."""
        phone, asked = self._phone(request), await asked_in(request, Sitting)
        if phone is None:
            return refusal(401, "scan")
        if asked is None or (asked.player is not None and not self._has_seat(asked.player)):
            return refusal(400, "no-seat")
        if asked.player and sum(one.player is not None for one in self.guests.phones.values()) >= MOST_GUESTS:
            return refusal(429, "full")
        secret = self.guests.sit(request.cookies[COOKIE], asked.player)
        for listener in self.listeners:
            if listener.phone == phone.id:
                listener.is_gone = True
        self.tell_table()
        return _with_secret(secret)

    async def tap(self, request: web.Request) -> web.Response:
        """A decision for the own seat, and nobody else's."""
        phone, asked = self._phone(request), await asked_in(request, Tapping)
        if phone is None:
            return refusal(401, "scan")
        if phone.player is None or asked is None:
            return refusal(400, "no-seat" if asked else "no-sense")
        if (done := self._taps.get((phone.id, asked.tap))) is not None:
            return _again(done)
        response = await self._tapped(phone, phone.player, asked)
        self._taps[phone.id, asked.tap] = response
        while len(self._taps) > _MOST_TAPS:
            self._taps.popitem(last=False)
        return _again(response)

    async def _tapped(self, phone: Phone, player: str, asked: Tapping) -> web.Response:
        name = f"{phone.id}.{asked.tap}"
        try:
            tap = msgspec.convert(
                {"tap": name, "guest": phone.id, "player": player, "verb": asked.verb, "about": asked.about},
                Tap,
            )
        except msgspec.ValidationError:
            return refusal(400, "no-sense")
        waiting = self.link.answer_to(name)
        if not self.link.ask(tap):
            waiting.close()
            return refusal(503, "no-table")
        answer = await waiting
        return _told(answer) if answer else refusal(504, "no-answer")

    async def sheet(self, request: web.Request) -> web.Response:
        """A sheet to print, as the settings of the table have it."""
        if self._phone(request) is None:
            return refusal(401, "scan")
        content = self.sheets.content(name := request.match_info["name"])
        if content is None:
            return refusal(404, "no-such-page")
        named = {"Content-Disposition": f'inline; filename="pipsight-{name}.pdf"'}
        return web.Response(body=content, content_type="application/pdf", headers=named)

    async def events(self, request: web.Request) -> web.StreamResponse:
        """Everything that happens, as it happens, until the page is closed."""
        phone = self._phone(request)
        if phone is None:
            return refusal(401, "scan")
        if len(self.listeners) >= MOST_LISTENERS:
            return refusal(503, "full")
        response = web.StreamResponse(
            headers={"Content-Type": "text/event-stream", "Cache-Control": "no-store"}
        )
        response.headers["X-Accel-Buffering"] = "no"
        await response.prepare(request)
        listener = self._welcomed(phone)
        try:
            while not listener.is_gone:
                await response.write(await listener.next(PULSE_SECONDS))
        except ConnectionError:
            pass
        finally:
            self.listeners.remove(listener)
            self.tell_table()
        return response

    def _welcomed(self, phone: Phone) -> Listener:
        listener = Listener(phone.id, phone.player)
        self.listeners.add(listener)
        listener.tell("table", {"open": self.link.is_open})
        for told in (self.link.shown, self.link.clock, self.link.own.get(phone.player or "")):
            if told is not None:
                listener.tell(str(told.__struct_config__.tag), told)
        listener.tell("sheets", self.sheets.offered())
        self.tell_table()
        return listener

    def tell_table(self) -> None:
        """Who has a seat with a phone, and each seat how many phones are in it."""
        here = {listener.phone for listener in self.listeners}
        seated = [
            Guest(phone.id, phone.player, phone.id in here)
            for phone in self.guests.phones.values()
            if phone.player
        ]
        self.link.ask(GuestsTold(tuple(seated[:MOST_GUESTS]), self.listeners.in_seat(None)))
        for listener in self.listeners:
            seat = {"player": listener.player, "phones": self.listeners.in_seat(listener.player)}
            listener.tell("seat", seat)

    def _has_seat(self, player: str) -> bool:
        """A seat of a person at this table."""
        table = self.link.shown.table
        return table is not None and any(one.name == player and not one.simulated for one in table.players)

    def _phone(self, request: web.Request) -> Phone | None:
        return self.guests.phone(request.cookies.get(COOKIE, ""))

    def _offer(self) -> None:
        """Whoever listens hears of sheets once they are made."""
        if (offered := self.sheets.offered()) != self._offered:
            self._offered = offered
            for listener in self.listeners:
                listener.tell("sheets", offered)

    def _heard(self, told: Told) -> None:
        if self.hall:
            self.hall.hear(told)
        self.stream.tell(told)
        match told:
            case Shown() | Clock() | Said() | Own():
                self.listeners.tell(told)
                if isinstance(told, Said):  # that sheets are there is said aloud, too
                    self._offer()
            case SentAway(player=player):
                self._send_away(player)
            case _:
                pass

    def _send_away(self, player: str) -> None:
        gone = self.guests.send_away(player)
        for listener in self.listeners:
            if listener.phone in gone:
                listener.tell("away", {})
                listener.is_gone = True
        self._changed(is_open=True)

    def _changed(self, is_open: bool) -> None:
        """The table came or went; it is told where phones come in."""
        if is_open:
            self.link.ask(Door(links(self.address, self.guests.look)))
            self.tell_table()
        for listener in self.listeners:
            listener.tell("table", {"open": is_open})
            if not is_open:
                listener.tell("shown", self.link.shown)
        if self.hall and not is_open:
            self.hall.hear(self.link.shown)


def _told(answer: Answer) -> web.Response:
    return web.json_response({"done": answer.done, "words": answer.words}, status=200 if answer.done else 409)


def _again(response: web.Response) -> web.Response:
    """The same answer once more; a response itself can be sent only once."""
    return web.Response(body=response.body, status=response.status, content_type="application/json")


def _with_secret(secret: str) -> web.Response:
    """Only this phone's browser keeps it: no script reads it, no other page's request carries it."""
    response = web.json_response({"done": True})
    response.set_cookie(COOKIE, secret, max_age=COOKIE_SECONDS, httponly=True, samesite="Strict", path="/")
    return response
