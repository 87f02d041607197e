"""Downloads: an installer for each system, and packages for Python."""
