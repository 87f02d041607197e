"""Tools of Miser."""
