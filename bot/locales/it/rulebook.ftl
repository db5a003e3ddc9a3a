# Testi brevi per `/caylus rules`.

rules-start = ## Comincia qui
    Costruisci per il re un castello e la sua città. Vince chi alla fine ha più punti prestigio (PP).
    In ogni round ricevi qualche denaro (monete), poi tutti piazzano lavoratori, uno alla volta, sugli edifici lungo una strada. Poi gli edifici si attivano, in ordine, e danno cubi, denaro e prestigio. Con un lotto (cibo e altri due tipi di cubi) il tuo lavoratore costruisce una casa nel castello.
    C'è un ma: gli edifici della strada si attivano solo fino al prevosto, una pedina che tutti possono spostare pagando.
    Altri tre termini: il balivo è una seconda pedina; quando arriva a certe caselle, si assegna il punteggio di una sezione del castello. Un favore reale è una ricompensa da una delle quattro linee, a tua scelta. Una residenza è un edificio trasformato, che ti dà 1 denaro ogni round.
    Come si gioca qui: quando tocca a te ti menziono, con pulsanti e menu per tutto ciò che puoi fare. `/caylus act` fa lo stesso da tastiera. Fai una prova da solo con `/caylus new practice:3`.
    Per saperne di più: `/caylus rules topic:turn`, e `/caylus building` per ogni edificio.
rules-turn = ## Un round di Caylus
    1 Reddito: 2 denari, e di più per residenze, biblioteca e hotel.
    2 Piazzamento: in ordine di turno, un lavoratore alla volta, finché tutti non hanno passato.
    3 Si attivano gli edifici speciali, dalla porta alla locanda.
    4 Prevosto: nell'ordine in cui si è passato, ognuno può spostarlo fino a 3 caselle, 1 denaro a casella.
    5 Strada: ogni edificio fino al prevosto si attiva per il lavoratore che ci sta sopra; gli altri tornano a casa a mani vuote.
    6 Castello: chi ci ha mandato un lavoratore consegna lotti e costruisce case.
    7 Fine: il balivo avanza di 1 casella, o di 2 se il prevosto è davanti a lui; il prevosto lo raggiunge; si assegna il punteggio della sezione piena o alla cui casella è arrivato il balivo.
rules-placing = ## Piazzare lavoratori
    Un lavoratore costa 1 denaro, e 1 in più per ogni giocatore che ha passato. I tuoi edifici costano sempre 1; con un lavoratore nel posto di destra della locanda ogni lavoratore costa 1.
    Puoi piazzare su un edificio libero speciale, neutrale, fisso, in legno o in pietra, e una volta per round nel castello. Piazzare sull'edificio di un altro giocatore gli dà 1 punto prestigio.
    Il primo che passa riceve 1 denaro. Si passa per tutta la fase; l'ordine in cui si è passato decide la fase 4.
rules-special = ## Edifici speciali, nel loro ordine
    Porta: sposta il lavoratore in un luogo libero qualsiasi, gratis.
    Stazione commerciale: 3 denari.
    Gilda dei mercanti: sposta il prevosto fino a 3 caselle, gratis.
    Campo del torneo: un favore reale per 1 denaro e 1 tessuto.
    Scuderie: chi ha qui un lavoratore passa in testa all'ordine di turno, e ci resta.
    Locanda: vedi il tema dedicato.
rules-provost = ## Prevosto e balivo
    Il prevosto decide fin dove si attivano gli edifici in questo round. La gilda lo sposta gratis nella fase 3; nella fase 4 ognuno può pagare 1 denaro a casella, fino a 3, nell'ordine in cui si è passato. Resta tra le caselle 1 e 28.
    Alla fine del round il balivo avanza di 2 caselle se il prevosto è davanti a lui, altrimenti di 1, e il prevosto lo raggiunge. Quando il balivo arriva alla casella 12, 18 o 24 si assegna il punteggio di una sezione del castello.
rules-road = ## Edifici della strada
    Si attivano uno dopo l'altro dalla casella 1 fino al prevosto. Devi prendere ciò che danno gli edifici di produzione; tutto il resto è facoltativo. Su un edificio di produzione in pietra altrui riceve un cubo anche il proprietario.
    Mercato: vendi un cubo. Ambulante: compra cubi (oro escluso). Falegname: costruisci un edificio in legno. Muratore: uno in pietra. Avvocato: una residenza. Architetto: un edificio di prestigio. Chiesa, sarto, banca, alchimista, gioielliere: scambi.
rules-castle = ## Il castello
    Nell'ordine dei lavoratori nel castello, i giocatori consegnano lotti: cibo e altri due cubi di tipi diversi. Ogni lotto costruisce una casa: 5 punti prestigio nelle segrete (6 posti), 4 nelle mura (10), 3 nelle torri (14). Quando una sezione è piena comincia la successiva.
    Se hai lì un lavoratore e non consegni nessun lotto perdi 2 punti prestigio; non perdi niente solo se hai un lotto ma nessuna sezione ha più posto. Chi consegna più lotti nel round riceve un favore reale; in caso di parità va a chi ha piazzato prima il lavoratore.
rules-scoring = ## Punteggio di una sezione
    Il punteggio di una sezione si assegna quando è piena o quando il balivo arriva alla sua casella: 12 per le segrete, 18 per le mura, 24 per le torri. Le case danno favori: con due case 1; nelle mura con tre 2 e con cinque 3; nelle torri con quattro 2 e con sei 3. Chi non ha case nella sezione perde 2, 3 o 4 punti prestigio.
    Dopo le torri la partita finisce.
rules-favors = ## Favori reali
    Scegli una linea che non hai usato in questa fase; il segnalino avanza di un livello, se può; poi usa uno qualsiasi degli effetti raggiunti.
    Prestigio: da 1 a 5. Denari: da 3 a 7. Risorse: cibo; legno o pietra; tessuto; un cubo in cambio di due; oro. Costruzione: niente; edificio in legno con 1 legno in meno; edificio in pietra con 1 pietra in meno; residenza per 1 tessuto; edificio di prestigio.
    I segnalini arrivano al livello 2 prima del punteggio delle segrete, al 4 dopo, al 5 dopo quello delle mura.
rules-building = ## Costruire
    Gli edifici in legno e in pietra vanno sulla prima casella vuota della strada e sono tuoi: piazzare lì ti costa 1, e gli altri ti portano prestigio. Una residenza sostituisce un edificio neutrale o uno tuo e porta 1 denaro ogni round. Un edificio di prestigio copre una delle tue residenze.
    Se sull'edificio che diventa residenza c'è un lavoratore, la trasformazione aspetta che se ne vada.
rules-inn = ## La locanda
    I nuovi lavoratori vanno nel posto di sinistra. Quando si attiva la locanda, il lavoratore di sinistra passa a destra e resta; finché stai a destra, ogni tuo lavoratore costa 1 denaro. Se il posto di sinistra è vuoto puoi andartene o restare.
rules-two-players = ## In due giocatori
    Si comincia con 5 denari a testa; l'ordine si inverte ogni round; le scuderie non si usano. Quando l'altro ha passato, un lavoratore costa 3 (sui tuoi edifici 1, con la locanda 1).
rules-end = ## La fine
    Dopo il punteggio delle torri: 3 punti prestigio per ogni oro, 1 punto prestigio ogni tre altri cubi, 1 ogni quattro denari. Vince chi ha più prestigio; in caso di parità la vittoria è condivisa.
rules-magna-carta = ## Caylus Magna Carta
    Il gioco di carte: tutti hanno gli stessi dodici edifici in mano e nel mazzo, e li costruiscono su un'unica strada. I lavoratori costano sempre 1 denaro. Il castello prende da tutti lotti di cibo, legno e pietra, senza lavoratore; l'oro sostituisce qualsiasi cubo.
    Le mani sono segrete: premi `Tocca a te` per vedere le tue decisioni; solo tu vedi ciò che apre.
    Tutti cominciano con tre carte e possono cambiarle tutte una volta; si sceglie nello stesso momento, e le scelte si scoprono quando hanno scelto tutti.
    Le regole per principianti: dieci edifici a testa (senza avvocato né chiesa, quindi niente residenze), niente hotel e niente prevosto: si attiva ogni carta con un lavoratore.
rules-magna-carta-turn = ## Un round di Magna Carta
    1 Reddito: 2 denari, e di più per residenze e hotel.
    2 Azioni finché tutti non hanno passato: pesca una carta (1 denaro), cambia la mano (1), piazza un lavoratore (1), costruisci una carta, costruisci una carta di prestigio su una residenza, o passa.
    3 Prevosto: come nel gioco da tavolo.
    4 Le carte della strada si attivano fino al prevosto: prima per il lavoratore, poi per il proprietario della carta.
    5 Castello: lotti per gettoni da 4, 3 o 2 punti prestigio; chi ne consegna di più riceve 1 oro; se nessuno ne consegna, 2 gettoni escono dal gioco.
    6 Il prevosto avanza di 2 carte e il primo giocatore cambia. Quando i gettoni sono finiti finisce la partita.
    La fine: i gettoni valgono 4, 3 e 2 punti prestigio, le tue carte sulla strada quelli stampati sopra, una residenza non coperta 1. Si aggiunge 1 punto prestigio per ogni oro, 1 ogni tre altri cubi e 1 ogni tre denari. Vince chi ha più prestigio; in caso di parità la vittoria è condivisa.
rules-commands = ## Comandi
    Giocare: `/caylus act`, oppure `place`, `pass`, `provost`, `build`, `convert`, `castle`, `favor`, `choose`; `undo` annulla la tua ultima azione.
    Guardare: `board`, `status`, `hand`, `history`, `building`, `rules`, `export`, `games`.
    Tavoli: `new`, `join`, `leave`, `start` e `table` per posti, votazioni, pausa e impostazioni.
    In anticipo: `plan turn` per pianificare il round, `plan what-if` per provarlo, `plan hint` per il suggerimento di un computer.
    Tu: `me` per lingua, orari, promemoria, immagini, la guida e ciò che è salvato su di te.
    Altro: `/caylus-club review` analizza una partita finita, `/caylus-club puzzle` è il rompicapo del giorno, `/caylus-club learn` ha brevi lezioni.
    Nel thread di una partita un comando vale per quella partita.
rules-undo = ## Annullare
    Puoi annullare la tua ultima azione finché un altro giocatore non ha giocato. Dopo serve, entro 24 ore, il consenso di tutti quelli che da allora hanno giocato o visto qualcosa. È la regola “la tua ultima azione; il resto per votazione”; a un tavolo si può giocare anche con “solo la tua ultima azione” o “mai”. Se sono già state viste carte nascoste serve sempre una votazione.
rules-pace = ## Ritmo
    A un tavolo si può giocare senza orologio, in tempo reale, oppure con un tempo da 12 ore a 7 giorni a mossa; quando quel tempo scade comincia la tua riserva di tempo, che si ricarica giocando.
    Con `/caylus me hours` imposti le tue ore attive, con `/caylus me notify` come ti mando i promemoria; con `/caylus table pause` chiedi una pausa.
    Un tavolo nuovo ha l'orologio scelto dal server, altrimenti 24 ore a mossa; `Altro` sulla sua scheda lo cambia.
    Dove il tavolo aspetta i ritardatari, il posto di chi non si fa vivo a lungo si apre ad altri. `Ricordaglielo` sotto `/caylus status` manda un promemoria al giocatore che stai aspettando.
rules-privacy = ## Privacy
    Conservo: le partite e le loro azioni, chi aveva quale posto (il tuo ID Discord e il nome che avevi allora), le tue impostazioni e assenze, i tuoi piani e le risposte in anticipo, i risultati, i rating e l'affidabilità, i tornei, chi segui o blocchi e che cosa cerchi, gli interventi dei moderatori che ti riguardano, le tue risposte ai rompicapi, le lezioni, le analisi e gli ID dei miei messaggi. Non leggo e non conservo altro di ciò che scrivi. `/caylus me export` mostra tutto ciò che ti riguarda, `/caylus me forget` lo cancella; le partite continuano con un posto senza nome.
