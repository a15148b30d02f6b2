"""Tournaments between bots: who sits where, who wins how often, and how sure that is."""
