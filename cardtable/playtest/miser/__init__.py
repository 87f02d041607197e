"""What playtests know of Miser."""
