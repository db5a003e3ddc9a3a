seat-blue = Blau
seat-red = Rot
seat-green = Grün
seat-orange = Orange
seat-black = Schwarz
error-notation-full = { $text } muss ausgeschrieben werden: { $code }
error-over = die Partie ist zu Ende; Sieg: { $winners }
error-turn = { $text }: Jetzt entscheidet { $other } ({ $kind }), nicht { $seat }
error-beginning = keine erlaubte Aktion fängt so an
error-ambiguous = { $text } kann heißen: { $codes }
points-buildings = Gebäude
points-tokens = Plättchen
points-cards = Karten
points-trades = Handel
points-favors = Gunst
points-owners = Besitz
points-losses = Verluste
points-gold = Gold übrig
points-cubes = Rohstoffe übrig
points-deniers = Denar übrig

cube-food = Nahrung
cube-wood = Holz
cube-stone = Stein
cube-gold = Gold
goods-food = { $n } Nahrung
goods-wood = { $n } Holz
goods-stone = { $n } Stein
goods-gold = { $n } Gold
goods-any = { $n ->
    [one] { $n } Rohstoff nach Wahl
   *[other] { $n } Rohstoffe nach Wahl
 }
goods-deniers = { $n ->
    [one] { $n } Denar
   *[other] { $n } Denar
 }
goods-nothing = nichts
section-dungeon = Bergfried
section-walls = Mauern
section-towers = Türme
label-pass = Passen
label-pass-first = Zuerst passen: 1 Denar erhalten
note-beyond = hinter dem Vogt
note-deniers = nur noch { $n ->
    [one] { $n } Denar
   *[other] { $n } Denar
 }
label-buy = Kaufen: { $goods } für { $price ->
    [one] { $price } Denar
   *[other] { $price } Denar
 }
label-sell = 1 { $cube } verkaufen: { $price ->
    [one] { $price } Denar erhalten
   *[other] { $price } Denar erhalten
 }
label-skip = Nichts
refuse-other = zuerst steht eine andere Entscheidung an
refuse-place-workers = du hast keinen Arbeiter mehr
refuse-cube = du hast keinen solchen Rohstoff ({ $cube })
refuse-convert-lawyer = ein Notar kann nicht zum Wohnhaus werden
event-turn = Runde { $turn }, Reihenfolge: { $order }.
event-income = { $seat } erhält ein Einkommen von { $n ->
    [one] { $n } Denar
   *[other] { $n } Denar
 }.
event-first-passer = { $seat } passt zuerst und erhält { $n ->
    [one] { $n } Denar
   *[other] { $n } Denar
 }.
event-gained = { $seat } erhält { $goods } ({ $source }).
event-gained-bonus = { $seat } erhält { $goods } vom eigenen Gebäude ({ $source }).
event-paid = { $seat } bezahlt { $goods } ({ $source }).
event-trade = { $seat } bezahlt { $goods } für { $gained } ({ $source }).
event-passed = { $seat } passt (Platz { $place } auf der Brücke).
why-chosen = freiwillig
why-few-deniers = zu wenig Denar
why-few-cubes = zu wenige Rohstoffe
event-unreached-several = Hinter dem Vogt: { $workers }.
event-ended = Sieg mit { $score } Prestige: { $winners }.
goods-workers = { $n ->
    [one] { $n } Arbeiter
   *[other] { $n } Arbeiter
 }
ask-on = Welches Wohnhaus überbaust du ({ $tile })?
points-total = Summe
goods-prestige = { $n } Prestige
event-placed = { $seat }: Arbeiter → { $tile } für { $cost ->
    [one] { $cost } Denar
   *[other] { $cost } Denar
 }.
event-declined = { $seat } lässt aus: { $what }.
event-declined-why = { $seat } lässt aus: { $what } ({ $why }).
event-built-scored = { $seat } baut: { $tile }, { $n } Prestige.
event-built-for-scored = { $seat } baut: { $tile } für { $goods }, { $n } Prestige.
event-converted = { $seat } macht ein Wohnhaus aus: { $tile }.
event-pending = { $tile } wird Wohnhaus von { $seat }, sobald der Arbeiter geht.
event-provost = { $seat } bewegt den Vogt von { $start } auf { $end }.
event-provost-stays = { $seat } lässt den Vogt auf { $end }.
event-provost-paid = { $seat } bewegt den Vogt für { $n } Denar von { $start } auf { $end }.
event-provost-left = { $seats } lassen den Vogt auf { $end }.
event-batches-scored = { $seat } gibt { $houses ->
    [one] { $houses } Paket
   *[other] { $houses } Pakete
 } ans Schloss ({ $sections }): { $n } Prestige.
event-batches-for-scored = { $seat } gibt { $goods } ab ({ $sections }): { $n } Prestige.
label-place-own = { $space } { $tile } (gehört dir): { $effect }
label-provost-stay = Vogt bleibt auf { $space } (gratis)
label-provost-paid = Vogt auf { $space } ({ $shift }): { $cost } Denar bezahlen
label-on = Auf das Wohnhaus ({ $space })
label-batch = { $goods } abgeben: { $prestige } Prestige ({ $section })
label-build = { $tile } bauen: { $cost } bezahlen, { $prestige } Prestige
label-pay-prestige = { $paid } bezahlen: { $gain } Prestige erhalten
label-pay-gold = { $paid } bezahlen: { $gain } Gold erhalten
ask-provost = Vogt auf { $space }: bis zu { $most ->
    [one] { $most } Feld
   *[other] { $most } Felder
 } vor oder zurück (je 1 Denar)?
ask-bonus = { $tile }, als Besitzer: { $effect }?
bound-road = die Straße endet bei { $n }
bound-provost = der Vogt bewegt sich um höchstens { $n ->
    [one] { $n } Feld
   *[other] { $n } Felder
 }
refuse-place-taken = dieser Ort ist besetzt: { $place }
refuse-place-empty = auf { $space } kann kein Arbeiter eingesetzt werden
refuse-price = das kostet: { $price }; du hast { $held }
refuse-build-stock = das kann hier nicht gebaut werden: { $tile }
refuse-build-residence = dafür brauchst du ein eigenes, nicht überbautes Wohnhaus
refuse-on = auf { $space } hast du kein Wohnhaus zum Überbauen
refuse-convert-owner = { $tile } gehört jemand anderem
refuse-convert-pending = { $tile } wird schon zum Wohnhaus
refuse-provost-range = der Vogt muss zwischen 1 und { $last } bleiben; er steht auf { $space }
why-no-target = nichts zum Umwandeln
event-returned = { $seat } nimmt einen Arbeiter zurück ({ $tile }).

# What a decision is about

kind-place_worker = einen Arbeiter einsetzen
kind-provost = den Vogt bewegen
kind-production = die Produktion
kind-bonus = der Bonus des Besitzers
kind-trade = ein Handel
kind-give = was abgegeben wird
kind-build = Bauen
kind-on = welches Wohnhaus überbaut wird
kind-favor_line = eine Gunst
kind-opening = die Starthand
kind-action = eine Aktion
kind-payment = eine Zahlung
