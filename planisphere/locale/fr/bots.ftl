# Pourquoi un robot ferait quelque chose.
reason-only = Il n’y a rien d’autre à faire.
reason-hope = Chance de gagner : environ { $share }.
reason-attack = Menée jusqu’au bout, cette attaque réussit avec une chance de { $share }.
reason-siege = En jouant au mieux, la carte tombe ensuite avec une chance de { $share }.
reason-turn = Tous les jets pesés, cela promet la victoire { $share } fois sur 100.
reason-playouts = En { $playouts } parties jouées d’ici en pensée, il gagne { $share } fois sur 100.
reason-last-to-begin = Des puissances qui restent, c’est celle qui se place la dernière et voit où sont les autres.
reason-sheets = De { $tried } feuilles essayées contre { $tables } que chacun des autres peut écrire, celle-ci est parmi les meilleures et promet la victoire { $share } fois sur 100.
reason-gifts = De toute la main, ce qui est donné manquera le moins et aidera le moins les voisins.
reason-landing = { $zone } : avec cette carte, la majorité y est probable { $share } fois sur 100, et aucune autre ne laisse espérer davantage.
reason-parting = Beaucoup de parties l’ont appris : après cela, la victoire est probable { $share } fois sur 100, et aucune autre carte ne la rend plus probable.
