# Potlesk lidem v partii, jednou za fázi.
button-applaud = Zatleskat
applause-whom = Komu? Potlesk platí za poslední fázi; nikdo se nedozví, kdo tleskal.
applause-given-running = 👏 { $seat }. Kolik ho bylo, řekne příští zpráva o fázi.
applause-given-over = 👏 { $seat }. Kolik ho bylo, řekne výsledek.
applause-before = Za tuhle fázi už tvůj potlesk dostal: { $seat }
applause-told = 👏 { $seats }
applause-seat = { $seat } { $times }
standing-applause = potlesk
cmd-caylus-server-club-applause = Zda lze tleskat
    .name = potlesk
