demo-server = Die Stadt Caylus
demo-guide = Einführung
demo-open = Die Demo läuft. Öffne diese Adresse in einem Browser auf diesem Rechner und tippe `/caylus new`:
    { $url }
demo-game-open = { $game } wird hier gespielt (der Kanal hat einen Link):
    { $url }
demo-failed = Die Demo kann nicht laufen: { $why }. Mit CAYLUS_DEMO_PORT=0 nimmt sie einen freien Port.
demo-welcome = Willkommen! Die Knöpfe unten führen zu einer ersten Partie Caylus. Für alles andere tippe `/`, wähle `/caylus new` aus der Liste und drück Enter: Mit der Option `practice` und 3 spielst du drei Plätze selbst, mit `computers` und 2 bekommst du Computer als Gegner; oder wähle oben andere Leute und lass sie mitspielen. `/caylus rules` sagt, wie es geht.
    Starte so viele Partien, wie du magst, von beiden Spielen: Für jede erscheint hier ein Link auf ihre eigene Seite.
    -# Zuerst bist du { $owner }, und dir gehört dieser Server: Nur { $owner } kann `/caylus-server settings` und `/caylus-server doctor` benutzen und die Partien anderer absagen.
demo-first = **Neu hier?** `Üben` ist eine Partie, in der du alle Plätze spielst und jeder Schritt erklärt wird; gegen einen Computer wird ebenfalls erklärt.
demo-plain-command = Das war eine Chatnachricht, und die liest der Bot nicht. Um { $typed } zu benutzen, tippe nur `/`, wähle den Befehl aus der Liste, dann dort seine Optionen (Tab geht zur nächsten), und drück Enter.
demo-game = Spiel hier, auf einer eigenen Seite: **{ $game }**
demo-open-game = Partie öffnen
demo-game-over = Die Partie ist zu Ende, und ihre Seite bleibt: **{ $game }**
demo-game-waits = **{ $game }** hat noch keine Seite, denn { $most } andere Partien haben eine. Die Seite öffnet sich, wenn eine von ihnen zu Ende oder abgesagt ist (`/caylus table cancel` auf ihrer Seite).
demo-game-closed = **{ $game }** ist zu Ende. Ihre Seite wurde geschlossen, um Platz für neuere Partien zu machen.
demo-thread = -# Auf dieser Seite ist nur diese Partie. Neue Partien, Revanchen und die Links zu allen Partien sind [im Kanal]({ $url }).
demo-thread-over = -# Eine andere Partie oder die Revanche beginnt [im Kanal]({ $url }).
