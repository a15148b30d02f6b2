"""Manchots Barjots at the terminal."""
