# Co více hráčů nemá, na jednom řádku: stojí to prestiž.

losses-batch = Žádná sada: { $parts }.
losses-house = Žádný domeček ({ $section }): { $parts }.
losses-part = { $seats } ({ $n ->
    [0] není co ztratit
    [one] −{ $n } bod prestiže
    [few] −{ $n } body prestiže
   *[other] −{ $n } bodů prestiže
 })
