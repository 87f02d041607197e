"""Contributions of a game to its table on the screen, besides the model: pacing, sheets, questions, hints.

A game fills these classes with functions of its own; anything it leaves out keeps its default. The presenter knows no
more of a game.
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
    """Do nothing: the default for hooks that a game doesn't need."""


@dataclass(frozen=True)
class Pacing:
    """Time that events take on the screen, and pauses between them."""

    durations: Mapping[type, float]
    """Milliseconds at normal speed for each kind of event."""
    look: Callable[[object], float] = lambda event: 0.0
    """Milliseconds that the result of an event lies still before the next event, so that it can be seen."""
    pause: Callable[[object, Sequence[object]], Pause | None] = lambda event, following: None
    """Pause after an event, such as for a hand's scores, and how the person goes on from it; None if the game goes on
    by itself. The second argument has the events that have happened after it and would be shown next."""
    to_remember: Callable[[object], bool] = lambda event: False
    """True if the result of an event is to be remembered; then no pace takes away the time to look."""
    undisturbing: tuple[type, ...] = ()
    """Kinds of events that don't interrupt a person who is still choosing."""


@dataclass(frozen=True)
class Sheets:
    """Widgets of a game beside the felt and over it: scores, sums, a second look at something."""

    refresh: Callable[[], None] = do_nothing
    """Show them as the model is now."""
    put: Callable[[], None] = do_nothing
    """Place them for a new layout."""
    follow: Callable[[object], None] = do_nothing
    """Follow an event that the model has followed; its motions are about to begin."""
    jumped: Callable[[], None] = do_nothing
    """Close what was looked at, since another moment of the game is shown."""
    recolour: Callable[[Scheme], None] = do_nothing
    """Take over new colours of the panel."""
    texts: Callable[[], Sequence[FeltText]] = tuple
    """Texts for screen readers of what lies over the felt."""


@dataclass(frozen=True)
class InputHooks:
    """Questions to the person, and their possible actions with the mouse and keys."""

    question: Callable[[], str]
    """Question that is due."""
    answers: Callable[[], list[Answer]]
    """Answers to it. If a part of the move is one of many numbers, the game also gives the prompt a control to choose
    it with (`put_control`), which goes away by itself when the question is answered."""
    parting: Callable[[], str] = lambda: ""
    """Notice above the question for the result, such as how the person did in the last hand."""
    meanwhile: Callable[[], list[Answer]] = list
    """Answers for the person while they wait for others, besides hurrying them."""
    likely_card: Callable[[Sequence[str]], str | None] = lambda cards: None
    """Card chosen at first from those that can be played; None for the choice of the usual player, if any."""
    suggested: Callable[[int], None] = do_nothing
    """Make a hint's move the bright answer, if it is no card of the hand."""
    takes_card: Callable[[], bool] = lambda: True
    """True if the parts chosen so far leave room for a card of the hand."""
    dims: Callable[[], bool] | None = None
    """True if cards that can't be played are dimmed; None: if some can be played, or none fits the choice so far."""
    used: Callable[[str], None] | None = None
    """Use the chosen card after another click on it or Enter; None to play it."""
    why_not: Callable[[str], str] = lambda card: ""
    """Reason why a card of the hand can't be played; empty if there is nothing to say."""
    described: Callable[[str], str] = lambda card: ""
    """Words of screen readers for a card of the hand, besides its name."""
    pressed: Callable[[QKeyEvent], bool] = lambda event: False
    """Handle a key that no answer has, before the hand gets it; True if the game has used it."""
    touched: Callable[[Piece | None], None] = do_nothing
    """Handle a click on any piece, in the hand or elsewhere; None stands for the bare table."""
    seat_touched: Callable[[int], None] = do_nothing
    """Handle a click on a seat's plaque."""
    joinable: Callable[[int], bool] = lambda seat: False
    """True if a ribbon can be pulled from a seat's plaque to another."""
    joined: Callable[[int, int], None] = do_nothing
    """Handle a ribbon that was pulled from one seat to another."""
    dropped: Callable[[Piece, "DropTarget"], bool] | None = None
    """Handle a piece that was dragged to a target; False sends it back. None to play a playable card of the hand
    wherever on the felt it is dropped."""
    movable: Callable[[Piece], bool] | None = None
    """True if a piece can be dragged; None to let only the cards of the hand be dragged."""
    grabbed: Callable[[Piece, QPointF], None] = do_nothing
    """Handle a piece that is grabbed at a point of the felt; part of a pile may stay behind."""


class DropTarget(NamedTuple):
    """Target of a drop: a seat's plaque, another piece, or a point of the felt."""

    seat: int | None = None
    piece: Piece | None = None
    at: tuple[float, float] = (0.0, 0.0)


@dataclass(frozen=True)
class Hinting:
    """Wording of an adviser's answers."""

    hint: Callable[[Advice], Hint | None]
    """Hint for the person's decision; None if the adviser puts no value on moves."""
    listed: Callable[[Advice], str]
    """Sentence on what the adviser would play, for advice without values."""
    card_of: Callable[[int], str | None]
    """Card of the hand that a move plays; None if it plays none."""
    called: Callable[[int], str] = str
    """Name of a move in a list of moves."""
    weighs: Callable[[], bool] = lambda: False
    """True if the decision due is worth weighing at a practice table, since the adviser knows it exactly."""
    price: Callable[[Weighed], str] = str
    """Sentence on what a decision cost, and what would have been best."""


@dataclass(frozen=True)
class TableHooks:
    """Everything that a game brings to its table on the screen."""

    hand_zone: Zone
    """Zone of the person's own cards."""
    pacing: Pacing
    asking: InputHooks
    hinting: Hinting
    sheets: Sheets = Sheets()
    readable: Callable[[Sequence[Logged]], list[Logged]] = list
    """Part of the log that may be shown: all of it, unless players must remember some of it."""
    playable_rise: float = 0.05
    """Height by which playable cards stand out among others, as a share of their own."""
