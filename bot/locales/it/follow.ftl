cmd-caylus-club-follow = Segui partite e giocatori
    .name = segui
cmd-caylus-club-privacy-followed = Permetti di seguire le tue partite
    .name = seguito
cmd-caylus-club-privacy-refuse = Blocca un follower
    .name = blocca
cmd-caylus-club-privacy-allow = Sblocca un follower
    .name = sblocca
cmd-caylus-server-club-following = Permetti di seguire partite e persone
    .name = seguire
choice-often-phases = alla fine di ogni fase
choice-often-end = solo alla fine

button-follow = Segui
button-followset = { $often ->
        [end] Solo alla fine
        [phases] Dopo ogni fase
       *[stop] Smetti
    }
button-follow-stop = Smetti: { $what }
button-follows = Che cosa seguo
follow-game = { $often ->
    [phases] Ora segui **{ $game }**. Ti scrivo in un messaggio diretto dopo ogni fase e quando finisce, ma mai nelle tue ore di silenzio.
   *[end] Ora segui **{ $game }**. Ti scrivo in un messaggio diretto quando finisce.
 }
follow-person = Ora segui { $person }. Ti scrivo in un messaggio diretto quando inizia o finisce qui una sua partita che puoi vedere.
follow-stopped = Non segui più { $what }.
follow-left = Fatto. `/caylus-club follow` mostra che cosa segui ancora.
follow-nothing = Non segui niente. Scegli una partita in corso di questo canale o una persona, oppure premi `Segui` sotto la scheda di una partita.
follow-people = Persone di cui segui le partite: { $people }
follow-closed = Il mio ultimo messaggio diretto non ti è arrivato: permetti i messaggi diretti dai membri di questo server.
menu-follow-game = Segui una partita
menu-follow-person = Segui le partite di qualcuno
menu-follow-games = Smetti di seguire una partita
menu-follow-people = Smetti di seguire qualcuno

follow-no-seated = Giochi in questa partita: il suo thread ti dice tutto.
follow-no-full = Segui già il massimo ({ $most }). Prima smetti di seguire qualcosa: `/caylus-club follow`.
follow-no-refused = Non puoi seguire { $person }.
follow-self = Sei tu.

followed-everybody = Si possono seguire le tue partite: { $count ->
    [0] non lo fa ancora nessuno
    [one] lo fa { $count } persona
   *[other] lo fanno { $count } persone
 }.
followed-but = Bloccati: { $people }.
followed-nobody = Nessuno può seguire le tue partite.
club-following = Seguire partite e persone: { $following }.

follow-began = La partita è iniziata.
follow-began-person = La partita è iniziata, con { $people }.
follow-more = -# E notizie di { $count ->
    [one] { $count } altra partita
   *[other] { $count } altre partite
 } che segui.
follow-why = -# Segui questa partita; premi il pulsante per smettere.
