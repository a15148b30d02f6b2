"""The rules of the games in our words, in both languages, from the pages beside this file."""
