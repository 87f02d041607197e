"""The engine: cards, house rules, state and play, records and views. Standard library and msgspec only."""
