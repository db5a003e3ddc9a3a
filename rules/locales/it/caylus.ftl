tile-n_farm = Fattoria
tile-n_forest = Foresta
tile-n_sawmill = Segheria
tile-n_quarry = Cava
tile-n_market = Mercato
tile-n_carpenter = Falegname
tile-f_peddler = Ambulante
tile-gold_mine = Miniera d'oro
tile-w_farm_food = Fattoria (cibo)
tile-w_farm_cloth = Fattoria (tessuto)
tile-w_quarry = Cava in legno
tile-w_sawmill = Segheria in legno
tile-w_market = Mercato in legno
tile-w_peddler = Ambulante in legno
tile-w_mason = Muratore
tile-w_lawyer = Avvocato
tile-s_farm = Fattoria in pietra
tile-s_park = Parco
tile-s_workshop = Bottega
tile-s_architect = Architetto
tile-s_church = Chiesa
tile-s_tailor = Sarto
tile-s_bank = Banca
tile-s_alchemist = Alchimista
tile-s_jeweller = Gioielliere
tile-residence = Residenza
tile-statue = Statua
tile-granary = Granaio
tile-library = Biblioteca
tile-weaver = Tessitore
tile-theater = Teatro
tile-college = Università
tile-monument = Monumento
tile-hotel = Hotel
tile-cathedral = Cattedrale
tile-gate = Porta
tile-trading_post = Stazione commerciale
tile-merchants_guild = Gilda dei mercanti
tile-joust_field = Campo del torneo
tile-stables = Scuderie
tile-inn = Locanda
tile-castle = Castello
effect-n_farm = prendi 1 cibo o 1 tessuto
effect-n_forest = prendi 1 legno o 1 cibo
effect-n_sawmill = prendi 1 legno
effect-n_quarry = prendi 1 pietra
effect-n_market = vendi 1 cubo per 4 denari
effect-n_carpenter = costruisci un edificio in legno
effect-f_peddler = compra 1 cubo per 2 denari
effect-gold_mine = prendi 1 oro
effect-w_farm_food = prendi 2 cibo o 1 tessuto
effect-w_farm_cloth = prendi 2 tessuti o 1 cibo
effect-w_quarry = prendi 2 pietre
effect-w_sawmill = prendi 2 legno
effect-w_market = vendi 1 cubo per 6 denari
effect-w_peddler = compra 1 o 2 cubi a 1 denaro l'uno
effect-w_mason = costruisci un edificio in pietra
effect-w_lawyer = una residenza per 1 denaro e 1 tessuto
effect-s_farm = prendi 2 cibo e 1 tessuto
effect-s_park = prendi 2 legno e 1 cibo
effect-s_workshop = prendi 2 pietre e 1 tessuto
effect-s_architect = costruisci un edificio di prestigio
effect-s_church = 3 PP per 2 denari, o 5 per 4
effect-s_tailor = 4 PP per 2 tessuti, o 6 per 3
effect-s_bank = 1 oro per 2 denari, o 2 per 5
effect-s_alchemist = 1 oro per 2 cubi, o 2 per 4
effect-s_jeweller = 5 PP per 1 oro, o 9 per 2
effect-residence = guadagna 1 denaro di reddito ogni round
effect-statue = guadagna 7 PP e un favore
effect-granary = guadagna 10 PP
effect-library = guadagna 10 PP e 1 denaro di reddito ogni round
effect-weaver = guadagna 12 PP
effect-theater = guadagna 14 PP e un favore
effect-monument = guadagna 14 PP e 2 favori
effect-hotel = guadagna 16 PP e 2 denari di reddito ogni round
effect-cathedral = guadagna 25 PP
effect-gate = spostati più tardi in un altro luogo, gratis
effect-trading_post = guadagna 3 denari
effect-merchants_guild = sposta il prevosto fino a 3 caselle, gratis
effect-joust_field = un favore per 1 denaro e 1 tessuto
effect-stables = avanza nell'ordine di turno
effect-inn = nel prossimo round ogni tuo lavoratore costa 1 denaro
effect-castle = consegna lotti: cibo e altri due tipi
owner-s_workshop = prendi 1 pietra o 1 tessuto
cube-cloth = tessuto
goods-cloth = { $n ->
    [one] { $n } tessuto
   *[other] { $n } tessuti
 }
goods-cubes = { $n ->
    [one] { $n } cubo
   *[other] { $n } cubi
 } (non oro)
line-prestige = prestigio
line-deniers = denari
line-cubes = risorse
line-building = costruzione
phase-1 = reddito
phase-2 = piazzamento dei lavoratori
phase-3 = edifici speciali
phase-4 = movimento del prevosto
phase-5 = attivazione degli edifici
phase-6 = costruzione del castello
phase-7 = fine del round
label-move = Lavoratore → { $place }: { $effect }
note-no-batch = non hai ancora nessun lotto
note-batch-coming = un lotto se il prevosto resta
note-batch-possible = può ancora arrivare un lotto
note-goods = hai solo { $goods }
note-no-cubes = non hai cubi oltre all'oro
note-build-full = la strada è piena
label-back = Riprendi il lavoratore
label-provost-free = Prevosto → { $space } ({ $shift }, gratis)
label-inn-stay = Resta: nel prossimo round ogni tuo lavoratore costa 1 denaro
label-take = Prendi { $goods }
label-give = Cedi 1 { $cube }
label-build-favors = Costruisci { $tile }: paga { $cost }, guadagna { $prestige } PP e { $favors ->
    [one] { $favors } favore
   *[other] { $favors } favori
 }
label-convert = { $space } { $tile } diventa residenza: guadagna { $prestige } PP
label-castle-done = Fatto
label-castle-none = Non consegnare lotti: perdi fino a 2 PP
label-favor-prestige = Prestigio: guadagna { $n } PP
label-favor-deniers = Denari: guadagna { $n ->
    [one] { $n } denaro
   *[other] { $n } denari
 }
label-favor-cubes-1 = Risorse, livello 1: prendi 1 cibo
label-favor-cubes-2 = Risorse, livello 2: prendi 1 cibo, legno o pietra
label-favor-cubes-3 = Risorse, livello 3: prendi 1 cibo, legno, pietra o tessuto
label-favor-cubes-4 = Risorse, livello 4: prendi 1 cubo (non oro) o scambia 1 con 2
label-favor-cubes-5 = Risorse, livello 5: prendi 1 cubo a scelta o scambia 1 con 2
label-favor-building-1 = Costruzione, livello 1: ancora nessun effetto
label-favor-building-2 = Costruzione, livello 2: un edificio in legno con 1 legno in meno
label-favor-building-3 = Costruzione, livello 3: un edificio in legno o in pietra con 1 cubo in meno
label-favor-building-4 = Costruzione, livello 4: un edificio in legno o in pietra con 1 in meno, o una residenza
label-favor-building-5 = Costruzione, livello 5: un edificio di qualsiasi tipo, o una residenza
label-exchange = Cedi 1 cubo, prendine 2
label-use-carpenter = Falegname: costruisci un edificio in legno con 1 legno in meno
label-use-mason = Muratore: costruisci un edificio in pietra con 1 pietra in meno
label-use-lawyer = Avvocato: una residenza per 1 tessuto
ask-place_worker = Piazza un lavoratore per { $cost ->
    [one] { $cost } denaro
   *[other] { $cost } denari
 } o passa.
ask-place_worker-own = Piazza un lavoratore per { $cost ->
    [one] { $cost } denaro
   *[other] { $cost } denari
 } (1 su un tuo edificio) o passa.
ask-gate = Porta: sposta il lavoratore in un luogo libero qualsiasi o riprendilo.
ask-guild = Gilda dei mercanti: sposta gratis il prevosto fino a 3 caselle (ora è sulla { $space }).
ask-inn = Locanda: resti nel posto di destra o riprendi il lavoratore?
ask-production = { $tile }: scegli che cosa prendere.
ask-peddler = { $tile }: { $effect } (oro escluso)?
ask-give = { $tile }: scegli un cubo da cedere (ancora da cedere: { $left }).
ask-give-exchange = Favore: scegli il cubo da cedere.
ask-castle = Castello: consegna un lotto (cibo e cubi di altri due tipi) o concludi.
ask-favor_line = Favore reale: scegli una linea. Prima avanza il suo segnalino.
ask-favor_cubes = Favore reale: scegli i cubi da prendere.
ask-exchange = Favore reale: scegli i due cubi da prendere.
ask-favor_building = Favore reale: scegli che cosa costruire, o niente.
refuse-place-again = ogni giocatore può piazzare qui un solo lavoratore: { $place }
refuse-place-two = in due giocatori le scuderie non si usano
refuse-build-full = la strada non ha caselle libere
refuse-no-cube = non hai nessun cubo da scambiare
refuse-no-gold = l'alchimista non accetta oro
refuse-bonus = il bonus del proprietario è 1 { $one } o 1 { $other }
refuse-compulsory = devi prendere le risorse
refuse-favor-used = hai già usato questa linea in questa fase
refuse-level = serve il livello { $needed }; il tuo segnalino è al livello { $level }
refuse-use = in questo modo ora non si può costruire né trasformare niente
refuse-use-skip = hai scelto questo, quindi devi farlo
refuse-exchange-first = puoi prendere due cubi solo dopo `exchange`
refuse-exchange = prendi due cubi diversi dall'oro
refuse-convert-empty = la casella { $space } è vuota
refuse-convert-kind = { $tile } non può diventare residenza; possono diventarlo solo gli edifici neutrali, o i tuoi in legno o in pietra
refuse-castle-full = nessuna sezione del castello ha un posto libero
refuse-castle-cubes = un lotto è 1 cibo e un cubo di ciascuno di altri due tipi; hai: { $held }
event-gained-favor = { $seat } riceve { $goods } grazie a un favore reale.
event-paid-saved = { $seat } risparmia il legno grazie a un favore reale ({ $source }).
event-paid-exchange = { $seat } cede { $goods } in cambio.
event-lost-castle = { $seat } non consegna lotti e { $n ->
    [0] non ha punti prestigio da perdere
    [one] perde { $n } punto prestigio
   *[other] perde { $n } punti prestigio
 }.
event-lost = { $seat } { $n ->
    [0] non ha punti prestigio da perdere
    [one] perde { $n } punto prestigio
   *[other] perde { $n } punti prestigio
 } ({ $what }).
event-passed-forced = { $seat } non può piazzare lavoratori e passa automaticamente (posto { $place } del ponte).
event-relocated = { $seat } sposta il lavoratore dalla porta → { $tile }.
why-few-cloth = tessuto insufficiente
why-few-gold = niente oro
why-few-build = non può pagare nessun edificio
why-no-tile = edifici esauriti
why-no-residence = nessuna residenza da coprire
why-no-place = nessun luogo libero
event-declined-favor = { $seat } non guadagna niente dal favore.
event-bailiff-joined = Balivo { $start } → { $end }; il prevosto lo raggiunge.
event-order = Nuovo ordine di turno: { $order }.
event-inn = { $seat } occupa il posto di destra della locanda.
event-inn-stays = { $seat } resta alla locanda.
event-converted-for = { $seat } trasforma in residenza per { $goods }: { $tile }, { $n ->
    [one] { $n } punto prestigio
   *[other] { $n } punti prestigio
 }.
event-best = { $seat } riceve un favore per il maggior numero di lotti ({ $n }).
event-counted = { $seat } { $houses ->
    [0] non ha case
    [one] ha { $houses } casa
   *[other] ha { $houses } case
 } ({ $section }): { $favors ->
    [0] nessun favore
    [one] { $favors } favore
   *[other] { $favors } favori
 }.
event-unhoused = { $seat } non ha case ({ $section }) e { $n ->
    [0] non ha punti prestigio da perdere
    [one] perde { $n } punto prestigio
   *[other] perde { $n } punti prestigio
 }.
event-favor = { $seat } usa un favore ({ $line }, livello { $level }).
event-favor-goods = { $seat } usa un favore ({ $line }, livello { $level }): { $goods }.
event-favor-lost = { $seat } perde un favore: in questa fase le quattro linee sono già state usate.
event-result = { $seat }: { $prestige } PP, { $gold } per l'oro, { $cubes } per i cubi, { $deniers } per i denari: { $total } in tutto.
lesson-phase-2 = Vince chi ha più prestigio. Lo danno edifici e case del castello, pagati coi cubi dei lavoratori.
lesson-phase-3 = Prima si attivano gli edifici prima del ponte, dalla porta alla locanda. Non danno cubi, ma denaro, un posto migliore nell'ordine di turno, un favore reale o uno spostamento del prevosto.
lesson-phase-4 = In questo round la strada finisce al prevosto: un lavoratore oltre il prevosto non porta niente. Ogni giocatore può spostarlo fino a 3 caselle, a 1 denaro l'una; decide per primo chi ha passato per primo.
lesson-phase-5 = Ora si attivano gli edifici della strada, dalla casella 1 fino al prevosto, ognuno per il lavoratore che ci sta sopra. Con quello che ricevi qui paghi case ed edifici.
lesson-phase-6 = Nel castello un lotto (cibo e altri due tipi di cubi) diventa una casa. Chi ne consegna di più riceve un favore reale; chi ha lì un lavoratore e non ne consegna nessuno perde 2 punti prestigio.
lesson-phase-7 = Il balivo avanza, e quando arriva alla casella 12, 18 o 24 si assegna il punteggio di una sezione del castello. Con due case in quella sezione ricevi un favore reale; chi non ne ha perde prestigio.
lesson-place_worker = Un lotto per il castello è cibo e altri due tipi di cubi. Ogni volta che un giocatore passa, i lavoratori degli altri costano di più; chi passa per primo riceve 1 denaro.
lesson-gate = Il tuo lavoratore alla porta si sposta gratis in un luogo libero qualsiasi, anche nel castello. Così puoi prendere ciò che gli altri hanno lasciato.
lesson-guild = Sposti gratis il prevosto: in avanti se i tuoi lavoratori sono lontani, indietro se ci rimettono solo gli altri.
lesson-joust = Un favore reale per 1 denaro e 1 tessuto è un affare: i favori valgono di più ogni volta che scegli la stessa linea.
lesson-inn = Finché resti alla locanda ogni lavoratore ti costa 1 denaro, anche se molti hanno già passato. Ma il lavoratore che resta lì non può fare altro.
lesson-provost = Lasciarlo dov'è non costa niente. Paga se oltre il prevosto c'è un tuo lavoratore che vale la pena salvare, o per tagliar fuori quello di un altro; chi decide dopo di te può spostarlo di nuovo.
lesson-production = Qui un lavoratore porta cubi; se c'è una scelta, scegli tu. Un lotto richiede cibo e altri due tipi, e con legno e pietra si costruisce anche.
lesson-bonus = Un altro giocatore ha usato il tuo edificio in pietra: ricevi anche tu un cubo, del tipo che scegli.
lesson-market = Un cubo diventa denaro, e con il denaro paghi i lavoratori del prossimo round. Vendi quello che hai in più.
lesson-peddler = Qui il denaro diventa un cubo, di qualsiasi tipo tranne l'oro.
lesson-trade = Qui trasformi qualcosa che hai in prestigio o in oro. Se rinunci non perdi niente.
lesson-give = Scegli ciò di cui puoi fare a meno: per un lotto servono un cibo e altri due tipi.
lesson-build = Un edificio dà subito prestigio, usarlo ti costa solo 1 denaro, e ti rende qualcosa ogni volta che lo usano gli altri. I più usati sono quelli che servono a tutti.
lesson-on = Copre una delle tue residenze, che da quel momento non porta più denari.
lesson-lawyer = Una residenza porta 1 denaro ogni round, e serve per costruirci sopra un edificio di prestigio. L'edificio trasformato è perso, quindi scegline uno che non ti mancherà.
lesson-castle = Un lotto porta subito prestigio; i prossimi ne porteranno meno. Tieni da parte cubi solo per ciò che costruirai di sicuro.
lesson-favor_line = Un favore fa avanzare il tuo segnalino di un livello su una linea, e puoi usare uno qualsiasi dei livelli raggiunti. Insistere sulla stessa linea rende di più: fino a 5 punti prestigio alla volta, o un edificio.
lesson-favor_cubes = Il tipo lo scegli tu. Pensa al prossimo lotto, cibo e altri due, e al prossimo edificio.
lesson-exchange = Cedi un cubo di cui puoi fare a meno e prendi ciò che manca ancora a un lotto o a un edificio.
lesson-favor_building = Più avanti è il tuo segnalino, migliore è ciò che puoi costruire, e costa meno che con un lavoratore.
lesson-trading_post = Tre denari per un lavoratore: utile quando il denaro scarseggia.
lesson-stables = Chi ha qui un lavoratore passa avanti nell'ordine di turno, nell'ordine in cui sono piazzati i lavoratori, e conserva il posto.
lesson-place_castle = Con un lavoratore qui puoi consegnare lotti a fine round. Non consegnarne nessuno costa 2 punti prestigio, a meno che tu ne abbia uno e non ci sia più posto in nessuna sezione.
lesson-gold_mine = Gli edifici di prestigio richiedono oro, e ogni oro rimasto alla fine vale 3 punti prestigio. La miniera è lontana: si attiva solo se il prevosto ci arriva.
lesson-bank = Qui il denaro diventa oro: serve per gli edifici di prestigio, e ogni oro rimasto alla fine vale 3 punti prestigio.
lesson-mason = Qui si costruiscono edifici in pietra. Danno più prestigio di quasi tutti quelli in legno, e da alcuni ricevi un cubo quando li usano gli altri.
lesson-architect = Qui si costruiscono edifici di prestigio, ognuno su una tua residenza. Danno da 7 a 25 punti prestigio, richiedono oro e non accolgono lavoratori.
lesson-section-dungeon = Ora le case vanno nelle segrete: 5 punti prestigio ciascuna, sei posti. Al momento del punteggio, con due case ricevi un favore reale; senza case perdi 2 punti prestigio.
lesson-section-walls = Ora le case vanno nelle mura: 4 punti prestigio ciascuna, dieci posti. Al momento del punteggio, con due case ricevi un favore reale, con tre case due, con cinque case tre; senza case perdi 3 punti prestigio.
lesson-section-towers = Ora le case vanno nelle torri: 3 punti prestigio ciascuna, quattordici posti. Con il punteggio delle torri la partita finisce: con due case ricevi un favore reale, con quattro case due, con sei case tre; senza case perdi 4 punti prestigio.
remind-section = Presto si assegna il punteggio di una sezione del castello ({ $section }). Senza case lì perdi { $loss } punti prestigio: piazza un lavoratore al castello e consegna un lotto.
lesson-line-prestige = Prestigio: i livelli da 1 a 5 danno 1, 2, 3, 4 e 5 punti prestigio.
lesson-line-deniers = Denari: i livelli da 1 a 5 danno 3, 4, 5, 6 e 7 denari.
lesson-line-cubes = La linea delle risorse, livello per livello: un cibo, un legno o una pietra, un tessuto, un cubo in cambio di due, un oro.
lesson-line-building = La linea della costruzione, livello per livello: ancora niente, un edificio in legno, uno in pietra, una residenza, un edificio di prestigio. Si costruisce senza lavoratore; gli edifici in legno e in pietra costano un cubo in meno.
event-section = Si assegna il punteggio della sezione: { $section }.
event-section-full = Sezione completa, si assegna il punteggio: { $section }.
