vote-evening = **Jucăm mai departe împreună acum?** Întreabă { $asker }.
vote-evening-offer = **Jucați mai departe împreună acum?** Acum toți de aici răspund în câteva minute.
vote-evening-terms = { $hours ->
    [one] Cel mult { $hours } oră ceasurile și mementourile stau deoparte, partida rămâne într-un singur mesaj, iar unul scurt îl cheamă pe cine urmează.
    [few] Cel mult { $hours } ore ceasurile și mementourile stau deoparte, partida rămâne într-un singur mesaj, iar unul scurt îl cheamă pe cine urmează.
   *[other] Cel mult { $hours } de ore ceasurile și mementourile stau deoparte, partida rămâne într-un singur mesaj, iar unul scurt îl cheamă pe cine urmează.
 }
vote-evening-ends = { $minutes ->
    [one] Se încheie când pleacă cineva sau când nimeni nu joacă timp de { $minutes } minut. Apoi totul merge ca înainte, cu toate rezervele de timp de acum. Nimeni nu e sărit și niciun calculator nu joacă pentru nimeni.
    [few] Se încheie când pleacă cineva sau când nimeni nu joacă timp de { $minutes } minute. Apoi totul merge ca înainte, cu toate rezervele de timp de acum. Nimeni nu e sărit și niciun calculator nu joacă pentru nimeni.
   *[other] Se încheie când pleacă cineva sau când nimeni nu joacă timp de { $minutes } de minute. Apoi totul merge ca înainte, cu toate rezervele de timp de acum. Nimeni nu e sărit și niciun calculator nu joacă pentru nimeni.
 }
vote-evening-calm = Cel mult { $hours } h partida stă într-un singur mesaj, iar unul scurt îl cheamă pe cel la rând. Se încheie când pleacă cineva sau când nimeni nu joacă timp de { $minutes } min. Nimeni nu e sărit și niciun calculator nu joacă pentru nimeni.
vote-evening-until = Începe când toți sunt de acord; întrebarea se încheie { $when }.
vote-evening-agreed = Toți sunt de acord.
vote-evening-not = De data asta nicio seară împreună; partida continuă în ritmul ei.
votes-evening = o seară împreună
button-evening-yes = Jucăm împreună
button-evening-no = Nu acum
button-evening-leave = Ies din seară

evening-begins = { $minutes ->
    [one] **O seară împreună.** Ține cel mult până { $until } și se încheie mai devreme dacă pleacă cineva sau nimeni nu joacă timp de { $minutes } minut.
    [few] **O seară împreună.** Ține cel mult până { $until } și se încheie mai devreme dacă pleacă cineva sau nimeni nu joacă timp de { $minutes } minute.
   *[other] **O seară împreună.** Ține cel mult până { $until } și se încheie mai devreme dacă pleacă cineva sau nimeni nu joacă timp de { $minutes } de minute.
 }
evening-call = { $people }: la rând.
evening-left = Seara împreună s-a încheiat: { $player } pleacă.
evening-quiet = { $minutes ->
    [one] Seara împreună s-a încheiat: nimeni n-a jucat de { $minutes } minut.
    [few] Seara împreună s-a încheiat: nimeni n-a jucat de { $minutes } minute.
   *[other] Seara împreună s-a încheiat: nimeni n-a jucat de { $minutes } de minute.
 }
evening-over = Seara împreună s-a încheiat: i-a trecut timpul.
evening-seat = Seara împreună s-a încheiat, fiindcă un loc trece la altcineva.
evening-paused = Seara împreună s-a încheiat, fiindcă ceasurile sunt oprite.
evening-clocks = Ceasurile merg din nou, cu rezervele de timp de dinainte.
evening-after = Partida continuă în ritmul ei.
evening-left-own = Ai ieșit din seara împreună ({ $game }); s-a încheiat pentru toți.
evening-runs = În { $game } e o seară împreună, cel mult până { $until }. Cine iese o încheie pentru toți.
prompt-evening = -# O seară împreună, cel mult până { $until }

option-evenings-yes = se propun seri împreună
option-evenings-no = nu se propun seri împreună
choice-evenings-yes = da: când toți răspund în câteva minute
choice-evenings-no = nu
cmd-table-evening = Propune să jucați împreună diseară
    .name = seară
    .game = Ce partidă
    .game-name = partida
