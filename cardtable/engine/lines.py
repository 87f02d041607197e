"""Base classes, as msgspec structs, of the lines of a record and of events; each game derives its own."""

# Not compiled: mypyc strips the keywords of msgspec's classes.

from typing import Any

import msgspec

from cardtable.engine.houserules import HouseRules


class MoveLine(msgspec.Struct, frozen=True, tag_field="move"):
    """A player's move; a value that the reader may not know is None."""

    seat: int


class ChanceLine(msgspec.Struct, frozen=True, tag_field="chance", omit_defaults=True):
    """Cards dealt or lots drawn; a value that the reader may not know is None."""


class SayLine(msgspec.Struct, frozen=True, tag_field="say", kw_only=True, omit_defaults=True):
    """Talk: any player's, at any time, heard by all whoever it is addressed to; it never changes the legal moves."""

    seat: int
    to: int | None = None


class ResultLine(msgspec.Struct, frozen=True):
    """Last line of a finished game."""

    winners: list[int]
    scores: list[int]
    result: str = "finished"


class RulesLine(msgspec.Struct, frozen=True):
    """House rules that change from here on; holds only those that change."""

    rules: dict[str, Any]


Line = MoveLine | ChanceLine | SayLine | RulesLine | ResultLine


class Event(msgspec.Struct, frozen=True):
    """Something that happened at the table, in terms of card names and seats, for screens, logs and readers."""


class Said(Event, frozen=True):
    """A player talked."""

    line: SayLine


class RulesChanged(Event, frozen=True):
    """House rules have changed."""

    rules: HouseRules
    changed: tuple[str, ...]
    """Names of the rules whose values differ from before."""


def tags(union: Any) -> tuple[str, ...]:
    """Return the tags of the structs in a union of line types, such as the names of a game's moves."""
    return tuple(str(kind.__struct_config__.tag) for kind in getattr(union, "__args__", (union,)))


def line_object(line: Line) -> dict[str, Any]:
    """Return a line as the JSON object that records hold; the key that tells its kind comes first."""
    held: dict[str, Any] = msgspec.to_builtins(line)
    if isinstance(line, RulesLine):
        return held
    first = "seat" if isinstance(line, MoveLine | SayLine) else "result" if isinstance(line, ResultLine) else "chance"
    return {first: held.pop(first), **held}
