"""End of a game of Miser: standings and review page."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtWidgets import QWidget

from cardtable.app.after.decision_picture import DecisionPicture
from cardtable.app.after.ending import coin_result, ending_of, seat_results
from cardtable.app.after.review_page import ReviewPage
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.settings import Settings
from cardtable.games.miser.amounts import pennies_words
from cardtable.games.miser.review import options, outcomes
from cardtable.games.miser.table import MiserModel
from cardtable.games.miser.words import MiserAnnotator
from cardtable.language import filled, translate
from cardtable.table.history import reviewed
from cardtable.table.review import Review


def standings(pixmaps: Pixmaps, settings: Settings, model: MiserModel, emblems: Sequence[int]) -> QWidget:
    """Return the standings: everybody's pennies, and contracts kept."""
    ended = model.course.ended
    assert ended
    seats = []
    for seat, (name, pennies) in enumerate(zip(model.seen.names, ended.scores, strict=True)):
        kept, made = model.course.words_kept(seat)
        words = filled(translate("miser", "{kept} of {made} contracts kept"), kept=kept, made=made)
        if not made:
            words = translate("miser", "no contracts")
        seats.append(coin_result(name, emblems[seat], pennies, pennies_words(pennies), words, seat in ended.winners))
    return seat_results(pixmaps, settings, seats)


ending = partial(ending_of, MiserModel, standings)


def review_page(
    pixmaps: Pixmaps, settings: Settings, review: Review, names: list[str], emblems: list[int], judge: str
) -> ReviewPage:
    """Return the review page with this game's words and pictures."""
    history = reviewed(review, names, MiserModel)
    annotator = MiserAnnotator(names, outcomes(review, history))
    picture = DecisionPicture(pixmaps, emblems, history, partial(options, names))
    return ReviewPage(pixmaps, settings, review, annotator, picture, emblems, judge)
