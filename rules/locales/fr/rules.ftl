# Joueurs, notation, sources de points, enregistrements.

seat-blue = Bleu
seat-red = Rouge
seat-green = Vert
seat-orange = Orange
seat-black = Noir
error-notation-full = { $text } doit être écrit en entier : { $code }
error-over = la partie est terminée, victoire : { $winners }
error-turn = { $text } : c'est à { $other } de décider ({ $kind }), pas à { $seat }
error-beginning = aucune action permise ne commence ainsi
error-ambiguous = { $text } peut vouloir dire { $codes }
points-buildings = Bâtiments
points-tokens = Jetons
points-cards = Cartes
points-trades = Échanges
points-favors = Faveurs
points-owners = Propriétaire
points-losses = Pertes
points-gold = Or
points-cubes = Cubes
points-deniers = Deniers

cube-food = nourriture
cube-wood = bois
cube-stone = pierre
cube-gold = or
goods-food = { $n ->
    [one] { $n } nourriture
   *[other] { $n } nourritures
 }
goods-wood = { $n } bois
goods-stone = { $n ->
    [one] { $n } pierre
   *[other] { $n } pierres
 }
goods-gold = { $n } or
goods-any = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
 } au choix
goods-deniers = { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
 }
goods-nothing = rien
section-dungeon = donjon
section-walls = murailles
section-towers = tours
label-pass = Passer
label-pass-first = Passer en premier : gagner 1 denier
note-beyond = au-delà du prévôt
note-no-cube = tu n'as pas encore de cube
note-no-denier = plus aucun denier
note-deniers = il ne te reste que { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
 }
label-buy = Acheter { $goods } : payer { $price ->
    [one] { $price } denier
   *[other] { $price } deniers
 }
label-sell = Vendre 1 { $cube } : gagner { $price ->
    [one] { $price } denier
   *[other] { $price } deniers
 }
label-skip = Rien
refuse-other = il y a une autre décision à prendre d'abord
refuse-place-workers = tu n'as plus d'ouvrier
refuse-provost-cost = cela coûte { $cost ->
    [one] { $cost } denier
   *[other] { $cost } deniers
 } ; tu as { $deniers }
refuse-cube = tu n'as aucun cube de ce type ({ $cube })
refuse-convert-lawyer = un notaire ne peut pas devenir une résidence
event-turn = Tour { $turn }, ordre : { $order }.
event-income = { $seat } touche { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
 } de revenus.
event-first-passer = { $seat } reçoit { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
 } pour avoir passé en premier.
event-gained = { $seat } reçoit { $goods } ({ $source }).
event-gained-bonus = { $seat } reçoit { $goods } en tant que propriétaire ({ $source }).
event-paid = { $seat } paie { $goods } ({ $source }).
event-trade = { $seat } paie { $goods } pour { $gained } ({ $source }).
event-passed = { $seat } passe (n° { $place } sur le pont).
why-chosen = par choix
why-few-deniers = pas assez de deniers
why-no-cube = pas de cube
event-unreached-several = Au-delà du prévôt : { $workers }.
event-ended = Victoire : { $winners } avec { $score } PP.
say-turn = Tour { $turn }, phase { $phase } : { $name }.
say-over = La partie est terminée : { $scores }.
say-winners = Victoire : { $winners }.
say-decision = { $seat } décide : { $question }
say-passed = Ont passé : { $order }.
goods-workers = { $n ->
    [one] { $n } ouvrier
   *[other] { $n } ouvriers
 }
ask-on = { $tile } : choisis la résidence à recouvrir.
say-space-owner = { $space } { $tile }, propriétaire : { $owner }
say-space-worker = { $space } { $tile }, ouvrier : { $worker }
say-space-both = { $space } { $tile }, propriétaire : { $owner }, ouvrier : { $worker }
