"""Players that are programs: each gets what its seat may see, and its legal actions."""
