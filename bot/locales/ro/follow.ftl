cmd-caylus-club-follow = Vești despre partide și jucători
    .name = abonare
cmd-caylus-club-privacy-followed = Cine îți poate urmări partidele
    .name = urmărit
cmd-caylus-club-privacy-refuse = Cine nu te poate urmări
    .name = refuză
cmd-caylus-club-privacy-allow = Pe cine nu mai refuzi
    .name = permite
cmd-caylus-server-club-following = Permite urmărirea partidelor
    .name = abonare
choice-often-phases = la sfârșit de faze
choice-often-end = doar la final

button-follow = Urmărește
button-followset = { $often ->
        [end] Doar la final
        [phases] La sfârșit de faze
       *[stop] Oprește
    }
button-follow-stop = Oprește: { $what }
button-follows = Abonările mele
follow-phases = Urmărești **{ $game }**: la sfârșit de faze îți scriu ce s-a întâmplat, iar la final cine a câștigat. Doar prin mesaj direct; orele tale de liniște rămân valabile.
follow-end = Urmărești **{ $game }**: la final îți scriu într-un mesaj direct cine a câștigat.
follow-person = Urmărești partidele lui { $person }: când începe sau se termină aici una pe care o poți vedea, îți trimit un mesaj direct.
follow-stopped = Nu mai urmărești: { $what }.
follow-left = Oprit. `/caylus-club follow` arată ce mai urmărești.
follow-nothing = Nu urmărești nimic. Alege o partidă în curs din acest canal sau o persoană, ori apasă `Urmărește` sub cardul unei partide.
follow-people = Oameni ale căror partide le urmărești: { $people }
follow-closed = Ultimul meu mesaj direct nu a ajuns la tine: permite mesaje directe de la membrii acestui server.
menu-follow-game = Urmărește o partidă
menu-follow-person = Urmărește partidele cuiva
menu-follow-games = Nu mai urmări o partidă
menu-follow-people = Nu mai urmări pe cineva

follow-no-off = Abonările sunt oprite pe acest server.
follow-no-seated = Joci în această partidă: firul ei îți spune totul.
follow-no-over = Această partidă s-a terminat; nu mai e nimic de urmat.
follow-no-full = Urmărești deja { $most }. Oprește întâi una: `/caylus-club follow`.
follow-no-refused = { $person }: nu se poate urmări.
follow-self = Ești chiar tu.

followed-everybody = Partidele tale pot fi urmărite: { $count ->
    [0] acum nu o face nimeni
    [one] acum o face { $count } om
    [few] acum o fac { $count } oameni
   *[other] acum o fac { $count } de oameni
 }.
followed-but = Refuzați: { $people }.
followed-nobody = Nimeni nu poate urmări partidele tale.
club-following = Abonări la partide și oameni: { $following }.

follow-line = **{ $game }** · { $told }
follow-began = Partida a început.
follow-began-person = Partida a început, cu { $people }.
follow-more = -# Și vești din încă { $count ->
    [one] { $count } partidă
    [few] { $count } partide
   *[other] { $count } de partide
 }.
follow-why = -# Urmărești aceasta; butonul o oprește.
