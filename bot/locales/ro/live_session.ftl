vote-evening = **Jucăm în direct acum?** Întreabă { $asker }.
vote-evening-offer = **Jucăm în direct acum?** Acum toți de aici răspund în câteva minute.
vote-evening-terms = { $hours ->
    [one] Timp de cel mult { $hours } oră nu sunt ceasuri și mementouri; partida se joacă într-un singur mesaj, iar un mesaj scurt te anunță când e rândul tău.
    [few] Timp de cel mult { $hours } ore nu sunt ceasuri și mementouri; partida se joacă într-un singur mesaj, iar un mesaj scurt te anunță când e rândul tău.
   *[other] Timp de cel mult { $hours } de ore nu sunt ceasuri și mementouri; partida se joacă într-un singur mesaj, iar un mesaj scurt te anunță când e rândul tău.
 }
vote-evening-ends = { $minutes ->
    [one] Sesiunea în direct se încheie când pleacă cineva sau când nimeni nu joacă timp de { $minutes } minut. Apoi totul merge ca înainte, cu toate rezervele de timp de acum. Nimeni nu e sărit și niciun calculator nu joacă pentru nimeni.
    [few] Sesiunea în direct se încheie când pleacă cineva sau când nimeni nu joacă timp de { $minutes } minute. Apoi totul merge ca înainte, cu toate rezervele de timp de acum. Nimeni nu e sărit și niciun calculator nu joacă pentru nimeni.
   *[other] Sesiunea în direct se încheie când pleacă cineva sau când nimeni nu joacă timp de { $minutes } de minute. Apoi totul merge ca înainte, cu toate rezervele de timp de acum. Nimeni nu e sărit și niciun calculator nu joacă pentru nimeni.
 }
vote-evening-calm = Timp de cel mult { $hours } h partida se joacă într-un singur mesaj, iar un mesaj scurt te anunță când e rândul tău. Sesiunea în direct se încheie când pleacă cineva sau când nimeni nu joacă timp de { $minutes } min. Nimeni nu e sărit și niciun calculator nu joacă pentru nimeni.
vote-evening-until = Sesiunea în direct începe când toți sunt de acord; întrebarea expiră { $when }.
vote-evening-agreed = Toți sunt de acord.
vote-evening-not = De data aceasta nu jucăm în direct; partida continuă în ritmul ei.
votes-evening = o sesiune în direct
button-evening-yes = Jucăm în direct
button-evening-no = Nu acum
button-evening-leave = Ies din sesiune

evening-begins = { $minutes ->
    [one] **Sesiune în direct.** Ține cel mult până la { $until } și se încheie mai devreme dacă pleacă cineva sau nimeni nu joacă timp de { $minutes } minut.
    [few] **Sesiune în direct.** Ține cel mult până la { $until } și se încheie mai devreme dacă pleacă cineva sau nimeni nu joacă timp de { $minutes } minute.
   *[other] **Sesiune în direct.** Ține cel mult până la { $until } și se încheie mai devreme dacă pleacă cineva sau nimeni nu joacă timp de { $minutes } de minute.
 }
evening-call = Urmează: { $people }.
evening-left = Sesiunea în direct s-a încheiat: { $player } a ieșit.
evening-quiet = { $minutes ->
    [one] Sesiunea în direct s-a încheiat: nimeni n-a jucat de { $minutes } minut.
    [few] Sesiunea în direct s-a încheiat: nimeni n-a jucat de { $minutes } minute.
   *[other] Sesiunea în direct s-a încheiat: nimeni n-a jucat de { $minutes } de minute.
 }
evening-over = Sesiunea în direct s-a încheiat: i-a expirat timpul.
evening-seat = Sesiunea în direct s-a încheiat, fiindcă un loc trece la altcineva.
evening-paused = Sesiunea în direct s-a încheiat, fiindcă ceasurile sunt oprite.
evening-clocks = Ceasurile merg din nou, cu rezervele de timp de dinainte.
evening-after = Partida continuă în ritmul ei.
evening-left-own = Ai ieșit din sesiunea în direct ({ $game }); s-a încheiat pentru toți.
evening-runs = În { $game } e în curs o sesiune în direct, cel mult până la { $until }. Cine iese o încheie pentru toți.
prompt-evening = -# Sesiune în direct, cel mult până la { $until }

option-evenings-yes = se propun sesiuni în direct
option-evenings-no = nu se propun sesiuni în direct
choice-evenings-yes = da: când toți răspund în câteva minute
choice-evenings-no = nu
cmd-table-evening = Propune o sesiune în direct
    .name = în-direct
    .game = Ce partidă
    .game-name = partida
