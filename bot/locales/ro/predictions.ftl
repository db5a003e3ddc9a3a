# Pronosticurile spectatorilor despre partidele în curs și clasamentul profeților.
button-predictions = Pronosticuri
button-forewithdraw = Retrage
predictions-open = { $number ->
    [one] { $number } pronostic
    [few] { $number } pronosticuri
   *[other] { $number } de pronosticuri
 }, deschise până începe runda { $turn }
predictions-closed = { $number ->
    [one] { $number } pronostic
    [few] { $number } pronosticuri
   *[other] { $number } de pronosticuri
 }: { $shares }
prediction-share = { $seat } { $number }
predictions-right = { $number ->
    [one] { $number } pronostic
    [few] { $number } pronosticuri
   *[other] { $number } de pronosticuri
 }; corect: { $people }
prediction-right = { $name } ({ $points })
prediction-right-others = fără nume: { $number }
predictions-wrong = { $number ->
    [one] { $number } pronostic
    [few] { $number } pronosticuri
   *[other] { $number } de pronosticuri
 }, niciunul corect
predictions-void = { $number ->
    [one] { $number } pronostic
    [few] { $number } pronosticuri
   *[other] { $number } de pronosticuri
 }, fără puncte: după închidere, un loc a trecut la altcineva
predictions-off = Pronosticurile sunt oprite pe serverul ăsta.

# Pentru o singură persoană
predict-title = **{ $game }**: cine câștigă și la câte puncte?
predict-winner = Cine câștigă
predict-margin = La ce diferență
predict-rules = -# Îl poți schimba până începe runda { $turn }; până atunci ceilalți află doar câte pronosticuri sunt. Câștigătorul corect aduce 10 puncte și până la 10 în plus, cu cât l-au numit mai puțini; diferența corectă încă 5, cea vecină 2. Rezultatul spune cine a avut dreptate; cine stă în afara clasamentelor (`/caylus-club privacy`) e doar numărat.
prediction-own = Pronosticul tău: { $seat }
prediction-own-by = Pronosticul tău: { $seat }, diferența: { $margin }
prediction-brought = { $points ->
    [one] A adus { $points } punct.
    [few] A adus { $points } puncte.
   *[other] A adus { $points } de puncte.
 }
prediction-band = între { $least } și { $most } p.
prediction-band-last = { $least } p. sau mai mult

# Clasamentul profeților
prophets-title = Profeți
prophets-who = Cine
prophets-column = Corecte
prophets-hits = { $hits } din { $number }
prophets-own = Tu: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
 }, locul { $place }, corecte { $hits } din { $number }
prophets-own-off = Tu: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
 }, în afara clasamentului, corecte { $hits } din { $number }
prophets-none = Din câte poți vedea, niciun pronostic nu a primit încă puncte aici. Fă un pronostic pentru o partidă în curs: `/caylus-club predict`.

# Ce aleg serverele
club-now-spectators = Pronosticuri: { $predictions }. Aplauze: { $applause }.

# Comenzi
cmd-caylus-club-predict = Spune cine câștigă o partidă
    .name = pronostic
    .game = Ce partidă; fără, cea din fir
    .game-name = joc
cmd-caylus-club-prophets = Clasamentul profeților
    .name = profeți
    .page = Ce pagină
    .page-name = pagină
    .public = Arată tuturor aici
    .public-name = public
cmd-caylus-server-club-predictions = Dacă se pot face pronosticuri
    .name = pronosticuri
