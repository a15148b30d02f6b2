# La chance : ce qui était attendu, ce qui est venu, et les chances de gagner.
luck = La chance
luck-none = Dans ce jeu, rien qui compte n’est laissé au hasard.
luck-nothing = Rien n’a été laissé au hasard.
luck-matter-armies = Armées perdues au combat
luck-matter-sets = Séries complétées par un tirage
luck-matter-jokers = Jokers tirés
luck-matter-territories = Territoires reçus
luck-matter-sieges = Chances de conquête
luck-matter-cards = Valeurs des cartes tirées
luck-numbers = { $came }, attendu { $expected }
luck-verdict-usual = comme d’habitude
luck-verdict-lucky = de la chance
luck-verdict-very-lucky = beaucoup de chance
luck-verdict-unlucky = de la malchance
luck-verdict-very-unlucky = beaucoup de malchance
luck-better = Cela tournerait aussi bien, ou mieux, { $share } du temps.
luck-worse = Cela tournerait aussi mal, ou pis, { $share } du temps.
luck-condition = La barre est ce qui est venu, le trait ce qui était attendu. « Du temps » : si chaque jet et chaque tirage étaient refaits à leur place, avec les mêmes dés ou parmi les mêmes cartes.
luck-battles = Les batailles les plus rares
luck-sieges = Les sièges les plus rares
luck-no-card = Aucune carte
luck-battle = L’attaquant a perdu { $came }, attendu { $expected }.
luck-siege = { $count ->
    [one] Un jet.
   *[other] { $count } jets.
}
luck-conquered = Conquis.
luck-repelled = Pas conquis.
luck-chance = Chance avant le premier jet : { $share }.
luck-rarity = probable à { $share }
luck-chances = Chances de gagner
luck-reckoning = Des robots rejouent la partie à partir de chaque tour… Cela prend jusqu’à une demi-minute, une seule fois.
luck-course = { $who } : de { $first } à { $last }.
luck-turning = Là où la partie a basculé
luck-swing = { $who } : de { $before } à { $after } (coup { $number }).
luck-no-turning = Aucun coup n’a beaucoup changé les chances à lui seul.
luck-table = Les chances en tableau
luck-entry = Coup
luck-playouts = D’après { $playouts } parties simulées de robots normaux à partir de la vraie position de chaque moment.
