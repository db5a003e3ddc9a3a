tile-n_farm = Granja
tile-n_forest = Bosque
tile-n_sawmill = Aserradero
tile-n_quarry = Cantera
tile-n_market = Mercado
tile-n_carpenter = Carpintero
tile-f_peddler = Buhonero
tile-gold_mine = Mina de oro
tile-w_farm_food = Granja (comida)
tile-w_farm_cloth = Granja (tela)
tile-w_quarry = Cantera de madera
tile-w_sawmill = Aserradero de madera
tile-w_market = Mercado de madera
tile-w_peddler = Buhonero de madera
tile-w_mason = Albañil
tile-w_lawyer = Notario
tile-s_farm = Granja de piedra
tile-s_park = Parque
tile-s_workshop = Taller
tile-s_architect = Arquitecto
tile-s_church = Iglesia
tile-s_tailor = Sastre
tile-s_bank = Banco
tile-s_alchemist = Alquimista
tile-s_jeweller = Joyero
tile-residence = Residencia
tile-statue = Estatua
tile-granary = Granero
tile-library = Biblioteca
tile-weaver = Tejedor
tile-theater = Teatro
tile-college = Universidad
tile-monument = Monumento
tile-hotel = Hotel
tile-cathedral = Catedral
tile-gate = Puerta
tile-trading_post = Puesto comercial
tile-merchants_guild = Gremio de mercaderes
tile-joust_field = Campo de justas
tile-stables = Establos
tile-inn = Posada
tile-castle = Castillo
effect-n_farm = ganar 1 comida o 1 tela
effect-n_forest = ganar 1 madera o 1 comida
effect-n_sawmill = ganar 1 madera
effect-n_quarry = ganar 1 piedra
effect-n_market = vender 1 cubo por 4 denarios
effect-n_carpenter = construir un edificio de madera
effect-f_peddler = comprar 1 cubo por 2 denarios
effect-gold_mine = ganar 1 oro
effect-w_farm_food = ganar 2 comidas o 1 tela
effect-w_farm_cloth = ganar 2 telas o 1 comida
effect-w_quarry = ganar 2 piedras
effect-w_sawmill = ganar 2 maderas
effect-w_market = vender 1 cubo por 6 denarios
effect-w_peddler = comprar 1 o 2 cubos a 1 denario
effect-w_mason = construir un edificio de piedra
effect-w_lawyer = una residencia por 1 denario y 1 tela
effect-s_farm = ganar 2 comidas y 1 tela
effect-s_park = ganar 2 maderas y 1 comida
effect-s_workshop = ganar 2 piedras y 1 tela
effect-s_architect = construir un edificio de prestigio
effect-s_church = 3 PP por 2 denarios, o 5 por 4
effect-s_tailor = 4 PP por 2 telas, o 6 por 3
effect-s_bank = 1 oro por 2 denarios, o 2 por 5
effect-s_alchemist = 1 oro por 2 cubos, o 2 por 4
effect-s_jeweller = 5 PP por 1 oro, o 9 por 2
effect-residence = ganar 1 denario de ingresos por ronda
effect-statue = ganar 7 PP y un favor
effect-granary = ganar 10 PP
effect-library = ganar 10 PP, y 1 denario de ingresos por ronda
effect-weaver = ganar 12 PP
effect-theater = ganar 14 PP y un favor
effect-monument = ganar 14 PP y 2 favores
effect-hotel = ganar 16 PP, y 2 denarios de ingresos por ronda
effect-cathedral = ganar 25 PP
effect-gate = ir más tarde a otro lugar, gratis
effect-trading_post = ganar 3 denarios
effect-merchants_guild = mover gratis al preboste hasta 3 casillas
effect-joust_field = un favor por 1 denario y 1 tela
effect-stables = adelantarse en el orden de turno
effect-inn = en la próxima ronda cada uno de tus trabajadores cuesta 1 denario
effect-castle = entregar lotes: comida y otros dos tipos
owner-s_workshop = ganar 1 piedra o 1 tela
cube-cloth = tela
goods-cloth = { $n ->
    [one] { $n } tela
   *[other] { $n } telas
 }
goods-cubes = { $n ->
    [one] { $n } cubo
   *[other] { $n } cubos
 } sin contar oro
line-prestige = prestigio
line-deniers = denarios
line-cubes = recursos
line-building = construcción
phase-1 = ingresos
phase-2 = colocación de trabajadores
phase-3 = edificios especiales
phase-4 = movimiento del preboste
phase-5 = activación de edificios
phase-6 = construcción del castillo
phase-7 = fin de la ronda
label-move = → { $place }: { $effect }
note-no-batch = aún no tienes ningún lote
note-batch-coming = un lote si el preboste se queda
note-batch-possible = aún puedes conseguir un lote
note-goods = solo tienes { $goods }
note-no-cubes = no tienes ningún cubo que no sea oro
note-build-full = el camino está lleno
label-back = Recuperar al trabajador
label-provost-free = Preboste → { $space } ({ $shift }, gratis)
label-inn-stay = Quedarse: en la próxima ronda cada uno de tus trabajadores cuesta 1 denario
label-take = Tomar { $goods }
label-give = Entregar 1 { $cube }
label-build-favors = Construir { $tile }: pagar { $cost }, ganar { $prestige } PP y { $favors ->
    [one] { $favors } favor
   *[other] { $favors } favores
 }
label-convert = { $space } { $tile } se convierte en residencia: ganar { $prestige } PP
label-castle-done = Listo
label-castle-none = No entregar ningún lote: perder hasta 2 PP
label-favor-prestige = Prestigio: ganar { $n } PP
label-favor-deniers = Denarios: ganar { $n ->
    [one] { $n } denario
   *[other] { $n } denarios
 }
label-favor-cubes-1 = Recursos, nivel 1: tomar 1 comida
label-favor-cubes-2 = Recursos, nivel 2: tomar 1 comida, madera o piedra
label-favor-cubes-3 = Recursos, nivel 3: tomar 1 comida, madera, piedra o tela
label-favor-cubes-4 = Recursos, nivel 4: tomar 1 cubo (no oro), o entregar 1 y tomar 2
label-favor-cubes-5 = Recursos, nivel 5: tomar 1 cubo cualquiera, o entregar 1 y tomar 2
label-favor-building-1 = Construcción, nivel 1: aún sin efecto
label-favor-building-2 = Construcción, nivel 2: edificio de madera por 1 madera menos
label-favor-building-3 = Construcción, nivel 3: edificio de madera o piedra por 1 menos
label-favor-building-4 = Construcción, nivel 4: edificio de madera o piedra por 1 menos, o residencia
label-favor-building-5 = Construcción, nivel 5: cualquier edificio, o residencia
label-exchange = Entregar 1 cubo, tomar 2
label-use-carpenter = Carpintero: edificio de madera por 1 madera menos
label-use-mason = Albañil: edificio de piedra por 1 piedra menos
label-use-lawyer = Notario: una residencia por 1 tela
ask-place_worker = Coloca un trabajador por { $cost ->
    [one] { $cost } denario
   *[other] { $cost } denarios
 } o pasa.
ask-place_worker-own = Coloca un trabajador por { $cost ->
    [one] { $cost } denario
   *[other] { $cost } denarios
 } (1 en tus propios edificios) o pasa.
ask-gate = Puerta: mueve al trabajador a cualquier lugar libre o recupéralo.
ask-guild = Gremio de mercaderes: mueve gratis al preboste hasta 3 casillas (está en la { $space }).
ask-inn = Posada: ¿te quedas a la derecha o recuperas al trabajador?
ask-production = { $tile }: elige qué tomas.
ask-peddler = { $tile }: ¿{ $effect } (nunca oro)?
ask-give = { $tile }: elige un cubo para entregar (por entregar: { $left }).
ask-give-exchange = Favor: elige el cubo que entregas.
ask-castle = Castillo: entrega un lote (comida y cubos de otros dos tipos) o termina.
ask-favor_line = Favor real: elige una línea. Primero avanza su marcador.
ask-favor_cubes = Favor real: elige los cubos que tomas.
ask-exchange = Favor real: elige los dos cubos que tomas.
ask-favor_building = Favor real: elige qué construyes, o nada.
refuse-place-again = en este lugar cada jugador solo puede colocar un trabajador: { $place }
refuse-place-two = con dos jugadores no se usan los establos
refuse-build-full = el camino no tiene casillas libres
refuse-no-cube = no tienes ningún cubo que cambiar
refuse-no-gold = el alquimista no acepta oro
refuse-bonus = la bonificación del dueño es 1 { $one } o 1 { $other }
refuse-compulsory = tienes que tomar los recursos
refuse-favor-used = ya has usado esa línea en esta fase
refuse-level = para eso hace falta el nivel { $needed }; tu marcador está en el nivel { $level }
refuse-use = ahora no puedes construir ni convertir en residencia nada de esa forma
refuse-use-skip = elegiste esto, así que tienes que hacerlo
refuse-exchange-first = solo puedes tomar dos cubos después de `exchange`
refuse-exchange = toma dos cubos que no sean oro
refuse-convert-empty = la casilla { $space } está vacía
refuse-convert-kind = { $tile } no puede convertirse en residencia; solo un edificio neutral o uno propio de madera o piedra
refuse-castle-full = ninguna sección del castillo tiene lugares libres
refuse-castle-cubes = un lote es 1 comida y 1 cubo de cada uno de otros dos tipos; tienes { $held }
event-gained-favor = { $seat } gana { $goods } gracias a un favor real.
event-paid-saved = { $seat } ahorra la madera gracias a un favor real ({ $source }).
event-paid-exchange = { $seat } entrega { $goods } a cambio.
event-lost-castle = { $seat } no entrega ningún lote y { $n ->
    [0] no tiene PP que perder
   *[other] pierde { $n } PP
 }.
event-lost = { $seat } { $n ->
    [0] no tiene PP que perder
   *[other] pierde { $n } PP
 } ({ $what }).
event-passed-forced = { $seat } no puede colocar trabajadores y pasa automáticamente (puesto { $place } del puente).
event-relocated = { $seat } mueve a su trabajador: Puerta → { $tile }.
why-few-cloth = falta tela
why-few-gold = sin oro
why-few-build = no alcanza para ningún edificio
why-no-tile = no quedan edificios
why-no-residence = sin residencia que cubrir
why-no-place = ningún lugar libre
event-declined-favor = { $seat } no gana nada con el favor.
event-bailiff-joined = Administrador { $start } → { $end }; el preboste se une a él.
event-order = Nuevo orden de turno: { $order }.
event-inn = { $seat } ocupa el lugar de la derecha de la posada.
event-inn-stays = { $seat } se queda en la posada.
event-converted-for = { $seat } convierte en residencia por { $goods }: { $tile }, { $n } PP.
event-best = { $seat } es quien más lotes entrega ({ $n }) y gana un favor.
event-counted = { $seat } { $houses ->
    [0] no tiene casas
    [one] tiene { $houses } casa
   *[other] tiene { $houses } casas
 } ({ $section }): { $favors ->
    [0] ningún favor
    [one] { $favors } favor
   *[other] { $favors } favores
 }.
event-unhoused = { $seat } no tiene casas ({ $section }) y { $n ->
    [0] no tiene PP que perder
   *[other] pierde { $n } PP
 }.
event-favor = { $seat } usa un favor ({ $line }, nivel { $level }).
event-favor-goods = { $seat } usa un favor ({ $line }, nivel { $level }): { $goods }.
event-favor-lost = { $seat } pierde un favor: las cuatro líneas ya se han usado en esta fase.
event-result = { $seat }: { $prestige } PP, { $gold } por oro, { $cubes } por cubos, { $deniers } por denarios: { $total } en total.
lesson-phase-2 = Gana quien tiene más prestigio. Lo dan edificios y casas del castillo, que cuestan cubos; los traen los trabajadores.
lesson-phase-3 = Primero se activan los edificios situados antes del puente, de la puerta a la posada. No dan cubos, sino dinero, un puesto mejor en el orden de turno, un favor real o un movimiento del preboste.
lesson-phase-4 = En esta ronda el camino termina en el preboste: un trabajador más allá de él no trae nada. Cada jugador puede moverlo hasta 3 casillas, a 1 denario por casilla; decide primero quien pasó primero.
lesson-phase-5 = Ahora se activan los edificios del camino, desde la casilla 1 hasta el preboste, cada uno para el trabajador que tiene encima. Con lo que consigas aquí pagas casas y edificios.
lesson-phase-6 = En el castillo, un lote (comida y otros dos tipos de cubos) se convierte en una casa. El jugador que más lotes entrega gana un favor real; quien tiene allí un trabajador y no entrega ninguno pierde 2 PP.
lesson-phase-7 = El administrador avanza, y cuando llega a la casilla 12, 18 o 24 se puntúa una sección del castillo. Dos casas en ella dan un favor real; no tener ninguna cuesta prestigio.
lesson-place_worker = Un lote para el castillo es comida y otros dos tipos de cubos. Cada jugador que pasa encarece los trabajadores de los demás; el primero gana 1 denario.
lesson-gate = Tu trabajador de la puerta va gratis a cualquier lugar libre, incluso al castillo. Así puedes ocupar lo que los demás hayan dejado libre.
lesson-guild = Puedes mover gratis al preboste: hacia delante si tus trabajadores están lejos, hacia atrás si solo pierden los demás.
lesson-joust = Un favor real por 1 denario y 1 tela es barato: los favores valen más cada vez que eliges la misma línea.
lesson-inn = Mientras te quedas en la posada, cada trabajador te cuesta 1 denario, sin importar cuántos jugadores hayan pasado. Pero el trabajador que se queda ahí no hace nada más por ti.
lesson-provost = Dejarlo donde está es gratis. Paga si más allá del preboste hay un trabajador tuyo que valga la pena salvar, o para dejar fuera a uno ajeno; los jugadores que deciden después pueden devolverlo.
lesson-production = Aquí un trabajador trae cubos; si hay varias opciones, eliges tú. Un lote necesita comida y otros dos tipos, y con madera y piedra también se construye.
lesson-bonus = Otro jugador ha usado tu edificio de piedra, así que tú también recibes un cubo, del tipo que elijas.
lesson-market = Un cubo se convierte en dinero, y con dinero se pagan trabajadores en la próxima ronda. Vende lo que te sobre.
lesson-peddler = Aquí el dinero se convierte en un cubo, de cualquier tipo menos oro.
lesson-trade = Aquí conviertes algo que tienes en prestigio u oro. Si renuncias, no pierdes nada.
lesson-give = Elige lo que te sobre: un lote necesita una comida y otros dos tipos.
lesson-build = Un edificio da prestigio al instante, usarlo te cuesta solo 1 denario, y te da algo cada vez que otros lo usan. Se usan más los que todos necesitan.
lesson-on = Se cubre una de tus residencias, que deja de dar denarios.
lesson-lawyer = Una residencia da 1 denario por ronda, y hace falta una para construir un edificio de prestigio. El edificio que sustituye desaparece, así que elige uno que no vayas a echar de menos.
lesson-castle = Un lote da prestigio enseguida, y los siguientes darán menos. Guarda cubos solo para lo que seguro vas a construir.
lesson-favor_line = Un favor sube tu marcador un nivel en una línea, y puedes usar uno cualquiera de los niveles alcanzados. Seguir siempre la misma línea es lo que más rinde: hasta 5 PP de una vez, o un edificio.
lesson-favor_cubes = Tú eliges el tipo. Piensa en tu próximo lote (comida y otros dos tipos) y en tu próximo edificio.
lesson-exchange = Entrega un cubo que te sobre y toma lo que aún te falta para un lote o un edificio.
lesson-favor_building = Cuanto más avanzado está tu marcador, mejor es lo que puedes construir, y más barato que con un trabajador.
lesson-trading_post = Tres denarios por un trabajador: conviene cuando falta dinero.
lesson-stables = Los jugadores con un trabajador aquí avanzan al frente del orden de turno, según el orden de sus trabajadores, y conservan ese puesto.
lesson-place_castle = Con un trabajador aquí puedes entregar lotes al final de la ronda. No entregar ninguno cuesta 2 PP, salvo que tengas uno y no quede sitio en ninguna sección.
lesson-gold_mine = Los edificios de prestigio piden oro, y cada oro que te quede al final vale 3 PP. La mina está lejos: solo se activa si el preboste llega hasta ella.
lesson-bank = Aquí el dinero se convierte en oro: lo piden los edificios de prestigio, y cada oro que te quede al final vale 3 PP.
lesson-mason = Aquí se construyen edificios de piedra. Dan más prestigio que la mayoría de los de madera, y algunos te dan un cubo cuando otros los usan.
lesson-architect = Aquí se construyen edificios de prestigio, cada uno sobre una de tus residencias. Dan de 7 a 25 PP, piden oro y no admiten trabajadores.
lesson-section-dungeon = Las casas van ahora a las mazmorras: 5 PP cada una, sitio para seis. Al puntuarlas, 2 casas tuyas dan 1 favor real; si no tienes ninguna, pierdes 2 PP.
lesson-section-walls = Las casas van ahora a las murallas: 4 PP cada una, sitio para diez. Al puntuarlas, 2 casas tuyas dan 1 favor real, 3 dan 2 y 5 dan 3; si no tienes ninguna, pierdes 3 PP.
lesson-section-towers = Las casas van ahora a las torres: 3 PP cada una, sitio para catorce. Al puntuarlas termina la partida: 2 casas tuyas dan 1 favor real, 4 dan 2 y 6 dan 3; si no tienes ninguna, pierdes 4 PP.
remind-section = Pronto se puntúa una sección del castillo ({ $section }). Sin una casa allí pierdes { $loss } PP: coloca un trabajador en el castillo y entrega un lote.
lesson-line-prestige = Prestigio: los niveles 1 a 5 dan 1, 2, 3, 4 y 5 PP.
lesson-line-deniers = Denarios: los niveles 1 a 5 dan 3, 4, 5, 6 y 7 denarios.
lesson-line-cubes = La línea de recursos, nivel a nivel: una comida, una madera o una piedra, una tela, un cubo cambiado por dos, un oro.
lesson-line-building = La línea de construcción, nivel a nivel: nada aún, un edificio de madera, uno de piedra, una residencia, uno de prestigio. Se construye sin trabajador; los de madera y piedra cuestan un cubo menos.
event-section = Puntuadas: { $section }.
event-section-full = Completas y puntuadas: { $section }.
