"""Ending and review of a game of Bidding War."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from cardtable.app.after.decision_picture import DecisionPicture
from cardtable.app.after.ending import ending_of
from cardtable.app.after.review_page import ReviewPage
from cardtable.app.after.seat_results import SeatResult, seat_results
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.widgets import at_side
from cardtable.app.settings import Settings
from cardtable.app.zoom import sharpness
from cardtable.games.war.review import options, outcomes, stakes
from cardtable.games.war.table import WarModel
from cardtable.games.war.words import WarAnnotator, points_words
from cardtable.table.history import reviewed
from cardtable.table.proportions import CARD_RATIO
from cardtable.table.review import Review


def standings(pixmaps: Pixmaps, settings: Settings, model: WarModel, emblems: Sequence[int]) -> QWidget:
    """Return the final standings: the points of each player and the prizes they won."""
    ended = model.course.ended
    assert ended
    seats = []
    for seat, score in enumerate(ended.scores):
        words, draw = points_words(score), partial(_draw_cards, pixmaps, model.course.taken[seat])
        won = seat in ended.winners
        seats.append(SeatResult(model.seen.names[seat], emblems[seat], score, words, words, won, draw))
    return seat_results(pixmaps, settings, seats)


ending = partial(ending_of, WarModel, standings)


def _draw_cards(pixmaps: Pixmaps, cards: Sequence[str], painter: QPainter, row: QWidget, box: QRectF) -> None:
    """Draw the prizes that a player won in one row, overlapping as far as needed."""
    card = round(box.height() / CARD_RATIO)
    step = min(card * 0.8, (box.width() - card) / max(1, len(cards) - 1))
    fan = at_side(row, box.x(), box.y(), (len(cards) - 1) * step + card, box.height())
    for place, name in enumerate(cards):
        at = QPointF(fan.x() + place * step, fan.y())
        painter.drawPixmap(at, pixmaps.face(name, card, sharpness(row)))


def review_page(
    pixmaps: Pixmaps, settings: Settings, review: Review, names: list[str], emblems: list[int], judge: str
) -> ReviewPage:
    """Return the review page of a game."""
    history = reviewed(review, names, WarModel)
    annotator = WarAnnotator(review.seat, stakes(review, history), outcomes(review, history))
    picture = DecisionPicture(pixmaps, emblems, history, options)
    return ReviewPage(pixmaps, settings, review, annotator, picture, emblems, judge)
