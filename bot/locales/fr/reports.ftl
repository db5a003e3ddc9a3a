# Les maisons de plusieurs joueurs dans une section décomptée, sur une ligne.

houses-line = Maisons ({ $section }) : { $parts }.
houses-part = { $seats } : { $count ->
    [one] { $n }
   *[other] { $n } chacun
 } ({ $favors ->
    [0] aucune faveur
    [one] { $favors } faveur
   *[other] { $favors } faveurs
 })

# Ce qui manque à plusieurs joueurs, sur une ligne : cela coûte du prestige.

losses-batch = Aucun lot : { $parts }.
losses-house = Aucune maison ({ $section }) : { $parts }.
losses-part = { $seats } ({ $n ->
    [0] aucun PP à perdre
   *[other] −{ $n } PP
 }{ $each ->
    [yes] {" "}chacun
   *[no] {""}
 })

# Le prévôt dans une phase : la décision de chacun, dans l'ordre, sur une ligne.

provost-part = { $seat } → { $n } ({ $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
 })

# L'ordre d'un tour, qui a passé dans quel ordre, et ce qui n'a pas servi.

order-line = Ordre : { $order }.
passes-line = Ont passé : { $parts }.
passes-first = { $seat } ({ $n ->
    [one] +{ $n } denier
   *[other] +{ $n } deniers
 })
unused-line = Non utilisé : { $parts }.
