cmd-caylus-club-follow = Urmărește partide și jucători, prin mesaj direct
    .name = urmărește
cmd-caylus-club-privacy-followed = Permite să-ți fie urmărite partidele
    .name = urmăritori
cmd-caylus-club-privacy-refuse = Blochează un urmăritor
    .name = refuză
cmd-caylus-club-privacy-allow = Deblochează un urmăritor
    .name = permite
cmd-caylus-server-club-following = Permite urmărirea partidelor
    .name = urmărire
choice-often-phases = la sfârșitul fiecărei faze
choice-often-end = doar la sfârșit

button-follow = Urmărește
button-followset = { $often ->
        [end] Doar la sfârșit
        [phases] După fiecare fază
       *[stop] Oprește
    }
button-follow-stop = Oprește: { $what }
button-follows = Ce urmăresc
follow-game = { $often ->
    [phases] Urmărești acum **{ $game }**. Îți trimit un mesaj direct după fiecare fază și la final, dar niciodată în orele tale de liniște.
   *[end] Urmărești acum **{ $game }**. La final îți trimit un mesaj direct.
 }
follow-person = Urmărești acum partidele lui { $person }. Îți trimit un mesaj direct când începe sau se încheie aici o partidă a sa pe care o poți vedea.
follow-stopped = Urmărire oprită: { $what }.
follow-left = Oprit. `/caylus-club follow` arată ce mai urmărești.
follow-nothing = Nu urmărești nimic. Alege o partidă în curs din acest canal sau o persoană, ori apasă `Urmărește` sub cardul unei partide.
follow-people = Persoane ale căror partide le urmărești: { $people }
follow-closed = Ultimul meu mesaj direct nu a ajuns la tine: permite mesaje directe de la membrii acestui server.
menu-follow-game = Urmărește o partidă
menu-follow-person = Urmărește partidele cuiva
menu-follow-games = Nu mai urmări o partidă
menu-follow-people = Nu mai urmări pe cineva

follow-no-seated = Joci în această partidă: firul ei îți spune totul.
follow-no-full = Urmărești deja numărul maxim ({ $most }). Oprește întâi o urmărire: `/caylus-club follow`.
follow-no-refused = Nu poți urmări partidele lui { $person }.
follow-self = Ești chiar tu.

followed-everybody =
    Partidele tale pot fi urmărite: { $count ->
    [0] încă nu le urmărește nimeni
    [one] le urmărește { $count } persoană
    [few] le urmăresc { $count } persoane
   *[other] le urmăresc { $count } de persoane
    }.
followed-but = Nu te pot urmări: { $people }.
followed-nobody = Nimeni nu poate urmări partidele tale.
club-following = Urmărirea partidelor și a persoanelor: { $following }.

follow-began = Partida a început.
follow-began-person = Partida a început, cu { $people }.
follow-more = -# Și vești din încă { $count ->
    [one] { $count } partidă urmărită
    [few] { $count } partide urmărite
   *[other] { $count } de partide urmărite
 }.
follow-why = -# Urmărești această partidă; butonul oprește urmărirea.
