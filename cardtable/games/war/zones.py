"""Where pieces lie in Bidding War."""

from cardtable.table.board import zone_of_seats

DECK, STAKE, HEAP = "deck", "stake", "heap"
hand = zone_of_seats("hand")
"""The observer's own lies open; others show backs."""
slot = zone_of_seats("slot")
"""Where a seat lays bids."""
won = zone_of_seats("won")
"""The pile of what a seat has won."""
