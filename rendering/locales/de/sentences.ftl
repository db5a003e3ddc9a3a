# Eine Stellung in Worten: Beschreibungen von Bildern, und das Brett als Text.
alt-caylus = Caylus, Runde { $turn }, Phase { $number }: { $phase }.
alt-scores = Prestige: { $scores }.
alt-officials = Vogt auf Feld { $provost }, Seneschall auf Feld { $bailiff }.
alt-scoring = { $scoring }; Häuser dort: { $counts }.
alt-changed = Neu:
alt-players = Die Spieler von { $game }, Runde { $turn }, Phase { $number }. { $players }
alt-supplies = Was die Gunst gibt und welche Gebäude baubar sind. { $tiles }

say-placing = { $name }: { $doing }; ein Arbeiter kostet { $cost }.
say-winners = Die Partie ist zu Ende. Sieg: { $names }.
say-order = Spielreihenfolge: { $names }.
say-passed = Gepasst: { $names }.
say-players-ranked = Spieler, die besten zuerst (übrige Rohstoffe sind im Prestige mitgezählt)
say-houses = Häuser: { $houses }
say-favors = Gunst: { $favors }
say-section = { $section }: { $houses }; { $free } von { $places } Plätzen frei.
say-scored = { $line } Gewertet.
say-closed = Zu zweit nicht benutzt.
say-inn = Dort: links { $left }, rechts { $right }.
say-there = Dort: { $names }.
say-nobody = Niemand dort.
say-road = Straße
say-space-number = Feld { $n }
say-free = leer
say-becomes = Wird Wohnhaus von { $name }, sobald der Arbeiter geht.
say-owner = gehört { $name }
say-worker = Arbeiter von { $name }
say-pending = wird Wohnhaus von { $name }
say-empty = { $first } bis { $last }: leer.
say-limit = Markierungen gehen jetzt bis Stufe { $n }.
say-stock = Baubar
say-tile = { $tile }: kostet { $cost }; bringt { $gains }.
say-effect = Arbeiter: { $effect }.
say-effect-none = Wirkung: { $effect }.
say-copies = Davon gibt es { $n }.

new-tile = { $name }: { $tile } auf Feld { $space }.
new-provost = Vogt von { $start } auf { $end }.
new-bailiff = Seneschall von { $start } auf { $end }.
new-houses = { $name }: { $n ->
    [one] { $n } Haus
   *[other] { $n } Häuser
 } im Schloss ({ $section }).
new-prestige = { $name }: { $amount } Prestige.
new-worker = { $name }: { $n ->
    [1] Arbeiter
    [one] { $n } Arbeiter
   *[other] { $n } Arbeiter
 } → { $place }.
new-favor = { $name }: Markierung der Gunst eine Stufe höher ({ $line }).
new-inn = { $name }: Arbeiter im Wirtshaus nach rechts.
new-pass = { $name } passt.

tile-stands = { $owned ->
    [yes] Steht auf Feld { $spaces }, gehört { $owners }
   *[no] Steht auf Feld { $spaces }
 }
tile-in-stock = Baubar
tile-gone = Jetzt nicht in dieser Partie

alt-magna-carta = Caylus Magna Carta, Runde { $turn }, Phase { $number }: { $phase }.
alt-road = Der Rest der Straße: { $cards }
mc-provost = Vogt auf { $place }.
mc-tokens = Prestigeplättchen übrig: { $tokens }.
mc-own-tokens = Plättchen: { $tokens }
mc-cards = { $hand ->
    [one] { $hand } Karte
   *[other] { $hand } Karten
 } auf der Hand, { $pile } im Stapel, { $discard } abgeworfen
mc-discards = Ablagestapel: { $cards }
mc-front = Prestigekarten: { $cards }
mc-lying = darauf { $n ->
    [one] { $n } Rohstoff
   *[other] { $n } Rohstoffe
 }
mc-holds = { $n ->
    [0] Kein Rohstoff liegt darauf.
    [one] { $n } Rohstoff liegt darauf.
   *[other] { $n } Rohstoffe liegen darauf.
 }
card-lies = { $owned ->
    [yes] Liegt auf der Straße: { $places }, gehört { $owners }
   *[no] Liegt auf der Straße: { $places }
 }
card-owner = Für den Besitzer, wenn ein fremder Arbeiter kommt: { $effect }.
new-card = { $name }: { $card } auf { $place }.
new-tokens = { $name }: { $n ->
    [one] { $n } Prestigeplättchen
   *[other] { $n } Prestigeplättchen
 } ({ $section }).
new-pending = { $name }: { $place } wird Wohnhaus, sobald der Arbeiter geht.
new-left = Prestigeplättchen ({ $section }) von { $start } auf { $end }, aus dem Spiel: { $n }.
new-hand = { $sign }{ $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 } auf der Hand
