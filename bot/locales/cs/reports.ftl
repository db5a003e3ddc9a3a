# Domečky více hráčů v bodované sekci, na jednom řádku.

houses-line = Domečky ({ $section }): { $parts }.
houses-part = { $seats }: { $count ->
    [one] { $n }
    [few] po { $n }
   *[other] po { $n }
 } ({ $favors ->
    [0] žádná přízeň
    [one] { $favors } přízeň
    [few] { $favors } přízně
   *[other] { $favors } přízní
 })

# Co více hráčů nemá, na jednom řádku: stojí to prestiž.

losses-batch = Žádná sada: { $parts }.
losses-house = Žádný domeček ({ $section }): { $parts }.
losses-part = { $seats } ({ $each ->
    [yes] každý{" "}
   *[no] {""}
 }{ $n ->
    [0] není co ztratit
    [one] −{ $n } bod prestiže
    [few] −{ $n } body prestiže
   *[other] −{ $n } bodů prestiže
 })

# Dráb v jedné fázi: rozhodnutí každého hráče po pořadě, na jednom řádku.

provost-part = { $seat } → { $n } ({ $deniers ->
    [one] { $deniers } denár
    [few] { $deniers } denáry
   *[other] { $deniers } denárů
 })

# Pořadí v kole, kdo v jakém pořadí pasoval a co nikdo nevyužil.

order-line = Pořadí: { $order }.
passes-line = Pasovali: { $parts }.
passes-first = { $seat } ({ $n ->
    [one] +{ $n } denár
    [few] +{ $n } denáry
   *[other] +{ $n } denárů
 })
unused-line = Nevyužito: { $parts }.
