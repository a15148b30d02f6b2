# Pourquoi un robot ferait quelque chose.
reason-only = Il n’y a rien d’autre à faire.
reason-hope = Chance de gagner : environ { $share }.
reason-attack = Menée jusqu’au bout, cette attaque réussit avec une chance de { $share }.
reason-siege = En jouant au mieux, la carte tombe ensuite avec une chance de { $share }.
reason-turn = Tous les jets du tour pesés, rien ne promet davantage.
reason-playouts = En { $playouts } parties jouées d’ici en pensée, rien ne gagne plus souvent.
reason-last-to-begin = Des puissances qui restent, c’est celle qui se place la dernière et voit où sont les autres.
reason-sheets = De { $tried } feuilles essayées contre { $tables } que chacun des autres peut écrire, celle-ci est parmi les meilleures.
reason-gifts = De toute la main, ce qui est donné manquera le moins et aidera le moins les voisins.
reason-landing = { $zone } : avec cette carte, la majorité y est probable { $share } fois sur 100, et aucune autre ne laisse espérer davantage.
reason-parting = Beaucoup de parties l’ont appris : aucune autre carte ne rend la victoire plus probable.
