"""Places of speech bubbles: near the speaker's plaque, and over nothing that must be seen."""

from __future__ import annotations

from random import Random

import pytest

from cardtable.table.places import Box, Place
from cardtable.table.speech_places import (
    LIGHTLY,
    RATHER_NOT,
    Taken,
    around,
    covered,
    free_way,
    gap_between,
    place_speech,
)

FELT = Box(20, 20, 1000, 800)
PLAQUE = Box(400, 300, 200, 50)
SIZE = [(180.0, 60.0)]


def test_words_stand_beside_the_plaque_where_all_is_free() -> None:
    box = place_speech(SIZE, PLAQUE, FELT, [Taken(PLAQUE)])
    assert covered(box, [Taken(PLAQUE)]) == 0
    assert abs(box.centre[0] - PLAQUE.centre[0]) < 260
    assert abs(box.centre[1] - PLAQUE.centre[1]) < 120


def test_words_make_way_for_what_lies_there() -> None:
    below = Taken(Box(200, 350, 700, 300))
    box = place_speech(SIZE, PLAQUE, FELT, [Taken(PLAQUE), below])
    assert covered(box, [Taken(PLAQUE), below]) == 0


def test_what_may_be_covered_is_where_there_is_nothing_else() -> None:
    soft = Taken(Box(20, 20, 1000, 270), LIGHTLY)
    taken = [Taken(PLAQUE), Taken(Box(20, 290, 370, 530)), Taken(Box(610, 290, 410, 530)),
             Taken(Box(20, 352, 1000, 468)), soft]  # fmt: skip
    box = place_speech(SIZE, PLAQUE, FELT, taken)
    assert covered(box, taken[:-1]) == 0
    assert covered(box, [soft]) > 0


def test_words_are_taken_for_nobody_elses() -> None:
    """There is room below another player's plaque, and at the speaker's own only over cards of both."""
    other = Box(400, 410, 200, 50)
    taken = [Taken(PLAQUE), Taken(other), Taken(Box(20, 20, 1000, 280)), Taken(Box(20, 300, 370, 520)),
             Taken(Box(610, 300, 410, 520)), Taken(Box(400, 350, 200, 60), RATHER_NOT)]  # fmt: skip
    size = [(180.0, 28.0)]
    assert place_speech(size, PLAQUE, FELT, taken).y >= other.y + other.height
    box = place_speech(size, PLAQUE, FELT, taken, [other])
    assert gap_between(box, PLAQUE) <= gap_between(box, other)
    assert covered(box, taken[:-1]) == 0


@pytest.mark.parametrize("top", range(220, 231))
def test_words_stand_in_a_gap_that_just_holds_them(top: int) -> None:
    """Wherever the gap begins, it is better than more room at another player's plaque."""
    gap, other = Box(20, top, 1000, PLAQUE.y - top), Box(400, 700, 200, 50)
    taken = [Taken(PLAQUE), Taken(other), Taken(Box(20, 20, 1000, top - 20)), Taken(Box(20, PLAQUE.y, 1000, 300))]
    box = place_speech([(180.0, gap.height - 3)], PLAQUE, FELT, taken, [other])
    assert covered(box, taken) == 0
    assert gap.y <= box.y < PLAQUE.y


@pytest.mark.parametrize("number", range(30))
def test_words_never_leave_the_felt_and_cover_no_more_than_they_must(number: int) -> None:
    rng = Random(number)
    things = [Taken(Box(rng.uniform(0, 900), rng.uniform(0, 700), rng.uniform(40, 200), rng.uniform(40, 120)))
              for _ in range(rng.randrange(12))]  # fmt: skip
    plaque = Box(rng.uniform(20, 800), rng.uniform(20, 760), 200, 50)
    sizes = [(rng.uniform(80, 240), rng.uniform(30, 90)) for _ in range(3)]
    box = place_speech(sizes, plaque, FELT, [*things, Taken(plaque)])
    assert (box.width, box.height) in sizes
    assert FELT.x <= box.x
    assert box.x + box.width <= FELT.x + FELT.width + 1e-6
    assert FELT.y <= box.y
    assert box.y + box.height <= FELT.y + FELT.height + 1e-6
    if len(things) < 4:
        assert covered(box, [Taken(plaque)]) == 0


def test_a_box_around_places_holds_what_is_turned() -> None:
    assert around([]) is None
    upright, turned = around([Place(100, 100, 50)]), around([Place(100, 100, 50, 90)])
    assert upright
    assert turned
    assert upright.width == pytest.approx(turned.height)
    assert upright.height == pytest.approx(turned.width)
    both = around([Place(100, 100, 50), Place(300, 100, 50)])
    assert both
    assert both.width == pytest.approx(250)


def test_a_tail_ends_before_what_lies_on_its_way() -> None:
    box = Box(100, 100, 100, 40)
    assert free_way(box, (150, 300), [], 14) == (150, 300)
    x, y = free_way(box, (150, 300), [Taken(Box(100, 200, 100, 50))], 14)
    assert x == 150
    assert 190 <= y < 200
    assert free_way(box, (150, 300), [Taken(Box(100, 142, 100, 50))], 14) == (150, 154)
    assert free_way(box, (150, 120), [], 14) == (150, 120)


def test_words_larger_than_the_felt_begin_where_it_begins() -> None:
    box = place_speech([(2000.0, 900.0)], PLAQUE, FELT, [Taken(PLAQUE)])
    assert (box.x, box.y) == (FELT.x, FELT.y)
