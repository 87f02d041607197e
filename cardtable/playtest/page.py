"""Building blocks of HTML pages that need no network and no scripts, follow a dark colour scheme, and print well."""

import re
from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from cardtable.language import language, right_to_left

STYLE: Final = """
:root { color-scheme: light dark; --faint: #8884; --strong: light-dark(#064f9e, #8cc4ff);
  --met: light-dark(#17642b, #86d99a); --missed: light-dark(#a11a1a, #ff9d92); --open: light-dark(#6b5200, #e9c868) }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 62rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }
h1 { font-size: 1.8rem; line-height: 1.2; margin: 0 0 .3rem }
h2 { font-size: 1.35rem; margin: 0 0 .5rem; overflow-wrap: anywhere }
h3 { font-size: 1.05rem; margin: 1.5rem 0 .3rem }
h4 { font-size: 1rem; margin: .8rem 0 .1rem }
p { margin: .2rem 0 }
section, footer { border-top: 1px solid var(--faint); margin-top: 2rem; padding-top: 1.2rem }
.wide { overflow-x: auto }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: .4rem 0 }
th, td { text-align: start; vertical-align: top; padding: .15rem .8rem .15rem 0; border-bottom: 1px solid var(--faint) }
.number { text-align: end; white-space: nowrap }
.plot { padding-block: 0; vertical-align: middle }
.plot svg, .spread svg { display: block }
.spread { display: flex; flex-wrap: wrap; gap: 1rem 2rem; align-items: start }
figure { margin: .4rem 0; max-width: 100% }
figcaption { font-weight: 700 }
summary { font-size: .875rem; cursor: pointer }
.spread svg { color: var(--open); max-width: 100% }
.spread svg .base { stroke: var(--strong) }
tbody th { font-weight: 400 }
.proven th, .proven td:nth-of-type(n + 3), .changed th, .changed td { font-weight: 700 }
.proven .plot { color: var(--strong) }
.shade1 { background: color-mix(in srgb, var(--strong) 8%, transparent) }
.shade2 { background: color-mix(in srgb, var(--strong) 16%, transparent) }
.shade3 { background: color-mix(in srgb, var(--strong) 24%, transparent) }
.shade4 { background: color-mix(in srgb, var(--strong) 32%, transparent) }
.shade5 { background: color-mix(in srgb, var(--strong) 40%, transparent) }
.note, .unit { font-size: .875rem; opacity: .85 }
.unit { font-weight: 400 }
.met { color: var(--met) } .missed { color: var(--missed) } .open { color: var(--open) }
.verdict { font-weight: 700; white-space: nowrap }
.told { font-size: 1.1rem; padding-inline-start: 1.2rem; margin: .5rem 0 }
.book { border-inline-start: 3px solid var(--faint); padding-inline-start: 1rem; max-width: 44rem }
del { color: var(--missed); text-decoration-thickness: 2px }
ins { color: var(--met); text-decoration-thickness: 2px }
dt { font-weight: 700 }
dd { margin: 0 0 .3rem }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid var(--faint); padding: .6rem; margin: .4rem 0 }
@media print {
  :root { color-scheme: light }
  body { font-size: 10pt; max-width: none; padding: 0 }
  .wide { overflow: visible }
  tr, p, li, pre { break-inside: avoid }
  h2, h3, h4 { break-after: avoid }
}
"""


_UNFIT: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]")
"""Characters that must not occur in HTML, but can occur in the name of a rule set or a program."""


def page(title: str, body: str) -> str:
    """Return a complete page in the language of the texts. The title is plain text, the body is markup."""
    direction = ' dir="rtl"' if right_to_left() else ""
    return (
        f'<!DOCTYPE html>\n<html lang="{safe(language())}"{direction}>\n<head>\n<meta charset="utf-8"/>\n'
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\"/>\n"
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        f"<title>{safe(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n{body}</body>\n</html>\n"
    )


def safe(words: object) -> str:
    """Return the text of any object, escaped for a page."""
    return escape(_UNFIT.sub("\ufffd", str(words)))


def cell(tag: str, words: object, more: str = "") -> str:
    """Return a table cell. `more` are its attributes, as markup."""
    return f"<{tag}{' ' if more else ''}{more}>{safe(words)}</{tag}>"


def head(words: str, kind: str = "") -> str:
    """Return the head of a column with a CSS class; an empty data cell if there are no words."""
    return cell("th", words, f'scope="col" class="{kind}"' if kind else 'scope="col"') if words else "<td></td>"


def table(heads: Iterable[str], rows: Sequence[str], kinds: Sequence[str] = ()) -> str:
    """Return a table, from the cells of its head, the cells of each row joined, and the CSS class of each row."""
    body = [
        f'<tr class="{kind}">{row}</tr>' if kind else f"<tr>{row}</tr>"
        for row, kind in zip(rows, kinds or [""] * len(rows), strict=True)
    ]
    return (
        f'<div class="wide"><table><thead><tr>{"".join(heads)}</tr></thead>\n'
        f"<tbody>{chr(10).join(body)}</tbody></table></div>\n"
    )
