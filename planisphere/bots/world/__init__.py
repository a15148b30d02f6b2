"""What the bots of both world games share."""
