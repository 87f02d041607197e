"""Kinds of table (practice, playtest, without hints), as keys of a record's header that other readers ignore."""

from cardtable.engine.record import Header

PRACTICE_KEY = "practice"
"""Header key of a practice table: true or absent."""
HINTS_KEY = "hints"
"""Header key of a table without hints: false or absent."""

PLAYTEST_KEY = "playtest"
"""Header key of a table at which rules are tried out: true or absent."""


def is_practice(header: Header) -> bool:
    """Return whether decisions can be taken back at a table, and all hands seen; its games count in no statistics."""
    return header.object.get(PRACTICE_KEY) is True


def gives_hints(header: Header) -> bool:
    """Return whether those who decide may ask for a hint, as they always may at a practice table."""
    return is_practice(header) or header.object.get(HINTS_KEY) is not False


def is_playtest(header: Header) -> bool:
    """Return whether rules are tried out at a table; people are then asked for their impressions of the game."""
    return header.object.get(PLAYTEST_KEY) is True


def practised(header: Header) -> Header:
    """Return a header for a practice table that is otherwise the same."""
    return header._replace(object={**header.object, PRACTICE_KEY: True})


def kind_keys(practice: bool, hints: bool) -> dict[str, bool]:
    """Return the header keys of a practice table, or of another with or without hints."""
    if practice:
        return {PRACTICE_KEY: True}
    return {} if hints else {HINTS_KEY: False}
