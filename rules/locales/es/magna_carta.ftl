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
mc-label-place-foreign = { $space } { $tile }: { $effect }; dueño: { $owner_effect }
mc-label-pay-cubes = Pagar { $goods }
mc-label-convert = { $place } { $card } se convierte en residencia, vale { $prestige } PP en vez de { $points }
mc-label-done-none = No entregar ningún lote
mc-ask-opening = ¿Conservas la mano inicial, o la descartas entera y robas otras { $n } cartas?
mc-ask-action = Roba, cambia la mano, coloca un trabajador (1 denario cada cosa), construye o pasa.
mc-ask-payment = { $card }: elige con qué pagas ({ $cost }; el oro vale por cualquier cubo).
mc-ask-payment-conversion = Notario: elige con qué pagas la residencia (1 comida, o 1 oro en su lugar).
mc-ask-castle = Castillo: entrega un lote (comida, madera y piedra; el oro vale por cualquiera) o termina.
mc-refuse-draw = el mazo y los descartes están vacíos
mc-refuse-redraw = tu mano está vacía
mc-refuse-build-hand = esa carta no está en tu mano: { $card }
mc-refuse-payment = { $card } cuesta { $cost } (el oro vale por cualquier cubo), no { $paid }
mc-refuse-payment-conversion = una residencia cuesta 1 comida o 1 oro, no { $paid }
mc-refuse-tokens = pides { $asked ->
    [one] { $asked } ficha
   *[other] { $asked } fichas
 }; en el castillo quedan { $left }
mc-refuse-convert-kind = { $card } (carta { $place }) no puede convertirse en residencia; solo un edificio propio
mc-refuse-castle-gold = si tienes oro, indica los tres cubos del lote
mc-refuse-castle-plain = si no tienes oro, escribe solo `batch`
mc-refuse-castle-cubes = un lote es 1 comida, 1 madera y 1 piedra (el oro vale por cualquier cubo); tienes { $held }
mc-event-replaced = { $seat } descarta la mano ({ $cards }).
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
mc-event-provost-turn = Preboste { $start } → { $end }.
mc-event-provost-turn-stays = El preboste se queda en la carta { $end }, la última.
why-no-token = no quedan fichas del castillo
why-no-food = sin comida ni oro
mc-event-converted-for = { $seat } convierte en residencia por { $goods }: { $tile }.
mc-event-token-church = { $seat } compra una ficha ({ $section }).
mc-event-best = { $seat } es quien más lotes entrega ({ $n }).
mc-event-removed = Nadie entrega lotes: { $n ->
    [one] { $n } ficha sale
   *[other] { $n } fichas salen
 } de la partida ({ $sections }).
mc-event-result = { $seat }: { $tokens } por fichas, { $cards } por cartas, { $gold } por oro, { $cubes } por cubos, { $deniers } por denarios: { $total } en total.
mc-lesson-phase-0 = Gana el jugador con más prestigio. Lo dan las cartas que construyes y los lotes que entregas al castillo, y ambos se pagan con cubos. Todos tienen las mismas cartas, pero en distinto orden.
mc-lesson-phase-2 = Por turnos, cada jugador hace una sola cosa: colocar un trabajador en una carta, construir una carta de la mano, robar, cambiar la mano o pasar. Los trabajadores traen cubos, con los cubos se construyen cartas, y tus cartas te dan algo cuando otros las usan.
mc-lesson-phase-4 = Ahora se activan las cartas del camino, hasta el preboste: cada una para el trabajador que tiene encima, y luego para su dueño, si es otro jugador.
mc-lesson-phase-5 = Un lote es comida, madera y piedra, y no necesita trabajador: 4 PP mientras duran las mazmorras, luego 3, luego 2. El jugador que más entrega gana un oro, y cuando se acaban las fichas termina la partida.
mc-lesson-opening = Conserva una mano con cartas que pronto puedas pagar. Ahora puedes cambiarla entera una vez, gratis; más tarde cuesta 1 denario.
mc-lesson-action = Un trabajador, una carta robada y una mano nueva cuestan 1 denario cada uno; construir cuesta solo cubos. Construye pronto lo que otros usarán, y pasa cuando prefieras guardar el dinero para el preboste.
mc-lesson-payment = El oro vale por cualquier cubo, así que paga con lo que te sobre y guarda el oro.
mc-lesson-lawyer = Una residencia da 1 denario por ronda, y hace falta una para cada carta de prestigio. Pierdes la carta que sustituye, así que elige una que nadie use.
mc-lesson-gold_mine = El oro vale por cualquier cubo en un lote o un edificio: entrega el tipo del que más tengas.
mc-lesson-bank = El oro vale por cualquier cubo, así que aquí compras el cubo que te falta.
mc-lesson-church = Compras fichas con dinero, primero las más valiosas. No cuentan para el oro de quien entrega más lotes.
mc-lesson-gives = Aquí un trabajador trae lo que muestra la carta. Si es de otro jugador, su dueño también recibe algo.
