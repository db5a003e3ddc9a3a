# Pozice slovy: popisy obrázků a plán jako text.
alt-caylus = Caylus, kolo { $turn }, fáze { $number }: { $phase }.
alt-scores = Prestiž: { $scores }.
alt-officials = Dráb na políčku { $provost }, rychtář na políčku { $bailiff }.
alt-scoring = { $scoring }; domečky v ní: { $counts }.
alt-changed = Nové:
alt-players = Hráči ({ $game }), kolo { $turn }, fáze { $number }. { $players }
alt-supplies = Co dávají královy přízně a které budovy lze postavit. { $tiles }

say-placing = { $name }: { $doing }; dělník stojí { $cost }.
say-winners = Partie skončila, vítězství: { $names }.
say-order = Pořadí tahu: { $names }.
say-passed = Už pasovali: { $names }.
say-houses = domečky: { $houses }
say-favors = přízně: { $favors }
say-section = { $section }: { $houses }; volná místa: { $free } z { $places }.
say-scored = { $line } Obodováno.
say-closed = Ve dvou hráčích se nepoužívá.
say-inn = Stojí tu: vlevo { $left }, vpravo { $right }.
say-there = Stojí tu: { $names }.
say-nobody = Nikdo tu není.
say-road = Cesta
say-space-number = políčko { $n }
say-free = prázdné
say-becomes = Až dělník odejde, vznikne tu obytný dům: { $name }.
say-owner = majitel: { $name }
say-worker = dělník: { $name }
say-pending = vznikne obytný dům: { $name }
say-empty = { $first } až { $last }: prázdné.
say-limit = Značky teď mohou až na úroveň { $n }.
say-stock = Lze postavit
say-tile = { $tile }: cena: { $cost }; přináší: { $gains }.
say-effect = Dělník: { $effect }.
say-effect-none = Účinek: { $effect }.
say-copies = Počet kusů: { $n }.

new-tile = { $name }: { $tile } na políčku { $space }.
new-provost = Dráb z { $start } na { $end }.
new-bailiff = Rychtář z { $start } na { $end }.
new-houses = { $name }: { $n ->
    [one] { $n } domeček
    [few] { $n } domečky
   *[other] { $n } domečků
 } na hradě ({ $section }).
new-prestige = { $name }: prestiž { $amount }.
new-worker = { $name }: { $n ->
    [1] dělník
    [few] dělníci
   *[other] dělníci
 } → { $place }.
new-favor = { $name }: značka přízně o úroveň výš ({ $line }).
new-inn = { $name }: dělník přechází na pravé místo v Hospodě.
new-pass = { $name } pasuje.

tile-stands = { $owned ->
    [yes] Teď na políčku { $spaces }, majitel: { $owners }
   *[no] Teď na políčku { $spaces }
 }
tile-in-stock = Lze postavit
tile-gone = Teď není ve hře

alt-magna-carta = Caylus Magna Carta, kolo { $turn }, fáze { $number }: { $phase }.
alt-road = Cesta pokračuje. { $cards }
mc-provost = Dráb: { $place }.
mc-tokens = Zbývající žetony hradu: { $tokens }.
mc-own-tokens = žetony: { $tokens }
mc-cards = karty: v ruce { $hand }, v hracím balíčku { $pile }, odložené { $discard }
mc-discards = odložené: { $cards }
mc-front = prestižní karty: { $cards }
mc-lying = leží tu { $n ->
    [one] { $n } kostka
    [few] { $n } kostky
   *[other] { $n } kostek
 }
mc-holds = { $n ->
    [0] Neleží tu žádná kostka.
    [one] Leží tu { $n } kostka.
    [few] Leží tu { $n } kostky.
   *[other] Leží tu { $n } kostek.
 }
card-lies = { $owned ->
    [yes] Teď na cestě, karta { $places }, majitel: { $owners }
   *[no] Teď na cestě, karta { $places }
 }
card-owner = Pro majitele, když je tu dělník jiného hráče: { $effect }.
new-card = { $name }: { $card }, místo { $place }.
new-tokens = { $name }: { $n ->
    [one] { $n } žeton
    [few] { $n } žetony
   *[other] { $n } žetonů
 } hradu ({ $section }).
new-pending = { $name }: { $place }: až dělník odejde, vznikne obytný dům.
new-left = Žetony hradu ({ $section }): z { $start } na { $end }, vyřazeno ze hry: { $n }.
new-hand = { $sign }{ $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
 } v ruce
say-players-ranked = Hráči od nejlepšího (zbylé suroviny jsou v prestiži započtené)
