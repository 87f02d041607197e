"""Proportions of things on a table, on which layouts and drawings agree."""

CARD_RATIO = 1.4
"""Height of a card over its width."""
INDEX = 12.0
"""Least width of a card's index in pixels: layouts let that much of an open card show."""
TILT = 0.52
"""Height of a penny's face over its width, as seen from the side of the table."""
THICKNESS = 0.15
"""Height of a penny's edge over its width: each penny in a column lies this much higher than the one below."""
COLUMN = 5
"""Number of pennies in a full column."""
DEED_RATIO = 0.56
"""Height of a sheet with an agreement over its width."""
SCREEN_RATIO = 0.72
"""Height of a standing screen over its width."""
BEHIND_RATIO = 0.085
"""Height of a screen seen from behind over its width: small, because the observer looks over it from above."""
RAISED = 0.55
"""Distance by which a screen is lifted, as a share of its height."""
RIM = 20.0
"""Width of the wood around the felt, in pixels."""
FELT_CORNER = 34.0
"""Radius of the felt's corners, in pixels."""
LARGEST = 2.3
"""Largest scale at which things are drawn, as a multiple of their designed size.

A 4K screen shows the same as one of half its width and height, and larger screens show more felt.
"""
