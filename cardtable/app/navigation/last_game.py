"""Finished game whose result was shown last: the pages about it, and the judge of its decisions."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardtable.app.page import Page
from cardtable.app.routes import ClosedGame, PlayOn
from cardtable.app.screens import SCREENS

if TYPE_CHECKING:
    from cardtable.app.after.mirror_page import MirrorPage
    from cardtable.app.after.review_page import Reviewer, ReviewPage
    from cardtable.app.art.pixmaps import Pixmaps
    from cardtable.app.settings import Settings


class LastGame(QObject):
    """Finished game whose result was shown last; it makes the pages about it, and holds the judge of its decisions."""

    def __init__(self, settings: "Settings", pixmaps: "Pixmaps", window: QObject) -> None:
        super().__init__(window)
        self.settings = settings
        self.pixmaps = pixmaps
        self.finished: ClosedGame | None = None
        """The game; None if no result was shown yet."""
        self.reviewer: Reviewer | None = None
        """Judge of a player's decisions in `finished`; None if there is none."""

    @property
    def shown(self) -> ClosedGame:
        """Game whose result is shown."""
        assert self.finished
        return self.finished

    def result(self, finished: ClosedGame) -> Page:
        """Return the result page, and begin the review, which can be opened at once."""
        from cardtable.app.after.result_page import ResultPage
        from cardtable.app.play.live import is_playable
        from cardtable.session.table_kind import is_playtest

        fresh = finished.ended_here and finished is not self.finished
        if finished is not self.finished:
            self.end_review()
        self.finished = finished
        header, emblems, seat, events, reviews, path, *_ = finished
        screens = SCREENS[header.game.key]
        ending = screens.ending()(self.pixmaps, self.settings, header, emblems, seat, events)
        people = header.people if fresh else None
        page = ResultPage(self.pixmaps, self.settings, ending, emblems, header.game.key, people)
        page.offer_again(is_playable(header))
        if is_playtest(header):
            page.offer_questions(path)
        if fresh:
            self.settings.saw_the_end(path)
        reviewer = self.reviewer or self._begin_review(next(iter(reviews), None))
        if reviewer:
            reviewer.judged.connect(page.refresh)
            page.offer_review(reviewer.review)
            if screens.mirror(header) is not None:
                page.offer_mirror()
        return page

    def review(self, seat: int | None) -> Page | None:
        reviewer = self.reviewer if seat is None else self._begin_review(seat)
        if self.finished is None or reviewer is None:
            return None
        header, emblems, path = self.finished.header, self.finished.emblems, self.finished.path
        screens, review = SCREENS[header.game.key], reviewer.review
        assert screens.review
        page = screens.review()(self.pixmaps, self.settings, review, header.names, emblems, reviewer.judge)
        self._offer_people(page)
        reviewer.judged.connect(page.refresh)
        page.mirror_button.setVisible(screens.mirror(header) is not None)
        page.play_on.connect(lambda at: page.wants.emit(PlayOn(path, at, review.seat)))
        return page

    def mirror(self, seat: int | None) -> Page | None:
        reviewer = self.reviewer if seat is None else self._begin_review(seat)
        if self.finished is None or reviewer is None:
            return None
        header, emblems = self.finished.header, self.finished.emblems
        made = SCREENS[header.game.key].mirror(header)
        assert made
        page = made(self.pixmaps, self.settings, reviewer.review, header.names, emblems)
        self._offer_people(page)
        reviewer.judged.connect(page.judged)
        return page

    def _offer_people(self, page: "ReviewPage | MirrorPage") -> None:
        """Offer the choice between the people if several played."""
        if self.finished and len(self.finished.reviews) > 1:
            page.offer_people({seat: self.finished.header.names[seat] for seat in self.finished.reviews})

    def _begin_review(self, seat: int | None) -> "Reviewer | None":
        """Begin to judge the decisions of a seat, and stop judging those of another. Returns None if they can't be
        judged."""
        from cardtable.app.after.review_page import Reviewer, judge_of

        review = self.finished.reviews.get(seat) if self.finished and seat is not None else None
        judge = judge_of(review) if review and SCREENS[review.game].review else None
        if review is None or judge is None:
            return None
        self.end_review()
        self.reviewer = Reviewer(review, judge, self)
        self.reviewer.start()
        return self.reviewer

    def end_review(self) -> None:
        """Stop judging."""
        reviewer, self.reviewer = self.reviewer, None
        if reviewer is not None:
            reviewer.close()
            reviewer.deleteLater()
