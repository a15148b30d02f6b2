"""Risk Express at the terminal: its cards, the siege, the dice in the tray."""
