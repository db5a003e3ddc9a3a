# Ce le lipsește mai multor jucători, pe un rând: costă prestigiu.

losses-batch = Niciun set: { $parts }.
losses-house = Nicio casă ({ $section }): { $parts }.
losses-part = { $seats } ({ $n ->
    [0] nimic de pierdut
   *[other] −{ $n } prestigiu
 })
