reason-you-less = îți rămâne mai puțin ({ $what })
topic-income = venit
topic-batches = cuburi pentru castel
topic-favors = favoruri regale
topic-residences = reședințe
topic-buildings = clădiri
topic-prestige-building = o clădire de prestigiu
topic-hand = cărțile din mână
topic-order = ordinea jucătorilor
topic-inn = hanul

purpose-batch-complete = așa { $n ->
    [one] e complet { $n } set
    [few] sunt complete { $n } seturi
   *[other] sunt complete { $n } de seturi
 } pentru castel ({ $goods })
purpose-batch-closer = trebuie pentru următorul set al castelului ({ $goods })
purpose-build = ajunge pentru o clădire: { $tile } ({ $prestige ->
    [one] { $prestige } punct
    [few] { $prestige } puncte
   *[other] { $prestige } de puncte
 } de prestigiu)
purpose-build-batch = cu cuburi din set ajunge pentru o clădire: { $tile } ({ $prestige ->
    [one] { $prestige } punct
    [few] { $prestige } puncte
   *[other] { $prestige } de puncte
 } de prestigiu)
purpose-money = muncitorii costă bani, iar banii sunt puțini ({ $n })
purpose-material = trebuie pentru clădiri și pentru seturi ({ $goods })
purpose-cubes-end = trei cuburi rămase valorează 1 punct de prestigiu la sfârșitul partidei
purpose-gold = clădirile de prestigiu costă aur, iar fiecare aur rămas valorează 3 puncte de prestigiu la sfârșit
purpose-gold-any = aurul înlocuiește orice cub, la o carte sau la un set
purpose-gold-kept = păstrează aurul, care mai târziu poate înlocui orice cub
purpose-spare = niciun set nu are nevoie de cuburile pe care le costă
purpose-house-missing = în curând se punctează o secțiune, iar lipsa unei case acolo costă { $loss ->
    [one] { $loss } punct
    [few] { $loss } puncte
   *[other] { $loss } de puncte
 } de prestigiu ({ $section })
purpose-house = un set aduce { $prestige ->
    [one] { $prestige } punct
    [few] { $prestige } puncte
   *[other] { $prestige } de puncte
 } de prestigiu și o casă ({ $section })
purpose-house-favors = cu încă o casă, punctarea aduce { $n ->
    [one] { $n } favoare
    [few] { $n } favoruri
   *[other] { $n } de favoruri
 } ({ $section })
purpose-most-batches = cele mai multe seturi predate aduc o favoare regală
purpose-most-gold = cele mai multe seturi predate aduc 1× aur
purpose-tokens = jetoanele următoare valorează mai puțin: întâi 4, apoi 3, apoi 2
purpose-pass = denarii rămași plătesc muncitori în runda viitoare
purpose-pass-dear = următorul muncitor ar costa { $n ->
    [one] { $n } denar
    [few] { $n } denari
   *[other] { $n } de denari
 }
purpose-reaches = astfel prevotul ajunge și la un muncitor de dincolo de el: { $space } { $tile }
purpose-cuts-off = astfel muncitorul altui jucător rămâne dincolo de prevot: { $space } { $tile }
purpose-provost-stays = nu merită să fie mutat
purpose-scored-now = așa punctarea are loc chiar în runda aceasta ({ $section })
purpose-scored-later = așa punctarea se amână, fiindcă acolo încă lipsește o casă ({ $section })
purpose-order = în ordinea jucătorilor, de pe locul { $now } pe locul { $to }
purpose-inn = de câte ori pasează cineva, muncitorii se scumpesc, dar nu și pentru cine stă la han
purpose-gate = locul se poate alege după ce au pasat toți
purpose-favor = fiecare favoare pe o linie o face pe următoarea mai valoroasă
purpose-income = o reședință aduce bani în fiecare rundă, iar clădirile de prestigiu stau pe reședințe
purpose-rate = ce costă ar valora mai puțin la sfârșitul partidei
purpose-most-prestige = dintre toate alegerile de acum, aduce cel mai mult prestigiu
purpose-owner = de câte ori o folosesc alții, proprietarul primește 1 punct de prestigiu
purpose-owner-effect = de câte ori o folosesc alții, primește ceva și proprietarul
purpose-leave = lasă bani pentru încă un muncitor în runda viitoare
purpose-keep = ce ar costa e mai bine păstrat
purpose-castle-empty = acum valorează mai mult decât setul, iar muncitorul de la castel nu mai are ce preda
purpose-batch-kept = astfel rămâne un set pentru muncitorul de la castel
purpose-several = un singur muncitor aduce { $n } cuburi
purpose-exchange = un cub devine două mai utile
purpose-guild = mutarea gratuită a prevotului ajută la alegerea clădirilor activate
purpose-cards = mai multe cărți din care să alegi (în mână: { $n })
purpose-opening = cărți care se pot plăti imediat cu aceste cuburi: { $n }
