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
mc-label-place-foreign = { $space } { $tile }: { $effect }; proprietar: { $owner_effect }
mc-label-pay-cubes = Plătește { $goods }
mc-label-convert = { $place } { $card } devine reședință: { $prestige } PP în loc de { $points }
mc-label-done-none = Nu preda niciun set
mc-ask-opening = Păstrezi mâna de început sau tragi alte { $n } cărți?
mc-ask-action = Trage, schimbă mâna, plasează un muncitor (câte 1 denar), construiește sau pasează.
mc-ask-payment = { $card }: alege ce plătești ({ $cost }; aurul înlocuiește orice cub).
mc-ask-payment-conversion = Notar: alege ce plătești pentru reședință (1× hrană, sau 1× aur în locul ei).
mc-ask-castle = Castel: predă un set (hrană, lemn și piatră; aurul înlocuiește orice cub) sau termină.
mc-refuse-draw = nu mai sunt cărți nici în pachet, nici decartate
mc-refuse-redraw = nu ai nicio carte în mână
mc-refuse-build-hand = cartea { $card } nu e în mâna ta
mc-refuse-payment = cartea { $card } costă { $cost } (aurul înlocuiește orice cub), nu { $paid }
mc-refuse-payment-conversion = o reședință costă 1× hrană sau 1× aur, nu { $paid }
mc-refuse-tokens = ai cerut { $asked ->
    [one] { $asked } jeton
    [few] { $asked } jetoane
   *[other] { $asked } de jetoane
 }; în castel au rămas { $left }
mc-refuse-convert-kind = cartea { $card } de pe locul { $place } nu poate deveni reședință; poate doar o clădire a ta
mc-refuse-castle-gold = când ai aur, spune care sunt cele trei cuburi ale setului
mc-refuse-castle-plain = când nu ai aur, scrie doar `batch`
mc-refuse-castle-cubes = un set înseamnă 1× hrană, 1× lemn și 1× piatră (aurul înlocuiește orice cub); ai { $held }
mc-event-replaced = { $seat } decartează mâna ({ $cards }).
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
mc-event-provost-turn = Prevotul { $start } → { $end }.
mc-event-provost-turn-stays = Prevotul rămâne pe ultima carte ({ $end }).
why-no-token = nu mai sunt jetoane de castel
why-no-food = fără hrană și fără aur
mc-event-converted-for = { $seat } transformă clădirea { $tile } în reședință pentru { $goods }.
mc-event-token-church = { $seat } cumpără un jeton ({ $section }).
mc-event-best = { $seat } predă cele mai multe seturi ({ $n }).
mc-event-removed = Nimeni nu predă un set: { $n ->
    [one] { $n } jeton iese
    [few] { $n } jetoane ies
   *[other] { $n } de jetoane ies
 } din joc ({ $sections }).
mc-event-result = { $seat }: { $tokens } pentru jetoane, { $cards } pentru cărți, { $gold } pentru aur, { $cubes } pentru cuburi, { $deniers } pentru denari: { $total } în total.
mc-lesson-phase-0 = Câștigă cine are cel mai mult prestigiu: îl aduc cărțile pe care le construiești și seturile pe care le predai castelului, toate plătite cu cuburi. Toți au aceleași cărți, dar în altă ordine.
mc-lesson-phase-2 = Pe rând, fiecare face un singur lucru: plasează un muncitor pe o carte a drumului, construiește o carte din mână, trage o carte, schimbă mâna sau pasează. Muncitorii aduc cuburi, cu cuburi se construiesc cărți, iar cărțile tale îți aduc ceva ori de câte ori le folosesc alții.
mc-lesson-phase-4 = Acum se activează cărțile drumului, până la prevot: fiecare pentru muncitorul de pe ea, apoi pentru proprietar, dacă e altcineva.
mc-lesson-phase-5 = Hrană, lemn și piatră fac un set, fără niciun muncitor: 4 puncte de prestigiu cât ține donjonul, apoi 3, apoi 2. Cine predă cele mai multe seturi primește aur; când se termină jetoanele, se încheie partida.
mc-lesson-opening = Păstrează o mână cu cărți pe care le poți plăti curând. Acum poți schimba toată mâna o dată, gratuit; mai târziu costă 1 denar.
mc-lesson-action = Un muncitor, o carte trasă și o mână nouă costă câte 1 denar; construcția costă doar cuburi. Construiește devreme ce le va trebui celorlalți și pasează când banii îți sunt mai utili pentru prevot.
mc-lesson-payment = Aurul înlocuiește orice cub, așa că plătește cu ce îți prisosește și păstrează aurul.
mc-lesson-lawyer = O reședință aduce 1 denar în fiecare rundă, iar o carte de prestigiu se construiește peste o reședință. Cartea transformată se pierde, așa că alege una pe care n-o folosește nimeni.
mc-lesson-gold_mine = Aurul înlocuiește orice cub într-un set sau la o clădire, așa că dă felul din care ai cel mai mult.
mc-lesson-bank = Aurul înlocuiește orice cub, deci aici cumperi cubul care îți lipsește.
mc-lesson-church = Aici cumperi jetoane cu bani, întâi pe cele mai valoroase. Nu contează la aurul pentru cele mai multe seturi.
mc-lesson-gives = Aici un muncitor aduce ce arată cartea. Dacă e a altui jucător, primește ceva și proprietarul.
