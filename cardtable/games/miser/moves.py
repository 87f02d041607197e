"""Miser's lines as a record writes them, its talk, and its events."""

# Not compiled: mypyc strips the keywords of msgspec's classes.

from typing import Literal

import msgspec

from cardtable.engine.lines import ChanceLine, Event, MoveLine, SayLine


class MiserSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Position in a header's `setup`, at the beginning of a turn. Cards that the reader may not know are null."""

    hands: list[list[str | None]]
    """Cards in hand, by seat."""
    aside: list[str | None]
    """Cards that nobody was dealt."""
    pennies: list[int]
    """Pennies by seat; players with none are out."""
    turn: int
    """Seat whose turn it is."""
    number: int = 0
    """Number of turns before this one."""
    centre: int = 0
    played: list[list[str]] = []
    """Played cards that everybody has seen, by seat; empty if there are none."""
    buried: list[list[str | None]] = []
    """Cards that met a forfeit and were never seen, by seat; empty if there are none."""


class MiserDeal(ChanceLine, frozen=True, tag="deal"):
    """Hands by seat, left-over cards and the seat that goes first. For show, `draws` holds the cards drawn for the
    first turn: in rounds, each with a card or null by seat. Cards that the reader may not know are null."""

    hands: list[list[str | None]]
    aside: list[str | None]
    first: int
    draws: list[list[str | None]] | None = None


class MiserPass(MoveLine, frozen=True, tag="pass"):
    """Pass and pay pennies into the centre."""


class Propose(MoveLine, frozen=True, tag="propose"):
    """Offer a contract, as the player on turn."""

    partner: int
    victim: int
    wagers: list[int]
    """Wagers of the proposer and of the partner."""
    value: int
    """Value of the card that each partner is to play."""


class Counter(MoveLine, frozen=True, tag="counter"):
    """Counter an offer with another one, with the same partner and victim."""

    wagers: list[int]
    value: int


class Accept(MoveLine, frozen=True, tag="accept"):
    """Accept the last offer: the contract is made."""


class Decline(MoveLine, frozen=True, tag="decline"):
    """Decline the last offer."""


class Commit(MoveLine, frozen=True, tag="commit"):
    """Lay a card face down for a contract; null if the reader may not know it."""

    card: str | None


class Attack(MoveLine, frozen=True, tag="attack"):
    """Attack, as the player on turn, with a wager and a card laid face down."""

    victim: int
    wager: int
    card: str | None


class Lay(MoveLine, frozen=True, tag="lay"):
    """Lay one more card face down in an attack, as the attacker or the victim."""

    card: str | None


class Forfeit(MoveLine, frozen=True, tag="forfeit"):
    """Give in to an attack without laying a card."""


class Ready(MoveLine, frozen=True, tag="ready"):
    """Lay no more cards in an attack. Once both sides are ready, the cards are turned."""


class OpenBidding(MoveLine, frozen=True, tag="open"):
    """Open the bidding for the centre, as the player on turn, with a card face up and a bid."""

    card: str
    pennies: int


class Join(MoveLine, frozen=True, tag="join"):
    """Join the bidding for the centre with a card face up and a bid."""

    card: str
    pennies: int


class Raise(MoveLine, frozen=True, tag="raise"):
    """Raise a bid that the player has made, by a number of pennies."""

    pennies: int


class StandInBidding(MoveLine, frozen=True, tag="stand"):
    """Stand: add nothing to a bid, or make none, as long as nobody raises."""


class Holds(SayLine, frozen=True, tag="holds", kw_only=True):
    """Claim to hold cards of these values."""

    values: list[int]


class Laid(SayLine, frozen=True, tag="laid", kw_only=True):
    """Claim that the speaker's cards on the table add up to this total."""

    total: int


class Promise(SayLine, frozen=True, tag="promise", kw_only=True):
    """Promise to play a card of this value in a contract."""

    value: int


class Truce(SayLine, frozen=True, tag="truce", kw_only=True):
    """Promise to leave a player alone for a number of turns."""

    partner: int = msgspec.field(name="with")
    turns: int


class Threat(SayLine, frozen=True, tag="threat", kw_only=True):
    """Threaten to go for a player if they do something."""

    against: int
    provocation: Literal["attack", "contract", "refuse"] = msgspec.field(name="if")


class Plea(SayLine, frozen=True, tag="plea", kw_only=True):
    """Ask to be spared."""


class Warn(SayLine, frozen=True, tag="warn", kw_only=True):
    """Warn of a player who leads ("leader"), broke their word ("reneged") or made a false claim ("bluffed")."""

    about: int
    reason: Literal["leader", "reneged", "bluffed"] = msgspec.field(name="of")


class MiserDealt(Event, frozen=True):
    """Deal. Hands by seat and left-over cards are lowest first, or None for each card that is not known; `draws` are
    the cards drawn for the first turn, in rounds by seat."""

    hands: tuple[tuple[str | None, ...], ...]
    aside: tuple[str | None, ...]
    draws: tuple[tuple[str | None, ...], ...]
    first: int


class TurnBegan(Event, frozen=True):
    """Beginning of a player's turn; turns are counted from 1."""

    seat: int
    number: int


class MiserPassed(Event, frozen=True):
    """Pass: a player put pennies into the centre."""

    seat: int
    pennies: int


class ContractOffered(Event, frozen=True):
    """Offer, or counter-offer if `counter`, by `seat`. `wagers` are the proposer's and the partner's."""

    seat: int
    proposer: int
    partner: int
    victim: int
    wagers: tuple[int, int]
    value: int
    counter: bool


class ContractDeclined(Event, frozen=True):
    """Refusal of an offer by `seat`."""

    seat: int
    proposer: int
    partner: int
    victim: int


class ContractMade(Event, frozen=True):
    """Acceptance of an offer by `seat`. The wagers lie in the centre, with the `matched` pennies of the victim."""

    seat: int
    proposer: int
    partner: int
    victim: int
    wagers: tuple[int, int]
    matched: int
    value: int


class CardLaid(Event, frozen=True):
    """Card laid face down by a partner, an attacker or a victim; None if it is not known."""

    seat: int
    card: str | None


class AttackMade(Event, frozen=True):
    """Attack: the wager and the victim's `matched` pennies lie in the centre. A card follows."""

    attacker: int
    victim: int
    wager: int
    matched: int


class SaidReady(Event, frozen=True):
    """Announcement by one side of an attack that it lays no more cards, unless the other does."""

    seat: int


class Forfeited(Event, frozen=True):
    """Forfeit: the victim gave in without a card, and the attacker takes the pennies."""

    victim: int
    attacker: int
    pennies: int


class CardsTurned(Event, frozen=True):
    """Turning of face-down cards: the seats that laid them, and the cards of each."""

    seats: tuple[int, ...]
    cards: tuple[tuple[str, ...], ...]


class CardBuried(Event, frozen=True):
    """Burial of the card that met a forfeit, which is put face down among the played cards; None if it is not known."""

    seat: int
    card: str | None


class ContractSettled(Event, frozen=True):
    """End of a contract. By partner, proposer first: values of the cards, whether they were the agreed one (`kept`),
    and pennies taken from the centre."""

    proposer: int
    partner: int
    victim: int
    value: int
    values: tuple[int, int]
    kept: tuple[bool, bool]
    gains: tuple[int, int]


class AttackSettled(Event, frozen=True):
    """End of an attack: totals of the attacker's and the victim's cards, and pennies taken by each."""

    attacker: int
    victim: int
    totals: tuple[int, int]
    gains: tuple[int, int]


class CentreBidMade(Event, frozen=True):
    """Bid for the centre: the card laid face up (None for a raise), the pennies added, and the bid they make."""

    seat: int
    card: str | None
    pennies: int
    bid: int


class Stood(Event, frozen=True):
    """Decision of a player to add nothing to their bid, or to make none."""

    seat: int


class BiddingSettled(Event, frozen=True):
    """End of the bidding. `seat` took the centre (NOBODY if the highest bids tied); by seat, `paid` goes to the centre
    and `returned` back to the bidder."""

    seat: int
    taken: int
    paid: tuple[int, ...]
    returned: tuple[int, ...]


class KnockedOut(Event, frozen=True):
    """Knock-out of a player who has no pennies left."""

    seat: int


class MiserEnded(Event, frozen=True):
    """End of the game; `reason` is "knockout", "alone" or "limit". Pennies left in the centre belong to nobody."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


class HandShown(Event, frozen=True):
    """Cards that a seat held or buried and never showed, told after the end; NOBODY's are those set aside."""

    seat: int
    cards: tuple[str, ...]


class BuriedShown(Event, frozen=True):
    """Card that met a forfeit, told after the end of the game; those of a seat come in the order they were laid in."""

    seat: int
    card: str
