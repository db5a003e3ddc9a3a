# I pannelli Pianifica il tuo round (pagine accanto alla lista) e Pianifica il resto
button-planrest = Pianifica il resto
button-rest-again = Come nell'ultimo round
rest-title = **{ $seat } · il resto del tuo round in { $game }.** Ciò che scegli è subito attivo e agisce quando arriva il momento; lo vedi solo tu.
rest-phase = **{ $phase }**
rest-beyond = **Oltre il prevosto**
rest-wishes = **Per questo round, dove non c'è una risposta**
rest-open = { $number }. { $what }
rest-answered = { $number }. { $what } ✅ { $answer }
rest-wished = { $number }. { $what }: { $wishes }
rest-depends = -# Si sa quando hai risposto a: { $numbers }
rest-depends-now = -# Si sa quando hai deciso ciò che ti è chiesto ora
rest-provost = -# Solo con il prevosto sulla casella { $space } o oltre (ora: { $now })
rest-said = Inoltre: { $orders }
rest-none = Di questo round non si sa ancora niente che dovrai decidere; per prevosto, castello e favori si possono dare ordini.
rest-now = Ora: { $deeds }
rest-case = Con il prevosto su { $space }: { $deeds }
rest-nothing = niente da fare
rest-settled = In questo round gli altri non possono più spostare il prevosto.
rest-asks = te lo chiedo ({ $what })
rest-menu-which = Quale decisione?
rest-menu-answer = { $number }. Che cosa, allora?
rest-menu-wish = { $number }. Se possibile …
rest-menu-later = Prevosto e castello
rest-unwish = Togli l'ultimo desiderio
programme-menu-more = Quando vale, altri casi, che cosa fanno i lavoratori
programme-menu-only = Prezzo, altri lavoratori, quando chiedere
programme-menu-spots = Solo se qualcos'altro è libero o preso
programme-menu-tiles = Solo se c'è un edificio
programme-more-case = Se è già preso: { $what }
programme-more-only = Quando vale: { $what }
programme-more-rest = Che cosa fanno i miei lavoratori; prevosto, castello, favori
programme-page-only = Quando vale: { $what }
programme-free = Solo se è ancora libero: { $what }
programme-taken = Solo se è già preso: { $what }
programme-built = Solo se è costruito: { $what }
programme-with = { $what } ({ $terms })
offer-pass-gone = Passa quando è occupato: { $what }
offer-then-pass = In fondo alla lista: passa
offer-unless-before = Chiedimelo se il prevosto è prima di un mio lavoratore
offer-unless-passed = Chiedimelo se qualcuno ha passato
offer-unless-built = Chiedimelo se qualcuno ha costruito
offer-castle-gold = Castello: fino a { $n ->
    [one] { $n } lotto
   *[other] { $n } lotti
 }
site-favor = Favore reale
site-space = { $name } ({ $space })
wish-skip = Niente
wish-joust = Torneo
wish-stay = Resta
wish-leave = Esci
wish-exchange = Cedi 1 cubo, prendine 2
wish-take = Prendi: { $what }
wish-sell = Vendi: { $what }
wish-buy = Compra: { $what }
wish-give = Cedi: { $what }
wish-pay = Paga: { $what }
wish-build = Costruisci: { $what }
wish-move = Verso: { $what }
wish-convert = Residenza sulla casella { $what }
wish-favor = Linea: { $what }

pace-ahead-illegal = Avevi risposto in anticipo “{ $what }”; non è più possibile.
pace-ahead-other = Avevi risposto in anticipo “{ $what }”; ora sarebbe “{ $now }”.
pace-ahead-more = Avevi risposto in anticipo “{ $what }”; ora c'è anche “{ $now }”.
pace-ahead-unasked = Avevi risposto in anticipo “{ $what }”; nel round { $turn } non ci si è arrivati.
pace-asked-again = Ciò che avevi detto prima è fatto, e ora te lo chiedo di nuovo.
pace-ahead-gone = A questa decisione non si può più rispondere in anticipo; non è stato fatto niente.
pace-plan-none = ora niente di questo è possibile: { $wishes }
pace-plan-ask = volevi che te lo chiedessi
pace-plan-through = tutti i piazzamenti sono fatti
pace-plan-undone = ciò che ha fatto è stato annullato
pace-plan-stopped = Il tuo piano “{ $order }” si è fermato: { $why }.
pace-order-empty = Un ordine dice che cosa fare, per esempio `place gate > 3 > pass` o `farm: cloth`.
pace-order-unknown = “{ $text }” non è un ordine. Gli ordini cominciano con place, pass over, provost, castle o il nome di un edificio; i suggerimenti ne mostrano alcuni.
pace-order-many = In questa partita hai già { $here ->
    [one] { $here } piano
   *[other] { $here } piani
 }; il limite è { $most }.
pace-order-game = “{ $text }” in { $title } non esiste.
pace-not-your-seat = { $seat } non è il tuo posto.
pace-no-plan = In questa partita non hai un piano così ({ $game }).
pace-programme-unknown = Questo non si può mettere nel programma; non è cambiato niente.
pace-programme-long = Lì c'è spazio per { $most }.
pace-programme-empty = Non c'è ancora un programma da conservare.
pace-programme-name = Un nome ha da 1 a { $most } caratteri.
pace-programme-names = Di questo gioco conservi già { $most } programmi; usa uno dei loro nomi.
