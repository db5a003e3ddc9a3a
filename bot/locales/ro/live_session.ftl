vote-evening = { $asked ->
    [yes] **Jucăm în timp real acum?** Propunerea vine de la { $asker }.
   *[no] **Jucăm în timp real acum?** Acum toți de aici răspund în câteva minute.
 }
vote-evening-terms = { $hours ->
    [one] Timp de cel mult { $hours } oră nu merg ceasurile și nu vin mementouri; partida se joacă într-un singur mesaj, iar un mesaj scurt te anunță când e rândul tău.
    [few] Timp de cel mult { $hours } ore nu merg ceasurile și nu vin mementouri; partida se joacă într-un singur mesaj, iar un mesaj scurt te anunță când e rândul tău.
   *[other] Timp de cel mult { $hours } de ore nu merg ceasurile și nu vin mementouri; partida se joacă într-un singur mesaj, iar un mesaj scurt te anunță când e rândul tău.
 }
vote-evening-ends = { $minutes ->
    [one] Sesiunea în timp real se încheie când pleacă cineva sau când nimeni nu joacă timp de { $minutes } minut. Apoi totul merge ca înainte, cu toate rezervele de timp de acum. Nicio mutare nu e sărită și niciun calculator nu joacă pentru nimeni.
    [few] Sesiunea în timp real se încheie când pleacă cineva sau când nimeni nu joacă timp de { $minutes } minute. Apoi totul merge ca înainte, cu toate rezervele de timp de acum. Nicio mutare nu e sărită și niciun calculator nu joacă pentru nimeni.
   *[other] Sesiunea în timp real se încheie când pleacă cineva sau când nimeni nu joacă timp de { $minutes } de minute. Apoi totul merge ca înainte, cu toate rezervele de timp de acum. Nicio mutare nu e sărită și niciun calculator nu joacă pentru nimeni.
 }
vote-evening-calm = Timp de cel mult { $hours } h partida se joacă într-un singur mesaj, iar un mesaj scurt te anunță când e rândul tău. Sesiunea în timp real se încheie când pleacă cineva sau când nimeni nu joacă timp de { $minutes } min. Nicio mutare nu e sărită și niciun calculator nu joacă pentru nimeni.
vote-evening-until = Sesiunea în timp real începe când toți sunt de acord; propunerea expiră { $when }.
vote-evening-agreed = Toți sunt de acord.
vote-evening-not = De data aceasta nu jucăm în timp real; partida continuă în ritmul ei.
button-evening-yes = Jucăm în timp real
button-evening-no = Nu acum
button-evening-leave = Ies din sesiune

evening-begins = { $minutes ->
    [one] **Sesiune în timp real.** Durează până cel târziu la { $until } și se încheie mai devreme dacă pleacă cineva sau nimeni nu joacă timp de { $minutes } minut.
    [few] **Sesiune în timp real.** Durează până cel târziu la { $until } și se încheie mai devreme dacă pleacă cineva sau nimeni nu joacă timp de { $minutes } minute.
   *[other] **Sesiune în timp real.** Durează până cel târziu la { $until } și se încheie mai devreme dacă pleacă cineva sau nimeni nu joacă timp de { $minutes } de minute.
 }
evening-call = Urmează: { $people }.
evening-ended = { $why ->
    [left] Sesiunea în timp real s-a încheiat: { $player } a ieșit.
    [quiet] { $minutes ->
        [one] Sesiunea în timp real s-a încheiat: nimeni n-a jucat timp de { $minutes } minut.
        [few] Sesiunea în timp real s-a încheiat: nimeni n-a jucat timp de { $minutes } minute.
       *[other] Sesiunea în timp real s-a încheiat: nimeni n-a jucat timp de { $minutes } de minute.
     }
    [seat] Sesiunea în timp real s-a încheiat, fiindcă un loc trece la altcineva.
    [paused] Sesiunea în timp real s-a încheiat, fiindcă ceasurile sunt pe pauză.
   *[over] Sesiunea în timp real s-a încheiat: i-a expirat timpul.
 }
evening-clocks = Ceasurile merg din nou, cu rezervele de timp de dinainte.
evening-after = Partida continuă în ritmul ei.
evening-left-own = Ai ieșit din sesiunea în timp real ({ $game }); s-a încheiat pentru toți.
evening-runs = În { $game } e în curs o sesiune în timp real, până cel târziu la { $until }. Cine iese o încheie pentru toți.
prompt-evening = -# Sesiune în timp real, până cel târziu la { $until }

option-evenings = { $value ->
    [yes] se propun sesiuni în timp real
   *[no] nu se propun sesiuni în timp real
 }
choice-evenings-yes = da: când toți răspund în câteva minute
cmd-table-evening = Propune o sesiune în timp real
    .name = sesiune
    .game = Ce partidă
    .game-name = partida
