button-notforme = Pas pour moi
button-refuse = Refuser ses invitations
button-gatenew = { $newcomers ->
        [yes] Sans les nouveaux
       *[no] Admettre les nouveaux
    }
button-gatereliable = { $n ->
        [0] Fiabilité : peu importe
       *[other] Fiabilité : au moins { $n } %
    }
gate-title = **{ $game }** : qui peut rejoindre la table
gate-invite = Inviter des joueurs
gateleast-menu = Cote à partir de
gatemost-menu = Cote jusqu'à
gateleast-bound = { $bound ->
    [none] aucun minimum
   *[some] à partir de { $bound }
 }
gatemost-bound = { $bound ->
    [none] aucun maximum
   *[some] jusqu'à { $bound }
 }
choice-who-open = tout le monde
choice-who-invited = joueurs invités
choice-who-rated = joueurs dans une fourchette de cotes
card-entry = { $how ->
    [open] Ouverte à tout le monde ici.
    [invited] Réservée aux joueurs invités.
    [both] Pour les cotes de { $least } à { $most }.
    [least] Pour les cotes à partir de { $least }.
    [most] Pour les cotes jusqu'à { $most }.
   *[any] Pour les joueurs dont la cote est établie.
 }
card-entry-newcomers = Les nouveaux sont admis aussi (parties classées : moins de { $of }).
card-entry-reliable = Il faut avoir terminé au moins { $n } % de ses parties classées et tenu au moins { $n } % de ses échéances ; les nouveaux sont les bienvenus (parties classées : moins de { $of }).
invited-call = Invitation pour { $people } : { $game }, { $link }
invite-declined = Invitation refusée : { $game }.
invite-declined-of = Invitation refusée : { $game }. Organisateur : { $host }.
invite-not-here = Seuls des membres de ce serveur peuvent être invités. Personne n'a été invité.
invite-unseen = Discord n'a pas dit qui c'est. Personne n'a été invité ; réessaie dans une minute.
refusals = Tu refuses les invitations de : { $people }. Ces personnes n'en sont pas informées.
refusals-none = Tu acceptes les invitations de tout le monde.
refusals-choose = Les personnes dont tu refuses les invitations

cmd-new-who = Qui peut rejoindre
    .name = qui
cmd-table-who = Dire qui peut rejoindre la table
    .name = qui
    .who = Tous, les invités ou une fourchette de cotes
    .who-name = qui
    .least = La cote la plus basse
    .least-name = minimum
    .most = La cote la plus haute
    .most-name = maximum
    .newcomers = Admettre les personnes sans cote
    .newcomers-name = nouveaux
    .reliable = % de parties finies et d'échéances tenues
    .reliable-name = fiabilité
    .game = Quelle table
    .game-name = partie
cmd-table-invite = Inviter quelqu'un à la table
    .name = inviter
    .person = Qui ; vide, de qui tu refuses les invitations
    .person-name = qui
    .game = Quelle table
    .game-name = partie
