"""Parts of HTML pages: the page itself, tables, a rule book with changes marked, and distributions as pictures.

Pages need no network and no scripts, follow a dark colour scheme, and print well.
"""

import re
from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from cardtable import about
from cardtable.engine.game import AnyGame
from cardtable.engine.houserules import HouseRules
from cardtable.language import filled, language, right_to_left, translate
from cardtable.playtest.findings_text import share_of
from cardtable.playtest.histogram import Bar, half_cell
from cardtable.playtest.measures import PROFILES, MeasureKind
from cardtable.table.rules_changes import changes_html, only_changes, rules_changes
from cardtable.table.rules_text import changed_rules, value_words

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


def rule_book_html(game: AnyGame, rules: HouseRules, seats: int) -> str:
    """Return the whole rule book and a table of the house rules as a page.

    Standard text that does not apply is struck out, new text is underlined. The page has no date, so that the same
    rules give the same bytes.
    """
    usual = game.rules()
    title = filled(translate("report", "The rules of {game}"), game=game.title)
    note = translate("report", "Standard rules.")
    if rules != usual:
        note = translate("report", "Standard text is struck out; new text is underlined. Changed: {rules}.")
        note = filled(note, rules="; ".join(changed_rules(rules)) or translate("report", "nothing that has an effect"))
    authors = translate("report", "Standard")
    return page(
        title,
        f'<header><h1>{safe(title)}</h1><p class="note">{safe(note)}</p></header>\n'
        f"<main>\n{marked_book(game, usual, rules, seats, whole=True, level=2)}</main>\n"
        f"<section><h2>{safe(translate('report', 'House rules'))}</h2>\n"
        f"{house_rules_table(rules, usual, seats, authors)}</section>\n"
        f'<footer><p class="note">Cardtable {safe(about.version())}</p></footer>\n',
    )


def marked_book(
    game: AnyGame, before: HouseRules, rules: HouseRules, seats: int, whole: bool = False, level: int = 4
) -> str:
    """Return the changed sections of the rule book, or with `whole` all of them, as markup with headings of a level."""
    of = PROFILES[game.key].rules_page
    changes = rules_changes(of(before, seats), of(rules, seats))
    told = changes_html(changes if whole else only_changes(changes), level)
    return f'<div class="book">{told or _nothing()}</div>\n'


def _nothing() -> str:
    return f"<p>{safe(translate('report', 'The rule book stays the same.'))}</p>"


def house_rules_table(rules: HouseRules, beside: HouseRules, seats: int, called: str, only_others: bool = False) -> str:
    """Return a table of house rules.

    `beside` are rules to compare with, in a column headed `called` if they differ. The table has all rules with
    differences in bold, or with `only_others` only those that differ.
    """
    heads = [translate("report", "House rule"), translate("report", "These rules")]
    if rules != beside:
        heads.append(called)
    rows, kinds = [], []
    for rule in rules.declared():
        if only_others and getattr(rules, rule.name) == getattr(beside, rule.name):
            continue
        mine, theirs = (value_words(rule, each.value(rule, seats)) for each in (rules, beside))
        cells = [mine, theirs][: len(heads) - 1]
        if rule.when and not rules.matters(rule):
            cells[0] += f" ({filled(translate('report', 'only matters {when}'), when=rule.when.words)})"
        rows.append(cell("th", rule.label, 'scope="row"') + "".join([cell("td", words) for words in cells]))
        kinds.append("changed" if not only_others and mine != theirs else "")
    return table([head(one) for one in heads], rows, kinds)


SPREAD_WIDTH: Final = 300
SPREAD_HEIGHT: Final = 110
_FLOOR: Final = 92  # bottom of the bars; below are the ends of the scale
_TOP: Final = 6


def spread_svg(
    kind: MeasureKind, base: Sequence[Bar], bars: Sequence[Bar], means: Sequence[float | None], label: str
) -> str:
    """Return the distributions as SVG in the colours of the surrounding text.

    Both must have the same bars, at least one. `means` are the base's and the other's; None if unknown. `label`
    describes the picture in words.
    """
    most = max([share_of(bar, each) for each in (base, bars) for bar in each]) or 1.0
    wide = SPREAD_WIDTH / len(bars)
    half = half_cell(kind)
    start, breadth = bars[0].low - half, bars[0].high - bars[0].low + 2 * half
    shapes = [f'<line x1="0" y1="{_FLOOR}" x2="{SPREAD_WIDTH}" y2="{_FLOOR}" opacity="0.5"/>']
    outline = [f"M0 {_FLOOR}"]
    for number, (before, after) in enumerate(zip(base, bars, strict=True)):
        left, right = wide * number, wide * (number + 1)
        high = (_FLOOR - _TOP) * share_of(after, bars) / most
        if high:
            shapes.append(
                f'<rect x="{left + 0.5:.1f}" y="{_FLOOR - high:.1f}" width="{wide - 1:.1f}" height="{high:.1f}" '
                'fill="currentColor" fill-opacity="0.45" stroke="none"/>'
            )
        level = _FLOOR - (_FLOOR - _TOP) * share_of(before, base) / most
        outline.append(f"L{left:.1f} {level:.1f}L{right:.1f} {level:.1f}")
    shapes.append(f'<path class="base" d="{"".join(outline)}L{SPREAD_WIDTH} {_FLOOR}" fill="none" stroke-width="1.5"/>')
    for mean, whose in zip(means, ("base", "other"), strict=True):
        if mean is not None:
            at = wide * (mean - start) / breadth
            shapes.append(
                f'<line class="{whose}" x1="{at:.1f}" y1="0" x2="{at:.1f}" y2="{_FLOOR}" stroke-dasharray="4 3"/>'
            )
    scale = 1 if kind is MeasureKind.AMOUNT else 100
    for at, anchor, end in ((0, "start", bars[0].low), (SPREAD_WIDTH, "end", bars[-1].high)):
        shapes.append(
            f'<text x="{at}" y="{SPREAD_HEIGHT - 4}" text-anchor="{anchor}" font-size="12" fill="currentColor" '
            f'stroke="none">{scale * end:,.0f}</text>'
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SPREAD_WIDTH} {SPREAD_HEIGHT}" width="{SPREAD_WIDTH}" '
        f'height="{SPREAD_HEIGHT}" role="img" aria-label="{label}" stroke="currentColor">{"".join(shapes)}</svg>'
    )
