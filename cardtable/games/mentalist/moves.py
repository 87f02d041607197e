"""Mentalist Poker's lines as a record writes them, and the events that follow from them."""

# Not compiled: mypyc strips the keywords of msgspec's classes.

import msgspec

from cardtable.engine.lines import ChanceLine, Event, MoveLine


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a header's `setup` holds: a position in which the antes are paid, and `bettor` owes a bet."""

    chips: list[int]
    """By seat."""
    pot: int
    bettor: int
    button: int
    """Who bet first for this pot."""
    out: list[int] = []
    """Seats that don't play any more."""


class First(ChanceLine, frozen=True, tag="first"):
    """Who bets first, by lot."""

    first: int


class Bet(MoveLine, frozen=True, tag="bet"):
    """Chips bet behind the screen; null is a bet that is not for this reader's eyes."""

    chips: int | None


class Guess(MoveLine, frozen=True, tag="guess"):
    """How many chips a player says were bet, heard by all."""

    chips: int


class LotDrawn(Event, frozen=True):
    """The lot fell on who bets first, and in the classic game has the First Bettor button."""

    seat: int


class ButtonPassed(Event, frozen=True):
    """Classic: the First Bettor button goes to a player, and a new pot begins."""

    seat: int


class AntesPaid(Event, frozen=True):
    """Everybody who is in has put so many chips into the pot, which holds `pot` now."""

    seats: tuple[int, ...]
    chips: int
    pot: int


class BetLaid(Event, frozen=True):
    """A bet lies behind a player's screen; its chips (None where they are not known) still count among the player's."""

    seat: int
    chips: int | None


class GuessHeard(Event, frozen=True):
    """A player has said how many chips were bet."""

    seat: int
    chips: int


class ScreenLifted(Event, frozen=True):
    """Everybody sees what was bet: somebody has guessed it, or all have missed it."""

    seat: int
    chips: int
    hit: bool


class PotWon(Event, frozen=True):
    """A guesser takes the pot, and the bet."""

    seat: int
    bettor: int
    pot: int
    bet: int
    forfeited: bool = False
    """The bettor had nothing to bet, and loses the pot unguessed."""


class BetAdded(Event, frozen=True):
    """Classic: a bet that was missed goes into the pot, which holds `pot` now."""

    seat: int
    chips: int
    pot: int


class PotClaimed(Event, frozen=True):
    """Advanced: a bettor whom all have missed takes their bet back and so many chips from the pot, which holds `pot`
    now."""

    seat: int
    chips: int
    pot: int


class PlayerOut(Event, frozen=True):
    """A player can't pay the ante, or had nothing to bet; what chips they have stay theirs."""

    seat: int
    chips: int


class GameEnded(Event, frozen=True):
    """One alone is left, the first is out, or the last bet is settled. `pot` chips are nobody's."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    pot: int
