# Et si : des actions essayées sur une copie de la position

button-whatif = Et si…
button-try-back = Revenir d'une étape
button-try-start = Depuis le début
button-try-again = Ma prochaine action
button-try-save = Enregistrer
button-try-keep = Enregistrer ceci
button-try-on = Continuer l'essai
button-try-now = Repartir de maintenant
button-try-carry = Continuer avec ces étapes
button-try-do = Jouer vraiment : { $action }
whatif-title = **Et si…** · { $game } · personne d'autre ne voit ceci, et rien de tout cela n'arrive dans la partie.
whatif-fresh = Choisis pour le joueur qui décide, et regarde ce que ça donne.
whatif-unknown = -# L'essai n'utilise que ce que tu peux savoir : il s'arrête quand des cartes sont piochées, ou quand un autre joueur choisit en secret.
whatif-earlier = { $count ->
    [1] … une étape avant
    [one] … { $count } étape avant
   *[other] … { $count } étapes avant
 }
whatif-waited = **{ $number }** … on suppose que les autres attendent
whatif-decides = **Étape { $number }** · tour { $turn }, { $phase } · { $seat } décide
    { $question }
whatif-you = { $seat } (toi)
whatif-goods = -# { $seat } a : { $goods }
whatif-stop = { $why ->
    [draw] **L'essai s'arrête ici** : personne ne peut savoir quelles cartes viendront.
    [secret] **L'essai s'arrête ici** : { $seat } choisit maintenant en secret.
    [again] **L'essai s'arrête ici** : { $seat } choisit maintenant en secret. `{ $button }` continue comme si les autres attendaient.
    [over] **L'essai s'arrête ici** : la partie serait terminée. { $scores }
   *[long] **L'essai s'arrête ici** : il n'y a plus de place pour d'autres étapes.
 }
whatif-no-picture = -# Tu vas vite : l'image revient dans une minute.
whatif-closed = L'essai est terminé. Rien de tout cela n'est arrivé dans la partie.
whatif-stale = **Et si…** · { $game } · la partie a avancé depuis le début de ton essai.
whatif-stale-more = Ton essai a commencé avant cela. `{ $button }` recommence à partir de l'état actuel.
whatif-happened = { $count ->
    [1] Une des étapes essayées a vraiment eu lieu.
    [one] { $count } des étapes essayées a vraiment eu lieu.
   *[other] { $count } des étapes essayées ont vraiment eu lieu.
 }
whatif-lost = Ce n'est plus possible :
whatif-lost-more = { $count ->
    [one] … et { $count } étape de plus
   *[other] … et { $count } étapes de plus
 }
whatif-carried = { $count ->
    [1] Une étape reste possible : `{ $carry }` la montre à partir de l'état actuel, `{ $button }` recommence de zéro.
    [one] { $count } étape reste possible : `{ $carry }` la montre à partir de l'état actuel, `{ $button }` recommence de zéro.
   *[other] { $count } étapes restent possibles : `{ $carry }` les montre à partir de l'état actuel, `{ $button }` recommence de zéro.
 }
whatif-keep-title = **Ce que j'enregistrerais** de tes essais ; personne d'autre ne le voit. Rien n'est encore enregistré.
whatif-keep-answers = Réponses d'avance : chacune est donnée quand sa question arrive, si elle a encore le même sens ; sinon je te pose la question.
whatif-keep-answer = • { $seat } : { $what } (tour { $turn }, { $phase })
whatif-keep-list = { $count ->
    [one] Une liste pour { $seat }, pour { $count } placement : l'ouvrier va au premier emplacement libre. La liste s'arrête, et la question t'est posée, quand aucun n'est libre ou qu'un joueur a passé.
   *[other] Une liste pour { $seat }, pour { $count } placements : chaque fois, l'ouvrier va au premier emplacement libre. La liste s'arrête, et la question t'est posée, quand aucun n'est libre ou qu'un joueur a passé.
 }
whatif-keep-left = Ceci n'est pas enregistré :
whatif-not-kept = { $why ->
    [now] • { $what } : la question est posée en ce moment. Le bouton ci-dessous le fait dans la vraie partie.
    [placing] • { $what } : je te poserai la question le moment venu.
   *[later] • { $what } : c'est dans un tour à venir.
 }
whatif-keep-granted = -# Cela suppose que les autres jouent comme dans ton essai : { $steps }
whatif-keep-nothing = Aucune de tes propres étapes ne peut être planifiée d'avance : les réponses d'avance sont pour le reste de ce tour, les listes pour les prochains placements.
whatif-kept = **Enregistré.** Personne d'autre ne le voit ; `/caylus plan turn` montre tout.
whatif-kept-list = • { $seat }, aux prochains placements le premier emplacement libre : { $places }
