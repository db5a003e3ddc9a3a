# Tipy diváků na běžící partie a žebříček věštců.
button-predictions = Tipy
button-forewithdraw = Zrušit tip
predictions-open = { $number ->
    [one] { $number } tip
    [few] { $number } tipy
   *[other] { $number } tipů
 }, tipovat lze do začátku kola { $turn }
predictions-closed = { $number ->
    [one] { $number } tip
    [few] { $number } tipy
   *[other] { $number } tipů
 }: { $shares }
prediction-share = { $seat } { $number }
predictions-right = { $number ->
    [one] { $number } tip
    [few] { $number } tipy
   *[other] { $number } tipů
 }; správně: { $people }
prediction-right = { $name } ({ $points })
prediction-right-others = beze jména: { $number }
predictions-wrong = { $number ->
    [one] { $number } tip
    [few] { $number } tipy
   *[other] { $number } tipů
 }, správně žádný
predictions-void = { $number ->
    [one] { $number } tip
    [few] { $number } tipy
   *[other] { $number } tipů
 }, bez bodů: po uzavření se u jednoho místa vyměnil hráč
predictions-off = Tipy jsou na tomto serveru vypnuté.

# Pro jednoho člověka
predict-title = **{ $game }**: kdo vyhraje a o kolik?
predict-winner = Kdo vyhraje
predict-margin = O kolik
predict-rules = -# Tip můžeš měnit do začátku kola { $turn }; do té doby se ostatní dozvědí jen počet tipů. Správný vítěz přinese 10 bodů a až 10 navíc, čím méně lidí ho tipovalo; správný náskok ještě 5, sousední 2. Výsledek jmenuje, kdo měl pravdu; kdo není v žebříčcích (`/caylus-club privacy`), je jen započten.
prediction-own = Tvůj tip: { $seat }
prediction-own-by = Tvůj tip: { $seat }, náskok { $margin }
prediction-brought = { $points ->
    [one] Přinesl { $points } bod.
    [few] Přinesl { $points } body.
   *[other] Přinesl { $points } bodů.
 }
prediction-band = { $least } až { $most } b.
prediction-band-last = { $least } b. nebo víc

# Žebříček věštců
prophets-title = Věštci
prophets-who = Kdo
prophets-column = Správně
prophets-hits = { $hits } z { $number }
prophets-own = Ty: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }, místo { $place }, správně { $hits } z { $number }
prophets-own-off = Ty: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }, mimo žebříček, správně { $hits } z { $number }
prophets-none = Žádný tip tu zatím nezískal body, aspoň podle toho, co vidíš. Tipni si běžící partii: `/caylus-club predict`.

# Co si volí servery
club-now-spectators = Tipy: { $predictions }. Potlesk: { $applause }.

# Příkazy
cmd-caylus-club-predict = Tipnout vítěze běžící partie
    .name = tipnout
    .game = Která partie; jinak ta ve vlákně
    .game-name = hra
cmd-caylus-club-prophets = Žebříček věštců
    .name = věštci
    .page = Která stránka
    .page-name = stránka
    .public = Ukázat tu všem
    .public-name = veřejně
cmd-caylus-server-club-predictions = Zda lze tipovat výsledky
    .name = tipy
