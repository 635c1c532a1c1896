"""What the owner of a real box can tell about it: each fact a step down or up."""

from __future__ import annotations

from dataclasses import replace

from games.box_facts import Fact, known
from games.choices import BACK, Choice
from games.cues import Step
from games.registry import box_of, name_of
from session.lobby.cues import BoxTold
from session.lobby.state import Lobby, Page, Room, draft_of, kind_of, setup_of
from session.lobby.verbs import TELL


def _choices(lobby: Lobby) -> tuple[Choice, ...]:
    steps = ((fact.name, step) for fact in box_facts(lobby) for step in (fact.less, fact.more))
    told = tuple(Choice(TELL, (name, step)) for name, step in steps if step is not None)
    return (*told, Choice(BACK))


def box_facts(lobby: Lobby) -> tuple[Fact, ...]:
    """What is believed about the box of the game that is being prepared."""
    box = box_of(setup_of(lobby))
    return box.facts(setup_of(lobby)) if box else ()


def _tell(lobby: Lobby, choice: Choice) -> Step[Lobby]:
    """A fact changes for this game and for all later ones."""
    name, answer = str(choice.about[0]), choice.about[1]
    draft = draft_of(lobby)
    box = box_of(draft.setup)
    if box is None:
        return Step(lobby)
    setup = box.told(draft.setup, name, answer)
    kinds = tuple(
        replace(kind, template=box.told(kind.template, name, answer)) if kind == kind_of(lobby) else kind
        for kind in lobby.kinds
    )
    after = replace(lobby, kinds=kinds, draft=replace(draft, setup=setup))
    return Step(after, (BoxTold(name_of(setup), tuple(known(box, setup).items())),))


BOX_FACTS = Room(_choices, {TELL: _tell}, before=Page.HOUSE)
