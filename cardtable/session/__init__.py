"""A game being played at one screen: who looks, who owes a decision, what is taken back. No Qt."""
