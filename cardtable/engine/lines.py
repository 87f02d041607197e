"""The lines of a record, and events, as msgspec structs: each game's are built on these."""

# Not compiled: mypyc strips the keywords of msgspec's classes.

from typing import Any

import msgspec

from cardtable.engine.houserules import HouseRules


class MoveLine(msgspec.Struct, frozen=True, tag_field="move"):
    """A player's move. A value that its reader may not know is None."""

    seat: int


class ChanceLine(msgspec.Struct, frozen=True, tag_field="chance", omit_defaults=True):
    """Cards dealt or lots drawn. What its reader may not know is None."""


class SayLine(msgspec.Struct, frozen=True, tag_field="say", kw_only=True, omit_defaults=True):
    """Talk: anybody's, at any time, heard by all, whatever its address. It changes nothing that is legal."""

    seat: int
    to: int | None = None


class ResultLine(msgspec.Struct, frozen=True):
    """The last line of a finished game."""

    winners: list[int]
    scores: list[int]
    result: str = "finished"


class RulesLine(msgspec.Struct, frozen=True):
    """From here these house rules hold: only those that change."""

    rules: dict[str, Any]


Line = MoveLine | ChanceLine | SayLine | RulesLine | ResultLine


class Event(msgspec.Struct, frozen=True):
    """Something that happened at the table, for screens, logs and readers; in card names and seats."""


class Said(Event, frozen=True):
    """Somebody talked."""

    line: SayLine


class RulesChanged(Event, frozen=True):
    """From here these house rules hold."""

    rules: HouseRules
    changed: tuple[str, ...]
    """The names of those that are others than before."""


def tags(union: Any) -> tuple[str, ...]:
    """The names by which a union of line structs is told apart."""
    return tuple(str(kind.__struct_config__.tag) for kind in getattr(union, "__args__", (union,)))


def line_object(line: Line) -> dict[str, Any]:
    """A line as the JSON object that a record holds, its keys in the order that people expect."""
    held: dict[str, Any] = msgspec.to_builtins(line)
    if isinstance(line, RulesLine):
        return held
    first = "seat" if isinstance(line, MoveLine | SayLine) else "result" if isinstance(line, ResultLine) else "chance"
    return {first: held.pop(first), **held}
