seat-blue = Azul
seat-red = Rojo
seat-green = Verde
seat-orange = Naranja
seat-black = Negro
error-notation-full = { $text } debe escribirse entero: { $code }
error-over = la partida ha terminado, victoria: { $winners }
error-turn = { $text }: ahora decide { $other } ({ $kind }), no { $seat }
error-beginning = ninguna acción permitida empieza así
error-ambiguous = { $text } puede significar { $codes }
points-buildings = Edificios
points-tokens = Fichas
points-cards = Cartas
points-trades = Comercio
points-favors = Favores
points-owners = Como dueño
points-losses = Pérdidas
points-gold = Oro
points-cubes = Cubos
points-deniers = Denarios

cube-food = comida
cube-wood = madera
cube-stone = piedra
cube-gold = oro
goods-food = { $n ->
    [one] { $n } comida
   *[other] { $n } comidas
 }
goods-wood = { $n ->
    [one] { $n } madera
   *[other] { $n } maderas
 }
goods-stone = { $n ->
    [one] { $n } piedra
   *[other] { $n } piedras
 }
goods-gold = { $n ->
    [one] { $n } oro
   *[other] { $n } oros
 }
goods-any = { $n ->
    [one] { $n } cubo cualquiera
   *[other] { $n } cubos cualesquiera
 }
goods-deniers = { $n ->
    [one] { $n } denario
   *[other] { $n } denarios
 }
goods-nothing = nada
section-dungeon = mazmorras
section-walls = murallas
section-towers = torres
label-pass = Pasar
label-pass-first = Pasar primero: ganar 1 denario
note-beyond = más allá del preboste
note-deniers = solo te { $n ->
    [one] queda { $n } denario
   *[other] quedan { $n } denarios
 }
label-buy = Comprar { $goods }: pagar { $price ->
    [one] { $price } denario
   *[other] { $price } denarios
 }
label-sell = Vender 1 { $cube }: ganar { $price ->
    [one] { $price } denario
   *[other] { $price } denarios
 }
label-skip = Nada
refuse-other = antes hay que tomar otra decisión
refuse-place-workers = no te quedan trabajadores
refuse-cube = no tienes { $cube }
refuse-convert-lawyer = un notario no puede convertirse en residencia
event-turn = Ronda { $turn }, orden: { $order }.
event-income = { $seat } recibe ingresos de { $n ->
    [one] { $n } denario
   *[other] { $n } denarios
 }.
event-first-passer = { $seat } gana { $n ->
    [one] { $n } denario
   *[other] { $n } denarios
 } por pasar primero.
event-gained = { $seat } gana { $goods } ({ $source }).
event-gained-bonus = { $seat } gana { $goods } como dueño ({ $source }).
event-paid = { $seat } paga { $goods } ({ $source }).
event-trade = { $seat } paga { $goods } por { $gained } ({ $source }).
event-passed = { $seat } pasa (puesto { $place } del puente).
why-chosen = por decisión propia
why-few-deniers = faltan denarios
why-few-cubes = faltan cubos
event-unreached-several = Más allá del preboste: { $workers }.
event-ended = Victoria con { $score } PP: { $winners }.
goods-workers = { $n ->
    [one] { $n } trabajador
   *[other] { $n } trabajadores
 }
ask-on = ¿Qué residencia cubres ({ $tile })?
points-total = Total
goods-prestige = { $n } PP
event-placed = { $seat }: trabajador → { $tile } por { $cost ->
    [one] { $cost } denario
   *[other] { $cost } denarios
 }.
event-declined = { $seat } no usa el edificio { $what }.
event-declined-why = { $seat } no usa el edificio { $what } ({ $why }).
event-built-scored = { $seat } construye el edificio { $tile }: { $n } PP.
event-built-for-scored = { $seat } construye el edificio { $tile } por { $goods }: { $n } PP.
event-converted = { $seat } convierte en residencia: { $tile }.
event-pending = { $tile } se convertirá en residencia de { $seat } cuando se vaya el trabajador.
event-provost = { $seat } mueve al preboste de { $start } a { $end }.
event-provost-stays = { $seat } deja al preboste en { $end }.
event-provost-paid = { $seat } mueve al preboste de { $start } a { $end } por { $n ->
    [one] { $n } denario
   *[other] { $n } denarios
 }.
event-provost-left = { $seats } dejan al preboste en { $end }.
event-batches-scored = { $seat } entrega { $houses ->
    [one] { $houses } lote
   *[other] { $houses } lotes
 } al castillo ({ $sections }): { $n } PP.
event-batches-for-scored = { $seat } entrega { $goods } ({ $sections }): { $n } PP.
label-place-own = { $space } { $tile } (dueño: tú): { $effect }
label-provost-stay = Dejar al preboste en { $space } (gratis)
label-provost-paid = Preboste → { $space } ({ $shift }): pagar { $cost ->
    [one] { $cost } denario
   *[other] { $cost } denarios
 }
label-on = Sobre la residencia ({ $space })
label-batch = Entregar { $goods }: ganar { $prestige } PP ({ $section })
label-build = Construir { $tile }: pagar { $cost }, ganar { $prestige } PP
label-pay-prestige = Pagar { $paid }: ganar { $gain } PP
label-pay-gold = Pagar { $paid }: ganar { $gain ->
    [one] { $gain } oro
   *[other] { $gain } oros
 }
ask-provost = Preboste en { $space }: ¿moverlo hasta { $most ->
    [one] { $most } casilla
   *[other] { $most } casillas
 } adelante o atrás (1 denario cada una)?
ask-bonus = { $tile }, como dueño: ¿{ $effect }?
bound-road = el camino termina en { $n }
bound-provost = el preboste se mueve como mucho { $n ->
    [one] { $n } casilla
   *[other] { $n } casillas
 }
refuse-place-taken = este lugar está ocupado: { $place }
refuse-place-empty = en { $space } no se puede colocar un trabajador
refuse-price = eso cuesta { $price }; tienes { $held }
refuse-build-stock = aquí no se puede construir: { $tile }
refuse-build-residence = para eso necesitas una residencia propia sin cubrir
refuse-on = en { $space } no tienes ninguna residencia que cubrir
refuse-convert-owner = { $tile } es de otro jugador
refuse-convert-pending = { $tile } ya se va a convertir en residencia
refuse-provost-range = el preboste debe quedar entre 1 y { $last }; está en { $space }
why-no-target = nada que convertir en residencia
event-returned = { $seat } recupera un trabajador ({ $tile }).

# What a decision is about

kind-place_worker = colocar un trabajador
kind-provost = mover al preboste
kind-production = qué producir
kind-bonus = una bonificación como dueño
kind-trade = un intercambio
kind-give = qué entregar
kind-build = construir
kind-on = qué residencia cubrir
kind-favor_line = un favor real
kind-opening = la mano inicial
kind-action = una acción
kind-payment = un pago
