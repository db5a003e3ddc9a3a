# Una partita finita, guardata di nuovo

button-review = Analisi
button-trypast = Riprova
button-review-whole = Tutta la partita
button-board-full = { $size ->
    [glance] Tabellone in sintesi
    [only] Solo il tabellone intero
   *[full] Tabellone intero
 }
review-gone = Questa analisi non vale più: nella partita è stato annullato qualcosa, o sono stato aggiornato. Chiedila di nuovo con `/caylus-club review`.
review-none-here = Qui non è finita nessuna partita, e in questo server non ne hai finita nessuna. Indicane una: `/caylus-club review game:…`.
review-no-seat = { $game } non ha questo posto. Ha: { $seats }.
review-whose = **{ $game }**: quale posto devo analizzare?
review-progress = **{ $game }**, { $seat }: sto analizzando ogni decisione. { $of ->
    [0] Sto leggendo la partita.
   *[other] Fatte: { $done } di { $of }.
 } { $minutes ->
    [0] Ci vuole circa un minuto, di più se sono occupato.
    [one] A questo ritmo manca circa un minuto.
   *[other] A questo ritmo mancano circa { $minutes } minuti.
 } Le mosse dei computer vengono prima. Se si ferma, premi il pulsante.
review-busy = **{ $game }**: sto facendo l'analisi per { $seat }, fatte { $done } decisioni su { $of }. Ne faccio una alla volta: premi di nuovo il pulsante tra un minuto.
review-cut-off = Mi sono riavviato durante questa analisi. Premi il pulsante per continuare.
review-head = **{ $game }**, { $seat }: { $good } di { $n ->
    [one] { $n } decisione era all'altezza
   *[other] { $n } decisioni erano all'altezza
 } della migliore che ho trovato.
review-marks = ★ le migliori { $best } · ✓ buone { $good } · △ dubbie { $doubtful } · ✗ errori { $mistake }
review-turns = -# Per round: { $turns }
review-line = { $number }. Round { $turn }: “{ $done }”. Meglio: “{ $better }” (+{ $cost } su 100).
review-press = Ecco le decisioni che sono costate di più. Premi un numero per vederne una con il tabellone di allora.
review-none = Le altre rientrano nel mio margine d'errore.
review-small = -# L'opinione di un computer: 400 prove per ogni decisione, in base a ciò che il giocatore poteva sapere. Le differenze entro il margine d'errore contano come buone. I valori vanno da 0 a 100: metà è la probabilità di vincere, metà il vantaggio.
review-page = **{ $number } di { $count }** · Round { $turn }, { $phase }: { $question }
review-did = { $seat } ha scelto “{ $done }”.
review-instead = Meglio: “{ $better }” (+{ $cost } su 100).
review-hand = La tua mano in quel momento: { $cards }
review-hand-empty = In quel momento la tua mano era vuota.
review-why = Perché: niente di particolare; si sommano tante piccole cose.
review-why-for = Perché: { $why }.
