cmd-caylus-server-digest = Riepilogo della settimana in un canale
    .name = riepilogo
    .channel = Dove pubblicarlo
    .channel-name = canale
    .day = Giorno: 1 è lunedì, 7 domenica
    .day-name = giorno
    .hour = Ora del giorno
    .hour-name = ora
    .zone = Fuso orario, per esempio Europe/Rome
    .zone-name = fuso
    .off = Niente più riepilogo
    .off-name = disattiva
week-now = Pubblico il riepilogo della settimana in { $channel }, la prossima volta { $when } ({ $zone }). Elenca le partite che chiunque in quel canale può vedere; dopo una settimana senza partite il riepilogo non c'è.
week-off = Qui non c'è un riepilogo della settimana. Si attiva con `/caylus-server settings`.
week-no-channel = Indica un canale per il riepilogo.
week-no-statistics = Il riepilogo richiede le statistiche, che qui sono disattivate (`/caylus-server settings`). Non è cambiato niente.
week-trouble = { $why ->
    [forbidden] Non ho potuto pubblicare l'ultimo riepilogo: il canale non c'è più, o non posso scriverci. Continuo a provare.
   *[discord] Non ho potuto pubblicare l'ultimo riepilogo; continuo a provare.
 }

week-title = **La nostra settimana**, { $since } – { $until }
week-forfeit = **{ $name }** { $score } (per abbandono)
week-more = E altre { $n ->
    [one] { $n } partita
   *[other] { $n } partite
 }.
week-beside = Con computer: { $n ->
    [one] { $n } partita
   *[other] { $n } partite
 }
week-closest = La più combattuta: { $game }, { $n ->
    [0] parità
    [one] { $n } punto di distacco
   *[other] { $n } punti di distacco
 }
week-turned = Il maggior vantaggio sfumato: { $name } in testa in { $game } per { $n ->
    [one] { $n } round
   *[other] { $n } round
 }, ma la vittoria è andata a { $winners }
week-record = Record in { $game }: { $name } con { $score } (prima: { $before })
week-newcomers = Prima partita finita qui: { $people }
week-climbs = In salita nella classifica: { $people }
week-running = Partite in corso: { $n }
week-tables = Tavoli aperti: { $tables }

week-picture = La nostra settimana
week-figure = { $what ->
    [finished] finite
    [people] giocatori
   *[running] in corso
 }
week-winner-column = Vince
