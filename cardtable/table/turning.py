"""When a game turned. No Qt here."""

from collections.abc import Sequence


def lead_taken(scores: Sequence[Sequence[int]], seat: int) -> int | None:
    """The step with which a seat came to lie ahead of all others for good; None where it does not at the end.

    `scores` holds those of all seats after each step.
    """
    first = len(scores)
    while first and _is_alone_ahead(scores[first - 1], seat):
        first -= 1
    return first if first < len(scores) else None


def _is_alone_ahead(scores: Sequence[int], seat: int) -> bool:
    return all(scores[seat] > score for other, score in enumerate(scores) if other != seat)
