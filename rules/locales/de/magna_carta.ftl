mc-card-small_farm = Kleiner Bauernhof
mc-card-small_sawmill = Kleines Sägewerk
mc-card-small_quarry = Kleiner Steinbruch
mc-card-large_farm = Großer Bauernhof
mc-card-large_sawmill = Großes Sägewerk
mc-card-large_quarry = Großer Steinbruch
mc-card-n_peddler = Neutraler Hausierer
mc-card-town_hall = Rathaus
mc-effect-small_farm = 1 Nahrung erhalten
mc-effect-lawyer = 1 Nahrung für ein Wohnhaus
mc-effect-large_farm = 2 Nahrung erhalten
mc-effect-bank = 1 Denar für 1 Gold oder 3 für 2
mc-effect-church = 2 Denar für ein Plättchen, 5 für 2
mc-effect-n_trading_post = 2 Denar erhalten
mc-effect-n_peddler = 1 Rohstoff für 1 Denar kaufen
mc-effect-theatre = 6 Prestige wert
mc-effect-hotel = 6 Prestige wert; jede Runde 1 Denar Einkommen
mc-effect-stables = 10 Prestige wert
mc-effect-cathedral = 14 Prestige wert
mc-owner-small_farm = 1 Nahrung von der Karte erhalten
mc-owner-small_sawmill = 1 Holz von der Karte erhalten
mc-owner-small_quarry = 1 Stein von der Karte erhalten
mc-owner-market = 1 Denar erhalten
mc-owner-gold_mine = 1 Rohstoff für 1 Gold abgeben
mc-owner-bank = 2 Denar für 1 Gold
mc-owner-church = 3 Denar für ein Plättchen
mc-phase-0 = Starthand
mc-phase-2 = Aktionen
mc-phase-4 = Gebäudewirkungen
mc-label-keep = Hand behalten
mc-label-mulligan = Hand abwerfen und { $n } andere ziehen
mc-label-draw = Karte ziehen: 1 Denar bezahlen
mc-label-draw-shuffle = Ablagestapel mischen und Karte ziehen: 1 Denar bezahlen
mc-label-redraw = Hand austauschen ({ $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }): 1 Denar bezahlen
mc-label-place-own = { $place } { $card } (eigene): { $effect }
mc-label-place-foreign = { $place } { $card }: { $effect }; Besitzer: { $owner_effect }
mc-note-no-food = noch keine Nahrung und kein Gold
mc-note-no-card = noch lässt sich keine deiner Karten umwandeln
mc-note-no-token = kein Plättchen ist übrig
mc-label-build = Bauen: { $card } für { $cost }, { $prestige } Prestige wert
mc-label-prestige = Prestigekarte { $card } für { $cost }, { $prestige } Prestige wert
mc-label-on = Auf das Wohnhaus auf { $place }
mc-label-pay-cubes = Bezahlen: { $goods }
mc-label-provost-stay = Vogt bleibt auf { $place } { $card } (gratis)
mc-label-provost = Vogt auf { $place } { $card } ({ $shift }): { $cost ->
    [one] { $cost } Denar bezahlen
   *[other] { $cost } Denar bezahlen
 }
mc-label-pay-gold = { $paid ->
    [one] { $paid } Denar
   *[other] { $paid } Denar
 } bezahlen: { $gain } Gold erhalten
mc-label-pay-tokens = { $paid ->
    [one] { $paid } Denar
   *[other] { $paid } Denar
 } bezahlen: { $gain ->
    [one] { $gain } Plättchen
   *[other] { $gain } Plättchen
 }, { $prestige } Prestige wert
mc-label-give = 1 { $cube } abgeben: 1 Gold erhalten
mc-label-convert = { $place } { $card } wird Wohnhaus, { $prestige } statt { $points } Prestige wert
mc-label-batch = { $goods } abgeben: Plättchen für { $prestige } Prestige ({ $section })
mc-label-done-none = Kein Paket abgeben
mc-ask-opening = Die Starthand behalten oder ganz abwerfen und { $n } andere ziehen?
mc-ask-action = Zieh, tausch die Hand, setz Arbeiter ein (je 1 Denar), bau oder passe.
mc-ask-payment = { $card }: Wähle, womit du bezahlst ({ $cost }; Gold ersetzt jeden Rohstoff).
mc-ask-payment-conversion = Notar: Wähle, womit du das Wohnhaus bezahlst (1 Nahrung oder 1 Gold dafür).
mc-ask-provost = Vogt auf { $place }: um bis zu { $most ->
    [one] { $most } Karte
   *[other] { $most } Karten
 } bewegen (je 1 Denar)?
mc-ask-effect = { $card } auf { $place }: { $effect }?
mc-ask-owner = { $card } auf { $place }, als Besitzer: { $effect }?
mc-ask-castle = Schloss: Gib ein Paket ab (Nahrung, Holz und Stein; Gold ersetzt jedes) oder hör auf.
mc-refuse-denier = das kostet 1 Denar; du hast keinen
mc-refuse-draw = Nachzieh- und Ablagestapel sind leer
mc-refuse-redraw = deine Hand ist leer
mc-refuse-place-road = die Straße hat { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }
mc-refuse-place-taken = { $card } auf { $place } hat schon einen Arbeiter
mc-refuse-place-card = { $card } auf { $place } nimmt keinen Arbeiter
mc-refuse-build-hand = diese Karte hast du nicht auf der Hand ({ $card })
mc-refuse-cost = { $card } kostet: { $cost } (Gold ersetzt jeden Rohstoff); du hast { $held }
mc-refuse-prestige-stock = das liegt nicht aus: { $card }
mc-refuse-prestige-residence = eine Prestigekarte braucht ein eigenes, nicht überbautes Wohnhaus
mc-refuse-on = auf { $place } ist kein eigenes, nicht überbautes Wohnhaus
mc-refuse-payment = { $card } kostet: { $cost } (Gold ersetzt jeden Rohstoff), nicht { $paid }
mc-refuse-payment-conversion = ein Wohnhaus kostet 1 Nahrung oder 1 Gold, nicht { $paid }
mc-refuse-payment-held = das ist { $paid }; du hast { $held }
mc-bound-provost = der Vogt bewegt sich um höchstens { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }
mc-refuse-provost-range = der Vogt muss zwischen Karte 1 und { $last }, der letzten, bleiben; er steht auf { $place }
mc-refuse-tokens = das sind { $asked ->
    [one] { $asked } Plättchen
   *[other] { $asked } Plättchen
 }, im Schloss: { $left }
mc-refuse-convert-kind = { $card } auf { $place } kann kein Wohnhaus werden, nur ein eigenes Gebäude
mc-refuse-convert-owner = { $card } auf { $place } gehört jemand anderem
mc-refuse-convert-pending = { $card } auf { $place } wird schon zum Wohnhaus
mc-refuse-castle-tokens = kein Prestigeplättchen ist übrig
mc-refuse-castle-gold = hast du Gold, dann nenne die drei Rohstoffe des Pakets
mc-refuse-castle-plain = hast du kein Gold, dann schreib einfach `batch`
mc-refuse-castle-cubes = ein Paket ist 1 Nahrung, 1 Holz und 1 Stein, Gold ersetzt jedes; du hast { $held }
mc-event-replaced = { $seat } wirft die Hand ab ({ $cards }).
mc-event-replaced-opening = { $seat } wirft die Starthand ab ({ $cards }).
mc-event-new-hand = { $seat } tauscht die Hand ({ $cards }) für { $n } Denar.
mc-event-drawn = { $seat } zieht { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }.
mc-event-drawn-for = { $seat } zieht { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
 } für { $n ->
    [one] { $n } Denar
   *[other] { $n } Denar
 }.
mc-event-shuffled = { $seat } mischt { $n ->
    [one] { $n } abgeworfene Karte
   *[other] { $n } abgeworfene Karten
 }.
mc-event-best-gold = { $seat } erhält { $goods } für die meisten Pakete.
mc-event-trade-owner = { $seat } bezahlt als Besitzer { $goods } für { $gained } ({ $source }).
event-paid-draw = { $seat } bezahlt { $goods } für eine Karte.
mc-event-placed = { $seat }: Arbeiter → { $card } (Karte { $place }) für { $cost ->
    [one] { $cost } Denar
   *[other] { $cost } Denar
 }.
mc-event-built = { $seat } baut: { $card } ({ $place }).
mc-event-built-for = { $seat } baut: { $card } ({ $place }) für { $goods }.
mc-event-prestige-for = { $seat } baut auf das Wohnhaus auf { $place } die Prestigekarte { $card } für { $goods }.
mc-event-prestige-front-for = { $seat } baut die Prestigekarte { $card } für { $goods }.
mc-event-prestige = { $seat } baut auf das Wohnhaus auf { $place } die Prestigekarte { $card }.
mc-event-prestige-front = { $seat } baut die Prestigekarte { $card }.
mc-event-provost = { $seat } bewegt den Vogt von Karte { $start } auf { $end }.
mc-event-provost-stays = { $seat } lässt den Vogt auf Karte { $end }.
mc-event-provost-paid = { $seat } bewegt den Vogt von Karte { $start } auf { $end } für { $n ->
    [one] { $n } Denar
   *[other] { $n } Denar
 }.
mc-event-provost-left = { $seats } lassen den Vogt auf Karte { $end }.
mc-event-provost-turn = Vogt { $start } → { $end }.
mc-event-provost-turn-stays = Der Vogt bleibt auf Karte { $end }, der letzten.
mc-event-declined = { $seat } lässt aus: { $card } auf { $place }.
mc-event-declined-bonus = { $seat } lässt als Besitzer aus: { $card } auf { $place }.
mc-event-declined-why = { $seat } lässt aus: { $card } auf { $place } ({ $why }).
mc-event-declined-bonus-why = { $seat } lässt als Besitzer aus: { $card } auf { $place } ({ $why }).
why-no-token = kein Prestigeplättchen übrig
why-no-food = weder Nahrung noch Gold
why-no-card = keine Karte zum Umwandeln
mc-event-converted = { $card } auf { $place } wird Wohnhaus von { $seat }.
mc-event-converted-for = { $seat } macht ein Wohnhaus für { $goods } (bisher { $card }, auf { $place }).
mc-event-pending = { $card } auf { $place } wird Wohnhaus von { $seat }, sobald der Arbeiter fertig ist.
mc-event-token = { $seat } nimmt ein Plättchen für ein Paket ({ $section }).
mc-event-token-for = { $seat } gibt { $goods } für ein Plättchen ab ({ $section }).
mc-event-tokens-for = { $seat } gibt { $goods } für { $tokens ->
    [one] { $tokens } Plättchen
   *[other] { $tokens } Plättchen
 } ab ({ $sections }).
mc-event-token-church = { $seat } kauft ein Plättchen ({ $section }).
mc-event-best = { $seat } hat die meisten Pakete abgegeben ({ $n }).
mc-event-removed = Niemand gibt ein Paket ab: Plättchen kommen aus dem Spiel ({ $sections }).
mc-event-removed-one = Niemand gibt ein Paket ab: Ein Plättchen kommt aus dem Spiel ({ $sections }).
mc-event-result = { $seat }: { $tokens } für Plättchen, { $cards } für Karten, { $gold } für Gold, { $cubes } für Rohstoffe, { $deniers } für Denar: { $total } insgesamt.
mc-say-order = Reihenfolge ab Startspieler: { $order }.
mc-say-provost = Vogt auf { $place } { $card }.
mc-say-castle = Prestigeplättchen übrig: Bergfried { $dungeon }, Mauern { $walls }, Türme { $towers }.
mc-say-player = { $seat }: bisher { $prestige } Prestige, { $deniers ->
    [one] { $deniers } Denar
   *[other] { $deniers } Denar
 }, { $food } Nahrung, { $wood } Holz, { $stone } Stein, { $gold } Gold, noch { $workers ->
    [one] { $workers } Arbeiter
   *[other] { $workers } Arbeiter
 }; Plättchen { $tokens }; Stapel mit { $pile ->
    [one] { $pile } Karte
   *[other] { $pile } Karten
 }.
mc-say-hand = { $seat } hat auf der Hand: { $cards }.
mc-say-discard = { $seat } hat abgeworfen: { $cards }.
mc-say-front = { $seat } hat gebaut: { $cards }.
mc-say-place-pending = { $space } { $tile }, gehört { $owner }, Arbeiter von { $worker }, wird Wohnhaus
mc-say-place-cubes = { $entry }, darauf { $n ->
    [one] { $n } Rohstoff
   *[other] { $n } Rohstoffe
 }
mc-say-stock = Ausliegende Prestigekarten: { $cards }.
mc-lesson-phase-0 = Wer am meisten Prestige hat, gewinnt: Karten, die du baust, und Pakete für das Schloss bringen es, und beides kostet Rohstoffe. Alle haben dieselben zwölf Karten, aber nicht in derselben Reihenfolge.
mc-lesson-phase-2 = Reihum tut jeder eine Sache: einen Arbeiter auf eine Karte der Straße setzen, eine Karte aus der Hand bauen, ziehen oder passen. Arbeiter bringen Rohstoffe, mit Rohstoffen baust du Karten, und deine Karten bringen dir etwas, wenn andere sie nutzen.
mc-lesson-phase-3 = Beim Vogt endet diese Runde die Straße: Ein Arbeiter hinter ihm bringt nichts. Alle dürfen den Vogt um bis zu 3 Karten bewegen, 1 Denar pro Karte; wer zuerst gepasst hat, entscheidet zuerst.
mc-lesson-phase-4 = Jetzt werden die Karten der Straße bis zum Vogt aktiviert: jede für den Arbeiter darauf, dann für den Besitzer, wenn das jemand anderes ist.
mc-lesson-phase-5 = Ein Paket ist Nahrung, Holz und Stein und braucht keinen Arbeiter: 4 Prestige, solange der Bergfried reicht, dann 3, dann 2. Wer die meisten abgibt, erhält ein Gold; sind die Plättchen weg, endet die Partie.
mc-lesson-opening = Behalte eine Hand mit Karten, die du bald bezahlen kannst. Die ganze Hand austauschen kannst du nur einmal.
mc-lesson-action = Ein Arbeiter, eine gezogene Karte und eine neue Hand kosten je 1 Denar, Bauen nur Rohstoffe. Bau früh, was andere nutzen werden, und passe, wenn du dein Geld lieber für den Vogt behältst.
mc-lesson-on = Eine Prestigekarte überbaut eins deiner Wohnhäuser, das dann keinen Denar mehr bringt.
mc-lesson-payment = Gold ersetzt jeden Rohstoff, also bezahle mit dem, was du entbehren kannst, und behalte das Gold.
mc-lesson-lawyer = Ein Wohnhaus bringt jede Runde 1 Denar, und eine Prestigekarte braucht eins als Bauplatz. Die ersetzte Karte ist weg, also wähle eine, die niemand nutzt.
mc-lesson-gold_mine = Gold ersetzt in einem Paket oder beim Bauen jeden Rohstoff: Gib die Sorte, von der du am meisten hast.
mc-lesson-bank = Gold ersetzt jeden Rohstoff, also kaufst du hier den Rohstoff, der dir fehlt.
mc-lesson-church = Plättchen für Geld, die wertvollsten zuerst. Beim Gold für die meisten Pakete zählen sie nicht mit.
mc-lesson-castle = Jedes Paket wird jetzt ein Plättchen, und spätere sind weniger wert. Behalte Rohstoffe nur für eine Karte, die du nächste Runde baust.
mc-lesson-gives = Ein Arbeiter bringt hier, was auf der Karte steht. Gehört sie jemand anderem, bekommt auch der Besitzer etwas.
