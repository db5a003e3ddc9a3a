seat-blue = Albastru
seat-red = Roșu
seat-green = Verde
seat-orange = Portocaliu
seat-black = Negru
error-notation-full = { $text } trebuie scris întreg: { $code }
error-over = partida s-a încheiat; victorie: { $winners }
error-turn = { $text }: acum decide { $other } ({ $kind }), nu { $seat }
error-beginning = nicio acțiune permisă nu începe așa
error-ambiguous = { $text } poate însemna { $codes }
points-buildings = Clădiri
points-tokens = Jetoane
points-cards = Cărți
points-trades = Schimburi
points-favors = Favoruri
points-owners = Proprietari
points-losses = Pierderi
points-gold = Aur rămas
points-cubes = Cuburi rămase
points-deniers = Denari rămași

cube-food = hrană
cube-wood = lemn
cube-stone = piatră
cube-gold = aur
goods-food = { $n }× hrană
goods-wood = { $n }× lemn
goods-stone = { $n }× piatră
goods-gold = { $n }× aur
goods-any = { $n ->
    [one] { $n } cub de orice fel
    [few] { $n } cuburi de orice fel
   *[other] { $n } de cuburi de orice fel
 }
goods-deniers = { $n ->
    [one] { $n } denar
    [few] { $n } denari
   *[other] { $n } de denari
 }
goods-nothing = nimic
section-dungeon = donjon
section-walls = ziduri
section-towers = turnuri
label-pass = Pasează
label-pass-first = Pasează primul: primești 1 denar
note-beyond = dincolo de prevot
note-no-cube = încă nu ai niciun cub
note-no-denier = rămâi fără denari
note-deniers = { $n ->
    [one] rămâi cu { $n } denar
    [few] rămâi cu { $n } denari
   *[other] rămâi cu { $n } de denari
 }
label-buy = Cumpără { $goods }: plătește { $price ->
    [one] { $price } denar
    [few] { $price } denari
   *[other] { $price } de denari
 }
label-sell = Vinde 1× { $cube }: primești { $price ->
    [one] { $price } denar
    [few] { $price } denari
   *[other] { $price } de denari
 }
label-skip = Nimic
refuse-other = mai întâi trebuie luată altă decizie
refuse-place-workers = nu mai ai muncitori
refuse-provost-cost = costă { $cost ->
    [one] { $cost } denar
    [few] { $cost } denari
   *[other] { $cost } de denari
 }; ai { $deniers }
refuse-cube = nu ai: { $cube }
refuse-convert-lawyer = un notar nu poate deveni reședință
event-turn = Runda { $turn }, ordinea: { $order }.
event-income = { $seat } primește un venit de { $n ->
    [one] { $n } denar
    [few] { $n } denari
   *[other] { $n } de denari
 }.
event-first-passer = { $seat } primește { $n ->
    [one] { $n } denar
    [few] { $n } denari
   *[other] { $n } de denari
 } pentru că pasează primul.
event-gained = { $seat } primește { $goods } ({ $source }).
event-gained-bonus = { $seat } primește { $goods } ca proprietar ({ $source }).
event-paid = { $seat } plătește { $goods } ({ $source }).
event-trade = { $seat } plătește { $goods } pentru { $gained } ({ $source }).
event-passed = { $seat } pasează (locul { $place } pe pod).
why-chosen = din proprie alegere
why-few-deniers = prea puțini denari
why-no-cube = fără cuburi
event-unreached-several = Dincolo de prevot: { $workers }.
event-ended = Victorie: { $winners }, { $score ->
    [one] { $score } punct
    [few] { $score } puncte
   *[other] { $score } de puncte
 } de prestigiu.
say-turn = Runda { $turn }, faza { $phase }: { $name }.
say-over = Partida s-a încheiat: { $scores }.
say-winners = Victorie: { $winners }.
say-decision = { $seat } decide: { $question }
say-passed = Au pasat: { $order }.
goods-workers = { $n ->
    [one] { $n } muncitor
    [few] { $n } muncitori
   *[other] { $n } de muncitori
 }
ask-on = Peste ce reședință construiești? ({ $tile })
say-space-owner = { $space } { $tile }, proprietar: { $owner }
say-space-worker = { $space } { $tile }, muncitor: { $worker }
say-space-both = { $space } { $tile }, proprietar: { $owner }, muncitor: { $worker }
