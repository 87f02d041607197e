"""Example of a game from another package: Cardtable finds it by its entry point, and the tests play it."""
