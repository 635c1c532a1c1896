"""Every limit of the reader in one table: what each means, how it was chosen, and how far it may be off.

`python tools/eye_figures.py sweep` reads the photographs with each of them a fifth lower and a fifth higher;
`python tools/eye_figures.py folds` chooses those that matter on some sources and judges on others.
"""

from __future__ import annotations

from dataclasses import dataclass, field


def _limit(value: float, meaning: str) -> float:
    return field(default=value, metadata={"meaning": meaning})


@dataclass(slots=True)
class Limits:
    """Shares and likelihoods from 0 to 1 unless said otherwise."""

    # How much of a die something must be.
    die: float = _limit(0.16, "finder and judge together must believe so much in a die")
    faint: float = _limit(0.07, "a fainter belief counts only where a die is missing")
    face: float = _limit(0.4, "so certain a face must be to be told at all")
    readable: float = _limit(0.6, "so certain a face must be to outdo other readings of the same place")
    certain: float = _limit(0.9, "so certain the face of something faint must be to count all the same")
    fainter: float = _limit(0.45, "believed in so much less than the clearest die: a thing beside dice")
    unread: float = _limit(0.7, "so clear beside the dice a place must be to leave a doubt, read or not")
    blank: float = _limit(0.1, "no doubt where the voices see so little of a face there")
    bare_place: float = _limit(0.4, "so sure the third voice must be that a doubted place shows no face")
    alike: float = _limit(1.8, "so many times larger or smaller than the dice such a place may be")
    seeming: float = _limit(0.45, "so clear a place must be to leave a doubt where no die was made out")
    unlike: float = _limit(2.2, "so many times larger or smaller than the clearest die no other die is")

    # What the second finder leaves unexplained.
    body: float = _limit(0.75, "so likely a cell must be a part of a die")
    own_body: float = _limit(0.95, "edges around a read die's middle within which a body is its own")
    body_part: float = _limit(0.35, "so many squared edges of body must be left over to leave a doubt")
    bare_body: float = _limit(5.0, "where no die was made out: cells of edge that such a die would have")

    middle: float = _limit(0.3, "edges around the middle of a place that are looked at for a body")
    solid: float = _limit(0.5, "how much of a body must be there for a large place to be a die")
    firm: float = _limit(0.25, "how clear and solid together the firmest die must be to be told for sure")
    seconded: float = _limit(0.5, "and for a place that was not read to leave a doubt")

    # When to ask.
    sure: float = _limit(0.7, "confidence from which the reader does not ask, the number of dice known")
    sure_alone: float = _limit(0.7, "the same where nobody says how many dice there are")
    sure_single: float = _limit(0.9, "the same for a single die there: buttons and tiles lie alone, too")
    marker: float = _limit(0.5, "how much the second voice weighs, of 1")
    scholar: float = _limit(0.333, "how much the third voice weighs beside both others, of 1")
    agreed: float = _limit(0.4, "what is left of doubt where both voices name the same face")
    majority: float = _limit(0.6, "what is left of it where two of three do")
    disputed: float = _limit(1.0, "what it grows to where they name different ones")
    marked: float = _limit(0.6, "what is left of it where the marked pips make that face")
    unmarked: float = _limit(1.5, "what it grows to where they do not")
    lone: float = _limit(
        2.5, "how much heavier doubt weighs for a one there: rings and screws have one pip, too"
    )
    leans_in_game: float = _limit(14.0, "degrees off the common up from which a die leans in a game")
    leans_on_photo: float = _limit(16.0, "the same on a photograph, where nobody can nudge a die")
    steepest: float = _limit(48.0, "degrees between up and the line of sight from which a lone die leans")
    stacked: float = _limit(0.6, "two middles nearer than so many edges: one die lies on the other")

    upright: float = _limit(0.35, "so clear a face must be to tell whether the camera stands low")
    steepest_low: float = _limit(66.0, "the same for dice that agree: their camera stands low")

    # How long to look.
    hopeless: float = _limit(0.07, "no further look where the belief in a die is so small")
    settled: float = _limit(0.9, "no further look where all looks agree so much on a face")
    heard: float = _limit(0.2, "so clear a place must be for the second voice to be heard in any case")
    small: float = _limit(15.0, "pixels of edge under which the finder looks at a finer picture")
    large: float = _limit(0.11, "edge in lengths of the picture from which the coarse look counts")
    filling: float = _limit(0.4, "the same for the coarsest look, at dice that fill the picture")

    # What is the matter with a doubted die.
    dark: float = _limit(26.0, "mean grey of a die in the dark, of 255")
    glaring: float = _limit(0.12, "share of white in a die that glares")
    soft: float = _limit(35.0, "sharpness of a die out of focus (variance of the Laplacian)")
    bare: float = _limit(8.0, "contrast in grey levels under which a patch shows nothing at all")
    unreadable: float = _limit(0.7, "certainty from which a patch is not asked for contrast")
    one_colour: float = _limit(26.0, "how much the colour of a domino may differ from place to place, of 255")
    full: float = _limit(0.8, "how much of its oblong a domino fills")

    # Taught signs.
    like: float = _limit(0.8, "how like a taught sign a face must be to be sure")
    apart: float = _limit(0.15, "how far ahead of the next sign it must be")

    # A household's own dice.
    own_far: float = _limit(0.85, "likeness to the likest taught face up to which nothing was learned")
    own_near: float = _limit(0.93, "likeness from which a taught face has its full say")
    own_like: float = _limit(0.775, "likeness from which what was read is a taught die, and no other thing")
    own_weight: float = _limit(12.0, "how much a face that is less like weighs less, to the power of e")
    own_apart: float = _limit(0.25, "how far behind, in likeness, nothing at all is taken to be")


LIMITS = Limits()
