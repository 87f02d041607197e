"""Miser's lines as a record writes them, its talk, and the events that follow from them."""

# Not compiled: mypyc strips the keywords of msgspec's classes.

from typing import Literal

import msgspec

from cardtable.engine.lines import ChanceLine, Event, MoveLine, SayLine


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a header's `setup` holds: a turn begins. Null are cards that are not for this reader's eyes."""

    hands: list[list[str | None]]
    """By seat, the cards that are left."""
    aside: list[str | None]
    """The cards that nobody was dealt."""
    pennies: list[int]
    """By seat; who has none is out."""
    turn: int
    """Whose turn it is."""
    number: int = 0
    """How many turns there were before this one."""
    centre: int = 0
    played: list[list[str]] = []
    """By seat, the cards they played that everybody has seen; empty where nobody has."""
    buried: list[list[str | None]] = []
    """By seat, those that met a forfeit, and were never seen; empty where nobody has any."""


class Deal(ChanceLine, frozen=True, tag="deal"):
    """Each seat's hand (nulls where they are not for this reader's eyes), the cards that nobody has, who goes first,
    and, for show, the cards drawn for that: in rounds, each with a card or null by seat."""

    hands: list[list[str | None]]
    aside: list[str | None]
    first: int
    draws: list[list[str | None]] | None = None


class Pass(MoveLine, frozen=True, tag="pass"):
    """Pennies into the centre, and no more."""


class Propose(MoveLine, frozen=True, tag="propose"):
    """The player on turn offers a contract."""

    partner: int
    victim: int
    wagers: list[int]
    """The proposer's and the partner's."""
    value: int
    """Of the cards that both are to play."""


class Counter(MoveLine, frozen=True, tag="counter"):
    """Another offer in answer to one, with the same partner and victim."""

    wagers: list[int]
    value: int


class Accept(MoveLine, frozen=True, tag="accept"):
    """The contract is made, as it was offered last."""


class Decline(MoveLine, frozen=True, tag="decline"):
    """No contract."""


class Commit(MoveLine, frozen=True, tag="commit"):
    """A partner's card, face down; null is one that is not for this reader's eyes."""

    card: str | None


class Attack(MoveLine, frozen=True, tag="attack"):
    """The player on turn attacks with a wager and a card, face down."""

    victim: int
    wager: int
    card: str | None


class Lay(MoveLine, frozen=True, tag="lay"):
    """One more card, face down, by the attacker or the victim."""

    card: str | None


class Forfeit(MoveLine, frozen=True, tag="forfeit"):
    """The victim lays no card at all."""


class Ready(MoveLine, frozen=True, tag="ready"):
    """No card more; when the other is ready too, all are turned."""


class Open(MoveLine, frozen=True, tag="open"):
    """The player on turn bids for the centre, with a card face up."""

    card: str
    pennies: int


class Join(MoveLine, frozen=True, tag="join"):
    """Another bids too, with a card face up."""

    card: str
    pennies: int


class Raise(MoveLine, frozen=True, tag="raise"):
    """So many pennies more on a bid."""

    pennies: int


class Stand(MoveLine, frozen=True, tag="stand"):
    """No penny more, as things stand."""


class Holds(SayLine, frozen=True, tag="holds", kw_only=True):
    """ "I hold cards of these values.\""""

    values: list[int]


class Laid(SayLine, frozen=True, tag="laid", kw_only=True):
    """ "My cards on the table add up to this.\""""

    total: int


class Promise(SayLine, frozen=True, tag="promise", kw_only=True):
    """ "I will play a card of this value.\""""

    value: int


class Truce(SayLine, frozen=True, tag="truce", kw_only=True):
    """ "I will leave you alone for so many turns.\""""

    partner: int = msgspec.field(name="with")
    turns: int


class Threat(SayLine, frozen=True, tag="threat", kw_only=True):
    """ "If you do that, I will come after you.\""""

    against: int
    provocation: Literal["attack", "contract", "refuse"] = msgspec.field(name="if")


class Plea(SayLine, frozen=True, tag="plea", kw_only=True):
    """ "Spare me.\""""


class Warn(SayLine, frozen=True, tag="warn", kw_only=True):
    """ "Beware of them": who leads, went back on their word, or claimed what was not so."""

    about: int
    reason: Literal["leader", "reneged", "bluffed"] = msgspec.field(name="of")


class Dealt(Event, frozen=True):
    """Cards by seat, lowest first (None each where they are not known), those that nobody has, the cards drawn for who
    goes first in rounds by seat, and who it is."""

    hands: tuple[tuple[str | None, ...], ...]
    aside: tuple[str | None, ...]
    draws: tuple[tuple[str | None, ...], ...]
    first: int


class TurnBegan(Event, frozen=True):
    """A player's turn, counted from 1."""

    seat: int
    number: int


class Passed(Event, frozen=True):
    """A player put pennies into the centre."""

    seat: int
    pennies: int


class ContractOffered(Event, frozen=True):
    """`seat` offers it, or another in answer (`counter`); `wagers` are the proposer's and the partner's."""

    seat: int
    proposer: int
    partner: int
    victim: int
    wagers: tuple[int, int]
    value: int
    counter: bool


class ContractDeclined(Event, frozen=True):
    """`seat` will have none of it."""

    seat: int
    proposer: int
    partner: int
    victim: int


class ContractMade(Event, frozen=True):
    """`seat` accepted: the wagers lie in the centre, and as many pennies of the victim's, who had to match them."""

    seat: int
    proposer: int
    partner: int
    victim: int
    wagers: tuple[int, int]
    matched: int
    value: int


class CardLaid(Event, frozen=True):
    """A card face down on the table, by a partner, an attacker or a victim; None where it is not known."""

    seat: int
    card: str | None


class AttackMade(Event, frozen=True):
    """The attacker's wager lies in the centre, and as many pennies of the victim's as they have; a card follows."""

    attacker: int
    victim: int
    wager: int
    matched: int


class SaidReady(Event, frozen=True):
    """A side of an attack lays no more, unless the other does."""

    seat: int


class Forfeited(Event, frozen=True):
    """The victim gave in without a card; the attacker takes so many pennies."""

    victim: int
    attacker: int
    pennies: int


class CardsTurned(Event, frozen=True):
    """What lay face down is turned up: who laid, and their cards."""

    seats: tuple[int, ...]
    cards: tuple[tuple[str, ...], ...]


class CardBuried(Event, frozen=True):
    """The card that met a forfeit goes to the slush face down; None where it is not known."""

    seat: int
    card: str | None


class ContractSettled(Event, frozen=True):
    """Both cards are turned. By the two partners, proposer first: their cards' values, and the pennies they take from
    the centre. `kept` is whether each played what was agreed."""

    proposer: int
    partner: int
    victim: int
    value: int
    values: tuple[int, int]
    kept: tuple[bool, bool]
    gains: tuple[int, int]


class AttackSettled(Event, frozen=True):
    """Totals of the attacker's and the victim's cards, and the pennies that each takes from the centre."""

    attacker: int
    victim: int
    totals: tuple[int, int]
    gains: tuple[int, int]


class BidMade(Event, frozen=True):
    """A bid for the centre: the card laid for it face up (None for a raise), pennies added, and what it comes to."""

    seat: int
    card: str | None
    pennies: int
    bid: int


class Stood(Event, frozen=True):
    """A player adds nothing to their bid, or makes none."""

    seat: int


class BiddingSettled(Event, frozen=True):
    """The highest bidder took the centre (NOBODY where several were highest). By seat: pennies that go to the centre,
    and pennies taken back."""

    seat: int
    taken: int
    paid: tuple[int, ...]
    returned: tuple[int, ...]


class KnockedOut(Event, frozen=True):
    """A player has no pennies left."""

    seat: int


class GameEnded(Event, frozen=True):
    """`reason`: knockout, alone or limit. What is left in the centre is nobody's."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


class HandShown(Event, frozen=True):
    """After the end: cards that were never seen, held or buried by a seat; NOBODY's were set aside."""

    seat: int
    cards: tuple[str, ...]


class BuriedShown(Event, frozen=True):
    """After the end: which card met a forfeit; a seat's in the order in which they were laid."""

    seat: int
    card: str
