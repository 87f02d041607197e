"""Steps before pages that take time: what is imported, read, asked and set up before each of them can be shown."""
