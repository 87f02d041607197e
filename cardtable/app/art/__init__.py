"""The look of the table: every picture in the house, drawn as vectors with QPainter.

Nothing here knows a rule, a word or a widget. Functions named `draw_*` paint into a painter at the caller's
scale; `pixmaps.Pixmaps` keeps ready-made pictures of them.
"""
