"""Charts: pyqtgraph's, in the dress of the house. Imported with the first of them, in the interface's thread alone."""
