"""Table of any game: its pieces, their places and motions, and the prompt that asks for moves."""
