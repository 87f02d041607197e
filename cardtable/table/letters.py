"""What stands in the corners of cards: letters as they are on the cards of a language, or A, J, Q and K."""

from cardtable.language import translate

_as_in_language = True


def write_ranks(as_in_language: bool) -> None:
    """From now on ranks have the letters of the language of the screen, or those of English cards."""
    global _as_in_language  # noqa: PLW0603 # one for all that is shown, as the language is
    _as_in_language = as_in_language


def rank_letter(rank: str) -> str:
    """What stands in the corner of a card of a rank, and wherever that card is named; numbers stay what they are."""
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
    """By letter the rank that it stands for, of those that are no numbers."""
    return {rank_letter(rank): rank for rank in ("A", "J", "Q", "K")}
