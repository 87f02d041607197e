"""Distributions of a measure under two rule sets, as a picture: base outlined, other filled, both means dashed."""

from collections.abc import Sequence
from typing import Final

from cardtable.playtest.histogram import Bar, half_cell
from cardtable.playtest.measures import MeasureKind
from cardtable.playtest.told import share_of

WIDTH: Final = 300
HEIGHT: Final = 110
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
    wide = WIDTH / len(bars)
    half = half_cell(kind)
    start, breadth = bars[0].low - half, bars[0].high - bars[0].low + 2 * half
    shapes = [f'<line x1="0" y1="{_FLOOR}" x2="{WIDTH}" y2="{_FLOOR}" opacity="0.5"/>']
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
    shapes.append(f'<path class="base" d="{"".join(outline)}L{WIDTH} {_FLOOR}" fill="none" stroke-width="1.5"/>')
    for mean, whose in zip(means, ("base", "other"), strict=True):
        if mean is not None:
            at = wide * (mean - start) / breadth
            shapes.append(
                f'<line class="{whose}" x1="{at:.1f}" y1="0" x2="{at:.1f}" y2="{_FLOOR}" stroke-dasharray="4 3"/>'
            )
    scale = 1 if kind is MeasureKind.AMOUNT else 100
    for at, anchor, end in ((0, "start", bars[0].low), (WIDTH, "end", bars[-1].high)):
        shapes.append(
            f'<text x="{at}" y="{HEIGHT - 4}" text-anchor="{anchor}" font-size="12" fill="currentColor" stroke="none">'
            f"{scale * end:,.0f}</text>"
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'role="img" aria-label="{label}" stroke="currentColor">{"".join(shapes)}</svg>'
    )
