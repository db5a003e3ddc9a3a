# Che cosa manca a più giocatori, su una riga: costa prestigio.

losses-batch = Nessun lotto: { $parts }.
losses-house = Nessuna casa ({ $section }): { $parts }.
losses-part = { $seats } ({ $n ->
    [0] nessun prestigio da perdere
    [one] −{ $n } punto prestigio
   *[other] −{ $n } punti prestigio
 })
