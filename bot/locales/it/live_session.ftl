# Una serata insieme: per qualche ora tutti al tavolo giocano dal vivo, e gli orologi stanno da parte.

vote-evening = **Continuiamo insieme adesso?** Lo chiede { $asker }.
vote-evening-offer = **Continuiamo insieme adesso?** In questo momento qui tutti rispondono in pochi minuti.
vote-evening-terms = { $hours ->
    [one] Per { $hours } ora al massimo orologi e promemoria stanno da parte, la partita resta in un solo messaggio, e uno breve chiama chi è di turno.
   *[other] Per { $hours } ore al massimo orologi e promemoria stanno da parte, la partita resta in un solo messaggio, e uno breve chiama chi è di turno.
 }
vote-evening-ends = { $minutes ->
    [one] Finisce quando qualcuno se ne va, o quando per { $minutes } minuto nessuno ha agito. Poi tutto continua come prima, con tutte le riserve di tempo come sono ora. Nessuno viene saltato, e nessun computer gioca per qualcuno.
   *[other] Finisce quando qualcuno se ne va, o quando per { $minutes } minuti nessuno ha agito. Poi tutto continua come prima, con tutte le riserve di tempo come sono ora. Nessuno viene saltato, e nessun computer gioca per qualcuno.
 }
vote-evening-calm = Per { $hours } h al massimo la partita resta in un solo messaggio, e uno breve chiama chi è di turno. Finisce quando qualcuno se ne va, o quando per { $minutes } min nessuno ha agito. Nessuno viene saltato, e nessun computer gioca per qualcuno.
vote-evening-until = Comincia quando sono d'accordo tutti; la domanda scade { $when }.
vote-evening-agreed = Sono d'accordo tutti.
vote-evening-not = Niente serata insieme questa volta; la partita continua al suo ritmo.
votes-evening = una serata insieme
button-evening-yes = Giochiamo insieme
button-evening-no = Ora no
button-evening-leave = Lascia la serata

evening-begins = { $minutes ->
    [one] **Una serata insieme.** Dura al massimo fino a { $until }, e finisce prima se qualcuno se ne va o per { $minutes } minuto nessuno ha agito.
   *[other] **Una serata insieme.** Dura al massimo fino a { $until }, e finisce prima se qualcuno se ne va o per { $minutes } minuti nessuno ha agito.
 }
evening-call = Si muove: { $people }.
evening-left = La serata insieme è finita: { $player } la lascia.
evening-quiet = { $minutes ->
    [one] La serata insieme è finita: per { $minutes } minuto nessuno ha agito.
   *[other] La serata insieme è finita: per { $minutes } minuti nessuno ha agito.
 }
evening-over = La serata insieme è finita: il tempo è scaduto.
evening-seat = La serata insieme è finita, perché un posto cambia mano.
evening-paused = La serata insieme è finita, perché gli orologi sono in pausa.
evening-clocks = Gli orologi ripartono, con le riserve di tempo di prima.
evening-after = La partita continua al suo ritmo.
evening-left-own = Hai lasciato la serata insieme di { $game }; è finita per tutti.
evening-runs = In { $game } è in corso una serata insieme, al massimo fino a { $until }. Chi la lascia la finisce per tutti.
prompt-evening = -# Una serata insieme, al massimo fino a { $until }

option-evenings-yes = si propongono serate insieme
option-evenings-no = non si propongono serate insieme
choice-evenings-yes = sì: quando tutti rispondono in pochi minuti
choice-evenings-no = no
cmd-table-evening = Chiedi di continuare insieme stasera
    .name = serata
    .game = Quale partita
    .game-name = partita
