cmd-caylus-club-follow = Von Partien und Leuten hören
    .name = folgen
cmd-caylus-club-privacy-followed = Anderen erlauben, dir zu folgen
    .name = gefolgt
cmd-caylus-club-privacy-refuse = Folgen verbieten
    .name = ablehnen
cmd-caylus-club-privacy-allow = Folgen wieder erlauben
    .name = zulassen
cmd-caylus-server-club-following = Partien und Leuten folgen erlauben
    .name = folgen
choice-often-phases = am Ende von Phasen
choice-often-end = nur am Ende

button-follow = Folgen
button-followset = { $often ->
        [end] Nur am Ende
        [phases] Am Ende von Phasen
       *[stop] Aufhören
    }
button-follow-stop = Aufhören: { $what }
button-follows = Wem ich folge
follow-phases = Du folgst **{ $game }**: Wenn Phasen enden, schreibe ich dir, was geschehen ist, und am Ende, wer gewonnen hat. Nur als Direktnachricht; deine Ruhezeiten gelten.
follow-end = Du folgst **{ $game }**: Am Ende schreibe ich dir in einer Direktnachricht, wer gewonnen hat.
follow-person = Du folgst { $person }: Beginnt oder endet hier eine Partie dieser Person, die du sehen kannst, schreibe ich dir eine Direktnachricht.
follow-stopped = Du folgst { $what } nicht mehr.
follow-left = Beendet. `/caylus-club follow` zeigt, wem du noch folgst.
follow-nothing = Du folgst niemandem und keiner Partie. Wähle eine laufende Partie dieses Kanals oder eine Person, oder drücke `Folgen` unter der Karte einer Partie.
follow-people = Leute, deren Partien du folgst: { $people }
follow-closed = Meine letzte Direktnachricht an dich kam nicht an: Erlaube Direktnachrichten von Mitgliedern dieses Servers.
menu-follow-game = Einer Partie folgen
menu-follow-person = Jemandes Partien folgen
menu-follow-games = Einer Partie nicht mehr folgen
menu-follow-people = Jemandem nicht mehr folgen

follow-no-off = Auf diesem Server ist das Folgen abgeschaltet.
follow-no-seated = Du spielst in dieser Partie mit: Ihr Thread sagt dir alles.
follow-no-over = Diese Partie ist zu Ende; da kommt nichts mehr.
follow-no-full = Du folgst schon { $most }. Höre erst mit etwas auf: `/caylus-club follow`.
follow-no-refused = { $person } kann man nicht folgen.
follow-self = Das bist du.

followed-everybody = Man kann deinen Partien folgen: { $count ->
    [0] noch tut es niemand
    [one] { $count } Person tut es
   *[other] { $count } Personen tun es
 }.
followed-but = Abgelehnt: { $people }.
followed-nobody = Niemand kann dir folgen.
club-following = Partien und Leuten folgen: { $following }.

follow-line = **{ $game }** · { $told }
follow-began = Die Partie hat begonnen.
follow-began-person = Die Partie hat begonnen, mit { $people }.
follow-more = -# Und Neues aus { $count ->
    [one] { $count } weiteren Partie
   *[other] { $count } weiteren Partien
 }.
follow-why = -# Du folgst dem; der Knopf beendet es.
