# Ce que poursuit un bot des jeux du monde.
plan-usual = Un tour solide, au plus près des chances, promet le plus.
plan-peace = Des armées gardées valent mieux maintenant que toute attaque.
plan-bold = Ce qu’il y a à gagner vaut le risque.
plan-careful = Peu de pertes comptent plus maintenant que des territoires.
plan-card = Une conquête à bon marché suffit pour ce tour.
plan-wait = Les cartes vaudront plus tard davantage.
plan-hunt = C’est le joueur { $letter } qu’il faut affaiblir.
plan-continent = Ce continent vaut son prix : { $continent }.
plan-mission = La mission mérite qu’on y aille tout droit.
plan-begun = Une attaque engagée se poursuit tant qu’on y est le plus fort.
