table-no-game = Questa partita non esiste, o non puoi vedere il suo canale. `/caylus games` elenca le tue.
table-no-vote = Questa votazione non c'è più.
table-review-running = { $game } non è ancora finita. Si può analizzare solo una partita finita.
table-review-old = Le regole sono cambiate da quando si è giocata questa partita ({ $game }); non si può più analizzare.
table-rematch-players = La rivincita è per chi ha giocato questa partita ({ $game }). Con `/caylus new` apri un tavolo tuo.
table-no-such-seat = { $game } ha { $seats ->
    [one] { $seats } posto
   *[other] { $seats } posti
 }; il posto { $seat } non esiste.
table-seat-held = { $seat } è il posto di { $name }; si può prendere solo un posto libero.
table-no-open-seat = In questa partita non ci sono posti liberi ({ $game }).
table-practice = Questo è un tavolo di allenamento: qui gioca solo { $name }. Con `/caylus new` apri un tavolo normale.
table-too-few = { $title } richiede almeno { $least ->
    [one] { $least } giocatore
   *[other] { $least } giocatori
 }; al tavolo: { $here ->
    [one] { $here }
   *[other] { $here }
 }.
table-seats-open = Questi posti sono ancora liberi: { $seats }. Li assegna l'organizzatore, oppure partecipa chi vuole.
table-place-taken = In questo canale si gioca un'altra partita; prima finiscila, o gioca in un altro canale.
table-too-many-games = { $name } gioca già in questo server { $here ->
    [one] { $here } partita
   *[other] { $here } partite
 }; il limite è { $most }. Prima bisogna finirne una o lasciare un posto; `/caylus games` le elenca.
table-too-many-tables = { $name } ha già in questo server { $here ->
    [one] { $here } tavolo aperto
   *[other] { $here } tavoli aperti
 }; il limite è { $most }. Prima bisogna iniziarne, lasciarne o annullarne uno; `/caylus games` li elenca.
table-too-many-searches = Hai già avuto tutti i suggerimenti che una persona può avere qui in un'ora (il limite è { $most }). Potrai chiederne un altro tra { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
 }; chi gestisce il server può alzare il limite (`/caylus-server settings`).
table-hints-off = A questo tavolo i suggerimenti sono disattivati; l'organizzatore può permetterli a tutti: `/caylus table settings hints:yes`.
table-hints-rated = La partita è con rating: finché dura, i computer non danno suggerimenti.
table-hint-not-yours = Ora non hai niente da decidere, quindi non c'è niente da suggerire.
table-evening-runs = È già in corso una sessione in tempo reale.
table-evening-none = In questa partita non è in corso una sessione in tempo reale.
table-evening-paused = Gli orologi sono in pausa; una sessione in tempo reale può iniziare quando ripartono.
table-evening-live = A questo tavolo si gioca già in tempo reale; una sessione non serve.
table-evening-missing = Per una sessione in tempo reale servono almeno due persone e nessun posto libero.
table-evening-stand-in = Un computer gioca per te. Prima riprendi il tuo posto, poi chiedi una sessione in tempo reale.
table-evening-refused = Qui una sessione in tempo reale è stata rifiutata meno di { $minutes ->
    [one] { $minutes } minuto fa
   *[other] { $minutes } minuti fa
 }; chiedi di nuovo più tardi.
table-explain-none = Ora non posso spiegare questa azione: non è di un computer, è stata annullata o in parte è ancora nascosta.
table-no-thought = In questo momento i computer non possono pensare; non è cambiato niente. Riprova tra un minuto.
table-server-tables = Questo server ha già { $here ->
    [one] { $here } tavolo aperto
   *[other] { $here } tavoli aperti
 }; il limite è { $most }. Partecipa a uno con `/caylus join`, o aspetta che uno inizi o venga chiuso; chi gestisce il server può alzare il limite (`/caylus-server settings`).
table-server-games = In questo server { $here ->
    [one] c'è già { $here } partita in corso
   *[other] ci sono già { $here } partite in corso
 }; il limite è { $most }. Questo tavolo resta aperto: inizialo quando una partita sarà finita, o chiedi a chi gestisce il server di alzare il limite (`/caylus-server settings`).
table-record-name = Questa registrazione non si può leggere: riga { $line }: un nome ha { $length } caratteri; sono permessi al massimo { $most }.
table-record-large = La registrazione di questa partita ({ $game }) è di { $size } MB o più, perché i nomi sono molto lunghi; Discord accetta { $most } MB. Chi gestisce il bot la ottiene con `python -m storage export { $number }`.
table-record-header = Questa registrazione non si può leggere: ciò che precede le azioni ha { $length } caratteri; sono permessi al massimo { $most }.
table-full-places = Questo tavolo è pieno: i posti sono limitati a { $most }.
table-seats-kept = I posti liberi sono riservati alle persone trovate per questo tavolo ({ $count }), fino al { $when }. Poi può prenderli chiunque.
table-wish-number = Qualcuno qui vuole questo numero di giocatori: { $numbers }; ora sono { $here }. Aspetta gli altri, oppure chiedi a questa persona di fermare la ricerca: `/caylus-club seek`.
table-entry-invited = Questo tavolo è solo per giocatori invitati ({ $game }); l'organizzatore può invitarti.
table-entry-rating = Questo tavolo è per rating da { $low } a { $high }, e il tuo è { $rating }. L'organizzatore può comunque invitarti.
table-entry-newcomer = Questo tavolo è per chi ha un rating consolidato (partite con rating: { $here } di { $of }). L'organizzatore può comunque invitarti.
table-entry-reliable = Questo tavolo richiede almeno { $n }% di partite con rating finite e { $n }% di scadenze rispettate. Hai finito { $finished } partite su { $games } e non hai rispettato { $missed } scadenze su { $deadlines }. L'organizzatore può comunque invitarti.
table-entry-bounds = I limiti dei rating sono numeri da { $least } a { $most }, prima il più basso.
table-entry-fixed = Chi gioca a questo tavolo è già deciso: in allenamento c'è una sola persona, e i posti di una partita importata li assegna l'organizzatore.
table-invites-refused = Non puoi invitare { $name }.
table-invite-declined = { $name } ha rifiutato il tuo invito.
table-invites-many = A questo tavolo non si può invitare nessun altro ({ $here } di { $most }).
table-not-invited = Non hai ricevuto un invito a questo tavolo ({ $game }).
table-refusals-many = Hai già bloccato gli inviti del numero massimo di persone ({ $most }). Prima togline qualcuna: `/caylus table invite`.
table-wish-empty = Con questa ricerca non si troverà mai nessuno: scegli un numero di giocatori ammesso dal gioco e un ritmo.
table-wishes-many = Hai già il massimo di ricerche ({ $most }). Prima fermane una: `/caylus-club seek`.
table-wishes-server = In questo server c'è già il massimo di ricerche ({ $most }). Riprova quando qualcuno ha trovato un tavolo o ha smesso di cercare.
table-unknown-game = Il gioco { $text } non esiste; ci sono: { $games }.
table-unknown-option = { $title } non ha l'opzione { $name }; le sue opzioni: { $options }.
table-bad-option = L'opzione { $name } non può essere { $value }; può essere: { $values }.
table-bad-practice = Un tavolo di allenamento di { $title } ha da { $least } a { $most } posti.
table-bad-computers = A un tavolo di { $title } puoi aggiungere da 1 a { $most } computer, non { $asked }.
table-bad-level = Il livello { $level } non esiste; i computer giocano ai livelli da { $least } a { $most }.
table-practice-computers = A un tavolo di allenamento giochi tu a tutti i posti; togli `practice` per giocare contro i computer.
table-no-computer = A questo tavolo non ci sono computer ({ $game }).
table-computers-alone = I computer non giocano da soli: almeno un posto deve essere di una persona.
table-seat-computer = { $seat } è di un computer: indica chi deve averlo.
table-stand-in-off = A questo tavolo i computer non sostituiscono nessuno. L'organizzatore può cambiarlo con `/caylus table settings late:stand-in`; se la partita ha il rating, solo prima che inizi.
table-stand-in-already = Un computer gioca già per te; smette con `Riprendi il posto` o alla tua prossima azione.
table-stand-in-none = In questa partita nessun computer gioca per te.
table-stand-in-alone = Qui non gioca nessun'altra persona, quindi nessuno ti aspetta; un computer ti sostituisce solo se qualcuno aspetta.
table-computer-illegal = Un computer ha scelto un'azione che ora non è permessa; non è stato fatto niente.
table-bad-record = Questa registrazione non si può leggere: { $why }
table-too-many-records = In un giorno hai già importato qui { $here ->
    [one] { $here } registrazione di una partita finita
   *[other] { $here } registrazioni di partite finite
 }; il limite è { $most }. Riprova domani; chi gestisce il server può alzare il limite (`/caylus-server settings`).
table-not-imported = I posti si assegnano solo nella lobby di una registrazione importata; qui partecipa chi vuole.
table-stale = La partita è andata avanti, quindi non è stato fatto niente. Questa è la posizione attuale.
table-not-your-decision = Ora decide { $seat } ({ $kind }); non tocca a te.
table-undo-off = A questo tavolo non si annulla mai.
table-undo-together = Tutti scelgono insieme, e non è ancora successo niente: con `Tocca a te` puoi cambiare la tua scelta finché non arriva l'ultima.
table-undo-nothing = Non hai azioni da annullare.
table-undo-others = Nel frattempo { $seat } ha giocato; a questo tavolo puoi annullare solo la tua ultima azione.
table-undo-late = La partita è finita da più di 24 ore; le mosse non si possono più annullare.
table-undo-deep = È troppo indietro: nel frattempo le regole sono cambiate, e la posizione non si può ricostruire.
table-undo-full = In questo server { $here ->
    [one] c'è già { $here } partita in corso
   *[other] ci sono già { $here } partite in corso
 }; il limite è { $most }. Questa partita può continuare quando un'altra sarà finita.
table-undo-place = In questo thread ora è in corso un'altra partita, quindi questa non può continuare qui.
table-vote-unasked = Non posso chiedere ai giocatori: non posso scrivere in { $channel }. Nessuno ha ricevuto la domanda e non è cambiato niente. Se il canale non esiste più, l'organizzatore o un moderatore può continuare la partita in un altro canale, usando lì `/caylus table settings here:True`; un moderatore che non gioca può annullarla.
table-vote-open = C'è già una votazione su questo; deve finire prima che ne cominci un'altra.
table-cancel-played = Hai giocato in questa partita, quindi non puoi annullarla come moderatore. Possono farlo i suoi giocatori con una votazione, o un altro moderatore.
table-vote-over = Questa votazione è finita; il suo messaggio dice com'è andata.
table-vote-declined = Qui è stato rifiutato meno di un'ora fa. Si può chiedere di nuovo dal { $when }.
table-vote-not-asked = Non partecipi a questa votazione; possono rispondere solo i giocatori che vi sono nominati.
table-clock-alone = Qui nessuno ti aspetta, quindi questa partita non ha orologio.
table-options-imported = Questo tavolo continua una registrazione, quindi le opzioni del gioco restano come erano.
table-late-no-clock = Senza orologio il tempo non scade mai: scegli anche un ritmo (`pace`). (`late:stand-in` vale anche senza orologio: un computer gioca per gli assenti.)
table-graces-idle = L'opzione `graces` dice quando perde il posto chi si vede saltare le mosse. Vale solo a tavoli di più persone dove le mosse in ritardo si saltano (`late`) e c'è un ritmo (`pace`).
table-together-practice = A un tavolo di allenamento si chiede a una sola persona, un posto dopo l'altro.
table-early-idle = Il prossimo giocatore viene interpellato in anticipo solo a tavoli di più persone, con `together` e con un ritmo diverso dal tempo reale.
table-evenings-idle = Le sessioni in tempo reale sono per tavoli di più persone che non giocano già in tempo reale.
table-pictures-idle = Questo server ha disattivato le immagini sotto i resoconti (`/caylus-server settings`), quindi un tavolo non può attivarle.
table-rated-practice = Un tavolo di allenamento è sempre senza rating.
table-rated-hints = Una partita in cui i computer danno suggerimenti (`hints`) è senza rating.
table-rated-undo = Una partita in cui si annulla liberamente è senza rating: scegli anche un altro valore di `undo`.
table-invited-practice = A un tavolo di allenamento non gioca nessun altro: invita le persone a un tavolo normale.
table-nudge-you = La partita sta aspettando te.
table-nudge-early = La domanda è stata fatta meno di un'ora fa. Aspetta ancora un po'.
table-nudge-again = In ogni partita puoi mandare un promemoria a un giocatore una volta al giorno.
table-nudge-nobody = Ora non c'è nessuno a cui mandare un promemoria: chi è atteso l'ha già ricevuto oggi, è assente, o al suo posto gioca un computer.
table-not-missed = Ora con { $seat } non si può: ha giocato, o qualcuno ha scelto di continuare ad aspettare.
table-unasked = Nessuno è in ritardo: non posso scrivere dove si gioca questa partita, quindi nessuno ha ricevuto la domanda, e fino ad allora nessun orologio corre.
table-not-late = { $seat } non ha superato nessuna scadenza. Puoi prendere solo il posto di chi ne ha superata una o, senza orologio, di chi non gioca da una settimana.
table-own-seat-only = Questo non è il tuo posto; puoi lasciare solo il tuo.
table-seat-open-already = { $seat } è già libero: indica chi deve averlo, o lascia che qualcuno lo prenda.
table-own-seat = Questo è il tuo posto; per lasciarlo usa `/caylus table resign`.
table-nothing-to-change = Di' che cosa cambiare: annullare, ritmo, ritardo, scadenze, suggerimenti, rating, insieme, anticipo, sessioni, lingua o immagini.
table-rated-late = Se una partita è con rating si decide all'inizio. In una partita con rating non si annulla liberamente e non ci sono suggerimenti per tutti.
table-rated-milder = In una partita con rating in corso chi gioca non può cambiarlo. Può rallentare il ritmo dalla prossima domanda in poi o dare più tempo a chi è in ritardo prima che perda il posto. Il resto spetta a un moderatore che non gioca qui.
table-trial-steps = Questi passi non si possono provare qui. Apri di nuovo “E se…”: `/caylus plan what-if`.
table-trial-nothing = A nessuno di questi passi si può rispondere in anticipo.
pace-away-budget = In un anno puoi assentarti ancora { $left ->
    [one] { $left } giorno
   *[other] { $left } giorni
 }; { $asked } sono troppi.
pace-hours-bad = “{ $text }” non è un intervallo di ore; scrivi per esempio 8-23, con almeno { $least } ore.
pace-zone-bad = “{ $text }” non è un fuso orario; scrivi per esempio Europe/Rome.
pace-quiet-bad = “{ $text }” non è un intervallo di ore; scrivi per esempio 22-7 oppure off.
season-day-bad = “{ $text }” non è un giorno; scrivi per esempio 2027-01-01, today oppure off.
season-day-order = { $text } non può iniziare una stagione: deve venire dopo l'ultima ({ $last }) ed entro un anno. Non è cambiato niente.
season-many = Possono esserci al massimo { $most } stagioni. Non è cambiato niente.
table-unreadable = I dati salvati di questa partita non si possono leggere ({ $why }); le altre continuano. Chi gestisce il bot può controllare il file e ripristinare un backup.

option-not-offered = “{ $value }” non si può scegliere qui. Possibile: { $offered }.
