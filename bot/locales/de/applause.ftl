# Applaus für die Leute einer Partie, einmal je Phase.
button-applaud = Applaudieren
applause-whom = Für wen? Applaus zählt für die letzte Phase; niemand erfährt, von wem er kam.
applause-given-running = 👏 { $seat }. Wie viel es war, sagt der nächste Bericht.
applause-given-over = 👏 { $seat }. Wie viel es war, wird das Ergebnis sagen.
applause-before = Für diese Phase hast du schon applaudiert: { $seat }
applause-told = 👏 { $seats }
applause-seat = { $seat } { $times }
standing-applause = Applaus
cmd-caylus-server-club-applause = Ob applaudiert wird
    .name = applaus
