"""Where pieces lie in Loser's Game."""

ASIDE = "aside"
TRUMP = "trump"


def hand(seat: int) -> tuple[str, int]:
    """A seat's hand. The observer's own lies open; others show backs."""
    return ("hand", seat)


def bid(seat: int) -> tuple[str, int]:
    """Where a seat's slip lies until the first card of the hand is played."""
    return ("bid", seat)


def trick(seat: int) -> tuple[str, int]:
    """Where a seat's card of the trick on the table lies."""
    return ("trick", seat)


def pile(seat: int) -> tuple[str, int]:
    """The tricks that a seat has taken, face down."""
    return ("pile", seat)
