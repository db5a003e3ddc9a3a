# Casele mai multor jucători dintr-o secțiune punctată, pe un rând.

houses-line = Case ({ $section }): { $parts }.
houses-part = { $seats }: { $count ->
    [one] { $n }
    [few] câte { $n }
   *[other] câte { $n }
 } ({ $favors ->
    [0] nicio favoare
    [one] { $favors } favoare
    [few] { $favors } favoruri
   *[other] { $favors } de favoruri
 })

# Ce le lipsește mai multor jucători, pe un rând: costă prestigiu.

losses-batch = Niciun set: { $parts }.
losses-house = Nicio casă ({ $section }): { $parts }.
losses-part = { $seats } ({ $each ->
    [yes] fiecare{" "}
   *[no] {""}
 }{ $n ->
    [0] fără prestigiu de pierdut
    [one] −{ $n } punct de prestigiu
    [few] −{ $n } puncte de prestigiu
   *[other] −{ $n } de puncte de prestigiu
 })

# Prevotul într-o fază: decizia fiecăruia, în ordine, pe un rând.

provost-part = { $seat } → { $n } ({ $deniers ->
    [one] { $deniers } denar
    [few] { $deniers } denari
   *[other] { $deniers } de denari
 })

# Ordinea unei runde, cine a pasat și când, și ce nu s-a folosit.

order-line = Ordinea: { $order }.
passes-line = Au pasat: { $parts }.
passes-first = { $seat } ({ $n ->
    [one] +{ $n } denar
    [few] +{ $n } denari
   *[other] +{ $n } de denari
 })
unused-line = Nefolosite: { $parts }.
