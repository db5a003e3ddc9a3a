cmd-caylus-server-digest = Rezumatul săptămânii într-un canal
    .name = rezumat
    .channel = Unde se postează
    .channel-name = canal
    .day = Ziua săptămânii, 1 e luni, 7 duminică
    .day-name = zi
    .hour = Ora din zi
    .hour-name = oră
    .zone = Fus orar, de exemplu Europe/Bucharest
    .zone-name = fus
    .off = Oprește rezumatul
    .off-name = oprit
week-now = Postez rezumatul săptămânii în { $channel }, data viitoare { $when } ({ $zone }). Cuprinde partidele pe care le poate vedea oricine din acel canal; după o săptămână fără partide nu vine.
week-off = Aici nu e niciun rezumat al săptămânii. `/caylus-server settings` îl activează.
week-no-channel = Alege un canal pentru rezumat.
week-no-statistics = Rezumatul are nevoie de statistici, care sunt dezactivate aici (`/caylus-server settings`). Nu s-a schimbat nimic.
week-trouble = { $why ->
    [forbidden] Pe ultimul nu l-am putut posta: canalul nu mai există sau nu am voie să scriu acolo. Încerc mai departe.
   *[discord] Pe ultimul nu l-am putut posta; încerc mai departe.
 }

week-title = **Săptămâna noastră**, { $since } – { $until }
week-forfeit = **{ $name }** { $score } (prin abandon)
week-more = Și încă { $n ->
    [one] { $n } partidă
    [few] { $n } partide
   *[other] { $n } de partide
 }.
week-beside = Cu calculatoare: { $n ->
    [one] { $n } partidă
    [few] { $n } partide
   *[other] { $n } de partide
 }
week-closest = Cea mai strânsă: { $game }, { $n ->
    [0] egalitate
    [one] diferență de { $n } punct
    [few] diferență de { $n } puncte
   *[other] diferență de { $n } de puncte
 }
week-turned = Cel mai mare avans pierdut: { $name } a condus în { $game } timp de { $n ->
    [one] { $n } rundă
    [few] { $n } runde
   *[other] { $n } de runde
 }, dar victoria a revenit altcuiva: { $winners }
week-record = Record la { $game }: { $name } cu { $score } (recordul anterior: { $before })
week-newcomers = Prima partidă încheiată aici: { $people }
week-climbs = Au urcat în clasament: { $people }
week-running = Partide în curs: { $n }
week-tables = Mese deschise: { $tables }

week-picture = Săptămâna noastră
week-figure = { $what ->
    [finished] încheiate
    [people] jucători
   *[running] în curs
 }
week-winner-column = Câștigător
