"""What kind of table a record's header says it is: keys of ours, which every other reader passes over."""

from cardtable.engine.record import Header

PRACTICE_KEY = "practice"
"""The header's key for a practice table: true, or not there."""
HINTS_KEY = "hints"
"""The header's key for a table at which no hints are given: false, or not there."""

PLAYTEST_KEY = "playtest"
"""The header's key for a table at which rules are tried out: true, or not there."""


def is_practice(header: Header) -> bool:
    """Whether decisions can be taken back there, and all hands be seen; such a game counts in no statistics."""
    return header.object.get(PRACTICE_KEY) is True


def gives_hints(header: Header) -> bool:
    """Whether those who decide may ask for a hint; at a practice table they always may."""
    return is_practice(header) or header.object.get(HINTS_KEY) is not False


def is_playtest(header: Header) -> bool:
    """Whether rules are tried out there, and those who have played are asked how it was."""
    return header.object.get(PLAYTEST_KEY) is True


def practised(header: Header) -> Header:
    """The same header for a practice table."""
    return header._replace(object={**header.object, PRACTICE_KEY: True})


def kind_keys(practice: bool, hints: bool) -> dict[str, bool]:
    """What a header says of such a table."""
    if practice:
        return {PRACTICE_KEY: True}
    return {} if hints else {HINTS_KEY: False}
