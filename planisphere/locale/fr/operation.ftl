# Ce que le serveur dit d’une demande fausse ou de lui-même, et à qui l’exploite.
no-such-page = Cette page n’existe pas.
method-wrong = Cela ne se fait pas à cette adresse.
request-form = Cette demande est illisible.
request-field = Le champ « { $field } » de cette demande est illisible : { $cause }
request-long = Cette demande est trop longue.
too-many-requests = Cela fait trop de demandes : attendez un instant.
server-wrong = Quelque chose s’est mal passé de notre côté ; c’est noté.
metrics-address = « { $value } » n’est pas une adresse pour les mesures : donnez par exemple 127.0.0.1:9180.
