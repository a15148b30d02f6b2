"""Planisphere: the great conquest games, by the book."""
