"""Look of the table: every picture of the program, drawn as vectors with QPainter.

The modules know no rules, texts or widgets. Functions named `draw_*` draw with a painter at the caller's scale;
`pixmaps.Pixmaps` caches finished pictures of them.
"""
