"""What happens in Manchots Barjots, and the names of its zones and cards."""
