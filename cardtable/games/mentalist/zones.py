"""Where pieces lie in Mentalist Poker."""

from cardtable.table.board import zone_of_seats

POT = "pot"
stack = zone_of_seats("stack")
"""A seat's chips behind its line."""
bet = zone_of_seats("bet")
"""What a seat has pushed over the line."""
screen = zone_of_seats("screen")
"""What a seat hides its chips behind."""
button = zone_of_seats("button")
"""Where the First Bettor button lies while a seat has it."""
