mc-card-small_farm = Fattoria piccola
mc-card-small_sawmill = Segheria piccola
mc-card-small_quarry = Cava piccola
mc-card-large_farm = Fattoria grande
mc-card-large_sawmill = Segheria grande
mc-card-large_quarry = Cava grande
mc-card-n_peddler = Ambulante neutrale
mc-card-town_hall = Municipio
mc-effect-small_farm = prendi 1 cibo
mc-effect-lawyer = una residenza per 1 cibo
mc-effect-large_farm = prendi 2 cibo
mc-effect-bank = 1 oro per 1 denaro, o 2 per 3
mc-effect-church = 1 gettone per 2 denari, o 2 per 5
mc-effect-n_trading_post = guadagna 2 denari
mc-effect-n_peddler = compra 1 cubo per 1 denaro
mc-effect-theatre = vale 6 PP
mc-effect-hotel = vale 6 PP; guadagna 1 denaro di reddito ogni round
mc-effect-stables = vale 10 PP
mc-effect-cathedral = vale 14 PP
mc-owner-small_farm = prendi 1 cibo dalla carta
mc-owner-small_sawmill = prendi 1 legno dalla carta
mc-owner-small_quarry = prendi 1 pietra dalla carta
mc-owner-market = guadagna 1 denaro
mc-owner-gold_mine = 1 oro per 1 cubo
mc-owner-bank = 1 oro per 2 denari
mc-owner-church = 1 gettone per 3 denari
mc-phase-0 = mano iniziale
mc-phase-2 = azioni
mc-phase-4 = effetti degli edifici
mc-label-keep = Tieni la mano
mc-label-mulligan = Scarta la mano e pesca altre { $n } carte
mc-label-draw = Pesca una carta: paga 1 denaro
mc-label-draw-shuffle = Mescola gli scarti e pesca una carta: paga 1 denaro
mc-label-redraw = Cambia la mano ({ $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }): paga 1 denaro
mc-label-place-foreign = { $space } { $tile }: { $effect }; propr.: { $owner_effect }
mc-label-pay-cubes = Paga { $goods }
mc-label-convert = { $place } { $card } diventa residenza, vale { $prestige } PP invece di { $points }
mc-label-done-none = Non consegnare lotti
mc-ask-opening = Tieni la mano iniziale, o la scarti tutta e peschi altre { $n } carte?
mc-ask-action = Pesca, cambia la mano, piazza un lavoratore (1 denaro ogni volta), costruisci o passa.
mc-ask-payment = { $card }: scegli con che cosa pagare ({ $cost }; l'oro sostituisce qualsiasi cubo).
mc-ask-payment-conversion = Avvocato: scegli con che cosa pagare la residenza (1 cibo, o 1 oro al suo posto).
mc-ask-castle = Castello: consegna un lotto (cibo, legno e pietra; l'oro sostituisce qualsiasi cubo) o concludi.
mc-refuse-draw = il mazzo e gli scarti sono vuoti
mc-refuse-redraw = la tua mano è vuota
mc-refuse-build-hand = questa carta non è nella tua mano: { $card }
mc-refuse-payment = { $card } costa: { $cost } (l'oro sostituisce qualsiasi cubo), non { $paid }
mc-refuse-payment-conversion = una residenza costa 1 cibo o 1 oro, non { $paid }
mc-refuse-tokens = hai chiesto { $asked ->
    [one] { $asked } gettone
   *[other] { $asked } gettoni
 }; nel castello ne restano { $left }
mc-refuse-convert-kind = { $card } (carta { $place }) non può diventare residenza; può diventarlo solo un tuo edificio
mc-refuse-castle-gold = se hai oro, indica i tre cubi del lotto
mc-refuse-castle-plain = se non hai oro, scrivi solo `batch`
mc-refuse-castle-cubes = un lotto è 1 cibo, 1 legno e 1 pietra (l'oro sostituisce qualsiasi cubo); hai: { $held }
mc-event-replaced = { $seat } scarta la mano ({ $cards }).
mc-event-new-hand = { $seat } cambia la mano ({ $cards }) per { $n ->
    [one] { $n } denaro
   *[other] { $n } denari
 }.
mc-event-drawn = { $seat } pesca { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }.
mc-event-drawn-for = { $seat } pesca { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
 } per { $n ->
    [one] { $n } denaro
   *[other] { $n } denari
 }.
mc-event-shuffled = { $seat } mescola { $n ->
    [one] { $n } scarto
   *[other] { $n } scarti
 }.
mc-event-best-gold = { $seat } riceve { $goods } per il maggior numero di lotti.
mc-event-trade-owner = { $seat } paga { $goods } per { $gained } come proprietario ({ $source }).
event-paid-draw = { $seat } paga { $goods } per una carta.
mc-event-provost-turn = Prevosto { $start } → { $end }.
mc-event-provost-turn-stays = Il prevosto resta sulla carta { $end }, l'ultima.
why-no-token = gettoni del castello esauriti
why-no-food = niente cibo né oro
mc-event-converted-for = { $seat } trasforma in residenza per { $goods }: { $tile }.
mc-event-token-church = { $seat } compra un gettone ({ $section }).
mc-event-best = { $seat } consegna più lotti di tutti ({ $n }).
mc-event-removed = Nessuno consegna lotti: { $n ->
    [one] { $n } gettone esce
   *[other] { $n } gettoni escono
 } dal gioco ({ $sections }).
mc-event-result = { $seat }: { $tokens } per i gettoni, { $cards } per le carte, { $gold } per l'oro, { $cubes } per i cubi, { $deniers } per i denari: { $total } in tutto.
mc-lesson-phase-0 = Vince chi ha più prestigio: lo portano le carte che costruisci e i lotti che consegni al castello, e tutto si paga in cubi. Tutti hanno le stesse carte, ma in ordine diverso.
mc-lesson-phase-2 = A turno ognuno fa una cosa: piazza un lavoratore su una carta, costruisce una carta della mano, pesca, cambia la mano o passa. I lavoratori portano cubi, con i cubi si costruiscono carte, e le tue carte ti rendono qualcosa quando le usano gli altri.
mc-lesson-phase-4 = Ora si attivano le carte della strada fino al prevosto: ognuna per il lavoratore che ci sta sopra, poi per il proprietario, se è un altro giocatore.
mc-lesson-phase-5 = Cibo, legno e pietra formano un lotto, senza bisogno di lavoratori: 4 punti prestigio finché ci sono gettoni delle segrete, poi 3, poi 2. Chi consegna più lotti riceve un oro; quando finiscono i gettoni finisce anche la partita.
mc-lesson-opening = Tieni una mano con carte che potrai pagare presto. Ora puoi cambiarla tutta una volta, gratis; più avanti costa 1 denaro.
mc-lesson-action = Un lavoratore, una carta pescata e una mano nuova costano 1 denaro ciascuno; costruire costa solo cubi. Costruisci presto ciò che gli altri useranno, e passa quando il denaro ti serve di più per il prevosto.
mc-lesson-payment = L'oro sostituisce qualsiasi cubo: paga con ciò di cui puoi fare a meno e tieni l'oro.
mc-lesson-lawyer = Una residenza porta 1 denaro ogni round, e serve per costruirci sopra una carta di prestigio. La carta trasformata è persa, quindi scegline una che non usa nessuno.
mc-lesson-gold_mine = L'oro sostituisce qualsiasi cubo in un lotto o in un edificio: cedi il tipo che hai di più.
mc-lesson-bank = L'oro sostituisce qualsiasi cubo: qui in pratica compri il cubo che ti manca.
mc-lesson-church = Qui compri gettoni con il denaro, a partire da quelli che valgono di più. Non contano per l'oro di chi consegna più lotti.
mc-lesson-gives = Qui un lavoratore porta quello che indica la carta. Se è di un altro giocatore, riceve qualcosa anche il proprietario.
