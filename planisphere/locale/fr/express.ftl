# Pourquoi un coup de Risk Express est refusé.
refusal-line-filled = Cette ligne est déjà remplie.
refusal-dice-missing = Les dés de cette ligne ne sont pas dans la piste.
refusal-dice-wasted = Ces dés ne remplissent pas la ligne, ou l’un d’eux est de trop.
refusal-own-card = On n’envahit pas sa propre carte.
refusal-turned-over = Ce continent est conquis en entier : on ne peut plus envahir ses cartes.
refusal-other-card = On n’envahit qu’une carte par tour.
refusal-no-general-line = Un général n’est demandé que pour la carte d’un autre joueur.
refusal-steal-later = On envahit les cartes des autres à partir du deuxième tour.
refusal-must-fill = Une ligne qui peut être remplie doit l’être.
refusal-face-missing = Il n’y a pas de tel dé dans la piste.
refusal-answer-offer = Continuer le siège du joueur précédent, ou recommencer ?
kind-face = une face de dé (1, 2 ou 3 soldats, canon, cavalerie, général)
missing-line = Il manque le numéro d’une ligne.
no-such-line = La carte n’a pas de ligne « { $text } ».
not-soldiers = « { $text } » n’est pas un dé de 1, 2 ou 3 soldats.
position-siege = Le siège en cours n’est pas possible.
position-dice = Le compte des dés n’y est pas.
