# Ciò che il bot dice alle persone. Gli orari sono marche temporali di Discord.

done = Fatto
only-in-servers = Funziono solo nei server: invitami in uno, poi scrivi `/caylus new` in un canale.
error-unexpected = C'è stato un errore da parte mia; non è cambiato niente. L'ho annotato per chi gestisce il bot. `/caylus status` mostra a che punto è la partita.
refused-in-private = Non è stato possibile e non è cambiato niente; ho detto il perché a chi l'ha chiesto.
table-host-only = { $named ->
    [yes] Può farlo solo l'organizzatore ({ $host }).
   *[no] Può farlo solo l'organizzatore.
 }
table-host-or-moderator = { $named ->
    [yes] Possono farlo solo l'organizzatore ({ $host }) o un moderatore.
   *[no] Possono farlo solo l'organizzatore o un moderatore.
 }
table-is = { $status ->
    [lobby] { $game } non è ancora iniziata.
    [running] { $game } è già iniziata.
    [finished] { $game } è finita.
   *[cancelled] { $game } è stata annullata.
 }
table-not-seated = { $vacant ->
    [yes] In questa partita non hai un posto ({ $game }); con `/caylus table claim` ne prendi uno libero.
   *[no] In questa partita non hai un posto ({ $game }).
 }
table-seated-already = { $you ->
    [yes] Sei già a questo tavolo, come { $seat }.
   *[no] { $name } è già a questo tavolo, come { $seat }.
 }
table-full = { $computers ->
    [0] Questo tavolo è pieno: { $title } ammette al massimo { $most ->
        [one] { $most } giocatore
       *[other] { $most } giocatori
     }.
   *[other] Questo tavolo è pieno: { $title } ammette al massimo { $most ->
        [one] { $most } giocatore
       *[other] { $most } giocatori
     }. L'organizzatore può togliere un computer.
 }
database-trouble = Ora non posso usare il mio database; non è cambiato niente. Riprova tra un minuto.
still-at-work = Sto ancora lavorando alla tua ultima richiesta, e un'altra aspetta. Riprova quando ho finito.
database-unsure = La connessione al mio database si è interrotta durante il salvataggio, e non so se è riuscito. Guarda la partita prima di ripetere.
answer-refused = Discord ha rifiutato la mia risposta. La tua richiesta forse è andata a buon fine; `/caylus status` mostra a che punto è la partita. L'ho annotato per chi gestisce il bot.
answer-lost = { $user }, Discord non ha consegnato la mia risposta alla tua ultima richiesta. `/caylus status` mostra se è andata a buon fine e che cosa succede ora.
press-unknown = Questo pulsante è di un'altra versione del bot e non funziona più. `/caylus status` mostra i pulsanti attuali.
command-outdated = Questo comando è cambiato da quando la tua app di Discord l'ha caricato. Ricarica Discord (Ctrl+R; sul telefono riavvia l'app) e riprova.
command-moved = Questo comando non c'è più; usa { $now }. Ricarica Discord (Ctrl+R; sul telefono riavvia l'app) per vederlo.
command-not-allowed = Qui non puoi usare questo comando.
option-unreadable = Non capisco { $value }. Scegli tra i suggerimenti o scrivilo di nuovo.

# Giochi, posti, opzioni

option-favors-simplified = favori semplici
option-jeweller = { $value ->
    [yes] con il Gioielliere
   *[no] senza il Gioielliere
 }
option-lawyer-vp = l'Avvocato vale { $n }
option-rules = { $value ->
    [standard] regole normali
   *[beginner] regole per principianti
 }
option-pace-live = in tempo reale: 5 minuti a mossa
option-pace-hours = { $n } ore a mossa
option-pace-7d = 7 giorni a mossa
option-pace-banked = { $unit ->
    [minutes] { $pace }, poi una riserva di tempo di { $bank } minuti
    [days] { $pace }, poi una riserva di tempo di { $bank } giorni
   *[hours] { $pace }, poi una riserva di tempo di { $bank } ore
 }
option-pace-alone = { $pace } (senza orologio se giochi solo contro computer)
option-late = { $value ->
    [skip] le mosse in ritardo si saltano
    [wait] il tavolo aspetta chi è in ritardo
    [stand-in] per chi è in ritardo gioca un computer
   *[vote] chi è in ritardo può essere sostituito per votazione
 }
option-graces = chi non si fa vivo per il tempo di { $n } mosse perde il posto
option-together = { $value ->
    [yes] piazzati i lavoratori, decidono tutti insieme
   *[no] piazzati i lavoratori, si decide uno alla volta
 }
option-early-off = si piazza uno alla volta
option-early = dopo { $n } min il prossimo può scegliere in anticipo
option-rated-abandoned = con rating (senza risultato)
option-rated-hidden = senza rating: non tutti vedono questo canale
option-level = computer: livello { $n }
option-language = lingua: { $language }

# Giocatori computer

computer-name = { $name } (computer)
computer-thinks = -# { $player } sta pensando…
computer-paused = -# { $player } continua dopo la pausa.
computer-waits = -# { $player } aspetta che qualcuno torni a giocare qui: con `/caylus table claim` si prende un posto libero.
computer-added = Si è aggiunto un computer.
computer-level = I computer qui giocano al livello { $level }.
computer-removed = Un computer ha lasciato il tavolo.
stand-in-name = { $name } (sostituto)
skipped-name = { $name } (mosse saltate)
stand-in-open = (sostituto)
stand-in-asked = { $game }: un computer gioca per te finché non premi `Riprendi il posto` o non giochi tu. Ciò che hai pianificato ha la precedenza.
stand-in-back = { $game }: sei di nuovo al tuo posto.

# La scheda della lobby e il messaggio fissato

card-open-seat = { $how ->
    [kept] { $seat } (riservato a { $player } fino al { $when })
    [unrated] { $seat } (libero; senza rating per chi lo prende)
    [taken] { $seat } (subentro; senza rating)
   *[open] { $seat } (libero)
 }
card-seats = { $taken ->
    [one] { $taken } giocatore finora; si gioca in { $low }–{ $high }.
   *[other] { $taken } giocatori finora; si gioca in { $low }–{ $high }.
 }
card-seats-exactly = Posti occupati: { $taken } su { $high }; si gioca esattamente in { $high }.
card-imported = Questo tavolo continua una partita registrata, dal round { $turn }. L'organizzatore assegna i posti (`/caylus table replace`), oppure partecipa chi vuole.
card-record-over = Una partita finita, da una registrazione, da rivedere e analizzare.
card-takes = { $range ->
    [yes] Durata prevista: { $time } con { $low } giocatori, { $most } con { $high }.
   *[no] Durata prevista: { $time } con { $low } giocatori.
 }
about-time = { $unit ->
    [hours] { $n ->
        [one] circa un'ora
       *[other] circa { $n } ore
     }
    [days] { $n ->
        [one] circa un giorno
       *[other] circa { $n } giorni
     }
   *[weeks] { $n ->
        [one] circa una settimana
       *[other] circa { $n } settimane
     }
 }
button-more = Altro
clock-about = Questo è il tuo tempo per ogni mossa. Quando scade comincia la tua riserva di tempo: dura il doppio e si ricarica giocando. Gli orologi si fermano fuori dalle tue ore attive (`/caylus me hours`) e mentre sei assente (`/caylus me away`). Il tempo reale serve a giocare tutto d'un fiato: 5 minuti a mossa e una riserva di 30.
more-menu = Che cosa vuoi cambiare?
more-host = Solo l'organizzatore può cambiare queste impostazioni.
card-practice = Un tavolo di allenamento: { $host } gioca a tutti i posti. Premi `Inizia`.
card-invited = Invitati: { $people }
card-host = { $host } è l'organizzatore e inizia la partita.
card-as-of = -# Situazione di { $when }; il thread è sempre aggiornato.
card-thread = Si gioca in { $thread }
card-cancelled = Questa partita è stata annullata.
card-expired = Questo tavolo non è stato iniziato entro 14 giorni, quindi l'ho chiuso. Con `/caylus new` ne apri un altro.
status-line = { $together ->
    [yes] Round { $turn }, { $phase } · devono ancora scegliere (domanda di { $since }): { $players }
   *[no] Round { $turn }, { $phase } · tocca a { $player } (domanda di { $since })
 }
status-nobody = Round { $turn }, { $phase }
pin-board = Ultima immagine del tabellone: { $link }
pin-as-of = -# Situazione di { $when }; la domanda attuale è nell'ultimo messaggio del thread.

# Trovare una partita

find-none-acting = Qui non stai giocando. Con `/caylus new` apri un tavolo; `/caylus games` elenca le tue partite.
find-none-looking = In questo canale non c'è nessuna partita in corso. Con `/caylus new` apri un tavolo.
find-not-started = Qui non c'è ancora nessuna partita in corso. Tavoli aperti: { $tables }. Con `/caylus join` prendi un posto; l'organizzatore inizia con `/caylus start`.
find-no-lobby = In questo canale non ci sono tavoli aperti. Con `/caylus new` ne apri uno; una partita in corso continua nel suo thread.
find-no-lobby-leave = In questo canale non c'è nessun tavolo da lasciare. Una partita in corso si lascia con `/caylus table resign`.
find-which = Ci sono più partite: indica quale con l'opzione `game`:
    { $games }
find-bad-number = { $text } non è una partita. Scegline una tra i suggerimenti o scrivi il suo numero.
public-elsewhere = Non tutti quelli che leggono questo canale possono vedere il canale di { $game }. Senza `public` lo mostro solo a te; in { $where } lo mostro a tutti.

# Lobby

new-no-such-game = Non conosco questo gioco; ci sono Caylus e Caylus Magna Carta.
new-option-misfit = In { $game } non c'è l'opzione { $options }; ci sono: { $fitting }.
new-invited-bot = { $user } è un bot e non può prendere posto.
cant-look-there = { $user } non può vedere il canale di questo tavolo. Dagli prima l'accesso, o scegli qualcuno che ce l'ha.
need-posting = Non posso pubblicare in { $channel }: lì mi serve il permesso: { $missing }. Non è cambiato niente.
new-wrong-channel = In questo server le partite si iniziano solo qui: { $channels }.
joined = Ora partecipi a { $game }.
left = Hai lasciato { $game }.
started = { $game } inizia.
start-channel-busy = In questo canale si gioca la partita #{ $game }, e non posso aprire un thread per un'altra. Finiscila prima, inizia in un altro canale, o dammi il permesso Crea thread pubblici.
rematch-made = È aperto un tavolo per la rivincita: { $channel }.
rematch-seat = Hai un posto nella rivincita, { $game }: { $link }
rematch-known = Di questa partita c'è già una rivincita, { $game }: { $link }
games-waits = • ▶ **[{ $game }]({ $link })** ti aspetta · { $how }
games-lobby = il tavolo aspetta giocatori
games-unasked = { $how } · in attesa: lì non posso scrivere
games-timed = { $how } · scadenza: { $when }
games-damaged = { $count ->
    [1] • La partita { $games } non si può leggere: i dati salvati sono danneggiati. Chi gestisce il bot può ripristinare un backup.
   *[other] • Le partite { $games } non si possono leggere: i dati salvati sono danneggiati. Chi gestisce il bot può ripristinare un backup.
 }
games-none = Non sei a nessun tavolo. Con `/caylus new` ne apri uno.

# L'inizio

began-line = { $again ->
    [yes] ## { $game } continua dal round { $turn }
   *[no] ## { $game } inizia
 }
began-hints = -# Prima volta? `/caylus rules` · Un errore? `/caylus undo`
began-commitment = -# Ogni elemento casuale è stato fissato prima dell'inizio; la registrazione della partita finita lo dimostra con questo [sigillo](<https://en.wikipedia.org/wiki/Commitment_scheme>): `{ $commitment }`
began-no-pictures = Qui non posso allegare file, quindi il tabellone arriva come testo: `/caylus board view:text`. Con il permesso Allega file arriva come immagine.
no-thread-here = -# Si gioca proprio qui, perché in questo canale non si possono aprire thread.
no-thread-permission = -# Si gioca proprio qui, perché non posso aprire thread in questo canale (permesso Crea thread pubblici).
thread-full = { $game } aspetta il suo thread, { $host }: questo server ha 1.000 thread aperti, quanti ne permette Discord. Archiviane alcuni e lo apro, oppure gioca qui con `/caylus table settings here:True`.
thread-needed = { $game } ha bisogno di un thread suo, perché in questo canale si gioca già un'altra partita, e non posso aprirne uno. Dammi il permesso Crea thread pubblici, { $host }; continuo a provare.
thread-deleted = Il thread di { $game } è stato eliminato; la partita continua qui.
thread-deleted-busy = Il thread di { $game } è stato eliminato, e in questo canale si gioca un'altra partita. Dammi il permesso Crea thread pubblici, poi falla continuare con `/caylus status`.
thread-deleted-full = Il thread di { $game } è stato eliminato, { $host }, e questo server ha 1.000 thread aperti, quanti ne permette Discord. Archiviane alcuni e ne apro un altro, oppure gioca qui con `/caylus table settings here:True`.

# Domande

prompt-line = { $player } · round { $turn }
    { $question }
prompt-hidden = Da decidere: { $kind }. Premi `Tocca a te`: lo vedi solo tu.
prompt-have = -# Hai: { $goods }
prompt-free = { $named ->
    [yes] { $player }, scadenza: { $free }; riserva: { $end }
   *[no] Scadenza: { $free }; riserva: { $end }
 }
prompt-bank = { $named ->
    [yes] { $player }, scadenza della riserva di tempo: { $end }
   *[no] Scadenza della riserva di tempo: { $end }
 }
prompt-away = { $player } è assente fino al { $when }; fino ad allora l'orologio è fermo.

prompt-together = Round { $turn } · tutti scelgono
    { $question }
prompt-awaited = Devono ancora scegliere: { $players }
prompt-others = Tocca anche a: { $players }. `Scegli` mostra a ognuno la sua domanda in privato; l'ordine non conta.
prompt-kept = Hai scelto: { $what }. Puoi cambiare idea finché non hanno scelto tutti.
prompt-unasked = ⏸ In attesa dal { $since }: non posso scrivere in { $thread }. Finché non posso, non chiedo niente a nessuno e nessun orologio corre.
prompt-over = Questa partita è finita.
seat-departed = { $free ->
    [yes] { $player } non è più in questo server. Perché nessuno debba aspettare, il posto ora è aperto ad altri. Se { $player } rientra nel server e fa una mossa prima che qualcuno prenda il posto o che gli altri continuino senza, riprende a giocare come prima; altrimenti finisce dietro a tutti quelli che restano.{ $until ->
        [no] {""}
       *[day] {" "}La mossa richiesta ora l'aspetta fino alle { $until }.
     }
   *[no] { $player } non è più in questo server.
 }
seat-departed-free = { $rated ->
    [kept] Fino al { $until } il posto è riservato a { $player }, che può riprenderlo con il pulsante. Dopo è libero per chiunque.
    [yes] Il posto è libero: chiunque può prenderlo, e la partita non cambierà il suo rating.
   *[no] Il posto è libero: chiunque può prenderlo.
 }
seat-departed-declined = Gli altri hanno rifiutato di continuare senza questa persona; dalle { $when } si può chiedere di nuovo con `/caylus table replace`.
recap-title = Dalla tua ultima mossa:
recap-more = … { $count ->
    [one] { $count } riga precedente
   *[other] { $count } righe precedenti
 }: `/caylus history`
recap-gained = Guadagnato: { $parts }.
hand-cards = La tua mano: { $cards }
hand-title = La tua mano:
hand-card = • **{ $name }** ({ $cost }; { $prestige } PP): { $effect }
hand-empty = La tua mano è vuota.
hand-no-hands = In { $game } non ci sono carte in mano; è tutto scoperto.
hand-not-seated = Solo i giocatori hanno una mano, e in questa partita non hai un posto.
button-turn = Tocca a te
button-choose = Scegli
button-watch = Guarda
button-board = Tabellone
button-phone = Telefono
button-points = Punti
button-replay = Replay
button-stills = Round per round
button-join = Partecipa
button-leave = Esci
button-start = Inizia
button-cancel = Annulla partita
button-rematch = Rivincita
button-back = Riprendi il posto
button-here = Rieccomi
button-computer = Aggiungi computer
button-nocomputer = Togli computer
button-versus = Gioca contro un computer
which-game =
    Quale gioco?
    • **Caylus**: piazzare lavoratori, costruire un castello; un'ora da soli, 1–3 mesi con altri.
    • **Caylus Magna Carta**: lo stesso con carte; un terzo più breve.
button-allow = Accetta
button-decline = Rifiuta
button-no = No
button-never = Sì, non chiederlo più
button-takeback = Annulla mossa
button-goon = Continua a giocare
button-practice = Allenamento
button-begin = Apri un tavolo
button-howto = Come si gioca
button-setup = { $what ->
    [check] Verifica l'installazione
    [quiet] Ore di silenzio
   *[open] Apri un primo tavolo
 }
button-explain = Spiega
button-less = Meno
button-resign = Sì, lascia
button-close = Sì, annulla la partita
button-sure = Sì: { $action }
button-ask-undo = Chiedi agli altri
button-forget = Cancella i miei dati
menu-part = { $title } da { $first } a { $last }
menu-bridge = Prima del ponte: denaro, favori, ordine di turno…
menu-road = Sulla strada…
menu-castle = Castello
menu-build = Costruisci
menu-prestige = Prestigio
menu-pay = Paga

# Azioni

acted-own = Fatto: { $what }
acted-kept = Hai scelto: { $what }. Resta nascosto finché non hanno scelto tutti; con `Tocca a te` puoi cambiare.
acted-already = L'hai già fatto.
acted-elsewhere = La partita continua qui: { $where }.
acted-next = Poi: { $question }
others-turn = { $together ->
    [yes] In attesa di { $player } ({ $kind }); la domanda è di { $since }.
   *[no] Non tocca a te: decide { $player } ({ $kind }); la domanda è di { $since }.
 }
others-asked = Devi decidere anche tu: premi `Scegli` sotto la domanda.
refused-illegal = { $text } ora non è possibile: { $reason }.
refused-notation = { $text } non corrisponde a nessuna azione possibile.
possible-few = Possibile ora: { $codes }
possible-many = Ora sono possibili { $count } azioni; i pulsanti e i menu qui sotto le mostrano tutte.
means-several = “{ $text }” può significare più cose; scegline una qui sotto o scrivi il suo codice:
means-more = … e altre { $count }; i pulsanti e i menu qui sotto le mostrano tutte.
not-now = Ora non si può fare. Da decidere: { $kind }.
sure-pass-first = Passeresti per primo, pur avendo ancora lavoratori e denari. Confermi?
sure-no-batch = Potresti consegnare un lotto; non consegnarne nessuno costa fino a 2 punti prestigio. Confermi?
sure-castle-empty = Nemmeno con ciò che i tuoi lavoratori possono ancora portare avrai un lotto (cibo e altri due tipi). Senza lotto, questo lavoratore ti costa 2 punti prestigio nella fase del castello. Confermi?
sure-resign = { $kept ->
    [no] { $count ->
        [1] Se lasci { $game }, chiunque può prendere il tuo posto ({ $seats }), e non si torna indietro. Confermi?
       *[other] Se lasci { $game }, chiunque può prendere i tuoi posti ({ $seats }), e non si torna indietro. Confermi?
     }
   *[yes] Se lasci { $game }, il tuo posto ({ $seats }) è riservato per 24 ore a { $person }, e non si torna indietro. Poi { $kept ->
        [ends] la partita finisce. Vittoria per abbandono: { $winners }.
       *[open] chiunque può prenderlo.
     } Confermi?
 }
sure-resign-forfeit = Se lasci { $game }, la partita finisce subito. Vittoria per abbandono: { $winners }.{ $agree ->
    [yes] {" "}Dopo, la partita continua solo se siete entrambi d'accordo.
   *[no] {""}
 }
sure-resign-behind = Se lasci { $game }, finisci dietro a tutti quelli che restano, e non si torna indietro. Chiunque può prendere il tuo posto ({ $seats }). { $computer ->
    [yes] Fino ad allora lì gioca un computer di livello { $level }.
   *[no] Fino ad allora le sue decisioni vengono saltate.
 }
sure-resign-rated = { $free ->
    [yes] Grazie per aver giocato qui: uscire non cambia né il tuo rating né la tua affidabilità.
   *[no] La partita è con rating: anche per il rating finisci dietro a tutti quelli che restano, e per te conta come partita non finita.
 }
sure-resign-share = { $share ->
    [0] La partita è con rating, ma è troppo presto perché i rating cambino.
   *[other] La partita è con rating; un abbandono così precoce conta solo in parte ({ $share }% di una partita intera).
 }
sure-resign-abandoned = Se lasci { $game }, la partita finisce senza risultato, perché nessun altro continua a giocare.
sure-really = Confermi?
sure-cancel = { $game } verrà chiusa per tutti i partecipanti, e non si torna indietro. Confermi?
sure-not = Va bene, non è cambiato niente.

# Resoconti

phase-title = Round { $turn }: { $name }
phase-quiet = { $title } (non è successo niente)
phase-under-way = { $title } (in corso)
income-each = { $n ->
    [one] { $n } denaro a testa.
   *[other] { $n } denari a testa.
 }
tolls-line = Prestigio ai proprietari: { $parts }.
income-part = { $n ->
    [one] { $n } denaro per { $seats }
   *[other] { $n } denari per { $seats }
 }
report-cut = … il resto è in `/caylus history`.
history-no-turn = Il round { $turn } non esiste; l'ultimo è il round { $last }.
history-nothing = In quel round non è ancora successo niente.

# Replay

replay-line = Tutta la partita, dalla prima fase all'ultimo punto.
replay-alt = La partita animata: il tabellone alla fine di ogni fase e a ogni edificio, lotto, favore e spostamento del prevosto.
stills-alt = La partita round per round, pagina { $page } di { $pages }.
replay-of = Il replay di { $game }.
replay-stills = { $game } alla fine di ogni round.
replay-turn = { $game }, round { $turn }.
replay-posted = Ecco il replay: { $link }
replay-not-over = { $game } non è ancora finita, quindi non ha un replay. `/caylus history turn:{ $turn } animated:true` ne mostra un round.
replay-too-long = Questa partita ha { $count } azioni; un replay ne mostra al massimo { $most }. `/caylus history` con `animated:true` mostra gli ultimi round, `/caylus export` dà la registrazione completa.
replay-too-large = { $format ->
    [gif] Questo replay sarebbe un file GIF di { $size } MB, e Discord accetta { $most } MB. Come WebP è più piccolo: `/caylus export kind:replay`.
   *[webp] Questo replay sarebbe un file di { $size } MB, e Discord accetta { $most } MB. `/caylus history` con `animated:true` mostra un round.
 }
replay-no-files = Dove si è giocata questa partita non posso allegare file. Chi gestisce il server può permetterlo (Allega file); `/caylus export kind:replay` ti dà il replay in un canale dove posso.
replay-no-files-here = In questo canale non posso allegare file. Chiedilo in un altro, con il numero della partita, o chiedi a chi gestisce il server di permetterlo (Allega file).
replay-not-posted = Il replay è pronto, ma Discord non mi ha lasciato pubblicarlo lì. Lo ottieni con `/caylus export kind:replay`.
replay-not-sent = Il replay è pronto, ma Discord non ha accettato il file. Riprova tra un momento.
replay-trouble = { $why ->
    [full] Sto già disegnando { $waiting } replay per altri. Riprova tra un minuto.
    [busy] Sto già disegnando un replay di questa partita. Riprova tra mezzo minuto.
    [failed] Non sono riuscito a disegnare il replay. La partita è intatta: `/caylus history` mostra che cosa è successo, `/caylus export` dà la sua registrazione.
   *[closing] Mi sto riavviando. Chiedi di nuovo il replay tra un minuto.
 }

# La fine

ended-line = { $count ->
    [1] 🏆 { $winners } vince con { $score ->
        [one] { $score } punto
       *[other] { $score } punti
     } prestigio.
   *[other] 🏆 { $winners } vincono insieme con { $score ->
        [one] { $score } punto
       *[other] { $score } punti
     } prestigio ciascuno.
 }
ended-forfeit = 🏆 Vittoria per abbandono: { $winners }. Fuori dalla partita: { $left }.
ended-play-on = Fino al { $until }, { $players } possono ancora continuare questa partita: per farlo, tutte le persone qui nominate devono premere `Continua a giocare`.
ended-abandoned = ⏹️ Nessuno ha continuato a giocare, quindi questa partita finisce senza risultato. Nessun rating cambia.{ $rated ->
    [yes] {" "}Per tutti quelli che l'hanno iniziata{ $who } conta come una partita non finita.
   *[no] {""}
 }
ended-left = { $how ->
    [missed] Assenza nella maggior parte dei round, quindi dietro a chi è rimasto: { $seats }.
    [more] Dietro a chi è rimasto nonostante più punti: { $seats }.
   *[left] Fuori dalla partita prima della fine, quindi dietro a chi è rimasto: { $seats }.
 }
ended-void = ~~{ $result }~~ (annullato: non conta più)
ended-computers = { $count ->
    [1] -# \* { $seats } era un computer (livello { $level }).
   *[other] -# \* { $seats } erano computer (livello { $level }).
 }
ended-stood-in = { $winner ->
    [yes] { $others ->
        [0] Un computer ha preso { $count } delle { $of } decisioni di { $seat }.
       *[other] { $name ->
            [nobody] Un'altra persona
           *[person] { $name }
         } ha preso { $others }{ $count ->
            [0] {""}
           *[other] , un computer { $count }
         } delle { $of } decisioni di { $seat }.
     }
   *[no] { $others ->
        [0] -# \* Un computer ha sostituito { $seat }: { $count } decisioni su { $of }.
       *[other] -# \* { $seat }: { $name ->
            [nobody] un'altra persona
           *[person] { $name }
         } ha preso { $others }{ $count ->
            [0] {""}
           *[other] , un computer { $count }
         } decisioni su { $of }.
     }
 }
ended-record = La registrazione della partita:
ended-record-command = Con `/caylus export` ottieni la registrazione della partita.

# Annullare e votare

undo-done = Annullato.
undo-vote-open = Ho chiesto agli altri.
undo-takes-end = Si annullerebbe anche la fine della partita, che continuerebbe.
undo-seed-known = L'ordine delle carte di questa partita è pubblico da quando è finita: chi ha letto la registrazione sa quali carte arrivano.
undo-asks = { $count ->
    [1] Serve il consenso di { $players }. Si annullerebbe:
   *[other] Serve il consenso di { $players }. Si annullerebbero { $count } azioni:
 }
    { $codes }
undo-asks-forfeit = Serve il consenso di { $players }. Si annullerebbe la fine della partita, che continuerebbe.
undone-free = { $player } annulla: { $codes }
undone-vote = Annullato per votazione: { $codes }
undone-forfeit = La fine della partita è annullata; la partita continua.
undone-end = Così è annullata anche la fine della partita; la partita continua.
action-hidden = { $seat }: un'azione.
action-untold = { $seat }: una scelta che per ora non cambia niente.
undone-more = { $codes } (e altre { $count })
vote-asked = Ho chiesto ai giocatori di { $game }.
vote-taken = La tua risposta è annotata.
vote-none = In { $game } non c'è nessuna votazione aperta.
vote-not-asked = Non hai votazioni aperte.
vote-several = Hai diverse votazioni aperte. Rispondi a ognuna:
vote-undo = { $count ->
    [1] { $asker } chiede di annullare:
   *[other] { $asker } chiede di annullare { $count } azioni:
 }
    { $codes }
vote-undo-over = { $forfeit ->
    [yes] { $asker } chiede di annullare la fine della partita e continuare a giocare.
   *[no] { $asker } aveva chiesto di annullare delle azioni.
 }
vote-asks = { $kind ->
    [pause] { $asker } chiede di mettere in pausa gli orologi.
    [resume] { $asker } chiede di far ripartire gli orologi.
    [cancel] { $asker } chiede di annullare la partita.
   *[anew] { $asker } ha lasciato la partita prima del secondo round. Ricominciare senza questa persona, con le stesse impostazioni? Se tutti sono d'accordo, la nuova partita inizia subito, con tutti voi già al tavolo. Questa allora non conta per nessuno di voi; per chi se n'è andato conta come non finita.
 }
vote-anew-declined = Non tutti erano d'accordo, quindi la partita continua: le decisioni di { $seat } vengono saltate finché qualcuno non prende il posto; un moderatore può farvi giocare un computer.
vote-replace = { $asker } chiede di dare il posto { $seat } a { $newcomer }.
vote-time-up = Continuare senza { $seat }? `Accetta`: è fuori dalla partita e dietro a chi resta; finché nessuno prende il posto, le sue decisioni vengono saltate. `Rifiuta`: la partita aspetta { $departed ->
    [yes] questa persona, o chi prende il posto
   *[no] questa persona
 }.
vote-open-seat = { $asker } chiede di liberare il posto { $seat } per qualcun altro.
vote-absent = 💤 { $player } non si fa vivo da tempo; la votazione non ha bisogno della sua risposta.
vote-until = { $who ->
    [half] Deve essere d'accordo più della metà dei giocatori interpellati. La votazione finisce { $when }; chi non risponde rifiuta. Intanto la partita continua.
   *[all] Devono essere d'accordo tutti i giocatori interpellati. La votazione finisce { $when }; chi non risponde rifiuta. Intanto la partita continua.
 }
vote-over = { $how ->
    [ended] La partita è finita; la votazione non vale più.
    [passed] Proposta approvata.
    [failed] Proposta respinta.
    [expired] La votazione è finita ({ $when }). Chi non risponde rifiuta, quindi non cambia niente.
   *[overtaken] La partita è andata avanti; la votazione non vale più.
 }
vote-over-seat = { $taken ->
    [yes] Il posto è preso, quindi la votazione non serve più.
   *[no] La votazione è finita, perché un posto è passato a un'altra persona.
 }

# Posti, impostazioni, orologi

replaced = Fatto: i posti in { $game } sono cambiati.
seat-left = { $how ->
    [resigned] { $seat } ha lasciato la partita.
    [dropped] { $seat } mancava da tempo ed è ora fuori dalla partita.
    [barred] { $seat }: per ora qui non gioca nessuno.
        Fino al { $until } la partita aspetta questo posto: niente viene saltato e il suo orologio è fermo. { $back ->
            [yes] Poi { $player } continua a giocare qui.
           *[no] Se { $player } può giocare di nuovo prima, continua qui; altrimenti è fuori dalla partita.
        }
    [released] { $seat } continua a non poter giocare qui ed è ora fuori dalla partita.
   *[opened] Il posto { $seat } ora è senza giocatore.
 }
seat-left-rated = { $player } è dietro a tutti quelli che restano.
seat-rated = { $how ->
    [together] Il rating si calcola solo tra { $players }.
    [others] Di chi ha iniziato, qui il rating vale ormai solo per { $players }: contro i posti dei computer e chi è stato sostituito o se n'è andato tardi.
    [then] In quel caso non resta nessuno contro cui calcolare il rating di { $players }, e questa partita non lo cambia più.
    [again] { $players }: se il posto viene ripreso, questa partita cambia di nuovo il tuo rating.
   *[nobody] Non resta nessuno contro cui calcolare il rating di { $players }: questa partita non lo cambia più.
 }
seat-skipped = Finché nessuno prende il posto { $seat }, le sue decisioni vengono saltate.
seat-stand-in = { $how ->
    [open] Nel posto { $seat } gioca un computer di livello { $level }, finché qualcuno non lo prende.
    [again] Per { $seat } gioca di nuovo un computer (round non giocati finora: { $missed } su { $turns }).
   *[first] Per { $seat } gioca un computer di livello { $level }, finché non preme `Riprendi il posto` o non fa una mossa.
 }
seat-stand-in-rated = { $rated ->
    [yes] { $player }, torna presto: se non giochi la maggior parte dei round, finisci dietro a chi resta, e se il computer prende più di un quarto delle tue decisioni, in tutta la partita o nella sua seconda metà, un aumento del rating vale solo la metà, e gli altri non perdono rating contro di te.
   *[no] { $player }, torna presto: se non giochi la maggior parte dei round, finisci dietro a chi resta.
 }
seat-mostly-missed = { $standing ->
    [soon] ⚠️ { $player }: { $missed } round non giocati su { $turns }. Ancora un round non giocato e questo posto finisce dietro a chi resta, quali che siano i suoi punti. Premi il pulsante o gioca: ogni round in cui giochi vale come giocato, anche questo.
   *[last] ⚠️ { $player }: { $missed } round non giocati su { $turns }, più della metà. Allo stato attuale questo posto è dietro a chi resta, quali che siano i suoi punti. Si classifica di nuovo in base ai punti solo se alla fine i round giocati da { $name } sono almeno quanti quelli non giocati.
 }
seat-came-back = Di nuovo in partita: { $players }.
long-late = ⏳ { $player } non si fa vivo in { $game }; la domanda risale a { $since }. Se non risponde, { $until } qualcun altro potrà prendere il suo posto; gli altri giocatori possono anche continuare ad aspettare.
long-late-open = ⏳ { $player } non ha ancora risposto in { $game } (la domanda risale a { $since }), quindi ora chiunque può prendere il suo posto, con il pulsante o con `/caylus table claim`. Può ancora giocare finché qualcuno non lo prende o la partita non continua senza quel posto; poi vale come se l'avesse lasciata. Gli altri possono anche continuare ad aspettare.
absent = ⏳ Ancora nessun segno di { $player } in { $game }. Se non gioca, non vota e non preme `Rieccomi`, { $until } perderà il posto, come se avesse lasciato la partita.
button-waiton = Aspetta ancora
button-takeseat = Prendi il posto
button-without = { $alone ->
        [yes] Prendi la vittoria
       *[no] Continua senza quel posto
    }
long-late-waited = ⏳ { $waiting } continua ad aspettare { $player }: il posto non è aperto ad altri.
long-late-without = ⏳ { $waiting } continua senza { $player }.
long-late-back = ⏳ { $player } è di nuovo qui.
seat-claimed = { $player } ha preso questo posto.
seat-summary = Subentri in questa posizione: `Tabellone` la mostra, `/caylus history` racconta che cosa è successo.
seat-not-rated = { $left ->
    [yes] Avevi già lasciato questa partita: conta come una che non hai finito, e per il tuo rating sei dietro a tutti quelli che restano. Giocarci di nuovo non cambia questo.
   *[no] Questa partita non cambierà il tuo rating.
 } Se non vuoi il posto, lo lasci con `/caylus table resign`; questo non cambia né il tuo rating né la tua affidabilità.
settings-done = { $game }: le impostazioni sono cambiate.
move-not-gone = Si può spostare solo una partita in corso il cui canale è stato eliminato o che aspetta un thread.
move-done = { $game } continua in questo canale.
settings-changed = { $by ->
    [player] { $player } ha cambiato le impostazioni di questo tavolo: { $settings }.
    [host] L'organizzatore ha cambiato le impostazioni di questo tavolo: { $settings }.
    [case] { $game }: nuove impostazioni per { $players }: { $settings }.
   *[rest] Le impostazioni di questo tavolo sono cambiate: { $settings }.
 }
pause-no-clock = Questo tavolo non ha un orologio da fermare (ritmo: { $pace }); l'organizzatore può metterlo con `/caylus table settings`.
clocks-paused = Gli orologi sono in pausa.
clocks-on = Gli orologi sono ripartiti.
bot-returned = Sono di nuovo in questo server e la partita continua.
cancelled = { $by ->
    [players] I giocatori hanno annullato questa partita.
    [anew] Questa partita finisce senza risultato: ricomincia come { $game }, senza chi l'ha lasciata.
    [moderator] Un moderatore ha annullato questa partita.
   *[silence] Questa partita è chiusa: nessuno ha giocato da un mese.
 }
time-up = ⏳ Tempo scaduto: { $players }.
upgraded-31 = ℹ️ Sono passato a una nuova versione, e questa partita continua in modo un po' diverso, affinché nessuno debba aspettare un posto vuoto e lasciare la partita non convenga mai: chi lascia ora finisce dietro a tutti quelli che restano, e in due giocatori l'altro vince subito. Le decisioni di un posto lasciato vengono saltate, a meno che lì non giochi un computer. Dove le mosse in ritardo si saltano, dopo una scadenza non rispettata le decisioni vengono saltate subito, e dopo un lungo silenzio si perde il posto.
upgraded-32 = ℹ️ I livelli dei computer hanno nuovi numeri: 2, 3 e 4 sono ora 3, 4 e 5. Il vecchio livello 1 non c'è più; i computer che qui lo avevano giocano ora al nuovo livello 2, a metà strada verso il 3.
upgraded-39 = ℹ️ Sono stato aggiornato, e lasciare una partita funziona in modo un po' diverso. Se qualcuno la lascia presto, chi resta è valutato solo rispetto agli altri rimasti. Un abbandono vale per il rating solo dal round 3 e per intero dalla metà di una partita normale. Se nessuno continua a giocare, la partita finisce senza risultato. E se nella seconda metà un computer gioca spesso al tuo posto, un aumento del rating vale solo la metà.
time-up-played = { $shown ->
    [yes] ⏳ Tempo scaduto: { $players }. Vale come scadenza non rispettata. Scelgo ciò che costa meno: “{ $what }”.{ $asked ->
        [yes] {" "}Non viene saltato altro: la prossima decisione viene chiesta come sempre.
       *[no] {""}
     }
   *[no] ⏳ Tempo scaduto: { $players }. Vale come scadenza non rispettata. Scelgo ciò che costa meno.
 }
time-up-last = ⏳ Tempo scaduto: { $players }. Vale come scadenza non rispettata. In questo round si passa per ultimi: senza il denaro di chi passa per primo, e senza far rincarare i lavoratori.
time-up-absent = D'ora in poi salto subito le decisioni di { $seats }, al massimo un round ogni { $hours ->
    [0] 5 minuti
    [one] { $hours } ora
   *[other] { $hours } ore
 }, fino alla prossima mossa giocata di persona o a `Rieccomi`.
time-up-dropped = Altrimenti { $until } sarà fuori dalla partita: { $seats }.
reminder-half = { $bank ->
    [yes] { $players }: metà del tempo è passata e ora scorre solo la riserva di tempo; scade { $when }.
   *[no] { $players }: metà del tempo è passata; scade { $when }.
 }
reminder-most = { $players }: resta poco tempo; scade { $when }.
reminder-after = { $late ->
    [alone] In questo momento qui non gioca nessun altro. Se non giochi neanche tu, la partita finirà senza risultato{ $rated ->
        [yes] {" "}e per te conterà come non finita
       *[no] {""}
     }. Se giochi e nessuno torna, vinci.
    [skip] Dopo, salto le tue decisioni finché non giochi o premi `Rieccomi`.
    [stand-in] Dopo, un computer di livello { $level } gioca per te finché non giochi o premi `Riprendi il posto`.
   *[vote] Dopo, gli altri votano se continuare senza di te.
 }
reminder-nudge = { $players }: gli altri stanno aspettando. Senza fretta, quando hai un momento.
reminder-back = { $players }: rieccoti! La partita ti aspetta.
button-nudge = Ricordaglielo
nudge-done = { $game }: mando un promemoria a { $players }, nel modo e nelle ore scelti da ognuno.
reminder-over = { $waits ->
    [yes] { $players }: il tempo è scaduto. In questo momento qui non gioca nessun altro, quindi nessun computer subentra e la partita ti aspetta.
   *[no] { $players }: il tempo è scaduto.
 }
quiet-over = Le ore di silenzio sono finite. { $game } aspetta { $people }.
digest-title = Queste partite ti aspettano:

# Risposte in anticipo

button-ahead = Rispondi in anticipo
ahead-more = … il resto arriva quando hai risposto a queste.
ahead-waiting = Risposto in anticipo: { $what }
ahead-gone = { $how ->
    [unlikely] • “{ $what }”: per come stanno le cose non verrà chiesto, quindi la tua risposta non verrà usata.
    [lapsed] • “{ $what }”: non è stato chiesto; la tua risposta non vale più.
   *[refused] • “{ $what }”: arrivato il momento non era più possibile; la tua risposta non vale più.
 }
ahead-withdraw = Ritira la risposta
# Pianifica il tuo round
planning-soon = Presto tocca a: { $players }. Scegli già ora: lo gioco io quando tocca a te; se allora non è possibile, te lo chiedo di nuovo.
button-planturn = Pianifica i lavoratori

# Guardare

status-open-seat = posto libero
status-vote = È aperta una votazione; finisce { $when }.
watch-line = Guarda la partita in { $thread }. Puoi usare: `/caylus board`, `status`, `history`, `rules`.
file-too-large = Questo file sarebbe di { $size } MB, e Discord accetta { $most } MB. Chi gestisce il bot può ricavarlo dal database.
file-refused = { $count ->
    [one] Qui non posso allegare file, e come testo sarebbe { $count } messaggio.
   *[other] Qui non posso allegare file, e come testo sarebbero { $count } messaggi.
 } Chiedilo in un canale dove ho il permesso Allega file.
building-effect = Effetto: { $effect }
building-owner = Al proprietario, quando arriva un lavoratore altrui: { $effect }
building-cost = Costo: { $cost }
building-prestige = Prestigio: { $n }
building-favors = { $n ->
    [one] Chi lo costruisce riceve { $n } favore reale.
   *[other] Chi lo costruisce riceve { $n } favori reali.
 }
building-income = { $n ->
    [one] Reddito: { $n } denaro per round.
   *[other] Reddito: { $n } denari per round.
 }
building-on-road = { $owned ->
    [yes] Ora sulla casella { $space } della strada; proprietario: { $owner }.
   *[no] Ora sulla casella { $space } della strada.
 }
building-in-stock = Si può ancora costruire.
building-dealt = Ogni giocatore ne ha una: in mano, nel mazzo, negli scarti o sulla strada.
building-nowhere = Non è in questa partita.
building-also = Vedi anche: { $names }.
building-unknown = L'edificio { $text } non esiste. Scegline uno tra i suggerimenti.
tile-kind-neutral = edificio neutrale
tile-kind-fixed = edificio fisso della strada
tile-kind-special = edificio speciale
tile-kind-wood = edificio in legno
tile-kind-stone = edificio in pietra
tile-kind-residence = residenza
tile-kind-prestige = edificio di prestigio
tile-kind-card = carta

# Le impostazioni di una persona

me-language-done = Ora ti parlo in questa lingua ({ $language }).
me-hours-always = Le tue ore attive sono tutto il giorno: i tuoi orologi corrono sempre (fuso orario { $zone }).
me-hours-now = Le tue ore attive: { $hours }, fuso orario { $zone }. Nelle altre ore i tuoi orologi sono fermi, tranne ai tavoli in tempo reale.
me-away-until = Risulti assente fino a { $when }; intanto i tuoi orologi sono fermi, e gli altri ai tuoi tavoli lo vedono accanto al tuo posto. { $left ->
    [one] Puoi assentarti ancora { $left } giorno nell'arco di un anno.
   *[other] Puoi assentarti ancora { $left } giorni nell'arco di un anno.
 }
me-away-over = Non risulti assente. { $left ->
    [one] Puoi assentarti { $left } giorno nell'arco di un anno.
   *[other] Puoi assentarti { $left } giorni nell'arco di un anno.
 }
me-notify-now = Promemoria: { $how }. Ore di silenzio: { $quiet }. Avviso prima di uno spreco: { $confirm }. Pannello dopo un piazzamento: { $panel }.
me-quiet-server = quelle di ciascun server
me-pictures-done = Le tue immagini: { $view }. Scure: { $dark }.
me-forget-sure = Questo cancella tutto ciò che conservo su di te e toglie il tuo nome da ogni partita. Le tue partite in corso continuano con un posto libero. Non si può annullare.
me-forgotten = { $count ->
    [0] Ho cancellato tutto ciò che era salvato su di te.
    [one] Ho cancellato tutto ciò che era salvato su di te; { $count } partita continua con un posto libero.
   *[other] Ho cancellato tutto ciò che era salvato su di te; { $count } partite continuano con un posto libero.
 }
me-export-line = Tutto ciò che è salvato su di te:

# Importare

import-one-of = Allega la registrazione di una partita come file, oppure incollala come testo. `/caylus export` ne mostra una.
import-too-large = Il file è di { $size } byte; posso leggerne al massimo { $limit }.
import-unreadable = Discord non mi ha dato il file. Riprova.

# Per chi amministra

server-manager-only = Serve il permesso Gestisci server.
server-speaks = La lingua di questo server ora è: { $language }, come quella di chi ha aperto questo tavolo. Chi l'ha aperto e chi ha il permesso Gestisci server possono sceglierne un'altra qui, o in ogni momento con `/caylus-server settings`.
server-speaks-now = La lingua di questo server ora è: { $language }.
server-no-limit = nessun limite
server-all-channels = tutti i canali
server-settings-now = Le partite si possono iniziare in: { $channels }
    Partite a persona: { $games-per-person }
    Tavoli aperti a persona: { $tables-per-person }
    Tavoli aperti qui: { $tables }
    Partite in corso qui: { $games }
    Suggerimenti e spiegazioni a persona all'ora: { $searches-per-person }
    Lingua: { $language }
    Chi può annullare una partita in corso: { $cancel }
    Immagini sotto i resoconti: { $pictures }
settings-new-tables = Tavoli nuovi: { $new }
settings-puzzles = Rompicapo del giorno: { $puzzles }
welcome = 👋 Qui gestisco partite di Caylus e Caylus Magna Carta, mossa per mossa, ognuna in un thread proprio.
    • `{ $check }` dice quali permessi mi mancano, in quali canali le partite sono senza rating e quali lingue parlo.
    • `{ $open }` apre un tavolo in questo canale; gli altri partecipano con il suo pulsante, chi non conosce il gioco comincia da `/caylus rules`.
    • `{ $quiet }` lascia le notti senza menzioni. `/caylus-server settings` ha il resto: canali, orologi, ruoli, rating, riepilogo.
settings-group-games-per-person = Tavoli
settings-group-pace = Impostazioni dei tavoli nuovi
settings-group-puzzle-channel = Rompicapo del giorno
settings-group-statistics = Statistiche e rating
settings-group-following = Seguire partite e persone
settings-group-seek = Cerca giocatori
settings-group-tournaments = Tornei
settings-group-channel = Riepilogo della settimana
settings-group-quiet = Ore di silenzio
menu-settings-group = Altre impostazioni
menu-settings-what = Cambia un'impostazione
settings-roles = Chi può aprire tavoli: { $opens }
    Menzione per i tavoli nuovi, al massimo ogni sei ore: { $announce }
settings-quiet-off = Nessuna ora di silenzio: menziono a qualsiasi ora. Per notti senza menzioni scegli ore e fuso orario.
settings-quiet-now = Ore di silenzio: { $hours } ({ $zone }).
    In queste ore non menziono nessuno, tranne ai tavoli in tempo reale e tranne chi ha scelto ore proprie con `/caylus me notify`. Quando finiscono, menziono tutti quelli che una partita aspetta ancora.
    Gli orologi vanno avanti; chi vuole fermare il proprio di notte usa `/caylus me hours`.
settings-number = { $text } non è un numero da { $least } a { $most }. Non è cambiato niente.
opens-role = In questo server può aprire tavoli solo chi ha il ruolo { $role }. Puoi comunque partecipare ai tavoli e ricevere inviti.
public-often = Hai mostrato a tutti { $most } risposte in un'ora. La prossima si può mostrare tra { $minutes } min; senza `public` ti rispondo subito.
invites-often = Puoi invitare { $most } persone all'ora. Potrai invitare di nuovo tra { $minutes } min; fino ad allora può partecipare chiunque legga il canale. Non è cambiato niente.
table-announced = { $role }: è aperto un nuovo tavolo, { $game }.

# Quando i messaggi non si possono pubblicare

trouble-forbidden = ⚠ Qui non posso scrivere. Dammi Visualizza canale, Invia messaggi e Invia messaggi nei thread; poi continuo. Intanto pulsanti e comandi funzionano.
trouble-locked = ⚠ Il thread di questa partita è bloccato. Lo sblocca chi ha il permesso Gestisci thread; poi continuo.
trouble-gone = ⚠ Il canale di questa partita è stato eliminato. L'organizzatore o un moderatore può continuarla in un altro, usando lì `/caylus table settings here:True`, o annullarla (`/caylus table cancel`). Intanto i comandi funzionano.
trouble-full = ⚠ Questo server ha 1.000 thread aperti, quanti ne permette Discord. Archiviane alcuni e ne apro uno per questa partita; oppure l'organizzatore la gioca nel canale, usando lì `/caylus table settings here:True`.
trouble-timed-out = ⚠ In questo server sono in timeout fino al { $until } e non posso scrivere. Lo può togliere chi ha il permesso Metti membri in timeout; poi continuo.
trouble-discord = ⚠ In questo momento Discord non accetta i miei messaggi. Continuo a provare; intanto i comandi funzionano.

# Il dottore

doctor-permissions = In questo canale ho tutti i permessi che mi servono.
doctor-rated = Le partite con rating sono possibili in ogni canale che vedo.
doctor-unrated = Le partite in { $channels } sono senza rating, perché non tutti vedono questi canali. In `/caylus-server settings`, sotto Statistiche e rating, puoi indicare un ruolo che vale come “tutti”.
doctor-languages = Parlo { $languages }. In questo server uso { $here }; in privato, la lingua che ognuno ha in Discord.
doctor-permission-view-channel = Non vedo questo canale: dai al mio ruolo Visualizza canale.
doctor-permission-send-messages = Non posso scrivere in questo canale: dai al mio ruolo Invia messaggi.
doctor-permission-send-messages-in-threads = Non posso scrivere nei thread: dai al mio ruolo Invia messaggi nei thread.
doctor-permission-create-public-threads = Non posso aprire thread: si gioca direttamente nel canale. Con il permesso Crea thread pubblici ogni partita ha il suo.
doctor-permission-attach-files = Non posso allegare immagini e registrazioni: il tabellone arriva come testo. Con il permesso Allega file arrivano le immagini.
doctor-permission-read-message-history = Non posso leggere la cronologia: non mi accorgo dei messaggi eliminati. Dai al mio ruolo Leggi cronologia messaggi.
doctor-permission-pin-messages = Non posso fissare messaggi: quello sullo stato di una partita non resta fissato. Serve il permesso Fissa messaggi.
doctor-running = { $games ->
    [0] In questo server non ci sono tavoli aperti o in corso.
    [one] In questo server c'è { $games } tavolo aperto o in corso.
   *[other] In questo server ci sono { $games } tavoli aperti o in corso.
 }
doctor-computers = { $count ->
    [one] { $count } partita aspetta
   *[other] { $count } partite aspettano
 } un computer, la prima da { $seconds } s. Un CAYLUS_THINKERS più alto ne fa pensare di più insieme.
doctor-notices = { $count ->
    [one] { $count } messaggio aspetta di essere pubblicato.
   *[other] { $count } messaggi aspettano di essere pubblicati.
 }
doctor-game = La partita #{ $game } non si può pubblicare: { $why }
doctor-games = { $count ->
    [one] Un'altra partita non si può pubblicare ({ $count }).
   *[other] Altre { $count } partite non si possono pubblicare.
 }

games-stand-in = { $how } · un computer gioca per te
games-skipped = { $how } · le tue mosse vengono saltate
status-skipped = Hai superato una scadenza, quindi le tue mosse vengono saltate finché non giochi o premi `Rieccomi`.
seat-away = { $seat } · assente fino al { $when }
seat-ranks-last = { $seat } (allo stato attuale questo posto è dietro a chi resta: { $missed } round non giocati su { $turns })
switched-off = In questo server è disattivato.
option-pictures = immagini
option-hints = suggerimenti
