"""Where the focus goes when the screen changes under it: it belongs to a choice, not to a place in a list."""

from __future__ import annotations

from display.building.parts import Button, Scene, Weight
from display.building.view_intents import TossWanted
from games.choices import TABLE_VERBS, UNDO, Choice
from games.events import Chosen


def place_of(before: Scene, focus: int, now: Scene) -> int:
    """The same choice on the screen as it is now, or the next step of it; else what people do next."""
    buttons = before.buttons
    focus %= len(buttons)
    does = buttons[focus].does
    earlier = sum(button.does == does for button in buttons[:focus])
    same = [place for place, button in enumerate(now.buttons) if button.does == does]
    if same:
        return same[min(earlier, len(same) - 1)]
    steps = [place for place, button in enumerate(now.buttons) if _is_next_step(buttons[focus], button)]
    return steps[0] if steps else next_thing(now)


def _is_next_step(before: Button, now: Button) -> bool:
    """Less and more mean another number after each press, but the same thing, and lie where they lay."""
    match before.does, now.does:
        case Chosen(Choice(verb, (about, _))), Chosen(Choice(other, (also_about, _))):
            return (verb, about, before.box) == (other, also_about, now.box)
        case _:
            return False


def next_thing(now: Scene) -> int:
    """What the screen offers most clearly; another throw only where nothing else comes first.

    Then a decision of the game's own, and at last whatever else there is, but nothing that takes something
    back: who only ever goes on would undo it.
    """
    buttons = list(enumerate(now.buttons))
    mains = [place for place, button in buttons if button.weight is Weight.MAIN]
    tosses = [place for place, button in buttons if isinstance(button.does, TossWanted)]
    others = [place for place in mains if place not in tosses]
    own = [place for place, button in buttons if _is_of_game(button)]
    plain = [
        place for place, button in buttons if button.weight is not Weight.BARE and button.does != _UNDOING
    ]
    return (*others, *mains, *tosses, *own, *plain, 0)[0]


def _is_of_game(button: Button) -> bool:
    return isinstance(button.does, Chosen) and button.does.choice.verb not in TABLE_VERBS


_UNDOING = Chosen(Choice(UNDO))
