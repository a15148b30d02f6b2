"""What happens in Risk Express, and the names of its cards and dice."""
