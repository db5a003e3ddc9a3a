# Une partie terminée revue

button-review = Analyse
button-trypast = Réessayer
button-review-whole = Partie entière
button-board-full = { $size ->
    [glance] Petit plateau
    [only] Plateau entier seul
   *[full] Plateau entier
 }
review-gone = Cette analyse n'est plus à jour : quelque chose a été annulé dans la partie, ou j'ai été mis à jour. Redemande-la avec `/caylus-club review`.
review-none-here = Aucune partie ne s'est terminée ici, et tu n'en as fini aucune sur ce serveur. Indique-en une : `/caylus-club review game:…`.
review-no-seat = { $game } n'a pas cette place. Les places sont : { $seats }.
review-whose = **{ $game }** : quelle place dois-je analyser ?
review-progress = **{ $game }**, { $seat } : j'analyse chaque décision. { $of ->
    [0] Je lis la partie.
    [one] Décisions analysées : { $done } sur { $of }.
   *[other] Décisions analysées : { $done } sur { $of }.
 } { $minutes ->
    [0] Il faut environ une minute, plus si je suis occupé.
    [one] À ce rythme, il reste environ une minute.
   *[other] À ce rythme, il reste environ { $minutes } minutes.
 } Les coups des ordinateurs passent avant. Si plus rien ne bouge, appuie sur le bouton.
review-busy = **{ $game }** : l'analyse pour { $seat } est en cours, { $of ->
    [one] { $done } décision sur { $of } est faite
   *[other] { $done } décisions sur { $of } sont faites
 }. Une à la fois : appuie de nouveau sur le bouton dans une minute.
review-cut-off = J'ai redémarré pendant l'analyse de cette partie. Appuie sur le bouton : elle reprend où elle était.
review-head = **{ $game }**, { $seat } : { $n ->
    [one] { $good } décision sur { $n } aussi bonne que la meilleure trouvée
   *[other] { $good } décisions sur { $n } aussi bonnes que la meilleure trouvée
 }.
review-marks = ★ les meilleures { $best } · ✓ bonnes { $good } · △ douteuses { $doubtful } · ✗ erreurs { $mistake }
review-turns = -# Par tour : { $turns }
review-line = { $number }. Tour { $turn } : « { $done } ». Mieux : « { $better } » (+{ $cost } sur 100).
review-press = Ces décisions ont coûté le plus. Appuie sur un numéro pour en voir une avec le plateau d'alors.
review-none = Aucune des autres n'a coûté plus que ma marge d'erreur.
review-small = -# L'avis d'un ordinateur : 400 essais par décision, d'après ce que le joueur pouvait savoir à ce moment-là. Les écarts dans la marge d'erreur comptent comme bons. Les valeurs vont de 0 à 100 : moitié chance de gagner, moitié avance.
review-page = **{ $number } sur { $count }** · Tour { $turn }, { $phase } : { $question }
review-did = { $seat } a choisi « { $done } ».
review-instead = Mieux : « { $better } » (+{ $cost } sur 100).
review-hand = Ta main à ce moment-là : { $cards }
review-hand-empty = Ta main était vide.
review-why = Pourquoi : rien ne ressort ; beaucoup de petites choses s'additionnent.
review-why-for = Pourquoi : { $why }.
