button-planrest = Plănuiește restul
button-rest-again = Ca în runda trecută
rest-title = **{ $seat } · restul rundei tale în { $game }.** Ce alegi e activ imediat și lucrează la momentul lui; doar tu vezi.
rest-phase = **Faza: { $phase }**
rest-beyond = **Dincolo de prevot**
rest-wishes = **Pentru runda asta, unde nu e răspuns**
rest-open = { $number }. { $what }
rest-answered = { $number }. { $what } ✅ { $answer }
rest-wished = { $number }. { $what }: { $wishes }
rest-depends = -# Se știe după ce răspunzi la: { $numbers }
rest-depends-now = -# Se știe după ce hotărăști ce ești întrebat acum
rest-provost = -# Doar cu prevotul pe spațiul { $space } sau mai departe (acum: { $now })
rest-said = În plus: { $orders }
rest-none = Din runda asta nu se știe încă nimic ce vei avea de hotărât; se pot da ordine pentru prevot, castel și favoruri.
rest-now = Acum: { $deeds }
rest-case = Cu prevotul pe { $space }: { $deeds }
rest-nothing = nimic de făcut
rest-settled = Ceilalți nu mai pot muta prevotul în runda asta.
rest-asks = ești întrebat ({ $what })
rest-menu-which = Care decizie?
rest-menu-answer = { $number }. Ce anume?
rest-menu-wish = { $number }. Dacă se poate …
rest-menu-later = Prevot și castel
rest-unwish = Scoate ultima dorință
programme-menu-more = Când contează, alte cazuri, ce fac muncitorii
programme-menu-only = Preț, alți muncitori, întrebări
programme-menu-spots = Doar dacă altceva e liber sau luat
programme-menu-tiles = Doar dacă stă o clădire
programme-more-case = Dacă e luat: { $what }
programme-more-only = Când contează: { $what }
programme-more-rest = Ce fac muncitorii mei; prevot, castel, favoruri
programme-page-only = Când contează: { $what }
programme-free = Doar dacă încă e liber: { $what }
programme-taken = Doar dacă e luat: { $what }
programme-built = Doar dacă stă: { $what }
programme-with = { $what } ({ $terms })
offer-pass-gone = Pasează când e ocupat: { $what }
offer-then-pass = La capătul listei: pasează
offer-unless-before = Întreabă-mă când prevotul stă înaintea unui muncitor al meu
offer-unless-passed = Întreabă-mă când a pasat cineva
offer-unless-built = Întreabă-mă când a construit cineva
offer-castle-gold = Castel: până la { $n ->
    [one] { $n } set
    [few] { $n } seturi
   *[other] { $n } de seturi
 }
site-favor = Favoare regală
site-space = { $name } ({ $space })
wish-skip = Nimic
wish-joust = Turnir
wish-stay = Rămâi
wish-leave = Pleacă
wish-exchange = Dă 1 cub, ia 2
wish-take = Ia: { $what }
wish-sell = Vinde: { $what }
wish-buy = Cumpără: { $what }
wish-give = Dă: { $what }
wish-pay = Plătește: { $what }
wish-build = Construiește: { $what }
wish-move = La: { $what }
wish-convert = Reședință pe spațiul { $what }
wish-favor = Linia: { $what }

pace-ahead-illegal = Răspunseseși dinainte „{ $what }”; asta nu se mai poate.
pace-ahead-other = Răspunseseși dinainte „{ $what }”; acum ar fi „{ $now }”.
pace-ahead-more = Răspunseseși dinainte „{ $what }”; acum există și „{ $now }”.
pace-ahead-unasked = Răspunseseși dinainte „{ $what }”; în runda { $turn } nu s-a ajuns acolo.
pace-asked-again = Ce spuseseși dinainte s-a făcut, iar acum ești întrebat din nou.
pace-ahead-gone = La decizia asta nu se mai poate răspunde dinainte; nu s-a făcut nimic.
pace-plan-none = niciuna din acestea nu se poate acum: { $wishes }
pace-plan-ask = ai vrut să fii întrebat
pace-plan-through = toate plasările lui sunt făcute
pace-plan-undone = ce făcuse a fost anulat
pace-plan-stopped = Planul tău „{ $order }” s-a oprit: { $why }.
pace-order-empty = Un ordin spune ce să fac, de exemplu `place gate > 3 > pass` sau `farm: cloth`.
pace-order-unknown = „{ $text }” nu e un ordin. Ordinele încep cu place, pass over, provost, castle sau numele unei clădiri; sugestiile arată câteva.
pace-order-many = Ai deja { $here ->
    [one] { $here } plan
    [few] { $here } planuri
   *[other] { $here } de planuri
 } în partida asta; limita e { $most }.
pace-order-game = „{ $text }” nu există în { $title }.
pace-not-your-seat = { $seat } nu e locul tău.
pace-no-plan = Nu ai un asemenea plan în partida asta ({ $game }).
pace-programme-unknown = Asta nu se poate pune în program; nu s-a schimbat nimic.
pace-programme-long = Acolo e loc pentru { $most }.
pace-programme-empty = Încă nu e un program de păstrat.
pace-programme-name = Un nume are de la 1 la { $most } caractere.
pace-programme-names = Păstrezi deja { $most } programe pentru jocul ăsta; folosește unul din numele lor.
