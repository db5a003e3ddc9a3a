# Lo que les falta a varios, en una línea: cuesta prestigio.

losses-batch = Ningún lote: { $parts }.
losses-house = Ninguna casa ({ $section }): { $parts }.
losses-part = { $seats } ({ $n ->
    [0] sin prestigio que perder
   *[other] −{ $n } de prestigio
 })
