demo-server = Die Stadt Caylus
demo-guide = Einführung
demo-open = Die Demo läuft. Öffne diese Adresse in einem Browser auf diesem Rechner und tippe `/caylus new`:
    { $url }
demo-game-open = { $game } wird hier gespielt (der Kanal hat einen Link):
    { $url }
demo-failed = Die Demo kann nicht laufen: { $why }. Mit CAYLUS_DEMO_PORT=0 nimmt sie einen freien Port.
demo-welcome =
    Willkommen! Die Knöpfe unten führen zu einer ersten Partie Caylus. Für alles andere tippe `/` und wähle `/caylus new`: Mit `practice` spielst du alle Plätze, mit `computers` gegen Computer. Jede Partie hat ihre eigene Seite, der Link steht hier.
    -# Zuerst bist du { $owner }, und dir gehört dieser Server; andere Leute wählst du oben.
demo-first = **Neu hier?** `Üben` ist eine Partie, in der du alle Plätze spielst und jeder Schritt erklärt wird; gegen einen Computer wird ebenfalls erklärt.
demo-plain-command = Das war eine Chatnachricht, und die liest der Bot nicht. Um { $typed } zu benutzen, tippe nur `/`, wähle den Befehl aus der Liste, dann dort seine Optionen (Tab geht zur nächsten), und drück Enter.
demo-game = Spiel hier, auf einer eigenen Seite: **{ $game }**
demo-open-game = Partie öffnen
demo-game-over = Die Partie ist zu Ende, und ihre Seite bleibt: **{ $game }**
demo-game-waits = **{ $game }** hat noch keine Seite, denn { $most } andere Partien haben eine. Die Seite öffnet sich, wenn eine von ihnen zu Ende oder abgesagt ist (`/caylus table cancel` auf ihrer Seite).
demo-game-closed = **{ $game }** ist zu Ende. Ihre Seite wurde geschlossen, um Platz für neuere Partien zu machen.
demo-thread = -# Auf dieser Seite ist nur diese Partie. Neue Partien, Revanchen und die Links zu allen Partien sind [im Kanal]({ $url }).
demo-thread-over = -# Eine andere Partie oder die Revanche beginnt [im Kanal]({ $url }).
