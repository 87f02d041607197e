"""Scripts for work on the project: checks, builds, measurements of speed and strength, pictures."""
