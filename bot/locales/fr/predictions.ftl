# Pronostics des spectateurs sur les parties en cours, et le classement des prophètes.
button-predictions = Pronostics
button-forewithdraw = Retirer
predictions-open = { $number ->
    [one] { $number } pronostic
   *[other] { $number } pronostics
 }, ouverts jusqu'au début du tour { $turn }
predictions-closed = { $number ->
    [one] { $number } pronostic
   *[other] { $number } pronostics
 } : { $shares }
prediction-share = { $seat } { $number }
predictions-right = { $number ->
    [one] { $number } pronostic
   *[other] { $number } pronostics
 } ; justes : { $people }
prediction-right = { $name } ({ $points })
prediction-right-others = sans nom : { $number }
predictions-wrong = { $number ->
    [one] { $number } pronostic
   *[other] { $number } pronostics
 }, aucun de juste
predictions-void = { $number ->
    [one] { $number } pronostic
   *[other] { $number } pronostics
 }, sans points : une place a changé de main après la clôture
predictions-off = Les pronostics sont désactivés sur ce serveur.

# Pour une personne
predict-title = **{ $game }** : qui gagne, et de combien ?
predict-winner = Qui gagne
predict-margin = De combien
predict-rules = -# Tu peux le changer jusqu'au début du tour { $turn } ; d'ici là, les autres savent seulement combien il y a de pronostics. Le bon vainqueur rapporte 10 points et jusqu'à 10 de plus si peu l'ont nommé ; la bonne avance 5 de plus, celle d'à côté 2. Le résultat nomme ceux qui ont vu juste ; qui reste hors des classements (`/caylus-club privacy`) est seulement compté.
prediction-own = Ton pronostic : { $seat }
prediction-own-by = Ton pronostic : { $seat }, avance : { $margin }
prediction-brought = { $points ->
    [one] Il a rapporté { $points } point.
   *[other] Il a rapporté { $points } points.
 }
prediction-band = { $least } à { $most } points
prediction-band-last = { $least } points ou plus

# Le classement des prophètes
prophets-title = Prophètes
prophets-who = Qui
prophets-column = Justes
prophets-hits = { $hits } sur { $number }
prophets-own = Toi : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, place { $place }, justes : { $hits } sur { $number }
prophets-own-off = Toi : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, hors classement, justes : { $hits } sur { $number }
prophets-none = Pour ce que tu peux voir, aucun pronostic n'a encore eu de points ici. Fais un pronostic sur une partie en cours : `/caylus-club predict`.

# Ce que choisissent les serveurs
club-now-spectators = Pronostics : { $predictions }. Applaudissements : { $applause }.

# Commandes
cmd-caylus-club-predict = Dire qui gagne une partie
    .name = pronostic
    .game = Quelle partie ; sinon celle du fil
    .game-name = jeu
cmd-caylus-club-prophets = Le classement des prophètes
    .name = prophètes
    .page = Quelle page
    .page-name = page
    .public = Montrer à tous ici
    .public-name = public
cmd-caylus-server-club-predictions = Permettre les pronostics ou non
    .name = pronostics
