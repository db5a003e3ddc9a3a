# Lezioni: brevi esercizi in privato

cmd-caylus-club-learn = Brevi lezioni, solo per te
    .name = impara
button-learn = Lezioni
button-learn-show = Mostramelo
button-learn-list = Tutte le lezioni
learn-list = ## Lezioni
    Un'idea per lezione, in circa due minuti, e le vedi solo tu. Tu sei Blu. Prova quello che vuoi: commento ogni azione e non puoi perdere niente.
learn-progress = **{ $game }**: { $done } di { $all } completate
learn-title = **{ $game } · Lezione { $n } di { $all }: { $title }**
learn-you = Sei { $seat }. { $question }
learn-done = Lezione completata: { $done } su { $all }.
learn-unknown = Non ho più questa lezione. `/caylus-club learn` elenca quelle attuali.

learn-gate = Funziona anche così: nella fase 3 la porta sposta gratis il suo lavoratore in qualsiasi luogo ancora libero. Andarci direttamente è più semplice, e nessuno può arrivarci prima.
learn-nobatch = Non hai nessun lotto, e un lavoratore al castello che non ne consegna costa 2 punti prestigio.
learn-waste = Costa denaro e per te non cambia niente. Tieni i tuoi denari.

learn-road = Leggere la strada
learn-road-try = Ti serve una pietra. Gli edifici si attivano in ordine, dalla casella 1 fino al prevosto, che sta sulla 6; i lavoratori oltre il prevosto tornano a mani vuote. Rosso e Verde hanno passato e insieme hanno 3 denari per spostarlo.
learn-road-quarry = La cava sulla 3 è sicura: 3 denari riportano il prevosto dalla 6 alla 3, e anche lì la raggiunge. Rosso l'ha spostato sulla 5. Ora decidi tu se spostarlo.
learn-road-beyond = Due pietre fanno gola, ma la 9 è tre caselle oltre il prevosto e ti resterebbero solo 2 denari per spostarlo. Il lavoratore tornerebbe a mani vuote.
learn-road-stay = Giusto: il prevosto sta sulla 5, i tuoi lavoratori sulla 3 e sulla 4 sono raggiunti, e tieni i tuoi 2 denari. Hai ricevuto un legno e una pietra; Verde, sulla 6, niente.
learn-road-lose = Troppo indietro: il tuo lavoratore sulla 4 resterebbe oltre il prevosto e non darebbe legno.
learn-road-forward = Pagheresti per Verde, che ha un lavoratore sulla 6. I tuoi sulla 3 e sulla 4 sono già raggiunti.

learn-food = Prima il cibo
learn-food-try = Ogni lotto per il castello richiede un cibo e altri due tipi di cubi. Hai legno e pietra, ma niente cibo, e denaro per due lavoratori. Costruisci una casa in questo round.
learn-food-farm = Prima il cibo: pochi edifici lo danno, e in ognuno c'è posto per un solo lavoratore. Al castello c'è sempre posto.
learn-food-early = Il castello va bene, ma non si riempie mai; la fattoria e la foresta sì. Se prima vengono occupate tutte e due, il tuo lavoratore al castello non ha un lotto, e questo costa 2 punti prestigio.
learn-food-other = Così non ottieni cibo, e senza cibo non c'è lotto. Lo danno la fattoria sulla 1 e la foresta sulla 2.
learn-food-castle = Il lotto sarà completo. La strada viene prima del castello, quindi il cibo arriva in tempo.
learn-food-pass = Avresti il cibo, ma nessuno al castello che lo usi in questo round.
learn-food-take = Ecco il cibo. Ora al castello.
learn-food-cloth = Un cubo di un altro tipo non aiuta: senza cibo non c'è lotto.
learn-food-batch = Una casa nelle segrete: 5 punti prestigio. In questo round hai consegnato più lotti di tutti, quindi il re ti concede anche un favore.

learn-castle = Un lotto e il castello
learn-castle-try = Nelle segrete ogni lotto dà 5 punti prestigio, e chi nel round ne consegna di più riceve un favore reale. Rosso è al castello con un lotto. Fai di meglio.
learn-castle-place = Vieni dopo Rosso, e questo conta solo in caso di parità: vince il lavoratore arrivato prima. Rosso ha consegnato un lotto, quindi te ne servono due. Fai attenzione a quali cubi consegni per primi.
learn-castle-pass = Solo un lavoratore al castello può consegnare lotti. Hai i cubi per due.
learn-castle-first = Giusto: con quello che ti resta fai un secondo lotto.
learn-castle-greedy = Funziona: 5 punti prestigio. Ma restano un cibo e due cubi di legno, e un lotto richiede tre tipi diversi. Consegna ora un legno, così resta un secondo lotto.
learn-castle-second = Due lotti, 10 punti prestigio, e più di tutti in questo round. Scegli una linea per il tuo favore; il primo livello dà poco ovunque.
learn-castle-stop = Un lotto a testa è parità, e Rosso è arrivato prima: il favore andrebbe a Rosso. Puoi consegnarne un altro.
learn-castle-favor = Così rende un round al castello: prestigio per ogni lotto e un favore per chi ne dà di più. Il prossimo livello sulla stessa linea vale di più.

learn-pass = Passare presto
learn-pass-try = Ti resta 1 denaro. Anche Rosso e Verde ne hanno 1 a testa e vorrebbero piazzare ancora. Il primo che passa riceve 1 denaro, e un lavoratore costa 1 in più per ogni giocatore che ha passato.
learn-pass-pass = Ora hai 2 denari e un lavoratore ne costa 2: Rosso e Verde non potevano pagarlo e hanno dovuto passare anche loro. E sul prevosto decidi per primo.
learn-pass-inn = Si può fare: nel prossimo round i tuoi lavoratori costano solo 1. Ma spendi l'ultimo denaro, e Rosso e Verde piazzano ancora per 1 a testa. Se passi li fermi entrambi e ricevi un denaro.
learn-pass-other = Spendi il tuo ultimo denaro e in questo round non ottieni niente. Guarda che cosa succede invece se passi.
learn-pass-keep = Giusto: i tuoi lavoratori sulla 1 e sulla 3 sono ben prima del prevosto, e i 2 denari restano a te per il prossimo round.
learn-pass-spite = Funziona contro Verde, il cui lavoratore sulla 5 non avrebbe niente. Ma ti costa tutti e due i denari e non ti porta niente.

learn-ahead = Far avanzare il prevosto
learn-ahead-try = Il tuo lavoratore è dal falegname sulla 8, due caselle oltre il prevosto. Rosso e Verde hanno passato e possono spostarlo prima di te, con 3 denari in due. Tieni abbastanza denaro per portarlo sulla 8.
learn-ahead-pass = Hai tenuto 4 denari. Rosso ne ha usato uno per riportare il prevosto sulla 5. Ora decidi tu.
learn-ahead-guild = Funziona a metà: la gilda lo sposta di 3 caselle al massimo, ma Rosso e Verde possono riportarlo indietro di 3, e il tuo ultimo denaro lo sposta di una. Si fermerebbe prima della 8.
learn-ahead-post = Funziona solo con un lavoratore alla stazione commerciale: i suoi 3 denari arrivano prima che si muova il prevosto, quanti ne costa il lavoratore. Non guadagni niente; passare è più semplice.
learn-ahead-place = Ti resterebbe 1 denaro, che sposta il prevosto di una casella. Dalla 6 non arriverebbe al tuo falegname sulla 8.
learn-ahead-pay = Tre denari, tre caselle: il prevosto sta sulla 8, e il tuo falegname può costruire. Se lo avessero riportato indietro di 3, non sarebbe bastato nemmeno questo: un lavoratore oltre il prevosto è sempre un rischio.
learn-ahead-none = Il tuo falegname sulla 8 non avrebbe niente, e quel lavoratore l'hai pagato. Hai il denaro per portare il prevosto sulla 8.
learn-ahead-build = Il tuo primo edificio. Qualche denaro tenuto per il prevosto decide spesso quanto vale il tuo lavoratore migliore.
learn-ahead-skip = Sei qui per costruire, e hai quello che serve. Un edificio in legno dà subito prestigio e poi ti rende qualcosa.

learn-against = Il prevosto contro di te
learn-against-try = Ti serve una pietra. Il prevosto sta sulla 9, ma Rosso e Verde hanno passato e lo spostano prima di te: Rosso ha 4 denari, Verde 1. A te ne resterà 1.
learn-against-near = Sicura: anche se entrambi riportano il prevosto indietro il più possibile, resta sulla 5. E infatti Rosso l'ha riportato sulla 6, e Verde ha pagato per portarlo sulla 7.
learn-against-far = Due pietre, ma già Rosso da solo può riportare il prevosto sulla 6, e il tuo ultimo denaro lo sposta di una casella. Rosso ha 4 denari e un motivo: il lavoratore di Verde sulla 8.
learn-against-other = Così in questo round non ottieni pietra. Ci sono cave sulla 3 e sulla 9.
learn-against-keep = Giusto: la 3 e la 4 sono raggiunte. Hai la tua pietra, mentre il lavoratore di Verde sulla 8 è tornato a mani vuote.
learn-against-help = Porterebbe il prevosto sulla 8, dove c'è un lavoratore di Verde: il denaro è tuo, l'edificio lo usa Verde.

learn-owner = I tuoi edifici
learn-owner-try = La fattoria (cibo) sulla 9 è tua, e sei dal falegname con un cibo e un legno. Quello che costruisci ora è tuo per il resto della partita.
learn-owner-build = Sta sulla 10, e ti ha dato il suo prestigio. Nel round successivo Rosso vi ha subito piazzato un lavoratore: un altro punto prestigio per te, come proprietario. Verde ha passato, quindi un lavoratore costa 2.
learn-owner-own = Nel tuo edificio un lavoratore costa 1, non importa chi ha passato. Ora hanno passato tutti, e la tua fattoria si attiva.
learn-owner-farm = La tua fattoria sulla 9 costa sempre solo 1 denaro, anche se altri hanno passato. Usa prima quella.
learn-owner-take = Risorse per 1 denaro. E quando gli altri vengono nei tuoi edifici, guadagni prestigio senza fare niente.

learn-gold = Pietra e oro
learn-gold-try = Gli edifici di prestigio, blu, danno più di tutti, e tutti richiedono oro. La statua costa due pietre e un oro: 7 punti prestigio e un favore. L'architetto di Rosso sulla 9 la costruisce sulla tua residenza. Prima, al castello, consegna un lotto e tieni quello che serve alla statua.
learn-gold-keep = Hai guadagnato 3 punti prestigio e tenuto due pietre e l'oro. Inizia un nuovo round: ora procurati la statua.
learn-gold-gold = Funziona: l'oro può essere uno dei tre tipi. Ma alla fine vale 3 punti prestigio, e senza oro non si costruisce alcun edificio di prestigio.
learn-gold-stone = Si può fare, 3 punti prestigio. Ma resterebbe una sola pietra, e la statua ne richiede due.
learn-gold-done = Non consegnare niente ti costa 2 punti prestigio, e i tuoi cubi bastano per un lotto.
learn-gold-place = L'architetto è di Rosso, che ha guadagnato 1 punto prestigio. Ne vale la pena.
learn-gold-other = Prima le cose importanti: dall'architetto c'è posto per un solo lavoratore, e poi tocca a Verde.
learn-gold-build = 7 punti prestigio e un favore. La residenza è coperta e non dà più reddito, ma i suoi 2 punti prestigio restano.
learn-gold-skip = La statua costa proprio quello che hai tenuto: due pietre e un oro, per 7 punti prestigio e un favore.
learn-gold-favor = Così si arriva ai grandi edifici: una residenza su cui costruire, un architetto e l'oro tenuto da parte.

learn-favors = Le linee dei favori
learn-favors-try = Ci sono quattro linee di favori reali, e ogni livello in più su una linea vale di più. Il tuo segnalino è al livello 3 del prestigio. Hai un lavoratore al castello e del tessuto, e puoi arrivare al livello 5.
learn-favors-joust = A ogni round il campo del torneo vende un favore per 1 denaro e 1 tessuto.
learn-favors-pass = Hai tessuto in più e 5 denari: in questo round puoi comprare un favore.
learn-favors-buy = Pagato. Ora scegli la linea.
learn-favors-skip = Quel lavoratore l'hai pagato. Un tessuto e un denaro per 4 punti prestigio sono un buon cambio, e per il lotto hai un altro tessuto.
learn-favors-four = 4 punti prestigio per il livello 4. Al castello nessun altro ha un lotto: consegna il tuo.
learn-favors-line = Funziona, ma qui sarebbe un cibo, 3 denari o un edificio in legno più economico. Il tuo prossimo livello nel prestigio vale di più.
learn-favors-batch = 3 punti prestigio, e il tuo era l'unico lotto: un altro favore. È una nuova fase, quindi puoi usare la stessa linea.
learn-favors-five = 5 punti prestigio. Due favori su una linea ne hanno portati 9. I primi livelli di altre linee avrebbero dato un cibo o 3 denari.

learn-section = Punteggio di una sezione
learn-section-try = Alla fine di questo round il balivo arriva alla casella 18 e si assegna il punteggio delle mura: con due case ricevi 1 favore, con tre 2; senza case perdi 3 punti prestigio. Hai una casa nelle mura e un lavoratore al castello.
learn-section-two = 4 punti prestigio e la tua seconda casa nelle mura. Ancora una?
learn-section-three = Tre case: 2 favori. Ora si assegna il punteggio delle mura. Scegli una linea per il primo favore; ogni linea si può usare una volta sola per fase.
learn-section-stop = Funziona: due case danno 1 favore. Ma una terza porta altri 4 punti prestigio e un secondo favore.
learn-section-first = Bene. Il secondo favore richiede un'altra linea.
learn-section-last = Una sezione paga due volte: per ogni casa quando la costruisci, e in favori quando si assegna il punteggio. Tieni d'occhio il balivo, per avere case lì in tempo.
learn-section-small = Si può fare, ma qui il primo livello dà poco: un cibo, o niente sulla linea della costruzione. Prestigio e denari rendono subito.

learn-order = L'ordine di turno
learn-order-try = Nell'ordine di turno sei al terzo posto, e Rosso ha appena occupato la miniera d'oro sulla 16 prima di te. Hai 2 denari. Come arrivarci per primo nel prossimo round?
learn-order-stables = Chi è alle scuderie gioca per primo da ora in poi. Il round successivo è iniziato, e piazzi per primo.
learn-order-other = Finché resti al terzo posto, Rosso può prendere di nuovo la miniera d'oro prima di te.
learn-order-mine = In questo round la miniera d'oro è tua. Il prevosto sta sulla 17, appena più avanti; tieni quindi un denaro o due per lui.
learn-order-wait = Ora giochi per primo: approfittane. Chi viene dopo può prendere la miniera d'oro.

learn-last = L'ultimo round
learn-last-try = Il balivo arriva alla 24 in questo round: si assegna il punteggio delle torri, poi la partita finisce. Alla fine un oro vale 3 punti prestigio, altri tre cubi 1, quattro denari 1. Trasforma in prestigio quello che hai; Rosso è in testa per 34 a 30.
learn-last-church = La chiesa vende prestigio. È di Verde, che ha guadagnato 1 punto prestigio per il tuo lavoratore. Poi hai passato tenendo 4 denari.
learn-last-other = Ormai non conta quasi più niente: tre cubi o quattro denari fanno 1 punto prestigio. Cerca un edificio che dia prestigio.
learn-last-carpenter = Dà fino a 4 punti prestigio, ma usa cubi del tuo unico lotto, che vale di più. La chiesa chiede solo denari.
learn-last-four = 4 denari, 5 punti prestigio. Tenuti, ne avrebbero dato 1.
learn-last-two = Funziona: 3 punti prestigio. Ma i 2 denari che restano non valgono niente, e spendendo anche quelli ne avresti altri 2.
learn-last-skip = I tuoi 4 denari varrebbero 1 punto prestigio alla fine; qui ne valgono 5.
learn-last-batch = L'oro avrebbe dato 3 punti prestigio alla fine. Anche il lotto ne dà 3, ed evita di perderne 2 per un lavoratore senza lotto e 4 perché non hai case nelle torri.
learn-last-done = Terresti un oro, che vale 3. Ma un lavoratore senza lotto costa 2, e non avere case nelle torri altri 4.
learn-last-favor = Ancora 1, e conta: vinci per 39 a 38. Negli ultimi round chiediti per ogni azione quanto prestigio porterà.
learn-last-line = Si può fare, ma non porta niente che conti: un cibo, tre denari o nessun effetto.

learn-mc-hand = Una mano di carte
learn-mc-hand-try = Le tue tre carte richiedono tutte pietra, e non ne hai. Hai 2 denari, cibo e legno. Procurati qualcosa che puoi costruire.
learn-mc-hand-replace = Tre carte nuove per 1 denaro. Costano tutte un cibo e un legno, che hai. Quelle scartate tornano più tardi, quando il tuo mazzo finisce.
learn-mc-hand-draw = Funziona: una quarta carta per 1 denaro. Ma cambiare la mano costa lo stesso e ne porta tre nuove, e le tre vecchie ora non ti servono.
learn-mc-hand-pass = Passare per primo porta un denaro, ma in questo round non costruiresti niente.
learn-mc-hand-place = Si può fare: un lavoratore porta un cubo, dall'ambulante anche una pietra per 1 denaro in più. Ma le tue carte richiedono almeno due pietre; con carte più economiche costruisci subito.
learn-mc-hand-build = Sta in fondo alla strada ed è tua: 1 punto prestigio, e risorse per te quando la usano gli altri. Costruire non costa denari, solo cubi.
learn-mc-hand-stop = Puoi costruire subito, con i cubi che hai. Fallo per prima cosa.

learn-mc-build = Costruire carte dalla mano
learn-mc-build-try = Ti manca una pietra per un lotto, e Rosso è dall'ambulante. Una carta che costruisci si attiva già nello stesso round, se il prevosto la raggiunge. Il prevosto sta sulla 2, in fondo alla strada.
learn-mc-build-quarry = La cava piccola è ora la carta 3, e hai ancora un cibo e un legno. Adesso le serve un lavoratore.
learn-mc-build-food = Funziona, ma il parco dà cibo, e ti serve una pietra. Potrebbe poi mancarti il denaro per il prevosto.
learn-mc-build-pass = Senza lavoratore su una cava non c'è pietra, e senza pietra non c'è lotto.
learn-mc-build-cards = Pescare non porta pietra in questo round: ti serve la cava piccola, e viene dalla tua mano.
learn-mc-build-place = 1 denaro, come ovunque. La carta 3 è subito oltre il prevosto; tieni quindi un denaro per lui.
learn-mc-build-stop = Hai 2 denari per il prevosto. Rosso ha passato per primo, quindi lo sposti per ultimo.
learn-mc-build-provost = Il prevosto sta sulla 3, e la cava dà la sua pietra. Tutti possono consegnare lotti, senza lavoratore: ora ne hai uno.
learn-mc-build-away = La tua cava sulla 3 non si attiverebbe, e la pietra sarebbe persa. I denari li hai.
learn-mc-build-batch = Un gettone da 4 punti prestigio. Costruire, usare, consegnare un lotto in un solo round: a questo servono le carte in fondo alla strada.

learn-mc-owner = Produzione per tutti
learn-mc-owner-try = Un lavoratore porta risorse al suo giocatore e, su una carta altrui, anche al proprietario. Ti serve un legno. Prendilo senza aiutare Rosso.
learn-mc-owner-forest = Un legno per te, e nessun altro ci guadagna: le carte neutrali non hanno proprietario. Poi Rosso è andato sulla tua fattoria grande.
learn-mc-owner-sawmill = Funziona: un legno. Ma la segheria è di Rosso, quindi anche Rosso riceve un legno.
learn-mc-owner-peddler = Si può fare, ma lì un cubo costa un altro denaro. Nella foresta un legno costa solo il lavoratore.
learn-mc-owner-other = Non dà legno. Lo dà la foresta sulla 1, e anche la segheria sulla 3.
learn-mc-owner-pass = Passare per primo porta un denaro. Anche Rosso ha passato; ora decidi sul prevosto.
learn-mc-owner-stay = Giusto: Rosso riceve due cubi di cibo dalla tua fattoria, e tu, come proprietario, uno.
learn-mc-owner-back = Funziona contro Rosso, che allora non ha cibo. Ma costa denaro, e perdi il cibo che la tua fattoria ti dà come proprietario.
learn-mc-owner-batch = 4 punti prestigio. Le carte grandi che gli altri usano volentieri ti rendono qualcosa senza un tuo lavoratore.
learn-mc-owner-done = Hai cibo, legno e pietra: un lotto, per un gettone da 4 punti prestigio.

learn-mc-provost = L'ultima parola
learn-mc-provost-try = Tu e Rosso avete un lavoratore ciascuno su carte proprie, il tuo sulla 3, quello di Rosso sulla cava grande, la 4. Il prevosto sta sulla 4 e si sposta nell'ordine in cui si passa. Chi ha l'ultima parola?
learn-mc-provost-place = Un cibo per 1 denaro, e hai guadagnato tempo: Rosso non aveva altro da fare e ha passato per primo.
learn-mc-provost-first = Sposteresti il prevosto per primo, e Rosso potrebbe riportarlo con l'ultimo denaro. Lascia passare Rosso prima di te.
learn-mc-provost-wait = Anche così Rosso passa per primo. Ma il parco dà un cibo per lo stesso denaro.
learn-mc-provost-pass = Rosso ha dovuto decidere per primo e ha lasciato il prevosto sulla 4. L'ultima parola è tua.
learn-mc-provost-spend = Si può fare, ma ti serve un denaro per il prevosto; meglio passare con 2.
learn-mc-provost-back = Un denaro toglie a Rosso due pietre, e la tua fattoria sulla 3 è ancora raggiunta.
learn-mc-provost-stay = Funziona: tieni un denaro. Ma in due quello che Rosso non riceve conta per te: due pietre per 1 denaro.
learn-mc-provost-far = Troppo indietro: anche la tua fattoria piccola sulla 3 resterebbe oltre il prevosto.

learn-mc-castle = Lotti per il castello
learn-mc-castle-try = Ogni lotto di cibo, legno e pietra porta un gettone da 4 punti prestigio delle segrete, e chi ne consegna di più riceve un oro. L'oro sostituisce qualsiasi cubo. Rosso ha consegnato un lotto. Fai di meglio.
learn-mc-castle-greedy = Si può fare, 4 punti prestigio. Ma quello che resta non fa un secondo lotto: consegna ogni volta un cibo e un legno.
learn-mc-castle-done = Allora è Rosso a consegnarne di più. Hai cubi per due lotti.
learn-mc-castle-second = Due gettoni, 8 punti prestigio e più lotti di tutti: ricevi un oro al posto di quello speso.
learn-mc-castle-stop = Funziona: tieni un oro, che alla fine vale 1 punto prestigio. Un gettone ne vale 4, e con due lotti ricevi di nuovo un oro.

learn-mc-prestige = Residenza e carta di prestigio
learn-mc-prestige-try = Le carte di prestigio danno più di tutte, e ognuna sta su una tua residenza. Hai quello che serve per la statua: due pietre e un oro. Prima l'avvocato trasforma una tua carta in residenza, per un cibo.
learn-mc-prestige-lawyer = Il tuo avvocato si attiva. Quale carta diventa una residenza?
learn-mc-prestige-pass = Senza residenza non c'è posto per una statua. Il tuo avvocato è sulla 3.
learn-mc-prestige-turn = Giusto: la fattoria piccola rende poco. Ora paga il cibo.
learn-mc-prestige-skip = Il lavoratore è piazzato e hai un cibo: usalo. La fattoria piccola vale 1 punto prestigio; la statua al suo posto ne vale 6.
learn-mc-prestige-food = La residenza c'è: porta 1 denaro ogni round finché non viene coperta. Nel nuovo round Rosso ha passato.
learn-mc-prestige-gold = Funziona, perché l'oro sostituisce qualsiasi cubo. Ma alla statua serve il tuo oro, e hai un cibo.
learn-mc-prestige-statue = 6 punti prestigio con una sola carta. Non servono né denaro né lavoratore, solo i cubi e la residenza.
learn-mc-prestige-wait = Hai tutto quello che serve per la statua, e vale 6 punti prestigio. Ogni cubo si spende una volta sola.

learn-mc-gold = L'oro vale qualsiasi cubo
learn-mc-gold-try = Per un lotto ti manca una pietra, e Rosso è dall'ambulante. Non ci sono cave. Che cos'altro può valere come pietra?
learn-mc-gold-mine = L'oro sostituisce qualsiasi cubo, quindi anche la pietra.
learn-mc-gold-food = Funziona: un cibo. Ma non è il cibo che manca al lotto.
learn-mc-gold-pass = Passare porta un denaro, ma nessun lotto: manca il terzo cubo.
learn-mc-gold-cards = Nessuna carta della tua mano porta in questo round il cubo che manca. La tua miniera d'oro sulla 3 sì.
learn-mc-gold-stop = Per questo round basta. Nessuno ha spostato il prevosto, e la tua miniera ha dato un oro.
learn-mc-gold-spend = Si può fare, ma il cubo per il lotto sta già arrivando. Tieni i denari per il prossimo round.
learn-mc-gold-batch = 4 punti prestigio per un cibo, un legno e un oro, e con più lotti di tutti ricevi di nuovo un oro.
learn-mc-gold-keep = Funziona: un oro vale 1 punto prestigio alla fine. Ma il gettone ne vale 4, e se nessuno consegna un lotto due gettoni escono dal gioco.

learn-mc-end-try = Restano due gettoni, e la partita finisce nel round in cui si esauriscono. Sei in testa e hai cubi per due lotti e per una carta. Prendi tutti i punti prestigio che puoi e chiudi la partita.
learn-mc-end-build = 1 punto prestigio per un cibo e un legno che non ti servono. Rosso ha passato.
learn-mc-end-pass = La tua fattoria piccola vale 1 punto prestigio, e hai i cubi per costruirla oltre a quelli per due lotti. Prima costruisci, poi passa.
learn-mc-end-stop = Sulla strada non c'è altro da prendere. Ora il castello.
learn-mc-end-more = Funziona, ma porta al massimo una frazione di punto prestigio: tre cubi o tre denari ne fanno uno.
learn-mc-end-first = 2 punti prestigio, resta un gettone. Prendi anche quello.
learn-mc-end-done = Se nessuno consegna un lotto, due gettoni escono dal gioco e la partita finisce lo stesso, ma senza i tuoi punti prestigio.
learn-mc-end-last = L'ultimo gettone è preso, e con più lotti di tutti ricevi un oro: ancora 1 punto prestigio. Vinci per 33 a 26. Quando sei in testa, chiudi la partita.
learn-mc-end-wait = Si può fare, ma resta un gettone e la partita continua: Rosso ha un altro round per raggiungerti.
