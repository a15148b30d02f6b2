# Un robot à des tables d’ailleurs.
bot-token = Le serveur ne connaît pas ce jeton.
bot-token-missing = Il faut un jeton : faites-en un sur le serveur, et mettez-le dans PLANISPHERE_TOKEN.
bot-address = Il n’y a pas de serveur de tables à « { $url } ».
bot-unreachable = Le serveur { $url } ne répond pas.
bot-refused = Le serveur dit : { $sentence }
bot-no-seat = Aucune place n’est libre à la table { $table }.
bot-sent-away = Le robot n’a plus de place à la table { $table }.
bot-which = Dites quelles tables : --table avec l’identité de l’une, ou --any.
bot-sits = Le robot est assis à la table { $table } : { $game }.
bot-waits = Le robot attend des tables ouvertes à { $url } (Ctrl-C l’arrête).
bot-lost = La connexion à la table { $table } est perdue ; prochain essai dans { $seconds } s.
bot-illegal = À la table { $table }, le serveur refuse un coup : { $sentence }
bot-over = { $won ->
    [yes] La partie à la table { $table } est finie : le robot a gagné.
   *[no] La partie à la table { $table } est finie.
}
bot-stopped = Le robot s’est arrêté.
