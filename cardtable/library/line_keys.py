"""Change of one key in a line of a record. Everything else in the line stays as it is, byte for byte."""

import json
from typing import Final

_BLANK: Final = " \t\r\n"


def with_key(line: str, key: str, text: str) -> str:
    """Return an object's line with a key set to a text, or removed if the text is empty. A new key comes last."""
    begin, end = _place(line, key)
    before, behind = line[:begin], line[end:]
    if text:
        comma = ", " if begin == end and not before.endswith("{") else ""
        return f"{before}{comma}{json.dumps(key)}: {json.dumps(text, ensure_ascii=False)}{behind}"
    if begin == end:
        return line
    if before.rstrip(_BLANK).endswith(","):
        return before.rstrip(_BLANK)[:-1] + behind
    return before + behind.lstrip(_BLANK).removeprefix(",").lstrip(_BLANK)


def _place(line: str, key: str) -> tuple[int, int]:
    """Return the begin and end of a key with its value; without the key, twice the place after the last value."""
    decoder = json.JSONDecoder()
    end = line.index("{") + 1
    while True:
        begin = _behind(line, end, ",")
        if line[begin] == "}":
            return end, end
        found, colon = decoder.raw_decode(line, begin)
        _, end = decoder.raw_decode(line, _behind(line, colon, ":"))
        if found == key:
            return begin, end


def _behind(line: str, at: int, sign: str) -> int:
    """Return the next place that holds neither a blank nor `sign`."""
    return len(line) - len(line[at:].lstrip(_BLANK + sign))
