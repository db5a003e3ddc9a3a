# Tornei e leghe
tournament-may-not = Per organizzare un torneo qui serve il permesso Gestisci eventi o Gestisci thread, oppure il ruolo che questo server ha scelto (`/caylus-server settings`).
tournament-channel = Usalo in un canale di testo che posso vedere: lì annuncio il torneo e apro le sue partite come thread.
tournament-permissions = Non posso tenere un torneo in { $channel }: lì mi servono Visualizza canale, Invia messaggi e Crea thread pubblici. Non è stato annunciato niente.
tournament-no-files = Non ho potuto inviare i file: qui non posso allegarne.
form-again = Il modulo è scaduto. Premi di nuovo il pulsante.

# Che cos'è
tournament-format = { $format ->
    [knockout] a eliminazione, passano da ogni tavolo: { $advance }
    [swiss] sistema svizzero, turni: { $rounds }
   *[league] campionato, turni: { $rounds }, al massimo in una divisione: { $division }
 }
tournament-size = posti al tavolo: { $size }
tournament-days = Giorni per turno: { $days } ({ $share }). Tavoli in ritardo: { $late }.
tournament-nine = { $by ->
    [simulated] secondo le simulazioni, circa 9 tavoli su 10 finiscono in questo tempo
    [server] circa 9 tavoli su 10 finiscono in questo tempo, a giudicare dalle partite di questo server
    [shorter] per finire entro { $most } settimane; 9 tavoli su 10 finiscono in { $nine }
    [short] troppo pochi perché la maggior parte dei tavoli finisca: a 9 su 10 ne servono { $nine }
   *[own] { $nine ->
        [0] scelti da chi organizza
       *[other] scelti da chi organizza; 9 tavoli su 10 finiscono in { $nine }
     }
 }
tournament-whole = { $format ->
    [knockout] Turni con { $people } partecipanti: { $rounds }. Settimane in tutto: circa { $weeks }.
   *[league] Settimane in tutto: circa { $weeks }.
 }
tournament-room = Partecipanti: { $people }. Giorni prima di sostituire chi non ha giocato (0: mai): { $grace }.
tournament-no-days = Un turno finisce con il suo ultimo tavolo.
tournament-late = { $late ->
    [adjudicate] contano così come sono
    [extend] il turno li aspetta una volta (giorni: { $days }), poi contano così come sono
    [pace] chi ha tenuto il ritmo si divide i piazzamenti, gli altri non ricevono niente
   *[stand-in] un computer continua per chi non ha tenuto il ritmo, che non riceve niente
 }
tournament-late-rated = Quel risultato vale anche per i rating: niente prima del round { $first }, poi sempre di più, e per intero dal round { $half }.
tournament-organized = Organizza: { $who }
tournament-signup = { $when ->
    [none] **Le iscrizioni sono aperte** finché chi organizza non le chiude.
   *[date] **Iscrizioni fino al { $when }**
 }
tournament-round-now = { $when ->
    [none] **Turno { $round }**
   *[date] **Turno { $round }**, fino al { $when }
 }
tournament-until = Fino al { $when }
tournament-won = Vittoria: **{ $names }**
tournament-people = Partecipanti ({ $here } di { $most }): { $names }
tournament-waiting = Lista d'attesa ({ $count }): { $names }
tournament-and-more = { $names } e altri: { $count }
tournament-status = { $status ->
    [draft] bozza che vedi solo tu
    [signup] iscrizioni aperte, partecipanti: { $people }
    [running] turno { $round }, partecipanti: { $people }
    [finished] finito
   *[cancelled] annullato
 }
tournament-list-none = In questo server non ci sono tornei. Chi può organizzarne ne inizia uno con `/caylus-club tournament`.
tournament-chosen = I pulsanti valgono per: **{ $name }**
menu-tournament-pick = Quale torneo

# Turni e classifica
tournament-round-title = 🏆 **{ $name }** · turno { $round }
tournament-division = Divisione { $division }
tournament-seat-left = { $name } (abbandono)
tournament-void = (non conta)
tournament-bye = (riposa)
tournament-more = Tavoli che qui non ci stanno: { $count }. Li trovi tutti in `/caylus-club tournament`.
tournament-tie = { $by ->
    [wins] Vittorie
    [direct] Scontri
    [share] Quota %
    [score] { menu-prestige }
   *[strength] Avversari
 }
tournament-export = { $name }: classifica e tavoli in CSV; quando è finito, anche tutto in JSON.

# Partecipare
tournament-you-in = Partecipi a { $name }. Quando viene sorteggiato un turno, la tua partita inizia da sola e ti avviso lì.
tournament-you-wait = Sei nella lista d'attesa di { $name }: avrai un posto quando se ne libera uno o serve un sostituto.
tournament-you-out = Non partecipi più a { $name }.
tournament-you-out-playing = Non sarai più nei sorteggi di { $name }. Puoi ancora finire la tua partita { $game }; con `/caylus table resign` lasci il posto.
tournament-sure-out = Il torneo è iniziato. Ti ritiri lo stesso? Dal prossimo turno non sei più nel sorteggio, e non si può tornare.
seat-drawn = Il posto { $seat } è libero: va a chi è in testa alla lista d'attesa del torneo.
sure-resign-drawn = Se lasci { $game }, il tuo posto ({ $seats }) va alla lista d'attesa del torneo, questo tavolo conta per te come abbandonato, e non si torna indietro. Confermi?

# Quello che si dice nel canale
tournament-told-comes-in = { $who } entra dalla lista d'attesa.
tournament-told-substitute = Turno { $round }, tavolo { $table }: { $who } prende il posto di { $old }.
tournament-told-seat-free = Turno { $round }, tavolo { $table }: il posto di { $who } è libero. Chi lo prende per primo continua lì, e gioca anche i turni seguenti. Se entro il { $until } non si trova nessuno, gioca un computer.
tournament-told-warned = { $who }, a questo tavolo non hai ancora giocato. Gioca entro il { $until } per tenere il posto. Poi va a qualcun altro, e per te il torneo è finito.
tournament-told-ends = Il turno { $round } finisce il { $ends }. Qui si aspetta ancora: { $people }. Tavoli in ritardo: { $rule }. Chi ha avuto la maggior parte delle mosse saltate finisce ultimo.
tournament-told-counted = Il tempo del turno { $round } è scaduto e questo tavolo conta com'è ora: { $result }. Si può finire per divertimento, ma per il torneo e per i rating è già deciso, e nessun orologio corre più.
tournament-told-late = Il tempo del turno { $round } è scaduto. Tavoli in ritardo ({ $count }): { $rule }.
tournament-told-late-extend = Il tempo del turno { $round } è scaduto; si aspettano i tavoli in ritardo ({ $count }) fino al { $until }.
tournament-told-signup-until = Le iscrizioni durano fino al { $until }.
tournament-told-round-until = Il turno { $round } dura fino al { $until }.
tournament-told-removed = { $by } ha escluso dal torneo: { $who }. Motivo: { $reason }
tournament-told-corrected = Turno { $round }, tavolo { $table }: { $by } ha corretto il risultato. Motivo: { $reason }
tournament-told-cancelled = Il torneo è annullato. Le sue partite in corso continuano.
tournament-told-few = le iscrizioni sono finite, ma i partecipanti sono { $here } e ne servono almeno { $least }. Restano aperte: prolungale, inizia più tardi, o annulla il torneo con `/caylus-club tournament`.
tournament-told-unmade = turno { $round }, tavolo { $table }: non può ancora iniziare, perché qualcuno al tavolo, o questo server, ha tante partite quante ne sono permesse. Riprovo ogni ora; con un sostituto o un limite più alto inizia subito.
tournament-told-cancelled-table = turno { $round }, tavolo { $table }: la sua partita è stata annullata. Inserisci il risultato con `Correggi un risultato`, in `/caylus-club tournament`.
tournament-told-reopened = turno { $round }, tavolo { $table }: la fine della sua partita è stata annullata dopo che il risultato era già stato usato. La classifica lo mantiene, a meno che tu non lo corregga.
tournament-told-ended-again = turno { $round }, tavolo { $table }: la sua partita è finita di nuovo, con un altro risultato. La classifica mantiene il primo, a meno che tu non lo corregga.
tournament-told-round-over = il turno { $round } è finito. Sorteggia il prossimo con `/caylus-club tournament`.
tournament-final = 🏆 **{ $name }** è finito.

# Per chi organizza
tournament-draft = Non è ancora annunciato niente; lo vedi solo tu. Premi `Annuncia` quando è pronto.
tournament-draft-numbers = Giorni di iscrizione: { $signup }.
tournament-next = { $automatic ->
    [yes] Il prossimo turno si sorteggia quando finisce l'ultimo tavolo.
   *[no] Sorteggi tu ogni turno.
 }
tournament-announced = Annunciato in { $channel }. Il pannello per organizzarlo è in `/caylus-club tournament`.
tournament-proposed = { $shorter ->
    [yes] Proposta, per finire entro { $most } settimane: { $days }
   *[no] Proposta (finiscono circa 9 tavoli su 10): { $days }
 }
tournament-who-goes = Chi lascia il posto in questo turno?
tournament-who-comes = Esce { $goes }. Chi della lista d'attesa prende il posto?
tournament-sure-substitute = Turno { $round }, tavolo { $table }: esce { $goes } ed entra { $comes }. Chi esce è fuori dal torneo, e non si può tornare indietro. Confermi?
tournament-who-removed = Chi viene escluso dal torneo? Il motivo lo chiedo dopo.
tournament-which-table = Turno { $round }: di quale tavolo si sostituisce il risultato?
tournament-which-places = Turno { $round }, tavolo { $table }: scegli il piazzamento di ogni posto. I piazzamenti uguali sono condivisi. Il motivo lo chiedo alla fine.
tournament-table = Tavolo { $number }
tournament-gave-up = { $name }: abbandono, nessun punto
tournament-sure-cancel = Annullare il torneo per tutti? Non si torna indietro.
choice-tournament-knockout = Eliminazione: passano i migliori dei tavoli
choice-tournament-swiss = Svizzero: tutti giocano ogni turno
choice-tournament-league = Campionato: divisioni, con promozione e retrocessione
menu-tournament-format = Formato
menu-tournament-game = Gioco e grandezza dei tavoli
menu-tournament-pace = Ritmo
menu-tournament-late = Tavoli in ritardo
menu-tournament-goes = Chi esce
menu-tournament-comes = Chi entra
menu-tournament-removed = Chi viene escluso
menu-tournament-place = Piazzamento di questo giocatore
button-tour-numbers = Giocatori e turni
button-tour-times = Tempi
button-tour-rated = { $now ->
        [yes] Con rating: sì
       *[no] Con rating: no
    }
button-tour-automatic = { $now ->
        [yes] Turni: automatici
       *[no] Turni: li sorteggi tu
    }
button-tour-announce = Annuncia
button-tour-begin = Inizia adesso
button-tour-draw = Sorteggia il nuovo turno
button-tour-extend = Prolunga
button-tour-substitute = Metti un sostituto
button-tour-off = Non contare il tavolo
button-tour-remove = Escludi una persona
button-tour-correct = Correggi un risultato
button-tour-season = Prossima stagione
button-tour-cancel = Annulla il torneo
button-tourin = { $how ->
        [waits] Lista d'attesa
        [steps] Prendi il posto
       *[join] Iscriviti
    }
button-tourout = Ritirati
button-tourleave = Ritirati del tutto
button-tourshow = Classifica
button-tourround = Turno { $round }
button-tourall = Classifica per tutti
button-tourfiles = File (CSV, JSON)
button-tourmanage = Organizza
button-tournew = Nuovo torneo
form-tour-name = Nome
form-tour-least = Numero minimo di giocatori
form-tour-most = Numero massimo di giocatori
form-tour-rounds = Turni
form-tour-advance = Quanti passano da ogni tavolo
form-tour-division-size = Massimo per divisione
form-tour-signup-days = Giorni di iscrizione
form-tour-round-days = Giorni per turno (0: senza limite)
form-tour-grace-days = Giorni prima di sostituire chi non gioca (0: mai)
form-tour-extra-days = Giorni in più per i tavoli in ritardo, una volta
form-tour-days = Giorni in più
form-tour-reason = Motivo, pubblicato per tutti

# Comandi
cmd-caylus-club-tournament = Tornei e campionati
    .name = torneo
cmd-caylus-server-club-tournaments = Permetti i tornei
    .name = tornei
cmd-caylus-server-club-organizers = Un ruolo che può organizzare tornei
    .name = organizzatori
club-now-tournaments = Tornei: { $tournaments }. Organizza chi gestisce eventi o thread, e: { $organizers }
club-no-organizers = nessun altro

drawn-at = Turno { $round }, tavolo { $table } · { $tournament }
tournament-not-drawn = { $name } non è iniziato: non è ancora stato sorteggiato niente, quindi non ci sono né classifica né tavoli.
tournament-scoring = Punti per piazzamento: { $points }. A parità: { $ties }.
tournament-scale = Punti per piazzamento: { $points }
tournament-first = A parità, per primo: { $first }
tournament-moves = Promozioni, e altrettante retrocessioni, tra divisioni: { $number }
tournament-tiebreaker = { $by ->
    [wins] tavoli vinti
    [direct] scontri diretti
    [share] quota del punteggio del vincitore
    [strength] punti degli avversari
    [score] prestigio totale
   *[lot] sorteggio
 }
menu-tournament-ties = A parità
menu-tournament-moves = Promozione e retrocessione
cmd-caylus-server-club-no-organizers = Nessun ruolo organizza tornei
    .name = senza-organizzatori

tournament-none = Questo torneo non esiste, o non puoi vedere il suo canale. `/caylus-club tournament` mostra quelli di questo server.
tournament-settles = Questo tavolo fa parte del torneo { $tournament }: le sue impostazioni sono uguali a tutti i tavoli e non si cambiano qui.
tournament-seats = Questo tavolo fa parte del torneo { $tournament }: i posti ai sostituti li dà chi lo organizza (`/caylus-club tournament`).
tournament-vote = Questo tavolo fa parte del torneo { $tournament }: i suoi giocatori non possono annullarlo; chi organizza può fissarne il risultato (`/caylus-club tournament`).
tournament-organizer-only = Può farlo solo chi organizza questo torneo, o chi può organizzare tornei nel suo canale ({ $channel }).
tournament-own-table = Giochi a questo tavolo, quindi non puoi deciderne l'esito. Può farlo un'altra persona dell'organizzazione o un moderatore.
tournament-moved-on = Nel frattempo il torneo è andato avanti; non è stato fatto niente. `/caylus-club tournament` lo mostra com'è adesso.
tournament-closed = { $tournament } non accetta più nessuno: il torneo è finito o annullato.
tournament-signed-up = Partecipi già a { $tournament }.
tournament-no-return = Non partecipi più a { $tournament }, e a torneo iniziato non si può tornare.
tournament-not-mine = Non partecipi a { $tournament }. Finché le iscrizioni sono aperte, usa i pulsanti sotto l'annuncio.
tournament-out-again = Non partecipi più a { $tournament } dal { $when }. Con il pulsante sotto l'annuncio ti iscrivi di nuovo, in fondo alla lista.
tournament-out-for-good = Non partecipi più a { $tournament } dal { $when }. A torneo iniziato non si può tornare; guardare puoi sempre (`/caylus-club tournament`).
tournament-nobody = A { $tournament } non si è ancora iscritto nessuno.
tournament-no-round = Non c'è un turno { $round }. Turni finora: { $most }.
tournament-no-table = Nel turno { $round } non c'è un tavolo { $table } il cui risultato si possa correggere. I suoi tavoli: { $tables }.
tournament-not-in = Questa persona non partecipa a { $tournament }.
tournament-many = Tornei in corso in questo server: { $here }; il limite è { $most }. Prima uno deve finire o essere annullato.
tournament-few = { $tournament } ha troppo pochi partecipanti: { $here }, ne servono almeno { $least }. Prolunga le iscrizioni, o annulla il torneo.
tournament-name = Il nome di un torneo ha da 1 a { $most } caratteri.
tournament-number = { $text } non va bene: serve un numero intero da { $least } a { $most }.
tournament-no-reason = Di' perché in poche parole: il motivo lo vedranno tutti.
tournament-no-substitute = Nessuno in lista d'attesa può prendere il posto adesso. Ci si entra iscrivendosi quando il torneo è pieno, o a torneo in corso.
tournament-not-playing = { $name } non è a nessun tavolo di questo turno, o il tavolo ha già un risultato.
tournament-round-open = Il turno { $round } non è finito. Tavoli senza risultato: { $open }.
