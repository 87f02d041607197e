"""The windows: the only floor that knows Qt."""
