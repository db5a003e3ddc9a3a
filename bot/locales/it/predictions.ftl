# Pronostici degli spettatori sulle partite in corso, e la classifica dei profeti.
button-predictions = Pronostici
button-forewithdraw = Ritira
predictions-open = { $number ->
    [one] { $number } pronostico
   *[other] { $number } pronostici
 }, aperti fino all'inizio del round { $turn }
predictions-closed = { $number ->
    [one] { $number } pronostico
   *[other] { $number } pronostici
 }: { $shares }
prediction-share = { $seat } { $number }
predictions-right = { $number ->
    [one] { $number } pronostico
   *[other] { $number } pronostici
 }; esatti: { $people }
prediction-right = { $name } ({ $points })
prediction-right-others = senza nome: { $number }
predictions-wrong = { $number ->
    [one] { $number } pronostico
   *[other] { $number } pronostici
 }, nessuno esatto
predictions-void = { $number ->
    [one] { $number } pronostico
   *[other] { $number } pronostici
 }, senza punti: dopo la chiusura un posto è passato di mano
predictions-off = In questo server i pronostici sono disattivati.

# Per una persona
predict-title = **{ $game }**: chi vince, e di quanto?
predict-winner = Chi vince
predict-margin = Di quanto
predict-rules = -# Puoi cambiarlo fino all'inizio del round { $turn }; fino ad allora gli altri sanno solo quanti pronostici ci sono. Il vincitore esatto vale 10 punti e fino a 10 in più quanto meno è stato indicato; il distacco esatto altri 5, quello accanto 2. Il risultato nomina chi ha indovinato; chi resta fuori dalle classifiche (`/caylus-club privacy`) viene solo contato.
prediction-own = Il tuo pronostico: { $seat }
prediction-own-by = Il tuo pronostico: { $seat }, distacco: { $margin }
prediction-brought = { $points ->
    [one] Ha portato { $points } punto.
   *[other] Ha portato { $points } punti.
 }
prediction-band = da { $least } a { $most } punti
prediction-band-last = { $least } punti o più

# La classifica dei profeti
prophets-title = Profeti
prophets-who = Chi
prophets-column = Esatti
prophets-hits = { $hits } su { $number }
prophets-own = Tu: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }, posto { $place }, esatti { $hits } su { $number }
prophets-own-off = Tu: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }, fuori classifica, esatti { $hits } su { $number }
prophets-none = Per quanto puoi vedere, qui nessun pronostico ha ancora avuto punti. Fai un pronostico su una partita in corso: `/caylus-club predict`.

# Che cosa scelgono i server
club-now-spectators = Pronostici: { $predictions }. Applausi: { $applause }.

# Comandi
cmd-caylus-club-predict = Di' chi vincerà una partita
    .name = pronostico
    .game = Quale partita; senza, quella del thread
    .game-name = gioco
cmd-caylus-club-prophets = La classifica dei profeti
    .name = profeti
    .page = Quale pagina
    .page-name = pagina
    .public = Mostralo a tutti qui
    .public-name = pubblico
cmd-caylus-server-club-predictions = Se si possono fare pronostici
    .name = pronostici
