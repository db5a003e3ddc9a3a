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
points-owners = Ca proprietar
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
why-few-cubes = prea puține cuburi
event-unreached-several = Dincolo de prevot: { $workers }.
event-ended = Victorie: { $winners }, { $score ->
    [one] { $score } punct
    [few] { $score } puncte
   *[other] { $score } de puncte
 } de prestigiu.
goods-workers = { $n ->
    [one] { $n } muncitor
    [few] { $n } muncitori
   *[other] { $n } de muncitori
 }
ask-on = Peste ce reședință construiești? ({ $tile })
points-total = Total
goods-prestige = { $n ->
    [one] { $n } punct
    [few] { $n } puncte
   *[other] { $n } de puncte
 } de prestigiu
event-placed = { $seat } plasează un muncitor → { $tile } pentru { $cost ->
    [one] { $cost } denar
    [few] { $cost } denari
   *[other] { $cost } de denari
 }.
event-declined = { $seat } nu folosește: { $what }.
event-declined-why = { $seat } nu folosește: { $what } ({ $why }).
event-built-scored = { $seat } construiește clădirea { $tile }: +{ $n ->
    [one] { $n } punct
    [few] { $n } puncte
   *[other] { $n } de puncte
 } de prestigiu.
event-built-for-scored = { $seat } construiește clădirea { $tile } pentru { $goods }: +{ $n ->
    [one] { $n } punct
    [few] { $n } puncte
   *[other] { $n } de puncte
 } de prestigiu.
event-converted = { $seat } transformă clădirea { $tile } în reședință.
event-pending = Clădirea { $tile } devine reședința lui { $seat } când pleacă muncitorul.
event-provost = { $seat } mută prevotul de pe { $start } pe { $end }.
event-provost-stays = { $seat } lasă prevotul pe { $end }.
event-provost-paid = { $seat } mută prevotul de pe { $start } pe { $end } pentru { $n ->
    [one] { $n } denar
    [few] { $n } denari
   *[other] { $n } de denari
 }.
event-provost-left = { $seats } lasă prevotul pe { $end }.
event-batches-scored = { $seat } predă { $houses ->
    [one] { $houses } set
    [few] { $houses } seturi
   *[other] { $houses } de seturi
 } la castel ({ $sections }): +{ $n ->
    [one] { $n } punct
    [few] { $n } puncte
   *[other] { $n } de puncte
 } de prestigiu.
event-batches-for-scored = { $seat } predă { $goods } ({ $sections }): +{ $n ->
    [one] { $n } punct
    [few] { $n } puncte
   *[other] { $n } de puncte
 } de prestigiu.
label-place-own = { $space } { $tile } (a ta): { $effect }
label-provost-stay = Prevotul rămâne: { $space } (gratis)
label-provost-paid = Prevotul → { $space } ({ $shift }): plătește { $cost ->
    [one] { $cost } denar
    [few] { $cost } denari
   *[other] { $cost } de denari
 }
label-on = Peste reședință ({ $space })
label-batch = Predă { $goods }: +{ $prestige } PP ({ $section })
label-build = Construiește { $tile }: plătește { $cost }, +{ $prestige } PP
label-pay-prestige = Plătește { $paid }: +{ $gain } PP
label-pay-gold = Plătește { $paid }: primești { $gain }× aur
ask-provost = Prevotul pe { $space }: cel mult { $most ->
    [one] { $most } spațiu
    [few] { $most } spații
   *[other] { $most } de spații
 } înainte sau înapoi (câte 1 denar)?
ask-bonus = { $tile }, ca proprietar: { $effect }?
bound-road = drumul se termină la { $n }
bound-provost = prevotul se mută cu cel mult { $n ->
    [one] { $n } spațiu
    [few] { $n } spații
   *[other] { $n } de spații
 }
refuse-place-taken = locul e ocupat: { $place }
refuse-place-empty = pe { $space } nu se poate plasa un muncitor
refuse-price = costă { $price }; ai { $held }
refuse-build-stock = aici nu se poate construi: { $tile }
refuse-build-residence = îți trebuie o reședință proprie, neacoperită
refuse-on = pe { $space } nu ai o reședință de acoperit
refuse-convert-owner = clădirea { $tile } e a altui jucător
refuse-convert-pending = clădirea { $tile } devine deja reședință
refuse-provost-range = prevotul trebuie să rămână între 1 și { $last }; acum e pe { $space }
why-no-target = nimic de transformat în reședință
event-returned = { $seat } ia înapoi un muncitor ({ $tile }).

# What a decision is about

kind-place_worker = plasarea unui muncitor
kind-provost = mutarea prevotului
kind-production = ce se produce
kind-bonus = un bonus de proprietar
kind-trade = un schimb
kind-give = ce se dă
kind-build = o construcție
kind-on = ce reședință se acoperă
kind-favor_line = o favoare regală
kind-opening = mâna de început
kind-action = o acțiune
kind-payment = o plată
