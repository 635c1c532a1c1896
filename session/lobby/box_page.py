"""What the owner of a real box can tell about it: each fact a step down or up."""

from __future__ import annotations

from dataclasses import replace

from games.box_facts import Fact, known
from games.cues import Step
from games.decisions import Decisions
from games.registry import box_of, name_of
from games.table.decisions import Back
from session.lobby.cues import BoxTold
from session.lobby.decisions import Tell
from session.lobby.state import Lobby, Page, Room, draft_of, kind_of, setup_of


def _offered(lobby: Lobby) -> tuple[Tell | Back, ...]:
    steps = ((fact.name, step) for fact in box_facts(lobby) for step in (fact.less, fact.more))
    return (*(Tell(name, step) for name, step in steps if step is not None), Back())


def box_facts(lobby: Lobby) -> tuple[Fact, ...]:
    """What is believed about the box of the game that is being prepared."""
    box = box_of(setup_of(lobby))
    return box.facts(setup_of(lobby)) if box else ()


def _decide(lobby: Lobby, told: Tell) -> Step[Lobby]:
    """A fact changes for this game and for all later ones."""
    draft = draft_of(lobby)
    box = box_of(draft.setup)
    if box is None:
        return Step(lobby)
    setup = box.told(draft.setup, told.fact, told.answer)
    kinds = tuple(
        replace(kind, template=box.told(kind.template, told.fact, told.answer))
        if kind == kind_of(lobby)
        else kind
        for kind in lobby.kinds
    )
    after = replace(lobby, kinds=kinds, draft=replace(draft, setup=setup))
    return Step(after, (BoxTold(name_of(setup), tuple(known(box, setup).items())),))


BOX_FACTS: Room[Tell] = Room(Decisions(Tell), _offered, _decide, before=Page.HOUSE)
