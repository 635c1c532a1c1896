"""Real Chromium phones, driven through the DevTools protocol: by what is on the page, or by ear alone."""

from __future__ import annotations

import asyncio
import base64
import json
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from aiohttp import ClientSession, ClientWebSocketResponse

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
PATIENCE = 30.0


class Gone(Exception):
    """What was asked about is not on the page any more."""


class Browser:
    """One Chromium without a window; each phone has cookies of its own."""

    def __init__(
        self, process: asyncio.subprocess.Process, socket: ClientWebSocketResponse, session: ClientSession
    ) -> None:
        self._process, self._socket, self._session = process, socket, session
        self._number = 0
        self._waiting: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self.complaints: list[str] = []
        self._reading = asyncio.create_task(self._read())

    @classmethod
    async def start(cls, folder: Path, language: str = "en") -> Browser:
        assert CHROMIUM
        process = await asyncio.create_subprocess_exec(
            CHROMIUM,
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-background-networking",
            "--disable-component-update",
            "--no-first-run",
            "--remote-debugging-port=0",
            f"--user-data-dir={folder}",
            f"--accept-lang={language}",
            "about:blank",
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
            env={"HOME": str(folder), "PATH": "/usr/bin:/bin", "LANGUAGE": language, "LANG": "C.UTF-8"},
        )
        place = folder / "DevToolsActivePort"
        while not place.exists() or len(place.read_text().split()) < 2:
            await asyncio.sleep(0.05)
        port, path = place.read_text().split()
        session = ClientSession()
        return cls(process, await session.ws_connect(f"ws://127.0.0.1:{port}{path}", max_msg_size=0), session)

    async def _read(self) -> None:
        async for message in self._socket:
            told = json.loads(message.data)
            if (waiting := self._waiting.pop(told.get("id", 0), None)) and not waiting.done():
                waiting.set_result(told)
            if told.get("method") == "Runtime.exceptionThrown":
                self.complaints.append(json.dumps(told["params"]["exceptionDetails"])[:400])

    async def call(self, method: str, session: str | None = None, **params: Any) -> dict[str, Any]:
        self._number += 1
        number = self._number
        self._waiting[number] = asyncio.get_running_loop().create_future()
        asked: dict[str, Any] = {"id": number, "method": method, "params": params}
        if session:
            asked["sessionId"] = session
        await self._socket.send_str(json.dumps(asked))
        told = await asyncio.wait_for(
            self._waiting[number] if number in self._waiting else asyncio.sleep(0), PATIENCE
        )
        assert told is not None
        if "error" in told:
            raise Gone(str(told["error"]))
        result: dict[str, Any] = told["result"]
        return result

    async def phone(self, width: int = 390, height: int = 800) -> Phone:
        context = (await self.call("Target.createBrowserContext"))["browserContextId"]
        target = (await self.call("Target.createTarget", url="about:blank", browserContextId=context))[
            "targetId"
        ]
        session = (await self.call("Target.attachToTarget", targetId=target, flatten=True))["sessionId"]
        phone = Phone(self, session)
        for area in ("Page", "Runtime", "Accessibility", "Network"):
            await self.call(f"{area}.enable", session)
        await phone.resize(width, height)
        return phone

    async def close(self) -> None:
        self._reading.cancel()
        await self._socket.close()
        await self._session.close()
        self._process.terminate()
        await self._process.wait()


class Phone:
    """One page in one phone."""

    def __init__(self, browser: Browser, session: str) -> None:
        self._browser, self._session = browser, session

    async def call(self, method: str, **params: Any) -> dict[str, Any]:
        return await self._browser.call(method, self._session, **params)

    async def resize(self, width: int, height: int, scale: float = 1.0) -> None:
        await self.call(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=scale,
            mobile=True,
        )

    async def another(self) -> Phone:
        """One more phone of the same kind."""
        return await self._browser.phone()

    async def sleep(self) -> None:
        """The screen goes dark: the page is hidden, as phones do it."""
        await self._hide(True)

    async def wake(self) -> None:
        await self._hide(False)

    async def _hide(self, is_hidden: bool) -> None:
        hidden = json.dumps(is_hidden)
        await self.run(
            f"Object.defineProperty(document, 'hidden', {{ value: {hidden}, configurable: true }});"
            "document.dispatchEvent(new Event('visibilitychange')); true"
        )

    async def go(self, link: str) -> None:
        await self.call("Page.navigate", url=link)

    async def run(self, script: str) -> Any:
        answer = await self.call("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        assert "exceptionDetails" not in answer, answer
        return answer["result"].get("value")

    async def until(self, script: str) -> Any:
        """Wait until this is so on the page, and give it."""
        return await until(lambda: self.run(script), script)

    async def text(self, selector: str) -> str:
        return str(await self.run(f"(document.querySelector({json.dumps(selector)})||{{}}).innerText || ''"))

    async def picture(self, place: Path) -> None:
        taken = await self.call("Page.captureScreenshot", format="png", captureBeyondViewport=True)
        place.write_bytes(base64.b64decode(taken["data"]))

    async def heard(self) -> list[dict[str, str]]:
        """The accessibility tree as a screen reader walks it: roles and names in reading order."""
        nodes = (await self.call("Accessibility.getFullAXTree"))["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}
        walked, waiting = [], [nodes[0]["nodeId"]]
        while waiting:
            node = by_id[waiting.pop()]
            walked.append(node)
            waiting += [child for child in reversed(node.get("childIds", [])) if child in by_id]
        return [
            {
                "role": node.get("role", {}).get("value", ""),
                "name": node.get("name", {}).get("value", ""),
                "node": str(node.get("backendDOMNodeId", "")),
            }
            for node in walked
            if not node.get("ignored")
        ]

    async def press(self, node: str) -> bool:
        """What a screen reader does when somebody activates an element; False where it has gone meanwhile."""
        try:
            found = await self.call("DOM.resolveNode", backendNodeId=int(node))
            script = "function () { this.focus(); this.click(); }"
            await self.call(
                "Runtime.callFunctionOn", objectId=found["object"]["objectId"], functionDeclaration=script
            )
        except Gone:
            return False
        return True


async def until(ask: Callable[[], Awaitable[Any]], what: str = "it") -> Any:
    loop = asyncio.get_running_loop()
    ends = loop.time() + PATIENCE
    while (found := await ask()) in (None, False, ""):
        assert loop.time() < ends, f"{what} never came to be"
        await asyncio.sleep(0.03)
    return found
