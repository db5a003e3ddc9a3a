# Palabras de las imágenes de los dos juegos.
seat-blue =
    .letter = A
seat-red =
    .letter = R
seat-green =
    .letter = V
seat-orange =
    .letter = J
seat-black =
    .letter = N

nobody = nadie

turn = Ronda { $turn }
turn-order = Orden
players = Jugadores
phase-over = Fin de la fase
won = gana la partida
won-together = comparten la victoria
to-move = le toca
passed-place = pasa { $place }.º
cost-now = próximo trabajador

goods-favors = { $n ->
    [one] { $n } favor real
   *[other] { $n } favores reales
 }
goods-income = { $n ->
    [one] { $n } denario de ingresos
   *[other] { $n } denarios de ingresos
 }

provost = Preboste
bailiff = Administrador
    .short = Admin.
bridge = Puente

kind-neutral = Neutral
kind-fixed = Fijo
kind-wood = Madera
kind-stone = Piedra
kind-residence = Residencia
kind-special = Especial

final-score = Puntuación final

# La leyenda.
sign-any = cualquier cubo
sign-basic = todo menos oro
sign-coin = denario
sign-prestige = prestigio
sign-favor = favor real
sign-income = cada ronda
sign-key = para el dueño
sign-pawn = trabajador
sign-anywhere = lugar libre
    .short = lugar libre
sign-order = orden de turno
sign-build = construir
sign-token = ficha del castillo
    .short = ficha
sign-card = carta en mano
    .short = carta
sign-pile = mazo boca abajo
    .short = mazo
sign-discards = descartes
sign-done = activado
    .next = se activa 1.º
sign-change = nuevo

# La tarjeta pequeña.
moment-first = antes del primer trabajador
moment-placed = tras el { $n ->
    [1] 1.er
    [3] 3.er
   *[other] { $n }.º
 } trabajador ({ $seat })
moment-passed = tras pasar { $seat }
moment-other = tras la jugada de { $seat }
glance-scored = { $section }: puntuación tras { $left ->
    [0] esta ronda
   *[other] la ronda { $first }–{ $last }
 }
glance-scored-short = { $section } · { $left ->
    [0] esta ronda
   *[other] ronda { $first }–{ $last }
 }
glance-over = Puntos por recursos sobrantes
glance-over-short = Recursos sobrantes

# Las gráficas de una partida terminada.
chart-won = { $n ->
    [1] { $names } gana, { $score }
   *[other] { $names } comparten la victoria, { $score }
 }
chart-turns = { $n ->
    [one] { $n } ronda
   *[other] { $n } rondas
 }
chart-prestige = Prestigio por ronda
chart-sources = De dónde salieron los puntos
chart-favors = Favores, denarios ganados por ronda, trabajadores
chart-deniers = Denarios ganados por ronda, trabajadores
chart-favor-levels = Favores, línea a línea
chart-rate = Puntos por trabajador
chart-lost-workers = Trabajadores más allá del preboste
chart-money = Denarios ganados por ronda
chart-close = { $n ->
    [1] { $first } le saca un punto a { $second }.
   *[other] { $first } le saca solo { $n } puntos a { $second }.
 }
chart-ahead = { $first } le saca { $n } puntos a { $second }.
chart-lead-changed = El liderato cambió { $n } veces.
chart-led = { $name } fue en cabeza desde la ronda { $turn } hasta el final.
chart-from-behind = { $name } remontó gracias a los recursos sobrantes.
chart-guests = { $name }: { $n } visitas en un edificio ({ $building }).
chart-lost = { $name }: { $n } trabajadores quedaron más allá del preboste.
chart-lost-to = { $name }: { $n } trabajadores quedaron más allá del preboste, sobre todo por { $other }.
chart-most = { $name }: { $n } puntos de una sola fuente ({ $source }).

# Una partida terminada, vista otra vez.
review-title = Análisis: { $name }
review-good = { $n ->
    [one] { $good } de { $n } decisión fue tan buena como la mejor
   *[other] { $good } de { $n } decisiones fueron tan buenas como la mejor
 }
review-value = Posición por ronda (100: victoria clara)
review-course = Posición, sobre 100: { $first } al principio, { $low } en el peor momento, { $last } al final.
review-cost-most = Decisiones más costosas (puntos sobre 100)
review-costly = { $number }. Ronda { $turn }: { $done }; mejor: { $better } (−{ $cost })
review-done = Ronda { $turn }: { $done }
review-better = Mejor: { $better }
review-nothing = Ninguna decisión costó más que el margen de error de la búsqueda.

kind-bonus =
    .short = bonificación del dueño
kind-on =
    .short = ¿qué residencia?
