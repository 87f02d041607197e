"""Lines of Mentalist Poker as records hold them, and the events that follow from them."""

# Not compiled: mypyc strips the keywords of msgspec's classes.

import msgspec

from cardtable.engine.lines import ChanceLine, Event, MoveLine


class MentalistSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Starting position in a header's `setup`: the antes are paid, and `bettor` is to bet."""

    chips: list[int]
    """Chips by seat."""
    pot: int
    bettor: int
    button: int
    """Seat that bet first for this pot."""
    out: list[int] = []
    """Seats that are out of the game."""


class First(ChanceLine, frozen=True, tag="first"):
    """Seat that bets first, drawn by lot."""

    first: int


class Bet(MoveLine, frozen=True, tag="bet"):
    """Bet behind the screen; `chips` is null if the reader may not know it."""

    chips: int | None


class Guess(MoveLine, frozen=True, tag="guess"):
    """Guess at the number of chips bet, heard by all."""

    chips: int


class LotDrawn(Event, frozen=True):
    """A seat was drawn to bet first; in the classic game it gets the First Bettor button."""

    seat: int


class ButtonPassed(Event, frozen=True):
    """Classic game: the First Bettor button goes to a player, and a new pot begins."""

    seat: int


class AntesPaid(Event, frozen=True):
    """Every seat in the game put `chips` into the pot, which now holds `pot`."""

    seats: tuple[int, ...]
    chips: int
    pot: int


class BetLaid(Event, frozen=True):
    """A player made a bet behind their screen; its chips, None if unknown, still count among theirs."""

    seat: int
    chips: int | None


class GuessHeard(Event, frozen=True):
    """A player guessed how many chips were bet."""

    seat: int
    chips: int


class ScreenLifted(Event, frozen=True):
    """A screen was lifted and the bet shown, because a seat guessed it (`hit`) or all missed it."""

    seat: int
    chips: int
    hit: bool


class PotWon(Event, frozen=True):
    """A guesser won the pot and the bet."""

    seat: int
    bettor: int
    pot: int
    bet: int
    forfeited: bool = False
    """True if the bettor had no chips to bet, and so lost the pot without a guess."""


class BetAdded(Event, frozen=True):
    """Classic game: a missed bet went into the pot, which now holds `pot`."""

    seat: int
    chips: int
    pot: int


class PotClaimed(Event, frozen=True):
    """Advanced game: a bettor missed by all took the bet back, and `chips` from the pot, which now holds `pot`."""

    seat: int
    chips: int
    pot: int


class PlayerOut(Event, frozen=True):
    """A player is out, unable to pay the ante or to bet; they keep the chips they have."""

    seat: int
    chips: int


class MentalistEnded(Event, frozen=True):
    """The game ended: one player is left, the first is out, or the last bet is settled.

    `pot` is the number of chips that go to nobody.
    """

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    pot: int
