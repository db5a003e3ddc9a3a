# Was der Bot zu Leuten sagt. Zeiten sind Discords Zeitmarken.

done = Erledigt
only-in-servers = Ich spiele auf Servern: Lade mich auf einen ein und tippe dort in einem Kanal `/caylus new`.
error-unexpected = Bei mir ist etwas schiefgegangen; es wurde nichts geändert. Ich habe es für meinen Betreiber notiert. `/caylus status` zeigt den Stand der Partie.
refused-in-private = Das ging nicht, und es wurde nichts geändert; warum, habe ich der Person gesagt, die gefragt hat.
table-host-only = { $named ->
    [yes] Das darf nur der Gastgeber ({ $host }).
   *[no] Das darf nur der Gastgeber.
 }
table-host-or-moderator = { $named ->
    [yes] Das darf nur der Gastgeber ({ $host }) oder die Moderation.
   *[no] Das darf nur der Gastgeber oder die Moderation.
 }
table-is = { $status ->
    [lobby] { $game } hat noch nicht begonnen.
    [running] { $game } hat schon begonnen.
    [finished] { $game } ist zu Ende.
   *[cancelled] { $game } wurde abgesagt.
 }
table-not-seated = { $vacant ->
    [yes] Du hast keinen Platz in dieser Partie ({ $game }); `/caylus table claim` übernimmt einen freien.
   *[no] Du hast keinen Platz in dieser Partie ({ $game }).
 }
table-seated-already = { $you ->
    [yes] Du sitzt schon an diesem Tisch, als { $seat }.
   *[no] { $name } sitzt schon an diesem Tisch, als { $seat }.
 }
table-full = { $computers ->
    [0] Dieser Tisch ist voll: { $title } ist für höchstens { $most ->
        [one] { $most } Spieler
       *[other] { $most } Spieler
     }.
   *[other] Dieser Tisch ist voll: { $title } ist für höchstens { $most ->
        [one] { $most } Spieler
       *[other] { $most } Spieler
     }. Der Gastgeber kann einen Computer herausnehmen.
 }
database-trouble = Auf meine Datenbank kann ich gerade nicht zugreifen; es wurde nichts geändert. Bitte versuch es in einer Minute noch einmal.
still-at-work = Ich arbeite noch an deiner letzten Anfrage, und eine weitere wartet schon. Versuch es bitte noch einmal, wenn ich fertig bin.
answer-refused = Discord hat meine Antwort abgelehnt. Vielleicht hat deine Anfrage trotzdem geklappt: `/caylus status` zeigt den Stand der Partie. Ich habe es für meinen Betreiber notiert.
answer-lost = { $user }, Discord hat meine Antwort auf deine letzte Anfrage nicht zugestellt. `/caylus status` zeigt, ob es geklappt hat und was jetzt ansteht.
press-unknown = Dieser Knopf stammt von einer anderen Version des Bots und funktioniert nicht mehr. `/caylus status` zeigt die aktuellen Knöpfe.
command-outdated = Dieser Befehl hat sich geändert, seit deine Discord-App ihn geladen hat. Lade Discord neu (Strg+R; am Handy die App neu starten) und versuch es noch einmal.
command-moved = Diesen Befehl gibt es nicht mehr; nimm stattdessen { $now }. Lade Discord neu (Strg+R; am Handy die App neu starten), um ihn zu sehen.
command-not-allowed = Diesen Befehl darfst du hier nicht benutzen.
option-unreadable = { $value } verstehe ich hier nicht. Wähle einen Vorschlag oder versuch es noch einmal.

# Spiele, Plätze, Optionen

option-favors-simplified = einfache Gunst
option-jeweller = { $value ->
    [yes] mit Juwelier
   *[no] ohne Juwelier
 }
option-lawyer-vp = Notar zählt { $n }
option-rules = { $value ->
    [standard] normale Regeln
   *[beginner] Regeln für Einsteiger
 }
option-pace-live = live: 5 Minuten pro Zug
option-pace-hours = { $n } Stunden pro Zug
option-pace-7d = 7 Tage pro Zug
option-pace-banked = { $unit ->
    [minutes] { $pace }, danach ein Zeitguthaben von { $bank } Minuten
    [days] { $pace }, danach ein Zeitguthaben von { $bank } Tagen
   *[hours] { $pace }, danach ein Zeitguthaben von { $bank } Stunden
 }
option-pace-alone = { $pace } (ohne Uhr, wenn du nur gegen Computer spielst)
option-late = { $value ->
    [skip] verspätete Züge werden übersprungen
    [wait] auf Verspätete wird gewartet
    [stand-in] für Verspätete spielen Computer
   *[vote] Verspätete kann man per Abstimmung ersetzen
 }
option-graces = wer { $n } Zugzeiten lang kein Zeichen gibt, verliert den Platz
option-together = { $value ->
    [yes] sind die Arbeiter eingesetzt, entscheiden alle zugleich
   *[no] sind die Arbeiter eingesetzt, wird nacheinander gefragt
 }
option-early-off = beim Einsetzen wird immer nur eine Person gefragt
option-early = nach { $n } min kann die nächste Person schon vorab wählen
option-rated-abandoned = mit Rating (ohne Ergebnis)
option-rated-hidden = ohne Rating: Diesen Kanal sehen nicht alle
option-level = Computer: Stufe { $n }
option-language = Sprache: { $language }

# Computerspieler

computer-name = { $name } (Computer)
computer-thinks = -# { $player } überlegt …
computer-paused = -# { $player } spielt nach der Pause weiter.
computer-waits = -# { $player } spielt weiter, wenn hier wieder jemand spielt: `/caylus table claim` übernimmt einen freien Platz.
computer-added = Ein Computer spielt jetzt mit.
computer-level = Die Computer hier spielen auf Stufe { $level }.
computer-removed = Ein Computer hat den Tisch verlassen.
stand-in-name = { $name } (Vertretung)
skipped-name = { $name } (übersprungen)
stand-in-open = (Vertretung)
stand-in-asked = { $game }: Ein Computer spielt für dich, bis du `Meinen Platz zurück` drückst oder selbst etwas tust. Was du geplant hast, geht vor.
stand-in-back = { $game }: Du bist wieder auf deinem Platz.

# Die Karte der Lobby und die angeheftete Nachricht

card-open-seat = { $how ->
    [kept] { $seat } (bis zum { $when } für { $player } freigehalten)
    [unrated] { $seat } (frei für alle; ohne Wirkung aufs Rating)
    [taken] { $seat } (Platz übernommen; ohne Wirkung aufs Rating)
   *[open] { $seat } (frei)
 }
card-seats = { $taken ->
    [one] { $taken } Person sitzt am Tisch; spielen können { $low } bis { $high }.
   *[other] { $taken } Personen sitzen am Tisch; spielen können { $low } bis { $high }.
 }
card-seats-exactly = { $taken } von { $high } Plätzen sind besetzt; für diese Partie braucht es genau { $high } Spieler.
card-imported = Dieser Tisch setzt eine aufgezeichnete Partie ab Runde { $turn } fort. Der Gastgeber vergibt die Plätze (`/caylus table replace`), oder wer mitspielen will, setzt sich dazu.
card-record-over = Eine beendete Partie aus einem Protokoll, mit Film und Rückblick.
card-takes = { $range ->
    [yes] So eine Partie dauert mit { $low } Spielern { $time }, mit { $high } { $most }.
   *[no] So eine Partie dauert mit { $low } Spielern { $time }.
 }
about-time = { $unit ->
    [hours] { $n ->
        [one] etwa eine Stunde
       *[other] etwa { $n } Stunden
     }
    [days] { $n ->
        [one] etwa einen Tag
       *[other] etwa { $n } Tage
     }
   *[weeks] { $n ->
        [one] etwa eine Woche
       *[other] etwa { $n } Wochen
     }
 }
button-more = Mehr
clock-about = Das ist die Zeit für jeden Zug. Ist sie um, läuft dein Zeitguthaben: Es ist doppelt so lang und füllt sich beim Spielen wieder. Außerhalb deiner Zeiten (`/caylus me hours`) und solange du abwesend bist (`/caylus me away`), stehen deine Uhren still. Live ist für Partien am Stück: 5 Minuten pro Zug und 30 Minuten Guthaben.
more-menu = Was möchtest du ändern?
more-host = Ändern kann das nur der Gastgeber.
card-practice = Ein Übungstisch: { $host } spielt alle Plätze. Mit `Starten` geht es los.
card-invited = Eingeladen: { $people }
card-host = { $host } ist Gastgeber und startet die Partie.
card-as-of = -# Stand: { $when }; der Thread ist immer aktuell.
card-thread = Gespielt wird in { $thread }
card-cancelled = Diese Partie wurde abgesagt.
card-expired = Dieser Tisch wurde 14 Tage lang nicht gestartet, darum habe ich ihn geschlossen. `/caylus new` öffnet einen neuen.
status-line = { $together ->
    [yes] Runde { $turn }, { $phase } · es wählen noch: { $players } (gefragt { $since })
   *[no] Runde { $turn }, { $phase } · am Zug: { $player } (gefragt { $since })
 }
status-nobody = Runde { $turn }, { $phase }
pin-board = Aktuelles Brett: { $link }
pin-as-of = -# Stand: { $when }; was gerade gefragt wird, steht ganz unten im Thread.

# Eine Partie finden

find-none-acting = Du spielst hier gerade nicht. `/caylus new` öffnet einen Tisch, `/caylus games` listet deine auf.
find-none-looking = In diesem Kanal läuft keine Partie. `/caylus new` öffnet einen Tisch.
find-not-started = Hier läuft noch keine Partie. Offene Tische: { $tables }. `/caylus join` nimmt einen Platz, und der Gastgeber beginnt mit `/caylus start`.
find-no-lobby = In diesem Kanal ist kein Tisch offen. `/caylus new` öffnet einen; eine laufende Partie geht in ihrem Thread weiter.
find-no-lobby-leave = Hier gibt es keinen Tisch zum Verlassen. Eine laufende Partie verlässt du mit `/caylus table resign`.
find-which = Mehrere Partien passen; sag mit der Option `game`, welche:
    { $games }
find-bad-number = { $text } ist keine Partie. Wähle einen Vorschlag oder tippe die Nummer einer Partie.
public-elsewhere = Nicht alle hier sehen den Kanal von { $game }. Ohne `public` zeige ich es nur dir; in { $where } zeige ich es allen.

# Lobby

new-no-such-game = So ein Spiel gibt es hier nicht; es gibt Caylus und Caylus Magna Carta.
new-option-misfit = In { $game } gibt es die Option { $options } nicht; es gibt: { $fitting }.
new-invited-bot = { $user } ist ein Bot und kann keinen Platz nehmen.
cant-look-there = { $user } sieht den Kanal dieses Tisches nicht. Gib zuerst den Zugang frei, oder wähle jemanden, der ihn hat.
need-posting = In { $channel } kann ich nicht posten: Dort fehlt mir { $missing }. Es wurde nichts geändert.
new-wrong-channel = Auf diesem Server kann man Partien nur hier starten: { $channels }.
joined = Du bist bei { $game } dabei.
left = Du hast { $game } verlassen.
started = { $game } beginnt.
start-channel-busy = In diesem Kanal wird Partie #{ $game } gespielt, und für eine weitere kann ich keinen Thread öffnen. Spielt sie erst zu Ende, starte in einem anderen Kanal oder gib mir die Berechtigung „Öffentliche Threads erstellen“.
rematch-made = Ein Tisch für die Revanche ist offen: { $channel }.
rematch-seat = Du bist bei der Revanche dabei, { $game }: { $link }
rematch-known = Zu dieser Partie gibt es schon eine Revanche, { $game }: { $link }
games-waits = • ▶ **[{ $game }]({ $link })** wartet auf dich · { $how }
games-lobby = der Tisch wartet auf Mitspieler
games-unasked = { $how } · wartet: Ich kann dort nichts posten
games-timed = { $how } · Frist: { $when }
games-damaged = { $count ->
    [1] • Partie { $games } ist nicht lesbar: Ihre gespeicherten Daten sind beschädigt. Der Betreiber des Bots kann eine Sicherung einspielen.
   *[other] • Die Partien { $games } sind nicht lesbar: Ihre gespeicherten Daten sind beschädigt. Der Betreiber des Bots kann eine Sicherung einspielen.
 }
games-none = Du sitzt an keinem Tisch. `/caylus new` öffnet einen.

# Der Anfang

began-line = { $again ->
    [yes] ## { $game } geht in Runde { $turn } weiter
   *[no] ## { $game } beginnt
 }
began-hints = -# Neu hier? `/caylus rules` · Fehler gemacht? `/caylus undo`
began-commitment = -# Der Zufall stand vor dem Start fest; das Protokoll der beendeten Partie beweist es mit diesem [Siegel](<https://en.wikipedia.org/wiki/Commitment_scheme>): `{ $commitment }`
began-no-pictures = Ich darf hier keine Dateien anhängen, also kommt das Brett als Text: `/caylus board view:text`. Mit der Berechtigung „Dateien anhängen“ kommt es als Bild.
no-thread-here = -# Gespielt wird gleich hier, denn in diesem Kanal lassen sich keine Threads öffnen.
no-thread-permission = -# Gespielt wird gleich hier, denn ich darf keine Threads öffnen (Berechtigung „Öffentliche Threads erstellen“).
thread-full = { $game } wartet auf einen Thread, { $host }: Auf diesem Server sind 1.000 Threads offen, mehr erlaubt Discord nicht. Archiviert einige, dann öffne ich ihn, oder spielt gleich hier mit `/caylus table settings here:True`.
thread-needed = { $game } braucht einen eigenen Thread, denn in diesem Kanal läuft schon eine Partie, und ich kann keinen öffnen. Bitte gib mir die Berechtigung „Öffentliche Threads erstellen“, { $host }; ich versuche es weiter.
thread-deleted = Der Thread wurde gelöscht; { $game } geht hier weiter.
thread-deleted-busy = Der Thread von { $game } wurde gelöscht, und in diesem Kanal läuft eine andere Partie. Gib mir die Berechtigung „Öffentliche Threads erstellen“, dann geht es mit `/caylus status` weiter.
thread-deleted-full = Der Thread von { $game } wurde gelöscht, { $host }, und auf diesem Server sind 1.000 Threads offen, mehr erlaubt Discord nicht. Archiviert einige, dann öffne ich einen neuen, oder spielt gleich hier mit `/caylus table settings here:True`.

# Fragen

prompt-line = { $player } · Runde { $turn }
    { $question }
prompt-hidden = Zu entscheiden: { $kind }. `Du bist dran` zeigt es nur dir.
prompt-have = -# Du hast: { $goods }
prompt-free = { $named ->
    [yes] { $player }, Frist: { $free }; Zeitguthaben: { $end }
   *[no] Frist: { $free }; Zeitguthaben: { $end }
 }
prompt-bank = { $named ->
    [yes] { $player }: Zeitguthaben bis { $end }
   *[no] Zeitguthaben bis { $end }
 }
prompt-away = { $player } ist bis zum { $when } abwesend; so lange steht die Uhr.

prompt-together = Runde { $turn } · alle wählen
    { $question }
prompt-awaited = Es wählen noch: { $players }
prompt-others = Ebenfalls gefragt: { $players }. `Wählen` zeigt allen nur ihre eigene Frage; die Reihenfolge ist egal.
prompt-kept = Du hast gewählt: { $what }. Du kannst es ändern, bis alle gewählt haben.
prompt-unasked = ⏸ Wartet seit dem { $since }: In { $thread } kann ich nichts posten. Bis dahin wird dort niemand gefragt, und keine Uhr läuft.
prompt-over = Diese Partie ist zu Ende.
seat-departed = { $free ->
    [yes] { $player } ist nicht mehr auf diesem Server. Damit niemand warten muss, steht der Platz ab jetzt anderen offen. Wenn { $player } dem Server wieder beitritt und einen Zug macht, bevor jemand den Platz übernimmt oder die anderen allein weiterspielen, geht es einfach weiter. Sonst steht { $player } hinter allen, die bleiben.{ $until ->
        [no] {""}
       *[day] {" "}Mit dem aktuellen Zug wartet die Partie bis { $until }.
     }
   *[no] { $player } ist nicht mehr auf diesem Server.
 }
seat-departed-free = { $rated ->
    [kept] Bis zum { $until } ist der Platz für { $player } freigehalten; der Knopf nimmt ihn zurück. Danach ist er für alle frei.
    [yes] Der Platz ist frei: Wer will, kann ihn nehmen, und das eigene Rating ändert sich dabei nicht.
   *[no] Der Platz ist frei: Wer will, kann ihn nehmen.
 }
seat-departed-declined = Die anderen haben abgelehnt, ohne diese Person weiterzuspielen; ab { $when } kannst du mit `/caylus table replace` noch einmal fragen.
recap-title = Seit deinem letzten Zug:
recap-more = … davor noch { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
 }: `/caylus history`
recap-gained = Erhalten: { $parts }.
hand-cards = Deine Hand: { $cards }
hand-title = Deine Hand:
hand-card = • **{ $name }** ({ $cost }; { $prestige } Prestige): { $effect }
hand-empty = Deine Hand ist leer.
hand-no-hands = { $game } hat keine Handkarten; alles ist offen.
hand-not-seated = Nur wer mitspielt, hat eine Hand, und du hast in dieser Partie keinen Platz.
button-turn = Du bist dran
button-choose = Wählen
button-watch = Zuschauen
button-board = Brett
button-phone = Handy
button-points = Punkte
button-replay = Film
button-stills = Runde für Runde
button-join = Mitspielen
button-leave = Verlassen
button-start = Starten
button-cancel = Absagen
button-rematch = Revanche
button-back = Meinen Platz zurück
button-here = Ich bin wieder da
button-computer = Computer hinzufügen
button-nocomputer = Computer entfernen
button-versus = Gegen Computer spielen
which-game =
    Welches Spiel?
    • **Caylus**: Arbeiter einsetzen, ein Schloss bauen; allein eine Stunde, mit anderen 1–3 Monate.
    • **Caylus Magna Carta**: dasselbe mit Karten; ein Drittel kürzer.
button-allow = Zustimmen
button-decline = Ablehnen
button-no = Nein
button-never = Ja, nicht mehr fragen
button-takeback = Zug zurücknehmen
button-goon = Weiterspielen
button-practice = Üben
button-begin = Tisch öffnen
button-howto = Spielregeln
button-setup = { $what ->
    [check] Einrichtung prüfen
    [quiet] Ruhezeit wählen
   *[open] Ersten Tisch öffnen
 }
button-explain = Erklären
button-less = Weniger
button-resign = Ja, verlassen
button-close = Ja, absagen
button-sure = Ja: { $action }
button-ask-undo = Die anderen fragen
button-forget = Meine Daten löschen
menu-part = { $title } { $first } bis { $last }
menu-bridge = Vor der Brücke: Geld, Gunst, Spielreihenfolge …
menu-road = Auf der Straße …
menu-castle = Schloss
menu-build = Bauen
menu-prestige = Prestige
menu-pay = Bezahlen

# Aktionen

acted-own = Erledigt: { $what }
acted-kept = Du hast gewählt: { $what }. Die anderen erfahren es, wenn alle gewählt haben; bis dahin ändert es `Du bist dran`.
acted-already = Das hast du schon getan.
acted-elsewhere = Die Partie geht hier weiter: { $where }.
acted-next = Als Nächstes: { $question }
others-turn = { $together ->
    [yes] Am Zug: { $player } ({ $kind }), gefragt { $since }.
   *[no] Du bist nicht dran: { $player } entscheidet ({ $kind }), gefragt { $since }.
 }
others-asked = Auch du bist gefragt: Drück `Wählen` unter der Frage.
refused-illegal = { $text } geht jetzt nicht: { $reason }.
refused-notation = { $text } passt zu keiner möglichen Aktion.
possible-few = Jetzt möglich: { $codes }
possible-many = Jetzt sind { $count } Aktionen möglich; alle stehen unten in den Knöpfen und Menüs.
means-several = „{ $text }“ kann mehreres heißen; wähle unten eins oder tippe seinen Code:
means-more = … und { $count } weitere; alle stehen unten in den Knöpfen und Menüs.
not-now = Das geht jetzt nicht. Zu entscheiden: { $kind }.
sure-pass-first = Du würdest zuerst passen, obwohl du noch Arbeiter und Denar hast. Bist du sicher?
sure-no-batch = Du könntest ein Paket abgeben; ohne verlierst du bis zu 2 Prestige. Bist du sicher?
sure-castle-empty = Selbst mit allem, was deine Arbeiter noch bringen können, hast du kein Paket (Nahrung und zwei andere Sorten). Ohne eines kostet dich dieser Arbeiter beim Schlossbau 2 Prestige. Bist du sicher?
sure-resign = { $kept ->
    [no] { $count ->
        [1] Wenn du { $game } verlässt, kann jeder deinen Platz ({ $seats }) übernehmen, und das lässt sich nicht zurücknehmen. Bist du sicher?
       *[other] Wenn du { $game } verlässt, kann jeder deine Plätze ({ $seats }) übernehmen, und das lässt sich nicht zurücknehmen. Bist du sicher?
     }
   *[yes] Wenn du { $game } verlässt, ist dein Platz ({ $seats }) 24 Stunden für { $person } freigehalten, und das lässt sich nicht zurücknehmen. Danach { $kept ->
        [ends] endet die Partie. Kampflos gewinnt: { $winners }.
       *[open] kann ihn jeder übernehmen.
     } Bist du sicher?
 }
sure-resign-forfeit = Wenn du { $game } verlässt, endet die Partie sofort. Kampflos gewinnt: { $winners }.{ $agree ->
    [yes] {" "}Danach geht die Partie nur weiter, wenn ihr beide zustimmt.
   *[no] {""}
 }
sure-resign-behind = Wenn du { $game } verlässt, stehst du hinter allen, die bleiben, und das lässt sich nicht zurücknehmen. Jeder kann deinen Platz übernehmen ({ $seats }). { $computer ->
    [yes] Bis dahin spielt dort ein Computer der Stufe { $level }.
   *[no] Bis dahin werden seine Entscheidungen übersprungen.
 }
sure-resign-rated = { $free ->
    [yes] Danke, dass du hier spielst: Zu gehen ändert weder dein Rating noch deine Zuverlässigkeit.
   *[no] Die Partie zählt fürs Rating: Auch dort stehst du hinter allen, die bleiben, und für dich gilt sie als nicht zu Ende gespielt.
 }
sure-resign-share = { $share ->
    [0] Die Partie zählt fürs Rating, aber so früh ändert sich noch kein Rating.
   *[other] Die Partie zählt fürs Rating; endet sie so früh kampflos, zählt sie wie { $share } % einer ganzen Partie.
 }
sure-resign-abandoned = Wenn du { $game } verlässt, endet die Partie ohne Ergebnis, weil sonst niemand weiterspielt.
sure-really = Bist du sicher?
sure-cancel = Das schließt { $game } für alle, die mitspielen, und lässt sich nicht zurücknehmen. Bist du sicher?
sure-not = Gut, es wurde nichts geändert.

# Worum es geht, für alle, die warten

# Berichte

phase-title = Runde { $turn }: { $name }
phase-quiet = { $title } (nichts passiert)
phase-under-way = { $title } (läuft)
income-each = { $n ->
    [one] Je { $n } Denar.
   *[other] Je { $n } Denar.
 }
income-part = { $n ->
    [one] { $n } Denar für { $seats }
   *[other] { $n } Denar für { $seats }
 }
report-cut = … `/caylus history` zeigt alles.
history-no-turn = Es gibt keine Runde { $turn }; die letzte ist Runde { $last }.
history-nothing = In dieser Runde ist noch nichts passiert.

# Filme

replay-line = Die ganze Partie, von der ersten Phase bis zum letzten Punkt.
replay-alt = Die Partie als Animation: das Brett am Ende jeder Phase und bei jedem Gebäude, jedem Paket, jeder Gunst und jedem Schritt des Vogts.
stills-alt = Die Partie Runde für Runde, Seite { $page } von { $pages }.
replay-of = Der Film zu { $game }.
replay-stills = { $game } am Ende jeder Runde.
replay-turn = { $game }, Runde { $turn }.
replay-posted = Hier ist der Film: { $link }
replay-not-over = { $game } ist noch nicht zu Ende, also gibt es noch keinen Film. `/caylus history turn:{ $turn } animated:true` zeigt eine Runde davon.
replay-too-long = Diese Partie hat { $count } Aktionen; ein Film zeigt höchstens { $most }. `/caylus history` mit `animated:true` zeigt die letzten Runden, das Protokoll hat alles: `/caylus export`.
replay-too-large = { $format ->
    [gif] Dieser Film wäre als GIF { $size } MB groß; Discord erlaubt { $most } MB. Als WebP ist er kleiner: `/caylus export kind:replay`.
   *[webp] Dieser Film wäre { $size } MB groß; Discord erlaubt { $most } MB. `/caylus history` mit `animated:true` zeigt eine Runde.
 }
replay-no-files = Wo diese Partie gespielt wurde, darf ich keine Dateien anhängen. Wer den Server verwaltet, kann es erlauben („Dateien anhängen“); `/caylus export kind:replay` gibt dir den Film in einem Kanal, in dem ich es darf.
replay-no-files-here = In diesem Kanal darf ich keine Dateien anhängen. Frag bitte in einem anderen, mit der Nummer der Partie, oder lass es jemanden erlauben, der den Server verwaltet („Dateien anhängen“).
replay-not-posted = Der Film ist fertig, aber Discord ließ mich ihn dort nicht posten. `/caylus export kind:replay` gibt ihn dir.
replay-not-sent = Der Film ist fertig, aber Discord nahm die Datei nicht an. Bitte versuch es gleich noch einmal.
replay-trouble = { $why ->
    [full] Ich zeichne gerade schon { $waiting } Filme für andere. Bitte versuch es in einer Minute noch einmal.
    [busy] Zu dieser Partie zeichne ich gerade schon einen Film. Bitte versuch es in einer halben Minute noch einmal.
    [failed] Ich konnte den Film nicht zeichnen. Mit der Partie ist alles in Ordnung: `/caylus history` zeigt ihren Verlauf, `/caylus export` gibt dir ihr Protokoll.
   *[closing] Ich starte gerade neu. Bitte frag in einer Minute noch einmal nach dem Film.
 }

# Das Ende

ended-line = { $count ->
    [1] 🏆 { $winners } gewinnt mit { $score } Prestige.
   *[other] 🏆 { $winners } gewinnen gemeinsam mit je { $score } Prestige.
 }
ended-forfeit = 🏆 Kampflos gewinnt: { $winners }. Nicht mehr dabei: { $left }.
ended-play-on = Bis { $until } können { $players } die Partie noch fortsetzen: mit `Weiterspielen`, wenn alle hier Genannten zustimmen.
ended-abandoned = ⏹️ Niemand hat weitergespielt, daher endet diese Partie ohne Ergebnis. Kein Rating ändert sich.{ $rated ->
    [yes] {" "}Für alle, die sie begonnen haben{ $who }, zählt sie als nicht zu Ende gespielt.
   *[no] {""}
 }
ended-left = { $how ->
    [missed] In den meisten Runden nicht dabei, darum hinter allen, die geblieben sind: { $seats }.
    [more] Trotz mehr Punkten hinter allen, die geblieben sind: { $seats }.
   *[left] Vor dem Ende nicht mehr dabei, darum hinter allen, die geblieben sind: { $seats }.
 }
ended-void = ~~{ $result }~~ (ungültig: zählt nicht mehr)
ended-computers = { $count ->
    [1] -# \* { $seats } war ein Computer (Stufe { $level }).
   *[other] -# \* { $seats } waren Computer (Stufe { $level }).
 }
ended-stood-in = { $winner ->
    [yes] { $others ->
        [0] { $count } von { $of } Entscheidungen für { $seat } traf ein Computer.
       *[other] Von den { $of } Entscheidungen für { $seat } traf { $name ->
            [nobody] jemand anderes
           *[person] { $name }
         } { $others }{ $count ->
            [0] {""}
           *[other] , ein Computer { $count }
         }.
     }
   *[no] { $others ->
        [0] -# \* Ein Computer vertrat { $seat }: { $count } von { $of } Entscheidungen.
       *[other] -# \* { $seat }: Von { $of } Entscheidungen traf { $name ->
            [nobody] jemand anderes
           *[person] { $name }
         } { $others }{ $count ->
            [0] {""}
           *[other] , ein Computer { $count }
         }.
     }
 }
ended-record = Das Protokoll der Partie:
ended-record-command = `/caylus export` gibt dir das Protokoll der Partie.

# Zurücknehmen und Abstimmungen

undo-done = Zurückgenommen.
undo-vote-open = Ich habe die anderen gefragt.
undo-takes-end = Damit würde auch das Ende der Partie zurückgenommen; sie ginge dann weiter.
undo-seed-known = Die gemischten Stapel sind seit dem Ende dieser Partie öffentlich: Wer das Protokoll gelesen hat, weiß, welche Karten kommen.
undo-asks = { $count ->
    [1] Dazu braucht es die Zustimmung von { $players }. Zurückgenommen würde:
   *[other] Dazu braucht es die Zustimmung von { $players }. Zurückgenommen würden { $count } Aktionen:
 }
    { $codes }
undo-asks-forfeit = Dazu braucht es die Zustimmung von { $players }. Das Ende der Partie würde zurückgenommen, und sie ginge weiter.
undone-free = { $player } nimmt zurück: { $codes }
undone-vote = Nach Abstimmung zurückgenommen: { $codes }
undone-forfeit = Das Ende der Partie ist zurückgenommen; sie geht weiter.
undone-end = Damit ist auch das Ende der Partie zurückgenommen; sie geht weiter.
action-hidden = { $seat }: eine Aktion.
action-untold = { $seat }: eine Wahl, die noch nichts geändert hat.
undone-more = { $codes } (und { $count } weitere)
vote-asked = Ich habe alle in { $game } gefragt.
vote-taken = Deine Antwort ist notiert.
vote-none = In { $game } ist keine Abstimmung offen.
vote-not-asked = Du hast keine offenen Abstimmungen.
vote-several = Du hast mehrere offene Abstimmungen. Antworte auf jede:
vote-undo = { $count ->
    [1] { $asker } möchte dies zurücknehmen:
   *[other] { $asker } möchte { $count } Aktionen zurücknehmen:
 }
    { $codes }
vote-undo-over = { $forfeit ->
    [yes] { $asker } möchte das Ende der Partie zurücknehmen und weiterspielen.
   *[no] { $asker } wollte Aktionen zurücknehmen.
 }
vote-asks = { $kind ->
    [pause] { $asker } möchte die Uhren anhalten.
    [resume] { $asker } möchte die Uhren weiterlaufen lassen.
    [cancel] { $asker } möchte die Partie absagen.
   *[anew] Wer { $asker } spielte, ist vor der zweiten Runde gegangen. Wollt ihr ohne diese Person neu anfangen, mit denselben Einstellungen? Wenn alle zustimmen, beginnt die neue Partie sofort, und ihr sitzt schon am Tisch. Diese zählt dann für keinen von euch; für die Person, die gegangen ist, gilt sie als nicht zu Ende gespielt.
 }
vote-anew-declined = Nicht alle haben zugestimmt, also geht die Partie weiter: { $seat } wird übersprungen, bis jemand den Platz nimmt; die Moderation kann dort einen Computer spielen lassen.
vote-replace = { $asker } möchte den Platz { $seat } an { $newcomer } geben.
vote-time-up = Ohne { $seat } weiterspielen? `Zustimmen`: Die Person scheidet aus und steht hinter allen, die bleiben; bis jemand den Platz übernimmt, werden seine Entscheidungen übersprungen. `Ablehnen`: Die Partie wartet { $departed ->
    [yes] auf sie, oder auf jemanden, der den Platz übernimmt
   *[no] auf sie
 }.
vote-open-seat = { $asker } möchte den Platz { $seat } für jemand anderen frei machen.
vote-absent = 💤 { $player } gibt seit Längerem kein Zeichen; die Abstimmung braucht diese Antwort nicht.
vote-until = { $who ->
    [half] Mehr als die Hälfte der Gefragten muss zustimmen. Die Abstimmung endet { $when }; wer nicht antwortet, lehnt ab. Die Partie geht währenddessen weiter.
   *[all] Alle Gefragten müssen zustimmen. Die Abstimmung endet { $when }; wer nicht antwortet, lehnt ab. Die Partie geht währenddessen weiter.
 }
vote-over = { $how ->
    [ended] Die Partie ist zu Ende; die Abstimmung ist hinfällig.
    [passed] Angenommen.
    [failed] Abgelehnt.
    [expired] Die Abstimmung ist abgelaufen ({ $when }). Wer nicht antwortet, lehnt ab, also ändert sich nichts.
   *[overtaken] Die Partie ist weitergegangen; die Abstimmung ist hinfällig.
 }
vote-over-seat = { $taken ->
    [yes] Der Platz ist übernommen, also braucht es die Abstimmung nicht mehr.
   *[no] Die Abstimmung ist beendet, weil ein Platz neu besetzt wurde.
 }

# Plätze, Einstellungen, Uhren

replaced = Erledigt: Die Plätze in { $game } sind neu verteilt.
seat-left = { $how ->
    [resigned] { $seat } hat die Partie verlassen.
    [dropped] { $seat } hat gefehlt und ist nicht mehr dabei.
    [barred] { $seat }: Hier spielt vorerst niemand.
        Bis zum { $until } wartet die Partie auf diesen Platz: Nichts wird übersprungen, und seine Uhr steht. { $back ->
            [yes] Danach spielt { $player } hier weiter.
           *[no] Kann { $player } bis dahin wieder spielen, geht es mit { $player } weiter; sonst ist { $player } nicht mehr dabei.
        }
    [released] { $seat } kann hier weiterhin nicht spielen und ist nicht mehr dabei.
   *[opened] Für { $seat } spielt jetzt niemand.
 }
seat-left-rated = { $player } steht hinter allen, die bleiben.
seat-rated = { $how ->
    [together] { $players } werden untereinander gewertet.
    [others] Von denen, die begonnen haben, wird hier nur noch { $players } gewertet: gegen Plätze von Computern und gegen Leute, die ersetzt wurden oder spät gegangen sind.
    [then] Dann ist niemand mehr da, gegen den { $players } gewertet wird, und diese Partie ändert dieses Rating nicht mehr.
    [again] { $players }: Wird der Platz zurückgenommen, ändert diese Partie dein Rating wieder.
   *[nobody] Es ist niemand mehr da, gegen den { $players } gewertet wird; diese Partie ändert dieses Rating nicht mehr.
 }
seat-skipped = Bis jemand den Platz { $seat } übernimmt, werden seine Entscheidungen übersprungen.
seat-stand-in = { $how ->
    [open] Auf dem Platz { $seat } spielt ein Computer der Stufe { $level }, bis ihn jemand übernimmt.
    [again] Für { $seat } spielt wieder ein Computer (bisher { $missed } von { $turns } Runden verpasst).
   *[first] Für { $seat } spielt ein Computer der Stufe { $level }, bis zum nächsten eigenen Zug oder `Meinen Platz zurück`.
 }
seat-stand-in-rated = { $rated ->
    [yes] { $player }, komm bald zurück: Wenn du die meisten Runden verpasst, stehst du hinter allen, die bleiben. Und trifft der Computer in der ganzen Partie oder in ihrer zweiten Hälfte mehr als ein Viertel deiner Entscheidungen, wird dein Gewinn an Rating halbiert, und niemand verliert gegen dich Rating.
   *[no] { $player }, komm bald zurück: Wenn du die meisten Runden verpasst, stehst du hinter allen, die bleiben.
 }
seat-mostly-missed = { $standing ->
    [soon] ⚠️ { $player }: { $missed } von { $turns } Runden verpasst. Noch eine verpasste Runde, und dieser Platz steht hinter allen, die bleiben, egal wie viele Punkte er hat. Drück den Knopf oder mach einen Zug: Jede Runde mit einem eigenen Zug zählt als gespielt, auch diese.
   *[last] ⚠️ { $player }: { $missed } von { $turns } Runden verpasst, also die meisten. Nach jetzigem Stand steht dieser Platz hinter allen, die bleiben, egal wie viele Punkte er hat. Nach Punkten zählt er erst wieder, wenn { $name } am Ende mindestens so viele Runden gespielt wie verpasst hat.
 }
seat-came-back = Wieder dabei: { $players }.
long-late = ⏳ Kein Zeichen von { $player } in { $game }: Gefragt wurde { $since }. Kommt keines, kann { $until } jemand anderes den Platz übernehmen; die anderen hier können auch weiter warten.
long-late-open = ⏳ { $player } hat in { $game } noch immer nicht geantwortet (gefragt wurde { $since }); jetzt kann jeder den Platz übernehmen, mit dem Knopf oder `/caylus table claim`. Ein eigener Zug zählt noch, bis das jemand tut oder die Partie ohne diesen Platz weitergeht; dann gilt er als verlassen. Die anderen hier können auch weiter warten.
absent = ⏳ Noch immer kein Zeichen von { $player } in { $game }. Kommt weder ein Zug noch eine Antwort noch `Ich bin wieder da`, ist der Platz { $until } verloren, so als wäre er verlassen worden.
button-waiton = Weiter warten
button-takeseat = Platz übernehmen
button-without = { $alone ->
        [yes] Sieg annehmen
       *[no] Ohne diesen Platz weiter
    }
long-late-waited = ⏳ { $waiting } wartet weiter auf { $player }: Der Platz steht anderen nicht offen.
long-late-without = ⏳ { $waiting } macht ohne { $player } weiter.
long-late-back = ⏳ { $player } ist wieder da.
seat-claimed = { $player } hat diesen Platz übernommen.
seat-summary = Du übernimmst diese Stellung: `Brett` zeigt sie, `/caylus history` zeigt, was bisher passiert ist.
seat-not-rated = { $left ->
    [yes] Du hast diese Partie schon einmal verlassen: Sie zählt als nicht zu Ende gespielt, und für dein Rating stehst du hinter allen, die bleiben. Wenn du hier wieder spielst, ändert das nichts daran.
   *[no] Diese Partie ändert dein Rating nicht.
 } Wenn du den Platz nicht willst, gib ihn mit `/caylus table resign` auf; das ändert weder dein Rating noch deine Zuverlässigkeit.
settings-done = { $game }: Die Einstellungen sind geändert.
move-not-gone = Nur eine laufende Partie, deren Kanal gelöscht wurde oder die auf einen Thread wartet, kann umziehen.
move-done = { $game } geht in diesem Kanal weiter.
settings-changed = { $by ->
    [player] { $player } hat die Einstellungen dieses Tisches geändert: { $settings }.
    [host] Der Gastgeber hat die Einstellungen dieses Tisches geändert: { $settings }.
    [case] { $game }: neue Einstellungen für { $players }: { $settings }.
   *[rest] Die Einstellungen dieses Tisches haben sich geändert: { $settings }.
 }
pause-no-clock = Dieser Tisch hat keine Uhr zum Anhalten (Tempo: { $pace }); der Gastgeber gibt ihm eine mit `/caylus table settings`.
clocks-paused = Die Uhren sind angehalten.
clocks-on = Die Uhren laufen wieder.
bot-returned = Ich bin wieder auf diesem Server, und die Partie geht weiter.
cancelled = { $by ->
    [players] Alle gemeinsam haben diese Partie abgesagt.
    [anew] Diese Partie endet ohne Ergebnis: Sie beginnt als { $game } neu, ohne die Person, die gegangen ist.
    [moderator] Die Moderation hat diese Partie abgesagt.
   *[silence] Diese Partie ist geschlossen: Seit einem Monat hat niemand gespielt.
 }
time-up = ⏳ Die Zeit ist um: { $players }.
upgraded-31 = ℹ️ Ich wurde aktualisiert, und einige Regeln haben sich geändert, damit niemand auf einen leeren Platz wartet und Weggehen sich nie lohnt: Wer jetzt geht, steht hinter allen, die bleiben, und zu zweit gewinnt sofort die andere Person. Entscheidungen eines verlassenen Platzes werden übersprungen, wenn dort kein Computer spielt. Wo verspätete Züge übersprungen werden, geschieht das nach einer verpassten Frist sofort, und nach einer Weile ohne Zeichen ist der Platz verloren.
upgraded-32 = ℹ️ Die Stufen der Computer sind neu nummeriert: Aus 2, 3 und 4 werden 3, 4 und 5. Die alte Stufe 1 gibt es nicht mehr; Computer, die sie hier hatten, spielen jetzt auf der neuen Stufe 2, auf halbem Weg zu Stufe 3.
upgraded-39 = ℹ️ Ich wurde aktualisiert, und für das Verlassen gilt nun etwas anderes. Verlässt jemand die Partie früh, werden die Ratings unter denen verrechnet, die bleiben. Ein kampfloser Sieg zählt erst ab Runde 3 fürs Rating und ab der Hälfte einer üblichen Partie ganz. Spielt niemand weiter, endet die Partie ohne Ergebnis. Und spielt in der zweiten Hälfte oft ein Computer für dich, wird ein Gewinn an Rating halbiert.
time-up-played = { $shown ->
    [yes] ⏳ Die Zeit ist um: { $players }. Das zählt als verpasste Frist. Ich habe gewählt, was am wenigsten kostet: „{ $what }“.{ $asked ->
        [yes] {" "}Sonst wird nichts übersprungen: Die nächste Frage kommt wie gewohnt.
       *[no] {""}
     }
   *[no] ⏳ Die Zeit ist um: { $players }. Das zählt als verpasste Frist. Ich habe gewählt, was am wenigsten kostet.
 }
time-up-last = ⏳ Die Zeit ist um: { $players }. Das zählt als verpasste Frist. Dieser Platz passt in dieser Runde als letzter, ohne den Denar für das erste Passen, und kein Arbeiter wird dadurch teurer.
time-up-absent = Ab jetzt sofort übersprungen: { $seats }, höchstens eine Runde in { $hours ->
    [0] 5 Minuten
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
 }, bis zum nächsten eigenen Zug oder `Ich bin wieder da`.
time-up-dropped = Sonst ist { $until } Schluss für { $seats }.
reminder-half = { $bank ->
    [yes] { $players }: Die halbe Zeit ist um, und es bleibt nur noch das Zeitguthaben; es läuft { $when } ab.
   *[no] { $players }: Die halbe Zeit ist um; der Rest läuft { $when } ab.
 }
reminder-most = { $players }: Die Zeit ist fast um; sie läuft { $when } ab.
reminder-after = { $late ->
    [alone] Außer dir spielt hier gerade niemand. Wenn auch du nicht ziehst, endet die Partie ohne Ergebnis{ $rated ->
        [yes] {" "}und gilt für dich als nicht zu Ende gespielt
       *[no] {""}
     }. Wenn du ziehst und niemand zurückkommt, gewinnst du.
    [skip] Danach werden Entscheidungen übersprungen, bis zum nächsten eigenen Zug oder `Ich bin wieder da`.
    [stand-in] Danach spielt ein Computer der Stufe { $level }, bis zum nächsten eigenen Zug oder `Meinen Platz zurück`.
   *[vote] Danach stimmen die anderen ab, ob sie ohne diesen Platz weiterspielen.
 }
reminder-nudge = { $players }: Die anderen warten auf den nächsten Zug. Es eilt nicht.
reminder-back = { $players }: Willkommen zurück. Die Partie wartet auf dich.
button-nudge = Erinnern
nudge-done = { $game }: Ich erinnere { $players } auf dem Weg und zu der Zeit, die jeweils eingestellt sind.
reminder-over = { $waits ->
    [yes] { $players }: Die Zeit ist um. Sonst spielt hier gerade niemand; darum übernimmt kein Computer, und die Partie wartet auf dich.
   *[no] { $players }: Die Zeit ist um.
 }
quiet-over = Die Ruhezeit ist vorbei. { $game } wartet auf { $people }.
digest-title = Diese Partien warten auf dich:

# Vorab antworten

button-ahead = Vorab antworten
ahead-more = … der Rest kommt, wenn du diese beantwortet hast.
ahead-waiting = Vorab beantwortet: { $what }
ahead-gone = { $how ->
    [unlikely] • „{ $what }“: Wie es gerade steht, kommt diese Frage nicht; deine Antwort wird also nicht gebraucht.
    [lapsed] • „{ $what }“: Dazu kam es nicht; deine Antwort ist verfallen.
   *[refused] • „{ $what }“: Als es so weit war, ging das nicht mehr; deine Antwort ist verfallen.
 }
ahead-withdraw = Antwort zurücknehmen
planning-soon = Bald dran: { $players }. Wählt schon jetzt, dann spiele ich es, sobald ihr dran seid; geht es dann nicht mehr, frage ich noch einmal.
button-planturn = Nächste Arbeiter planen

# Schauen

status-open-seat = freier Platz
status-vote = Eine Abstimmung ist offen; sie endet { $when }.
watch-line = Zuschauen kannst du in { $thread }. Dabei kannst du benutzen: `/caylus board`, `status`, `history`, `rules`.
file-too-large = Diese Datei wäre { $size } MB groß; Discord erlaubt { $most } MB. Mein Betreiber bekommt sie aus der Datenbank.
file-refused = { $count ->
    [one] Ich darf hier keine Dateien anhängen, und als Text wäre es { $count } Nachricht.
   *[other] Ich darf hier keine Dateien anhängen, und als Text wären es { $count } Nachrichten.
 } Als Datei kommt es in einem Kanal, in dem ich Dateien anhängen darf.
building-effect = Wirkung: { $effect }
building-owner = Für den Besitzer, wenn ein fremder Arbeiter kommt: { $effect }
building-cost = Kosten: { $cost }
building-prestige = Prestige: { $n }
building-favors = { $n ->
    [one] Der Bau bringt { $n } Gunst.
   *[other] Der Bau bringt { $n } Gunst.
 }
building-income = { $n ->
    [one] Einkommen: { $n } Denar pro Runde.
   *[other] Einkommen: { $n } Denar pro Runde.
 }
building-on-road = { $owned ->
    [yes] Steht auf Feld { $space } der Straße und gehört { $owner }.
   *[no] Steht auf Feld { $space } der Straße.
 }
building-in-stock = Kann noch gebaut werden.
building-dealt = Alle haben eine: auf der Hand, im Stapel, abgeworfen oder auf der Straße.
building-nowhere = Ist nicht in dieser Partie.
building-also = Siehe auch: { $names }.
building-unknown = Es gibt kein Gebäude { $text }. Wähle einen Vorschlag.
tile-kind-neutral = neutral
tile-kind-fixed = auf der Straße aufgedruckt
tile-kind-special = Spezialgebäude
tile-kind-wood = Holzgebäude
tile-kind-stone = Steingebäude
tile-kind-residence = Wohnhaus
tile-kind-prestige = Prestigegebäude
tile-kind-card = Karte

# Einstellungen einer Person

me-language-done = Ab jetzt schreibe ich dir in dieser Sprache ({ $language }).
me-hours-always = Du bist den ganzen Tag wach, deine Uhren laufen also immer (Zeitzone { $zone }).
me-hours-now = Deine Zeiten: { $hours }, Zeitzone { $zone }. Außerhalb davon sind deine Uhren angehalten, außer an Live-Tischen.
me-away-until = Du bist abwesend bis { $when }; so lange sind deine Uhren angehalten, und die anderen an deinen Tischen sehen es neben deinem Platz. { $left ->
    [one] Dir bleibt im Jahr noch { $left } Tag Abwesenheit.
   *[other] Dir bleiben im Jahr noch { $left } Tage Abwesenheit.
 }
me-away-over = Du bist nicht abwesend. { $left ->
    [one] Dir bleibt im Jahr noch { $left } Tag Abwesenheit.
   *[other] Dir bleiben im Jahr noch { $left } Tage Abwesenheit.
 }
me-notify-now = Erinnerungen: { $how }. Ruhezeit: { $quiet }. Nachfragen vor verschwenderischen Zügen: { $confirm }. Fenster nach dem Einsetzen: { $panel }.
me-quiet-server = wie auf jedem Server
me-pictures-done = Bilder für dich: { $view }, dunkel: { $dark }.
me-forget-sure = Das löscht alles, was ich über dich gespeichert habe, und entfernt deinen Namen aus allen Partien. Laufende Partien gehen mit einem freien Platz weiter. Das lässt sich nicht zurücknehmen.
me-forgotten = { $count ->
    [0] Alles, was über dich gespeichert war, ist gelöscht.
    [one] Alles, was über dich gespeichert war, ist gelöscht; { $count } Partie geht mit einem freien Platz weiter.
   *[other] Alles, was über dich gespeichert war, ist gelöscht; { $count } Partien gehen mit einem freien Platz weiter.
 }
me-export-line = Alles, was über dich gespeichert ist:

# Import

import-one-of = Häng das Protokoll einer Partie als Datei an oder füg es als Text ein. `/caylus export` zeigt, wie eines aussieht.
import-too-large = Die Datei hat { $size } Bytes; gelesen werden höchstens { $limit }.
import-unreadable = Discord hat mir die Datei nicht geschickt. Bitte versuch es noch einmal.

# Für Administratoren

server-manager-only = Dafür brauchst du die Berechtigung „Server verwalten“.
server-speaks = Auf diesem Server spreche ich jetzt { $language }, wie die Person, die diesen Tisch eröffnet hat. Sie und alle mit der Berechtigung „Server verwalten“ können hier eine andere Sprache wählen, oder jederzeit mit `/caylus-server settings`.
server-speaks-now = Auf diesem Server spreche ich jetzt { $language }.
server-no-limit = unbegrenzt
server-all-channels = allen Kanälen
server-settings-now = Partien starten darf man in: { $channels }
    Partien pro Person: { $games-per-person }
    Offene Tische pro Person: { $tables-per-person }
    Offene Tische hier: { $tables }
    Laufende Partien hier: { $games }
    Tipps und Erklärungen pro Person und Stunde: { $searches-per-person }
    Sprache: { $language }
    Wer laufende Partien absagen darf: { $cancel }
    Bilder unter Berichten: { $pictures }
settings-new-tables = Neue Tische: { $new }
settings-puzzles = Rätsel des Tages: { $puzzles }
welcome = 👋 Ich leite hier Caylus und Caylus Magna Carta, Zug um Zug, jede Partie in einem eigenen Thread.
    • `{ $check }` sagt, welche Berechtigungen mir fehlen, in welchen Kanälen es kein Rating gibt und welche Sprachen ich spreche.
    • `{ $open }` stellt einen Tisch in diesen Kanal; andere kommen mit seinem Knopf dazu, Neulinge beginnen mit `/caylus rules`.
    • `{ $quiet }` hält die Nächte frei von Erwähnungen. Alles Übrige steht in `/caylus-server settings`: Kanäle, Uhren, Rollen, Ratings, Wochenrückblick.
settings-group-games-per-person = Tische
settings-group-pace = Vorgaben für neue Tische
settings-group-puzzle-channel = Rätsel des Tages
settings-group-statistics = Statistik und Ratings
settings-group-following = Folgen
settings-group-seek = Mitspielersuche
settings-group-tournaments = Turniere
settings-group-channel = Wochenrückblick
settings-group-quiet = Ruhezeit
menu-settings-group = Andere Einstellungen
menu-settings-what = Eine Einstellung ändern
settings-roles = Wer Tische öffnen darf: { $opens }
    Bei neuen Tischen erwähnt, höchstens alle sechs Stunden: { $announce }
settings-quiet-off = Keine Ruhezeit: Ich erwähne Leute jederzeit. Für Nächte ohne Erwähnungen wähle Stunden und eine Zeitzone.
settings-quiet-now = Ruhezeit: { $hours } ({ $zone }).
    Dann erwähne ich niemanden, außer an Live-Tischen und außer Leuten, die mit `/caylus me notify` eine eigene Ruhezeit gewählt haben. Danach erwähne ich alle, auf die eine Partie noch wartet.
    Die Uhren laufen weiter; wer seine nachts anhalten will, nimmt `/caylus me hours`.
settings-number = { $text } ist keine Zahl von { $least } bis { $most }. Es wurde nichts geändert.
opens-role = Um hier Tische zu öffnen, braucht man die Rolle { $role }. Mitspielen kannst du trotzdem, auch auf Einladung.
public-often = Du hast meine Antworten binnen einer Stunde { $most }-mal allen gezeigt. Wieder möglich ist das in { $minutes } min; ohne `public` siehst nur du die Antwort, und das geht unbegrenzt.
invites-often = Du kannst pro Stunde { $most } Leute einladen. Die nächste Einladung geht in { $minutes } min; bis dahin können alle mitspielen, die den Kanal lesen. Es wurde nichts geändert.
table-announced = { $role }: Ein neuer Tisch ist offen, { $game }.

# Wenn Nachrichten sich nicht posten lassen

trouble-forbidden = ⚠ Ich darf hier nicht posten. Bitte gib mir „Kanäle ansehen“, „Nachrichten senden“ und „Nachrichten in Threads senden“; dann mache ich weiter. Knöpfe und Befehle funktionieren weiter.
trouble-locked = ⚠ Der Thread dieser Partie ist gesperrt. Wer Threads verwalten darf, kann ihn entsperren; dann mache ich weiter.
trouble-gone = ⚠ Der Kanal dieser Partie wurde gelöscht. Gastgeber oder Moderation können sie in einem anderen fortsetzen, mit `/caylus table settings here:True` dort, oder sie absagen (`/caylus table cancel`). Befehle funktionieren weiter.
trouble-full = ⚠ Auf diesem Server sind 1.000 Threads offen, mehr erlaubt Discord nicht. Archiviert einige, dann öffne ich einen für diese Partie; oder der Gastgeber spielt sie im Kanal, mit `/caylus table settings here:True` dort.
trouble-timed-out = ⚠ Ich habe auf diesem Server bis zum { $until } einen Timeout und kann nichts posten. Wer Mitglieder im Timeout verwalten darf, kann ihn beenden; dann mache ich weiter.
trouble-discord = ⚠ Discord nimmt meine Nachrichten gerade nicht an. Ich versuche es weiter; Befehle funktionieren weiter.

# Der Doktor

doctor-permissions = In diesem Kanal habe ich alle Berechtigungen, die ich brauche.
doctor-rated = Partien mit Rating sind in jedem Kanal möglich, den ich sehe.
doctor-unrated = Partien in { $channels } sind ohne Rating, weil nicht alle diese Kanäle sehen. Unter `/caylus-server settings`, Statistik und Ratings, kannst du eine Rolle nennen, die als „alle“ gilt.
doctor-languages = Ich spreche { $languages }. Auf diesem Server ist es { $here }; privat schreibe ich in der Sprache, die die Person in Discord eingestellt hat.
doctor-permission-view-channel = Ich sehe diesen Kanal nicht: Gib meiner Rolle „Kanäle ansehen“.
doctor-permission-send-messages = Ich kann in diesem Kanal nicht schreiben: Gib meiner Rolle „Nachrichten senden“.
doctor-permission-send-messages-in-threads = Ich kann in Threads nicht schreiben: Gib meiner Rolle „Nachrichten in Threads senden“.
doctor-permission-create-public-threads = Ich kann keine Threads öffnen: Partien werden im Kanal selbst gespielt. Mit „Öffentliche Threads erstellen“ bekommt jede einen eigenen.
doctor-permission-attach-files = Ich kann keine Bilder und Protokolle anhängen: Das Brett kommt als Text. Mit „Dateien anhängen“ kommen die Bilder.
doctor-permission-read-message-history = Ich kann den Verlauf nicht lesen: Gelöschte Nachrichten fallen mir nicht auf. Gib meiner Rolle „Nachrichtenverlauf anzeigen“.
doctor-permission-pin-messages = Ich kann nichts anpinnen: Die Statusnachricht einer Partie bleibt ungepinnt. „Nachrichten anpinnen“ behebt das.
doctor-running = { $games ->
    [0] Auf diesem Server ist kein Tisch offen, und keine Partie läuft.
    [one] Auf diesem Server ist { $games } Tisch offen oder im Spiel.
   *[other] Auf diesem Server sind { $games } Tische offen oder im Spiel.
 }
doctor-computers = { $count ->
    [one] { $count } Partie wartet
   *[other] { $count } Partien warten
 } auf einen Computer, die erste seit { $seconds } s. Ein höheres CAYLUS_THINKERS lässt mehr von ihnen zugleich überlegen.
doctor-notices = { $count ->
    [one] { $count } Nachricht wartet darauf, gepostet zu werden.
   *[other] { $count } Nachrichten warten darauf, gepostet zu werden.
 }
doctor-game = Partie #{ $game } lässt sich nicht posten: { $why }
doctor-games = { $count ->
    [one] { $count } weitere Partie lässt sich nicht posten.
   *[other] { $count } weitere Partien lassen sich nicht posten.
 }
database-unsure = Die Verbindung zu meiner Datenbank brach ab, während das gespeichert wurde, und ich weiß nicht, ob es gespeichert ist. Sieh dir die Partie an, bevor du es wiederholst.
tolls-line = Prestige für Besitzer: { $parts }.

games-stand-in = { $how } · ein Computer spielt für dich
games-skipped = { $how } · deine Züge werden übersprungen
status-skipped = Du hast eine Frist verpasst; deine Züge werden übersprungen, bis du spielst oder `Ich bin wieder da` drückst.
seat-away = { $seat } · abwesend bis { $when }
seat-ranks-last = { $seat } (nach jetzigem Stand steht dieser Platz hinter allen, die bleiben: { $missed } von { $turns } Runden verpasst)
switched-off = Das ist auf diesem Server abgeschaltet.
option-pictures = Bilder
option-hints = Tipps
