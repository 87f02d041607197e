"""Scripts for those who work on the project: speed, strength, pictures."""
