# Conseils des ordinateurs : conseils, propositions, et pourquoi ils ont fait ce qu'ils ont fait.

advice-thinking = Un ordinateur réfléchit à la question…
advice-late = La partie a avancé pendant la réflexion ; rien n'a été fait. Redemande si tu le veux encore.
button-hint = Conseil
button-hint-beside-explain = Les deux meilleurs coups
button-why = Ordinateur : pourquoi ?
button-why-earlier = Actions précédentes
button-next-cut = Enlever la dernière
hint-title = **Conseil** pour { $seat } · { $question }
hint-alone = Rien d'autre ne s'en approche.
hint-even = Les deux se valent à peu près.
hint-answer = Réponse probable : { $player } · { $action }
hint-guide = Le guide proposait « { $action } » après un bref coup d'œil ; voici ce que donne un examen plus long.
hint-small = -# Rien n'est encore fait ; appuie sur une action pour la jouer.
why-title = **Pourquoi ?** { $player } : { $what }
why-only = Rien d'autre n'était possible, pour autant qu'on sache.
why-hidden = La raison dépend de cartes que seul leur joueur peut voir ; je la dirai à la fin de la partie.
why-rather = { $why ->
    [none] L'ordinateur a préféré cela à « { $other } ».
   *[some] L'ordinateur a préféré cela à « { $other } ». En sa faveur : { $why }.
 }
why-although = { $why ->
    [none] À la réflexion, l'ordinateur choisirait peut-être « { $other } ».
   *[some] À la réflexion, l'ordinateur choisirait « { $other } ». En faveur du coup joué : { $why }.
 }
why-first-level = Le niveau 1 joue à l'instinct, sans regarder plus loin.
why-small = -# Tant que la partie dure, l'explication n'utilise que ce que tout le monde peut voir.
why-others = Expliquer une autre action…
why-nothing = Il n'y a dans cette partie aucune action d'ordinateur que je puisse expliquer pour l'instant.
