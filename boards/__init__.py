"""The tools that draw the two map boards; nothing in the product imports them."""
