# Le guide d’une première partie, et les conseils.
hint-asking = Un instant…
hint-best = Ce que le meilleur robot ferait
hint-good = Ce qu’un bon robot ferait
hint-play = Jouer cela
hint-no = Non merci
guide = Guide
guide-step = Étape { $step } sur { $steps }
guide-new = Du nouveau
guide-next = Compris
guide-show = Montrez-moi
guide-why = Pourquoi ?
guide-close = Ranger le guide

guide-conquete57-welcome-title = Quarante-deux territoires
guide-conquete57-welcome-what = Les dés et les cartes ont distribué le monde entier, une armée par territoire. Qui tient les 42 a gagné.
guide-conquete57-welcome-do = Regardez la carte : vos territoires portent votre couleur, votre motif et votre lettre.
guide-conquete57-welcome-why = Nul ne peut être éliminé avant la fin de la quatrième manche : jusque-là, le dernier territoire d’un joueur ne peut être attaqué.

guide-conquete57-reinforce-title = Première étape : les forces
guide-conquete57-reinforce-what = Vous avez tiré une carte, et vous recevez une armée pour trois territoires, davantage pour chaque continent que vous tenez en entier.
guide-conquete57-reinforce-do = Placez toutes ces armées sur vos territoires, réparties comme il vous plaît.
guide-conquete57-reinforce-why = Sur une frontière, une armée attaque et défend ; à l’arrière, ni l’un ni l’autre. Un continent entier rapporte au début de chacun de vos tours.

guide-conquete57-trade-title = Une série de cartes
guide-conquete57-trade-what = Vous tenez une série : un fantassin, un canon et un cavalier, ou un joker, qui vaut une série à lui seul.
guide-conquete57-trade-do = Échangez-la contre des armées, ou gardez-la : nul n’est jamais obligé d’échanger.
guide-conquete57-trade-why = Chaque série de la partie, quel que soit celui qui la pose, vaut plus que la précédente : 4, 6, 8, 10, 12, 15, 20, 25, puis cinq de plus à chaque fois. Mais on ne l’échange qu’avant de combattre.

guide-conquete57-attack-title = Deuxième étape : les combats
guide-conquete57-attack-what = Un territoire d’au moins deux armées peut attaquer un voisin tenu par un autre, par terre ou le long d’une ligne maritime. Vous lancez un à trois dés, toujours moins que vous n’y avez d’armées ; le défenseur un à trois, autant qu’il a d’armées au plus.
guide-conquete57-attack-do = Choisissez un de vos territoires, puis sa cible, puis vos dés ; ou dites que vous avez fini.
guide-conquete57-attack-why = Le meilleur dé contre le meilleur, le deuxième contre le deuxième, le troisième contre le troisième : le plus faible perd une armée, et l’égalité coûte à l’attaquant. Venez donc nombreux contre peu.

guide-conquete57-move-title = Troisième étape : les déplacements
guide-conquete57-move-what = Les armées qui n’ont pas combattu à ce tour peuvent gagner un territoire voisin qui est à vous. Autant de déplacements que vous voulez ; une armée fait un pas, et une reste toujours sur place.
guide-conquete57-move-do = Rapprochez des armées de la frontière, ou dites que vous avez fini.
guide-conquete57-move-why = Seules les armées reposées se déplacent : celles qui ont lancé les dés à ce tour restent où elles sont.

guide-conquete57-defend-title = On vous attaque
guide-conquete57-defend-what = L’attaquant a annoncé ses dés. Vous répondez, avant qu’ils ne tombent, par un à trois des vôtres, pas plus que vous n’avez là d’armées.
guide-conquete57-defend-do = Choisissez combien de dés vous lancez.
guide-conquete57-defend-why = Chaque paire de dés décide d’une armée. L’égalité est pour vous, mais avec moins de dés on perd aussi moins d’armées d’un coup.

guide-risk76-welcome-title = Une mission secrète
guide-risk76-welcome-what = Chacun a une mission que les autres ignorent. Le premier à remplir la sienne a gagné.
guide-risk76-welcome-do = Lisez votre mission : elle dit ce qu’il faut tenir, ou qui éliminer.
guide-risk76-welcome-why = Nul ne peut être éliminé avant la fin de la quatrième manche : jusque-là, le dernier territoire d’un joueur ne peut être attaqué.

guide-risk76-world-title = La conquête du monde
guide-risk76-world-what = Il n’y a pas de missions : qui tient les 42 territoires a gagné.
guide-risk76-world-do = Regardez la carte : vos territoires portent votre couleur, votre motif et votre lettre.
guide-risk76-world-why = Nul ne peut être éliminé avant la fin de la quatrième manche : jusque-là, le dernier territoire d’un joueur ne peut être attaqué.

guide-risk76-duel-title = Un duel et une troisième force
guide-risk76-duel-what = On joue à deux, et une troisième force se tient entre eux. Au tour de chacun, c’est l’adversaire qui la mène contre lui. Qui perd tous ses territoires a perdu.
guide-risk76-duel-do = Regardez la carte : lesquels sont à vous, à l’adversaire, à la troisième force ?
guide-risk76-duel-why = La troisième force reçoit la moitié de ce que reçoit le joueur dont c’est le tour, et c’est l’autre qui la place.

guide-risk76-place-title = Les premières armées
guide-risk76-place-what = Les cartes ont distribué les territoires. Chacun répartit maintenant le reste de ses armées sur les siens ; en secret le plus souvent, et nul ne voit celles des autres avant que le dernier ait fini.
guide-risk76-place-do = Placez toutes vos armées, puis remettez-les.
guide-risk76-place-why = Les premières attaques trouveront ce qui est ici : quelques frontières fortes valent mieux qu’un peu partout.

guide-risk76-reinforce-title = Première étape : les forces
guide-risk76-reinforce-what = Vous recevez une armée pour trois territoires, davantage pour chaque continent que vous tenez en entier.
guide-risk76-reinforce-do = Placez toutes ces armées sur vos territoires, réparties comme il vous plaît.
guide-risk76-reinforce-why = Sur une frontière, une armée attaque et défend ; à l’arrière, ni l’un ni l’autre. Un continent entier rapporte au début de chacun de vos tours.

guide-risk76-trade-title = Une combinaison de cartes
guide-risk76-trade-what = Trois cartes peuvent former une combinaison : trois pareilles, une de chaque, ou un joker avec deux pareilles ; pour la conquête du monde, avec deux quelconques. Chaque carte de la combinaison qui montre un territoire à vous y met deux armées de plus.
guide-risk76-trade-do = Échangez-la contre des armées, ou gardez-la ; à cinq cartes ou plus, l’échange est obligatoire.
guide-risk76-trade-why = Trois canons valent 4 armées, trois fantassins 6, trois cavaliers 8, un de chaque 10, avec un joker 12. Pour la conquête du monde, chaque combinaison de la partie vaut plus que la précédente.

guide-risk76-attack-title = Deuxième étape : les combats
guide-risk76-attack-what = Un territoire d’au moins deux armées peut attaquer un voisin tenu par un autre, par terre ou le long d’une ligne maritime. Vous lancez un à trois dés, toujours moins que vous n’y avez d’armées ; le défenseur un ou deux, pas plus qu’il n’a d’armées.
guide-risk76-attack-do = Choisissez un de vos territoires, puis sa cible, puis vos dés ; ou dites que vous avez fini.
guide-risk76-attack-why = Le meilleur dé contre le meilleur, le deuxième contre le deuxième : le plus faible perd une armée, et l’égalité coûte à l’attaquant. Une conquête au moins, et vos combats finissent par une carte.

guide-risk76-move-title = Troisième étape : un déplacement
guide-risk76-move-what = Une fois par tour, vous pouvez déplacer autant d’armées que vous voulez d’un de vos territoires vers un territoire voisin à vous ; une reste sur place.
guide-risk76-move-do = Choisissez d’où, vers où et combien ; ou dites que vous avez fini.
guide-risk76-move-why = Les armées qui ont combattu peuvent aussi se déplacer. Le déplacement met de lui-même fin au tour.

guide-risk76-defend-title = On vous attaque
guide-risk76-defend-what = L’attaquant a annoncé ses dés. Vous répondez, avant qu’on ne lance, par un dé ou deux, pas plus que vous n’avez là d’armées.
guide-risk76-defend-do = Choisissez combien de dés vous lancez.
guide-risk76-defend-why = L’égalité est pour vous. Deux dés peuvent sauver deux armées, ou en coûter deux.

guide-risk76-ally-title = Vous menez la troisième force
guide-risk76-ally-what = C’est le tour de votre adversaire, et la troisième force est à vous pour un moment : vous placez ses armées sur ses territoires, puis vous pouvez le combattre avec elle.
guide-risk76-ally-do = Placez d’abord toutes ses armées ; puis attaquez, ou dites que vous avez fini.
guide-risk76-ally-why = Elle ne se déplace pas et ne rapporte de carte à personne, mais elle garde ce qu’elle conquiert.

guide-world-occupy-title = Un territoire est tombé
guide-world-occupy-what = Le dernier défenseur n’est plus. Au moins autant d’armées qu’il y eut de dés au dernier jet s’y installent ; d’autres peuvent suivre depuis le territoire qui a attaqué.
guide-world-occupy-do = Choisissez combien y entrent ; une doit rester sur place.
guide-world-occupy-why = Un territoire conquis peut attaquer aussitôt, si assez d’armées ont suivi. Mais un territoire laissé à une seule armée n’attaque personne.

guide-world-cross-title = Combien en tout ?
guide-world-cross-what = Un déplacement est commencé, et le nombre d’armées reste à dire.
guide-world-cross-do = Choisissez combien d’armées partent ; une reste sur place.
guide-world-cross-why = Un déplacement commencé se finit avant toute autre chose.

guide-express-welcome-title = Quatorze cartes, sept dés
guide-express-welcome-what = Conquérez les cartes de pays posées au milieu : chacune vaut ses points. Quand il n’en reste plus, la partie s’arrête aussitôt, et le plus de points l’emporte.
guide-express-welcome-do = Regardez les cartes : chacune montre les lignes de bataille à remplir pour la prendre.
guide-express-welcome-why = Qui tient toutes les cartes d’un continent les retourne : nul ne peut plus les envahir, et les points du continent comptent à la place des leurs.

guide-express-choose-title = Quelle carte ?
guide-express-choose-what = Les sept dés sont jetés. Avec eux, vous pouvez remplir une ligne d’une carte, et une seule.
guide-express-choose-do = Remplissez une ligne ; ou écartez un dé et relancez les autres.
guide-express-choose-why = La première ligne remplie fixe la carte pour ce tour. Prenez-en une dont les dés restants peuvent encore remplir les autres lignes.

guide-express-siege-title = Le siège continue
guide-express-siege-what = La carte est fixée, et les dés qui restaient ont été relancés.
guide-express-siege-do = Remplissez encore une de ses lignes, dans l’ordre que vous voulez.
guide-express-siege-why = Si vous pouvez en remplir une, vous y êtes d’ordinaire obligé ; laquelle, et avec quels dés, c’est votre choix. Avec la dernière ligne, la carte est à vous.

guide-express-aside-title = Aucune ligne à remplir
guide-express-aside-what = Ce jet ne remplit rien. Il coûte un dé pour le reste du tour.
guide-express-aside-do = Écartez un dé ; on relance les autres.
guide-express-aside-why = Tous les dés se valent, peu importe donc lequel s’en va. Si les dés manquent avant la dernière ligne, le tour finit sans conquête.

guide-express-offer-title = Un siège abandonné
guide-express-offer-what = Le joueur précédent a échoué, mais avec des lignes remplies. Vous pouvez poursuivre : les dés de ces lignes restent, et vous lancez tous les autres.
guide-express-offer-do = Poursuivez le siège, ou recommencez avec sept dés.
guide-express-offer-why = Plus il y a de lignes remplies, moins il reste à faire, mais moins vous lancez de dés. Et la carte est alors fixée : recommencez si vous en voulez une autre.

guide-express-steal-title = Les cartes des autres
guide-express-steal-what = La carte d’un autre joueur peut aussi être envahie. Elle a alors une ligne de plus : un seul général.
guide-express-steal-do = Regardez aussi les cartes des autres avant de choisir.
guide-express-steal-why = Une telle conquête prend à un rival ce qu’elle vous donne ; mais seulement tant qu’il n’a pas retourné le continent entier.

guide-manchots-welcome-title = Cinq zones, huit tours
guide-manchots-welcome-what = À chaque tour, chacun donne deux cartes et en débarque une. Ce qui est posé devant vous gagne des majorités ; ce qui reste en main à la fin rapporte des points.
guide-manchots-welcome-do = Regardez votre main : chaque carte a une zone et une valeur de 1 à 9.
guide-manchots-welcome-why = À la fin, zone par zone : avec la majorité, toutes vos cartes de la zone comptent ; avec quelque chose de posé mais sans majorité, la plus faible seulement ; avec rien de posé, aucune.

guide-manchots-give-title = Infiltration
guide-manchots-give-what = Deux cartes ont rejoint votre main. Chacun en choisit une pour son voisin de gauche et une autre pour celui de droite ; elles ne passent que quand tous ont choisi.
guide-manchots-give-do = Choisissez la carte de gauche et celle de droite, et remettez les deux.
guide-manchots-give-why = À la fin, une carte ne vaut rien à qui n’a rien posé dans sa zone. Mais il peut la débarquer, comme vous celles qu’on vous donne.

guide-manchots-land-title = Débarquement
guide-manchots-land-what = Chacun choisit une carte de sa main, face cachée. Toutes sont retournées ensemble, leurs pouvoirs agissent, puis chacune est posée dans sa zone, où sa valeur compte pour la majorité.
guide-manchots-land-do = Choisissez la carte que vous débarquez.
guide-manchots-land-why = 1, jumeaux ninjas : vous débarquez deux cartes au tour suivant. 2, kamikaze : toute carte de 7 ou plus débarquée à ce tour est détruite, les vôtres aussi. 3, guetteur : au tour suivant, vous choisissez après les autres.

guide-manchots-twins-title = Deux cartes d’un coup
guide-manchots-twins-what = Vous avez débarqué des jumeaux ninjas au tour précédent : vous devez maintenant débarquer deux cartes.
guide-manchots-twins-do = Choisissez deux cartes de votre main.
guide-manchots-twins-why = Deux cartes renforcent vos majorités, mais il en reste deux de moins en main pour les points.

guide-manchots-late-title = Vous êtes le guetteur
guide-manchots-late-what = Vous avez débarqué un guetteur au tour précédent : les autres ont retourné leurs cartes, et c’est maintenant que vous choisissez.
guide-manchots-late-do = Regardez ce qui a débarqué, puis choisissez votre carte.
guide-manchots-late-why = Un kamikaze parmi elles détruit aussi votre 7, votre 8 ou votre 9, car votre carte est du même tour.

guide-manchots-reveal-title = Ce qui a débarqué
guide-manchots-reveal-what = Les cartes ont été retournées. Ce qu’un kamikaze n’a pas détruit est posé devant son joueur, à côté de ce qu’il avait déjà dans la zone.
guide-manchots-reveal-do = Comparez les sommes de chaque zone : la plus forte a la majorité, et les sommes égales la partagent.
guide-manchots-reveal-why = Qui mène dans une zone voudra en garder les cartes en main ; qui ne mène pas peut encore y débarquer.

guide-africa1880-welcome-title = Huit tours de promesses
guide-africa1880-welcome-what = Huit tours au plus mènent de 1880 à 1914. À chacun, tous écrivent leurs ordres en secret, et on les lit ensemble.
guide-africa1880-welcome-do = Regardez la carte : les territoires ont des cases à développer, et dix-huit d’entre eux ont une côte.
guide-africa1880-welcome-why = Points : 8 pour une présence seule dans une colonie, 3 pour une présence qui la partage, 1 pour chaque alliance qu’on vous déclare au dernier tour. Le plus de points l’emporte, mais seul : si le meilleur total est partagé, personne n’a gagné.

guide-africa1880-pick-title = Un pays pour toute la partie
guide-africa1880-pick-what = Chacun prend l’une des six puissances européennes.
guide-africa1880-pick-do = Prenez celle qui vous plaît.
guide-africa1880-pick-why = Toutes ont les mêmes droits. Leur ordre est celui dans lequel on place les premières présences.

guide-africa1880-place-title = La première présence
guide-africa1880-place-what = Dans l’ordre des pays, chacun place une présence sur un territoire côtier.
guide-africa1880-place-do = Choisissez votre côte.
guide-africa1880-place-why = Peu importe si quelqu’un s’y trouve déjà. Un territoire à peu de cases se développe plus vite ; un territoire à beaucoup de voisins offre plus de chemins vers l’intérieur.

guide-africa1880-talk-title = Le temps des pourparlers
guide-africa1880-talk-what = Avant d’écrire, les joueurs peuvent parler de tout, à la table ou à part.
guide-africa1880-talk-do = Proposez quelque chose à quelqu’un, ou dites que vous êtes prêt.
guide-africa1880-talk-why = Aucune promesse n’engage. Seul compte ce qui est écrit sur les feuilles.

guide-africa1880-orders-title = La feuille : les ordres
guide-africa1880-orders-what = Chacune de vos présences reçoit un ordre : développer son territoire, explorer un voisin, ou rien.
guide-africa1880-orders-do = Donnez un ordre à chaque présence.
guide-africa1880-orders-why = Explorer met une nouvelle présence chez le voisin, et l’ancienne reste. Développer remplit une case : seul un territoire dont toutes les cases sont remplies devient une colonie. On n’explore ni là où l’on est déjà, ni dans une colonie.

guide-africa1880-landing-title = La feuille : un débarquement
guide-africa1880-landing-what = En outre, vous pouvez débarquer une fois par tour, sur une côte où nul n’est présent au moment d’écrire.
guide-africa1880-landing-do = Choisissez une côte, ou laissez.
guide-africa1880-landing-why = Un débarquement n’a besoin d’aucune présence voisine : il ouvre un autre rivage. D’autres peuvent arriver au même endroit au même tour.

guide-africa1880-relations-title = La feuille : alliance ou guerre
guide-africa1880-relations-what = À chaque autre pays, vous déclarez l’alliance ou la guerre. Cela vaut pour ce tour, partout où vous vous rencontrez.
guide-africa1880-relations-do = Choisissez pour chaque pays, puis remettez la feuille.
guide-africa1880-relations-why = Là où deux se rencontrent, celui qui a déclaré l’alliance est retiré si l’autre lui a déclaré la guerre ; sinon les deux restent, même en guerre l’un contre l’autre. À trois ou plus, s’en va celui à qui, parmi les autres sur place, plus ont déclaré la guerre que l’alliance. Et une colonie demande l’alliance entre tous ceux qui s’y trouvent.

guide-africa1880-reading-title = Ce que donnent les feuilles
guide-africa1880-reading-what = Toutes les feuilles ont été lues à la fois : d’abord les développements et les nouvelles présences, puis les conflits, puis les colonies.
guide-africa1880-reading-do = Lisez dans le récit ce que sont devenus vos ordres.
guide-africa1880-reading-why = Un territoire devient colonie pour toujours quand toutes ses cases sont développées, que quelqu’un s’y trouve et que tous les pays présents sont alliés entre eux. Dès lors, plus de conflits, et nul ne l’explore.

guide-match-taught-title = Voilà le premier tour
guide-match-taught-what = Vous en avez vu chaque étape ; tous les tours vont de même.
guide-match-taught-do = Continuez. On vous appellera chaque fois qu’on vous demandera quelque chose.
guide-match-taught-why = Désormais la partie suit simplement son cours. Le guide ne reprendra la parole que si quelque chose de nouveau survient, et les règles sont toujours à portée de main.

guide-match-over-title = La partie est finie
guide-match-over-what = Vous avez joué une partie entière.
guide-match-over-do = Revoyez-la, vérifiez les dés, ou rejouez.
guide-match-over-why = En la revoyant, vous pouvez revenir à n’importe quel moment et rejouer à partir de là, pour voir comment elle aurait pu tourner.
