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
note-no-cube = non hai ancora cubi
note-no-denier = non ti restano denari
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
label-skip = Niente
refuse-other = prima c'è un'altra decisione da prendere
refuse-place-workers = non hai più lavoratori
refuse-provost-cost = costa { $cost ->
    [one] { $cost } denaro
   *[other] { $cost } denari
 }; hai { $deniers }
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
why-no-cube = niente cubi
event-unreached-several = Oltre il prevosto: { $workers }.
event-ended = Vittoria con { $score ->
    [one] { $score } punto prestigio
   *[other] { $score } punti prestigio
 }: { $winners }.
say-turn = Round { $turn }, fase { $phase }: { $name }.
say-over = La partita è finita: { $scores }.
say-winners = Vittoria: { $winners }.
say-decision = { $seat } decide: { $question }
say-passed = Hanno passato: { $order }.
goods-workers = { $n ->
    [one] { $n } lavoratore
   *[other] { $n } lavoratori
 }
ask-on = Quale residenza copri? ({ $tile })
say-space-owner = { $space } { $tile }, proprietario: { $owner }
say-space-worker = { $space } { $tile }, lavoratore di { $worker }
say-space-both = { $space } { $tile }, proprietario: { $owner }, lavoratore di { $worker }
