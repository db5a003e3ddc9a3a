# Ce qui est aux gens et au serveur et non à une table en cours : analyses et énigmes.

# Une partie terminée revue
button-review = Analyse
button-review-whole = Partie entière
button-review-full = Plateau entier
button-review-glance = Petit plateau
review-not-over = { $game } : la partie n'est pas terminée. Une analyse porte sur une partie terminée.
review-gone = Cette analyse n'est plus là : quelque chose a été annulé dans la partie, ou une autre version l'avait faite. Redemande-la avec `/caylus-club review`.
review-none-here = Aucune partie ne s'est terminée ici, et tu n'en as fini aucune sur ce serveur. Nommes-en une : `/caylus-club review game:…`.
review-no-seat = { $game } n'a pas cette place. Il y a { $seats }.
review-whose = **{ $game }** : de quelle place dois-je revoir la partie ?
review-progress = **{ $game }**, { $seat } : je revois chaque décision. { $of ->
    [0] Ça commence dans un instant.
    [one] Fait : { $done } sur { $of }.
   *[other] Fait : { $done } sur { $of }.
 } Cela prend une minute environ ; les coups des ordinateurs passent avant. Si plus rien ne bouge, appuie sur le bouton.
review-busy = **{ $game }** : l'analyse pour { $other } est en cours, { $of ->
    [one] { $done } décision sur { $of } est faite
   *[other] { $done } décisions sur { $of } sont faites
 }. Une à la fois : appuie de nouveau sur le bouton dans une minute.
review-cut-off = J'ai redémarré pendant l'analyse de cette partie. Appuie sur le bouton : elle reprend où elle était.
review-head = **{ $game }**, { $seat } : { $n ->
    [one] { $good } décision sur { $n } aussi bonne que la meilleure trouvée
   *[other] { $good } décisions sur { $n } aussi bonnes que la meilleure trouvée
 }.
review-line = { $number }. Tour { $turn } : « { $done } ». Mieux : « { $better } », { $cost } sur 100 de plus.
review-press = Les numéros montrent les décisions qui ont coûté le plus, avec le plateau d'alors.
review-none = Aucune des autres n'a coûté plus que mon propre doute.
review-small = -# L'avis d'un ordinateur : 400 essais par décision, d'après ce que la place pouvait savoir alors. Ce que le hasard des essais peut expliquer compte comme bon. Les valeurs vont de 0 à 100 : moitié chance de gagner, moitié avance.
review-page = **{ $number } sur { $count }** · Tour { $turn }, { $phase } : { $question }
review-did = { $seat } a choisi « { $done } ».
review-instead = Mieux : « { $better } », { $cost } sur 100 de plus.
review-hand = La main d'alors : { $cards }
review-hand-empty = La main était vide.
review-why = Pourquoi : rien ne ressort ; beaucoup de petites choses s'additionnent.
review-why-for = Pourquoi : { $why }.
review-why-for-but = Pourquoi : { $why } ; mais { $against }.
review-why-but = Pourquoi : beaucoup de petites choses s'additionnent ; mais { $against }.

# L'énigme du jour
button-puzzle-board = Plateau entier
puzzle-title = **Énigme du { $day }** · { $game }, { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
 }
puzzle-question = { $seat } décide : { $question } Quel est le meilleur choix ?
puzzle-once = -# Une seule réponse par personne ; personne d'autre ne voit ce que valait la tienne. Qui a trouvé est annoncé ici.
puzzle-once-alone = -# Une seule réponse par personne et par jour, ici ou là où l'énigme est postée.
puzzle-right = ✅ Juste : « { $best } » est le meilleur choix.
puzzle-wrong = « { $chosen } » n'est pas le meilleur choix. Mieux : « { $best } ».
puzzle-again = Tu as déjà répondu à cette énigme.
puzzle-solution = Meilleur choix : « { $best } ».
puzzle-better = Il vaut { $cost } sur 100 de plus que « { $other } ».
puzzle-small = -# L'avis d'un ordinateur, d'après ce que cette place peut savoir : la position d'une partie entre ordinateurs où la meilleure action devance les autres au-delà de tout doute. Les valeurs vont de 0 à 100 : moitié chance de gagner, moitié avance.
puzzle-nobody-answered = Personne n'a répondu.
puzzle-nobody-solved = { $answers ->
    [one] { $answers } réponse, et personne n'a trouvé.
   *[other] { $answers } réponses, et personne n'a trouvé.
 }
puzzle-solved = Trouvé par { $people } ({ $n } sur { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
 }).
puzzle-more = { $n } de plus
puzzle-over = Le jour de cette énigme est passé. Celle d'aujourd'hui : `/caylus-club puzzle`.
puzzle-unknown = Je n'ai plus cette énigme. Celle d'aujourd'hui : `/caylus-club puzzle`.
puzzle-may-not = Je ne peux pas poster d'énigmes dans { $channel } : il m'y faut { $missing }. Rien n'a changé.
puzzle-permission-view-channel = Voir les salons
puzzle-permission-send-messages = Envoyer des messages
puzzle-permission-attach-files = Joindre des fichiers
puzzle-both = Choisis un salon pour les énigmes ou désactive-les, pas les deux.
puzzle-off = aucune
puzzle-trouble-forbidden = Je ne peux pas poster l'énigme du jour dans son salon : donne-moi là Voir les salons, Envoyer des messages et Joindre des fichiers, ou choisis-en un autre avec `/caylus-server settings`.
puzzle-trouble-discord = Discord n'a pas pris l'énigme du jour ; je réessaie tout seul.
