# Was mehreren fehlt, in einer Zeile: Es kostet Prestige.

losses-batch = Kein Paket: { $parts }.
losses-house = Kein Haus ({ $section }): { $parts }.
losses-part = { $seats } ({ $n ->
    [0] kein Prestige zu verlieren
   *[other] −{ $n } Prestige
 })
