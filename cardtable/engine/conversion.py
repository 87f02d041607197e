"""Objects from JSON as msgspec's structs, or one clear clause for what is wrong with them."""

import re
from typing import Any

import msgspec

from cardtable.engine.game import Refused


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
            raise Refused(f"{where}: {missing[1]} is missing" if where else f"{missing[1]} is missing") from None
        what = what[0].lower() + what[1:]
        raise Refused(f"{where}: {what}" if where else what) from None
