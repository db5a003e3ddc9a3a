button-review = Rückblick
button-trypast = Noch einmal versuchen
button-review-whole = Ganze Partie
button-board-full = { $size ->
    [glance] Kleines Brett
    [only] Nur das ganze Brett
   *[full] Ganzes Brett
 }
review-gone = Dieser Rückblick ist veraltet: In der Partie wurde etwas zurückgenommen, oder ich wurde aktualisiert. Frag noch einmal mit `/caylus-club review`.
review-none-here = Hier ist keine Partie zu Ende gegangen, und du hast auf diesem Server keine beendet. Gib eine an: `/caylus-club review game:…`.
review-no-seat = So einen Platz gibt es nicht in { $game }. Es gibt { $seats }.
review-whose = **{ $game }**: Von welchem Platz aus soll ich sie durchgehen?
review-progress = **{ $game }**, { $seat }: Ich gehe jede Entscheidung noch einmal durch. { $of ->
    [0] Ich lese die Partie ein.
   *[other] { $done } von { $of } sind fertig.
 } { $minutes ->
    [0] Das dauert etwa eine Minute, bei viel Betrieb länger.
    [one] Bei diesem Tempo noch etwa eine Minute.
   *[other] Bei diesem Tempo noch etwa { $minutes } Minuten.
 } Züge von Computern gehen vor. Bleibt es stehen, drück den Knopf.
review-busy = **{ $game }**: Der Rückblick für { $seat } entsteht gerade, { $done } von { $of } Entscheidungen sind fertig. Einer nach dem anderen: Drück den Knopf in einer Minute noch einmal.
review-cut-off = Ich wurde während dieses Rückblicks neu gestartet. Drück den Knopf, dann geht es weiter.
review-head = **{ $game }**, { $seat }: { $good } von { $n ->
    [one] { $n } Entscheidung war
   *[other] { $n } Entscheidungen waren
 } so gut wie die beste, die ich fand.
review-marks = ★ beste { $best } · ✓ gut { $good } · △ zweifelhaft { $doubtful } · ✗ Fehler { $mistake }
review-turns = -# Nach Runden: { $turns }
review-line = { $number }. Runde { $turn }: „{ $done }“. Besser: „{ $better }“ (+{ $cost } von 100).
review-press = Diese Entscheidungen kosteten am meisten. Drück eine Nummer, um eine mit dem damaligen Brett zu sehen.
review-none = Die übrigen liegen innerhalb meiner Fehlergrenze.
review-small = -# Die Meinung eines Computers: 400 Versuche pro Entscheidung, nach dem, was man an diesem Platz damals wissen konnte. Unterschiede innerhalb der Fehlergrenze gelten als gut. Werte gehen von 0 bis 100: halb Gewinnchance, halb Vorsprung.
review-page = **{ $number } von { $count }** · Runde { $turn }, { $phase }: { $question }
review-did = { $seat } wählte „{ $done }“.
review-instead = Besser: „{ $better }“ (+{ $cost } von 100).
review-hand = Deine Hand damals: { $cards }
review-hand-empty = Deine Hand war damals leer.
review-why = Warum: Nichts sticht hervor; viele Kleinigkeiten kommen zusammen.
review-why-for = Warum: { $why }.
