# Důvody, které uvádějí počítače. Čísla jsou body konečného výsledku; stojí v závorce.

reason-you-less = tobě toho zbude méně ({ $what })
topic-income = příjem
topic-batches = kostky pro hrad
topic-favors = královy přízně
topic-residences = obytné domy
topic-buildings = budovy
topic-prestige-building = prestižní budova
topic-hand = karty v ruce
topic-order = pořadí tahu
topic-inn = Hospoda

purpose-batch-complete = tím { $n ->
    [one] je hotová { $n } sada
    [few] jsou hotové { $n } sady
   *[other] je hotovo { $n } sad
 } pro hrad ({ $goods })
purpose-batch-closer = je to potřeba do další sady pro hrad ({ $goods })
purpose-build = hodí se to na budovu: { $tile } (body prestiže: { $prestige })
purpose-build-batch = kostkami ze sady se zaplatí budova: { $tile } (body prestiže: { $prestige })
purpose-money = dělníci stojí peníze a zbývá jich málo ({ $n })
purpose-material = potřebují to budovy i sady ({ $goods })
purpose-cubes-end = za tři zbylé kostky je na konci partie 1 bod prestiže
purpose-gold = prestižní budovy stojí zlato a za každé zbylé zlato jsou na konci 3 body prestiže
purpose-gold-any = zlato nahradí kteroukoli kostku, u karty i v sadě
purpose-gold-kept = zlato zůstane a později nahradí kteroukoli kostku
purpose-spare = žádná sada nepotřebuje kostky, které to stojí
purpose-house-missing = brzy se boduje sekce a kdo v ní nemá domeček, ztratí body prestiže: { $loss } ({ $section })
purpose-house = za sadu jsou body prestiže ({ $prestige }) a domeček ({ $section })
purpose-house-favors = s dalším domečkem přinese bodování { $n ->
    [one] { $n } přízeň
    [few] { $n } přízně
   *[other] { $n } přízní
 } ({ $section })
purpose-most-batches = za nejvíc odevzdaných sad je králova přízeň
purpose-most-gold = za nejvíc odevzdaných sad je 1× zlato
purpose-tokens = pozdější žetony mají menší hodnotu: nejdřív 4, pak 3, pak 2
purpose-pass = denáry v zásobě zaplatí dělníky v příštím kole
purpose-pass-dear = další dělník by stál { $n ->
    [one] { $n } denár
    [few] { $n } denáry
   *[other] { $n } denárů
 }
purpose-reaches = tím něco získá i dělník, který teď stojí za drábem: { $space } { $tile }
purpose-cuts-off = pak dělník jiného hráče zůstane za drábem: { $space } { $tile }
purpose-provost-stays = posunout ho se nevyplatí
purpose-scored-now = bodování tak proběhne už v tomto kole ({ $section })
purpose-scored-later = bodování se tak odloží, protože tam ještě chybí domeček ({ $section })
purpose-order = posun v pořadí tahu z místa { $now } na místo { $to }
purpose-inn = každý, kdo pasuje, zdraží dělníky všem kromě hosta v Hospodě
purpose-gate = místo se dá zvolit, až všichni pasují
purpose-favor = každá přízeň na řádku zvýší hodnotu té další
purpose-income = obytný dům přináší peníze každé kolo a prestižní budovy stojí na obytných domech
purpose-rate = to, čím se platí, by na konci partie mělo menší hodnotu
purpose-most-prestige = ze všeho, co se teď dá zvolit, přinese nejvíc prestiže
purpose-owner = kdykoli ji použije někdo jiný, majitel dostane 1 bod prestiže
purpose-owner-effect = kdykoli ji použije někdo jiný, něco dostane i majitel
purpose-leave = zbudou peníze na dalšího dělníka v příštím kole
purpose-keep = to, čím by se platilo, se víc vyplatí si nechat
purpose-castle-empty = teď to vynese víc než sada a dělník na hradě pak žádnou neodevzdá
purpose-batch-kept = zůstane sada pro dělníka na hradě
purpose-several = jeden dělník přinese kostky: { $n }
purpose-exchange = z jedné kostky budou dvě potřebnější
purpose-guild = posunout drába zadarmo pomáhá rozhodnout, které budovy se aktivují
purpose-cards = z více karet se lépe vybírá (v ruce: { $n })
purpose-opening = karty, na které hned stačí kostky: { $n }
