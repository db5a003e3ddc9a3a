reason-you-less = te deja con menos ({ $what })
topic-income = ingresos
topic-batches = cubos para el castillo
topic-favors = favores reales
topic-residences = residencias
topic-buildings = edificios
topic-prestige-building = un edificio de prestigio
topic-hand = cartas en la mano
topic-order = orden de turno
topic-inn = la posada

purpose-batch-complete = con eso hay { $n ->
    [one] { $n } lote completo
   *[other] { $n } lotes completos
 } para el castillo ({ $goods })
purpose-batch-closer = hace falta para el próximo lote para el castillo ({ $goods })
purpose-build = alcanza para un edificio de { $prestige } PP: { $tile }
purpose-build-batch = con cubos del lote alcanza para un edificio de { $prestige } PP: { $tile }
purpose-money = los trabajadores cuestan dinero y queda poco ({ $n })
purpose-material = hace falta para edificios y lotes ({ $goods })
purpose-cubes-end = tres cubos restantes valen 1 PP al final de la partida
purpose-gold = los edificios de prestigio cuestan oro, y cada oro restante vale 3 PP al final
purpose-gold-any = el oro vale por cualquier cubo, en una carta o en un lote
purpose-gold-kept = el oro se conserva, y luego vale por cualquier cubo
purpose-spare = ningún lote necesita los cubos que cuesta
purpose-house-missing = pronto se puntúa una sección, y no tener casa allí cuesta { $loss } PP ({ $section })
purpose-house = un lote da { $prestige } PP y una casa allí ({ $section })
purpose-house-favors = con otra casa la puntuación da { $n ->
    [one] { $n } favor
   *[other] { $n } favores
 } ({ $section })
purpose-most-batches = quien más lotes entrega gana un favor real
purpose-most-gold = quien más lotes entrega gana 1 oro
purpose-tokens = las fichas posteriores valen menos: primero 4, luego 3, luego 2
purpose-pass = los denarios guardados pagan trabajadores en la próxima ronda
purpose-pass-dear = el próximo trabajador costaría { $n ->
    [one] { $n } denario
   *[other] { $n } denarios
 }
purpose-reaches = así también se activa un trabajador más allá del preboste: { $space } { $tile }
purpose-cuts-off = así el trabajador de otro jugador queda más allá del preboste: { $space } { $tile }
purpose-provost-stays = moverlo no vale la pena
purpose-scored-now = así la puntuación llega ya en esta ronda ({ $section })
purpose-scored-later = así se retrasa la puntuación, pues allí aún falta una casa ({ $section })
purpose-order = en el orden de turno, del puesto { $now } al { $to }
purpose-inn = cada jugador que pasa encarece los trabajadores, pero no a quien está en la posada
purpose-gate = el lugar puede elegirse cuando todos hayan pasado
purpose-favor = cada favor en una línea hace que el siguiente valga más
purpose-income = una residencia da dinero cada ronda, y los edificios de prestigio se construyen sobre residencias
purpose-rate = lo que cuesta valdría menos al final de la partida
purpose-most-prestige = de todo lo que se puede elegir ahora, es lo que más prestigio da
purpose-owner = cada vez que otros lo usan, el dueño gana 1 PP
purpose-owner-effect = cada vez que otros lo usan, el dueño también gana algo
purpose-leave = deja dinero para un trabajador más en la próxima ronda
purpose-keep = lo que costaría vale más si se guarda
purpose-castle-empty = vale más que el lote, aunque el trabajador del castillo se quede sin nada que entregar
purpose-batch-kept = así queda un lote para el trabajador del castillo
purpose-several = un solo trabajador da { $n } cubos
purpose-exchange = un cubo se convierte en dos más útiles
purpose-guild = mover gratis al preboste ayuda a decidir qué edificios se activan
purpose-cards = más cartas entre las que elegir (en la mano: { $n })
purpose-opening = cartas que los cubos pagan enseguida: { $n }
