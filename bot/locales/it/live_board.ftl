# The live board: its button and line in Discord, then the page
button-live = Tabellone interattivo
live-opening = 🗺️ [Il tabellone interattivo]({ $url }): guarda la partita in qualsiasi browser. `Tabellone` ti dà un link tuo per giocarci.

# Whose decision it is, on the page
live-waiting = In attesa di { $player } ({ $kind }).
live-not-begun = Questa partita non è ancora iniziata.
live-place = Piazza un lavoratore: paga { $price }, tieni { $left }
live-provost = { $line ->
    [back] Oltre il prevosto, senza effetto: { $what }
    [ahead] Non più oltre il prevosto: { $what }
   *[keeps] Tieni { $what }
 }
live-quoted = “{ $what }”
live-unbuilt =
    .mc-ask-action = Pesca, cambia la mano, piazza un lavoratore (1 denaro ogni volta) o passa.

# What somebody says in advance, on the page
live-plan = I tuoi prossimi lavoratori
live-plan-line = Premi, in ordine, i luoghi per i tuoi prossimi lavoratori.
live-plan-or = Solo se il numero { $number } è occupato
live-plan-off = Togli dalla lista: { $what }
live-plan-gone = { $what } (non c'è più)
live-ahead = Rispondi in anticipo: { $question }

# Why the page refuses something
live-no-page = Questa pagina non esiste, o non puoi vederla. Premi Tabellone nel thread per avere un link tuo.
live-no-game-here = In questo canale non si gioca nessuna partita. Apri il tabellone nel thread di una partita.
live-no-step = Quella posizione non c'è più: è stata annullata.
live-link-used = Questo link è già stato usato, o ha più di dieci minuti. Premi Tabellone nel thread per averne uno nuovo.
live-signed-out = Qui non hai effettuato l'accesso. Premi Tabellone nel thread per avere un link tuo.
live-refused = La richiesta non è arrivata da questa pagina. Ricarica la pagina e riprova.
live-too-large = Era troppo lungo: una richiesta può contenere al massimo 4 kB. Non è cambiato niente.
live-unreadable = Non ho potuto leggere la richiesta; non è cambiato niente. Ricarica la pagina e riprova.
live-too-often = Troppe richieste in un minuto. Aspetta un momento, poi riprova.
live-too-many = In questo momento guardano in molti. Questa pagina si aggiorna ogni 30 secondi.

# What the page says by itself
live-page-you = Sei { $name }
live-page-watching = Stai guardando la partita
live-page-your-actions = Le tue azioni
live-page-as-list = I luoghi del tabellone in elenco
live-page-step-through = Rivedi le azioni
live-page-step-back = Un'azione indietro
live-page-step-on = Un'azione avanti
live-page-step = Dopo l'azione { $number } di { $of }
live-page-past = Il passato: dopo l'azione { $number } di { $of }
live-page-to-now = Torna alla partita
live-page-log = Che cosa è successo
live-page-in-words = Il tabellone a parole
live-page-hand = La tua mano
live-page-hand-in-words = La tua mano a parole
live-page-close = Chiudi
live-page-vote = Gli altri voteranno nel thread.
live-page-larger = Ingrandisci
live-page-smaller = Rimpicciolisci
live-page-thread = Apri il thread
live-page-offline = Nessuna connessione. Continuo a provare.
live-page-sign-in = Accedi con Discord
live-page-sign-in-failed = L'accesso non è riuscito. Riprova, o premi Tabellone nel thread per avere un link tuo.
live-page-sure = Fallo lo stesso
live-page-trial = E se…: nella partita non succede niente
live-page-try = Prova: { $what }
live-page-keep = Salva come mio piano
live-page-keep-none = Non c'è ancora niente da salvare: prova prima una tua azione.
live-page-keep-over = Questa partita è finita: non si può salvare niente.
live-page-sign-out = Esci ovunque
live-page-signed-out = Hai chiuso la sessione in tutti i browser.
live-page-plan-on = Pianifica sul tabellone
live-page-plan-add = Pianifica: { $what }
live-page-plan-read = Per leggere l'effetto di un luogo: tienilo premuto, fai clic destro o premi I.
