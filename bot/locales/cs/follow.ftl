cmd-caylus-club-follow = Sledovat zprávy o partiích a hráčích
    .name = sledovat
cmd-caylus-club-privacy-followed = Povolit sledování tvých partií
    .name = sledující
cmd-caylus-club-privacy-refuse = Zablokovat sledujícího
    .name = odmítnout
cmd-caylus-club-privacy-allow = Odblokovat sledujícího
    .name = povolit
cmd-caylus-server-club-following = Povolit sledování partií a hráčů
    .name = sledování
choice-often-phases = na konci fází
choice-often-end = jen na konci

button-follow = Sledovat
button-followset = { $often ->
        [end] Jen na konci
        [phases] Na konci fází
       *[stop] Přestat
    }
button-follow-stop = Přestat: { $what }
button-follows = Co sleduji
follow-game = { $often ->
    [phases] Sleduješ **{ $game }**: na konci fází ti napíšu, co se stalo, a na konci partie, kdo zvítězil. Jen přímou zprávou a nikdy v tvých tichých hodinách.
   *[end] Sleduješ **{ $game }**: na konci ti v přímé zprávě napíšu, kdo zvítězil.
 }
follow-person = Sleduješ partie hráče { $person }. Když tu některou začne nebo dohraje a můžeš ji vidět, napíšu ti přímou zprávu.
follow-stopped = Už nesleduješ: { $what }.
follow-left = Hotovo. Co ještě sleduješ, ukáže `/caylus-club follow`.
follow-nothing = Nesleduješ nic. Vyber běžící partii tohoto kanálu nebo hráče, nebo stiskni `Sledovat` pod kartou partie.
follow-people = Čí partie sleduješ: { $people }
follow-closed = Moje poslední přímá zpráva ti nedošla: povol přímé zprávy od členů tohoto serveru.
menu-follow-game = Sledovat partii
menu-follow-person = Sledovat něčí partie
menu-follow-games = Přestat sledovat partii
menu-follow-people = Přestat sledovat něčí partie

follow-no-seated = V této partii hraješ: vše se dozvíš v jejím vlákně.
follow-no-full = Sledovat můžeš nejvýš { $most }. Nejdřív něco přestaň sledovat: `/caylus-club follow`.
follow-no-refused = Partie hráče { $person } sledovat nemůžeš.
follow-self = To jsi ty.

followed-everybody = Tvé partie může sledovat kdokoli: { $count ->
    [0] teď to nedělá nikdo
    [one] teď to dělá { $count } člověk
    [few] teď to dělají { $count } lidé
   *[other] teď to dělá { $count } lidí
 }.
followed-but = Zablokovaní: { $people }.
followed-nobody = Tvé partie nemůže sledovat nikdo.
club-following = Sledování partií a hráčů: { $following }.

follow-began = Partie začala.
follow-began-person = Partie začala, u stolu: { $people }.
follow-more = -# A novinky z { $count ->
    [one] { $count } další partie
    [few] { $count } dalších partií
   *[other] { $count } dalších partií
 }.
follow-why = -# Sleduješ to; tlačítkem sledování ukončíš.
