# Die Häuser mehrerer in einem Abschnitt, der gewertet wird, in einer Zeile.

houses-line = Häuser ({ $section }): { $parts }.
houses-part = { $seats }: { $count ->
    [one] { $n }
   *[other] je { $n }
 } ({ $favors ->
    [0] keine Gunst
   *[other] { $favors } Gunst
 })

# Was mehreren fehlt, in einer Zeile: Es kostet Prestige.

losses-batch = Kein Paket: { $parts }.
losses-house = Kein Haus ({ $section }): { $parts }.
losses-part = { $seats } ({ $each ->
    [yes] je{" "}
   *[no] {""}
 }{ $n ->
    [0] kein Prestige zu verlieren
   *[other] −{ $n } Prestige
 })

# Der Vogt in einer Phase: die Entscheidungen aller der Reihe nach, in einer Zeile.

provost-part = { $seat } → { $n } ({ $deniers } Denar)

# Die Reihenfolge einer Runde, wer wann gepasst hat, und was nicht genutzt wurde.

order-line = Reihenfolge: { $order }.
passes-line = Gepasst: { $parts }.
passes-first = { $seat } (+{ $n } Denar)
unused-line = Nicht genutzt: { $parts }.
