button-review = Retrospectivă
button-trypast = Încearcă din nou
button-review-whole = Toată partida
button-board-full = Tabla întreagă
button-board-glance = Tabla mică
review-not-over = { $game } nu s-a încheiat. O retrospectivă privește o partidă încheiată.
review-gone = Retrospectiva nu mai e aici: s-a anulat ceva în partida ei sau e de la altă versiune. Cere-o din nou cu `/caylus-club review`.
review-none-here = Aici nu s-a încheiat nicio partidă, iar tu n-ai încheiat niciuna pe acest server. Numește una: `/caylus-club review game:…`.
review-no-seat = { $game } nu are un asemenea loc. Are { $seats }.
review-whose = **{ $game }**: de pe al cui loc o privesc din nou?
review-progress = **{ $game }**, { $seat }: privesc din nou fiecare decizie. { $of ->
    [0] Începe imediat.
    [one] Gata: { $done } din { $of }.
    [few] Gata: { $done } din { $of }.
   *[other] Gata: { $done } din { $of }.
 } Durează cam un minut; mutările calculatoarelor au întâietate. Dacă stă pe loc, apasă butonul.
review-busy = **{ $game }**: se face retrospectiva pentru { $other }, decizii gata: { $done } din { $of }. Una câte una: apasă din nou butonul peste un minut.
review-cut-off = Am fost repornit în timp ce priveam partida. Apasă butonul: continuă de unde a rămas.
review-head = **{ $game }**, { $seat }: { $good } din { $n ->
    [one] { $n } decizie a fost la nivelul
    [few] { $n } decizii au fost la nivelul
   *[other] { $n } de decizii au fost la nivelul
 } celei mai bune găsite de mine.
review-marks = ★ cele mai bune { $best } · ✓ bune { $good } · △ îndoielnice { $doubtful } · ✗ greșeli { $mistake }
review-turns = -# Pe runde: { $turns }
review-line = { $number }. Runda { $turn }: „{ $done }”. Mai bine: „{ $better }”, cu { $cost } din 100.
review-press = Numerele arată deciziile care au costat cel mai mult, cu tabla din acel moment.
review-none = Niciuna din celelalte nu a costat mai mult decât marja mea de eroare.
review-small = -# Părerea unui calculator: 400 de încercări de decizie, din ce putea ști locul atunci. Diferențele din marja de eroare sunt socotite bune. Valorile merg de la 0 la 100: jumătate e șansa de victorie, jumătate avansul.
review-page = **{ $number } din { $count }** · Runda { $turn }, { $phase }: { $question }
review-did = { $seat } a ales „{ $done }”.
review-instead = Mai bine: „{ $better }”, cu { $cost } din 100.
review-hand = Mâna ta de atunci: { $cards }
review-hand-empty = Mâna ta era goală atunci.
review-why = De ce: nimic nu iese în evidență; se adună multe lucruri mici.
review-why-for = De ce: { $why }.
review-why-for-but = De ce: { $why }; dar { $against }.
review-why-but = De ce: se adună multe lucruri mici; dar { $against }.
