"""Conversion of parsed JSON to msgspec structs, with errors worded as one clause."""

# Not compiled: no inner loop goes through it.

from typing import Any

import msgspec

from cardtable.engine.game import Refused
from cardtable.engine.parser_words import type_words
from cardtable.wording import worded


def converted(held: object, kind: Any, whole: str = "") -> Any:
    """Return a parsed object converted to `kind`, a struct or other type that msgspec knows.

    Raises Refused if it doesn't fit, with msgspec's reason in our own words. `whole` names the object in that text, in
    front of the path to the value at fault.
    """
    try:
        return msgspec.convert(held, kind, strict=True)
    except msgspec.ValidationError as error:
        said, _, path = str(error).replace("`", "").partition(" - at ")
        what, where = type_words(said), (whole + path.strip("$")).lstrip(".")
        raise Refused(worded("{where}: {what}", where=where, what=what) if where else what) from None
