# L'énigme du jour
button-puzzle-solution = Voir la solution
puzzle-title = **Énigme du { $day }** · { $game }, { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
 }
puzzle-question = { $seat } décide : { $question } Quel est le meilleur choix ?
puzzle-once = -# Seule la première réponse de chacun compte, et personne d'autre ne voit ce que valait la tienne. J'annonce ici qui a trouvé.
puzzle-once-alone = -# Ta première réponse du jour compte, ici ou là où l'énigme est publiée.
puzzle-right = ✅ Juste : « { $best } » est le meilleur choix.
puzzle-wrong = « { $chosen } » n'est pas le meilleur choix.
puzzle-less = Une autre action est meilleure de { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
 } (sur 100).
puzzle-try = **Essaie encore** ou regarde la solution.
puzzle-again = Tu as déjà répondu à cette énigme.
puzzle-counted = Ta première réponse compte : « { $first } ».
puzzle-solution = Meilleur choix : « { $best } ».
puzzle-better = Ce choix est meilleur que « { $other } » de { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
 } (sur 100).
puzzle-small = -# L'avis d'un ordinateur, d'après ce que cette place peut savoir. La position vient d'une partie entre ordinateurs, et une action y est nettement la meilleure. Les valeurs vont de 0 à 100 : moitié chance de gagner, moitié avance.
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
puzzle-over = Le jour de cette énigme est passé. Celle d'aujourd'hui : `/caylus-club puzzle`.
puzzle-unknown = Je n'ai plus cette énigme. Celle d'aujourd'hui : `/caylus-club puzzle`.
puzzle-permission-view-channel = Voir les salons
puzzle-permission-send-messages = Envoyer des messages
puzzle-permission-attach-files = Joindre des fichiers
puzzle-both = Choisis un salon pour les énigmes ou désactive-les, pas les deux.
puzzle-off = aucune
puzzle-trouble = { $why ->
    [forbidden] Je ne peux pas publier l'énigme du jour dans son salon : donne-moi là-bas Voir les salons, Envoyer des messages et Joindre des fichiers, ou choisis un autre salon avec `/caylus-server settings`.
   *[discord] Discord n'a pas accepté l'énigme du jour ; je continue d'essayer.
 }
