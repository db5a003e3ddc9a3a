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
effect-inn = en la próxima ronda cada trabajador cuesta 1 denario
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
label-place-own = { $space } { $tile } (tuyo): { $effect }
label-move = → { $place }: { $effect }
label-move-road = → { $space } { $tile }: { $effect }
note-no-cloth = aún no tienes tela
note-no-gold = aún no tienes oro
note-no-batch = aún no tienes ningún lote
note-batch-coming = un lote si el preboste se queda
note-batch-possible = aún puede llegar un lote
note-no-residence = aún no tienes ninguna residencia
note-goods = solo tienes { $goods }
note-cubes = solo tienes { $n ->
    [one] { $n } cubo
   *[other] { $n } cubos
 } sin contar oro
note-no-cubes = no tienes ningún cubo que no sea oro
note-build-cost = aún no puedes pagar ninguno
note-build-stock = todos están construidos
note-build-full = el camino está lleno
note-lawyer = aún no hay nada que convertir
label-back = Recuperar al trabajador
label-provost-stay = Dejar al preboste en la casilla { $space } (gratis)
label-provost-free = Mover al preboste a la casilla { $space } ({ $shift }, gratis)
label-provost-paid = Mover al preboste a la casilla { $space } ({ $shift }): pagar { $cost ->
    [one] { $cost } denario
   *[other] { $cost } denarios
 }
label-joust = Justas: un favor por 1 denario y 1 tela
label-inn-stay = Quedarse: en la próxima ronda cada trabajador cuesta 1 denario
label-take = Tomar { $goods }
label-pay-prestige = Pagar { $paid }: ganar { $gain } PP
label-pay-gold = Pagar { $paid }: ganar { $gain ->
    [one] { $gain } oro
   *[other] { $gain } oros
 }
label-pay-cubes = Entregar { $paid ->
    [one] { $paid } cubo
   *[other] { $paid } cubos
 }: ganar { $gain ->
    [one] { $gain } oro
   *[other] { $gain } oros
 }
label-give = Entregar 1 { $cube }
label-build = { $tile }: pagar { $cost }, ganar { $prestige } PP
label-build-favors = { $tile }: pagar { $cost }, ganar { $prestige } PP y { $favors ->
    [one] { $favors } favor
   *[other] { $favors } favores
 }
label-on = Sobre la residencia de la casilla { $space }
label-convert = { $space } { $tile } se convierte en residencia: ganar { $prestige } PP
label-batch = Entregar { $goods }: ganar { $prestige } PP ({ $section })
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
label-use-architect = Arquitecto: construir un edificio de prestigio
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
ask-joust = Campo de justas: ¿un favor por 1 denario y 1 tela?
ask-inn = Posada: ¿te quedas a la derecha o recuperas al trabajador?
ask-provost = Preboste en { $space }: ¿moverlo hasta { $most ->
    [one] { $most } casilla
   *[other] { $most } casillas
 } (1 denario cada una)?
ask-production = { $tile }: elige qué tomas.
ask-bonus = { $tile }, como dueño: ¿{ $effect }?
ask-market = { $tile }: ¿vendes un cubo por { $price ->
    [one] { $price } denario
   *[other] { $price } denarios
 }?
ask-peddler = { $tile }: ¿{ $effect } (nunca oro)?
ask-give = { $tile }: elige un cubo para entregar (por entregar: { $left }).
ask-give-exchange = Favor: elige el cubo que entregas.
ask-build-wood = Carpintero ({ $space }): ¿construyes un edificio de madera?
ask-build-stone = Albañil ({ $space }): ¿construyes un edificio de piedra?
ask-build-prestige = Arquitecto ({ $space }): ¿construyes un edificio de prestigio?
ask-build-wood-favor = Favor real: elige el edificio de madera que construyes por 1 madera menos.
ask-build-stone-favor = Favor real: elige el edificio de piedra que construyes por 1 piedra menos.
ask-build-prestige-favor = Favor real: elige el edificio de prestigio que construyes.
ask-lawyer-favor = Favor real: elige el edificio que se convierte en residencia, por 1 tela.
ask-lawyer = Notario: ¿una residencia por 1 denario y 1 tela?
ask-castle = Castillo: entrega un lote (1 comida y 1 cubo de cada uno de otros dos tipos) o termina.
ask-favor_line = Favor real: elige una línea. Primero avanza su marcador.
ask-favor_cubes = Favor real: elige los cubos que tomas.
ask-exchange = Favor real: elige los dos cubos que tomas.
ask-favor_building = Favor real: elige qué construyes, o nada.
bound-road = el camino tiene { $n ->
    [one] { $n } casilla
   *[other] { $n } casillas
 }
bound-provost = el preboste se mueve como mucho { $n ->
    [one] { $n } casilla
   *[other] { $n } casillas
 }
refuse-place-taken = este lugar está ocupado: { $place }
refuse-place-empty = en la casilla { $space } no hay ningún edificio para trabajadores
refuse-place-again = en este lugar cada jugador solo puede colocar un trabajador: { $place }
refuse-place-cost = colocar ahí cuesta { $cost ->
    [one] { $cost } denario
   *[other] { $cost } denarios
 }; tienes { $deniers }
refuse-place-two = con dos jugadores no se usan los establos
refuse-provost-range = el preboste debe quedar entre las casillas 1 y 28; está en la { $space }
refuse-build-stock = aquí no se puede construir: { $tile }
refuse-build-cost = { $tile } cuesta { $cost }; tienes { $held }
refuse-build-full = el camino no tiene casillas libres
refuse-build-residence = para un edificio de prestigio necesitas una residencia propia
refuse-no-cube = no tienes ningún cubo que cambiar
refuse-no-gold = el alquimista no acepta oro
refuse-bonus = la bonificación del dueño es 1 { $one } o 1 { $other }
refuse-compulsory = tienes que tomar los recursos
refuse-favor-used = ya has usado esa línea en esta fase
refuse-level = para eso hace falta el nivel { $needed }; tu marcador está en el nivel { $level }
refuse-use = ahora no se puede construir ni convertir nada de esa forma
refuse-use-skip = elegiste construir, así que tienes que hacerlo
refuse-exchange-first = solo puedes tomar dos cubos después de `exchange`
refuse-exchange = toma dos cubos que no sean oro
refuse-on = en la casilla { $space } no tienes ninguna residencia
refuse-convert-empty = la casilla { $space } está vacía
refuse-convert-kind = { $tile } (casilla { $space }) no puede convertirse en residencia; solo un edificio neutral o uno propio de madera o piedra
refuse-convert-owner = { $tile } (casilla { $space }) es de otro jugador
refuse-convert-pending = { $tile } (casilla { $space }) ya se va a convertir en residencia
refuse-castle-full = ninguna sección del castillo tiene lugares libres
refuse-castle-cubes = un lote es 1 comida y 1 cubo de cada uno de otros dos tipos; tienes { $held }
refuse-price = eso cuesta { $price }; tienes { $held }
event-gained-favor = { $seat } gana { $goods } gracias a un favor real.
event-trade-prestige = { $seat } paga { $goods } por { $n } PP ({ $source }).
event-paid-saved = { $seat } ahorra la madera gracias a un favor real ({ $source }).
event-paid-exchange = { $seat } entrega { $goods } a cambio.
event-scored = { $seat } gana { $n } PP ({ $what }).
event-scored-owner = { $seat } gana { $n } PP como dueño ({ $what }).
event-scored-favor = { $seat } gana { $n } PP gracias a un favor real.
event-lost-castle = { $seat } no entrega ningún lote y pierde { $n } PP.
event-no-batch = { $seat } no entrega ningún lote y no tiene prestigio que perder.
event-lost-none = { $seat } no tiene prestigio que perder ({ $what }).
event-lost = { $seat } pierde { $n } PP ({ $what }).
event-placed = { $seat } coloca un trabajador por { $cost ->
    [one] { $cost } denario
   *[other] { $cost } denarios
 } ({ $tile }).
event-placed-road = { $seat } coloca un trabajador por { $cost ->
    [one] { $cost } denario
   *[other] { $cost } denarios
 } ({ $tile }, casilla { $space }).
event-passed-forced = { $seat } no puede colocar trabajadores y pasa automáticamente (puesto { $place } del puente).
event-relocated = { $seat } mueve a su trabajador: Puerta → { $tile }.
event-relocated-road = { $seat } mueve a su trabajador: Puerta → { $tile } (casilla { $space }).
event-returned = { $seat } recupera un trabajador ({ $tile }).
event-returned-road = { $seat } recupera un trabajador ({ $tile }, casilla { $space }).
event-declined = { $seat } no usa el edificio { $what }.
event-declined-why = { $seat } no usa el edificio { $what } ({ $why }).
why-no-cloth = sin tela
why-no-denier = sin denarios
why-few-cloth = falta tela
why-few-gold = sin oro
why-few-cubes = faltan cubos
why-few-build = no alcanza para ningún edificio
why-no-tile = no quedan edificios
why-no-residence = sin residencia que cubrir
why-no-target = nada que convertir en residencia
why-no-place = ningún lugar libre
event-declined-favor = { $seat } no gana nada con el favor.
event-provost = { $seat } mueve al preboste de la casilla { $start } a la { $end }.
event-provost-stays = { $seat } deja al preboste en la casilla { $end }.
event-provost-paid = { $seat } mueve al preboste de la casilla { $start } a la { $end } por { $n ->
    [one] { $n } denario
   *[other] { $n } denarios
 }.
event-provost-left = { $seats } dejan al preboste en la casilla { $end }.
event-bailiff-joined = Administrador { $start } → { $end }; el preboste se une a él.
event-order = Nuevo orden de turno: { $order }.
event-inn = { $seat } pasa al lugar de la derecha de la posada.
event-inn-stays = { $seat } se queda en la posada.
event-built = { $seat } construye el edificio { $tile } ({ $space }).
event-built-for = { $seat } construye el edificio { $tile } ({ $space }) por { $goods }.
event-built-scored = { $seat } construye el edificio { $tile } ({ $space }): { $n } PP.
event-built-for-scored = { $seat } construye el edificio { $tile } ({ $space }) por { $goods }: { $n } PP.
event-converted = { $seat } convierte en residencia el edificio { $tile } (casilla { $space }).
event-converted-for = { $seat } convierte en residencia el edificio { $tile } (casilla { $space }) por { $goods }: { $n } PP.
event-pending = { $tile } (casilla { $space }) se convertirá en residencia de { $seat } cuando se vaya el trabajador.
event-batch-for = { $seat } entrega { $goods } por una casa ({ $section }).
event-batch-scored = { $seat } entrega un lote por una casa ({ $section }): { $n } PP.
event-batch-for-scored = { $seat } entrega { $goods } por una casa ({ $section }): { $n } PP.
event-batches-scored = { $seat } entrega { $houses ->
    [one] { $houses } lote
   *[other] { $houses } lotes
 } por otras tantas casas ({ $sections }): { $n } PP.
event-batches-for-scored = { $seat } entrega { $goods } por { $houses ->
    [one] { $houses } casa
   *[other] { $houses } casas
 } ({ $sections }): { $n } PP.
event-best = { $seat } es quien más lotes entrega ({ $n }) y gana un favor.
event-section-dungeon = Se puntúan las mazmorras.
event-section-walls = Se puntúan las murallas.
event-section-towers = Se puntúan las torres.
event-section-full-dungeon = Las mazmorras están completas y se puntúan.
event-section-full-walls = Las murallas están completas y se puntúan.
event-section-full-towers = Las torres están completas y se puntúan.
event-counted = { $seat } tiene { $houses ->
    [one] { $houses } casa
   *[other] { $houses } casas
 } ({ $section }): { $favors ->
    [one] { $favors } favor
   *[other] { $favors } favores
 }.
event-counted-one = { $seat } tiene 1 casa ({ $section }): ningún favor.
event-counted-none = { $seat } no tiene casas ({ $section }).
event-unhoused = { $seat } no tiene casas ({ $section }) y pierde { $n } PP.
event-unhoused-none = { $seat } no tiene casas ({ $section }) ni prestigio que perder.
event-favor = { $seat } usa un favor ({ $line }), ahora en el nivel { $level }.
event-favor-blocked = { $seat } usa un favor ({ $line })y sigue en el nivel { $level }.
event-favor-goods = { $seat } usa un favor ({ $line }, nivel { $level }): { $goods }.
event-favor-scored = { $seat } usa un favor ({ $line }, nivel { $level }): { $n } PP.
event-favor-lost = { $seat } pierde un favor: las cuatro líneas ya se han usado en esta fase.
event-result = { $seat }: { $prestige } PP, { $gold } por oro, { $cubes } por cubos, { $deniers } por denarios: { $total } en total.
say-order = Orden de turno: { $order }.
say-officials = Administrador en la casilla { $bailiff }, preboste en la casilla { $provost }.
say-castle = Castillo, lugares libres: mazmorras { $dungeon }, murallas { $walls }, torres { $towers }.
say-castle-queue = Trabajadores en el castillo: { $order }.
say-scored = Ya puntuadas: { $sections }.
say-player = { $seat }: { $prestige } PP, { $deniers ->
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
 }, { $cloth ->
    [one] { $cloth } tela
   *[other] { $cloth } telas
 }, { $gold ->
    [one] { $gold } oro
   *[other] { $gold } oros
 }, { $workers ->
    [one] { $workers } trabajador disponible
   *[other] { $workers } trabajadores disponibles
 }; favores { $favors }; casas { $houses }.
say-stables = Establos: { $order }.
say-inn = Posada: izquierda { $left }, derecha { $right }.
say-nobody = nadie
say-space-pending = { $space } { $tile }, trabajador de { $worker }, futura residencia de { $pending }
say-stock = Se puede construir: { $tiles }.
lesson-phase-2 = Gana quien tiene más prestigio. Lo dan los edificios y las casas del castillo, que cuestan cubos; los traen los trabajadores.
lesson-phase-3 = Primero se activan los edificios situados antes del puente, de la puerta a la posada. No dan cubos, sino dinero, un puesto mejor en el orden de turno, un favor real o un movimiento del preboste.
lesson-phase-4 = En esta ronda el camino termina en el preboste: un trabajador más allá de él no trae nada. Cada jugador puede moverlo hasta 3 casillas, a 1 denario por casilla; decide primero quien pasó primero.
lesson-phase-5 = Ahora se activan los edificios del camino, desde la casilla 1 hasta el preboste, cada uno para el trabajador que tiene encima. Con lo que consigas aquí pagas casas y edificios.
lesson-phase-6 = En el castillo, un lote (comida y otros dos tipos de cubos) se convierte en una casa. El jugador que más lotes entrega gana un favor real; quien no entrega ninguno pierde 2 PP.
lesson-phase-7 = El administrador avanza, y cuando llega a la casilla 12, 18 o 24 se puntúa una sección del castillo. Dos casas en ella dan un favor real; no tener ninguna cuesta prestigio.
lesson-place_worker = Un lote para el castillo es comida y otros dos tipos de cubos. Cada jugador que pasa encarece los trabajadores de los demás; el primero gana 1 denario.
lesson-gate = Tu trabajador de la puerta va gratis a cualquier lugar libre, incluso al castillo. Así puedes tomar lo que los demás han dejado.
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
lesson-on = Un edificio de prestigio cubre una de tus residencias, que deja de dar denarios.
lesson-lawyer = Una residencia da 1 denario por ronda, y hace falta una para construir un edificio de prestigio. El edificio que sustituye desaparece, así que elige uno que no vayas a echar de menos.
lesson-castle = Cada lote se convierte ya en una casa, y los siguientes valdrán menos. Guarda cubos solo para un edificio que seguro vas a construir.
lesson-favor_line = Un favor avanza tu marcador un nivel en una línea, y puedes usar cualquier nivel alcanzado. Seguir siempre la misma línea es lo que más rinde: hasta 5 PP de una vez, o un edificio.
lesson-favor_cubes = Tú eliges el tipo. Piensa en tu próximo lote (comida y otros dos tipos) y en tu próximo edificio.
lesson-exchange = Entrega un cubo que te sobre y toma lo que aún te falta para un lote o un edificio.
lesson-favor_building = Cuanto más avanzado está tu marcador, mejor es lo que puedes construir, y más barato que con un trabajador.
lesson-trading_post = Tres denarios por un trabajador: conviene cuando falta dinero.
lesson-stables = Los jugadores con un trabajador aquí pasan al frente del orden de turno, según el orden de sus trabajadores, y conservan ese puesto.
lesson-place_castle = Con un trabajador aquí puedes entregar lotes al final de la ronda. No entregar ninguno cuesta 2 PP, salvo que tengas uno y no quede sitio en ninguna sección.
lesson-gold_mine = Los edificios de prestigio piden oro, y cada oro que te quede al final vale 3 PP. La mina está lejos: solo se activa si el preboste llega hasta ella.
lesson-bank = Aquí el dinero se convierte en oro: lo piden los edificios de prestigio, y cada oro que te quede al final vale 3 PP.
lesson-mason = Aquí se construyen edificios de piedra. Dan más prestigio que la mayoría de los de madera, y algunos te dan un cubo cuando otros los usan.
lesson-architect = Aquí se construyen edificios de prestigio, cada uno sobre una de tus residencias. Dan de 7 a 25 PP, piden oro y no admiten trabajadores.
lesson-section-dungeon = Las casas van ahora a las mazmorras: 5 PP cada una, sitio para seis. Al puntuarlas, 2 casas tuyas dan 1 favor real; si no tienes ninguna, pierdes 2 PP.
lesson-section-walls = Las casas van ahora a las murallas: 4 PP cada una, sitio para diez. Al puntuarlas, 2 casas tuyas dan 1 favor real, 3 dan 2 y 5 dan 3; si no tienes ninguna, pierdes 3 PP.
lesson-section-towers = Las casas van ahora a las torres: 3 PP cada una, sitio para catorce. Al puntuarlas termina la partida: 2 casas tuyas dan 1 favor real, 4 dan 2 y 6 dan 3; si no tienes ninguna, pierdes 4 PP.
remind-section = Pronto se puntúa una sección del castillo ({ $section }). Sin una casa allí pierdes { $loss } PP: coloca un trabajador en el castillo y entrega un lote.
lesson-line-prestige = La línea de prestigio da prestigio al instante: 1 en el primer nivel, hasta 5 en el último.
lesson-line-deniers = La línea de denarios da 3 denarios en el primer nivel, hasta 7 en el último.
lesson-line-cubes = La línea de recursos, nivel a nivel: una comida, una madera o una piedra, una tela, un cubo cambiado por dos, un oro.
lesson-line-building = La línea de construcción, nivel a nivel: nada aún, un edificio de madera, uno de piedra, una residencia, uno de prestigio. Se construye sin trabajador; los de madera y piedra cuestan un cubo menos.
