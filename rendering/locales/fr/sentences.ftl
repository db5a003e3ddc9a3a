# Une position en mots : descriptions des images, et plateau en texte.
alt-caylus = Caylus, tour { $turn }, phase { $number } : { $phase }.
alt-scores = Prestige : { $scores }.
alt-officials = Prévôt sur la case { $provost }, bailli sur la case { $bailiff }.
alt-scoring = { $scoring } ; maisons dans cette section : { $counts }.
alt-changed = Nouveau :
alt-players = Les joueurs de { $game }, tour { $turn }, phase { $number }. { $players }
alt-supplies = Ce que donnent les faveurs royales, et les bâtiments à construire. { $tiles }

say-placing = { $name } : { $doing } ; un ouvrier coûte { $cost }.
say-winners = La partie est terminée. Victoire : { $names }.
say-order = Ordre du tour : { $names }.
say-passed = Ont passé : { $names }.
say-players-ranked = Joueurs, du meilleur au dernier (ressources restantes comptées dans le prestige)
say-houses = maisons : { $houses }
say-favors = faveurs : { $favors }
say-section = { $section } : { $houses } ; places libres : { $free } sur { $places }.
say-scored = { $line } Décompte fait.
say-closed = Ne sert pas à deux joueurs.
say-inn = À gauche : { $left } ; à droite : { $right }.
say-there = Ici : { $names }.
say-nobody = Personne ici.
say-road = Route
say-space-number = case { $n }
say-free = vide
say-becomes = Deviendra une résidence ({ $name }) quand l'ouvrier partira.
say-owner = propriétaire : { $name }
say-worker = ouvrier : { $name }
say-pending = future résidence : { $name }
say-empty = { $first } à { $last } : vide.
say-limit = Les marqueurs vont pour l'instant jusqu'au niveau { $n }.
say-stock = À construire
say-tile = { $tile } : coûte { $cost } ; rapporte { $gains }.
say-effect = Ouvrier : { $effect }.
say-effect-none = Effet : { $effect }.
say-copies = Il y en a { $n }.

new-tile = { $name } : { $tile }, case { $space }.
new-provost = Prévôt : { $start } → { $end }.
new-bailiff = Bailli : { $start } → { $end }.
new-houses = { $name } : { $n ->
    [one] { $n } maison
   *[other] { $n } maisons
 } au château ({ $section }).
new-prestige = { $name } : { $amount } PP.
new-worker = { $name } : { $n ->
    [1] ouvrier
    [one] { $n } ouvrier
   *[other] { $n } ouvriers
 } → { $place }.
new-favor = { $name } : marqueur de faveur ({ $line }) un niveau plus haut.
new-inn = { $name } : ouvrier sur l'emplacement de droite de l'auberge.
new-pass = { $name } passe.

tile-stands = { $owned ->
    [yes] Actuellement sur la case { $spaces }, propriétaire : { $owners }
   *[no] Actuellement sur la case { $spaces }
 }
tile-in-stock = Peut être construit
tile-gone = N'est pas dans cette partie en ce moment

alt-magna-carta = Caylus Magna Carta, tour { $turn }, phase { $number } : { $phase }.
alt-road = Suite de la route : { $cards }
mc-provost = Prévôt : { $place }.
mc-tokens = Jetons restants au château : { $tokens }.
mc-own-tokens = jetons : { $tokens }
mc-cards = { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
 } en main, { $pile } dans la pile, { $discard } dans la défausse
mc-discards = défausse : { $cards }
mc-front = cartes de prestige : { $cards }
mc-lying = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
 } dessus
mc-holds = { $n ->
    [0] Aucun cube dessus.
    [one] { $n } cube dessus.
   *[other] { $n } cubes dessus.
 }
card-lies = { $owned ->
    [yes] Actuellement sur la route, n° { $places }, propriétaire : { $owners }
   *[no] Actuellement sur la route, n° { $places }
 }
card-owner = Pour le propriétaire, quand l'ouvrier d'un autre est ici : { $effect }.
new-card = { $name } : { $card }, n° { $place }.
new-tokens = { $name } : { $n ->
    [one] { $n } jeton du château
   *[other] { $n } jetons du château
 } ({ $section }).
new-pending = { $name } : { $place } deviendra une résidence quand son ouvrier partira.
new-left = Jetons du château ({ $section }) : { $start } → { $end }, { $n ->
    [one] { $n } retiré
   *[other] { $n } retirés
 } de la partie.
new-hand = { $sign }{ $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 } en main
