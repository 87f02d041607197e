"""Where pieces lie in Bidding War."""

DECK = "deck"
STAKE = "stake"
HEAP = "heap"


def hand(seat: int) -> tuple[str, int]:
    """A seat's hand. The observer's own lies open; others show backs."""
    return ("hand", seat)


def slot(seat: int) -> tuple[str, int]:
    """Where a seat lays bids."""
    return ("slot", seat)


def won(seat: int) -> tuple[str, int]:
    """The pile of what a seat has won."""
    return ("won", seat)
