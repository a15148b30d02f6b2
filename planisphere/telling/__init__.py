"""What happens in a match, in words, and what everything is called: for every client alike."""
