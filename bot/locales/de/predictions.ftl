# Vorhersagen der Zuschauer auf laufende Partien, und die Rangliste der Propheten.
button-predictions = Vorhersagen
button-forewithdraw = Vorhersage zurückziehen
predictions-open = { $number ->
    [one] { $number } Vorhersage
   *[other] { $number } Vorhersagen
 }, möglich bis zum Beginn von Runde { $turn }
predictions-closed = { $number ->
    [one] { $number } Vorhersage
   *[other] { $number } Vorhersagen
 }: { $shares }
prediction-share = { $seat } { $number }
predictions-right = { $number ->
    [one] { $number } Vorhersage
   *[other] { $number } Vorhersagen
 }; richtig: { $people }
prediction-right = { $name } ({ $points })
prediction-right-others = ohne Namen: { $number }
predictions-wrong = { $number ->
    [one] { $number } Vorhersage
   *[other] { $number } Vorhersagen
 }, keine war richtig
predictions-void = { $number ->
    [one] { $number } Vorhersage
   *[other] { $number } Vorhersagen
 }, ohne Punkte: danach ging ein Platz an jemand anderen über
predictions-off = Auf diesem Server sind Vorhersagen abgeschaltet.

# Für eine Person
predict-title = **{ $game }**: Wer gewinnt, und mit welchem Vorsprung?
predict-winner = Wer gewinnt
predict-margin = Mit welchem Vorsprung
predict-rules = -# Du kannst sie bis zum Beginn von Runde { $turn } ändern; bis dahin erfahren andere nur, wie viele Vorhersagen es gibt. Der richtige Sieger bringt 10 Punkte und bis zu 10 mehr, je weniger ihn genannt haben; der richtige Vorsprung noch 5, der benachbarte 2. Das Ergebnis nennt, wer recht hatte; wer Ranglisten fernbleibt (`/caylus-club privacy`), wird nur gezählt.
prediction-own = Deine Vorhersage: { $seat }
prediction-own-by = Deine Vorhersage: { $seat }, Vorsprung { $margin }
prediction-brought = { $points ->
    [one] Er brachte { $points } Punkt.
   *[other] Er brachte { $points } Punkte.
 }
prediction-band = { $least } bis { $most } Punkte
prediction-band-last = { $least } Punkte oder mehr

# Die Rangliste der Propheten
prophets-title = Propheten
prophets-who = Wer
prophets-column = Richtig
prophets-hits = { $hits } von { $number }
prophets-own = Du: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }, Platz { $place }, { $hits } von { $number } richtig
prophets-own-off = Du: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }, nicht in der Rangliste, { $hits } von { $number } richtig
prophets-none = Hier hat noch keine Vorhersage Punkte bekommen, soweit du sehen kannst. Sag eine laufende Partie vorher: `/caylus-club predict`.

# Was Server wählen
club-now-spectators = Vorhersagen: { $predictions }. Applaus: { $applause }.

# Befehle
cmd-caylus-club-predict = Vorhersagen, wer gewinnt
    .name = vorhersagen
    .game = Welche Partie; ohne das die des Threads
    .game-name = spiel
cmd-caylus-club-prophets = Die Rangliste der Propheten
    .name = propheten
    .page = Welche Seite
    .page-name = seite
    .public = Allen hier zeigen
    .public-name = öffentlich
cmd-caylus-server-club-predictions = Ob Partien vorhergesagt werden
    .name = vorhersagen
