"""Where the focus goes when the screen changes under it: it belongs to a choice, not to a place in a list."""

from __future__ import annotations

from display.building.parts import Scene, Weight
from display.building.view_intents import TossWanted


def place_of(before: Scene, focus: int, now: Scene) -> int:
    """The same choice on the screen as it is now; where it is gone, what people do next."""
    buttons = before.buttons
    focus %= len(buttons)
    does = buttons[focus].does
    earlier = sum(button.does == does for button in buttons[:focus])
    same = [place for place, button in enumerate(now.buttons) if button.does == does]
    return same[min(earlier, len(same) - 1)] if same else next_thing(now)


def next_thing(now: Scene) -> int:
    """What the screen offers most clearly; another throw only where nothing else comes first."""
    buttons = list(enumerate(now.buttons))
    mains = [place for place, button in buttons if button.weight is Weight.MAIN]
    others = [place for place in mains if not isinstance(now.buttons[place].does, TossWanted)]
    plain = [place for place, button in buttons if button.weight is not Weight.BARE]
    return (*others, *mains, *plain, 0)[0]
