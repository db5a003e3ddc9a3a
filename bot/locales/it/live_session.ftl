# Sessione in tempo reale: per qualche ora tutti al tavolo giocano in tempo reale, e gli orologi stanno da parte.

vote-evening = { $asked ->
    [yes] **Giochiamo in tempo reale adesso?** Lo chiede { $asker }.
   *[no] **Giochiamo in tempo reale adesso?** In questo momento tutti rispondono in pochi minuti.
 }
vote-evening-terms = { $hours ->
    [one] Per { $hours } ora al massimo orologi e promemoria sono sospesi; la partita si gioca in un solo messaggio, e una breve menzione ti avvisa quando tocca a te.
   *[other] Per { $hours } ore al massimo orologi e promemoria sono sospesi; la partita si gioca in un solo messaggio, e una breve menzione ti avvisa quando tocca a te.
 }
vote-evening-ends = { $minutes ->
    [one] La sessione in tempo reale finisce quando qualcuno se ne va, o quando per { $minutes } minuto nessuno gioca. Poi tutto continua come prima, con tutte le riserve di tempo come sono ora. Nessuna mossa viene saltata, e nessun computer gioca al posto di qualcuno.
   *[other] La sessione in tempo reale finisce quando qualcuno se ne va, o quando per { $minutes } minuti nessuno gioca. Poi tutto continua come prima, con tutte le riserve di tempo come sono ora. Nessuna mossa viene saltata, e nessun computer gioca al posto di qualcuno.
 }
vote-evening-calm = Per { $hours } h al massimo la partita si gioca in un solo messaggio, e una breve menzione ti avvisa quando tocca a te. La sessione in tempo reale finisce quando qualcuno se ne va, o quando per { $minutes } min nessuno gioca. Nessuna mossa viene saltata, e nessun computer gioca al posto di qualcuno.
vote-evening-until = La sessione in tempo reale inizia quando tutti accettano; la proposta scade { $when }.
vote-evening-agreed = Sono tutti d'accordo.
vote-evening-not = Niente sessione in tempo reale questa volta; la partita continua al suo ritmo.
button-evening-yes = Gioca in tempo reale
button-evening-no = Ora no
button-evening-leave = Lascia la sessione

evening-begins = { $minutes ->
    [one] **Sessione in tempo reale.** Dura al massimo fino alle { $until }, e finisce prima se qualcuno se ne va o per { $minutes } minuto nessuno gioca.
   *[other] **Sessione in tempo reale.** Dura al massimo fino alle { $until }, e finisce prima se qualcuno se ne va o per { $minutes } minuti nessuno gioca.
 }
evening-call = Tocca a { $people }.
evening-ended = { $why ->
    [left] La sessione in tempo reale è finita: { $player } l'ha lasciata.
    [quiet] { $minutes ->
        [one] La sessione in tempo reale è finita: nessuno ha giocato per { $minutes } minuto.
       *[other] La sessione in tempo reale è finita: nessuno ha giocato per { $minutes } minuti.
     }
    [seat] La sessione in tempo reale è finita, perché un posto passa a un'altra persona.
    [paused] La sessione in tempo reale è finita, perché gli orologi sono in pausa.
   *[over] La sessione in tempo reale è finita: il tempo è scaduto.
 }
evening-clocks = Gli orologi ripartono, con le riserve di tempo com'erano.
evening-after = La partita continua al suo ritmo.
evening-left-own = Hai lasciato la sessione in tempo reale di { $game }; è finita per tutti.
evening-runs = In { $game } è in corso una sessione in tempo reale, al massimo fino alle { $until }. Se qualcuno la lascia, finisce per tutti.
prompt-evening = -# Sessione in tempo reale, al massimo fino alle { $until }

option-evenings = { $value ->
    [yes] si propongono sessioni in tempo reale
   *[no] non si propongono sessioni in tempo reale
 }
choice-evenings-yes = sì: quando tutti rispondono in pochi minuti
cmd-table-evening = Proponi una sessione in tempo reale
    .name = sessione
    .game = Quale partita
    .game-name = partita
