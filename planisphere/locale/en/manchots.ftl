# Why a move of Manchots Barjots is refused.
refusal-not-in-hand = This card is not in your hand, or you have chosen it already.
refusal-left-first = The card for the left neighbour is chosen first, then that for the right one.
refusal-give-first = First give a card to each neighbour; landing comes afterwards.
refusal-giving-over = The gifts have been passed on: now a card is landed.
kind-penguin = a card (a zone and a value, such as desert-5)
position-waiting = Players are awaited who do not choose now, or none is.
position-landed = The cards landed so far do not add up.
position-hands = The hands and the reserves do not add up.
position-virtual = The reserves and piles of the virtual players do not add up.
position-gifts = The gifts do not fit together.
position-chosen = The cards about to be landed are not in hand.
