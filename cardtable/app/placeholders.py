"""Placeholders of translated texts: the one way in which the {name} in a sentence becomes what it stands for."""

from re import compile as pattern

_PLACEHOLDER = pattern(r"\{(\w+)\}")


def filled(text: str, /, **words: object) -> str:
    """A sentence with all its placeholders filled at once, {who} by `who` as text; one without a value stays.

    What fills a placeholder is not searched for others: a player called {card}, or a file with braces in its name, is
    told as it is. So a sentence that is filled already must not be filled again: all its words go into one call.
    """
    return _PLACEHOLDER.sub(lambda found: str(words[found[1]]) if found[1] in words else found[0], text)
