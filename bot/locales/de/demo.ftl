demo-server = Die Stadt Caylus
demo-guide = Einführung
demo-open = Öffne in einem Browser auf diesem Rechner:
    { $url }
demo-game-open = { $game } wird hier gespielt (der Kanal hat einen Link):
    { $url }
demo-failed = Die Demo kann nicht starten: { $why }. Mit CAYLUS_DEMO_PORT=0 nimmt sie einen freien Port.
demo-welcome = Willkommen, { $owner }! Oben kannst du zu einer anderen Person wechseln.
demo-first = **Neu hier?** Die erste Partie wird erklärt:
demo-plain-command = Das war eine Chatnachricht, und die lese ich nicht. Um { $typed } zu benutzen, tippe nur `/`, wähle den Befehl aus der Liste, dann dort seine Optionen (Tab geht zur nächsten), und drück Enter.
demo-open-game = Partie öffnen
demo-game-over = Die Partie ist zu Ende, und ihre Seite bleibt: **{ $game }**
demo-game-waits = **{ $game }** hat noch keine Seite, denn { $most } andere Partien haben eine. Die Seite öffnet sich, wenn eine von ihnen zu Ende oder abgesagt ist (`/caylus table cancel` auf ihrer Seite).
demo-game-closed = **{ $game }** ist zu Ende. Ihre Seite wurde geschlossen, um Platz für neuere Partien zu machen.
demo-thread = -# Andere Partien sind [im Kanal]({ $url }).
demo-thread-over = -# Eine andere Partie oder die Revanche beginnt [im Kanal]({ $url }).
