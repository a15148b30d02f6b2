"""A player that learns by playing against itself on the vector environment, with NumPy alone."""
