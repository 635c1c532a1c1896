"""Signs that show a thing: what is played with, won, kept or looked at."""

from __future__ import annotations

from display.painting.pen import CLEAN, Pen, on_circle


def house(pen: Pen) -> None:
    """The start page."""
    pen.polygon([(50, 10), (94, 52), (6, 52)])
    pen.card((20, 46, 22, 44), 2)
    pen.card((58, 46, 22, 44), 2)
    pen.card((20, 46, 60, 18), 2)


def eye(pen: Pen) -> None:
    """Look again."""
    pen.arc((50, 92), 58, (-0.13, 0.13), 9)
    pen.arc((50, 8), 58, (0.37, 0.63), 9)
    pen.disc((50, 50), 15)


def pencil(pen: Pen) -> None:
    """Correct."""
    pen.polygon([(10, 90), (18, 62), (38, 82)])
    pen.polygon([(23, 57), (67, 13), (87, 33), (43, 77)])


def keys(pen: Pen) -> None:
    """Type in."""
    for x in (12, 40, 68):
        for y in (12, 40, 68):
            pen.card((x, y, 20, 20), 5)


def megaphone(pen: Pen) -> None:
    """Announce."""
    pen.polygon([(10, 40), (34, 40), (72, 14), (72, 82), (34, 60), (10, 60)])
    pen.line([(24, 60), (32, 86)], 12)
    pen.arc((70, 48), 20, (0.12, 0.38), 8)


def pass_by(pen: Pen) -> None:
    """Pass: an open hand."""
    pen.card((30, 42, 44, 48), 16)
    for x, top in ((30, 22), (42, 12), (54, 10), (66, 20)):
        pen.line([(x + 4, top), (x + 4, 52)], 9)
    pen.line([(16, 54), (34, 72)], 11)


def star(pen: Pen) -> None:
    """Something new or won."""
    points = [on_circle((50, 53), 46 if n % 2 == 0 else 19, n / 10) for n in range(10)]
    pen.polygon(points)


def sparkle(pen: Pen) -> None:
    """Four long points: the blue star of a board, like no other star."""
    pen.polygon([on_circle((50, 50), 50 if n % 2 == 0 else 15, n / 8) for n in range(8)])


def archive(pen: Pen) -> None:
    """Put away: a box with its lid on."""
    pen.card((6, 10, 88, 24), 6)
    pen.card((14, 40, 72, 50), 6)
    pen.card((36, 50, 28, 10), 5, CLEAN)


def parcel(pen: Pen) -> None:
    """As it came: a parcel with its string."""
    pen.card((10, 18, 80, 70), 8)
    pen.card((45, 18, 10, 70), 0, CLEAN)
    pen.card((10, 46, 80, 10), 0, CLEAN)


def cap(pen: Pen) -> None:
    """Teach: a scholar's cap."""
    pen.polygon([(50, 16), (98, 40), (50, 64), (2, 40)])
    pen.polygon([(24, 56), (50, 70), (76, 56), (76, 76), (50, 86), (24, 76)])
    pen.line([(90, 42), (90, 72)], 6)


def person(pen: Pen) -> None:
    """Somebody more."""
    pen.disc((38, 30), 20)
    pen.card((6, 56, 64, 60), 30)
    pen.line([(84, 14), (84, 46)], 10)
    pen.line([(68, 30), (100, 30)], 10)


def shelf(pen: Pen) -> None:
    """Other games: boxes on a shelf."""
    for left, top, width in ((8, 24, 18), (30, 12, 22), (56, 34, 14), (74, 20, 18)):
        pen.card((left, top, width, 62 - top + 14), 3)
    pen.card((2, 80, 96, 10), 4)


def toss(pen: Pen) -> None:
    """Throw: a die in the air."""
    pen.polygon([(46, 8), (86, 28), (66, 68), (26, 48)])
    pen.arc((44, 66), 34, (0.5, 0.72), 7)
    pen.arc((48, 74), 20, (0.48, 0.7), 7)


def crown(pen: Pen) -> None:
    """The winner."""
    pen.polygon([(10, 28), (32, 52), (50, 16), (68, 52), (90, 28), (82, 80), (18, 80)])
    for x, y in ((10, 24), (50, 12), (90, 24)):
        pen.disc((x, y), 7)


def medal(pen: Pen) -> None:
    """Who is ahead: a medal on its ribbon."""
    pen.polygon([(16, 4), (40, 4), (56, 42), (38, 46)])
    pen.polygon([(84, 4), (60, 4), (44, 42), (62, 46)])
    pen.ring((50, 66), 30, 10)
    pen.disc((50, 66), 10)


def towers(pen: Pen) -> None:
    """Columns of boxes that grow."""
    for left, boxes in ((6, 2), (30, 4), (54, 3), (78, 1)):
        for box in range(boxes):
            pen.card((left, 74 - 22 * box, 18, 18), 4)


def rocket(pen: Pen) -> None:
    """Off into space."""
    pen.polygon([(50, 4), (68, 30), (68, 70), (32, 70), (32, 30)])
    pen.polygon([(30, 48), (30, 78), (12, 84)])
    pen.polygon([(70, 48), (70, 78), (88, 84)])
    pen.line([(50, 80), (50, 94)], 9)
    pen.line([(38, 78), (38, 86)], 6)
    pen.line([(62, 78), (62, 86)], 6)


def lift(pen: Pen) -> None:
    """Up and down in a lift."""
    pen.card((20, 6, 60, 88), 8, width=8)
    pen.polygon([(50, 18), (66, 42), (34, 42)])
    pen.polygon([(50, 82), (34, 58), (66, 58)])


def block(pen: Pen) -> None:
    """A block of equal numbers."""
    for left, top in ((18, 8), (18, 36), (18, 64), (46, 64)):
        pen.card((left, top, 25, 25), 4)


def die(pen: Pen) -> None:
    """The dice, large."""
    pen.card((12, 12, 76, 76), 16, width=9)
    for x, y in ((33, 33), (67, 67), (50, 50)):
        pen.disc((x, y), 8)


def stairs(pen: Pen) -> None:
    """A straight: one more with every step."""
    for left, top in ((4, 68), (28, 48), (52, 28), (76, 8)):
        pen.card((left, top, 20, 92 - top), 4)


def chances(pen: Pen) -> None:
    """How likely something is: bars."""
    for top, width in ((10, 82), (42, 50), (74, 28)):
        pen.card((8, top, width, 18), 6)


def lock(pen: Pen) -> None:
    """Stays where it is."""
    pen.card((16, 44, 68, 50), 9)
    pen.arc((50, 44), 22, (-0.25, 0.25), 11)


def snowflake(pen: Pen) -> None:
    """Cool down."""
    for n in range(3):
        pen.line([on_circle((50, 50), 42, n / 6), on_circle((50, 50), -42, n / 6)], 9)
    for n in range(6):
        pen.disc(on_circle((50, 50), 42, n / 6), 9)


def bulb(pen: Pen) -> None:
    """A hint: a lamp that is on."""
    pen.disc((50, 38), 27)
    pen.card((38, 58, 24, 14), 3)
    pen.card((38, 76, 24, 10), 5)
    for x, y in ((10, 38), (90, 38), (22, 10), (78, 10)):
        pen.line([(x, y), (50 + (x - 50) * 0.82, 38 + (y - 38) * 0.82)], 7)


THING_SIGNS = {
    "announce": megaphone,
    "archive": archive,
    "block": block,
    "bulb": bulb,
    "cap": cap,
    "chances": chances,
    "crown": crown,
    "dice": die,
    "eye": eye,
    "house": house,
    "keys": keys,
    "lift": lift,
    "lock": lock,
    "medal": medal,
    "megaphone": megaphone,
    "parcel": parcel,
    "pass": pass_by,
    "pencil": pencil,
    "person": person,
    "rocket": rocket,
    "shelf": shelf,
    "snowflake": snowflake,
    "sparkle": sparkle,
    "stairs": stairs,
    "star": star,
    "toss": toss,
    "towers": towers,
}
