"""Result page of the toy."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtWidgets import QWidget

from cardtable.app.after.ending import SeatResult, ending_of, seat_results
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.settings import Settings
from cardtable_toy.table import ToyModel


def standings(pixmaps: Pixmaps, settings: Settings, model: ToyModel, emblems: Sequence[int]) -> QWidget:
    """Rows of the result, one for each seat, showing its score as a number."""
    ended = model.course.ended
    assert ended
    seats = [
        SeatResult(name, emblem, score, f"{score}", f"{score}", seat in ended.winners, lambda painter, row, box: None)
        for seat, (name, emblem, score) in enumerate(zip(model.seen.names, emblems, ended.scores, strict=True))
    ]
    return seat_results(pixmaps, settings, seats)


ending = partial(ending_of, ToyModel, standings)
