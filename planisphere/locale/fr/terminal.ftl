# La partie au terminal.
column-land = terr.
column-armies = armées
column-cards = cartes

percent = { $number } %
percent-below = < { $number } %
percent-above = > { $number } %

word-always = toujours
word-until = jusqu’à

verb-place = placer
verb-attack = attaquer
verb-defend = défendre
verb-occupy = occuper
verb-move = déplacer
verb-trade = échanger
verb-done = fini

# Objectifs et cartes.
own-mission = Votre objectif : { $mission }.
own-no-mission = Il n’y a pas d’objectifs dans cette partie.
own-cards = Vos cartes : { $cards }.
own-no-cards = Vous n’avez pas de cartes.

# Ce qui est demandé.
ask-place = { $who } : placez { $count ->
    [one] votre armée
   *[other] vos { $count } armées
} sur vos territoires.
ask-start = { $who } : placez vos { $count } armées sur vos territoires{ $sealed ->
    [0] {""}
   *[other] {" "}(à l’insu des autres)
}.
ask-must-exchange = { $who } : vous tenez { $count } cartes ; échangez d’abord une combinaison.
ask-finish-exchange = { $who } : quelle carte complète la combinaison ?
ask-fight = { $who } : attaquez, ou dites « fini » pour terminer vos combats.
ask-no-fight = { $who } : vous ne pouvez attaquer personne ; dites « fini ».
ask-ally-place = { $who } : vous menez l’allié ; placez { $count ->
    [one] son armée
   *[other] ses { $count } armées
}.
ask-ally-fight = { $who } : vous menez l’allié ; attaquez { $prey }, ou dites « fini ».
ask-defence = { $who } : { $attacker } attaque : { $source } → { $target } ({ $armies }), avec { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}. Avec combien de dés vous défendez-vous ?
ask-occupy = { $who } : conquête : { $target }. Combien d’armées y entrent depuis { $source } : de { $low } à { $high } ?
ask-cross = { $who } : combien d’armées passent de { $source } à { $target } : de { $low } à { $high } ?
ask-move = { $who } : { $several ->
    [0] un seul déplacement entre territoires voisins à vous, ou « fini » pour terminer votre tour.
   *[other] déplacez vers des territoires voisins à vous des armées qui n’ont pas combattu, ou dites « fini ».
}
ask-move-first = { $who } : première fenêtre : un seul déplacement entre territoires voisins à vous, ou « fini » ; ensuite { $prey } mène l’allié.
ask-no-move-first = { $who } : première fenêtre : rien ne peut se déplacer ; dites « fini » ; ensuite { $prey } mène l’allié.
window-first = (Première fenêtre : on ne peut attaquer que { $prey }.)
window-first-anyone = (Première fenêtre : on peut attaquer tout le monde.)
window-second = (Seconde fenêtre.)
ask-no-move = { $who } : rien ne peut se déplacer ; dites « fini » pour terminer votre tour.

form-place = { $verb } OÙ 1…{ $count }
form-exchange = { $verb } CARTES
form-attack = { $verb } DE VERS
form-move = { $verb } DE VERS N
choice-own = vos territoires
choice-allied = les territoires alliés
choice-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
choice-enter = (ou Entrée)
choice-always = désormais avec le maximum de dés, sans demander
choice-occupy = tapez le nombre d’armées qui entrent
choice-cross = tapez le nombre d’armées qui passent
choice-exchange = +{ $count } armées{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus } sur vos territoires montrés
}
choice-more = … et { $count } autres combinaisons (voyez vos cartes)
choice-rows = … et depuis { $count } autres de vos territoires (choix les montre)
choice-allied-rows = … et depuis { $count } autres territoires alliés (choix les montre)
choice-fights-end = terminer vos combats ; vous pourrez alors vous déplacer
choice-end = terminer votre tour
choice-end-first = terminer votre première fenêtre ; ensuite { $prey } mène l’allié
choice-ally-end = terminer les combats de l’allié
choice-again = Entrée attaque encore : { $odds }
    Ou attaquez ailleurs (choix montre tout), assaut, fini.

odds-fight = { $source } { $mine } → { $target } ({ $owner }) { $theirs } : conquête { $win }{ $stop ->
    [1] {""}
   *[other] {" "}(arrêt à { $stop })
} ; reste ≈{ $left } contre ≈{ $standing }

# Autour de la partie.
terminal-options = Options : { $options }
terminal-promise = Dés et cartes sont déjà fixés ; l’empreinte de leur graine est { $hash }…
terminal-hello = Tapez aide pour ce qu’on peut dire ; Tab complète ; quitter garde la partie pour plus tard.
terminal-hint = Tab complète · choix · aide · plateau · chances · cartes · quitter
terminal-earlier = … { $count ->
    [one] { $count } ligne avant (journal tout)
   *[other] { $count } lignes avant (journal tout)
}
terminal-since = Depuis votre dernier tour ({ $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}) :
terminal-round = Tour { $round }
terminal-setup = Avant le premier tour
terminal-always = { $who } se défend désormais toujours avec le maximum de dés.
terminal-no-odds = Il n’y a pas de tel combat à évaluer.
terminal-saved = La partie est gardée dans { $path }
terminal-resume = Pour continuer : { $command }
terminal-record = La partie est gardée dans { $path }
    Pour la revoir : { $command }
pass-keyboard = Passez le clavier à { $who }. Les autres détournent les yeux.
pass-enter = { $who }, appuyez sur Entrée quand vous êtes seul(e) devant l’écran.

terminal-player = « { $text } » ne peut pas s’asseoir ici. Possibles : human, human:NOM, module:nom, program:COMMANDE, { $allowed }.
terminal-line-seats = La position est pour { $seats } joueurs, mais { $given } sont assis : dites qui avec --seats.
terminal-line-option = La position contient ses options : { $option } y vaut { $value }.
terminal-seat = Il n’y a pas de place « { $text } ». Possibles : { $allowed }.
terminal-file-exists = { $path } existe déjà. Choisissez un autre nom, ou continuez avec --resume.
terminal-not-saved = La partie n’a pas pu être écrite : { $cause }.
terminal-whole-set = Nommez trois cartes : une combinaison s’échange entière, dans n’importe quel ordre.
terminal-save-name = Il manque le nom d’un fichier.
terminal-assault-few = Il n’y a déjà pas plus de { $count } armées.

replay-prompt = { $number }/{ $last }
replay-hint = Entrée : suite · b : retour · un nombre pour y aller · q : quitter

# Aide.
usage-place = { $verb } bresil 3
help-place = mettre des armées sur un de vos territoires ; « tout » pour toutes celles qui restent
usage-trade = { $verb } CARTE CARTE CARTE
help-trade = échanger une combinaison de cartes contre des armées
usage-attack = { $verb } bresil perou [DÉS]
help-attack = attaquer, avec le maximum de dés, si vous ne précisez rien ; « jusqu’à 4 » continue jusqu’à la victoire ou 4 armées au Brésil
usage-defend = { $verb } 2
help-defend = répondre à une attaque ; « défendre toujours » : désormais avec le maximum de dés
usage-occupy = { $verb } 5
help-occupy = entrer dans un territoire conquis avec tant d’armées ; le nombre seul suffit
usage-move = { $verb } bresil perou 2
help-move = déplacer des armées après les combats
usage-done = { $verb }
help-done = terminer vos combats, puis votre tour
usage-help = { $verb }
help-help = cette page
usage-choices = { $verb }
help-choices = tout ce que vous pouvez faire maintenant
usage-board = { $verb }
help-board = le plateau
usage-look = { $verb } bresil
help-look = un territoire et ses voisins
usage-odds = { $verb } bresil perou
help-odds = les chances exactes d’un combat jusqu’au bout, si le défenseur jette le maximum de dés ; « jusqu’à 4 » pour s’arrêter avant
usage-blitz = { $verb } bresil perou
help-blitz = attaquer jusqu’à la victoire ou la défaite ; « jusqu’à 4 » pour s’arrêter avant
usage-cards = { $verb }
help-cards = vos cartes
usage-mission = { $verb }
help-mission = votre objectif
usage-hint = { $verb }
help-hint = ce que le meilleur robot ferait à votre place, et pourquoi s’il sait le dire
usage-log = { $verb } [50]
help-log = ce qui s’est passé dernièrement ; « journal tout » pour tout
usage-line = { $verb }
help-line = la position en une ligne, avec ? pour ce que vous ne devez pas voir
help-line-several = la position en une ligne, avec ? pour ce que tous ne doivent pas voir
usage-save = { $verb } FICHIER
help-save = écrire la partie dans un fichier
usage-quit = { $verb }
help-quit = garder la partie pour plus tard et quitter ; Ctrl-D et Ctrl-C aussi
help-typing = Les noms peuvent être abrégés (att bre af-nord 3), en français ou en anglais. Plusieurs coups à la fois : placer bresil 3; attaquer bresil perou 2.
help-rules = Les numéros entre crochets sont des règles : planisphere/rulebook/fr/{ $game }.md.

# Risk Express.
column-points = points
column-card = carte
column-lines = lignes
column-chance = depuis rien avec 7 dés

verb-fill = remplir
verb-aside = écarter
verb-continue = continuer
verb-afresh = recommencer

express-turned = retourné
express-legend = +★ en plus, si la carte est à quelqu’un   ✓ remplie
express-siege = Siège : { $card }
express-on-lines = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
} sur ses lignes
express-tray = Piste :
express-hint = Tab complète · choix · aide · plateau · chances · journal · quitter

ask-invade = { $who } : remplissez une ligne de la carte à envahir, ou écartez un dé.
ask-fill = { $who } : vous assiégez la carte { $card } ; quelle ligne remplissez-vous ?
ask-fill-or-aside = { $who } : vous assiégez la carte { $card } ; remplissez une ligne, ou écartez un dé.
ask-aside = { $who } : aucune ligne de la carte { $card } ne peut être remplie ; quel dé écartez-vous ?
ask-offer = { $who } : reprendre le siège de la carte { $card }, après { $before }, ou recommencer ?
form-fill = { $verb } CARTE N
form-aside = { $verb } DÉ
choice-conquest = conquête
choice-aside = { $left ->
    [0] votre tour est alors fini
    [one] puis { $left } dé
   *[other] puis { $left } dés
}
choice-continue = jeter { $dice ->
    [one] l’autre dé
   *[other] les { $dice } autres dés
}, conquête
choice-afresh = jeter les { $dice } dés, contre n’importe quelle carte
choice-easiest = au mieux { $card }
hint-fill = { $card }, ligne { $line } ({ $asked }) : ensuite { $share } de chances de conquête

usage-fill = { $verb } bresil 2 [1 3]
help-fill = poser des dés sur la ligne 2 du Brésil : ceux que vous nommez, sinon le moins possible ; quand la carte est fixée, le numéro seul suffit
usage-aside = { $verb } canon
help-aside = écarter un dé jusqu’à la fin de votre tour : 1, 2, 3 (soldats), canon, cavalerie ou général
usage-continue = { $verb }
help-continue = reprendre le siège du joueur précédent
usage-afresh = { $verb }
help-afresh = lever ce siège et jeter tous les dés
usage-chance = { $verb } [bresil]
help-chance = les chances exactes de conquérir une carte avec tous les dés, en la visant dès le début et en jouant au mieux
help-typing-express = Les noms peuvent être abrégés (rem bre 2), en français ou en anglais. Entrée fait la seule chose possible, ou montre les choix.
together-read = Entrée quand tous ont lu.
together-more = Entrée pour la suite.
