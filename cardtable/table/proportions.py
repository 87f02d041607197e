"""Proportions of what lies on a table: layouts reckon with them, and drawings keep them."""

CARD_RATIO = 1.4
"""A card's height over its width."""
INDEX = 12.0
"""A card's index is never narrower, in pixels: layouts let so much of an open card show, and drawings keep to it."""
TILT = 0.52
"""The height of a penny's face over its width, as the eye sees it."""
THICKNESS = 0.15
"""The height of its edge over its width: each penny of a column lies this much higher than the one below."""
COLUMN = 5
"""Pennies in a full column."""
DEED_RATIO = 0.56
"""The height of a sheet with an agreement over its width."""
SCREEN_RATIO = 0.72
"""A standing screen's height over its width."""
BEHIND_RATIO = 0.085
"""The same for what is seen of one from behind: from above one looks over it."""
RAISED = 0.55
"""How far a screen is lifted, as a share of its height."""
RIM = 20.0
"""The wood around the felt, in pixels."""
FELT_CORNER = 34.0
"""The radius of the felt's corners, in pixels."""
LARGEST = 2.3
"""Nothing is drawn larger than so many times its designed size: a screen of 4K shows what one of half its width and
height does, and larger ones show more felt."""
