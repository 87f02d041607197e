"""Where pieces lie in Mentalist Poker."""

POT = "pot"


def stack(seat: int) -> tuple[str, int]:
    """A seat's chips behind its line."""
    return ("stack", seat)


def bet(seat: int) -> tuple[str, int]:
    """What a seat has pushed over the line."""
    return ("bet", seat)


def screen(seat: int) -> tuple[str, int]:
    """What a seat hides its chips behind."""
    return ("screen", seat)


def button(seat: int) -> tuple[str, int]:
    """Where the First Bettor button lies while a seat has it."""
    return ("button", seat)
