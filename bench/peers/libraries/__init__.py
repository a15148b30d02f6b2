"""How each library is played at random: which contests it enters, and a player for each."""
