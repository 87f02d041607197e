"""The README as it is read away from the checkout, where the files that it leads to are not beside it."""

from __future__ import annotations

import re
from collections.abc import Callable

_LINK = re.compile(r"(?P<picture>!?)\[(?P<text>[^\]]*)\]\((?P<to>[^)\s]+)\)")
_CODE = re.compile(r"(^```.*?^```$|`[^`\n]+`)", re.MULTILINE | re.DOTALL)
_ELSEWHERE = re.compile(r"[a-z][a-z0-9+.-]*:|#", re.IGNORECASE)


def detached(text: str, home: str, tag: str) -> str:
    """Markdown whose relative links lead to the project's page at `home`, as its files were at `tag`.

    Where no home is known links are left as their words alone, and pictures out.
    """

    def link(found: re.Match[str]) -> str:
        if _ELSEWHERE.match(found["to"]):
            return found[0]
        if home:
            kind = "raw" if found["picture"] else "blob"
            return f"{found['picture']}[{found['text']}]({home}/{kind}/{tag}/{found['to']})"
        return "" if found["picture"] else found["text"]

    changed = _outside_code(text, lambda part: _LINK.sub(link, part))
    return changed if home else re.sub(r"\n{3,}", "\n\n", changed)


def _outside_code(text: str, change: Callable[[str], str]) -> str:
    """Changes what is no code. Code stands at every second place."""
    parts = _CODE.split(text)
    return "".join(part if at % 2 else change(part) for at, part in enumerate(parts))
