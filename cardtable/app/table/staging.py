"""What a game brings to a table on the screen beside its model: how fast events are shown, what is asked.

A game hands these parts over, filled with functions of its own; whatever it leaves out keeps its default. The presenter
knows no more of a game than stands here.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QKeyEvent

from cardtable.app.art.palette import Scheme
from cardtable.app.table.answer_button import Answer
from cardtable.bots.player import Advice
from cardtable.table.board import Piece, Zone
from cardtable.table.marks import FeltText
from cardtable.table.review import Weighed
from cardtable.table.telling import Hint, Logged, Pause


def do_nothing(*_: object) -> None:
    """Where a game has nothing of its own to do."""


@dataclass(frozen=True)
class Pacing:
    """How long things take to be shown."""

    durations: Mapping[type, float]
    """By the kind of event, milliseconds at normal speed."""
    look: Callable[[object], float] = lambda event: 0.0
    """Milliseconds that what an event has shown lies still before the next one: time to see it."""
    pause: Callable[[object, Sequence[object]], Pause | None] = lambda event, following: None
    """What the person is to see before the game goes on, such as a hand's scores, and how that is asked; None where it
    goes on by itself. What follows has happened already, and would be shown next."""
    to_remember: Callable[[object], bool] = lambda event: False
    """Whether what an event has shown is to be remembered: then no pace takes the look away."""
    undisturbing: tuple[type, ...] = ()
    """Events that leave the person alone who is still choosing."""


@dataclass(frozen=True)
class Sheets:
    """What a game shows beside the felt, and over it: scores, sums, what is looked at once more."""

    refresh: Callable[[], None] = do_nothing
    """Shows them as the model is."""
    put: Callable[[], None] = do_nothing
    """There is another layout."""
    follow: Callable[[object], None] = do_nothing
    """The model has followed an event, whose motions are about to begin."""
    jumped: Callable[[], None] = do_nothing
    """Another moment of the game is shown: what was looked at is not any more."""
    recolour: Callable[[Scheme], None] = do_nothing
    """The panel has other colours."""
    texts: Callable[[], Sequence[FeltText]] = tuple
    """What lies over the felt, in words for screen readers."""


@dataclass(frozen=True)
class Asking:
    """What is asked of the person, and what their hands may do."""

    question: Callable[[], str]
    """What is asked now."""
    answers: Callable[[], list[Answer]]
    """The buttons for it. Where a part of a move is one of many numbers, the prompt takes what it is chosen with
    (`put_control`); that goes away by itself when the question is answered."""
    parting: Callable[[], str] = lambda: ""
    """What is said above it, such as how the person came out of the last hand."""
    meanwhile: Callable[[], list[Answer]] = list
    """What they may do while they wait for others, beside hurrying them."""
    likely_card: Callable[[Sequence[str]], str | None] = lambda cards: None
    """Of the cards of the hand that can be played the one that is chosen to begin with; None: as the usual player
    would, where there is one."""
    suggested: Callable[[int], None] = do_nothing
    """A hint's move is to become the bright answer, where it is no card of the hand."""
    takes_card: Callable[[], bool] = lambda: True
    """Whether what has been chosen of a move leaves room for a card of the hand."""
    dims: Callable[[], bool] | None = None
    """Whether cards that can't be played are dimmed; None: where one can be, or what was chosen takes none."""
    used: Callable[[str], None] | None = None
    """The chosen card was clicked again, or has Enter; None: it is played."""
    why_not: Callable[[str], str] = lambda card: ""
    """Why a card of the hand can't be played; empty where there is nothing to say."""
    described: Callable[[str], str] = lambda card: ""
    """What a screen reader says of a card of the hand, beside its name."""
    pressed: Callable[[QKeyEvent], bool] = lambda event: False
    """A key that no answer has, before the hand gets it: whether the game has done something with it."""
    touched: Callable[[Piece | None], None] = do_nothing
    """A piece was clicked, of the hand or any other; None for the bare table."""
    seat_touched: Callable[[int], None] = do_nothing
    """A seat's plaque was clicked."""
    joinable: Callable[[int], bool] = lambda seat: False
    """Whether something can be pulled from a seat's plaque to another's."""
    joined: Callable[[int, int], None] = do_nothing
    """It was: from one seat to another."""
    dropped: Callable[[Piece, "Target"], bool] | None = None
    """Something was dragged somewhere: whether the game takes it; else it goes back. None: a card of the hand that can
    be played is, wherever on the felt it is dropped."""
    movable: Callable[[Piece], bool] | None = None
    """Whether a piece can be dragged; None: the cards of the hand."""
    grabbed: Callable[[Piece, QPointF], None] = do_nothing
    """A piece is taken into a hand, at a point of the felt: of a pile, something may stay behind."""


class Target(NamedTuple):
    """Where something was dropped: on a seat's plaque, on another piece, or somewhere on the felt."""

    seat: int | None = None
    piece: Piece | None = None
    at: tuple[float, float] = (0.0, 0.0)


@dataclass(frozen=True)
class Hinting:
    """What an adviser says, in words."""

    hint: Callable[[Advice], Hint | None]
    """Advice for the person's decision, or None where the adviser puts no value on moves."""
    listed: Callable[[Advice], str]
    """Advice without values: what the adviser would play."""
    card_of: Callable[[int], str | None]
    """The card of the hand that one of its moves plays, if it does."""
    called: Callable[[int], str] = str
    """What one of its moves is called in a list of them."""
    weighs: Callable[[], bool] = lambda: False
    """Whether the decision that is due is worth weighing, at a practice table: where the adviser knows exactly."""
    price: Callable[[Weighed], str] = str
    """What a decision cost, and what would have been best."""


@dataclass(frozen=True)
class Staging:
    """All of it."""

    hand_zone: Zone
    """Where the person's own cards lie."""
    pacing: Pacing
    asking: Asking
    hinting: Hinting
    sheets: Sheets = Sheets()
    readable: Callable[[Sequence[Logged]], list[Logged]] = list
    """Of all that was told what the log may show: everything, unless players are to remember some of it."""
    playable_rise: float = 0.05
    """How far cards that can be played stand out among others that can't, as a share of their height."""
