button-puzzle-solution = Arată soluția
puzzle-title = **Problema din { $day }** · { $game }, { $n ->
    [one] { $n } jucător
    [few] { $n } jucători
   *[other] { $n } de jucători
 }
puzzle-question = { $seat } decide: { $question } Care e cea mai bună alegere?
puzzle-once = -# Contează primul tău răspuns și doar tu vezi cât de bun a fost. Aici voi scrie cine a rezolvat-o.
puzzle-once-alone = -# Contează primul tău răspuns din zi, aici sau unde e postată problema.
puzzle-right = ✅ Corect: „{ $best }” e cea mai bună alegere.
puzzle-wrong = „{ $chosen }” nu e cea mai bună alegere.
puzzle-less = O altă acțiune e mai bună cu { $cost } puncte (din 100).
puzzle-try = **Mai încearcă** sau vezi soluția.
puzzle-again = Ai răspuns deja la această problemă.
puzzle-counted = Contează primul tău răspuns: „{ $first }”.
puzzle-solution = Cea mai bună: „{ $best }”.
puzzle-better = E mai bună decât „{ $other }” cu { $cost } puncte (din 100).
puzzle-small = -# Părerea unui calculator, pornind de la ce se poate ști de pe acest loc. Poziția e dintr-o partidă între calculatoare, iar o acțiune e clar cea mai bună. Valorile merg de la 0 la 100: jumătate șansa de victorie, jumătate avansul.
puzzle-nobody-answered = Nu a răspuns nimeni.
puzzle-nobody-solved = { $answers ->
    [one] { $answers } răspuns, dar nimeni n-a rezolvat-o.
    [few] { $answers } răspunsuri, dar nimeni n-a rezolvat-o.
   *[other] { $answers } de răspunsuri, dar nimeni n-a rezolvat-o.
 }
puzzle-solved = Au rezolvat-o: { $people } ({ $n } din { $answers ->
    [one] { $answers } răspuns
    [few] { $answers } răspunsuri
   *[other] { $answers } de răspunsuri
 }).
puzzle-more = încă { $n }
puzzle-over = Ziua acelei probleme a trecut. Cea de azi: `/caylus-club puzzle`.
puzzle-unknown = Nu mai am această problemă. Cea de azi: `/caylus-club puzzle`.
puzzle-permission-view-channel = Vezi canalul
puzzle-permission-send-messages = Trimite mesaje
puzzle-permission-attach-files = Atașează fișiere
puzzle-both = Fie alege un canal pentru probleme, fie oprește-le.
puzzle-off = niciuna
puzzle-trouble = { $why ->
    [forbidden] Nu am voie să postez problema zilei în canalul ei: dă-mi acolo Vezi canalul, Trimite mesaje și Atașează fișiere sau alege altul cu `/caylus-server settings`.
   *[discord] Discord nu a acceptat problema zilei; încerc mai departe.
 }
