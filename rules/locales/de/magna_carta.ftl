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
mc-label-mulligan = Hand abwerfen und { $n } neue ziehen
mc-label-draw = Karte ziehen: 1 Denar bezahlen
mc-label-draw-shuffle = Ablagestapel mischen und Karte ziehen: 1 Denar bezahlen
mc-label-redraw = Hand austauschen ({ $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }): 1 Denar bezahlen
mc-label-place-foreign = { $space } { $tile }: { $effect }; Besitzer: { $owner_effect }
mc-label-pay-cubes = Bezahlen: { $goods }
mc-label-convert = { $place } { $card } wird Wohnhaus, { $prestige } statt { $points } Prestige wert
mc-label-done-none = Kein Paket abgeben
mc-ask-opening = Die Starthand behalten oder ganz abwerfen und { $n } neue ziehen?
mc-ask-action = Zieh, tausch die Hand, setz Arbeiter ein (je 1 Denar), bau oder passe.
mc-ask-payment = { $card }: Wähle, womit du bezahlst ({ $cost }; Gold ersetzt jeden Rohstoff).
mc-ask-payment-conversion = Notar: Wähle, womit du das Wohnhaus bezahlst (1 Nahrung oder ersatzweise 1 Gold).
mc-ask-castle = Schloss: Gib ein Paket ab (Nahrung, Holz und Stein; Gold ersetzt jeden Rohstoff) oder hör auf.
mc-refuse-draw = Nachzieh- und Ablagestapel sind leer
mc-refuse-redraw = deine Hand ist leer
mc-refuse-build-hand = diese Karte hast du nicht auf der Hand ({ $card })
mc-refuse-payment = { $card } kostet: { $cost } (Gold ersetzt jeden Rohstoff), nicht { $paid }
mc-refuse-payment-conversion = ein Wohnhaus kostet 1 Nahrung oder 1 Gold, nicht { $paid }
mc-refuse-tokens = du willst { $asked ->
    [one] { $asked } Plättchen
   *[other] { $asked } Plättchen
 }; im Schloss sind noch: { $left }
mc-refuse-convert-kind = { $card } auf { $place } kann kein Wohnhaus werden, nur ein eigenes Gebäude
mc-refuse-castle-gold = hast du Gold, dann nenne die drei Rohstoffe des Pakets
mc-refuse-castle-plain = hast du kein Gold, dann schreib einfach `batch`
mc-refuse-castle-cubes = ein Paket ist 1 Nahrung, 1 Holz und 1 Stein (Gold ersetzt jeden Rohstoff); du hast { $held }
mc-event-replaced = { $seat } wirft die Hand ab ({ $cards }).
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
mc-event-provost-turn = Vogt { $start } → { $end }.
mc-event-provost-turn-stays = Der Vogt bleibt auf Karte { $end }, der letzten.
why-no-token = kein Prestigeplättchen übrig
why-no-food = weder Nahrung noch Gold
mc-event-converted-for = { $seat } macht für { $goods } ein Wohnhaus aus: { $tile }.
mc-event-token-church = { $seat } kauft ein Plättchen ({ $section }).
mc-event-best = { $seat } hat die meisten Pakete abgegeben ({ $n }).
mc-event-removed = Niemand gibt ein Paket ab: { $n ->
    [one] { $n } Plättchen kommt
   *[other] { $n } Plättchen kommen
 } aus dem Spiel ({ $sections }).
mc-event-result = { $seat }: { $tokens } für Plättchen, { $cards } für Karten, { $gold } für Gold, { $cubes } für Rohstoffe, { $deniers } für Denar: { $total } insgesamt.
mc-lesson-phase-0 = Wer am meisten Prestige hat, gewinnt: Karten, die du baust, und Pakete für das Schloss bringen es, und beides kostet Rohstoffe. Alle haben dieselben Karten, aber nicht in derselben Reihenfolge.
mc-lesson-phase-2 = Reihum macht jeder eine Sache: einen Arbeiter auf eine Karte der Straße setzen, eine Karte aus der Hand bauen, ziehen, die Hand austauschen oder passen. Arbeiter bringen Rohstoffe, mit Rohstoffen baust du Karten, und deine Karten bringen dir etwas, wenn andere sie nutzen.
mc-lesson-phase-4 = Jetzt werden die Karten der Straße bis zum Vogt aktiviert: jede für den Arbeiter darauf, dann für den Besitzer, wenn das jemand anderes ist.
mc-lesson-phase-5 = Ein Paket ist Nahrung, Holz und Stein und braucht keinen Arbeiter: 4 Prestige, solange der Bergfried reicht, dann 3, dann 2. Wer die meisten abgibt, erhält ein Gold; sind die Plättchen weg, endet die Partie.
mc-lesson-opening = Behalte eine Hand mit Karten, die du bald bezahlen kannst. Jetzt kannst du die ganze Hand einmal gratis austauschen; später kostet es 1 Denar.
mc-lesson-action = Ein Arbeiter, eine gezogene Karte und eine neue Hand kosten je 1 Denar, Bauen nur Rohstoffe. Bau früh, was andere nutzen werden, und passe, wenn du dein Geld lieber für den Vogt behältst.
mc-lesson-payment = Gold ersetzt jeden Rohstoff, also bezahle mit dem, was du entbehren kannst, und behalte das Gold.
mc-lesson-lawyer = Ein Wohnhaus bringt jede Runde 1 Denar, und eine Prestigekarte braucht eins als Bauplatz. Die ersetzte Karte ist weg, also wähle eine, die niemand nutzt.
mc-lesson-gold_mine = Gold ersetzt in einem Paket oder beim Bauen jeden Rohstoff: Gib die Sorte, von der du am meisten hast.
mc-lesson-bank = Gold ersetzt jeden Rohstoff, also kaufst du hier den Rohstoff, der dir fehlt.
mc-lesson-church = Hier kaufst du Plättchen mit Geld, die wertvollsten zuerst. Beim Gold für die meisten Pakete zählen sie nicht mit.
mc-lesson-gives = Ein Arbeiter bringt hier, was auf der Karte steht. Gehört sie jemand anderem, bekommt auch der Besitzer etwas.
