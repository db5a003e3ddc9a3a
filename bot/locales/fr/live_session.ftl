# Une session en direct : toute la table joue en direct pendant quelques heures, pendules arrêtées.

vote-evening = **Jouer en direct maintenant ?** { $asker } le demande.
vote-evening-offer = **Jouer en direct maintenant ?** En ce moment, tout le monde répond en quelques minutes.
vote-evening-terms = { $hours ->
    [one] Pendant { $hours } heure au plus, sans pendules ni rappels : la partie tient en un seul message, et un autre, court, te prévient quand c'est à toi.
   *[other] Pendant { $hours } heures au plus, sans pendules ni rappels : la partie tient en un seul message, et un autre, court, te prévient quand c'est à toi.
 }
vote-evening-ends = { $minutes ->
    [one] La session en direct finit quand quelqu'un la quitte, ou que personne n'a joué pendant { $minutes } minute.
   *[other] La session en direct finit quand quelqu'un la quitte, ou que personne n'a joué pendant { $minutes } minutes.
 } Ensuite tout reprend comme avant, avec les réserves de temps d'aujourd'hui. Personne n'est sauté, et aucun ordinateur ne joue pour personne.
vote-evening-calm = Pendant { $hours } h au plus, la partie reste dans un seul message, et un bref message te prévient quand c'est à toi. La session en direct finit quand quelqu'un la quitte, ou que personne n'a joué pendant { $minutes } min. Personne n'est sauté, et aucun ordinateur ne joue pour personne.
vote-evening-until = La session en direct commence quand tout le monde accepte ; la question se termine { $when }.
vote-evening-agreed = Tout le monde est d'accord.
vote-evening-not = Pas de session en direct cette fois ; la partie continue à son rythme.
votes-evening = session en direct
button-evening-yes = Jouer en direct
button-evening-no = Pas maintenant
button-evening-leave = Quitter la session

evening-begins = { $minutes ->
    [one] **Une session en direct.** Jusqu'à { $until } au plus tard, et plus tôt si quelqu'un la quitte ou si personne n'a joué pendant { $minutes } minute.
   *[other] **Une session en direct.** Jusqu'à { $until } au plus tard, et plus tôt si quelqu'un la quitte ou si personne n'a joué pendant { $minutes } minutes.
 }
evening-call = { $people } : à vous de jouer.
evening-left = La session en direct est finie : { $player } la quitte.
evening-quiet = { $minutes ->
    [one] La session en direct est finie : personne n'a joué pendant { $minutes } minute.
   *[other] La session en direct est finie : personne n'a joué pendant { $minutes } minutes.
 }
evening-over = La session en direct est finie : son temps est écoulé.
evening-seat = La session en direct est finie, car une place change de mains.
evening-paused = La session en direct est finie, car les pendules sont en pause.
evening-clocks = Les pendules repartent, avec les réserves d'avant.
evening-after = La partie continue à son rythme.
evening-left-own = Tu as quitté la session en direct de { $game } ; elle est finie pour tout le monde.
evening-runs = Session en direct en cours dans { $game }, jusqu'à { $until } au plus tard. La personne qui la quitte y met fin pour tout le monde.
prompt-evening = -# Session en direct, jusqu'à { $until } au plus tard

option-evenings-yes = sessions en direct proposées
option-evenings-no = pas de sessions en direct
choice-evenings-yes = oui : si tous répondent vite
choice-evenings-no = non
cmd-table-evening = Proposer une session en direct
    .name = en-direct
    .game = Quelle partie
    .game-name = partie
