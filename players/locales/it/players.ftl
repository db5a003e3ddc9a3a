reason-you-less = ti resta meno ({ $what })
topic-income = reddito
topic-batches = cubi per il castello
topic-favors = favori reali
topic-residences = residenze
topic-buildings = edifici
topic-prestige-building = un edificio di prestigio
topic-hand = carte in mano
topic-order = ordine di turno
topic-inn = la locanda

purpose-batch-complete = così { $n ->
    [one] è completo { $n } lotto
   *[other] sono completi { $n } lotti
 } per il castello ({ $goods })
purpose-batch-closer = serve per il prossimo lotto del castello ({ $goods })
purpose-build = basta per un edificio da { $prestige } punti prestigio: { $tile }
purpose-build-batch = con cubi del lotto si paga un edificio da { $prestige } punti prestigio: { $tile }
purpose-money = i lavoratori costano denaro e ne resta poco ({ $n })
purpose-material = serve per edifici e lotti ({ $goods })
purpose-cubes-end = tre cubi rimasti valgono 1 punto prestigio a fine partita
purpose-gold = gli edifici di prestigio costano oro, e ogni oro rimasto vale 3 punti prestigio alla fine
purpose-gold-any = l'oro sostituisce qualsiasi cubo, per una carta o un lotto
purpose-gold-kept = l'oro resta, e poi sostituisce qualsiasi cubo
purpose-spare = nessun lotto ha bisogno dei cubi che costa
purpose-house-missing = presto si assegna il punteggio di una sezione, e non avere case lì costa { $loss } punti prestigio ({ $section })
purpose-house = un lotto porta { $prestige } punti prestigio e una casa lì ({ $section })
purpose-house-favors = con un'altra casa il punteggio porta { $n ->
    [one] { $n } favore
   *[other] { $n } favori
 } ({ $section })
purpose-most-batches = consegnare più lotti di tutti porta un favore reale
purpose-most-gold = consegnare più lotti di tutti porta 1 oro
purpose-tokens = i gettoni successivi valgono meno: prima 4, poi 3, poi 2
purpose-pass = i denari in mano pagano i lavoratori del prossimo round
purpose-pass-dear = il prossimo lavoratore costerebbe { $n ->
    [one] { $n } denaro
   *[other] { $n } denari
 }
purpose-reaches = così si attiva anche un lavoratore oltre il prevosto: { $space } { $tile }
purpose-cuts-off = così il lavoratore di un altro giocatore resta oltre il prevosto: { $space } { $tile }
purpose-provost-stays = spostarlo non conviene
purpose-scored-now = così il punteggio si assegna già in questo round ({ $section })
purpose-scored-later = così il punteggio si assegna più tardi, perché lì manca ancora una casa ({ $section })
purpose-order = si avanza nell'ordine di turno ({ $now } → { $to })
purpose-inn = chi passa fa rincarare i lavoratori, ma non per chi sta alla locanda
purpose-gate = il luogo si sceglie quando tutti hanno passato
purpose-favor = ogni favore su una linea fa valere di più il successivo
purpose-income = una residenza dà denaro a ogni round, e gli edifici di prestigio si costruiscono sulle residenze
purpose-rate = ciò che costa varrebbe meno a fine partita
purpose-most-prestige = di tutto ciò che ora si può scegliere, è quello che dà più prestigio
purpose-owner = ogni volta che altri lo usano, il proprietario riceve 1 punto prestigio
purpose-owner-effect = ogni volta che altri lo usano, riceve qualcosa anche il proprietario
purpose-leave = lascia denaro per un lavoratore in più nel prossimo round
purpose-keep = ciò che costerebbe conviene tenerlo da parte
purpose-castle-empty = vale più del lotto, anche se poi il lavoratore al castello non avrà niente da consegnare
purpose-batch-kept = così resta un lotto per il lavoratore al castello
purpose-several = un solo lavoratore porta { $n } cubi
purpose-exchange = un cubo diventa due cubi più utili
purpose-guild = spostare gratis il prevosto aiuta a decidere quali edifici si attivano
purpose-cards = più carte tra cui scegliere (in mano: { $n })
purpose-opening = carte che puoi pagare subito con questi cubi: { $n }
