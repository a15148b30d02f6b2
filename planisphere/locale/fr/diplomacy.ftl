# Ce que les pays se proposent, et pourquoi une proposition n’a pas de sens.
proposal-alliance = { $who } { $to } : alliance ce tour ?
proposal-war = { $who } { $to } : guerre ensemble contre { $whom } ce tour ?
proposal-leave = { $who } { $to } : me laisser ce territoire ce tour, { $where } ?
proposal-develop = { $who } { $to } : développer ensemble ce territoire, { $where } ?

power-to-great-britain = à la Grande-Bretagne
power-to-france = à la France
power-to-germany = à l’Allemagne
power-to-italy = à l’Italie
power-to-netherlands = aux Pays-Bas
power-to-belgium = à la Belgique
power-the-great-britain = la Grande-Bretagne
power-the-france = la France
power-the-germany = l’Allemagne
power-the-italy = l’Italie
power-the-netherlands = les Pays-Bas
power-the-belgium = la Belgique

proposal-no-talk = À cette table, on ne parle pas avant d’écrire.
proposal-too-early = On parle pendant les tours, avant d’écrire les feuilles.
proposal-no-power = Personne ne joue ce pays.
proposal-to-oneself = On propose à quelqu’un d’autre.
proposal-handed-in = Une feuille remise ne peut plus suivre une proposition.
proposal-about-nothing = Une alliance ne concerne que les deux : elle ne nomme rien d’autre.
proposal-war-on-party = On fait la guerre à deux contre un troisième.
proposal-no-territory = Ce territoire n’existe pas.
proposal-colony = Ce territoire est déjà une colonie.
proposal-stands-there = On ne laisse pas un territoire où l’on se trouve : les présences ne bougent pas.
proposal-out-of-reach = Celui à qui l’on demande ne peut pas y aller ce tour.
proposal-not-both-there = Seuls ceux qui se trouvent dans un territoire le développent.
proposal-developed = Ce territoire est déjà développé.
proposal-made = Cela a déjà été proposé ce tour.
