# Il rompicapo del giorno
button-puzzle-solution = Mostra la soluzione
puzzle-title = **Rompicapo del { $day }** · { $game }, { $n } giocatori
puzzle-question = { $seat } decide: { $question } Qual è la scelta migliore?
puzzle-once = -# Conta la tua prima risposta, e quanto valeva lo vedi solo tu. Qui scriverò chi l'ha risolto.
puzzle-once-alone = -# Conta la tua prima risposta del giorno, qui o dove è pubblicato il rompicapo.
puzzle-right = ✅ Giusto: la migliore è “{ $best }”.
puzzle-wrong = “{ $chosen }” non è la migliore.
puzzle-less = Un'altra azione è migliore di { $cost } punti (su 100).
puzzle-try = **Riprova** o guarda la soluzione.
puzzle-again = Hai già risposto a questo rompicapo.
puzzle-counted = Conta la tua prima risposta: “{ $first }”.
puzzle-solution = La migliore: “{ $best }”.
puzzle-better = È migliore di “{ $other }” di { $cost } punti (su 100).
puzzle-small = -# L'opinione di un computer, in base a ciò che questo posto può sapere. La posizione viene da una partita tra computer, e un'azione è chiaramente la migliore. I valori vanno da 0 a 100: metà è la probabilità di vincere, metà il vantaggio.
puzzle-nobody-answered = Non ha risposto nessuno.
puzzle-nobody-solved = { $answers ->
    [one] { $answers } risposta, ma nessuno l'ha risolto.
   *[other] { $answers } risposte, ma nessuno l'ha risolto.
}
puzzle-solved = Risolto da { $people } ({ $n } su { $answers ->
    [one] { $answers } risposta
   *[other] { $answers } risposte
 }).
puzzle-more = altri { $n }
puzzle-over = Il giorno di quel rompicapo è passato. Quello di oggi: `/caylus-club puzzle`.
puzzle-unknown = Non ho più questo rompicapo. Quello di oggi: `/caylus-club puzzle`.
puzzle-permission-view-channel = Visualizza canale
puzzle-permission-send-messages = Invia messaggi
puzzle-permission-attach-files = Allega file
puzzle-both = Scegli un canale per i rompicapi, oppure disattivali.
puzzle-off = nessuno
puzzle-trouble = { $why ->
    [forbidden] Non posso pubblicare il rompicapo del giorno nel suo canale: lì dammi Visualizza canale, Invia messaggi e Allega file, o scegline un altro con `/caylus-server settings`.
   *[discord] Discord non ha accettato il rompicapo del giorno; continuo a provare.
 }
