"""How lucky everybody was in a match, exactly; and each player's chance to win, by playouts."""
