cmd-caylus-club-follow = Vești despre partide și jucători
    .name = urmărește
cmd-caylus-club-privacy-followed = Cine îți poate urmări partidele
    .name = urmărit
cmd-caylus-club-privacy-refuse = Cine nu te urmărește
    .name = refuză
cmd-caylus-club-privacy-allow = Cine te poate urmări iar
    .name = permite
cmd-caylus-server-club-following = Permite urmărirea partidelor
    .name = urmărire
choice-often-phases = la sfârșitul fazelor
choice-often-end = doar la sfârșit

button-follow = Urmărește
button-followset = { $often ->
        [end] Doar la sfârșit
        [phases] La sfârșitul fazelor
       *[stop] Oprește
    }
button-follow-stop = Oprește: { $what }
button-follows = Ce urmăresc
follow-phases = Urmărești **{ $game }**: la sfârșitul fazelor îți scriu ce s-a întâmplat, iar la final cine a câștigat. Doar prin mesaje directe și niciodată în orele tale de liniște.
follow-end = Urmărești **{ $game }**: la final îți scriu într-un mesaj direct cine a câștigat.
follow-person = Urmărești partidele lui { $person }: când începe sau se termină aici una pe care o poți vedea, îți trimit un mesaj direct.
follow-stopped = Nu mai urmărești { $what }.
follow-left = Oprit. `/caylus-club follow` arată ce mai urmărești.
follow-nothing = Nu urmărești nimic. Alege o partidă în curs din acest canal sau o persoană, ori apasă `Urmărește` sub cardul unei partide.
follow-people = Persoane ale căror partide le urmărești: { $people }
follow-closed = Ultimul meu mesaj direct nu a ajuns la tine: permite mesaje directe de la membrii acestui server.
menu-follow-game = Urmărește o partidă
menu-follow-person = Urmărește partidele cuiva
menu-follow-games = Nu mai urmări o partidă
menu-follow-people = Nu mai urmări pe cineva

follow-no-off = Urmărirea partidelor și a persoanelor e dezactivată pe acest server.
follow-no-seated = Joci în această partidă: firul ei îți spune totul.
follow-no-over = Această partidă s-a încheiat; nu mai e nimic de urmărit.
follow-no-full = Urmărești deja numărul maxim ({ $most }). Renunță întâi la ceva: `/caylus-club follow`.
follow-no-refused = Nu îl poți urmări pe { $person }.
follow-self = Ești chiar tu.

followed-everybody = Partidele tale pot fi urmărite: { $count ->
    [0] acum nu o face nimeni
    [one] acum o face { $count } persoană
    [few] acum o fac { $count } persoane
   *[other] acum o fac { $count } de persoane
 }.
followed-but = Nu te pot urmări: { $people }.
followed-nobody = Nimeni nu poate urmări partidele tale.
club-following = Urmărirea partidelor și a persoanelor: { $following }.

follow-line = **{ $game }** · { $told }
follow-began = Partida a început.
follow-began-person = Partida a început, cu { $people }.
follow-more = -# Și vești din încă { $count ->
    [one] { $count } partidă urmărită
    [few] { $count } partide urmărite
   *[other] { $count } de partide urmărite
 }.
follow-why = -# Urmărești această partidă; butonul oprește urmărirea.
