"""What happens in the world games, and the names on their board."""
