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
losses-part = { $seats } ({ $n ->
    [0] kein Prestige zu verlieren
   *[other] −{ $n } Prestige
 })
