# Una posición en palabras: descripciones de imágenes, y el tablero como texto.
alt-caylus = Caylus, ronda { $turn }, fase { $number }: { $phase }.
alt-scores = Prestigio: { $scores }.
alt-officials = Preboste en la casilla { $provost }, administrador en la casilla { $bailiff }.
alt-scoring = { $scoring }; casas allí: { $counts }.
alt-changed = Nuevo:
alt-players = Los jugadores de { $game }, ronda { $turn }, fase { $number }. { $players }
alt-supplies = Qué dan los favores reales y qué edificios se pueden construir. { $tiles }

say-placing = { $name }: { $doing }; un trabajador cuesta { $cost }.
say-winners = La partida ha terminado. Victoria: { $names }.
say-order = Orden de turno: { $names }.
say-passed = Han pasado: { $names }.
say-players-ranked = Jugadores, del mejor al último (con los recursos sobrantes en el prestigio)
say-houses = casas: { $houses }
say-favors = favores: { $favors }
say-section = { $section }: { $houses }; lugares libres: { $free } de { $places }.
say-scored = { $line } Ya puntuadas.
say-closed = Con dos jugadores no se usan.
say-inn = A la izquierda: { $left }; a la derecha: { $right }.
say-there = Aquí: { $names }.
say-nobody = No hay nadie.
say-road = Camino
say-space-number = casilla { $n }
say-free = vacía
say-becomes = Se convertirá en residencia de { $name } cuando se vaya el trabajador.
say-owner = dueño: { $name }
say-worker = trabajador de { $name }
say-pending = futura residencia de { $name }
say-empty = { $first } a { $last }: vacías.
say-limit = Los marcadores llegan ahora hasta el nivel { $n }.
say-stock = Se puede construir
say-tile = { $tile }: cuesta { $cost }; da { $gains }.
say-effect = Trabajador: { $effect }.
say-effect-none = Efecto: { $effect }.
say-copies = Hay { $n }.

new-tile = { $name }: { $tile } ({ $space }).
new-provost = Preboste de { $start } a { $end }.
new-bailiff = Administrador de { $start } a { $end }.
new-houses = { $name }: { $n ->
    [one] { $n } casa
   *[other] { $n } casas
 } en el castillo ({ $section }).
new-prestige = { $name }: { $amount } PP.
new-worker = { $name }: { $n ->
    [1] trabajador
    [one] { $n } trabajador
   *[other] { $n } trabajadores
 } → { $place }.
new-favor = { $name }: marcador de favor un nivel más alto ({ $line }).
new-inn = { $name }: trabajador en el lugar de la derecha de la posada.
new-pass = { $name } pasa.

tile-stands = { $owned ->
    [yes] Está en la casilla { $spaces }; dueño: { $owners }
   *[no] Está en la casilla { $spaces }
 }
tile-in-stock = Se puede construir
tile-gone = Ahora no está en esta partida

alt-magna-carta = Caylus Magna Carta, ronda { $turn }, fase { $number }: { $phase }.
alt-road = El resto del camino: { $cards }
mc-provost = Preboste en { $place }.
mc-tokens = Fichas del castillo que quedan: { $tokens }.
mc-own-tokens = fichas: { $tokens }
mc-cards = { $hand ->
    [one] { $hand } carta
   *[other] { $hand } cartas
 } en la mano, { $pile } en el mazo, { $discard } en los descartes
mc-discards = descartes: { $cards }
mc-front = cartas de prestigio: { $cards }
mc-lying = con { $n ->
    [one] { $n } cubo
   *[other] { $n } cubos
 }
mc-holds = { $n ->
    [0] No tiene ningún cubo.
    [one] Tiene { $n } cubo.
   *[other] Tiene { $n } cubos.
 }
card-lies = { $owned ->
    [yes] Está en el camino: { $places }; dueño: { $owners }
   *[no] Está en el camino: { $places }
 }
card-owner = Para su dueño, cuando viene un trabajador ajeno: { $effect }.
new-card = { $name }: { $card } (carta { $place }).
new-tokens = { $name }: { $n ->
    [one] { $n } ficha del castillo
   *[other] { $n } fichas del castillo
 } ({ $section }).
new-pending = { $name }: { $place } se convertirá en residencia cuando se vaya el trabajador.
new-left = Fichas del castillo ({ $section }) de { $start } a { $end }, fuera del juego: { $n }.
new-hand = { $sign }{ $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 } en la mano
