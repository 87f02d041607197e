"""README for readers away from the checkout, where the files it links to are not beside it."""

from __future__ import annotations

import re
from collections.abc import Callable

_LINK = re.compile(r"(?P<picture>!?)\[(?P<text>[^\]]*)\]\((?P<to>[^)\s]+)\)")
_CODE = re.compile(r"(^```.*?^```$|`[^`\n]+`)", re.MULTILINE | re.DOTALL)
_ELSEWHERE = re.compile(r"[a-z][a-z0-9+.-]*:|#", re.IGNORECASE)


def detached(text: str, home: str, tag: str) -> str:
    """Return Markdown text with relative links led to the project's page `home`, as its files were at `tag`.

    If `home` is empty, links become plain words and pictures are left out.
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
    """Apply `change` to the text outside code, which is every other part of the split."""
    parts = _CODE.split(text)
    return "".join(part if at % 2 else change(part) for at, part in enumerate(parts))
