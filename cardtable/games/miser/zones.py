"""Where pieces lie in Miser."""

from cardtable.table.board import zone_of_seats

DISH, OFFER, SLUSH, ASIDE = "dish", "offer", "slush", "aside"
hand = zone_of_seats("hand")
"""The observer's own lies open; others show backs."""
purse = zone_of_seats("purse")
"""A seat's own pennies."""
laid = zone_of_seats("laid")
"""Cards before a seat: face down in a contract or an attack, face up with a bid."""
stake = zone_of_seats("stake")
"""Pennies before a seat: a wager, what it must match, a bid."""
