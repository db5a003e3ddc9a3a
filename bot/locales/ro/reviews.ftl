button-review = Analiză
button-trypast = Încearcă din nou
button-review-whole = Toată partida
button-board-full = { $size ->
    [glance] Tabla mică
    [only] Doar tabla întreagă
   *[full] Tabla întreagă
 }
review-gone = Această analiză e depășită: s-a anulat ceva în partidă sau am o versiune nouă. Cere-o din nou cu `/caylus-club review`.
review-none-here = Aici nu s-a încheiat nicio partidă, iar tu n-ai încheiat niciuna pe acest server. Indică una: `/caylus-club review game:…`.
review-no-seat = { $game } nu are un asemenea loc. Are { $seats }.
review-whose = **{ $game }**: ce loc să analizez?
review-progress = **{ $game }**, { $seat }: analizez fiecare decizie. { $of ->
    [0] Citesc partida.
    [one] Gata: { $done } din { $of }.
    [few] Gata: { $done } din { $of }.
   *[other] Gata: { $done } din { $of }.
 } { $minutes ->
    [0] Durează cam un minut, mai mult dacă sunt ocupat.
    [one] În ritmul acesta mai durează cam un minut.
    [few] În ritmul acesta mai durează cam { $minutes } minute.
   *[other] În ritmul acesta mai durează cam { $minutes } de minute.
 } Mutările calculatoarelor au prioritate. Dacă analiza se oprește, apasă butonul.
review-busy = **{ $game }**: fac analiza pentru { $seat }; decizii gata: { $done } din { $of }. Fac una o dată: apasă din nou butonul peste un minut.
review-cut-off = Am fost repornit în timpul acestei analize. Apasă butonul ca să continui.
review-head = **{ $game }**, { $seat }: { $good } din { $n ->
    [one] { $n } decizie a fost la nivelul
    [few] { $n } decizii au fost la nivelul
   *[other] { $n } de decizii au fost la nivelul
 } celei mai bune găsite de mine.
review-marks = ★ cele mai bune { $best } · ✓ bune { $good } · △ îndoielnice { $doubtful } · ✗ greșeli { $mistake }
review-turns = -# Pe runde: { $turns }
review-line = { $number }. Runda { $turn }: „{ $done }”. Mai bine: „{ $better }” (+{ $cost } din 100).
review-press = Aceste decizii au costat cel mai mult. Apasă un număr ca să vezi una cu tabla din acel moment.
review-none = Celelalte se încadrează în marja mea de eroare.
review-small = -# Părerea unui calculator: 400 de încercări pentru fiecare decizie, pornind de la ce se putea ști atunci de pe acel loc. Diferențele din marja de eroare contează ca bune. Valorile merg de la 0 la 100: jumătate șansa de victorie, jumătate avansul.
review-page = **{ $number } din { $count }** · Runda { $turn }, { $phase }: { $question }
review-did = { $seat } a ales „{ $done }”.
review-instead = Mai bine: „{ $better }” (+{ $cost } din 100).
review-hand = Mâna ta de atunci: { $cards }
review-hand-empty = Atunci nu aveai nicio carte în mână.
review-why = De ce: nimic nu iese în evidență; se adună multe lucruri mici.
review-why-for = De ce: { $why }.
