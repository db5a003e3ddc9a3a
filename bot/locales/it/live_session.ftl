# Sessione in diretta: per qualche ora tutti al tavolo giocano in tempo reale, e gli orologi stanno da parte.

vote-evening = **Giochiamo in diretta adesso?** Lo chiede { $asker }.
vote-evening-offer = **Giochiamo in diretta adesso?** In questo momento tutti rispondono in pochi minuti.
vote-evening-terms = { $hours ->
    [one] Per { $hours } ora al massimo orologi e promemoria sono sospesi; la partita si gioca in un solo messaggio, e un breve messaggio ti avvisa quando tocca a te.
   *[other] Per { $hours } ore al massimo orologi e promemoria sono sospesi; la partita si gioca in un solo messaggio, e un breve messaggio ti avvisa quando tocca a te.
 }
vote-evening-ends = { $minutes ->
    [one] La sessione in diretta finisce quando qualcuno se ne va, o quando per { $minutes } minuto nessuno gioca. Poi tutto continua come prima, con tutte le riserve di tempo come sono ora. Nessuno viene saltato, e nessun computer gioca per qualcuno.
   *[other] La sessione in diretta finisce quando qualcuno se ne va, o quando per { $minutes } minuti nessuno gioca. Poi tutto continua come prima, con tutte le riserve di tempo come sono ora. Nessuno viene saltato, e nessun computer gioca per qualcuno.
 }
vote-evening-calm = Per { $hours } h al massimo la partita resta in un solo messaggio, e un breve messaggio ti avvisa quando tocca a te. La sessione in diretta finisce quando qualcuno se ne va, o quando per { $minutes } min nessuno gioca. Nessuno viene saltato, e nessun computer gioca per qualcuno.
vote-evening-until = La sessione in diretta comincia quando tutti accettano; la domanda scade { $when }.
vote-evening-agreed = Sono tutti d'accordo.
vote-evening-not = Niente sessione in diretta questa volta; la partita continua al suo ritmo.
votes-evening = una sessione in diretta
button-evening-yes = Gioca in diretta
button-evening-no = Ora no
button-evening-leave = Lascia la sessione

evening-begins = { $minutes ->
    [one] **Sessione in diretta.** Dura al massimo fino alle { $until }, e finisce prima se qualcuno se ne va o per { $minutes } minuto nessuno gioca.
   *[other] **Sessione in diretta.** Dura al massimo fino alle { $until }, e finisce prima se qualcuno se ne va o per { $minutes } minuti nessuno gioca.
 }
evening-call = Tocca a { $people }.
evening-left = La sessione in diretta è finita: { $player } l'ha lasciata.
evening-quiet = { $minutes ->
    [one] La sessione in diretta è finita: per { $minutes } minuto nessuno gioca.
   *[other] La sessione in diretta è finita: per { $minutes } minuti nessuno gioca.
 }
evening-over = La sessione in diretta è finita: il tempo è scaduto.
evening-seat = La sessione in diretta è finita, perché un posto passa a un'altra persona.
evening-paused = La sessione in diretta è finita, perché gli orologi sono in pausa.
evening-clocks = Gli orologi ripartono, con le riserve di tempo di prima.
evening-after = La partita continua al suo ritmo.
evening-left-own = Hai lasciato la sessione in diretta di { $game }; è finita per tutti.
evening-runs = In { $game } è in corso una sessione in diretta, al massimo fino alle { $until }. Se qualcuno la lascia, finisce per tutti.
prompt-evening = -# Sessione in diretta, al massimo fino alle { $until }

option-evenings-yes = si propongono sessioni in diretta
option-evenings-no = non si propongono sessioni in diretta
choice-evenings-yes = sì: quando tutti rispondono in pochi minuti
choice-evenings-no = no
cmd-table-evening = Proponi una sessione in diretta
    .name = in-diretta
    .game = Quale partita
    .game-name = partita
