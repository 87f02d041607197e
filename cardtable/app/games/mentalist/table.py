"""Mentalist Poker on the table: its parts, put together. What every game's table does is the presenter's."""

from cardtable.app.art.palette import Scheme
from cardtable.app.games.mentalist.answers import Answers
from cardtable.app.games.mentalist.bets_read import BetsRead
from cardtable.app.games.mentalist.marks import Marks
from cardtable.app.parts.score_view import ScoreView, SeatScore
from cardtable.app.table.presenter import TablePresenter
from cardtable.app.table.staging import Asking, Furniture, Hinting, Pacing, Staging, Telling
from cardtable.bots.gist import likeliest
from cardtable.bots.mentalist.solvable import is_solvable
from cardtable.engine.mentalist.moves import (
    AntesPaid,
    BetAdded,
    BetLaid,
    ButtonPassed,
    GameEnded,
    GuessHeard,
    LotDrawn,
    PlayerOut,
    PotClaimed,
    PotWon,
    ScreenLifted,
)
from cardtable.engine.mentalist.rules import MentalistRules
from cardtable.engine.state import NOBODY
from cardtable.language import translate
from cardtable.table.board import Piece
from cardtable.table.mentalist.board import MentalistBoard
from cardtable.table.mentalist.course import Course, beginning
from cardtable.table.mentalist.hints import hint_words
from cardtable.table.mentalist.layout import MentalistLayout
from cardtable.table.mentalist.rules_page import rules_html
from cardtable.table.mentalist.words import Questions, Teller, chips_words
from cardtable.table.places import Place
from cardtable.table.telling import Notice

_DURATIONS: dict[type, float] = {
    LotDrawn: 500,
    ButtonPassed: 620,
    AntesPaid: 720,
    BetLaid: 420,
    GuessHeard: 380,
    ScreenLifted: 520,
    PotWon: 980,
    BetAdded: 480,
    PotClaimed: 700,
    PlayerOut: 420,
    GameEnded: 300,
}
_HEARD = 340.0
"""Milliseconds that a guess is heard before the next."""
_HIT, _MISS = 1500.0, 560.0
"""The same for what is seen as a screen is lifted: a hit is a moment, a miss is soon over."""


def stage(table: TablePresenter) -> Staging:
    """What Mentalist Poker brings to a table."""
    return MentalistTable(table).staging


class MentalistTable:
    """Mentalist Poker's parts of one table."""

    def __init__(self, table: TablePresenter) -> None:
        self.table = table
        source = table.source
        assert isinstance(source.rules, MentalistRules)
        self.rules: MentalistRules = source.rules
        self.seats, self.seat = table.seats, table.seat
        start = self._start = beginning(self.rules, self.seats, source.lines[0])
        own = self.seat if source.open or source.view.seat == self.seat else NOBODY
        self.board = MentalistBoard(start, own, source.open)
        self.course = Course(start)
        self.layout = self._lay_out(1080, 900, False)
        self._teller = Teller(source.names, source.you, self.rules.variant == "advanced")
        self._questions = Questions(source.names)
        self.marks = Marks(table, self.board, self.course, self._teller)
        self.answers = Answers(table, self.board, self.marks, self._questions)
        heading = translate("mentalist", "Chips after each bet")
        self.score = ScoreView(table.pixmaps, table.colours, chips_words, heading)
        self.reader = BetsRead(table)
        table.add_tabs(self.score, rules_html(self.rules, self.seats), self.reader.tab)

    @property
    def staging(self) -> Staging:
        """All of them."""
        answers = self.answers
        return Staging(
            board=self.board,
            course=self.course,
            layout=self._lay_out,
            hand_zone=("hand", self.seat),  # nobody holds cards
            landmark=self._teller.landmark,
            opening=self._teller.pot(self._start.pot) if self._start.to_act() else "",
            pacing=Pacing(_DURATIONS, look=self._look, source=self._source),
            telling=Telling(self._teller, self._notice, felt_texts=lambda: self.marks.texts(self.layout)),
            furniture=Furniture(self._put, self._refresh, self._follow, self._dress),
            asking=Asking(
                question=answers.question,
                answers=answers.buttons,
                ending=self._ending,
                suggested=answers.suggest,
                pressed=answers.press,
                touched=answers.touch,
                movable=answers.movable,
                grabbed=answers.grab,
                dropped=answers.drop,
            ),
            hinting=Hinting(
                hint=lambda advice: hint_words(answers.state, advice),
                listed=lambda advice: self._questions.advice(answers.state, likeliest(advice), self.table.adviser),
                card_of=lambda move: None,
                weighs=lambda: is_solvable(answers.state),
                price=self._teller.price,
            ),
        )

    def _lay_out(self, width: float, height: float, mirrored: bool) -> MentalistLayout:
        self.layout = MentalistLayout(self.seats, self.seat, self.board.own >= 0, width, height, mirrored)
        return self.layout

    def _put(self) -> None:
        """Dish, line, what is said."""
        self.marks.put(self.layout)
        self.answers.strip.set_scale(self.layout.text_scale)

    # --- what happens --------------------------------------------------------------------------------------------

    def _source(self, piece: Piece, place: Place) -> Place | None:
        """Chips come out of the pile that they were part of."""
        zone = self.board.origins.get(piece)
        return None if zone is None else self.layout.place(piece, zone)

    def _look(self, event: object) -> float:
        """What is heard, and what is seen behind a screen, takes a moment."""
        if isinstance(event, ScreenLifted):
            return _HIT if event.hit else _MISS
        return _HEARD if isinstance(event, GuessHeard) else 0.0

    def _follow(self, event: object) -> None:
        """What is said is heard at once, and what lies behind a screen seen as it rises."""
        self.marks.show(self.layout)

    def _notice(self, event: object) -> Notice | None:
        """All of it is worth a line. What she bets is not said where others hear it: they may look again by then."""
        source = self.table.source
        if isinstance(event, BetLaid) and source.person != NOBODY and source.you == NOBODY:
            event = BetLaid(event.seat, None)
        text = self._teller.tell(event)
        return Notice(text, weighty=isinstance(event, PotWon | GameEnded)) if text else None

    # --- showing -------------------------------------------------------------------------------------------------

    def _refresh(self, to_act: set[int]) -> None:
        """Everything has landed: piles are one, plaques and scores say so."""
        if not (self.table.page.animator.moves or self.table.page.view.dragged):
            self.board.merge()
            self.table.scene.sync(self.board)
            self.table.scene.put(self.layout.places(self.board))
        self.marks.refresh(self.layout, to_act)
        names, emblems, chips = self.table.source.names, self.table.emblems, self.board.chips
        rows = [SeatScore(names[seat], emblems[seat], chips[seat]) for seat in range(self.seats)]
        self.score.show_scores(rows, self.course.scores)
        self.reader.follow(len(self.course.bets))

    def _dress(self, colours: Scheme) -> None:
        """The panel has other colours."""
        self.score.show_scheme(colours)
        self.reader.show_scheme(colours)

    def _ending(self) -> str:
        """Who won."""
        assert self.course.ended
        return self._teller.ending(self.course.ended.winners, self.course.ended.scores)
