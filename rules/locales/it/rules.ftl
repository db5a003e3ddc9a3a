seat-blue = Blu
seat-red = Rosso
seat-green = Verde
seat-orange = Arancione
seat-black = Nero
error-notation-full = { $text } va scritto per intero: { $code }
error-over = la partita è finita; vittoria: { $winners }
error-turn = { $text }: ora decide { $other } ({ $kind }), non { $seat }
error-beginning = nessuna azione permessa comincia così
error-ambiguous = { $text } può significare: { $codes }
points-buildings = Edifici
points-tokens = Gettoni
points-cards = Carte
points-trades = Scambi
points-favors = Favori
points-owners = Proprietà
points-losses = Perdite
points-gold = Oro rimasto
points-cubes = Cubi rimasti
points-deniers = Denari rimasti

cube-food = cibo
cube-wood = legno
cube-stone = pietra
cube-gold = oro
goods-food = { $n } cibo
goods-wood = { $n } legno
goods-stone = { $n ->
    [one] { $n } pietra
   *[other] { $n } pietre
 }
goods-gold = { $n } oro
goods-any = { $n ->
    [one] { $n } cubo a scelta
   *[other] { $n } cubi a scelta
 }
goods-deniers = { $n ->
    [one] { $n } denaro
   *[other] { $n } denari
 }
goods-nothing = niente
section-dungeon = segrete
section-walls = mura
section-towers = torri
label-pass = Passa
label-pass-first = Passa per primo: guadagna 1 denaro
note-beyond = oltre il prevosto
note-deniers = { $n ->
    [one] ti resta solo { $n } denaro
   *[other] ti restano solo { $n } denari
 }
label-buy = Compra { $goods }: paga { $price ->
    [one] { $price } denaro
   *[other] { $price } denari
 }
label-sell = Vendi 1 { $cube }: guadagna { $price ->
    [one] { $price } denaro
   *[other] { $price } denari
 }
label-skip = Rinuncia
refuse-other = prima c'è un'altra decisione da prendere
refuse-place-workers = non hai più lavoratori
refuse-cube = non hai: { $cube }
refuse-convert-lawyer = un avvocato non può diventare residenza
event-turn = Round { $turn }, ordine: { $order }.
event-income = { $seat } riceve un reddito di { $n ->
    [one] { $n } denaro
   *[other] { $n } denari
 }.
event-first-passer = { $seat } passa per primo e riceve { $n ->
    [one] { $n } denaro
   *[other] { $n } denari
 }.
event-gained = { $seat } riceve { $goods } ({ $source }).
event-gained-bonus = { $seat } riceve { $goods } come proprietario ({ $source }).
event-paid = { $seat } paga { $goods } ({ $source }).
event-trade = { $seat } paga { $goods } per { $gained } ({ $source }).
event-passed = { $seat } passa (posto { $place } del ponte).
why-chosen = per scelta
why-few-deniers = denari insufficienti
why-few-cubes = cubi insufficienti
event-unreached-several = Oltre il prevosto: { $workers }.
event-ended = Vittoria con { $score ->
    [one] { $score } punto prestigio
   *[other] { $score } punti prestigio
 }: { $winners }.
goods-workers = { $n ->
    [one] { $n } lavoratore
   *[other] { $n } lavoratori
 }
ask-on = Quale residenza copri? ({ $tile })
points-total = Totale
goods-prestige = { $n } PP
event-placed = { $seat } piazza un lavoratore per { $cost ->
    [one] { $cost } denaro
   *[other] { $cost } denari
 } → { $tile }.
event-declined = { $seat } non usa l'edificio { $what }.
event-declined-why = { $seat } non usa l'edificio { $what } ({ $why }).
event-built-scored = { $seat } costruisce l'edificio { $tile }: { $n ->
    [one] { $n } punto prestigio
   *[other] { $n } punti prestigio
 }.
event-built-for-scored = { $seat } costruisce l'edificio { $tile } per { $goods }: { $n ->
    [one] { $n } punto prestigio
   *[other] { $n } punti prestigio
 }.
event-converted = { $seat } trasforma in residenza: { $tile }.
event-pending = { $tile } diventa residenza di { $seat } quando il lavoratore se ne va.
event-provost = { $seat } sposta il prevosto da { $start } a { $end }.
event-provost-stays = { $seat } lascia il prevosto dov'è ({ $end }).
event-provost-paid = { $seat } sposta il prevosto da { $start } a { $end } per { $n ->
    [one] { $n } denaro
   *[other] { $n } denari
 }.
event-provost-left = { $seats } lasciano il prevosto dov'è ({ $end }).
event-batches-scored = { $seat } consegna { $houses ->
    [one] { $houses } lotto
   *[other] { $houses } lotti
 } al castello ({ $sections }): { $n ->
    [one] { $n } punto prestigio
   *[other] { $n } punti prestigio
 }.
event-batches-for-scored = { $seat } consegna { $goods } ({ $sections }): { $n ->
    [one] { $n } punto prestigio
   *[other] { $n } punti prestigio
 }.
label-place-own = { $space } { $tile } (edificio tuo): { $effect }
label-provost-stay = Il prevosto resta: { $space } (gratis)
label-provost-paid = Prevosto → { $space } ({ $shift }): paga { $cost ->
    [one] { $cost } denaro
   *[other] { $cost } denari
 }
label-on = Sulla residenza ({ $space })
label-batch = Consegna { $goods }: guadagna { $prestige } PP ({ $section })
label-build = Costruisci { $tile }: paga { $cost }, guadagna { $prestige } PP
label-pay-prestige = Paga { $paid }: guadagna { $gain } PP
label-pay-gold = Paga { $paid }: prendi { $gain } oro
ask-provost = Prevosto su { $space }: fino a { $most ->
    [one] { $most } casella
   *[other] { $most } caselle
 } avanti o indietro (1 denaro l'una)?
ask-bonus = { $tile }, come proprietario: { $effect }?
bound-road = la strada finisce al numero { $n }
bound-provost = il prevosto si sposta al massimo di { $n ->
    [one] { $n } casella
   *[other] { $n } caselle
 }
refuse-place-taken = questo luogo è occupato: { $place }
refuse-place-empty = su { $space } non si può piazzare un lavoratore
refuse-price = costa: { $price }; hai: { $held }
refuse-build-stock = qui non si può costruire: { $tile }
refuse-build-residence = serve una tua residenza scoperta
refuse-on = su { $space } non hai residenze da coprire
refuse-convert-owner = { $tile } è di un altro giocatore
refuse-convert-pending = { $tile } sta già per diventare residenza
refuse-provost-range = il prevosto deve restare tra 1 e { $last }; ora è su { $space }
why-no-target = nessun edificio da trasformare in residenza
event-returned = { $seat } riprende un lavoratore ({ $tile }).

# What a decision is about

kind-place_worker = piazzare un lavoratore
kind-provost = spostare il prevosto
kind-production = che cosa produrre
kind-bonus = un bonus come proprietario
kind-trade = uno scambio
kind-give = che cosa cedere
kind-build = costruire
kind-on = quale residenza coprire
kind-favor_line = un favore reale
kind-opening = la mano iniziale
kind-action = un'azione
kind-payment = un pagamento
