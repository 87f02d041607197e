"""Where pieces lie in Loser's Game."""

from cardtable.table.board import zone_of_seats

ASIDE, TRUMP = "aside", "trump"
hand = zone_of_seats("hand")
"""The observer's own lies open; others show backs."""
bid = zone_of_seats("bid")
"""Where a seat's slip lies until the first card of the hand is played."""
trick = zone_of_seats("trick")
"""Where a seat's card of the trick on the table lies."""
pile = zone_of_seats("pile")
"""The tricks that a seat has taken, face down."""
