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
    [0] nessun punto da perdere
    [one] −{ $n } punto prestigio
   *[other] −{ $n } punti prestigio
 }{ $each ->
    [yes] {" "}ciascuno
   *[no] {""}
 })

# Il prevosto in una fase: la decisione di ciascuno, in ordine, su una riga.

provost-part = { $seat } → { $n } ({ $deniers ->
    [one] { $deniers } denaro
   *[other] { $deniers } denari
 })

# L'ordine di un round, chi ha passato e quando, e ciò che non è stato usato.

order-line = Ordine: { $order }.
passes-line = Hanno passato: { $parts }.
passes-first = { $seat } ({ $n ->
    [one] +{ $n } denaro
   *[other] +{ $n } denari
 })
unused-line = Non usati: { $parts }.
