cmd-caylus-server-digest = Der Wochenrückblick in einem Kanal
    .name = wochenrückblick
    .channel = Wo ich ihn poste
    .channel-name = kanal
    .day = Wochentag, 1 ist Montag, 7 Sonntag
    .day-name = tag
    .hour = Stunde des Tages
    .hour-name = stunde
    .zone = Zeitzone, zum Beispiel Europe/Berlin
    .zone-name = zone
    .off = Kein Wochenrückblick
    .off-name = aus
week-now = Der Wochenrückblick kommt in { $channel }, das nächste Mal am { $when } ({ $zone }). Er nennt Partien, die alle in diesem Kanal sehen können; in einer Woche ohne solche entfällt er.
week-off = Hier gibt es keinen Wochenrückblick. Mit `/caylus-server settings` richtest du einen ein.
week-no-channel = Wähle einen Kanal für den Wochenrückblick.
week-no-statistics = Der Wochenrückblick braucht die Statistik, und die ist hier abgeschaltet (`/caylus-server settings`). Es wurde nichts geändert.
week-trouble = { $why ->
    [forbidden] Der letzte konnte nicht gepostet werden: Den Kanal gibt es nicht mehr, oder ich darf dort nicht schreiben. Ich versuche es weiter.
   *[discord] Der letzte konnte nicht gepostet werden; ich versuche es weiter.
 }

week-title = **Unsere Woche**, { $since } bis { $until }
week-forfeit = **{ $name }** { $score } (kampflos)
week-more = Und { $n ->
    [one] { $n } weitere Partie
   *[other] { $n } weitere Partien
 }.
week-beside = Mit Computern: { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
 }
week-closest = Am knappsten: { $game }, { $n ->
    [0] Gleichstand
    [one] { $n } Punkt Abstand
   *[other] { $n } Punkte Abstand
 }
week-turned = Längste Führung, die nicht hielt: { $name } führte in { $game } { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
 } lang allein; gewonnen hat { $winners }
week-record = Rekord in { $game }: { $name } mit { $score }, zuvor { $before }
week-newcomers = Zum ersten Mal hier eine Partie beendet: { $people }
week-climbs = In der Rangliste nach oben: { $people }
week-running = Laufende Partien: { $n }
week-tables = Offene Tische: { $tables }

week-picture = Unsere Woche
week-figure = { $what ->
    [finished] beendet
    [people] Leute
   *[running] laufend
 }
week-winner-column = Sieg
