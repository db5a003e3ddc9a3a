# Une session en temps réel : toute la table joue en temps réel pendant quelques heures, pendules arrêtées.

vote-evening = { $asked ->
    [yes] **Jouer en temps réel maintenant ?** Proposition de { $asker }.
   *[no] **Jouer en temps réel maintenant ?** En ce moment, tout le monde répond en quelques minutes.
 }
vote-evening-terms = { $hours ->
    [one] Pendant { $hours } heure au plus, il n'y a ni pendules ni rappels : la partie se joue dans un seul message, et une brève mention te prévient quand c'est à toi de jouer.
   *[other] Pendant { $hours } heures au plus, il n'y a ni pendules ni rappels : la partie se joue dans un seul message, et une brève mention te prévient quand c'est à toi de jouer.
 }
vote-evening-ends = { $minutes ->
    [one] La session en temps réel finit quand quelqu'un la quitte, ou que personne n'a joué pendant { $minutes } minute.
   *[other] La session en temps réel finit quand quelqu'un la quitte, ou que personne n'a joué pendant { $minutes } minutes.
 } Ensuite, tout reprend comme avant, avec les réserves de temps actuelles. Aucun coup n'est sauté, et aucun ordinateur ne joue pour personne.
vote-evening-calm = Pendant { $hours } h au plus, la partie se joue dans un seul message, et une brève mention te prévient quand c'est à toi de jouer. La session en temps réel finit quand quelqu'un la quitte, ou que personne n'a joué pendant { $minutes } min. Aucun coup n'est sauté, et aucun ordinateur ne joue pour personne.
vote-evening-until = La session en temps réel commence dès que tout le monde accepte ; le vote se termine { $when }.
vote-evening-agreed = Tout le monde est d'accord.
vote-evening-not = Pas de session en temps réel cette fois ; la partie continue à son rythme.
button-evening-yes = Jouer en temps réel
button-evening-no = Pas maintenant
button-evening-leave = Quitter la session

evening-begins = { $minutes ->
    [one] **Session en temps réel.** Elle dure jusqu'à { $until } au plus tard, et finit plus tôt si quelqu'un la quitte ou si personne n'a joué pendant { $minutes } minute.
   *[other] **Session en temps réel.** Elle dure jusqu'à { $until } au plus tard, et finit plus tôt si quelqu'un la quitte ou si personne n'a joué pendant { $minutes } minutes.
 }
evening-call = C'est à { $people } de jouer.
evening-ended = { $why ->
    [left] La session en temps réel est terminée : { $player } l'a quittée.
    [quiet] { $minutes ->
        [one] La session en temps réel est terminée : personne n'a joué pendant { $minutes } minute.
       *[other] La session en temps réel est terminée : personne n'a joué pendant { $minutes } minutes.
     }
    [seat] La session en temps réel est terminée, car une place change de mains.
    [paused] La session en temps réel est terminée, car les pendules sont en pause.
   *[over] La session en temps réel est terminée : son temps est écoulé.
 }
evening-clocks = Les pendules repartent, avec les réserves de temps d'avant.
evening-after = La partie continue à son rythme.
evening-left-own = Tu as quitté la session en temps réel de { $game } ; elle est terminée pour tout le monde.
evening-runs = Une session en temps réel est en cours dans { $game }, jusqu'à { $until } au plus tard. Toute personne qui la quitte y met fin pour tout le monde.
prompt-evening = -# Session en temps réel, jusqu'à { $until } au plus tard

option-evenings = { $value ->
    [yes] des sessions en temps réel sont proposées
   *[no] pas de sessions en temps réel
 }
choice-evenings-yes = oui : si tout le monde répond en quelques minutes
cmd-table-evening = Proposer une session en temps réel
    .name = temps-réel
    .game = Quelle partie
    .game-name = partie
