# Une session en direct : toute la table joue en direct pendant quelques heures, pendules arrêtées.

vote-evening = **Jouer en direct maintenant ?** Proposition de { $asker }.
vote-evening-offer = **Jouer en direct maintenant ?** En ce moment, tout le monde répond en quelques minutes.
vote-evening-terms = { $hours ->
    [one] Pendant { $hours } heure au plus, il n'y a ni pendules ni rappels : la partie se joue dans un seul message, et une brève mention te prévient quand c'est à toi de jouer.
   *[other] Pendant { $hours } heures au plus, il n'y a ni pendules ni rappels : la partie se joue dans un seul message, et une brève mention te prévient quand c'est à toi de jouer.
 }
vote-evening-ends = { $minutes ->
    [one] La session en direct finit quand quelqu'un la quitte, ou que personne n'a joué pendant { $minutes } minute.
   *[other] La session en direct finit quand quelqu'un la quitte, ou que personne n'a joué pendant { $minutes } minutes.
 } Ensuite, tout reprend comme avant, avec les réserves de temps actuelles. Aucun joueur n'est sauté, et aucun ordinateur ne joue pour personne.
vote-evening-calm = Pendant { $hours } h au plus, la partie se joue dans un seul message, et une brève mention te prévient quand c'est à toi de jouer. La session en direct finit quand quelqu'un la quitte, ou que personne n'a joué pendant { $minutes } min. Aucun joueur n'est sauté, et aucun ordinateur ne joue pour personne.
vote-evening-until = La session en direct commence dès que tout le monde accepte ; le vote se termine { $when }.
vote-evening-agreed = Tout le monde est d'accord.
vote-evening-not = Pas de session en direct cette fois ; la partie continue à son rythme.
votes-evening = session en direct
button-evening-yes = Jouer en direct
button-evening-no = Pas maintenant
button-evening-leave = Quitter la session

evening-begins = { $minutes ->
    [one] **Session en direct.** Elle dure jusqu'à { $until } au plus tard, et finit plus tôt si quelqu'un la quitte ou si personne n'a joué pendant { $minutes } minute.
   *[other] **Session en direct.** Elle dure jusqu'à { $until } au plus tard, et finit plus tôt si quelqu'un la quitte ou si personne n'a joué pendant { $minutes } minutes.
 }
evening-call = C'est à { $people } de jouer.
evening-left = La session en direct est terminée : { $player } l'a quittée.
evening-quiet = { $minutes ->
    [one] La session en direct est terminée : personne n'a joué pendant { $minutes } minute.
   *[other] La session en direct est terminée : personne n'a joué pendant { $minutes } minutes.
 }
evening-over = La session en direct est terminée : son temps est écoulé.
evening-seat = La session en direct est terminée, car une place change de mains.
evening-paused = La session en direct est terminée, car les pendules sont en pause.
evening-clocks = Les pendules repartent, avec les réserves de temps d'avant.
evening-after = La partie continue à son rythme.
evening-left-own = Tu as quitté la session en direct de { $game } ; elle est terminée pour tout le monde.
evening-runs = Une session en direct est en cours dans { $game }, jusqu'à { $until } au plus tard. Toute personne qui la quitte y met fin pour tout le monde.
prompt-evening = -# Session en direct, jusqu'à { $until } au plus tard

option-evenings-yes = des sessions en direct sont proposées
option-evenings-no = pas de sessions en direct
choice-evenings-yes = oui : si tout le monde répond en quelques minutes
choice-evenings-no = non
cmd-table-evening = Proposer une session en direct
    .name = en-direct
    .game = Quelle partie
    .game-name = partie
