"""The games as the settings have them: what the lobby offers, and how a seat can be played."""

from __future__ import annotations

from dataclasses import replace
from itertools import cycle, islice
from typing import Any

from config.settings import BeamSettings, NumberloorSettings, Settings, UpwardsSettings
from games import beam, just_dice, numberloor, upwards
from games.beam.boards import BadBoard, Board, parse_board
from games.beam.layouts import OUR_BOARDS
from games.numberloor.setup import KINDS_OF_SEAT, MOST_PLAYERS, check_deck
from games.registry import Setup, name_of
from session.lobby import GameKind, Lobby, Question
from session.preferences import Preferences

SIMULATED = ("easy", "fair", "strong")
YES_NO = (True, False)
UPWARDS_QUESTIONS = (
    Question("option", tuple(upwards.Option)),
    Question("event_die", YES_NO),
    Question("full_grid_ends", YES_NO),
)
BEAM_QUESTIONS = tuple(
    Question(name, YES_NO) for name in ("downgrade", "separate_head_start", "free_to_waive")
)


def game_kinds(settings: Settings) -> tuple[GameKind, ...]:
    """All games on the shelf; BadBoard or BadSetup when a board or a deck of the settings cannot be used."""
    return (
        GameKind(_upwards(settings.upwards), 2, 6, tuple(upwards.Plays), UPWARDS_QUESTIONS),
        GameKind(_beam(settings.beam_me_up), 2, 4, tuple(beam.Plays), BEAM_QUESTIONS),
        GameKind(
            template=_numberloor(settings.numberloor),
            fewest=2,
            most=5,
            kinds=KINDS_OF_SEAT,
            questions=(Question("level", tuple(numberloor.Level)),),
        ),
        GameKind(
            template=just_dice.Setup(players=()),
            fewest=just_dice.FEWEST,
            most=just_dice.MOST,
            kinds=(just_dice.Plays.PERSON,),
            questions=(Question("dice", just_dice.NUMBERS),),
            is_timed=False,
        ),
    )


def lobby_for(settings: Settings, language: str) -> Lobby:
    """The start page of the evening."""
    delivered = preferences_for(settings, language)
    return Lobby(game_kinds(settings), settings.table.names, delivered, delivered)


def preferences_for(settings: Settings, language: str) -> Preferences:
    """How the settings file wants everything that can also be changed on the screen."""
    return Preferences(
        language=language,
        theme=settings.screen.theme,
        text_percent=round(100 * settings.screen.text_scale),
        reduced_motion=settings.screen.reduced_motion,
        rotation=settings.screen.rotation,
        volume=settings.sound.volume,
        speech=settings.sound.speech,
        speech_volume=settings.sound.speech_volume,
        speech_pace=settings.sound.speech_words_per_minute,
        seconds=settings.table.seconds,
    )


def kind_named(kinds: tuple[GameKind, ...], name: str) -> GameKind:
    """The game of this name."""
    return next(kind for kind in kinds if name_of(kind.template) == name)


def simulated_setup(kind: GameKind, players: tuple[str, ...]) -> Setup:
    """All seats played by the device, each strength in turn."""
    strengths = cycle([seat for seat in kind.kinds if seat in SIMULATED] or SIMULATED[:1])
    return seated(kind.template, players, tuple(islice(strengths, len(players))))


def seated(template: Setup, players: tuple[str, ...], seats: tuple[str, ...]) -> Setup:
    """This game with these people at the table."""
    changes: dict[str, Any] = {"players": players, "seats": seats}
    return replace(template, **changes)


def _upwards(settings: UpwardsSettings) -> upwards.Setup:
    facts = upwards.SheetFacts(
        columns=settings.columns,
        rows=settings.rows,
        reserve=settings.reserve,
        extra_reserve=settings.extra_reserve,
        blocks=tuple(upwards.Block(block.name, block.points, block.shape) for block in settings.blocks),
        event_faces=tuple(upwards.Effect(face) for face in settings.event_faces),
    )
    return upwards.Setup(
        players=(),
        option=upwards.Option(settings.option),
        event_die=settings.event_die,
        facts=facts,
        full_grid_ends=settings.full_grid_ends,
    )


def _beam(settings: BeamSettings) -> beam.Setup:
    boards = tuple(_board(number, drawing) for number, drawing in enumerate(settings.boards, 1))
    return beam.Setup(
        players=(),
        boards=boards or OUR_BOARDS,
        downgrade=settings.downgrade,
        separate_head_start=settings.separate_head_start,
        free_to_waive=settings.free_to_waive,
    )


def _board(number: int, drawing: str) -> Board:
    try:
        return parse_board(drawing.splitlines())
    except BadBoard as error:
        raise BadBoard(error.why, number=number, **error.values) from error


def _numberloor(settings: NumberloorSettings) -> numberloor.Setup:
    deck = numberloor.Deck(
        floors=settings.floors,
        nights=settings.nights,
        numbers=settings.numbers,
        blue=settings.blue,
        neighbours=settings.neighbours,
        even=settings.even,
        odd=settings.odd,
        skip=settings.skip,
    )
    setup = numberloor.Setup(level=numberloor.Level(settings.level), deck=deck)
    for level in numberloor.Level:
        check_deck(replace(setup, level=level), MOST_PLAYERS)
    return setup
