# Ciò che appartiene a persone e server e non a un tavolo: analisi e rompicapi.

# Una partita finita, guardata di nuovo
button-review = Analisi
button-review-whole = Tutta la partita
button-review-full = Tabellone intero
button-review-glance = Tabellone piccolo
review-not-over = { $game } non è finita. Un'analisi guarda una partita finita.
review-gone = Questa analisi non c'è più: nella partita è stato annullato qualcosa, o l'ha fatta un'altra versione. Chiedila di nuovo con `/caylus-club review`.
review-none-here = Qui non è finita nessuna partita, e in questo server non ne hai finita nessuna. Nominane una: `/caylus-club review game:…`.
review-no-seat = In { $game } questo posto non c'è. Ci sono { $seats }.
review-whose = **{ $game }**: da quale posto devo riguardarla?
review-progress = **{ $game }**, { $seat }: riguardo ogni decisione. { $of ->
    [0] Comincia tra un momento.
   *[other] Fatte: { $done } di { $of }.
 } Ci vuole circa un minuto; le mosse dei computer vengono prima. Se non si muove, premi il pulsante.
review-busy = **{ $game }**: sto facendo l'analisi per { $other }, fatte { $done } decisioni su { $of }. Una alla volta: premi di nuovo il pulsante tra un minuto.
review-cut-off = Mi hanno riavviato mentre guardavo questa partita. Premi il pulsante: continua da dov'era.
review-head = **{ $game }**, { $seat }: { $good } di { $n ->
    [one] { $n } decisione era buona
   *[other] { $n } decisioni erano buone
 } come la migliore che ho trovato.
review-line = { $number }. Round { $turn }: “{ $done }”. Meglio: “{ $better }”, vale { $cost } su 100 in più.
review-press = I numeri mostrano le decisioni costate di più, con il tabellone di allora.
review-none = Nessuna delle altre è costata più del mio stesso dubbio.
review-small = -# L'opinione di un computer: 400 prove a decisione, in base a ciò che quel posto poteva sapere. Ciò che il rumore può spiegare conta come buono. I valori vanno da 0 a 100: metà è la probabilità di vincere, metà il vantaggio.
review-page = **{ $number } di { $count }** · Round { $turn }, { $phase }: { $question }
review-did = { $seat } ha scelto “{ $done }”.
review-instead = Meglio: “{ $better }”, vale { $cost } su 100 in più.
review-hand = La mano di allora: { $cards }
review-hand-empty = La mano di allora era vuota.
review-why = Perché: niente spicca; si sommano tante piccole cose.
review-why-for = Perché: { $why }.
review-why-for-but = Perché: { $why }; ma { $against }.
review-why-but = Perché: si sommano tante piccole cose; ma { $against }.

# Il rompicapo del giorno
button-puzzle-board = Tabellone intero
puzzle-title = **Rompicapo del { $day }** · { $game }, { $n } giocatori
puzzle-question = { $seat } decide: { $question } Qual è la scelta migliore?
puzzle-once = -# Ognuno ha una risposta; quanto valeva lo vedi solo tu. Chi l'ha risolto si dice qui.
puzzle-once-alone = -# Ognuno ha una risposta al giorno, qui o dove il rompicapo è pubblicato.
puzzle-right = ✅ Giusto: la migliore è “{ $best }”.
puzzle-wrong = “{ $chosen }” non è la migliore. Meglio: “{ $best }”.
puzzle-again = Hai già risposto a questo rompicapo.
puzzle-solution = La migliore: “{ $best }”.
puzzle-better = Vale { $cost } su 100 più di “{ $other }”.
puzzle-small = -# L'opinione di un computer, in base a ciò che questo posto può sapere: una posizione di una partita tra computer in cui l'azione migliore è davanti oltre ogni dubbio della ricerca. I valori vanno da 0 a 100: metà è la probabilità di vincere, metà il vantaggio.
puzzle-nobody-answered = Non ha risposto nessuno.
puzzle-nobody-solved = { $answers ->
    [one] { $answers } risposta, e nessuno l'ha risolto.
   *[other] { $answers } risposte, e nessuno l'ha risolto.
 }
puzzle-solved = Risolto da { $people } ({ $n } su { $answers ->
    [one] { $answers } risposta
   *[other] { $answers } risposte
 }).
puzzle-more = altri { $n }
puzzle-over = Il giorno di quel rompicapo è passato. Quello di oggi: `/caylus-club puzzle`.
puzzle-unknown = Questo rompicapo non è più tra i miei. Quello di oggi: `/caylus-club puzzle`.
puzzle-may-not = Non posso pubblicare rompicapi in { $channel }: lì mi serve { $missing }. Non è cambiato niente.
puzzle-permission-view-channel = Visualizza canale
puzzle-permission-send-messages = Invia messaggi
puzzle-permission-attach-files = Allega file
puzzle-both = Scegli un canale per i rompicapi, oppure disattivali.
puzzle-off = nessuno
puzzle-trouble-forbidden = Non posso pubblicare il rompicapo del giorno nel suo canale: lì dammi Visualizza canale, Invia messaggi e Allega file, o scegline un altro con `/caylus-server settings`.
puzzle-trouble-discord = Discord non ha accettato il rompicapo del giorno; riprovo da solo.
