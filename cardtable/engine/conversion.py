"""Objects from JSON as msgspec's structs, or one clear clause for what is wrong with them."""

# Not compiled: no inner loop goes through it.

from typing import Any

import msgspec

from cardtable.engine.game import Refused
from cardtable.engine.parser_words import type_words
from cardtable.wording import worded


def converted(held: object, kind: Any, whole: str = "") -> Any:
    """An object as structs of a kind; Refused with msgspec's reason in our words, `whole` being what the object is
    called there."""
    try:
        return msgspec.convert(held, kind, strict=True)
    except msgspec.ValidationError as error:
        said, _, path = str(error).replace("`", "").partition(" - at ")
        what, where = type_words(said), (whole + path.strip("$")).lstrip(".")
        raise Refused(worded("{where}: {what}", where=where, what=what) if where else what) from None
