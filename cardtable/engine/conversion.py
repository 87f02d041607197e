"""Objects from JSON as msgspec's structs, or one clear clause for what is wrong with them."""

import re
from typing import Any

import msgspec

from cardtable.engine.game import Refused
from cardtable.wording import worded


def converted(held: object, kind: Any, whole: str = "") -> Any:
    """An object as structs of a kind; Refused with msgspec's reason in our words, `whole` being what the object is
    called there."""
    try:
        return msgspec.convert(held, kind, strict=True)
    except msgspec.ValidationError as error:
        what, _, path = str(error).replace("`", "").partition(" - at ")
        missing = re.fullmatch(r"Object missing required field (\w+)", what)
        where = (whole + path.strip("`$")).lstrip(".")
        if missing:
            raise Refused(_at(where, worded("{key} is missing", key=missing[1]))) from None
        what = what[0].lower() + what[1:]
        raise Refused(_at(where, what)) from None


def _at(where: str, what: str) -> str:
    return worded("{where}: {what}", where=where, what=what) if where else what
