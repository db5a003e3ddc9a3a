demo-server = Die Stadt Caylus
demo-guide = Einführung
demo-open = Die Demo läuft. Öffne diese Adresse in einem Browser auf diesem Rechner und tippe `/caylus new`:
    { $url }
demo-game-open = { $game } wird hier gespielt (der Kanal hat einen Link):
    { $url }
demo-failed = Die Demo kann nicht starten: { $why }. Mit CAYLUS_DEMO_PORT=0 nimmt sie einen freien Port.
demo-welcome =

    Willkommen! Ein Knopf unten startet deine erste Partie; für alles andere tippe `/` und wähle `/caylus new`.
    -# Du bist { $owner }, und dir gehört dieser Server; oben kannst du jemand anders sein.
demo-first = **Neu hier?** In der ersten Partie wird jeder Schritt erklärt.
demo-plain-command = Das war eine Chatnachricht, und die lese ich nicht. Um { $typed } zu benutzen, tippe nur `/`, wähle den Befehl aus der Liste, dann dort seine Optionen (Tab geht zur nächsten), und drück Enter.
demo-game = Hier spielen: **{ $game }**
demo-open-game = Partie öffnen
demo-game-over = Die Partie ist zu Ende, und ihre Seite bleibt: **{ $game }**
demo-game-waits = **{ $game }** hat noch keine Seite, denn { $most } andere Partien haben eine. Die Seite öffnet sich, wenn eine von ihnen zu Ende oder abgesagt ist (`/caylus table cancel` auf ihrer Seite).
demo-game-closed = **{ $game }** ist zu Ende. Ihre Seite wurde geschlossen, um Platz für neuere Partien zu machen.
demo-thread = -# Andere Partien sind [im Kanal]({ $url }).
demo-thread-over = -# Eine andere Partie oder die Revanche beginnt [im Kanal]({ $url }).
