"""The world games at the terminal: the map, its attacks, cards and missions."""
