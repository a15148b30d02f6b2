# Ce que poursuit un bot des jeux du monde.
plan-usual = Un tour solide, au plus près des chances, promet le plus.{ $odds ->
    [0] {""}
   *[other] {" "}Cette attaque réussit dans { $odds } % des cas.
}{ $chance ->
    [0] {""}
   *[other] {" "}Chance de gagner : environ { $chance } %.
}

plan-peace = Des armées gardées valent mieux maintenant que toute attaque.{ $odds ->
    [0] {""}
   *[other] {" "}Cette attaque réussit dans { $odds } % des cas.
}{ $chance ->
    [0] {""}
   *[other] {" "}Chance de gagner : environ { $chance } %.
}

plan-bold = Ce qu’il y a à gagner vaut le risque.{ $odds ->
    [0] {""}
   *[other] {" "}Cette attaque réussit dans { $odds } % des cas.
}{ $chance ->
    [0] {""}
   *[other] {" "}Chance de gagner : environ { $chance } %.
}

plan-careful = Peu de pertes comptent plus maintenant que des territoires.{ $odds ->
    [0] {""}
   *[other] {" "}Cette attaque réussit dans { $odds } % des cas.
}{ $chance ->
    [0] {""}
   *[other] {" "}Chance de gagner : environ { $chance } %.
}

plan-card = Une conquête à bon marché suffit pour ce tour.{ $odds ->
    [0] {""}
   *[other] {" "}Cette attaque réussit dans { $odds } % des cas.
}{ $chance ->
    [0] {""}
   *[other] {" "}Chance de gagner : environ { $chance } %.
}

plan-wait = Les cartes vaudront plus tard davantage.{ $odds ->
    [0] {""}
   *[other] {" "}Cette attaque réussit dans { $odds } % des cas.
}{ $chance ->
    [0] {""}
   *[other] {" "}Chance de gagner : environ { $chance } %.
}

plan-hunt = C’est le joueur { $letter } qu’il faut affaiblir.{ $odds ->
    [0] {""}
   *[other] {" "}Cette attaque réussit dans { $odds } % des cas.
}{ $chance ->
    [0] {""}
   *[other] {" "}Chance de gagner : environ { $chance } %.
}

plan-continent = Ce continent vaut son prix : { $continent }.{ $odds ->
    [0] {""}
   *[other] {" "}Cette attaque réussit dans { $odds } % des cas.
}{ $chance ->
    [0] {""}
   *[other] {" "}Chance de gagner : environ { $chance } %.
}

plan-mission = La mission mérite qu’on y aille tout droit.{ $odds ->
    [0] {""}
   *[other] {" "}Cette attaque réussit dans { $odds } % des cas.
}{ $chance ->
    [0] {""}
   *[other] {" "}Chance de gagner : environ { $chance } %.
}

plan-begun = Une attaque engagée se poursuit tant qu’on y est le plus fort.{ $odds ->
    [0] {""}
   *[other] {" "}Cette attaque réussit dans { $odds } % des cas.
}{ $chance ->
    [0] {""}
   *[other] {" "}Chance de gagner : environ { $chance } %.
}
