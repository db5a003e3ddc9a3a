# Les panneaux Prévoir mon tour (pages à côté de la liste) et Prévoir la suite
button-planrest = Prévoir la suite
button-rest-again = Comme au tour précédent
rest-title = **{ $seat } · la suite de ton tour dans { $game }.** Ce que tu choisis est actif tout de suite et agit le moment venu ; personne d'autre ne le voit.
rest-phase = **{ $phase }**
rest-beyond = **Au-delà du prévôt**
rest-wishes = **Pour ce tour, là où rien n'est répondu**
rest-open = { $number }. { $what }
rest-answered = { $number }. { $what } ✅ { $answer }
rest-wished = { $number }. { $what } : { $wishes }
rest-depends = -# Connu quand tu auras répondu à : { $numbers }
rest-depends-now = -# Connu quand tu auras décidé ce qu'on te demande maintenant
rest-provost = -# Seulement avec le prévôt en case { $space } ou au-delà (maintenant : { $now })
rest-said = Aussi : { $orders }
rest-none = On ne sait pas encore ce que tu devras décider pendant ce tour ; prévôt, château et faveurs peuvent recevoir des ordres.
rest-now = Maintenant : { $deeds }
rest-case = Avec le prévôt en case { $space } : { $deeds }
rest-nothing = rien à faire
rest-settled = Les autres ne peuvent plus déplacer le prévôt pendant ce tour.
rest-asks = tu décides ({ $what })
rest-menu-which = Quelle décision ?
rest-menu-answer = { $number }. Que faire ?
rest-menu-wish = { $number }. Si possible …
rest-menu-later = Prévôt et château
rest-unwish = Retirer le dernier souhait
programme-menu-more = Quand ça compte, autres cas, rôle des ouvriers
programme-menu-only = Prix, autres ouvriers, questions
programme-menu-spots = Seulement si un autre emplacement est libre ou pris
programme-menu-tiles = Seulement si un bâtiment est là
programme-more-case = Si c'est pris : { $what }
programme-more-only = Quand ça compte : { $what }
programme-more-rest = Le rôle de mes ouvriers ; prévôt, château, faveurs
programme-page-only = Quand ça compte : { $what }
programme-free = Seulement si c'est encore libre : { $what }
programme-taken = Seulement si c'est pris : { $what }
programme-built = Seulement si c'est construit : { $what }
programme-with = { $what } ({ $terms })
offer-pass-gone = Passer quand c'est pris : { $what }
offer-then-pass = À la fin de la liste : passer
offer-unless-before = Me demander quand le prévôt est avant un de mes ouvriers
offer-unless-passed = Me demander quand quelqu'un a passé
offer-unless-built = Me demander quand quelqu'un a construit
offer-castle-gold = Château : jusqu'à { $n ->
    [one] { $n } lot
   *[other] { $n } lots
 }
site-favor = Faveur royale
site-space = { $name } ({ $space })
wish-skip = Rien
wish-joust = Jouter
wish-stay = Rester
wish-leave = Partir
wish-exchange = Donner 1 cube, en prendre 2
wish-take = Prendre : { $what }
wish-sell = Vendre : { $what }
wish-buy = Acheter : { $what }
wish-give = Donner : { $what }
wish-pay = Payer : { $what }
wish-build = Construire : { $what }
wish-move = Vers : { $what }
wish-convert = Résidence en case { $what }
wish-favor = Ligne : { $what }

pace-ahead-illegal = Tu avais répondu d'avance « { $what } » ; ce n'est plus possible.
pace-ahead-other = Tu avais répondu d'avance « { $what } » ; maintenant ce serait « { $now } ».
pace-ahead-more = Tu avais répondu d'avance « { $what } » ; maintenant il y a aussi « { $now } ».
pace-ahead-unasked = Tu avais répondu d'avance « { $what } » ; au tour { $turn }, la question ne s'est pas posée.
pace-asked-again = Ce que tu avais dit d'avance est fait, et on te demande à nouveau.
pace-ahead-gone = On ne peut plus répondre d'avance à cette décision ; rien n'a été fait.
pace-plan-none = rien de tout cela n'est possible maintenant : { $wishes }
pace-plan-ask = tu voulais décider toi-même
pace-plan-through = tous ses placements sont faits
pace-plan-undone = ce qu'il avait fait a été annulé
pace-plan-stopped = Ton ordre « { $order } » s'est arrêté : { $why }.
pace-order-empty = Un ordre dit quoi faire, par exemple `place gate > 3 > pass` ou `farm: cloth`.
pace-order-unknown = « { $text } » n'est pas un ordre. Les ordres commencent par place, pass over, provost, castle ou le nom d'un bâtiment ; les suggestions en montrent.
pace-order-many = Tu as déjà { $here ->
    [one] { $here } ordre
   *[other] { $here } ordres
 } dans cette partie ; la limite est { $most }.
pace-order-game = « { $text } » n'existe pas dans { $title }.
pace-not-your-seat = { $seat } n'est pas ta place.
pace-no-plan = Tu n'as pas d'ordre de ce genre dans cette partie ({ $game }).
pace-programme-unknown = Ceci ne peut pas entrer dans le programme ; rien n'a changé.
pace-programme-long = Il y a de la place pour { $most } ici.
pace-programme-empty = Il n'y a pas encore de programme à garder.
pace-programme-name = Un nom a de 1 à { $most } caractères.
pace-programme-names = Tu gardes déjà { $most } programmes de ce jeu ; reprends un de leurs noms.
