"""Charts by pyqtgraph in the program's look. Import only in the interface's thread, with the first chart."""
