# Le case di più giocatori in una sezione valutata, su una riga.

houses-line = Case ({ $section }): { $parts }.
houses-part = { $seats }: { $count ->
    [one] { $n }
   *[other] { $n } ciascuno
 } ({ $favors ->
    [0] nessun favore
    [one] { $favors } favore
   *[other] { $favors } favori
 })

# Che cosa manca a più giocatori, su una riga: costa prestigio.

losses-batch = Nessun lotto: { $parts }.
losses-house = Nessuna casa ({ $section }): { $parts }.
losses-part = { $seats } ({ $n ->
    [0] niente da perdere
    [one] −{ $n } punto prestigio
   *[other] −{ $n } punti prestigio
 })

# Il prevosto in una fase: la decisione di ciascuno, in ordine, su una riga.

provost-line = Prevosto: { $parts }.
provost-part = { $seat } → { $n } ({ $deniers ->
    [one] { $deniers } denaro
   *[other] { $deniers } denari
 })
provost-stays = { $count ->
    [one] { $seats } non lo muove
   *[other] { $seats } non lo muovono
 }
