# Ohlédnutí za dohranou partií

button-review = Rozbor
button-trypast = Zkusit znovu
button-review-whole = Celá partie
button-board-full = { $size ->
    [glance] Malý plán
    [only] Jen celý plán
   *[full] Celý plán
 }
review-gone = Tento rozbor už neplatí: v partii se něco vzalo zpět, nebo mám novou verzi. Řekni si o něj znovu přes `/caylus-club review`.
review-none-here = Tady žádná partie neskončila a ani na tomto serveru žádnou dohranou nemáš. Některou uveď: `/caylus-club review game:…`.
review-no-seat = Partie { $game } takové místo nemá; má tato: { $seats }.
review-whose = **{ $game }**: které místo mám rozebrat?
review-progress = **{ $game }**, { $seat }: procházím znovu každé rozhodnutí. { $of ->
    [0] Načítám partii.
   *[other] Hotovo { $done } z { $of }.
 } { $minutes ->
    [0] Zabere to asi minutu, při větším provozu déle.
    [one] Tímto tempem zbývá asi minuta.
    [few] Tímto tempem zbývají asi { $minutes } minuty.
   *[other] Tímto tempem zbývá asi { $minutes } minut.
 } Tahy počítačů mají přednost. Když se to zastaví, stiskni tlačítko.
review-busy = **{ $game }**: dělám rozbor pro { $seat }, hotovo { $done } z { $of } rozhodnutí. Rozbory dělám po jednom: stiskni tlačítko za minutu znovu.
review-cut-off = Během rozboru jsem se restartoval. Stiskni tlačítko: naváže se tam, kde to skončilo.
review-head = **{ $game }**, { $seat }: { $good } z { $n } rozhodnutí bylo stejně dobrých jako nejlepší nalezené.
review-marks = ★ nejlepší { $best } · ✓ dobré { $good } · △ pochybné { $doubtful } · ✗ chyby { $mistake }
review-turns = -# Po kolech: { $turns }
review-line = { $number }. Kolo { $turn }: „{ $done }“. Lépe: „{ $better }“ (+{ $cost } ze 100).
review-press = Tato rozhodnutí stála nejvíc. Stiskni číslo a uvidíš jedno z nich i s tehdejším herním plánem.
review-none = Ostatní jsou v mezích mé nepřesnosti.
review-small = -# Názor počítače: 400 pokusů na rozhodnutí, podle toho, co hráč na tomto místě tehdy mohl vědět. Rozdíly v mezích nepřesnosti se počítají jako dobré. Hodnoty jsou od 0 do 100: půlku tvoří šance na výhru, půlku náskok.
review-page = **{ $number } z { $count }** · Kolo { $turn }, { $phase }: { $question }
review-did = { $seat } volí „{ $done }“.
review-instead = Lépe: „{ $better }“ (+{ $cost } ze 100).
review-hand = Tvoje tehdejší karty: { $cards }
review-hand-empty = V ruce tehdy nebyla žádná karta.
review-why = Proč: nic nevyčnívá; sečte se mnoho drobností.
review-why-for = Proč: { $why }.
