button-seek = Cerca giocatori
button-seekhours = { $on ->
        [yes] A qualsiasi ora
       *[no] Solo nelle mie ore
    }
button-seekping = { $on ->
        [yes] Non menzionarmi
       *[no] Avvisami con una menzione
    }
button-seekadd = Nuova ricerca
button-seekall = Ferma tutte le ricerche
button-seekkeep = Continua a cercare
button-seekdrop = Smetti di cercare
button-seekinvite = Invitali
seek-panel = **Ricerca di giocatori**: a che cosa vuoi giocare?
seek-panel-now = Ora: { $criteria }
seek-panel-small = -# Quando si trovano abbastanza persone apro un tavolo e ti riservo il posto per un giorno; partecipi con un tocco. Allora ti menziono, se non lo disattivi, e mai nelle tue ore di silenzio. Gli altri vedono quanti cercano, mai chi. Le tue ore sono quelle di `/caylus me hours`. La ricerca in tempo reale vale per le prossime 3 ore, con una menzione immediata.
menu-seekgame = Quale gioco
menu-seekplayers = Quanti giocatori
menu-seekpace = Quali ritmi
menu-seeklanguage = Quale lingua
menu-seekoff = Ferma una ricerca
seek-game-any = qualsiasi gioco
seek-language-any = qualsiasi lingua
seek-players = giocatori: { $players }
seek-pace-any = qualsiasi ritmo
seek-hours = nelle mie ore
seek-ping = con menzione
seek-title = **Ricerca di giocatori in questo server**
seek-done = Cerchi giocatori: { $criteria }. Vedrò chi c'è.
seek-line = { $n }. { $criteria } (fino al { $when }; altri compatibili: { $others })
seek-none = Qui non stai cercando niente.
seek-table = { $game } ({ $channel })
seek-fitting = Tavoli aperti adatti: { $tables }
seek-count = { $game }: { $n }
seek-everybody = Quanti cercano qui: { $games }
seek-withdrawn = Ricerche fermate: { $n }.
seek-ask = Cerchi ancora giocatori nel server { $server }? { $criteria }. Se non rispondi, smetto tra una settimana.
seek-kept = Bene, continuo a cercare.
seek-dropped = Bene, non cerco più.
seek-gone = Questa ricerca è finita. `/caylus-club seek` ne comincia una nuova.
seek-call = { $people }: ecco il tavolo che cercavate, { $game }: { $link }
card-offered = Persone che cercano un tavolo così: { $n }
card-kept = Ci sono posti riservati a loro; altri potranno prenderli { $until }.
card-no-host = Chi partecipa per primo è l'organizzatore e dà inizio alla partita.
card-unclaimed = Nessuno ha partecipato a questo tavolo, quindi è chiuso.
lookers = Persone che cercano un tavolo come { $game }: { $n }
lookers-invited = Invitati: { $n }. Chi vuole viene menzionato; gli altri trovano il tavolo nel loro elenco.
lookers-none = Non è stato invitato nessuno: chi cercava un tavolo così l'ha trovato, o non vede questo canale.
club-seek = Ricerca di giocatori: { $seek }. I tavoli si aprono qui: { $where }
club-seek-anywhere = dove qualcuno cerca
club-seek-cannot = Non posso aprire tavoli in { $channel }: lì mi servono i permessi di vedere il canale e di inviare messaggi. Nulla è cambiato.

cmd-caylus-club-seek = Cerca giocatori
    .name = cerca
cmd-caylus-server-club-seek = Permetti di cercare giocatori
    .name = ricerca
cmd-caylus-server-club-seek-channel = Dove si aprono i tavoli
    .name = canale-ricerca
cmd-caylus-server-club-seek-anywhere = Aprili dove qualcuno cerca
    .name = ricerca-ovunque
