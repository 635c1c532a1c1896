"""Game files: every mistake is told with its line, whatever was broken, and never in a traceback."""

from __future__ import annotations

import random
import re
from importlib import resources
from pathlib import Path

import pytest

from device.commands.one_file.files import sentence_of
from games.one_file.mistakes import BadGameFile, Mistake, MistakeKind
from games.one_file.plan import Counting, Keep, Kind, What
from games.one_file.reading import name_from, plan_from
from words.languages import LANGUAGES
from words.phrases import Language
from words.sentences import in_words

SHIPPED = sorted((resources.files("games.one_file") / "files").iterdir(), key=str)
EXAMPLES = sorted((Path(__file__).parents[2] / "examples" / "games").glob("*.toml"))
TEXTS = [Path(str(file)).read_text(encoding="utf-8") for file in (*SHIPPED, *EXAMPLES)]
WRONG = (
    "-1",
    "99999999",
    '"x"',
    '""',
    "[]",
    "{}",
    "true",
    "1.5",
    "[1, 2]",
    '{ xx = "y" }',
    "1979-05-27",
    "nan",
)
GAP = re.compile(r"\{(word|found|allowed|meant|raw|line|file|what)\}")
SMALLEST = 'title = "Dice"\nrounds = 3\n'


def mistakes(text: str) -> tuple[Mistake, ...]:
    try:
        plan_from(text, "tried")
    except BadGameFile as error:
        return error.mistakes
    return ()


def problems(text: str) -> list[tuple[int, MistakeKind]]:
    return [(each.line, each.problem) for each in mistakes(text)]


def broken(text: str, chance: random.Random) -> str:
    """One thing changed as people and editors do it: a line, a sign, a number, a word."""
    lines = text.splitlines()
    at = chance.randrange(len(lines))
    match chance.randrange(7):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, lines[chance.randrange(len(lines))])
        case 2 if "=" in lines[at]:
            lines[at] = lines[at].split("=")[0] + "= " + chance.choice(WRONG)
        case 3 if lines[at]:
            place = chance.randrange(len(lines[at]))
            lines[at] = lines[at][:place] + chance.choice('"[]{}=,x0🎲\x00') + lines[at][place + 1 :]
        case 4:
            lines = lines[:at]
        case 5:
            lines[at] = lines[at].replace("what", "waht").replace("dice", "dcie")
        case _:
            lines[at] = lines[at].replace("5", "50").replace("1", "0")
    return "\n".join(lines)


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_broken_is_a_plan_or_a_mistake_with_its_line(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(150):
        text = chance.choice(TEXTS)
        for _ in range(chance.randint(1, 3)):
            text = broken(text, chance) if text.strip() else text
        for mistake in mistakes(text):
            assert 1 <= mistake.line <= text.count("\n") + 1
            for language in LANGUAGES:
                said = in_words(Language(language), sentence_of(Path("game.toml"), mistake))
                assert str(mistake.line) in said
                assert not GAP.search(said), said


@pytest.mark.parametrize("text", TEXTS, ids=[Path(str(file)).stem for file in (*SHIPPED, *EXAMPLES)])
def test_what_we_ship_can_be_played(text: str) -> None:
    assert mistakes(text) == ()


def test_two_lines_are_a_game() -> None:
    plan = plan_from(SMALLEST, "dice")
    assert (plan.kind, plan.dice, plan.throws, plan.lines[0].what) == (Kind.TOTAL, 1, 1, What.SUM)


@pytest.mark.parametrize(
    ("more", "found"),
    [
        ("dice = 11", (3, MistakeKind.NOT_IN_RANGE)),
        ('dice = "two"', (3, MistakeKind.NEED_NUMBER)),
        ("dise = 2", (3, MistakeKind.MISSPELT)),
        ("spielfeld = 2", (3, MistakeKind.UNKNOWN_KEY)),
        ("runden = 2", (3, MistakeKind.MISSPELT)),
        ('throws = "often"', (3, MistakeKind.NEED_THROWS)),
        ('throws = "free"', (3, MistakeKind.MISSING)),
        ('keep = "any"', (3, MistakeKind.ONE_THROW)),
        ("exact = 1", (3, MistakeKind.NEED_YES_NO)),
        ("exact = true", (3, MistakeKind.MISSING)),
        ("players = [4, 2]", (3, MistakeKind.ORDER)),
        ("players = [0, 2]", (3, MistakeKind.NOT_IN_RANGE)),
        ('about = ""', (3, MistakeKind.EMPTY)),
        ('about = "🎲"', (3, MistakeKind.ODD_SIGN)),
        ('about = "{name}"', (3, MistakeKind.ODD_SIGN)),
        ('about = { fr = "bonjour" }', (3, MistakeKind.NO_SUCH_LANGUAGE)),
        ("ask = { rounds = [4, 5] }", (3, MistakeKind.NOT_AMONG_ASKED)),
        ("in_order = true", (3, MistakeKind.NOT_FOR_THIS)),
        ('name = "My game"', (3, MistakeKind.BAD_NAME)),
        ('[[score]]\nwhat = "alike"', (3, MistakeKind.VERB_NEEDS)),
        ('[[score]]\nwhat = "sum"\nface = 3', (5, MistakeKind.NOT_FOR_THIS)),
        ('[[score]]\nwhat = "full-house"', (3, MistakeKind.TOO_FEW_DICE)),
        ('[[score]]\nwaht = "sum"', (3, MistakeKind.MISSING)),
        ('[[score]]\nwhat = "sum"\npoints = "many"', (5, MistakeKind.NEED_POINTS)),
        ('count = "once"\n[[score]]\nwhat = "sum"', (5, MistakeKind.NOT_ONCE)),
        ('[[lost]]\nwhat = "sum"', (3, MistakeKind.ALWAYS_LOST)),
        ('[[row]]\nwhat = "sum"', (2, MistakeKind.NO_END_WITH_ROWS)),
        ('dice = 0\n[[score]]\nwhat = "sum"', (3, MistakeKind.NO_DICE_NO_SCORE)),
        ("title = 3", (3, MistakeKind.KEY_TWICE)),
        ('throws = "free"\nkeep = "scoring"', (4, MistakeKind.NEEDS_LINES)),
        ('score = [{ what = "sum" },\n{ what = "even", points = -5 }]', (4, MistakeKind.NEVER_COUNTS)),
        ("bonus = { rows = [1], from = 2, points = 3 }", (3, MistakeKind.NEED_LIST)),
    ],
)
def test_a_mistake_is_found_on_its_line(more: str, found: tuple[int, MistakeKind]) -> None:
    assert found in problems(SMALLEST + more)


def test_a_game_that_never_ends_or_never_scores_is_refused() -> None:
    assert problems('title = "Endless"') == [(1, MistakeKind.NEEDS_END)]
    assert problems('title = "Vain"\ngoal = 5\nscore = [{ what = "sum", points = 0 }]') == [
        (3, MistakeKind.NEVER_POINTS)
    ]


def test_all_mistakes_are_told_at_once() -> None:
    assert problems('dice = 20\ntitel = "x"\nthrows = 0') == [
        (1, MistakeKind.NOT_IN_RANGE),
        (2, MistakeKind.MISSPELT),
        (3, MistakeKind.NOT_IN_RANGE),
    ]


def test_two_boxes_that_nobody_could_tell_apart_are_told() -> None:
    boxes = '{ title = "Pair", what = "alike", dice = 2 },\n{ title = "Pair", what = "sum" },'
    (mistake,) = mistakes(f'title = "x"\ndice = 2\nrow = [\n{boxes}\n]')
    assert (mistake.line, mistake.problem, mistake.found, mistake.allowed) == (
        5,
        MistakeKind.SAME_TITLE,
        "Pair",
        "4",
    )


def test_what_was_probably_meant_is_said() -> None:
    (mistake,) = mistakes(SMALLEST + "dise = 2")
    assert in_words(Language("en"), sentence_of(Path("g.toml"), mistake)).endswith("Did you mean “dice”?")


@pytest.mark.parametrize(
    ("stem", "name"), [("Große Würfel 2", "grosse-wuerfel"), ("7", "game"), ("lucky_seven", "lucky-seven")]
)
def test_a_game_without_a_name_is_called_after_its_file(stem: str, name: str) -> None:
    assert name_from(stem) == name


def test_words_stand_for_choices_of_a_closed_list() -> None:
    plan = plan_from(
        'title = "x"\ndice = 6\nthrows = "free"\nkeep = "scoring"\ngoal = 9\ncount = "once"\n'
        '[[score]]\nwhat = "face"\nface = 1',
        "x",
    )
    assert (plan.keep, plan.counting) == (Keep.SCORING, Counting.ONCE)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('title = "X\ndice = 2', (1, MistakeKind.OPEN_QUOTES, 'title = "X"')),
        ('title = "X"\nrounds = 7,5', (2, MistakeKind.WHOLE_NUMBER, "rounds = 7")),
        ('title = "X"\ndice: 2', (2, MistakeKind.EQUALS, "dice = 2")),
        ('title = "X"\ndice = 2;', (2, MistakeKind.ODD_END, "dice = 2")),
        ('title = "A "B""', (1, MistakeKind.QUOTES_INSIDE, "title = \"A 'B'\"")),
        ("würfel = 2", (1, MistakeKind.ENGLISH_KEY, "dice, title, rounds")),
        ("score = [{ what = “even” }]", (1, MistakeKind.CURLY_QUOTES, 'score = [{ what = "even" }]')),
        ("score = [{ what = even, points = 2 }]", (1, MistakeKind.NO_QUOTES, 'what = "even"')),
        ('score = [{ what = "even" points = 2 }]', (1, MistakeKind.INNER_COMMA, 'what = "even", points = …')),
        ("title = Lucky Seven\ndice = 2", (1, MistakeKind.NO_QUOTES, 'title = "Lucky Seven"')),
        ("title = „X“", (1, MistakeKind.CURLY_QUOTES, 'title = "X"')),
        ('title = "X"\nlast_round = True', (2, MistakeKind.NEED_YES_NO, "last_round = true")),
        ('title = "X"\ndice = 2\ndice = 3', (3, MistakeKind.KEY_TWICE, "")),
        (
            'title = "X"\nscore = [\n  { what = "sum" }\n  { what = "even" },\n]',
            (3, MistakeKind.NO_COMMA, '{ what = "sum" },'),
        ),
        ('title = "X"\nscore = [\n  { what = "sum" },\n', (3, MistakeKind.OPEN_BRACKET, "]")),
    ],
)
def test_a_slip_of_the_pen_is_told_with_what_would_be_right(
    text: str, found: tuple[int, MistakeKind, str]
) -> None:
    with pytest.raises(BadGameFile) as caught:
        plan_from(text, "tried")
    (mistake,) = caught.value.mistakes
    assert (mistake.line, mistake.problem, mistake.allowed) == found
