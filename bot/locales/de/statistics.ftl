standing-here = Beendete Partien auf diesem Server
standing-none = Hier gibt es noch nichts zu zeigen. Es zählen nur beendete Partien, die begonnen haben, seit es die Statistik gibt, keine Übungen und keine importierten.
standing-computer = Computer haben keine Statistik. Ihre festen Ratings: { $ratings }.
standing-rating-of-level = Stufe { $level }: { $rating }
standing-games = { $n ->
    [one] Partie
   *[other] Partien
 }
standing-won = gewonnen
standing-average = im Schnitt
standing-best = Rekord
standing-rating = Rating
standing-rating-new = vorläufig
standing-place = in der Rangliste
standing-percent = { $n } %
standing-deniers = Denar für den Vogt
standing-batches = Pakete
standing-days = Tage pro Partie
standing-by-players = Nach Zahl der Spieler
standing-game-column = Spiel
standing-games-column = Partien
standing-points = Punkte pro Partie, nach Quelle
standing-mean = Durchschnitt aller
standing-used = Am meisten genutzt
standing-built = Am meisten gebaut
standing-lines = Gunst
standing-form-one = { $rank }. von { $players }
standing-form = Platz in den letzten Partien, neueste zuerst
standing-form-beside = von { $players }
standing-with-computers = { $game } mit Computern
standing-beside = Mit Computern: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
 }, { $won } gewonnen
standing-left = Kampflos gewonnen: { $won }. Vor dem Ende verlassen: { $left }.
standing-provisional = { $told } (vorläufig bei weniger als { $of } Partien)
standing-on-ladder = Rating { $rating }: Platz { $place } der Rangliste, { $games ->
    [one] { $games } Partie mit Rating
   *[other] { $games } Partien mit Rating
 }
standing-off-ladder = Rating { $rating }, nicht in der Rangliste: { $games ->
    [one] { $games } Partie mit Rating
   *[other] { $games } Partien mit Rating
 }
standing-overall = Über alle Server: { $rating }
standing-records = Die meisten Punkte
standing-player-column = Spieler
standing-nobody = (ohne Namen)
standing-places = Siege nach Platz in der ersten Spielreihenfolge
standing-answers = -# Im Schnitt hast du nach { $hours } Stunden geantwortet; das siehst nur du.
reliable-finished = { $finished } von { $games } beendet
reliable-missed = { $missed } von { $deadlines } Fristen verpasst
reliable-answers = { $within ->
    [hour] antwortet meist binnen einer Stunde
    [day] antwortet meist binnen eines Tages
   *[longer] braucht für Antworten oft länger als einen Tag
 }
standing-reliable = Partien mit Rating: { $told }.
ladder-title = Rangliste: { $game }
choice-statistics-ladder = die Rangliste
choice-statistics-server = dieser Server
choice-statistics-player = eine Person
ladder-empty = In der Rangliste von { $game } steht noch niemand. Dort stehen alle ab ihrer ersten Partie mit Rating. Ein Tisch zählt fürs Rating, außer mit `rated:no`, mit `hints:yes`, mit freiem Zurücknehmen oder in einem Kanal, den nicht alle sehen.
ladder-public = -# Es zählen nur Partien, deren Kanal alle sehen.
ladder-season = -# Diese Saison begann am { $since }: Es zählen nur Partien, die seitdem zu Ende gingen, und alle haben neu angefangen.
ladder-season-over = -# Saison vom { $since } bis zum { $until }.
ladder-before = -# Vor der ersten Saison, bis zum { $until }.
menu-season = Eine andere Saison
seasons-none = Keine Saisons: Die Ranglisten zählen alle Partien mit Rating. Eine Saison beginnt an einem Tag deiner Wahl (zum Beispiel 2027-01-01, oder today): Dann fangen die Ranglisten von vorn an; frühere Saisons kannst du weiterhin ansehen.
seasons-now = Saisons begannen oder beginnen am: { $days }. Die Ranglisten zählen ab der letzten, die begonnen hat; ein Menü darunter zeigt frühere. Ratings in Ergebnissen und für Tische mit Rating laufen von Saison zu Saison weiter. `off` entfernt { $last }.
ladder-judged = -# Ältere Partien in anderen Kanälen zählen ab dem { $when } nicht mehr. Bis dahin zeige ich keine Ratings, in die solche Partien eingeflossen sein können. Wer „alle“ sind, bestimmt `/caylus-server settings`.
ladder-members = Ratings zeige ich nur denen, die { $role } haben: privat oder wo sonst niemand mitliest.
club-everybody = Wer bei Ratings als „alle“ gilt: { $role }. Es zählen nur Partien in Kanälen, die alle sehen.
cmd-caylus-server-club-everybody = Wer Kanäle mit Rating-Partien sehen muss
    .name = alle
ladder-page = Seite { $page } von { $pages }
ladder-provisional = { $games }, vorläufig
ladder-off = Auf diesem Server sind die Ratings abgeschaltet.
button-return = Zurück
button-next = Weiter
ladder-own = Du: { $told }
standing-choice = Dein Rating hier: { $ladder }. Dein Rating über alle Server: { $overall }. Wie schnell du antwortest: { $answers }.
standing-choice-in = alle sehen es, und du stehst in der Rangliste
standing-choice-out = nur du siehst es
standing-choice-yes = an
standing-choice-no = aus
standing-answers-yes = alle sehen es, in Worten
club-now = Statistik: { $statistics }. Ratings: { $ratings }. Ratings über alle Server: { $overall }. Was bisher gezählt wurde, bleibt.
rating-changes = Ratings: { $changes }
rating-change-new = { $seat }: { $after } ({ $by }, vorläufig: Partie { $games } von { $of })
ended-share = { $how ->
    [again] -# Ein zweiter kampfloser Sieg gegen dieselbe Person innerhalb von { $days } Tagen bringt niemandem Rating ein.
    [none] -# Dieses Ergebnis kommt zu früh, als dass sich Ratings ändern könnten.
   *[part] -# Ein so frühes Ergebnis zählt wie { $share } % einer ganzen Partie.
 }
ended-halved = -# Ein Computer oder jemand anderes traf { $others } der { $of } Entscheidungen für { $seat } ({ $late } von { $half } in der zweiten Hälfte der Partie). Das ist mehr als ein Viertel: Ein Gewinn an Rating wird halbiert, und wer selbst gespielt hat, verliert gegen diesen Platz kein Rating.
