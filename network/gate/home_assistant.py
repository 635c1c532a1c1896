"""Home Assistant finds a table by itself: what it must be told once, by its own topics (MQTT discovery)."""

from __future__ import annotations

import re
from typing import Any

from network.broker import Topics


def discoveries(topics: Topics, table: str) -> dict[str, dict[str, Any]]:
    """A sensor that is on while time is short, one for the newest throw's total, one for whose game it is."""
    name = re.sub("[^a-z0-9]+", "_", f"pipsight_{topics.hall}_{table}".lower())
    shared = {
        "availability_topic": topics.here(table),
        "availability_template": "{{ 'online' if value else 'offline' }}",
        "device": {"identifiers": [name], "name": f"Pipsight {table}", "manufacturer": "Pipsight"},
    }
    return {
        f"homeassistant/binary_sensor/{name}/short/config": shared
        | {
            "name": "Time is short",
            "unique_id": f"{name}_short",
            "state_topic": topics.state(table),
            "value_template": "{{ 'ON' if value_json.short else 'OFF' }}",
        },
        f"homeassistant/sensor/{name}/throw/config": shared
        | {
            "name": "Last throw",
            "unique_id": f"{name}_throw",
            "state_topic": topics.throw(table),
            "value_template": "{{ value_json.total }}",
        },
        f"homeassistant/sensor/{name}/game/config": shared
        | {
            "name": "Game",
            "unique_id": f"{name}_game",
            "state_topic": topics.state(table),
            "value_template": "{{ value_json.game or 'none' }}",
        },
    }
