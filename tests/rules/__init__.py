"""Each rule of each rulebook, tested."""
