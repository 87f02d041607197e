"""A small game for the tests: a package of somebody else's, which Cardtable finds by its entry point."""
