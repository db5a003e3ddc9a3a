# Caylus Magna Carta : cartes, effets, actions, questions, refus, événements, leçons.

mc-card-small_farm = Petite ferme
mc-card-small_sawmill = Petite scierie
mc-card-small_quarry = Petite carrière
mc-card-large_farm = Grande ferme
mc-card-large_sawmill = Grande scierie
mc-card-large_quarry = Grande carrière
mc-card-n_peddler = Colporteur neutre
mc-card-town_hall = Hôtel de ville
mc-effect-small_farm = gagner 1 nourriture
mc-effect-lawyer = payer 1 nourriture pour une résidence
mc-effect-large_farm = gagner 2 nourritures
mc-effect-bank = payer 1 denier pour 1 or, ou 3 pour 2
mc-effect-church = payer 2 deniers pour un jeton, 5 pour 2
mc-effect-n_trading_post = gagner 2 deniers
mc-effect-n_peddler = acheter 1 cube pour 1 denier
mc-effect-theatre = vaut 6 PP
mc-effect-hotel = vaut 6 PP ; 1 denier de revenus en plus à chaque tour
mc-effect-stables = vaut 10 PP
mc-effect-cathedral = vaut 14 PP
mc-owner-small_farm = gagner 1 nourriture de la carte
mc-owner-small_sawmill = gagner 1 bois de la carte
mc-owner-small_quarry = gagner 1 pierre de la carte
mc-owner-market = gagner 1 denier
mc-owner-gold_mine = donner un cube pour 1 or
mc-owner-bank = payer 2 deniers pour 1 or
mc-owner-church = payer 3 deniers pour un jeton
mc-phase-0 = main de départ
mc-phase-2 = actions
mc-phase-4 = effets des bâtiments
mc-label-keep = Garder la main
mc-label-mulligan = Défausser la main et piocher { $n } autres cartes
mc-label-draw = Piocher une carte : payer 1 denier
mc-label-draw-shuffle = Mélanger la défausse et piocher une carte : payer 1 denier
mc-label-redraw = Remplacer la main ({ $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }) : payer 1 denier
mc-label-place-foreign = { $space } { $tile } : { $effect } ; propr. : { $owner_effect }
mc-label-pay-cubes = Payer { $goods }
mc-label-convert = { $place } { $card } → résidence : vaut { $prestige } PP au lieu de { $points }
mc-label-done-none = Ne livrer aucun lot
mc-ask-opening = Garder la main de départ, ou la défausser et piocher { $n } autres cartes ?
mc-ask-action = Paie 1 denier (pioche, nouvelle main ou ouvrier), construis ou passe.
mc-ask-payment = { $card } : choisis comment payer ({ $cost } ; l'or remplace n'importe quel cube).
mc-ask-payment-conversion = Notaire : choisis comment payer la résidence (1 nourriture, ou 1 or à la place).
mc-ask-castle = Château : livre un lot (nourriture, bois et pierre ; l'or remplace n'importe lequel) ou arrête-toi là.
mc-refuse-draw = la pile et la défausse sont vides
mc-refuse-redraw = ta main est vide
mc-refuse-build-hand = cette carte n'est pas dans ta main ({ $card })
mc-refuse-payment = { $card } : il faut payer { $cost } (l'or remplace n'importe quel cube), et non { $paid }
mc-refuse-payment-conversion = une résidence coûte 1 nourriture ou 1 or, et non { $paid }
mc-refuse-tokens = tu demandes { $asked ->
    [one] { $asked } jeton
   *[other] { $asked } jetons
 } ; il en reste { $left } au château
mc-refuse-convert-kind = { $card } (n° { $place }) : seul un de tes bâtiments peut devenir une résidence
mc-refuse-castle-gold = si tu as de l'or, indique les trois cubes du lot
mc-refuse-castle-plain = si tu n'as pas d'or, écris simplement `batch`
mc-refuse-castle-cubes = un lot, c'est 1 nourriture, 1 bois et 1 pierre (l'or remplace n'importe lequel) ; tu as { $held }
mc-event-replaced = { $seat } défausse sa main ({ $cards }).
mc-event-new-hand = { $seat } remplace sa main ({ $cards }) pour { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
 }.
mc-event-drawn = { $seat } pioche { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }.
mc-event-drawn-for = { $seat } pioche { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 } pour { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
 }.
mc-event-shuffled = { $seat } mélange sa défausse ({ $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }).
mc-event-best-gold = { $seat } reçoit { $goods } pour avoir livré le plus de lots.
mc-event-trade-owner = { $seat } paie { $goods } pour { $gained } en tant que propriétaire ({ $source }).
event-paid-draw = { $seat } paie { $goods } pour une carte.
mc-event-provost-turn = Prévôt { $start } → { $end }.
mc-event-provost-turn-stays = Le prévôt reste sur la carte { $end }, la dernière.
why-no-token = plus de jeton au château
why-no-food = ni nourriture ni or
mc-event-converted-for = { $seat } transforme en résidence pour { $goods } : { $tile }.
mc-event-token-church = { $seat } achète un jeton ({ $section }).
mc-event-best = { $seat } livre le plus de lots ({ $n }).
mc-event-removed = Personne ne livre de lot : { $n ->
    [one] { $n } jeton est retiré
   *[other] { $n } jetons sont retirés
 } de la partie ({ $sections }).
mc-event-result = { $seat } : { $tokens } pour les jetons, { $cards } pour les cartes, { $gold } pour l'or, { $cubes } pour les cubes, { $deniers } pour les deniers : { $total } au total.
mc-lesson-phase-0 = Le joueur qui a le plus de prestige gagne. Les cartes que tu construis et les lots que tu livres au château en rapportent, et se paient en cubes. Tout le monde a les mêmes cartes, mais pas dans le même ordre.
mc-lesson-phase-2 = À tour de rôle, chaque joueur fait une seule chose : placer un ouvrier sur une carte, construire une carte de sa main, piocher, remplacer sa main ou passer. Les ouvriers rapportent des cubes, les cubes construisent des cartes, et tes cartes rapportent quand les autres les utilisent.
mc-lesson-phase-4 = Les cartes de la route s'activent maintenant, jusqu'au prévôt : chacune pour l'ouvrier qui s'y trouve, puis pour son propriétaire si c'est un autre joueur.
mc-lesson-phase-5 = Nourriture, bois et pierre font un lot, sans aucun ouvrier : 4 PP tant que dure le donjon, puis 3, puis 2. Le joueur qui en livre le plus reçoit un or, et quand il n'y a plus de jetons, la partie se termine.
mc-lesson-opening = Garde une main avec des cartes que tu pourras vite payer. Tu peux maintenant remplacer toute ta main une fois, gratuitement ; plus tard, cela coûte 1 denier.
mc-lesson-action = Un ouvrier, une carte piochée ou une nouvelle main coûtent 1 denier ; construire ne coûte que des cubes. Construis tôt ce que les autres utiliseront, et passe quand il vaut mieux garder ton argent pour le prévôt.
mc-lesson-payment = L'or remplace n'importe quel cube : paie avec ce dont tu peux te passer et garde l'or.
mc-lesson-lawyer = Une résidence rapporte 1 denier à chaque tour, et il en faut une sous chaque carte de prestige. Tu perds la carte qu'elle remplace : choisis-en une que personne n'utilise.
mc-lesson-gold_mine = L'or remplace n'importe quel cube dans un lot ou un bâtiment : donne le type dont tu as le plus.
mc-lesson-bank = L'or remplace n'importe quel cube : tu achètes donc ici le cube qui te manque.
mc-lesson-church = Tu achètes des jetons avec de l'argent, les plus précieux d'abord. Ils ne comptent pas pour l'or de celui qui livre le plus de lots.
mc-lesson-gives = Un ouvrier rapporte ici ce que montre la carte. Si elle est à un autre joueur, son propriétaire reçoit aussi quelque chose.
