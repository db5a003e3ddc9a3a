# Wörter auf den Bildern beider Spiele.
seat-blue =
    .letter = B
seat-red =
    .letter = R
seat-green =
    .letter = G
seat-orange =
    .letter = O
seat-black =
    .letter = S

nobody = niemand

turn = Runde { $turn }
turn-order = Reihenfolge
players = Spieler
phase-over = Ende der Phase
won = hat gewonnen
won-together = gewinnen gemeinsam
to-move = am Zug
passed-place = gepasst { $place }
cost-now = nächster Arbeiter

goods-favors = { $n ->
    [one] { $n } Gunst
   *[other] { $n } Gunst
 }
goods-income = { $n ->
    [one] { $n } Denar Einkommen
   *[other] { $n } Denar Einkommen
 }

provost = Vogt
bailiff = Seneschall
bridge = Brücke

kind-neutral = Neutral
kind-fixed = Aufgedruckt
kind-wood = Holz
kind-stone = Stein
kind-residence = Wohnhaus
kind-special = Spezial

final-score = Endstand

# Die Legende.
sign-any = beliebig
sign-basic = außer Gold
sign-coin = Denar
sign-prestige = Prestige
sign-favor = Gunst
sign-income = jede Runde
sign-key = für den Besitzer
sign-pawn = Arbeiter
sign-anywhere = freier Ort
    .short = freier Ort
sign-order = Reihenfolge
sign-build = bauen
sign-token = Prestigeplättchen
    .short = Plättchen
sign-card = Handkarte
    .short = Karte
sign-pile = verdeckter Stapel
    .short = Stapel
sign-discards = Ablagestapel
sign-done = aktiviert
    .next = als 1. aktiviert
sign-change = neu

# Die kleine Karte.
moment-first = vor dem ersten Arbeiter
moment-placed = nach dem { $n }. Arbeiter von { $seat }
moment-passed = nach dem Passen von { $seat }
moment-other = nach dem Zug von { $seat }
glance-scored = { $section }: Wertung nach { $left ->
    [0] dieser Runde
   *[other] Runde { $first }–{ $last }
 }
glance-scored-short = { $section } · { $left ->
    [0] diese Runde
   *[other] Runde { $first }–{ $last }
 }
glance-over = Punkte für übrige Rohstoffe
glance-over-short = Übrige Rohstoffe

# Die Kurven einer beendeten Partie.
chart-won = { $n ->
    [1] { $names } gewinnt, { $score }
   *[other] { $names } gewinnen gemeinsam, { $score }
 }
chart-turns = { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
 }
chart-prestige = Prestige nach Runden
chart-sources = Woher die Punkte kamen
chart-favors = Gunst, verdiente Denar pro Runde, Arbeiter
chart-deniers = Verdiente Denar pro Runde, Arbeiter
chart-favor-levels = Gunst, Reihe für Reihe
chart-rate = Punkte pro Arbeiter
chart-lost-workers = Arbeiter hinter dem Vogt
chart-money = Verdiente Denar nach Runden
chart-close = { $n ->
    [1] { $first } liegt einen Punkt vor { $second }.
   *[other] { $first } liegt nur { $n } Punkte vor { $second }.
 }
chart-ahead = { $first } liegt { $n } Punkte vor { $second }.
chart-lead-changed = Die Führung wechselte { $n }-mal.
chart-led = { $name } führte von Runde { $turn } bis zum Schluss.
chart-from-behind = { $name } holte mit den übrigen Rohstoffen noch auf und gewann.
chart-guests = { $name }: Andere haben ein Gebäude { $n }-mal benutzt ({ $building }).
chart-lost = { $name }: { $n } Arbeiter standen hinter dem Vogt.
chart-lost-to = { $name }: { $n } Arbeiter standen hinter dem Vogt, die meisten wegen { $other }.
chart-most = { $name }: { $n } Punkte aus einer Quelle ({ $source }).

# Eine beendete Partie noch einmal angesehen.
review-title = Rückblick: { $name }
review-good = { $n ->
    [one] { $good } von { $n } Entscheidung so gut wie die beste
   *[other] { $good } von { $n } Entscheidungen so gut wie die beste
 }
review-value = Was die Stellung wert war (100: klar gewonnen)
review-course = Wert der Stellung (von 100): am Anfang { $first }, am Tiefpunkt { $low }, am Ende { $last }.
review-cost-most = Teuerste Entscheidungen (Punkte von 100)
review-costly = { $number }. Runde { $turn }: { $done }; besser: { $better } (−{ $cost })
review-done = Runde { $turn }: { $done }
review-better = Besser: { $better }
review-nothing = Keine Entscheidung kostete mehr als die Fehlergrenze der Suche.

kind-bonus =
    .short = Bonus des Besitzers
kind-on =
    .short = welches Wohnhaus?
