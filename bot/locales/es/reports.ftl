# Las casas de varios en una sección que se puntúa, en una línea.

houses-line = Casas ({ $section }): { $parts }.
houses-part = { $seats }: { $count ->
    [one] { $n }
   *[other] { $n } cada uno
 } ({ $favors ->
    [0] ningún favor
    [one] { $favors } favor
   *[other] { $favors } favores
 })

# Lo que les falta a varios, en una línea: cuesta prestigio.

losses-batch = Ningún lote: { $parts }.
losses-house = Ninguna casa ({ $section }): { $parts }.
losses-part = { $seats } ({ $n ->
    [0] sin prestigio que perder
   *[other] −{ $n } PP
 }{ $each ->
    [yes] {" "}cada uno
   *[no] {""}
 })

# El preboste en una fase: lo que decide cada jugador, en orden, en una línea.

provost-part = { $seat } → { $n } ({ $deniers ->
    [one] { $deniers } denario
   *[other] { $deniers } denarios
 })

# El orden de una ronda, quién ha pasado y cuándo, y lo que no se ha usado.

order-line = Orden: { $order }.
passes-line = Han pasado: { $parts }.
passes-first = { $seat } ({ $n ->
    [one] +{ $n } denario
   *[other] +{ $n } denarios
 })
unused-line = Sin usar: { $parts }.
