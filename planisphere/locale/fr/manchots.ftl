# Pourquoi un coup de Manchots Barjots est refusé.
refusal-not-in-hand = Cette carte n’est pas dans votre main, ou vous l’avez déjà choisie.
refusal-left-first = On choisit d’abord la carte du voisin de gauche, puis celle du voisin de droite.
refusal-give-first = Donnez d’abord une carte à chaque voisin ; le débarquement vient ensuite.
refusal-giving-over = Les cartes sont données : c’est le moment de débarquer.
kind-penguin = une carte (une zone et une valeur, par exemple desert-5)
position-waiting = On attend des joueurs qui n’ont pas à choisir, ou personne.
position-landed = Le compte des cartes débarquées n’est pas bon.
position-hands = Le compte des mains et des pioches n’est pas bon.
position-virtual = Le compte des pioches et des piles des joueurs virtuels n’est pas bon.
position-gifts = Les cartes données ne s’accordent pas entre elles.
position-chosen = Les cartes prêtes à débarquer ne sont pas en main.
