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
note-no-cube = aún no tienes ningún cubo
note-no-denier = no te quedan denarios
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
refuse-provost-cost = eso cuesta { $cost ->
    [one] { $cost } denario
   *[other] { $cost } denarios
 }; tienes { $deniers }
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
why-no-cube = sin cubos
event-unreached-several = Más allá del preboste: { $workers }.
event-ended = Victoria con { $score } PP: { $winners }.
say-turn = Ronda { $turn }, fase { $phase }: { $name }.
say-over = La partida ha terminado: { $scores }.
say-winners = Victoria: { $winners }.
say-decision = { $seat } decide: { $question }
say-passed = Han pasado: { $order }.
goods-workers = { $n ->
    [one] { $n } trabajador
   *[other] { $n } trabajadores
 }
ask-on = ¿Qué residencia cubres ({ $tile })?
say-space-owner = { $space } { $tile }, dueño: { $owner }
say-space-worker = { $space } { $tile }, trabajador de { $worker }
say-space-both = { $space } { $tile }, dueño: { $owner }, trabajador de { $worker }
