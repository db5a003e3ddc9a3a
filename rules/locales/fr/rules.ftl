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
event-passed = { $seat } passe (case { $place } du pont).
why-chosen = par choix
why-few-deniers = pas assez de deniers
why-few-cubes = pas assez de cubes
event-unreached-several = Au-delà du prévôt : { $workers }.
event-ended = Victoire : { $winners } avec { $score } PP.
goods-workers = { $n ->
    [one] { $n } ouvrier
   *[other] { $n } ouvriers
 }
ask-on = { $tile } : choisis la résidence à recouvrir.
points-total = Total
goods-prestige = { $n } PP
event-placed = { $seat } : ouvrier → { $tile } pour { $cost ->
    [one] { $cost } denier
   *[other] { $cost } deniers
 }.
event-declined = { $seat } n'utilise pas le bâtiment { $what }.
event-declined-why = { $seat } n'utilise pas le bâtiment { $what } ({ $why }).
event-built-scored = { $seat } construit le bâtiment { $tile } : { $n } PP.
event-built-for-scored = { $seat } construit le bâtiment { $tile } pour { $goods } : { $n } PP.
event-converted = { $seat } transforme en résidence : { $tile }.
event-pending = { $tile } deviendra une résidence ({ $seat }) quand l'ouvrier partira.
event-provost = { $seat } déplace le prévôt : { $start } → { $end }.
event-provost-stays = { $seat } laisse le prévôt où il est ({ $end }).
event-provost-paid = { $seat } déplace le prévôt pour { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
 } : { $start } → { $end }.
event-provost-left = { $seats } laissent le prévôt où il est ({ $end }).
event-batches-scored = { $seat } livre { $houses ->
    [one] { $houses } lot
   *[other] { $houses } lots
 } au château ({ $sections }) : { $n } PP.
event-batches-for-scored = { $seat } livre { $goods } ({ $sections }) : { $n } PP.
label-place-own = { $space } { $tile } (à toi) : { $effect }
label-provost-stay = Laisser le prévôt sur { $space } (gratuit)
label-provost-paid = Prévôt → { $space } ({ $shift }) : payer { $cost ->
    [one] { $cost } denier
   *[other] { $cost } deniers
 }
label-on = Sur la résidence ({ $space })
label-batch = Livrer { $goods } : gagner { $prestige } PP ({ $section })
label-build = Construire { $tile } : payer { $cost }, gagner { $prestige } PP
label-pay-prestige = Payer { $paid } : gagner { $gain } PP
label-pay-gold = Payer { $paid } : gagner { $gain } or
ask-provost = Prévôt sur { $space } : avancer ou reculer, { $most ->
    [one] { $most } case (1 denier)
   *[other] { $most } cases au plus (1 denier chacune)
 } ?
ask-bonus = { $tile }, bonus du propriétaire : { $effect } ?
bound-road = la route s'arrête au n° { $n }
bound-provost = le prévôt se déplace de { $n ->
    [one] { $n } case
   *[other] { $n } cases
 } au plus
refuse-place-taken = l'emplacement est occupé : { $place }
refuse-place-empty = le n° { $space } n'accueille pas d'ouvrier
refuse-price = cela coûte { $price } ; tu as { $held }
refuse-build-stock = cela ne peut pas être construit ici : { $tile }
refuse-build-residence = il te faut une résidence non recouverte
refuse-on = tu n'as pas de résidence à recouvrir au n° { $space }
refuse-convert-owner = { $tile } appartient à un autre joueur
refuse-convert-pending = { $tile } va déjà devenir une résidence
refuse-provost-range = le prévôt doit rester entre 1 et { $last } ; il est sur { $space }
why-no-target = rien à transformer en résidence
event-returned = { $seat } reprend un ouvrier ({ $tile }).

# What a decision is about

kind-place_worker = placement d'un ouvrier
kind-provost = déplacement du prévôt
kind-production = production
kind-bonus = bonus du propriétaire
kind-trade = échange
kind-give = cube à donner
kind-build = construction
kind-on = résidence à recouvrir
kind-favor_line = faveur royale
kind-opening = main de départ
kind-action = action
kind-payment = paiement
