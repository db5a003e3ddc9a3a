# Une soirée ensemble : toute la table joue en direct pendant quelques heures, pendules arrêtées.

vote-evening = **Jouer ensemble maintenant ?** { $asker } le demande.
vote-evening-offer = **Jouer ensemble maintenant ?** En ce moment, tout le monde répond en quelques minutes.
vote-evening-terms = { $hours ->
    [one] Pendant { $hours } heure au plus, pendules et rappels s'arrêtent, la partie tient en un seul message, et un autre, court, appelle le suivant.
   *[other] Pendant { $hours } heures au plus, pendules et rappels s'arrêtent, la partie tient en un seul message, et un autre, court, appelle le suivant.
 }
vote-evening-ends = { $minutes ->
    [one] Elle finit quand quelqu'un la quitte, ou que personne n'a joué pendant { $minutes } minute.
   *[other] Elle finit quand quelqu'un la quitte, ou que personne n'a joué pendant { $minutes } minutes.
 } Ensuite tout reprend comme avant, avec les réserves de temps d'aujourd'hui. Personne n'est sauté, et aucun ordinateur ne joue pour personne.
vote-evening-calm = Pendant { $hours } h au plus, la partie reste dans un seul message, et un bref message appelle qui doit jouer. Elle finit quand quelqu'un la quitte, ou que personne n'a joué pendant { $minutes } min. Personne n'est sauté, et aucun ordinateur ne joue pour personne.
vote-evening-until = Elle commence quand tout le monde accepte ; la question se termine { $when }.
vote-evening-agreed = Tout le monde est d'accord.
vote-evening-not = Pas de soirée ensemble cette fois ; la partie continue à son rythme.
votes-evening = soirée ensemble
button-evening-yes = Jouer ensemble
button-evening-no = Pas maintenant
button-evening-leave = Quitter la soirée

evening-begins = { $minutes ->
    [one] **Une soirée ensemble.** Jusqu'à { $until } au plus tard, et plus tôt si quelqu'un la quitte ou si personne n'a joué pendant { $minutes } minute.
   *[other] **Une soirée ensemble.** Jusqu'à { $until } au plus tard, et plus tôt si quelqu'un la quitte ou si personne n'a joué pendant { $minutes } minutes.
 }
evening-call = { $people } : à vous de jouer.
evening-left = La soirée ensemble est finie : { $player } la quitte.
evening-quiet = { $minutes ->
    [one] La soirée ensemble est finie : personne n'a joué pendant { $minutes } minute.
   *[other] La soirée ensemble est finie : personne n'a joué pendant { $minutes } minutes.
 }
evening-over = La soirée ensemble est finie : son temps est écoulé.
evening-seat = La soirée ensemble est finie, car une place change de mains.
evening-paused = La soirée ensemble est finie, car les pendules sont en pause.
evening-clocks = Les pendules repartent, avec les réserves d'avant.
evening-after = La partie continue à son rythme.
evening-left-own = Tu as quitté la soirée ensemble de { $game } ; elle est finie pour tout le monde.
evening-runs = Soirée ensemble en cours dans { $game }, jusqu'à { $until } au plus tard. Qui la quitte y met fin pour tout le monde.
prompt-evening = -# Soirée ensemble, jusqu'à { $until } au plus tard

option-evenings-yes = soirées ensemble proposées
option-evenings-no = pas de soirées ensemble
choice-evenings-yes = oui : quand tous répondent en minutes
choice-evenings-no = non
cmd-table-evening = Proposer de jouer ensemble ce soir
    .name = soirée
    .game = Quelle partie
    .game-name = partie
