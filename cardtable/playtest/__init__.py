"""Matches by the thousand, without a screen: a plan in, numbers out."""
