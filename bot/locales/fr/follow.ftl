cmd-caylus-club-follow = Nouvelles de parties et de joueurs
    .name = suivre
cmd-caylus-club-privacy-followed = Autoriser à suivre tes parties
    .name = suivi
cmd-caylus-club-privacy-refuse = Qui ne peut pas te suivre
    .name = refuser
cmd-caylus-club-privacy-allow = Qui peut de nouveau te suivre
    .name = permettre
cmd-caylus-server-club-following = Autoriser à suivre parties et gens
    .name = suivi
choice-often-phases = à la fin des phases
choice-often-end = seulement à la fin

button-follow = Suivre
button-followset = { $often ->
        [end] Seulement à la fin
        [phases] À la fin des phases
       *[stop] Arrêter
    }
button-follow-stop = Arrêter : { $what }
button-follows = Ce que je suis
follow-phases = Tu suis **{ $game }** : à la fin des phases je t'écris ce qui s'est passé, et à la fin qui a gagné. Par message privé seulement ; tes heures calmes comptent.
follow-end = Tu suis **{ $game }** : à la fin je t'écris par message privé qui a gagné.
follow-person = Tu suis { $person } : quand une de ses parties que tu peux voir commence ou finit ici, je t'écris un message privé.
follow-stopped = Tu ne suis plus { $what }.
follow-left = C'est arrêté. `/caylus-club follow` montre ce que tu suis encore.
follow-nothing = Tu ne suis rien. Choisis une partie en cours de ce salon ou une personne, ou appuie sur `Suivre` sous la carte d'une partie.
follow-people = Les gens dont tu suis les parties : { $people }
follow-closed = Mon dernier message privé ne t'est pas parvenu : autorise les messages privés des membres de ce serveur.
menu-follow-game = Suivre une partie
menu-follow-person = Suivre les parties de quelqu'un
menu-follow-games = Ne plus suivre une partie
menu-follow-people = Ne plus suivre quelqu'un

follow-no-off = Sur ce serveur on ne peut rien suivre.
follow-no-seated = Tu joues dans cette partie : son fil te dit tout.
follow-no-over = Cette partie est finie ; il n'y a rien à suivre.
follow-no-full = Tu en suis déjà { $most }. Arrête d'abord quelque chose : `/caylus-club follow`.
follow-no-refused = On ne peut pas suivre { $person }.
follow-self = C'est toi.

followed-everybody = On peut suivre tes parties : { $count ->
    [0] personne ne le fait
    [one] { $count } personne le fait
   *[other] { $count } personnes le font
 }.
followed-but = Refus : { $people }.
followed-nobody = Personne ne peut suivre tes parties.
club-following = Suivre parties et gens : { $following }.

follow-line = **{ $game }** · { $told }
follow-began = La partie a commencé.
follow-began-person = La partie a commencé, avec { $people }.
follow-more = -# Et des nouvelles de { $count ->
    [one] { $count } autre partie
   *[other] { $count } autres parties
 }.
follow-why = -# Tu suis cela ; le bouton l'arrête.
