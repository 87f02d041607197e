"""Files that the user keeps: games, house rules and studies, with statistics of the games. No Qt."""
