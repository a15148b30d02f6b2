# La chance.
luck-title = La chance, et ce qu’elle eut de rare
luck-condition = fois : jets ou tirages ; attendu et venu : dans l’unité de la matière ; σ : la chance en écarts types ; probable : que cela tourne au moins aussi bien, ou aussi mal, si chaque jet et chaque tirage étaient refaits à leur place, avec les mêmes dés ou parmi les mêmes cartes
luck-fights = Les combats les plus rares
luck-fights-condition = attendu et venu : armées perdues par l’attaquant, ou somme de ses chances avant et après chaque jet ; prise : la chance de conquérir, avant le premier jet, jusqu’au bout du combat ; probable : de s’écarter au moins autant de ce qui était attendu, avec les mêmes dés
luck-none = Dans ce jeu, rien qui compte n’est laissé au hasard.
luck-column-matter = matière
luck-column-strokes = fois
luck-column-expected = attendu
luck-column-came = venu
luck-column-luck = chance
luck-column-standard = σ
luck-column-likely = probable
luck-column-verdict = en un mot
luck-column-number = coup
luck-column-where = où
luck-column-throws = jets
luck-column-chance = prise
luck-column-result = issue
luck-matter-armies = armées perdues au combat
luck-matter-sets = séries complétées par un tirage
luck-matter-jokers = jokers tirés
luck-matter-territories = territoires reçus
luck-matter-sieges = chances de conquête
luck-matter-cards = valeurs des cartes tirées
luck-usual = comme d’habitude
luck-lucky = chanceux
luck-very-lucky = très chanceux
luck-unlucky = malchanceux
luck-very-unlucky = très malchanceux
luck-conquered = conquis
luck-repelled = pas conquis
luck-number = { $number }
luck-more = +{ $number }
luck-less = −{ $number }
luck-turning = Coup { $number } : { $who } passe de { $before } à { $after }. { $what }
luck-turnings = Là où la partie a basculé, d’après { $playouts ->
    [one] une partie simulée
   *[other] { $playouts } parties simulées
} de robots normaux à partir de chaque moment :
luck-picture = La chance en écarts types
luck-curve = Chances de gagner, coup par coup : { $playouts } parties simulées de robots normaux à partir de chaque moment
luck-extra = Une image a besoin de { $name }, qui n’est pas installé : pip install "planisphere[arena]".
luck-playouts = Le nombre de parties simulées va de 1 à { $most }, et non { $value }.
luck-picture-form = L’image s’écrit dans un fichier qui finit par .png, et non « { $name } ».
luck-no-turning = Aucun coup n’a changé les chances de quiconque de plus que l’écart possible entre les parties simulées.
chances-late = Les chances de gagner n’ont pas pu être calculées à temps : le serveur est occupé. Réessayez plus tard.
