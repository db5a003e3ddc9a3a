cmd-caylus-club-follow = Suivre parties et joueurs, en message privé
    .name = suivre
cmd-caylus-club-privacy-followed = Autoriser à suivre tes parties
    .name = suivi
cmd-caylus-club-privacy-refuse = Bloquer un abonné
    .name = refuser
cmd-caylus-club-privacy-allow = Débloquer un abonné
    .name = permettre
cmd-caylus-server-club-following = Autoriser à suivre parties et joueurs
    .name = suivi
choice-often-phases = à la fin des phases
choice-often-end = seulement à la fin

button-follow = Suivre
button-followset = { $often ->
        [end] Seulement à la fin
        [phases] À la fin des phases
       *[stop] Arrêter
    }
button-follow-stop = Arrêter : { $what }
button-follows = Ce que je suis
follow-game = { $often ->
    [phases] Tu suis **{ $game }** : à la fin de chaque phase, je t'écris ce qui s'est passé, et à la fin, qui a gagné. Par message privé seulement, et jamais pendant tes heures calmes.
   *[end] Tu suis **{ $game }** : à la fin, je t'écris par message privé qui a gagné.
 }
follow-person = Tu suis { $person } : je t'enverrai un message privé quand commence ou finit ici une de ses parties que tu peux voir.
follow-stopped = Tu ne suis plus { $what }.
follow-left = C'est arrêté. `/caylus-club follow` montre ce que tu suis encore.
follow-nothing = Tu ne suis rien. Choisis une partie en cours de ce salon ou une personne, ou appuie sur `Suivre` sous la carte d'une partie.
follow-people = Personnes dont tu suis les parties : { $people }
follow-closed = Mon dernier message privé ne t'est pas parvenu : autorise les messages privés des membres de ce serveur.
menu-follow-game = Suivre une partie
menu-follow-person = Suivre les parties de quelqu'un
menu-follow-games = Ne plus suivre une partie
menu-follow-people = Ne plus suivre quelqu'un

follow-no-seated = Tu joues dans cette partie : son fil te dit tout.
follow-no-full = Tu suis déjà autant de parties et de joueurs que possible ({ $most }). Arrête d'abord un suivi : `/caylus-club follow`.
follow-no-refused = Tu ne peux pas suivre { $person }.
follow-self = C'est toi.

followed-everybody = On peut suivre tes parties ; { $count ->
    [0] personne ne les suit
    [one] { $count } personne les suit
   *[other] { $count } personnes les suivent
 } actuellement.
followed-but = Personnes bloquées : { $people }.
followed-nobody = Personne ne peut suivre tes parties.
club-following = Suivi des parties et des joueurs : { $following }.

follow-began = La partie a commencé.
follow-began-person = La partie a commencé, avec { $people }.
follow-more = -# Et des nouvelles de { $count ->
    [one] { $count } autre partie
   *[other] { $count } autres parties
 } que tu suis.
follow-why = -# Tu as demandé ce suivi ; appuie sur le bouton pour arrêter.
