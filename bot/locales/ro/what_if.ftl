button-whatif = Ce-ar fi dacă
button-try-back = Pas înapoi
button-try-start = De la început
button-try-again = Următoarea mea acțiune
button-try-save = Salvează
button-try-keep = Salvează așa
button-try-on = Încearcă mai departe
button-try-now = Din situația de acum
button-try-carry = Continuă cu acești pași
button-try-do = Fă-o în partidă: { $action }
whatif-title = **Ce-ar fi dacă** · { $game } · doar tu vezi acest panou, iar în partidă nu se întâmplă nimic.
whatif-fresh = Alege pentru cel care e la rând și vezi ce se întâmplă.
whatif-unknown = -# Folosește doar ce poți ști: se oprește când se trag cărți și când altcineva alege în secret.
whatif-earlier = { $count ->
    [one] … { $count } pas anterior
    [few] … { $count } pași anteriori
   *[other] … { $count } de pași anteriori
 }
whatif-waited = **{ $number }** … se presupune că ceilalți așteaptă
whatif-decides = **Pasul { $number }** · runda { $turn }, { $phase } · decide { $seat }
    { $question }
whatif-you = { $seat } (tu)
whatif-goods = -# { $seat } are: { $goods }
whatif-stop = { $why ->
    [draw] **Încercarea se oprește aici**: nimeni nu poate ști ce cărți vin.
    [secret] **Încercarea se oprește aici**: { $seat } alege acum în secret.
    [again] **Încercarea se oprește aici**: { $seat } alege acum în secret. `{ $button }` continuă ca și cum ceilalți ar aștepta.
    [over] **Încercarea se oprește aici**: partida s-ar încheia. { $scores }
   *[long] **Încercarea se oprește aici**: nu mai e loc pentru alți pași.
 }
whatif-no-picture = -# Încerci repede: imaginea revine peste un minut.
whatif-closed = „Ce-ar fi dacă” e închis. În partidă nu s-a întâmplat nimic.
whatif-stale = **Ce-ar fi dacă** · { $game } · partida a mers mai departe de când ai început să încerci.
whatif-stale-more = Ai încercat acești pași înainte. `{ $button }` o ia de la capăt din situația de acum.
whatif-happened = { $count ->
    [1] Unul dintre pașii încercați s-a întâmplat cu adevărat.
    [few] { $count } dintre pașii încercați s-au întâmplat cu adevărat.
   *[other] { $count } dintre pașii încercați s-au întâmplat cu adevărat.
 }
whatif-lost = Nu mai sunt posibile:
whatif-lost-more = { $count ->
    [one] … și încă { $count } pas
    [few] … și încă { $count } pași
   *[other] … și încă { $count } de pași
 }
whatif-carried = { $count ->
    [1] Un pas mai e posibil: `{ $carry }` îl arată din situația de acum a partidei, `{ $button }` o ia de la capăt.
    [few] { $count } pași mai sunt posibili: `{ $carry }` îi arată din situația de acum a partidei, `{ $button }` o ia de la capăt.
   *[other] { $count } de pași mai sunt posibili: `{ $carry }` îi arată din situația de acum a partidei, `{ $button }` o ia de la capăt.
 }
whatif-keep-title = **Ce aș salva** din pașii încercați; doar tu vezi mesajul. Încă nu e salvat nimic.
whatif-keep-answers = Răspunsuri dinainte: folosesc fiecare răspuns când vine întrebarea lui, dacă mai înseamnă același lucru; altfel te întreb.
whatif-keep-answer = • { $seat }: { $what } (runda { $turn }, { $phase })
whatif-keep-list = { $count ->
    [one] O listă pentru { $seat }, pentru { $count } plasare: muncitorul merge pe primul loc liber din ea. Se oprește și te întreb când niciunul nu e liber sau a pasat cineva.
    [few] O listă pentru { $seat }, pentru { $count } plasări: de fiecare dată muncitorul merge pe primul loc liber din ea. Se oprește și te întreb când niciunul nu e liber sau a pasat cineva.
   *[other] O listă pentru { $seat }, pentru { $count } de plasări: de fiecare dată muncitorul merge pe primul loc liber din ea. Se oprește și te întreb când niciunul nu e liber sau a pasat cineva.
 }
whatif-keep-left = Nu se salvează:
whatif-not-kept = { $why ->
    [now] • { $what }: te întreb chiar acum. Butonul de mai jos o face chiar în partidă.
    [placing] • { $what }: te întreb când vine momentul.
   *[later] • { $what }: e într-o rundă viitoare.
 }
whatif-keep-granted = -# Presupune că ceilalți fac ce ai încercat pentru ei: { $steps }
whatif-keep-nothing = La niciunul dintre pașii tăi nu se poate răspunde dinainte: răspunsurile sunt pentru restul acestei runde, listele pentru următoarele plasări.
whatif-kept = **Salvat.** Doar tu vezi planul; `/caylus plan turn` arată tot.
whatif-kept-list = • { $seat }, la următoarele plasări primul loc liber: { $places }
