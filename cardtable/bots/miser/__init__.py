"""Players of Miser."""
