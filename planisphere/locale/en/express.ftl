# Why a move of Risk Express is refused.
refusal-line-filled = This line is filled already.
refusal-dice-missing = The dice for this line are not in the tray.
refusal-dice-wasted = These dice do not fill the line, or one of them could be spared.
refusal-own-card = One does not invade one’s own card.
refusal-turned-over = This continent is conquered whole: its cards cannot be invaded any more.
refusal-other-card = Only one card is invaded in a turn.
refusal-no-general-line = A general is asked only for a card that somebody holds.
refusal-steal-later = Cards of others can be invaded from the second round on.
refusal-must-fill = A line that can be filled must be filled.
refusal-face-missing = There is no such die in the tray.
refusal-answer-offer = Go on with the siege of the player before, or start afresh?
kind-face = a face of a die (1, 2 or 3 soldiers, cannon, cavalry, general)
missing-line = The number of a line is missing.
no-such-line = The card has no line “{ $text }”.
not-soldiers = “{ $text }” is not a die with 1, 2 or 3 soldiers.
position-siege = The siege under way is not possible.
position-dice = The dice do not add up.
