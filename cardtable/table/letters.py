"""Letters in the corners of cards: those of the cards of a language, or A, J, Q and K."""

from cardtable.language import translate

_as_in_language = True


def write_ranks(as_in_language: bool) -> None:
    """Choose the letters of ranks from now on: those of the language of the screen, or A, J, Q and K."""
    global _as_in_language  # noqa: PLW0603 # one setting for the whole program, like the language
    _as_in_language = as_in_language


def rank_letter(rank: str) -> str:
    """Return the letter of a rank, in the corners of cards and wherever a card is named; numbers stay as they are."""
    if not _as_in_language:
        return rank
    match rank:
        case "A":
            return translate("cards", "A", "the letter in the corner of an ace")
        case "J":
            return translate("cards", "J", "the letter in the corner of a jack")
        case "Q":
            return translate("cards", "Q", "the letter in the corner of a queen")
        case "K":
            return translate("cards", "K", "the letter in the corner of a king")
    return rank


def court_letters() -> dict[str, str]:
    """Return the ranks that are no numbers (A, J, Q and K), by letter."""
    return {rank_letter(rank): rank for rank in ("A", "J", "Q", "K")}
