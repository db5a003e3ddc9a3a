error-line = línea { $line }: { $cause }
error-unknown-game = el juego { $game } es desconocido; hay: { $games }
seat-blue = Azul
seat-red = Rojo
seat-green = Verde
seat-orange = Naranja
seat-black = Negro
error-seat = { $seat } no es un asiento de esta partida; los asientos son { $seats }
error-notation = { $text } no es una acción de { $game }; para { $seat } ahora: { $codes }
error-notation-bound = { $text } no es una acción de { $game }: { $bound }; para { $seat } ahora: { $codes }
error-notation-other = { $text } no es una acción de { $game }
error-notation-other-bound = { $text } no es una acción de { $game }: { $bound }
error-notation-full = { $text } debe escribirse entero: { $code }
error-over = la partida ha terminado, victoria: { $winners }
error-turn = { $text }: ahora decide { $other } ({ $kind }), no { $seat }
error-illegal = { $text } no es legal ahora para { $seat }: { $reason }; legal: { $codes }
error-beginning = ninguna acción legal empieza así
error-ambiguous = { $text } puede significar { $codes }
error-more = { $codes } y { $count } más
points-castle = Castillo
points-buildings = Edificios
points-tokens = Fichas
points-cards = Cartas
points-trades = Comercio
points-favors = Favores
points-owners = Dueños
points-losses = Pérdidas
points-gold = Oro final
points-cubes = Cubos final
points-deniers = Denarios final
error-state = el estado guardado no se puede leer: { $reason }
error-state-version = el estado guardado tiene el formato { $version }; este programa lee de 1 a { $newest }
record-size = el registro tiene { $size } bytes, se leen como mucho { $most }
record-encoding = el byte { $byte } no es texto UTF-8
record-header-late = { $text }: las cabeceras van antes de la primera acción
record-header-unknown = la cabecera { $key } es desconocida; hay: { $keys }
record-header-twice = la cabecera { $key } ya está en la línea { $first }
record-header-missing = falta la cabecera { $key }
record-value-missing = la cabecera { $key } no tiene valor
record-players = dados: { $count ->
    [one] { $count } nombre
   *[other] { $count } nombres
 }; { $game } tiene de { $least } a { $most } jugadores
record-name = el nombre de jugador { $name } no puede tener espacios, caracteres de control, dos puntos, comas, = ni #
record-name-reserved = el nombre de jugador { $name } es una palabra del formato; reservadas: { $words }
record-name-twice = el nombre de jugador { $name } aparece dos veces
record-option = la opción { $name } es desconocida en { $game }; hay: { $options }
record-option-value = opción { $name }: { $value } es desconocido; posible: { $values }
record-whole = { $key }: { $value } debe ser un número entero de { $least } a { $most }
record-chance = chance: { $value } es desconocido; este programa conoce el generador 1
record-order = order: { $value } debe nombrar a cada jugador una vez: { $players }
record-neutral = neutral: { $value } debe nombrar { $count } losetas distintas de: { $tiles }
record-commitment = commitment: { $value } debe tener 64 cifras hexadecimales
record-salt = salt: { $value } debe tener 32 cifras hexadecimales
record-deck-none = deck: { $game } no tiene cartas
record-seat = { $seat } no es un asiento; los jugadores son { $players }
set-unknown = set { $key }: desconocido; posible: { $keys }
set-twice = set { $key }: { $what } ya está en la línea { $first }
set-field = set { $key }: { $field } es desconocido; posible: { $fields }
set-field-form = set { $key }: { $text } debe tener la forma name=value
set-whole = set { $key }: { $what } { $value } debe ser un número entero de { $least } a { $most }
set-parts = set { $key }: { $what } { $value } debe ser { $count } números enteros separados por /
set-scored = set scored: { $value } debe ser dungeon, o dungeon, walls
set-favors-limit = set { $key }: favors { $value } pasa del nivel { $limit }, el desbloqueado
set-favors-simplified = set { $key }: favors debe ser 0/0/0/0 con favores simplificados
set-houses = set { $key }: { $section } tendría { $houses } casas, tiene { $places } sitios
set-space = set road { $value }: las casillas son de 1 a { $most }
set-space-printed = set road { $space }: ahí está impreso { $tile }
set-tile = set road { $space }: { $tile } no es una loseta de esta partida
set-tile-value = set road { $space }: { $value } debe ser una loseta y, si tiene dueño, un asiento, o empty
set-tile-owner = set road { $space }: { $tile } necesita dueño, uno de { $players }
set-tile-unowned = set road { $space }: { $tile } no tiene dueño
set-tile-option = set road { $space }: { $tile } necesita la opción jeweller: yes
set-tile-elsewhere = set road { $space }: { $tile } está en la casilla { $other }
pace-plan-beyond = tu trabajador de la casilla { $space } está más allá del preboste, que está en { $provost }
pace-plan-provost-far = el preboste, en { $provost }, no puede llegar ahora a la casilla { $space }
pace-plan-provost-price = llevar el preboste a la casilla { $space } cuesta { $cost ->
    [one] { $cost } denario
   *[other] { $cost } denarios
 }, más de { $most }
pace-plan-batches-gold = un lote necesitaría oro
pace-guard-from = el preboste está en { $provost }, no en { $space } o más allá
pace-guard-upto = el preboste está en { $provost }, más allá de { $space }
pace-guard-unbuilt = alguien ha construido desde entonces
pace-guard-unpassed = alguien ha pasado desde entonces
pace-guard-keep = quedarían { $left ->
    [one] { $left } denario
   *[other] { $left } denarios
 }, menos de { $least }
pace-guard-used = alguien trabaja en tu edificio de la casilla { $space }
pace-guard-dear = colocar cuesta { $cost }, más de { $most }
pace-guard-more = hay algo nuevo: { $code }
pace-guard-before = el preboste, en { $provost }, está antes de tu trabajador de la casilla { $space }
pace-order-item = «{ $text }» no se puede elegir en «{ $at }».
pace-order-never = «{ $text }» no se puede elegir nunca en «{ $at }». Ahí se puede: { $can }.
pace-order-nothing = «{ $text }» no se puede elegir nunca en «{ $at }»: ahí no se elige nada.
pace-order-clause = «{ $text }» no es una condición. Hay: `if provost >= 9`, `if provost <= 9`, `unless built`, `unless passed`, `unless used`, `unless cost > 2`, `unless more`, `unless before me`, `keep 2`, `spare 2`, `once`, `turn`, `game`, `2 times`.
pace-order-number = «{ $text }» no es un número de { $least } a { $most }.
verify-seed = el registro no tiene semilla que verificar
verify-salt = el registro tiene compromiso pero no sal: la partida aún no se ha revelado
verify-commitment = el compromiso no corresponde a la sal y la semilla
verify-differs = { $key } no es lo que da la semilla: { $value }
verify-ok = Verificado: el compromiso corresponde a la sal y la semilla, y todo el azar es lo que da la semilla.
verify-ok-open = Verificado: todo el azar es lo que da la semilla. (El registro no tiene compromiso.)
