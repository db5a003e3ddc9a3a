# Applausi per le persone di una partita, una volta per fase.
button-applaud = Applaudi
applause-whom = Per chi? Gli applausi valgono per l'ultima fase; nessuno viene a sapere chi ha applaudito.
applause-given-running = 👏 { $seat }. Quanti sono stati lo dice il prossimo resoconto.
applause-given-over = 👏 { $seat }. Quanti sono stati lo dirà il risultato.
applause-before = Per questa fase hai già applaudito: { $seat }
applause-told = 👏 { $seats }
applause-seat = { $seat } { $times }
standing-applause = applausi
cmd-caylus-server-club-applause = Se si può applaudire
    .name = applausi
