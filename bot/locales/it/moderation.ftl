# `/caylus table moderate`: che cosa fanno moderatori e amministratori
cmd-table-moderate = Agisci da moderatore, con un motivo
    .name = modera
    .act = Che cosa fare
    .act-name = intervento
    .reason = Perché; l'anteprima dice chi lo legge
    .reason-name = motivo
    .seat = Quale posto
    .seat-name = posto
    .member = Chi riceve il posto, o di chi si tratta
    .member-name = membro
    .entry = Quale intervento del registro annullare
    .entry-name = numero
    .game = Quale partita
    .game-name = partita
choice-moderate-give = dare un posto a qualcuno
choice-moderate-computer = dare un posto a un computer
choice-moderate-skip = svuotare un posto e saltarne le decisioni
choice-moderate-mistake = rimediare a un'espulsione errata dal server
choice-moderate-end = terminare una partita senza risultato
choice-moderate-void = annullare un risultato (amministratori)
choice-moderate-title = togliere i nomi dal titolo (amministratori)
choice-moderate-bar = ammonire o sospendere (amministratori)
choice-moderate-ladder = togliere dalla classifica (amministratori)
choice-moderate-back = annullare un intervento
choice-moderate-report = avvisare i moderatori (possono farlo tutti)
moderation-give = { $held ->
    [yes] { $game }: il posto { $seat } passa da { $former } a { $person } (senza effetto sul rating).
   *[no] { $game }: il posto { $seat } va a { $person } (senza effetto sul rating).
 }{ $degree ->
    [asked] {""}
        A { $person } non viene chiesto prima: il thread menziona questa persona, che può cedere il posto senza conseguenze.
   *[whole] {""}
 }
moderation-computer = { $held ->
    [yes] { $game }: un computer gioca nel posto { $seat } invece di { $former }, finché qualcuno non lo prende.
   *[no] { $game }: un computer gioca nel posto { $seat } finché qualcuno non lo prende.
 }
moderation-skip = { $held ->
    [yes] { $game }: { $former } non ha più il posto { $seat }, che è vuoto; le sue decisioni vengono saltate finché qualcuno non lo prende.
   *[no] { $game }: il posto { $seat } viene liberato, e le sue decisioni vengono saltate finché qualcuno non lo prende.
 }
moderation-end = { $game } finisce senza risultato per { $players }: nessuno vince, e rating e affidabilità non cambiano per nessuno, nemmeno per chi se n'era già andato.{ $degree ->
    [asked] {""}
        Se in seguito lo annulli, la partita riprende da dove si ferma ora.
   *[whole] {""}
 }
moderation-means = { $clock ->
    [none] D'ora in poi non corre nessun orologio.
   *[again] Tutti gli orologi ripartono ora da capo.
 }{ $late ->
    [skip] {" "}Se poi lasci passare una scadenza, le tue mosse si saltano finché non torni; se non ti fai vivo per il tempo di { $n } mosse, perdi il posto.
    [stand-in] {" "}Se poi lasci passare una scadenza, un computer gioca per te finché non torni.
    [vote] {" "}Se poi lasci passare una scadenza, gli altri possono votare se continuare senza di te.
    [wait] {" "}Se poi lasci passare una scadenza, la partita ti aspetta.
   *[no] {""}
 }
moderation-void = { $game }: il risultato non conta per { $players }; statistiche e rating sono come se la partita non fosse stata giocata, e le partite con rating successive sono ricalcolate (i numeri già pubblicati lì non cambiano).
moderation-title = { $game }: il titolo del thread non nomina più nessuno.{ $degree ->
    [asked] {" "}Nel thread non si dice perché. La scheda e la riga di Discord sul nuovo thread nominano ancora i giocatori.
   *[whole] {""}
 }
moderation-bar = { $degree ->
    [asked] { $person }: fin dove vuoi arrivare? Scegli qui sotto, dall'intervento più mite al più severo; poi vedi esattamente che cosa comporta, e ancora non succede niente.
        • *Un'ammonizione*: legge il tuo motivo, e basta.
        • *Niente nuove partite*: le sue partite in corso continuano; non può aprirne altre né parteciparvi, né pubblicare risposte visibili agli altri.
        • *Una sospensione*: non può usare questo bot in questo server. Se dura un giorno, conserva i suoi posti.
    [own] { $person } riceve un'ammonizione. Giochi o hai giocato in una partita in corso di questa persona, quindi non puoi fare di più: serve qualcun altro con il permesso Gestisci server, oppure tu quando la partita sarà finita.
    [warning] { $person } riceve un'ammonizione{ $own ->
        [yes] {" "}da chi gioca o ha giocato in una sua partita in corso
       *[no] {""}
     }.
    [restriction] { $person } non può iniziare partite in questo server né parteciparvi (quelle in corso continuano)
   *[whole] L'accesso di { $person } a questo bot è sospeso in questo server
 }{ $until ->
    [none] {""}
    [open] {" "}finché un amministratore non toglie la sospensione.
   *[day] {" "}fino al { $when }.
 }{ $entry ->
    [0] {""}
   *[other] {" "}Questo cambia l'intervento { $entry }, che { $term ->
        [open] non aveva una fine
       *[day] doveva finire il { $before }
     }.
 }
moderation-bar-does = { $degree ->
    [warning] Non cambia nient'altro.
    [restriction] Conserva i suoi posti nelle partite in corso.
   *[whole] { $number ->
        [0] Non ha posti in partite in corso.
       *[other] { $degree ->
            [day] Posti conservati: { $seats }; queste partite aspettano, e alla fine della sospensione torna a giocarvi.
           *[whole] Posti conservati fino al { $held }: { $seats }; dopo, ogni partita conta come lasciata, salvo che la sospensione venga annullata come errore.
         }
     }
 }{ $lobbies ->
    [0] {""}
   *[other] {" "}Tavoli lasciati: { $lobbies }; dove restano altri, tutto il canale legge che { $person } { $degree ->
        [restriction] per ora non può partecipare a nuove partite
       *[whole] per ora non può giocare qui
     }.
 }{ $invitations ->
    [0] {""}
   *[other] {" "}Inviti ritirati: { $invitations }.
 }{ $out ->
    [0] {""}
   *[other] {" "}Tornei lasciati: { $cups }.
 }{ $back ->
    [0] {""}
   *[other] {" "}Di nuovo nei tornei: { $cups }.
 }{ $more ->
    [no] {""}
   *[yes] { $degree ->
        [warning] {" "}Nei thread non se ne fa parola.
        [restriction] {" "}Nei thread non se ne fa parola.
       *[whole] { $number ->
            [0] {" "}Nei thread non se ne fa parola. Può ancora scrivere nei thread; per impedirlo serve il timeout di Discord.
           *[other] {""}
                • Fino ad allora queste partite aspettano: niente viene saltato e nessuno può terminarle.
                • In questi thread si legge “{ $person } per ora non può giocare qui”, ma non perché.
                • Può ancora scrivere nei thread; per impedirlo serve il timeout di Discord.{ $degree ->
                    [day] {""}
                   *[whole] {""}
                        • Se togli la sospensione prima (`act:back`), continua a giocare e non è perso niente.
                        • Anche dopo puoi dire che è stato un errore: allora le partite non contano né a favore né contro.
                 }
         }
     }
 }
moderation-bar-held = **{ $entry }** · { $person } { $degree ->
    [restriction] per ora non può partecipare a nuove partite
   *[whole] per ora non può giocare qui
 }.
moderation-hold-ends = ⏳ { $games }: il posto resta di { $person } fino al { $until }; dopo, la partita vale come lasciata. Se l'intervento { $entry } era un errore, annullalo prima: `/caylus table moderate act:back entry:{ $entry } reason:…`
moderation-restored = { $degree ->
    [warning] Non cambia nient'altro.
    [restriction] Le partite in corso continuano come prima.
   *[whole] { $number ->
        [0] Nessun posto viene restituito da sé.
       *[other] Posti restituiti: { $seats }{ $regained ->
            [no] .
           *[day] { $number ->
                [1] , ripreso da { $person } il { $regained }: quella partita conta come prima.
               *[more] , l'ultimo ripreso da { $person } il { $regained }: quella partita conta come prima.
             }
         }
     }
 }{ $back ->
    [0] {""}
   *[other] {" "}Di nuovo nei tornei: { $cups }{ $soon ->
        [no] {" "}(solo se era un errore)
       *[yes] {""}
     }.
 }{ $out ->
    [0] {""}
   *[other] {" "}Non torna in: { $others }; dove le iscrizioni sono aperte può iscriversi di nuovo.
 }{ $more ->
    [milder] {" "}Questa persona legge il tuo motivo in un messaggio diretto e, con *era un errore*, anche che non ha fatto niente di male.
    [no] { $lost ->
        [0] {""}
       *[other] {" "}Partite che ora non contano né a favore né contro { $person }: { $games }{ $rated ->
            [no] {""}
            [over] ; i rating si ricalcolano tra chi è rimasto
            [alone] ; i rating si ricalcolano
            [last] ; non resta nessuno contro cui calcolare il rating, quindi non ne cambia più nessuno, a meno che { $person } non riprenda a giocare
           *[running] ; il rating conterà solo tra chi resta
         }.
     }
   *[yes] { $more ->
        [late] {" "}La sospensione è già finita. Se era un errore:
       *[yes] {""}
            • Non torna nient'altro: né posti presi da altri, né partite finite, né tavoli, né inviti.
            • *Era un errore*:
     } il registro e i thread che parlavano della sospensione dicono che { $person } non ha fatto niente di male{ $lost ->
        [0] {""}
       *[other] , e le partite lasciate per questo che non tornano ({ $games }) non contano né a favore né contro{ $rated ->
            [no] {""}
            [over] ; i rating si ricalcolano tra chi è rimasto
            [alone] ; i rating si ricalcolano
            [last] ; non resta nessuno contro cui calcolare il rating, quindi non ne cambia più nessuno, a meno che { $person } non riprenda a giocare
           *[running] ; il rating conterà solo tra chi resta
         }{ $free ->
            [0] {""}
           *[other] . Dove il posto è ancora libero, con un pulsante nel suo messaggio diretto può riprendere a giocarvi, e il rating conta come prima
         }
     }.{ $more ->
        [late] {""}
       *[yes] {""}
            • *Ha raggiunto il suo scopo*: niente di tutto questo.
     }
 }
moderation-restored-ends = In { $games } non resta nessun altro, quindi finisce subito: { $person } vince per abbandono.
moderation-forgiven = { $game }: { $since ->
    [no] questa partita non conta né a favore né contro { $person }, che { $removed ->
        [yes] non ha fatto niente di male, ma ha perso il posto { $seat } per un'espulsione dal server avvenuta per errore
       *[no] non ha fatto niente di male
     }.
    [turns] L'espulsione di { $person } dal server era un errore. I round non giocati per questo al posto { $seat } non valgono come non giocati.
   *[day] { $person } non ha fatto niente di male. ~~Questa partita non conta né a favore né contro { $person }.~~ { $person } ha ripreso il posto il { $since }, quindi conta come prima.
 }{ $rated ->
    [over] {" "}I rating si ricalcolano solo tra chi è rimasto.
    [alone] {" "}I rating si ricalcolano.
   *[no] {""}
 }{ $next ->
    [free] {" "}Per sette giorni può riprendere il posto con un pulsante in un messaggio diretto e nel thread.
    [taken] {" "}{ $holder } ora gioca lì.
        • *Al suo ritorno*: { $holder } continua finché { $person } non preme `Riprendi il posto`, cosa possibile per sette giorni da adesso, che sia già sul server o no; allora il rating vale come prima.
        • *Subito*: { $holder } smette ora. Il posto resta riservato a { $person } per 24 ore, con il rating come prima; poi chiunque può prenderlo.
        In entrambi i casi { $holder } non perde né rating né affidabilità.
    [over] {" "}La partita è finita, quindi il posto non torna.
   *[no] {""}
 }
moderation-ladder = { $person } non è più nella classifica di questo server{ $degree ->
    [asked] : gli altri non vedono più il suo rating, che continua come prima. Nei thread non se ne fa parola.
   *[whole] .
 }
moderation-back-blameless = Era un errore: nessuno ha fatto niente di male in quella partita.
moderation-back = L'intervento { $entry }{ $about ->
    [person] {" "}su { $person } è annullato.
    [mistake] {" "}su { $person } è annullato perché era un errore: { $person } non ha fatto niente di male.
    [served] {" "}su { $person } è annullato: ha raggiunto il suo scopo.
    [end] {" "}è annullato: { $game } riprende per { $players } da dove si era fermata.
    [void] {" "}è annullato: il risultato di { $game } conta di nuovo per { $players }, e i rating sono ricalcolati da lì in poi.
    [settings] {" "}è annullato: { $game } ha di nuovo le impostazioni precedenti per { $players }: { $settings }.
    [title] {" "}è annullato: il thread di { $game } riporta di nuovo i nomi dei giocatori.
    [left] {" "}è annullato: { $game } conta di nuovo per { $out } come partita lasciata.
   *[game] {" "}è annullato.
 }
moderation-back-seat = { $game }: l'intervento { $entry } è annullato. Il posto { $seat } è occupato come prima; ciò che vi si è giocato nel frattempo resta.
moderation-back-holder = { $game }: { $how ->
    [press] { $person } ha ripreso il posto { $seat }, come permesso il { $when } (intervento { $entry });
   *[act] l'intervento { $entry } è annullato. Il posto { $seat } è di nuovo di { $person };
 } ciò che vi si è giocato nel frattempo resta.
moderation-back-counts = { $how ->
    [given] Per { $person } la partita conta di nuovo. Round senza { $person } finora: { $missed } su { $turns }.
    [watched] Round senza di te finora: { $missed } su { $turns }.
   *[now] { $person }: la partita conta di nuovo per te. Round senza di te finora: { $missed } su { $turns }.
 }{ $how ->
    [given] {""}
   *[now] {" "}Un round in cui fai tu almeno una mossa conta come tuo, anche quello attuale.
 } { $excused ->
    [yes] I round da quando il posto è andato perso non valgono come non giocati. {""}
   *[no] {""}
 }{ $standing ->
    [last] Allo stato attuale questo posto è dietro a chi resta. Si classifica di nuovo in base ai punti solo se alla fine i suoi round giocati sono almeno quanti quelli non giocati.
    [soon] Ancora un round non giocato e questo posto finisce dietro a chi resta, a meno che alla fine i suoi round giocati siano almeno quanti quelli non giocati.
   *[no] Chi salta la maggior parte dei round finisce dietro a chi è rimasto.
 }
moderation-back-stand-in = Finché { $person } non preme `Riprendi il posto` o non fa una mossa, lì gioca un computer.
moderation-out = { $left ->
    [mistake] { $person }: era un errore, non hai fatto niente di male. Ci scusiamo. Per domande, scrivi a { $moderator } (intervento { $entry }).
    [back] { $person }: grazie per aver giocato qui. Non giochi più in questa partita; le tue mosse restano, e niente di tutto ciò cambia il tuo rating o la tua affidabilità.
   *[seat] { $person }: non giochi più in questa partita. { $left ->
        [yes] La moderazione l'ha contata come una partita che hai lasciato: finisci dietro a chi resta. Se non sei d'accordo, scrivi a { $moderator } a proposito dell'intervento { $entry }, che si può annullare.
        [kept] Il tuo posto non è più tenuto per te, quindi vale come una partita che hai lasciato: finisci dietro a chi resta, a meno che la tua sospensione sia annullata perché era un errore. Se non sei d'accordo, scrivi a { $moderator } a proposito dell'intervento { $entry }, che si può annullare.
       *[no] Non conta né a tuo favore né contro di te. Se vuoi riavere il posto mentre la partita è in corso, scrivi a { $moderator } a proposito dell'intervento { $entry }, che si può annullare.
     }
 }
moderation-former = { $left ->
    [yes] Per { $person } vale come una partita lasciata: finisce dietro a chi resta{ $rated ->
        [yes] , e questo costa rating e affidabilità
       *[no] ; questa partita è senza rating
     }.
    [kept] Il posto non è più tenuto per { $person }, che ha ricevuto una sospensione (lo sarebbe stato fino al { $last }). Per questa persona vale come una partita lasciata: finisce dietro a chi resta{ $rated ->
        [yes] , e questo costa rating e affidabilità
       *[no] {""}
     }, a meno che la sospensione sia annullata perché era un errore.
    [asked] { $person } manca: { $absent ->
        [gone] non è più in questo server.
        [computer] era in ritardo, e al suo posto gioca un computer.
        [skipped] non ha risposto in tempo, e le sue decisioni vengono saltate.
       *[late] è in ritardo da molto.
     }
        La sua ultima mossa: { $acted ->
        [yes] { $last }
       *[no] nessuna
     }. Round non giocati finora: { $missed } su { $turns }.
        Scegli tu: non conta né a favore né contro, o vale come una partita lasciata (finisce dietro a chi resta{ $rated ->
        [yes] , e questo costa rating e affidabilità
       *[no] ; questa partita è senza rating
     }).
    [back] { $person } non gioca più lì; per questa persona la partita non conta né a favore né contro.
    [wait] { $person } gioca lì adesso; per questa persona la partita non conta né a favore né contro. { $back } ha saltato finora { $missed } round su { $turns }.
        • *Al suo ritorno*: { $person } continua finché { $back } non preme `Riprendi il posto` nel thread, cosa possibile per sette giorni; solo allora la partita conta di nuovo per { $back }. I round fino ad allora { $excused ->
        [yes] non valgono come non giocati.
       *[no] contano come non giocati da { $back }, che mancava già prima, e chi ne salta la maggior parte finisce dietro a chi resta.
     }
        • *Subito* o *era un errore* (lo dirà anche il thread): { $person } smette ora, e la partita conta di nuovo per { $back }{ $excused ->
        [yes] ; in tal caso i round da quando il posto è andato perso non valgono come non giocati
        [waits] ; poi la partita aspetta { $back }
       *[no] ; i round valgono come non giocati finché { $back } non gioca, già da quello in corso{ $near ->
            [yes] , con cui questo posto allo stato attuale finirebbe dietro a tutti
           *[no] {""}
         }
     }.
   *[no] Per { $person } questa partita non conta né a favore né contro.{ $missed ->
        [0] {""}
       *[other] {" "}Round non giocati finora: { $missed } su { $turns }.{ $absent ->
            [computer] {" "}Può valere come lasciata solo quando la maggior parte dei round non è stata giocata.
            [skipped] {" "}Può valere come lasciata solo quando la maggior parte dei round non è stata giocata.
           *[late] {""}
         }
     }
 }
moderation-line = **{ $entry }** · { $when } · { $what } Di { $moderator }. Motivo: { $reason }{ $changed ->
    [0] {""}
   *[other] {" "}↪️ Modificato con l'intervento { $changed }: ora { $term ->
        [open] finché un amministratore non vi mette fine
       *[day] fino al { $end }
     }.
 }
moderation-struck = ~~{ $line }~~ { $by ->
    [0] ⌛ Finito il { $when }.
   *[other] { $used ->
        [yes] ✅ Fatto con l'intervento { $by } il { $when }.
       *[no] ↩️ Annullato con l'intervento { $by } il { $when }.
     }
 }{ $mistake ->
    [yes] {" "}{ $person } non ha fatto niente di male.
   *[no] {""}
 }{ $why ->
    [yes] {" "}Motivo: { $reason }
   *[no] {""}
 }
moderation-unread = { $how ->
    [read] Discord non mi ha permesso di inviarti questo in un messaggio diretto:
   *[log] ⚠️ Non consegnato a { $people }: Discord ha rifiutato il messaggio diretto. Lo mostrerò in privato quando mi userà di nuovo qui.
 }
moderation-no-reason = non indicato
moderation-way-back = Per tornare indietro: `/caylus table moderate act:back entry:{ $entry } reason:…`
moderation-sure = **Non è ancora successo niente.** Il tuo motivo si legge { $readers ->
    [person] in un messaggio diretto alla persona e nel registro.
    [lifted] in un messaggio diretto alla persona, nei thread delle sue partite e nel registro.
    [seat] nel thread, nel registro e in un messaggio diretto a chi perde il posto o lo riottiene.
    [log] solo nel registro.
   *[thread] nel registro e nel thread, dove compare quanto segue e sono menzionati i giocatori interessati.
 } Ecco che cosa succederà:
moderation-yes = { $how ->
    [else] per un altro motivo
    [choose] Scegli fin dove arrivare
    [left] vale come lasciata
    [neither] né a favore né contro
    [warning] un'ammonizione
    [new-day] niente nuove partite per 1 giorno
    [new-week] niente nuove partite per 7 giorni
    [new-month] niente nuove partite per 30 giorni
    [new-open] niente nuove partite fino a nuovo avviso
    [day] sospensione per 1 giorno
    [week] sospensione per 7 giorni
    [month] sospensione per 30 giorni
    [open] sospensione finché non viene tolta
    [mistake] era un errore
    [served] ha raggiunto il suo scopo
    [later] al suo ritorno
    [now] subito
    [send] invia
    [post] pubblica lì
   *[do] fallo
 }
moderation-draft-gone = Questa anteprima è scaduta e non è cambiato niente. Ricomincia con `/caylus table moderate`.
moderation-return = { $game }: { $how ->
    [withdrawn] l'intervento { $entry } è annullato: { $person } non può più riprendere il posto { $seat }, e { $out } continua a giocarci.
   *[act] { $person } può riprendere il posto { $seat } fino al { $when }; intanto ci gioca { $out }, che altrimenti lo tiene. Se { $out } lo lascia, resta riservato a { $person } per 24 ore; poi chiunque può prenderlo.
 }
moderation-return-told = { $over ->
    [yes] { $person }: questo posto non si può più riprendere (intervento { $entry }). Ora ci gioca { $out }.
   *[no] { $person }: premi il pulsante per giocare di nuovo qui. Se non hai ancora visto quanti round non hai giocato, prima te lo mostra; i round fino ad allora { $excused ->
        [yes] non valgono come non giocati.
       *[no] valgono come non giocati, perché mancavi già prima.
     }
        { $out }: continua a giocare. Se { $person } preme il pulsante in tempo, non giochi più qui; altrimenti tieni il posto. In ogni caso le tue mosse restano, e niente di questo cambia il tuo rating o la tua affidabilità.
 }
moderation-reason = Un motivo ha da 1 a { $most } caratteri, non { $here }. Non è cambiato niente.
moderation-whom = { $what ->
    [seat] Di' con `seat` di quale posto si tratta. Non è cambiato niente.
   *[member] Di' con `member` di chi si tratta. Non è cambiato niente.
 }
moderation-moderator-only = È riservato ai moderatori: chi ha il permesso Gestisci thread dove si gioca la partita. Con `act:report` li avvisi di qualcosa; i giocatori possono anche terminare la partita con una votazione: `/caylus table cancel`.
moderation-manager-only = Questo intervento può annullarlo solo chi ha il permesso Gestisci server.
moderation-own-game = { $how ->
    [bar] Giochi o hai giocato in una partita in corso di questa persona, quindi deve farlo qualcun altro con il permesso Gestisci server, oppure tu quando la partita sarà finita.
    [seat] Chi ha usato `/caylus table moderate` su un posto di questa partita non può giocarci.
   *[game] Giochi o hai giocato in questa partita, quindi deve farlo qualcun altro con il permesso Gestisci thread. Come ogni giocatore puoi chiedere una votazione con `/caylus table cancel` o `/caylus table replace`.
 }
moderation-practice = A un tavolo di allenamento una sola persona gioca a tutti i posti; può lasciarlo o annullarlo da sé.
moderation-last = Non è possibile: in questa partita non resterebbe nessun altro. `act:end` la termina senza risultato.
moderation-is-so = { $entry ->
    [0] È già così. Non è cambiato niente.
   *[other] { $term ->
        [past] Sarebbe già finita il { $when }: una durata conta dall'inizio dell'intervento { $entry }. Non è cambiato niente. Scegli una durata più lunga, o falla finire subito con `act:back entry:{ $entry }`.
       *[day] { $name } { $degree ->
            [restriction] già non può iniziare partite qui né parteciparvi
           *[whole] ha già una sospensione qui
         }{ $term ->
            [open] {" "}finché non viene tolta
           *[day] {" "}fino al { $when }
         } (intervento { $entry }). Non è cambiato niente. Per cambiarne la fine scegli un'altra durata, che conta dall'inizio; per finirla subito usa `act:back entry:{ $entry }`.
     }
 }
moderation-void-nothing = Questa partita non contava né per le statistiche né per i rating, quindi non c'è niente da annullare.
moderation-self = Non puoi farlo su di te; deve farlo un altro amministratore.
moderation-none-back = { $how ->
    [entry] Nel registro di moderazione non c'è l'intervento { $entry }. `/caylus-server log` mostra gli ultimi.
    [held] { $name } ha ancora questo posto, quindi non è perso niente. Di nuovo nel server, continua semplicemente a giocare. Se per allora ci sono round non giocati, o se prima perde il posto, usa allora `act:mistake`.
    [nobody] Nessuno ha perso questo posto, né saltato round qui, per un'espulsione dal server. `act:back` annulla un intervento dei moderatori.
   *[none] In questa partita non resta nessun intervento dei moderatori da annullare.
 }
moderation-back-done = L'intervento { $entry } non si può annullare: lo è già, o ne annullava un altro.
moderation-seat-changed = { $how ->
    [owed] { $name } ha perso questo posto per errore (intervento { $entry }). Dato così, non varrebbe per il rating. Liberalo invece con `act:skip`: allora potrà riprenderlo con `/caylus table claim`, con il rating come prima, fino a sette giorni dopo quell'intervento.
    [back] { $name } ha perso il posto con l'intervento { $entry }. Annullalo (`act:back entry:{ $entry }`): il posto torna suo, con il rating come prima.
    [later] L'intervento { $entry } ha cambiato questo posto nel frattempo; annulla prima quello (`act:back entry:{ $entry }`).
   *[taken] Il posto è passato ad altri nel frattempo, quindi non è più possibile. Con `act:give` puoi darlo a qualcuno.
 }
moderation-barred = { $kept ->
    [no] L'accesso di { $name } è sospeso in questo server, quindi il posto non si può restituire. Togli prima la sospensione.
    [game] { $name } per ora non può giocare qui, e il suo posto è conservato fino al { $when }. Fino ad allora nessuno può terminare questa partita o chiedere una votazione per annullarla o per annullare azioni. Se non si può aspettare, un amministratore può annullare l'intervento { $entry } (`act:back entry:{ $entry }`).
    [day] { $name } non può giocare qui fino al { $when }, quindi la partita non può continuare. Perché continui, un amministratore deve prima togliere la sospensione (`act:back entry:{ $entry }`).
    [open] { $name } per ora non può giocare qui, quindi la partita non può continuare. Perché continui, un amministratore deve prima togliere la sospensione (`act:back entry:{ $entry }`).
   *[yes] L'accesso di { $name } è sospeso fino al { $when }; poi continua a giocare qui. È una promessa, quindi il posto non si può dare ad altri. Se la partita deve continuare prima, annulla la sospensione (`act:back entry:{ $entry }`).
 }
barred-here = { $degree ->
    [warning] { $moderator } ti ha dato un'ammonizione nel server { $server } (intervento { $entry }). Non cambia nient'altro: puoi giocare come prima.
    [ladder] Dal { $since } non sei nella classifica di { $server }, e gli altri lì non vedono il tuo rating (intervento { $entry }, di { $moderator }). Le tue partite e il tuo rating continuano come prima.
    [restriction] Dal { $since } non puoi iniziare partite nel server { $server }, parteciparvi o pubblicare lì risposte visibili agli altri (intervento { $entry }, di { $moderator }). Le tue partite in corso continuano come prima.
   *[whole] Dal { $since } il tuo accesso a questo bot nel server { $server } è sospeso (intervento { $entry }, di { $moderator }).
 }{ $until ->
    [none] {""}
    [open] {" "}Dura finché un amministratore non vi mette fine.
   *[day] {" "}Finisce il { $when }.
 }{ $changes ->
    [0] {""}
   *[other] {" "}Questo cambia l'intervento { $changes }.
 } Motivo: { $reason }
    { $lost ->
        [no] {""}
        [day] Conservi i tuoi posti: { $games }. Queste partite ti aspettano fino ad allora, e niente viene saltato.{" "}
       *[yes] Conservi i tuoi posti fino al { $held }: { $games }. Se la sospensione viene tolta prima, continui a giocare e niente è stato saltato per te. Altrimenti ognuna conta come partita che hai lasciato (finisci dietro a tutti quelli che restano), a meno che la sospensione non venga tolta perché era un errore, il che è possibile in ogni momento: allora non conta né a tuo favore né contro di te.{" "}
     }{ $out ->
        [0] {""}
       *[other] Non partecipi più a questi tornei: { $cups }.{" "}
     }{ $back ->
        [0] {""}
       *[other] Partecipi di nuovo a questi tornei: { $cups }.{" "}
     }{ $lobbies ->
        [0] {""}
       *[other] Tavoli non ancora iniziati dove non sei più: { $lobbies }.{" "}
     }{ $degree ->
        [whole] `/caylus me` funziona ancora, per ciò che è salvato su di te.{" "}
       *[milder] {""}
     }Se non sei d'accordo, scrivi a { $moderator } o a un altro amministratore di quel server, e cita l'intervento { $entry }: si può annullare{ $lost ->
        [no] {""}
       *[yes] , e se era un errore lo diranno i thread che ne parlavano
     }.
barred-over = { $degree ->
    [warning] La tua ammonizione nel server { $server } è stata ritirata.
    [ladder] Sei di nuovo nella classifica di { $server }.
    [restriction] Puoi di nuovo iniziare partite nel server { $server } e parteciparvi.
    [late] Sulla tua sospensione nel server { $server }, che è finita:
   *[whole] Puoi di nuovo usare questo bot nel server { $server }.
 } { $by ->
    [0] Il tempo dell'intervento { $entry } è scaduto.
   *[other] { $moderator } ha annullato l'intervento { $entry } (intervento { $by }){ $mistake ->
        [yes] : era un errore, non hai fatto niente di male. Ci scusiamo.
       *[no] .
     } Motivo: { $reason }
 }
    { $degree ->
        [warning] {""}
        [ladder] {""}
        [restriction] Le tue partite in corso sono continuate come prima.
       *[whole] { $seats ->
            [0] {""}
           *[other] Posti che riottieni: { $seats }. Queste partite valgono per te come prima.{" "}
         }{ $lost ->
            [0] {""}
           *[other] Partite che hai perso per questo e che ora non contano né a tuo favore né contro di te: { $games }.
         }
     }{ $back ->
        [0] {""}
       *[other] {" "}Partecipi di nuovo a questi tornei: { $cups }.
     }
moderation-free = Fino al { $until } puoi riprendere il tuo posto{ $later ->
    [yes] ; fino ad allora ci gioca qualcun altro.
   *[no] {" "}dove è ancora libero.
 } Il pulsante mostra prima come va la partita e che cosa comporta per il tuo rating; non succede niente finché non confermi.
moderation-way = { $changed ->
    [yes] Da quando l'hai letto qualcosa è cambiato.{" "}
   *[no] {""}
 }{ $game }: puoi riprendere il posto { $seat } fino al { $until }. Prestigio ora: { $points } (posizione { $place } su { $seats }). Round senza di te finora: { $missed } su { $turns } (saltati: { $skipped }, di un computer: { $by_computer }, di qualcun altro: { $by_another }).
    { $rated ->
        [no] Questa partita è senza rating.
        [excused] Se lo riprendi, il risultato conta per il tuo rating; i round da quando hai perso il posto non valgono come non giocati. Altrimenti la partita non conta né a tuo favore né contro di te.
       *[counts] Se lo riprendi, la partita conta di nuovo per te, e i round senza di te valgono come non giocati: { $behind ->
            [last] per come stanno le cose, finisci dietro a chi resta.
           *[no] finisci dietro a chi resta solo se alla fine la maggior parte dei round è stata senza di te.
        } Un round in cui fai tu almeno una mossa conta come tuo, anche quello attuale.
    }{ $helped ->
        [yes] {" "}Se altri hanno preso qui più di un quarto delle decisioni, in tutta la partita o nella sua seconda metà, un aumento del rating vale solo la metà.
       *[no] {""}
    }
moderation-taken = { $games }: { $how ->
    [taken] ora lì gioca qualcun altro. Se lascia il posto entro il { $until }, puoi riprenderlo con `/caylus table claim`, con il rating come prima; per 24 ore nessun altro può prenderlo
    [over] la partita è finita, quindi il posto non può tornare
    [own] giochi di nuovo lì, ma nel frattempo avevi lasciato il posto un'altra volta
   *[closed] il posto non si può più riprendere
 }. { $how ->
    [taken] Altrimenti la partita non conta né a tuo favore né contro di te.
   *[closed] La partita non conta né a tuo favore né contro di te.
 }
barred-them = Un amministratore ha sospeso { $user } in questo server, quindi non può stare a un tavolo.
moderation-told = 🚩 { $channel } · { $person } avvisa i moderatori: { $reason }
moderation-answer = { $how ->
    [why] Il tuo motivo; poi vedi che cosa segue
   *[sentence] Una frase per chi ha segnalato (facoltativa)
 }
moderation-told-back = 🚩 { $moderator } ha esaminato ciò che hai segnalato ai moderatori nel server { $server } ({ $channel }, { $when }).{ $more ->
    [yes] {" "}La risposta: { $answer }
   *[no] {""}
 }
moderation-told-to = { $how ->
    [ask] **Non è ancora stato inviato niente.** Le tue parole, il tuo nome e un link a questo punto saranno pubblicati in { $channel }{ $open ->
        [yes] , che può leggere anche { $roles }, non solo i moderatori.
       *[no] , che leggono solo i moderatori.
     } Qui non viene pubblicato niente. Non potrai ritirarlo, ma quando un moderatore l'avrà esaminato te lo dirò.{ $playing ->
        [no] {""}
       *[yes] {" "}Lo leggono anche i moderatori che giocano a questo tavolo: { $people }. Se riguarda uno di loro, scrivi invece a { $owner ->
            [no] {""}
           *[yes] { $name } o a{" "}
         }un moderatore che non gioca qui.
     }
    [told] Inviato: i moderatori lo trovano in { $channel }. Quando uno di loro l'avrà esaminato, te lo dirò in un messaggio diretto.
    [often] Si può fare { $most } volte all'ora; la prossima tra { $minutes } min. Non è stato inviato niente.
   *[nobody] In questo server non ho un canale in cui pubblicarlo per i moderatori, quindi non è stato inviato niente. Scrivi a un amministratore, o a chi qui ha il permesso Gestisci thread.
 }

# `/caylus-server log`: il registro di moderazione
cmd-caylus-server-log = Cosa ha fatto la moderazione, e dove appare
    .name = registro
    .channel = Canale degli interventi
    .channel-name = canale
    .off = Non pubblicarli
    .off-name = no
    .member = Solo su questa persona
    .member-name = membro
moderation-log-in = { $how ->
    [about] Interventi su { $person }, dal più recente:
    [off] Gli interventi dei moderatori non si pubblicano da nessuna parte; scegli un canale con `/caylus-server log channel:…`. Gli ultimi:
   *[in] Pubblico ogni intervento dei moderatori in { $channel }. Gli ultimi:
 }
moderation-log-readers = { $how ->
    [ask] **Non è ancora cambiato niente.** { $roles } può leggere { $channel }, non solo i moderatori. Lì si vedrebbe chi è stato ammonito o sospeso e perché, e che cosa i membri segnalano gli uni degli altri. Per un canale che leggono solo i moderatori, usa di nuovo `/caylus-server log channel:…`. Pubblicare lì il registro comunque?
   *[now] { $roles } può leggere { $channel }, dove pubblico il registro dei moderatori: chi è stato ammonito o sospeso e perché, e che cosa segnalano i membri. Con `/caylus-server log channel:…` scegli un canale che leggono solo i moderatori.
 }
moderation-log-empty = Ancora nessun intervento.
moderation-seat = 🪑 { $game } · { $seat }: { $how ->
    [resigned] ha lasciato la partita. Il posto è libero.
    [dropped] in ritardo da troppo tempo, è fuori dalla partita. Il posto è libero.
    [kept] ha lasciato la partita. Il posto è riservato fino al { $until } a { $person }, come promesso.
    [barred] ha ricevuto una sospensione. La partita aspetta fino al { $until }.
    [plays-on] ha ricevuto una sospensione. La partita aspetta fino al { $until }; poi continua a giocare.
    [released] ha ricevuto una sospensione ed è fuori dalla partita. Il posto è libero.
    [departed] non è più in questo server. Chiunque può prendere il posto.
    [skipped] non ha risposto in tempo; le sue decisioni vengono saltate fino al suo ritorno.
    [waiting] non ha risposto entro il { $until }. In questo momento lì non gioca nessun altro, quindi la partita aspetta.
    [claimed] ✅ ha preso il posto.
    [came-back] ✅ è di nuovo qui.
   *[stand-in] è in ritardo, quindi al suo posto gioca un computer.
 }
moderation-seat-can = { $now ->
    [kept] `act:back entry:{ $entry }` lo restituisce. Con `give`, `computer` o `skip` di `/caylus table moderate` la partita riprende subito, senza { $person }. Fino ad allora nessuno può terminarla.
   *[open] Con `/caylus table moderate` puoi { $now ->
         [removed] rimediare se l'espulsione del giocatore precedente era un errore (`act:mistake`).
         [gone] dare il posto a qualcuno, farvi giocare un computer, liberarlo o terminare la partita. Se l'espulsione era un errore, usa `act:mistake` quando la persona è tornata o ha perso il posto.
         [computer] dare il posto a qualcuno, lasciarlo vuoto e saltarne le decisioni o terminare la partita.
         [skipped] dare il posto a qualcuno, farvi giocare un computer o terminare la partita.
        *[held] dare il posto a qualcuno, farvi giocare un computer, liberarlo o terminare la partita.
      }
 }
