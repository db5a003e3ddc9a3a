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

# Der Vogt in einer Phase: die Entscheidungen aller der Reihe nach, in einer Zeile.

provost-line = Vogt: { $parts }.
provost-part = { $seat } → { $n } ({ $deniers } Denar)
provost-stays = { $count ->
    [one] { $seats } lässt ihn stehen
   *[other] { $seats } lassen ihn stehen
 }
