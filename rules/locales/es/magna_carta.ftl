mc-card-small_farm = Granja pequeña
mc-card-small_sawmill = Aserradero pequeño
mc-card-small_quarry = Cantera pequeña
mc-card-large_farm = Granja grande
mc-card-large_sawmill = Aserradero grande
mc-card-large_quarry = Cantera grande
mc-card-n_peddler = Buhonero neutral
mc-card-town_hall = Ayuntamiento
mc-effect-small_farm = ganar 1 comida
mc-effect-lawyer = una residencia por 1 comida
mc-effect-large_farm = ganar 2 comidas
mc-effect-bank = 1 oro por 1 denario, o 2 por 3
mc-effect-church = 1 ficha por 2 denarios, o 2 por 5
mc-effect-n_trading_post = ganar 2 denarios
mc-effect-n_peddler = comprar 1 cubo por 1 denario
mc-effect-theatre = vale 6 PP
mc-effect-hotel = vale 6 PP; ganar 1 denario de ingresos por ronda
mc-effect-stables = vale 10 PP
mc-effect-cathedral = vale 14 PP
mc-owner-small_farm = ganar 1 comida de la carta
mc-owner-small_sawmill = ganar 1 madera de la carta
mc-owner-small_quarry = ganar 1 piedra de la carta
mc-owner-market = ganar 1 denario
mc-owner-gold_mine = 1 oro por 1 cubo
mc-owner-bank = 1 oro por 2 denarios
mc-owner-church = 1 ficha por 3 denarios
mc-phase-0 = mano inicial
mc-phase-2 = acciones
mc-phase-4 = efectos de los edificios
mc-label-keep = Conservar la mano
mc-label-mulligan = Descartar la mano y robar otras { $n } cartas
mc-label-draw = Robar una carta: pagar 1 denario
mc-label-draw-shuffle = Barajar los descartes y robar una carta: pagar 1 denario
mc-label-redraw = Cambiar la mano ({ $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 }): pagar 1 denario
mc-label-place-own = { $place } { $card } (tuya): { $effect }
mc-label-place-foreign = { $place } { $card }: { $effect }; dueño: { $owner_effect }
mc-note-no-food = aún no tienes comida ni oro
mc-note-no-card = aún sin cartas que convertir
mc-note-no-token = no quedan fichas
mc-label-build = Construir { $card }: pagar { $cost }, vale { $prestige } PP
mc-label-prestige = Carta de prestigio { $card }: pagar { $cost }, vale { $prestige } PP
mc-label-on = Sobre la residencia de la carta { $place }
mc-label-pay-cubes = Pagar { $goods }
mc-label-provost-stay = Dejar al preboste en { $place } { $card } (gratis)
mc-label-provost = Mover al preboste a { $place } { $card } ({ $shift }): pagar { $cost ->
    [one] { $cost } denario
   *[other] { $cost } denarios
 }
mc-label-pay-gold = Pagar { $paid ->
    [one] { $paid } denario
   *[other] { $paid } denarios
 }: ganar { $gain ->
    [one] { $gain } oro
   *[other] { $gain } oros
 }
mc-label-pay-tokens = Pagar { $paid ->
    [one] { $paid } denario
   *[other] { $paid } denarios
 }: ganar { $gain ->
    [one] { $gain } ficha
   *[other] { $gain } fichas
 }, vale { $prestige } PP
mc-label-give = Entregar 1 { $cube }: ganar 1 oro
mc-label-convert = { $place } { $card } se convierte en residencia, vale { $prestige } PP en vez de { $points }
mc-label-batch = Entregar { $goods }: ficha de { $prestige } PP ({ $section })
mc-label-done-none = No entregar ningún lote
mc-ask-opening = ¿Conservas la mano inicial, o la descartas entera y robas otras { $n } cartas?
mc-ask-action = Roba, cambia la mano, coloca un trabajador (1 denario cada cosa), construye o pasa.
mc-ask-payment = { $card }: elige con qué pagas ({ $cost }; el oro vale por cualquier cubo).
mc-ask-payment-conversion = Notario: elige con qué pagas la residencia (1 comida, o 1 oro en su lugar).
mc-ask-provost = Preboste en { $place }: ¿moverlo hasta { $most ->
    [one] { $most } carta
   *[other] { $most } cartas
 } (1 denario cada una)?
mc-ask-effect = { $card } (carta { $place }): ¿{ $effect }?
mc-ask-owner = { $card } (carta { $place }), como dueño: ¿{ $effect }?
mc-ask-castle = Castillo: entrega un lote (comida, madera y piedra; el oro vale por cualquiera) o termina.
mc-refuse-denier = eso cuesta 1 denario; no tienes ninguno
mc-refuse-draw = el mazo y los descartes están vacíos
mc-refuse-redraw = tu mano está vacía
mc-refuse-place-road = el camino tiene { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 }
mc-refuse-place-taken = { $card } (carta { $place }) ya tiene un trabajador
mc-refuse-place-card = { $card } (carta { $place }) no admite trabajadores
mc-refuse-build-hand = esa carta no está en tu mano: { $card }
mc-refuse-cost = { $card } cuesta { $cost } (el oro vale por cualquier cubo); tienes { $held }
mc-refuse-prestige-stock = esa carta no está en oferta: { $card }
mc-refuse-prestige-residence = para una carta de prestigio necesitas una residencia propia sin cubrir
mc-refuse-on = en la carta { $place } no tienes ninguna residencia sin cubrir
mc-refuse-payment = { $card } cuesta { $cost } (el oro vale por cualquier cubo), no { $paid }
mc-refuse-payment-conversion = una residencia cuesta 1 comida o 1 oro, no { $paid }
mc-refuse-payment-held = eso es { $paid }; tienes { $held }
mc-bound-provost = el preboste se mueve como mucho { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 }
mc-refuse-provost-range = el preboste debe quedar entre la carta 1 y la { $last }, la última; está en la { $place }
mc-refuse-tokens = pides { $asked ->
    [one] { $asked } ficha
   *[other] { $asked } fichas
 }; en el castillo quedan { $left }
mc-refuse-convert-kind = { $card } (carta { $place }) no puede convertirse en residencia; solo un edificio propio
mc-refuse-convert-owner = { $card } (carta { $place }) es de otro jugador
mc-refuse-convert-pending = { $card } (carta { $place }) ya se va a convertir en residencia
mc-refuse-castle-tokens = no queda ninguna ficha del castillo
mc-refuse-castle-gold = si tienes oro, indica los tres cubos del lote
mc-refuse-castle-plain = si no tienes oro, escribe solo `batch`
mc-refuse-castle-cubes = un lote es 1 comida, 1 madera y 1 piedra (el oro vale por cualquier cubo); tienes { $held }
mc-event-replaced = { $seat } descarta la mano ({ $cards }).
mc-event-replaced-opening = { $seat } descarta la mano inicial ({ $cards }).
mc-event-new-hand = { $seat } cambia la mano ({ $cards }) por { $n ->
    [one] { $n } denario
   *[other] { $n } denarios
 }.
mc-event-drawn = { $seat } roba { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 }.
mc-event-drawn-for = { $seat } roba { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
 } por { $n ->
    [one] { $n } denario
   *[other] { $n } denarios
 }.
mc-event-shuffled = { $seat } baraja sus descartes ({ $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 }).
mc-event-best-gold = { $seat } gana { $goods } por entregar más lotes que nadie.
mc-event-trade-owner = { $seat } paga { $goods } por { $gained } como dueño ({ $source }).
event-paid-draw = { $seat } paga { $goods } por una carta.
mc-event-placed = { $seat } coloca un trabajador por { $cost ->
    [one] { $cost } denario
   *[other] { $cost } denarios
 } ({ $card }, carta { $place }).
mc-event-built = { $seat } construye { $card } ({ $place }).
mc-event-built-for = { $seat } construye { $card } ({ $place }) por { $goods }.
mc-event-prestige-for = { $seat } construye la carta de prestigio { $card } sobre la residencia de la carta { $place } por { $goods }.
mc-event-prestige-front-for = { $seat } construye la carta de prestigio { $card } por { $goods }.
mc-event-prestige = { $seat } construye la carta de prestigio { $card } sobre la residencia de la carta { $place }.
mc-event-prestige-front = { $seat } construye la carta de prestigio { $card }.
mc-event-provost = { $seat } mueve al preboste de la carta { $start } a la { $end }.
mc-event-provost-stays = { $seat } deja al preboste en la carta { $end }.
mc-event-provost-paid = { $seat } mueve al preboste de la carta { $start } a la { $end } por { $n ->
    [one] { $n } denario
   *[other] { $n } denarios
 }.
mc-event-provost-left = { $seats } dejan al preboste en la carta { $end }.
mc-event-provost-turn = Preboste { $start } → { $end }.
mc-event-provost-turn-stays = El preboste se queda en la carta { $end }, la última.
mc-event-declined = { $seat } no usa la carta { $card } ({ $place }).
mc-event-declined-bonus = { $seat } no usa la carta { $card } ({ $place }) como dueño.
mc-event-declined-why = { $seat } no usa la carta { $card } ({ $place }; { $why }).
mc-event-declined-bonus-why = { $seat } no usa la carta { $card } ({ $place }) como dueño ({ $why }).
why-no-token = no quedan fichas del castillo
why-no-food = sin comida ni oro
why-no-card = ninguna carta que convertir en residencia
mc-event-converted = { $card } (carta { $place }) se convierte en residencia de { $seat }.
mc-event-converted-for = { $seat } convierte en residencia la carta { $card } ({ $place }) por { $goods }.
mc-event-pending = { $card } (carta { $place }) se convertirá en residencia de { $seat } cuando termine el trabajador.
mc-event-token = { $seat } toma una ficha por un lote ({ $section }).
mc-event-token-for = { $seat } entrega { $goods } por una ficha ({ $section }).
mc-event-tokens-for = { $seat } entrega { $goods } por { $tokens ->
    [one] { $tokens } ficha
   *[other] { $tokens } fichas
 } ({ $sections }).
mc-event-token-church = { $seat } compra una ficha ({ $section }).
mc-event-best = { $seat } es quien más lotes entrega ({ $n }).
mc-event-removed = Nadie entrega lotes: salen fichas de la partida ({ $sections }).
mc-event-removed-one = Nadie entrega lotes: sale una ficha de la partida ({ $sections }).
mc-event-result = { $seat }: { $tokens } por fichas, { $cards } por cartas, { $gold } por oro, { $cubes } por cubos, { $deniers } por denarios: { $total } en total.
mc-say-order = Orden, desde el primer jugador: { $order }.
mc-say-provost = Preboste en { $place } { $card }.
mc-say-castle = Fichas del castillo que quedan: mazmorras { $dungeon }, murallas { $walls }, torres { $towers }.
mc-say-player = { $seat }: { $prestige } PP hasta ahora, { $deniers ->
    [one] { $deniers } denario
   *[other] { $deniers } denarios
 }, { $food ->
    [one] { $food } comida
   *[other] { $food } comidas
 }, { $wood ->
    [one] { $wood } madera
   *[other] { $wood } maderas
 }, { $stone ->
    [one] { $stone } piedra
   *[other] { $stone } piedras
 }, { $gold ->
    [one] { $gold } oro
   *[other] { $gold } oros
 }, le { $workers ->
    [one] queda { $workers } trabajador
   *[other] quedan { $workers } trabajadores
 }; fichas { $tokens }; mazo de { $pile ->
    [one] { $pile } carta
   *[other] { $pile } cartas
 }.
mc-say-hand = { $seat } tiene en la mano: { $cards }.
mc-say-discard = { $seat } ha descartado: { $cards }.
mc-say-front = { $seat } ha construido: { $cards }.
mc-say-place-pending = { $space } { $tile }, dueño: { $owner }, trabajador de { $worker }, futura residencia
mc-say-place-cubes = { $entry }, con { $n ->
    [one] { $n } cubo
   *[other] { $n } cubos
 }
mc-say-stock = Cartas de prestigio en oferta: { $cards }.
mc-lesson-phase-0 = Gana el jugador con más puntos. Los dan las cartas que construyes y los lotes que entregas al castillo, y ambos se pagan con cubos. Todos tienen las mismas doce cartas, pero en distinto orden.
mc-lesson-phase-2 = Por turnos, cada jugador hace una sola cosa: colocar un trabajador en una carta, construir una carta de la mano, robar o pasar. Los trabajadores traen cubos, con los cubos se construyen cartas, y tus cartas te dan algo cuando otros las usan.
mc-lesson-phase-3 = En esta ronda el camino termina en el preboste: un trabajador más allá de él no trae nada. Cada jugador puede moverlo hasta 3 cartas, a 1 denario por carta; decide primero quien pasó primero.
mc-lesson-phase-4 = Ahora se activan las cartas del camino, hasta el preboste: cada una para el trabajador que tiene encima, y luego para su dueño, si es otro jugador.
mc-lesson-phase-5 = Un lote es comida, madera y piedra, y no necesita trabajador: 4 PP mientras duran las mazmorras, luego 3, luego 2. El jugador que más entrega gana un oro, y cuando se acaban las fichas termina la partida.
mc-lesson-opening = Conserva una mano con cartas que pronto puedas pagar. Solo puedes cambiarla entera una vez.
mc-lesson-action = Un trabajador, una carta robada y una mano nueva cuestan 1 denario cada uno; construir cuesta solo cubos. Construye pronto lo que otros usarán, y pasa cuando prefieras guardar el dinero para el preboste.
mc-lesson-on = Una carta de prestigio cubre una de tus residencias, que deja de dar denarios.
mc-lesson-payment = El oro vale por cualquier cubo, así que paga con lo que te sobre y guarda el oro.
mc-lesson-lawyer = Una residencia da 1 denario por ronda, y hace falta una para cada carta de prestigio. Pierdes la carta que sustituye, así que elige una que nadie use.
mc-lesson-gold_mine = El oro vale por cualquier cubo en un lote o un edificio: entrega el tipo del que más tengas.
mc-lesson-bank = El oro vale por cualquier cubo, así que aquí compras el cubo que te falta.
mc-lesson-church = Compras fichas con dinero, primero las más valiosas. No cuentan para el oro de quien entrega más lotes.
mc-lesson-castle = Cada lote se convierte ya en una ficha, y las siguientes valdrán menos. Guarda cubos solo para una carta que construirás en la próxima ronda.
mc-lesson-gives = Aquí un trabajador trae lo que muestra la carta. Si es de otro jugador, su dueño también recibe algo.
