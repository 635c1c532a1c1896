"""What the owner of a real box can tell about it: each fact a step down or up."""

from __future__ import annotations

from dataclasses import replace

from games.cues import Step
from games.decisions import Decisions
from games.edition import Fact, known
from games.registry import edition_of, name_of
from games.table.decisions import Back
from session.lobby.cues import EditionChanged
from session.lobby.decisions import Tell
from session.lobby.state import Lobby, Page, PageRules, draft_of, kind_of, setup_of


def _offered(lobby: Lobby) -> tuple[Tell | Back, ...]:
    steps = ((fact.name, step) for fact in edition_facts(lobby) for step in (fact.less, fact.more))
    return (*(Tell(name, step) for name, step in steps if step is not None), Back())


def edition_facts(lobby: Lobby) -> tuple[Fact, ...]:
    """What is believed about the box of the game that is being prepared."""
    edition = edition_of(setup_of(lobby))
    return edition.facts(setup_of(lobby)) if edition else ()


def _decide(lobby: Lobby, tell: Tell) -> Step[Lobby]:
    """A fact changes for this game and for all later ones."""
    draft = draft_of(lobby)
    edition = edition_of(draft.setup)
    if edition is None:
        return Step(lobby)
    setup = edition.with_fact(draft.setup, tell.fact, tell.answer)
    kinds = tuple(
        replace(kind, template=edition.with_fact(kind.template, tell.fact, tell.answer))
        if kind == kind_of(lobby)
        else kind
        for kind in lobby.kinds
    )
    after = replace(lobby, kinds=kinds, draft=replace(draft, setup=setup))
    return Step(after, (EditionChanged(name_of(setup), tuple(known(edition, setup).items())),))


EDITION_PAGE: PageRules[Tell] = PageRules(Decisions(Tell), _offered, _decide, before=Page.HOUSE)
