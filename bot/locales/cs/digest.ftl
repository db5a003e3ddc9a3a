cmd-caylus-server-digest = Týdenní přehled ve zvoleném kanálu
    .name = přehled
    .channel = Kam ho posílat
    .channel-name = kanál
    .day = Den v týdnu, 1 je pondělí, 7 neděle
    .day-name = den
    .hour = Hodina
    .hour-name = hodina
    .zone = Časové pásmo, například Europe/Prague
    .zone-name = pásmo
    .off = Přehled už neposílat
    .off-name = vypnout
week-now = Týdenní přehled budu posílat do { $channel }, příště { $when } ({ $zone }). Jsou v něm partie, které vidí každý, kdo ten kanál čte; v týdnu bez nich přehled nebude.
week-off = Týdenní přehled tu není. Nastavíš ho takto: `/caylus-server settings`.
week-no-channel = Vyber pro přehled kanál.
week-no-statistics = Přehled vychází ze statistik, a ty jsou tu vypnuté (`/caylus-server settings`). Nic se nezměnilo.
week-trouble = { $why ->
    [forbidden] Poslední přehled se nepodařilo poslat: kanál už není, nebo tam psát nesmím. Zkusím to znovu.
   *[discord] Poslední přehled se nepodařilo poslat; zkusím to znovu.
 }

week-title = **Náš týden**, { $since } až { $until }
week-forfeit = **{ $name }** { $score } (kontumačně)
week-more = A ještě { $n ->
    [one] { $n } partie
    [few] { $n } partie
   *[other] { $n } partií
 }.
week-beside = S počítači: { $n ->
    [one] { $n } partie
    [few] { $n } partie
   *[other] { $n } partií
 }
week-closest = Nejtěsnější: { $game }, { $n ->
    [0] remíza
    [one] rozdíl { $n } bod
    [few] rozdíl { $n } body
   *[other] rozdíl { $n } bodů
 }
week-turned = Nejdelší ztracené vedení: { $name } ({ $game }), { $n ->
    [one] { $n } kolo
    [few] { $n } kola
   *[other] { $n } kol
 } v čele; vítězí { $winners }
week-record = Rekord ve hře { $game }: { $name }, { $score }, dříve { $before }
week-newcomers = Poprvé tu partii dohráli: { $people }
week-climbs = V žebříčku nahoru: { $people }
week-running = Běžící partie: { $n }
week-tables = Otevřené stoly: { $tables }

week-picture = Náš týden
week-figure = { $what ->
    [finished] dohráno
    [people] hráči
   *[running] běží
 }
week-winner-column = Vítěz
