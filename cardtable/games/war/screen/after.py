"""Ending, review and mirror page of a game of Bidding War.

The mirror page tells how readable a player's sealed bids were, against the expert's mixes where known.
"""

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from cardtable.app.after.decision_picture import DecisionPicture
from cardtable.app.after.ending import SeatResult, ending_of, seat_results
from cardtable.app.after.mirror_page import ChartWords, MirrorPage
from cardtable.app.after.review_page import ReviewPage
from cardtable.app.art import palette
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.widgets import at_side
from cardtable.app.settings import Settings
from cardtable.app.style import scheme, seat_text
from cardtable.app.zoom import sharpness
from cardtable.games.war.play import SEALED, War
from cardtable.games.war.players.foreseeing import Against, BidReader, Foresight, bids_made
from cardtable.games.war.review import options, outcomes, stakes
from cardtable.games.war.rules import WarRules
from cardtable.games.war.screen.table import BidsView
from cardtable.games.war.table import WarModel
from cardtable.games.war.words import WarAnnotator, points_words
from cardtable.language import filled, translate
from cardtable.table.history import reviewed
from cardtable.table.predictability import Mirrored, ReadingMeasure, ReadTurn, luck_words, named_words, verdict_words
from cardtable.table.proportions import CARD_RATIO
from cardtable.table.review import Decision, Review


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


_TELLING = 4
"""Number of telling bids on the page, at most."""


def mirror_page(
    pixmaps: Pixmaps, settings: Settings, review: Review, names: list[str], emblems: list[int]
) -> MirrorPage:
    """Return the mirror page of a review; it fills up as the review judges more decisions."""
    rules = review.rules
    assert isinstance(rules, WarRules)
    colours = scheme(settings)
    colour = seat_text(palette.SEATS[emblems[review.seat]], colours)
    picture = BidsView(colours, max(rules.values()[: rules.suit_size]), pad=2)
    words = ChartWords(
        translate("war", "How likely a mind-reader thought each of your bids was, in %"),
        translate("war", "bids"),
        "",
        translate("war", "as the mind-reader expected"),
        translate("war", "Round"),
    )
    page = MirrorPage(pixmaps, settings, review.seat, colour, words, [picture])
    filler = _Filler(page, review)
    picture.show_bids(filler.reader.seen, colour)
    page.judged.connect(filler.show)
    filler.show()
    return page


class _Filler(QObject):
    """Filler of a mirror page with what the review has judged so far."""

    def __init__(self, page: MirrorPage, review: Review) -> None:
        super().__init__(page)
        self._page = page
        self._review = review
        self.reader = BidReader()
        history = reviewed(review, [""] * review.seats, WarModel)
        self._annotator = WarAnnotator(review.seat, stakes(review, history), ())
        self._decisions = {
            decision.state.number: decision
            for decision in review.decisions
            if isinstance(decision.state, War) and decision.state.phase == SEALED
        }
        """Decisions in sealed rounds, by the number of the prize."""
        for bid in bids_made(review.lines):
            if bid.seat == review.seat:
                self.reader.see(bid)

    def show(self) -> None:
        """Show everything known so far."""
        reader, review = self.reader, self._review
        judged = review.due() is None
        against = reader.against(self._mixes()) if judged else None
        turns = {one.bid.prize: self._turn(one) for one in reader.seen}
        telling = sorted(one.bid.prize for one in reader.telling()[:_TELLING])
        habit = _habit_words(reader.habit())
        if against is not None:
            verdict = verdict_words(against.readable, habit)
        else:  # the expert can't judge these decisions, so the page names the habit at most
            verdict = habit if judged else ""
        self._page.show_mirrored(
            Mirrored(
                [_measure(reader, against)],
                verdict,
                list(turns.values()),
                [turns[prize] for prize in telling],
            )
        )
        self._page.show_progress(review.done / max(len(review.decisions), 1))

    def _mixes(self) -> Mapping[int, Mapping[int, float]]:
        """Return how often the expert bids each card value, by the number of the prize."""
        mixes: dict[int, dict[int, float]] = {}
        for prize, decision in self._decisions.items():
            judged = self._review.judged.get(decision.number)
            if judged is None:
                continue
            values = decision.state.terms.values  # type: ignore[attr-defined]
            mix = mixes[prize] = {}
            for choice in judged.advice.choices:
                value = values[choice.move]
                mix[value] = mix.get(value, 0.0) + choice.probability
        return mixes

    def _turn(self, one: Foresight) -> ReadTurn:
        decision: Decision = self._decisions[one.bid.prize]
        what, did = self._annotator.heading(decision), self._annotator.did(decision)
        words = filled(named_words(one.right), what=what, did=did, foreseen=one.foreseen)
        return ReadTurn(
            self._review.record_lines(decision), f"{one.bid.prize + 1}", 100 * one.likely, one.right, False, words
        )


def _measure(reader: BidReader, against: Against | None) -> ReadingMeasure:
    title = translate("war", "Your bids")
    count = len(reader.seen)
    if not count:
        return ReadingMeasure(title, translate("war", "You made no bids that could be judged."))
    if against is None:
        text = translate(
            "war",
            "A mind-reader would have predicted {foreseen} of {count}; by chance alone, it would have been about "
            "{usual}.",
        )
        text = filled(text, foreseen=reader.foreseen, count=count, usual=round(reader.at_random))
        chance = translate("war", "by chance")
        return ReadingMeasure(title, text, reader.foreseen / count, reader.at_random / count, chance, None, count)
    text = translate(
        "war",
        "A mind-reader would have predicted {foreseen} of {count}; for a player who mixes like the expert, it would "
        "have been about {usual}. {luck}",
    )
    luck = translate("war", "Of players who mix their bids, {chance} in 100 are predicted this often.")
    luck = luck_words(luck, against.chance, against.readable)
    whole = against.decisions
    text = filled(text, foreseen=against.foreseen, count=whole, usual=round(against.usual), luck=luck)
    fair = translate("war", "the expert's mixes")
    return ReadingMeasure(title, text, against.foreseen / whole, against.usual / whole, fair, None, whole)


def _habit_words(habit: str | None) -> str:
    """Return a sentence on the habit that the bids followed; empty where none is clear."""
    if habit is None:
        return ""
    return {
        "by_prize": translate("war", "Your bids followed the prizes: the higher the prize, the higher the card."),
        "same_margin": translate("war", "You always bid about the same amount above or below what was at stake."),
        "highest": translate("war", "You mostly bid your highest card."),
        "lowest": translate("war", "You mostly bid your lowest card."),
        "repeats": translate("war", "You mostly bid the card nearest to your last bid."),
    }[habit]
