"""A game of the history as a button: when, what, who; taken up again with one tap."""

from __future__ import annotations

from display.building.layout import Face
from display.registry import game_words
from display.style.look import Look
from games.choices import Choice
from games.events import Chosen
from session.statistics import PlayedGame
from words.phrases import Language, phrase


def game_face(look: Look, choice: Choice, game: PlayedGame) -> Face:
    """The game and its day; below them who played, and whether it is still open."""
    name = game_words(look.language, game.game)
    text = f"{name}, {day_words(look.language, game.begun)}" if game.begun else name
    return Face(Chosen(choice), text, under=_people(look.language, game))


def day_words(language: Language, begun: str) -> str:
    """A day as people write it."""
    year, month, day = begun[:10].split("-")
    return phrase(language, "language.day", day=int(day), month=int(month), year=year)


def _people(language: Language, game: PlayedGame) -> str:
    """Whoever won, or sat first, and how many others; the game itself shows the rest."""
    seat = game.winners[0] if game.winners else 0
    others = f" +{len(game.players) - 1}" if len(game.players) > 1 else ""
    if not game.is_over:
        return phrase(language, "statistics.open", name=game.players[seat], others=others)
    points = game.points[seat]
    return f"{game.players[seat]} {'?' if points is None else points}{others}"
