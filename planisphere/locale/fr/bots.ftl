# Pourquoi un robot ferait quelque chose.
reason-attack = Menée jusqu’au bout, cette attaque réussit avec une chance de { $share }.
reason-siege = En jouant au mieux, la carte tombe ensuite avec une chance de { $share }.
reason-playouts = De { $playouts } parties jouées d’ici en pensée, il en a gagné { $share } sur 100.
