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
    .off = Fără rezumat de acum
    .off-name = oprit
week-now = Rezumatul săptămânii vine în { $channel }, data viitoare { $when } ({ $zone }). Vorbește despre partidele pe care le vede oricine citește canalul; într-o săptămână fără ele nu vine.
week-off = Aici nu e niciun rezumat al săptămânii. `/caylus-server digest channel:…` îl comandă.
week-no-channel = Numește un canal pentru rezumat.
week-no-zone = { $zone } nu e un fus orar pe care îl știu. Lista de la scriere le are pe toate.
week-no-statistics = Rezumatul se citește din statistici, iar ele sunt oprite aici (`/caylus-server club`). Nu s-a schimbat nimic.
week-may-not = Nu pot posta rezumatul în { $channel }: acolo îmi trebuie { $missing }. Nu s-a schimbat nimic.
week-trouble-forbidden = Ultimul rezumat nu a putut fi postat: canalul nu mai există sau nu am voie să scriu acolo. Încerc din nou singur.
week-trouble-discord = Ultimul rezumat nu a putut fi postat; încerc din nou singur.

week-title = **Săptămâna noastră**, { $since } – { $until }
week-game = { $game }: { $players } · { $thread }
week-winner = **{ $name }** { $score }
week-forfeit = **{ $name }** { $score } (prin abandon)
week-player = { $name } { $score }
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
    [one] la { $n } punct
    [few] la { $n } puncte
   *[other] la { $n } de puncte
 }
week-turned = Cel mai lung avans pierdut: { $name } conduce în { $game } { $n ->
    [one] { $n } rundă
    [few] { $n } runde
   *[other] { $n } de runde
 }, câștigă { $winners }
week-record = Record la { $game }: { $name } cu { $score }, înainte { $before }
week-newcomers = Prima partidă încheiată aici: { $people }
week-climbs = În sus în clasament: { $people }
week-climb = { $name } ({ $by })
week-running = Partide în curs: { $n }
week-tables = Mese deschise: { $tables }
week-others = încă { $n }

week-picture = Săptămâna noastră
week-finished-figure = încheiate
week-people-figure = jucători
week-running-figure = în curs
week-winner-column = Câștigă
