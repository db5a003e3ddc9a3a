mc-card-small_farm = Fermă mică
mc-card-small_sawmill = Gater mic
mc-card-small_quarry = Carieră mică
mc-card-large_farm = Fermă mare
mc-card-large_sawmill = Gater mare
mc-card-large_quarry = Carieră mare
mc-card-n_peddler = Colportor neutru
mc-card-town_hall = Primărie
mc-effect-small_farm = primești 1× hrană
mc-effect-lawyer = 1× hrană pentru o reședință
mc-effect-large_farm = primești 2× hrană
mc-effect-bank = 1 denar pentru 1× aur, 3 pentru 2
mc-effect-church = 2 denari pentru un jeton, 5 pentru 2
mc-effect-n_trading_post = primești 2 denari
mc-effect-n_peddler = cumperi un cub cu 1 denar
mc-effect-theatre = 6 PP
mc-effect-hotel = 6 PP; venit: 1 denar pe rundă
mc-effect-stables = 10 PP
mc-effect-cathedral = 14 PP
mc-owner-small_farm = 1× hrană de pe carte
mc-owner-small_sawmill = 1× lemn de pe carte
mc-owner-small_quarry = 1× piatră de pe carte
mc-owner-market = 1 denar
mc-owner-gold_mine = 1× aur pentru un cub
mc-owner-bank = 1× aur cu 2 denari
mc-owner-church = un jeton cu 3 denari
mc-phase-0 = mâna de început
mc-phase-2 = acțiuni
mc-phase-4 = efectele clădirilor
mc-label-keep = Păstrează mâna
mc-label-mulligan = Decartează mâna și trage alte { $n } cărți
mc-label-draw = Trage o carte: plătește 1 denar
mc-label-draw-shuffle = Amestecă cărțile decartate și trage una: plătește 1 denar
mc-label-redraw = Schimbă mâna ({ $n ->
    [one] { $n } carte
    [few] { $n } cărți
   *[other] { $n } de cărți
 }): plătește 1 denar
mc-label-place-own = { $place } { $card } (a ta): { $effect }
mc-label-place-foreign = { $place } { $card }: { $effect }; proprietar: { $owner_effect }
mc-note-no-food = încă nu ai hrană sau aur
mc-note-no-card = încă nu ai o carte de transformat în reședință
mc-note-no-token = nu mai sunt jetoane
mc-label-build = Construiește { $card }: plătește { $cost }, { $prestige } PP
mc-label-prestige = Carte de prestigiu { $card }: plătește { $cost }, { $prestige } PP
mc-label-on = Peste reședința de pe locul { $place }
mc-label-pay-cubes = Plătește { $goods }
mc-label-provost-stay = Prevotul rămâne pe cartea { $place }, { $card } (gratis)
mc-label-provost = Prevotul pe cartea { $place }, { $card } ({ $shift }): plătește { $cost ->
    [one] { $cost } denar
    [few] { $cost } denari
   *[other] { $cost } de denari
 }
mc-label-pay-gold = Plătește { $paid ->
    [one] { $paid } denar
    [few] { $paid } denari
   *[other] { $paid } de denari
 }: primești { $gain }× aur
mc-label-pay-tokens = Plătește { $paid ->
    [one] { $paid } denar
    [few] { $paid } denari
   *[other] { $paid } de denari
 }: primești { $gain ->
    [one] { $gain } jeton
    [few] { $gain } jetoane
   *[other] { $gain } de jetoane
 }, { $prestige } PP
mc-label-give = Dă 1× { $cube }: primești 1× aur
mc-label-convert = { $place } { $card } devine reședință: { $prestige } PP în loc de { $points }
mc-label-batch = Predă { $goods }: jeton de { $prestige } PP ({ $section })
mc-label-done-none = Nu preda niciun set
mc-ask-opening = Păstrezi mâna de început sau tragi alte { $n } cărți?
mc-ask-action = Trage, schimbă mâna, plasează un muncitor (câte 1 denar), construiește sau pasează.
mc-ask-payment = { $card }: alege ce plătești ({ $cost }; aurul înlocuiește orice cub).
mc-ask-payment-conversion = Notar: alege ce plătești pentru reședință (1× hrană, sau 1× aur în locul ei).
mc-ask-provost = Prevotul pe cartea { $place }: îl muți cu cel mult { $most ->
    [one] { $most } carte
    [few] { $most } cărți
   *[other] { $most } de cărți
 } (câte 1 denar)?
mc-ask-effect = { $card } (locul { $place }): { $effect }?
mc-ask-owner = { $card } (locul { $place }), ca proprietar: { $effect }?
mc-ask-castle = Castel: predă un set (hrană, lemn și piatră; aurul înlocuiește orice cub) sau termină.
mc-refuse-denier = costă 1 denar; nu ai niciunul
mc-refuse-draw = nu mai sunt cărți nici în pachet, nici decartate
mc-refuse-redraw = nu ai nicio carte în mână
mc-refuse-place-road = drumul are { $n ->
    [one] { $n } carte
    [few] { $n } cărți
   *[other] { $n } de cărți
 }
mc-refuse-place-taken = cartea { $card } de pe locul { $place } are deja un muncitor
mc-refuse-place-card = cartea { $card } de pe locul { $place } nu primește muncitori
mc-refuse-build-hand = cartea { $card } nu e în mâna ta
mc-refuse-cost = cartea { $card } costă { $cost } (aurul înlocuiește orice cub); ai { $held }
mc-refuse-prestige-stock = cartea { $card } nu e disponibilă
mc-refuse-prestige-residence = o carte de prestigiu are nevoie de o reședință a ta, neacoperită
mc-refuse-on = nu ai o reședință neacoperită pe locul { $place }
mc-refuse-payment = cartea { $card } costă { $cost } (aurul înlocuiește orice cub), nu { $paid }
mc-refuse-payment-conversion = o reședință costă 1× hrană sau 1× aur, nu { $paid }
mc-refuse-payment-held = ar fi { $paid }; ai { $held }
mc-bound-provost = prevotul se mută cu cel mult { $n ->
    [one] { $n } carte
    [few] { $n } cărți
   *[other] { $n } de cărți
 }
mc-refuse-provost-range = prevotul trebuie să rămână între cartea 1 și cartea { $last }, ultima; acum e pe cartea { $place }
mc-refuse-tokens = ai cerut { $asked ->
    [one] { $asked } jeton
    [few] { $asked } jetoane
   *[other] { $asked } de jetoane
 }; în castel au rămas { $left }
mc-refuse-convert-kind = cartea { $card } de pe locul { $place } nu poate deveni reședință; poate doar o clădire a ta
mc-refuse-convert-owner = cartea { $card } de pe locul { $place } e a altui jucător
mc-refuse-convert-pending = cartea { $card } de pe locul { $place } devine deja reședință
mc-refuse-castle-tokens = nu mai sunt jetoane de castel
mc-refuse-castle-gold = când ai aur, spune care sunt cele trei cuburi ale setului
mc-refuse-castle-plain = când nu ai aur, scrie doar `batch`
mc-refuse-castle-cubes = un set înseamnă 1× hrană, 1× lemn și 1× piatră (aurul înlocuiește orice cub); ai { $held }
mc-event-replaced = { $seat } decartează mâna ({ $cards }).
mc-event-replaced-opening = { $seat } decartează mâna de început ({ $cards }).
mc-event-new-hand = { $seat } își schimbă mâna ({ $cards }) pentru { $n ->
    [one] { $n } denar
    [few] { $n } denari
   *[other] { $n } de denari
 }.
mc-event-drawn = { $seat } trage { $n ->
    [one] { $n } carte
    [few] { $n } cărți
   *[other] { $n } de cărți
 }.
mc-event-drawn-for = { $seat } trage { $cards ->
    [one] { $cards } carte
    [few] { $cards } cărți
   *[other] { $cards } de cărți
 } pentru { $n ->
    [one] { $n } denar
    [few] { $n } denari
   *[other] { $n } de denari
 }.
mc-event-shuffled = { $seat } amestecă { $n ->
    [one] { $n } carte decartată
    [few] { $n } cărți decartate
   *[other] { $n } de cărți decartate
 }.
mc-event-best-gold = { $seat } primește { $goods } pentru cele mai multe seturi.
mc-event-trade-owner = { $seat } plătește ca proprietar { $goods } pentru { $gained } ({ $source }).
event-paid-draw = { $seat } plătește { $goods } pentru o carte.
mc-event-placed = { $seat }: muncitor → { $card }, cartea { $place } ({ $cost ->
    [one] { $cost } denar
    [few] { $cost } denari
   *[other] { $cost } de denari
 }).
mc-event-built = { $seat } construiește cartea { $card } ({ $place }).
mc-event-built-for = { $seat } construiește cartea { $card } ({ $place }) pentru { $goods }.
mc-event-prestige-for = { $seat } construiește cartea de prestigiu { $card } peste reședința de pe locul { $place } pentru { $goods }.
mc-event-prestige-front-for = { $seat } construiește cartea de prestigiu { $card } pentru { $goods }.
mc-event-prestige = { $seat } construiește cartea de prestigiu { $card } peste reședința de pe locul { $place }.
mc-event-prestige-front = { $seat } construiește cartea de prestigiu { $card }.
mc-event-provost = { $seat } mută prevotul de pe cartea { $start } pe { $end }.
mc-event-provost-stays = { $seat } lasă prevotul pe cartea { $end }.
mc-event-provost-paid = { $seat } mută prevotul de pe cartea { $start } pe { $end } pentru { $n ->
    [one] { $n } denar
    [few] { $n } denari
   *[other] { $n } de denari
 }.
mc-event-provost-left = { $seats } lasă prevotul pe cartea { $end }.
mc-event-provost-turn = Prevotul { $start } → { $end }.
mc-event-provost-turn-stays = Prevotul rămâne pe cartea { $end }, ultima.
mc-event-declined = { $seat } nu folosește: { $card } (locul { $place }).
mc-event-declined-bonus = { $seat } nu folosește ca proprietar: { $card } (locul { $place }).
mc-event-declined-why = { $seat } nu folosește: { $card } (locul { $place }; { $why }).
mc-event-declined-bonus-why = { $seat } nu folosește ca proprietar: { $card } (locul { $place }; { $why }).
why-no-token = nu mai sunt jetoane de castel
why-no-food = fără hrană și fără aur
why-no-card = nicio carte de transformat în reședință
mc-event-converted = Cartea { $card } de pe locul { $place } devine reședința lui { $seat }.
mc-event-converted-for = { $seat } face o reședință pentru { $goods } ({ $card }, pe locul { $place }).
mc-event-pending = Cartea { $card } de pe locul { $place } devine reședința lui { $seat } când muncitorul termină.
mc-event-token = { $seat } ia un jeton pentru un set ({ $section }).
mc-event-token-for = { $seat } predă { $goods } pentru un jeton ({ $section }).
mc-event-tokens-for = { $seat } predă { $goods } pentru { $tokens ->
    [one] { $tokens } jeton
    [few] { $tokens } jetoane
   *[other] { $tokens } de jetoane
 } ({ $sections }).
mc-event-token-church = { $seat } cumpără un jeton ({ $section }).
mc-event-best = { $seat } a predat cele mai multe seturi ({ $n }).
mc-event-removed = Nimeni nu predă un set: ies din joc jetoane ({ $sections }).
mc-event-removed-one = Nimeni nu predă un set: iese din joc un jeton ({ $sections }).
mc-event-result = { $seat }: { $tokens } pentru jetoane, { $cards } pentru cărți, { $gold } pentru aur, { $cubes } pentru cuburi, { $deniers } pentru denari: { $total } în total.
mc-say-order = Ordinea, de la primul jucător: { $order }.
mc-say-provost = Prevotul pe cartea { $place }, { $card }.
mc-say-castle = Jetoane de castel rămase: donjon { $dungeon }, ziduri { $walls }, turnuri { $towers }.
mc-say-player = { $seat }: { $prestige } PP până acum, { $deniers ->
    [one] { $deniers } denar
    [few] { $deniers } denari
   *[other] { $deniers } de denari
 }, hrană { $food }, lemn { $wood }, piatră { $stone }, aur { $gold }, { $workers ->
    [one] { $workers } muncitor disponibil
    [few] { $workers } muncitori disponibili
   *[other] { $workers } de muncitori disponibili
 }; jetoane { $tokens }; pachet de { $pile ->
    [one] { $pile } carte
    [few] { $pile } cărți
   *[other] { $pile } de cărți
 }.
mc-say-hand = { $seat } are în mână { $cards }.
mc-say-discard = { $seat } a decartat { $cards }.
mc-say-front = { $seat } a construit { $cards }.
mc-say-place-pending = { $space } { $tile }, proprietar: { $owner }, muncitor: { $worker }, va fi reședință
mc-say-place-cubes = { $entry }, pe carte { $n ->
    [one] { $n } cub
    [few] { $n } cuburi
   *[other] { $n } de cuburi
 }
mc-say-stock = Cărți de prestigiu disponibile: { $cards }.
mc-lesson-phase-0 = Câștigă cine are cele mai multe puncte: le aduc cărțile pe care le construiești și seturile pe care le predai castelului, iar toate se plătesc cu cuburi. Toți au aceleași douăsprezece cărți, dar în altă ordine.
mc-lesson-phase-2 = Pe rând, fiecare face un singur lucru: plasează un muncitor pe o carte a drumului, construiește o carte din mână, trage o carte sau pasează. Muncitorii aduc cuburi, cu cuburi se construiesc cărți, iar cărțile tale îți aduc ceva ori de câte ori le folosesc alții.
mc-lesson-phase-3 = În această rundă drumul se termină la prevot: un muncitor de dincolo de el nu aduce nimic. Fiecare jucător îl poate muta cu până la 3 cărți, câte 1 denar pe carte; cine a pasat primul decide primul.
mc-lesson-phase-4 = Acum se activează cărțile drumului, până la prevot: fiecare pentru muncitorul de pe ea, apoi pentru proprietar, dacă e altcineva.
mc-lesson-phase-5 = Hrană, lemn și piatră fac un set, fără niciun muncitor: 4 puncte cât mai sunt jetoane ale donjonului, apoi 3, apoi 2. Cine predă cele mai multe seturi primește un aur, iar când se termină jetoanele se termină și partida.
mc-lesson-opening = Păstrează o mână cu cărți pe care le poți plăti curând. Poți schimba toată mâna o singură dată.
mc-lesson-action = Un muncitor, o carte trasă și o mână nouă costă câte 1 denar; construcția costă doar cuburi. Construiește devreme ce le va trebui celorlalți și pasează când banii îți sunt mai utili pentru prevot.
mc-lesson-on = O carte de prestigiu acoperă una din reședințele tale, care nu mai aduce niciun denar.
mc-lesson-payment = Aurul înlocuiește orice cub, așa că plătește cu ce îți prisosește și păstrează aurul.
mc-lesson-lawyer = O reședință aduce 1 denar în fiecare rundă, iar o carte de prestigiu se construiește peste o reședință. Cartea transformată se pierde, așa că alege una pe care n-o folosește nimeni.
mc-lesson-gold_mine = Aurul înlocuiește orice cub într-un set sau la o clădire, așa că dă felul din care ai cel mai mult.
mc-lesson-bank = Aurul înlocuiește orice cub, deci aici cumperi cubul care îți lipsește.
mc-lesson-church = Aici cumperi jetoane cu bani, întâi pe cele mai valoroase. Nu contează ca seturi pentru aur.
mc-lesson-castle = Fiecare set predat acum devine un jeton; mai târziu jetoanele valorează mai puțin. Păstrează cuburi doar pentru o carte pe care o vei construi runda viitoare.
mc-lesson-gives = Aici un muncitor aduce ce arată cartea. Dacă e a altui jucător, primește ceva și proprietarul.
