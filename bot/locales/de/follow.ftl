cmd-caylus-club-follow = Partien und Leuten per Direktnachricht folgen
    .name = folgen
cmd-caylus-club-privacy-followed = Anderen erlauben, dir zu folgen
    .name = follower
cmd-caylus-club-privacy-refuse = Folgen verbieten
    .name = ablehnen
cmd-caylus-club-privacy-allow = Folgen wieder erlauben
    .name = zulassen
cmd-caylus-server-club-following = Partien und Leuten folgen erlauben
    .name = folgen
choice-often-phases = am Ende jeder Phase
choice-often-end = nur am Ende

button-follow = Folgen
button-followset = { $often ->
        [end] Nur am Ende
        [phases] Nach jeder Phase
       *[stop] Aufhören
    }
button-follow-stop = Aufhören: { $what }
button-follows = Wem ich folge
follow-game = { $often ->
    [phases] Du folgst jetzt **{ $game }**. Nach jeder Phase und am Ende schreibe ich dir eine Direktnachricht, aber nie in deiner Ruhezeit.
   *[end] Du folgst jetzt **{ $game }**. Am Ende schreibe ich dir eine Direktnachricht.
 }
follow-person = Du folgst jetzt { $person }. Beginnt oder endet hier eine Partie dieser Person, die du sehen kannst, schreibe ich dir eine Direktnachricht.
follow-stopped = Du folgst { $what } nicht mehr.
follow-left = Beendet. `/caylus-club follow` zeigt, wem du noch folgst.
follow-nothing = Du folgst niemandem und keiner Partie. Wähle eine laufende Partie dieses Kanals oder eine Person, oder drück `Folgen` unter der Karte einer Partie.
follow-people = Leute, deren Partien du folgst: { $people }
follow-closed = Meine letzte Direktnachricht an dich kam nicht an: Erlaube Direktnachrichten von Mitgliedern dieses Servers.
menu-follow-game = Einer Partie folgen
menu-follow-person = Jemandes Partien folgen
menu-follow-games = Einer Partie nicht mehr folgen
menu-follow-people = Jemandem nicht mehr folgen

follow-no-seated = Du spielst in dieser Partie mit: In ihrem Thread steht alles.
follow-no-full = Du folgst schon { $most } Partien und Leuten; mehr geht nicht. Beende erst etwas davon: `/caylus-club follow`.
follow-no-refused = { $person } kann man nicht folgen.
follow-self = Das bist du.

followed-everybody =
    Andere können deinen Partien folgen: { $count ->
    [0] noch folgt niemand
    [one] { $count } Person folgt
   *[other] { $count } Personen folgen
    }.
followed-but = Dürfen nicht folgen: { $people }.
followed-nobody = Niemand kann dir folgen.
club-following = Partien und Leuten folgen: { $following }.

follow-began = Die Partie hat begonnen.
follow-began-person = Die Partie hat begonnen, mit { $people }.
follow-more = -# Und Neues aus { $count ->
    [one] { $count } weiteren Partie
   *[other] { $count } weiteren Partien
 }.
follow-why = -# Du folgst dieser Partie; mit dem Knopf hörst du damit auf.
