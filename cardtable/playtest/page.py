"""What a page of HTML of ours is made of: it needs no network and no scripts, follows a dark screen, and prints."""

import re
from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from cardtable.language import language, right_to_left
from cardtable.playtest.report_style import STYLE

_UNFIT: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]")
"""What may not stand in HTML, and a rule set's or a program's name may yet hold."""


def page(title: str, body: str) -> str:
    """A whole page, in the language that texts are in. The title is plain text, the body is markup."""
    direction = ' dir="rtl"' if right_to_left() else ""
    return (
        f'<!DOCTYPE html>\n<html lang="{safe(language())}"{direction}>\n<head>\n<meta charset="utf-8"/>\n'
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\"/>\n"
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        f"<title>{safe(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n{body}</body>\n</html>\n"
    )


def safe(words: object) -> str:
    """Anything as text that can stand in a page."""
    return escape(_UNFIT.sub("\ufffd", str(words)))


def cell(tag: str, words: object, more: str = "") -> str:
    """A cell of a table, with its attributes."""
    return f"<{tag}{' ' if more else ''}{more}>{safe(words)}</{tag}>"


def head(words: str, kind: str = "") -> str:
    """The head of a column; one without words is none."""
    return cell("th", words, f'scope="col" class="{kind}"' if kind else 'scope="col"') if words else "<td></td>"


def table(heads: Iterable[str], rows: Sequence[str], kinds: Sequence[str] = ()) -> str:
    """Cells of the head, rows of cells, and the class of each row."""
    body = [
        f'<tr class="{kind}">{row}</tr>' if kind else f"<tr>{row}</tr>"
        for row, kind in zip(rows, kinds or [""] * len(rows), strict=True)
    ]
    return (
        f'<div class="wide"><table><thead><tr>{"".join(heads)}</tr></thead>\n'
        f"<tbody>{chr(10).join(body)}</tbody></table></div>\n"
    )
