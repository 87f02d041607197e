"""A row of a forest plot: a difference and its bounds as a picture, on a scale of its own, with zero in the middle."""

from typing import Final

from cardtable.playtest.estimates import Finding
from cardtable.playtest.told import proven

WIDTH: Final = 200
HEIGHT: Final = 28
_REACH: Final = 88  # from the middle to where the farther bound lies
_STROKE: Final = {True: 3.5, False: 1.5}
_DOT: Final = {True: 5.5, False: 4.0}


def forest_row(found: Finding, label: str) -> str:
    """The row as SVG that is drawn in the colour of the text around it: a dashed line at zero, a bar from bound to
    bound, a dot at the mean. What is proven is drawn strong, with a full dot. `label` says it in words."""
    middle, height = WIDTH / 2, HEIGHT / 2
    shapes = [f'<line x1="{middle:g}" y1="0" x2="{middle:g}" y2="{HEIGHT}" stroke-dasharray="3 3" opacity="0.6"/>']
    strong = proven(found)
    if found.mean is not None and found.bounds is not None:
        low, high = found.bounds
        scale = _REACH / (max(abs(low), abs(high)) or 1.0)
        left, right, dot = (f"{middle + scale * end:.1f}" for end in (low, high, found.mean))
        stroke = f'stroke-width="{_STROKE[strong]:g}"'
        if low < high:
            shapes.append(f'<line x1="{left}" y1="{height:g}" x2="{right}" y2="{height:g}" {stroke}/>')
            shapes += [
                f'<line x1="{end}" y1="{height - 5:g}" x2="{end}" y2="{height + 5:g}" {stroke}/>'
                for end in (left, right)
            ]
        fill = "currentColor" if strong else "Canvas"
        shapes.append(f'<circle cx="{dot}" cy="{height:g}" r="{_DOT[strong]:g}" fill="{fill}" stroke-width="1.5"/>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'role="img" aria-label="{label}" stroke="currentColor">{"".join(shapes)}</svg>'
    )
