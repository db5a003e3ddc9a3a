# Tipps der Zuschauer auf laufende Partien, und die Rangliste der Propheten.
button-predictions = Tipps
button-forewithdraw = Tipp zurückziehen
predictions-open = { $number ->
    [one] { $number } Tipp
   *[other] { $number } Tipps
 }, möglich bis zum Beginn von Runde { $turn }
predictions-closed = { $number ->
    [one] { $number } Tipp
   *[other] { $number } Tipps
 }: { $shares }
prediction-share = { $seat } { $number }
predictions-right = { $number ->
    [one] { $number } Tipp
   *[other] { $number } Tipps
 }; richtig: { $people }
prediction-right = { $name } ({ $points })
prediction-right-others = ohne Namen: { $number }
predictions-wrong = { $number ->
    [one] { $number } Tipp
   *[other] { $number } Tipps
 }, keiner war richtig
predictions-void = { $number ->
    [one] { $number } Tipp
   *[other] { $number } Tipps
 }, ohne Punkte: danach ging ein Platz an jemand anderen über
predictions-off = Auf diesem Server sind Tipps abgeschaltet.

# Für eine Person
predict-title = **{ $game }**: Wer gewinnt, und mit welchem Vorsprung?
predict-winner = Wer gewinnt
predict-margin = Mit welchem Vorsprung
predict-rules = -# Du kannst ihn bis zum Beginn von Runde { $turn } ändern; bis dahin erfahren andere nur, wie viele Tipps es gibt. Der richtige Sieger bringt 10 Punkte und bis zu 10 mehr, je weniger ihn genannt haben; der richtige Vorsprung noch 5, der benachbarte 2. Das Ergebnis nennt, wer recht hatte; wer Ranglisten fernbleibt (`/caylus-club privacy`), wird nur gezählt.
prediction-own = Dein Tipp: { $seat }
prediction-own-by = Dein Tipp: { $seat }, Vorsprung { $margin }
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
prophets-none = Hier hat noch kein Tipp Punkte bekommen, soweit du sehen kannst. Tippe auf eine laufende Partie: `/caylus-club predict`.

# Was Server wählen
club-now-spectators = Tipps: { $predictions }. Applaus: { $applause }.

# Befehle
cmd-caylus-club-predict = Auf einen Sieger tippen
    .name = tippen
    .game = Welche Partie; ohne das die des Threads
    .game-name = spiel
cmd-caylus-club-prophets = Die Rangliste der Propheten
    .name = propheten
    .page = Welche Seite
    .page-name = seite
    .public = Allen hier zeigen
    .public-name = öffentlich
cmd-caylus-server-club-predictions = Ob auf Partien getippt wird
    .name = tipps
