"""Africa 1880 at the terminal: the map, the sheets behind the curtain, the reading."""
