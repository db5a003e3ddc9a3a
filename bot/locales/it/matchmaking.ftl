button-seekhours = { $on ->
        [yes] A qualsiasi ora
       *[no] Solo nei miei orari
    }
button-seekping = { $on ->
        [yes] Non menzionarmi
       *[no] Menzionami se trovi altri
    }
button-seekadd = Nuova ricerca
button-seekall = Ferma tutte le ricerche
button-seekkeep = Continua a cercare
button-seekdrop = Smetti di cercare
button-seekinvite = Invitali
seek-panel = **Cerca giocatori**: a che cosa vuoi giocare?
seek-panel-now = Ora: { $criteria }
seek-panel-small = -# Quando abbastanza persone cercano lo stesso, apro un tavolo, ti menziono (mai nelle tue ore di silenzio) e ti riservo il posto per un giorno. Gli altri vedono solo quante persone cercano. I tuoi orari sono quelli di `/caylus me hours`. Una ricerca in tempo reale dura 3 ore.
menu-seekplayers = Quanti giocatori
menu-seekpace = Quali ritmi
menu-seekoff = Ferma una ricerca
seek-game-any = qualsiasi gioco
seek-language-any = qualsiasi lingua
seek-players = giocatori: { $players }
seek-pace-any = qualsiasi ritmo
seek-hours = nei miei orari
seek-ping = con menzione
seek-title = **Cerca giocatori in questo server**
seek-done = Cerchi giocatori: { $criteria }. Vedo chi cerca lo stesso.
seek-line = { $n }. { $criteria } (fino al { $when }; altri che cercano lo stesso: { $others })
seek-none = Qui non hai ricerche.
seek-table = { $game } ({ $channel })
seek-fitting = Tavoli aperti adatti: { $tables }
seek-everybody = Persone che cercano qui: { $games }
seek-withdrawn = Ricerche fermate: { $n }.
seek-ask = Cerchi ancora giocatori nel server { $server }? { $criteria }. Se non rispondi, smetto tra una settimana.
seek-kept = { $how ->
    [kept] Va bene, continuo a cercare.
   *[dropped] Va bene, non cerco più.
 }
seek-gone = Questa ricerca è finita. Con `/caylus-club seek` ne inizi un'altra.
seek-call = { $people }: ecco il tavolo cercato, { $game }: { $link }
card-offered = Persone che cercano un tavolo così: { $n }
card-kept = I posti sono riservati a loro; chiunque potrà prenderli { $until }.
card-no-host = Chi partecipa per primo è l'organizzatore e inizia la partita.
card-unclaimed = Nessuno ha preso posto, quindi questo tavolo è chiuso.
lookers = Persone che cercano un tavolo come { $game }: { $n }
lookers-invited = Invitati: { $n }. Menziono chi l'ha chiesto; gli altri trovano il tavolo nel loro elenco.
lookers-none = Non è stato invitato nessuno: chi cercava un tavolo così l'ha trovato, o non vede questo canale.
club-seek = Cerca giocatori: { $seek }. I tavoli si aprono qui: { $where }
club-seek-anywhere = dove qualcuno cerca
club-seek-cannot = Non posso aprire tavoli in { $channel }: lì mi servono Visualizza canale e Invia messaggi. Non è cambiato niente.

cmd-caylus-club-seek = Cerca giocatori
    .name = cerca
cmd-caylus-server-club-seek = Permetti di cercare giocatori
    .name = ricerca
cmd-caylus-server-club-seek-channel = Dove si aprono i tavoli
    .name = canale-ricerca
cmd-caylus-server-club-seek-anywhere = Aprili dove qualcuno cerca
    .name = ricerca-ovunque
