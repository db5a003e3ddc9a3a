# Turniere und Ligen
tournament-may-not = Ein Turnier leiten kann, wer hier Events oder Threads verwalten darf oder die Rolle hat, die dieser Server dafür bestimmt hat (`/caylus-server settings`).
tournament-channel = Ein Turnier kündige ich in einem Textkanal an, den ich sehe, und seine Partien werden dort zu Threads. Benutze den Befehl in so einem Kanal.
tournament-permissions = In { $channel } kann ich kein Turnier durchführen: Ich brauche dort „Kanäle ansehen“, „Nachrichten senden“ und „Öffentliche Threads erstellen“. Es wurde nichts angekündigt.
tournament-no-files = Ich konnte die Dateien nicht senden: Ich darf hier keine Dateien anhängen.
form-again = Das Formular ist abgelaufen. Drück noch einmal auf den Knopf.

tournament-format = { $format ->
    [knockout] K.-o., { $advance ->
        [one] { $advance } kommt von jedem Tisch weiter
       *[other] { $advance } kommen von jedem Tisch weiter
     }
    [swiss] Schweizer System, { $rounds ->
        [one] { $rounds } Turnierrunde
       *[other] { $rounds } Turnierrunden
     }
   *[league] Liga, { $rounds ->
        [one] { $rounds } Turnierrunde
       *[other] { $rounds } Turnierrunden
     }, Spielklassen mit höchstens { $division } Personen
 }
tournament-size = Tische zu { $size }
tournament-days = Eine Turnierrunde dauert { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
 } ({ $share }). Verspätete Tische: { $late }.
tournament-nine = { $by ->
    [simulated] nach Simulationen werden etwa 9 von 10 Tischen in dieser Zeit fertig
    [server] etwa 9 von 10 Tischen werden in dieser Zeit fertig, wie bisher auf diesem Server
    [shorter] damit es in { $most } Wochen endet; 9 von 10 Tischen sind nach { $nine } Tagen fertig
    [short] zu wenig, als dass die meisten Tische fertig würden: 9 von 10 brauchen { $nine } Tage
   *[own] { $nine ->
        [0] von der Turnierleitung gewählt
        [one] von der Turnierleitung gewählt; 9 von 10 Tischen sind nach { $nine } Tag fertig
       *[other] von der Turnierleitung gewählt; 9 von 10 Tischen sind nach { $nine } Tagen fertig
     }
 }
tournament-whole = { $format ->
    [knockout] Mit { $people } Personen dauert es { $rounds ->
        [one] { $rounds } Turnierrunde
       *[other] { $rounds } Turnierrunden
     },
   *[league] Es dauert
 } insgesamt etwa { $weeks ->
    [one] { $weeks } Woche
   *[other] { $weeks } Wochen
 }.
tournament-room = Für { $people } Personen. { $grace ->
    [0] Wer nicht antritt, wird nicht ersetzt.
    [one] Wer nicht antritt, wird nach { $grace } Tag ersetzt.
   *[other] Wer nicht antritt, wird nach { $grace } Tagen ersetzt.
 }
tournament-no-days = Eine Turnierrunde endet mit ihrem letzten Tisch.
tournament-late = { $late ->
    [adjudicate] zählen, wie sie stehen
    [extend] die Turnierrunde wartet einmal { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
     } auf sie, dann zählen sie, wie sie stehen
    [pace] wer das Tempo gehalten hat, teilt sich die Ränge; wer nicht, bekommt nichts
   *[stand-in] für alle, die das Tempo nicht gehalten haben, spielt ein Computer weiter; sie bekommen nichts
 }
tournament-late-rated = Dieses Ergebnis zählt auch fürs Rating: vor Runde { $first } gar nicht, dann von Runde zu Runde mehr, ab Runde { $half } ganz.
tournament-organized = Leitung: { $who }
tournament-signup = { $when ->
    [none] **Die Anmeldung ist offen**, bis die Leitung sie schließt.
   *[date] **Anmeldung bis { $when }**
 }
tournament-round-now = { $when ->
    [none] **Turnierrunde { $round }**
   *[date] **Turnierrunde { $round }**, bis { $when }
 }
tournament-won = Gewonnen: **{ $names }**
tournament-people = Dabei ({ $here } von { $most }): { $names }
tournament-waiting = Warteliste ({ $count }): { $names }
tournament-and-more = { $names } und { $count } weitere
tournament-status = { $status ->
    [draft] Entwurf, den nur du siehst
    [signup] Anmeldung offen, dabei: { $people }
    [running] Turnierrunde { $round }, dabei: { $people }
    [finished] zu Ende
   *[cancelled] abgesagt
 }
tournament-list-none = Auf diesem Server gibt es keine Turniere. Wer eines leiten darf, beginnt mit `/caylus-club tournament`.
tournament-chosen = Die Knöpfe gelten für: **{ $name }**
menu-tournament-pick = Welches Turnier

tournament-round-title = 🏆 **{ $name }** · Turnierrunde { $round }
tournament-until = Bis { $when }
tournament-division = Spielklasse { $division }
tournament-seat-left = { $name } (ausgeschieden)
tournament-void = (entfällt)
tournament-bye = (Freilos)
tournament-more = { $count ->
    [one] { $count } weiterer Tisch passt
   *[other] { $count } weitere Tische passen
 } nicht mehr hierher. Alle stehen in `/caylus-club tournament`.
tournament-tie = { $by ->
    [wins] Siege
    [direct] Direkt
    [share] Anteil %
    [score] { menu-prestige }
   *[strength] Gegner
 }
tournament-export = { $name }: Tabelle und Tische als CSV; sobald das Turnier vorbei ist, auch alles als JSON.

tournament-you-in = Du bist bei { $name } dabei. Wenn eine Turnierrunde ausgelost ist, beginnt deine Partie von selbst, und du wirst dort erwähnt.
tournament-you-wait = Du stehst auf der Warteliste von { $name }: Wird ein Platz frei oder braucht ein Tisch Ersatz, kommst du der Reihe nach dran.
tournament-you-out = Du bist bei { $name } nicht mehr dabei.
tournament-you-out-playing = Du wirst für { $name } nicht mehr ausgelost. Deine Partie { $game } kannst du noch zu Ende spielen; `/caylus table resign` gibt den Platz auf.
tournament-sure-out = Das Turnier hat begonnen. Trotzdem abmelden? Ab der nächsten Turnierrunde wirst du nicht mehr ausgelost, und du kommst nicht wieder hinein.
seat-drawn = Der Platz { $seat } ist frei: Wer auf der Warteliste des Turniers vorn steht, bekommt ihn.
sure-resign-drawn = Wenn du { $game } verlässt, geht dein Platz ({ $seats }) an die Warteliste des Turniers, und dieser Tisch zählt für dich als aufgegeben; das lässt sich nicht zurücknehmen. Bist du sicher?

tournament-told-comes-in = { $who } rückt von der Warteliste nach.
tournament-told-substitute = Turnierrunde { $round }, Tisch { $table }: { $who } übernimmt den Platz von { $old }.
tournament-told-seat-free = Turnierrunde { $round }, Tisch { $table }: Der Platz von { $who } ist frei. Wer zuerst einspringt, spielt dort weiter und auch in den nächsten Turnierrunden. Findet sich bis { $until } niemand, spielt ein Computer.
tournament-told-warned = { $who }, an diesem Tisch hast du noch nicht gespielt. Spiel bis { $until }, dann behältst du deinen Platz. Danach bekommt ihn jemand anderes, und du bist nicht mehr im Turnier.
tournament-told-ends = Turnierrunde { $round } endet am { $ends }. Gewartet wird hier auf: { $people }. Verspätete Tische: { $rule }. Wer meist übersprungen wurde, wird Letzter.
tournament-told-counted = Die Zeit von Turnierrunde { $round } ist um, und dieser Tisch zählt jetzt, wie er steht: { $result }. Ihr könnt zum Vergnügen weiterspielen, aber für Turnier und Rating ist er entschieden, und keine Uhr läuft mehr.
tournament-told-late = Die Zeit von Turnierrunde { $round } ist um. Verspätete Tische ({ $count }): { $rule }.
tournament-told-late-extend = Die Zeit von Turnierrunde { $round } ist um; sie wartet auf ihre verspäteten Tische ({ $count }) bis { $until }.
tournament-told-signup-until = Die Anmeldung geht bis { $until }.
tournament-told-round-until = Turnierrunde { $round } geht bis { $until }.
tournament-told-removed = { $by } hat { $who } herausgenommen. Grund: { $reason }
tournament-told-corrected = Turnierrunde { $round }, Tisch { $table }: { $by } hat das Ergebnis berichtigt. Grund: { $reason }
tournament-told-cancelled = Das Turnier ist abgesagt. Seine laufenden Partien gehen weiter.
tournament-told-few = Die Anmeldefrist ist abgelaufen, aber es sind nur { $here } von mindestens { $least } dabei. Die Anmeldung bleibt offen: Mit `/caylus-club tournament` kannst du sie verlängern, später beginnen oder absagen.
tournament-told-unmade = Turnierrunde { $round }, Tisch { $table } kann noch nicht beginnen: Jemand von diesem Tisch oder dieser Server hat so viele Partien, wie die Grenze erlaubt. Ich versuche es jede Stunde wieder; Ersatz oder eine höhere Grenze hilft sofort.
tournament-told-cancelled-table = Turnierrunde { $round }, Tisch { $table }: Die Partie wurde abgesagt. Leg fest, was der Tisch zählt: `Ergebnis berichtigen` unter `/caylus-club tournament`.
tournament-told-reopened = Turnierrunde { $round }, Tisch { $table }: Das Ende der Partie wurde zurückgenommen, nachdem ihr Ergebnis schon gezählt hatte. Die Tabelle behält es, wenn du es nicht berichtigst.
tournament-told-ended-again = Turnierrunde { $round }, Tisch { $table }: Die Partie ist erneut zu Ende, mit anderem Ergebnis. Die Tabelle behält das erste, wenn du es nicht berichtigst.
tournament-told-round-over = Turnierrunde { $round } ist zu Ende. Lose die nächste aus: `/caylus-club tournament`.
tournament-final = 🏆 **{ $name }** ist zu Ende.

tournament-draft = Noch ist nichts angekündigt; nur du siehst das. Drück `Ankündigen`, wenn alles stimmt.
tournament-draft-numbers = Die Anmeldung dauert { $signup ->
    [one] { $signup } Tag
   *[other] { $signup } Tage
 }.
tournament-next = { $automatic ->
    [yes] Die nächste Turnierrunde wird ausgelost, wenn der letzte Tisch fertig ist.
   *[no] Du lost jede Turnierrunde selbst aus.
 }
tournament-announced = Angekündigt in { $channel }. Was die Leitung tun kann, steht unter `/caylus-club tournament`.
tournament-proposed = { $shorter ->
    [yes] Vorgeschlagen, damit es in { $most } Wochen endet: { $days }
   *[no] Vorgeschlagen (etwa 9 von 10 Tischen werden fertig): { $days }
 }
tournament-who-goes = Wer gibt in dieser Turnierrunde den Platz ab?
tournament-who-comes = { $goes } geht. Wer von der Warteliste übernimmt den Platz?
tournament-sure-substitute = Turnierrunde { $round }, Tisch { $table }: { $goes } geht und { $comes } kommt. { $goes } ist dann nicht mehr im Turnier, und du kannst das nicht zurücknehmen. Bist du sicher?
tournament-who-removed = Wer wird aus dem Turnier genommen? Nach dem Grund frage ich als Nächstes.
tournament-which-table = Turnierrunde { $round }: Von welchem Tisch soll das Ergebnis ersetzt werden?
tournament-which-places = Turnierrunde { $round }, Tisch { $table }: Wähle für jeden Platz den Rang. Gleiche Ränge werden geteilt. Nach dem Grund frage ich zuletzt.
tournament-table = Tisch { $number }
tournament-gave-up = { $name }: ausgeschieden, ohne Punkte
tournament-sure-cancel = Das Turnier für alle absagen? Das lässt sich nicht zurücknehmen.
choice-tournament-knockout = K.-o.: Die Besten jedes Tisches kommen weiter
choice-tournament-swiss = Schweizer: Alle spielen jede Turnierrunde
choice-tournament-league = Liga: Spielklassen mit Auf- und Abstieg
menu-tournament-format = Turnierform
menu-tournament-game = Spiel und Größe der Tische
menu-tournament-pace = Tempo
menu-tournament-late = Verspätete Tische
menu-tournament-goes = Wer geht
menu-tournament-comes = Wer kommt
menu-tournament-removed = Wer herausgenommen wird
menu-tournament-place = Rang dieser Person
button-tour-numbers = Spieler, Turnierrunden
button-tour-times = Zeiten
button-tour-rated = { $now ->
        [yes] Rating: ja
       *[no] Rating: nein
    }
button-tour-automatic = { $now ->
        [yes] Turnierrunden: von selbst
       *[no] Turnierrunden: von Hand
    }
button-tour-announce = Ankündigen
button-tour-begin = Jetzt beginnen
button-tour-draw = Turnierrunde auslosen
button-tour-extend = Verlängern
button-tour-substitute = Ersatz einsetzen
button-tour-off = Tisch nicht werten
button-tour-remove = Jemanden herausnehmen
button-tour-correct = Ergebnis berichtigen
button-tour-season = Nächste Saison
button-tour-cancel = Turnier absagen
button-tourin = { $how ->
        [waits] Auf die Warteliste
        [steps] Einspringen
       *[join] Anmelden
    }
button-tourout = Abmelden
button-tourleave = Endgültig abmelden
button-tourshow = Tabelle
button-tourround = Turnierrunde { $round }
button-tourall = Tabelle allen zeigen
button-tourfiles = Dateien (CSV, JSON)
button-tourmanage = Leiten
button-tournew = Neues Turnier
form-tour-name = Name
form-tour-least = Mindestzahl der Personen
form-tour-most = Höchstzahl der Personen
form-tour-rounds = Turnierrunden
form-tour-advance = So viele kommen von jedem Tisch weiter
form-tour-division-size = Höchstens so viele in einer Spielklasse
form-tour-signup-days = Anmeldefrist in Tagen
form-tour-round-days = Tage pro Turnierrunde (0: ohne Grenze)
form-tour-grace-days = Tage bis zum Ersatz (0: nie)
form-tour-extra-days = Zusatztage für verspätete Tische, einmal
form-tour-days = Zusätzliche Tage
form-tour-reason = Grund, für alle zu lesen

cmd-caylus-club-tournament = Turniere und Ligen
    .name = turnier
cmd-caylus-server-club-tournaments = Turniere erlauben
    .name = turniere
cmd-caylus-server-club-organizers = Eine Rolle, die Turniere leiten darf
    .name = leitung
club-now-tournaments = Turniere: { $tournaments }. Leiten kann, wer Events oder Threads verwalten darf, und: { $organizers }
club-no-organizers = sonst niemand

drawn-at = Turnierrunde { $round }, Tisch { $table } · { $tournament }
tournament-not-drawn = { $name } hat noch nicht begonnen: Es ist nichts ausgelost, also gibt es weder Tabelle noch Tische.
tournament-scoring = Punkte nach Rang: { $points }. Bei Gleichstand: { $ties }.
tournament-scale = Punkte nach Rang: { $points }
tournament-first = Bei Gleichstand zuerst: { $first }
tournament-moves = Aufsteiger (und ebenso viele Absteiger) je Spielklasse: { $number }
tournament-tiebreaker = { $by ->
    [wins] gewonnene Tische
    [direct] direkter Vergleich
    [share] Anteil an der Punktzahl des Siegers
    [strength] Punkte der Gegner
    [score] Prestige insgesamt
   *[lot] Los
 }
menu-tournament-ties = Bei Gleichstand
menu-tournament-moves = Auf- und Abstieg
cmd-caylus-server-club-no-organizers = Keine Rolle leitet Turniere
    .name = ohne-leitung

tournament-none = Dieses Turnier gibt es hier nicht, oder du kannst seinen Kanal nicht sehen. `/caylus-club tournament` zeigt die Turniere dieses Servers.
tournament-settles = Dieser Tisch gehört zum Turnier { $tournament }: Die Einstellungen sind an allen seinen Tischen gleich und lassen sich hier nicht ändern.
tournament-seats = Dieser Tisch gehört zum Turnier { $tournament }: Wer einen Platz übernimmt, bestimmt die Turnierleitung (`/caylus-club tournament`).
tournament-vote = Dieser Tisch gehört zum Turnier { $tournament }, darum kann er nicht von den Spielern abgesagt werden; die Turnierleitung kann sein Ergebnis festlegen (`/caylus-club tournament`).
tournament-organizer-only = Das kann nur die Turnierleitung oder wer im Kanal des Turniers ({ $channel }) Turniere leiten darf.
tournament-own-table = Du sitzt selbst an diesem Tisch und kannst darum nicht über ihn entscheiden. Das kann jemand anderes aus der Leitung oder die Moderation.
tournament-moved-on = Das Turnier ist inzwischen weitergegangen; es ist nichts passiert. `/caylus-club tournament` zeigt den jetzigen Stand.
tournament-closed = { $tournament } nimmt niemanden mehr auf: Das Turnier ist zu Ende oder abgesagt.
tournament-signed-up = Du bist für { $tournament } schon angemeldet.
tournament-no-return = Du bist bei { $tournament } nicht mehr dabei, und nach dem Beginn kommt niemand wieder hinein.
tournament-not-mine = Du nimmst an { $tournament } nicht teil. Solange die Anmeldung offen ist, kannst du dich mit den Knöpfen unter der Ankündigung anmelden.
tournament-out-again = Du bist seit dem { $when } nicht mehr bei { $tournament } dabei. Der Knopf unter der Ankündigung meldet dich wieder an, am Ende der Liste.
tournament-out-for-good = Du bist seit dem { $when } nicht mehr bei { $tournament } dabei, und nach dem Beginn kommt niemand wieder hinein. Zuschauen kannst du weiter (`/caylus-club tournament`).
tournament-nobody = Für { $tournament } hat sich noch niemand angemeldet.
tournament-no-round = Es gibt keine Turnierrunde { $round }. Turnierrunden bisher: { $most }.
tournament-no-table = In Turnierrunde { $round } gibt es keinen Tisch { $table }, dessen Ergebnis sich berichtigen ließe. Ihre Tische: { $tables }.
tournament-not-in = Diese Person nimmt an { $tournament } nicht teil.
tournament-many = Auf diesem Server { $here ->
    [one] läuft schon { $here } Turnier
   *[other] laufen schon { $here } Turniere
 }; die Grenze ist { $most }. Erst muss eines enden oder abgesagt werden.
tournament-few = { $tournament } hat zu wenige Teilnehmer: { $here }, nötig sind mindestens { $least }. Verlängere die Anmeldung oder sag das Turnier ab.
tournament-name = Ein Turnier braucht einen Namen mit 1 bis { $most } Zeichen.
tournament-number = { $text } geht hier nicht: Nötig ist eine ganze Zahl von { $least } bis { $most }.
tournament-no-reason = Sag in ein paar Worten, warum: Ich poste den Grund so, dass alle ihn lesen.
tournament-no-substitute = Niemand auf der Warteliste kann den Platz jetzt übernehmen. Auf die Liste kommt, wer sich anmeldet, wenn das Turnier voll ist oder schon läuft.
tournament-not-playing = { $name } sitzt in dieser Turnierrunde an keinem Tisch, oder der Tisch hat schon ein Ergebnis.
tournament-round-open = Turnierrunde { $round } ist nicht zu Ende. Tische ohne Ergebnis: { $open }.
