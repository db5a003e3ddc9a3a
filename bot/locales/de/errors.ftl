table-no-game = So eine Partie gibt es hier nicht, oder du siehst ihren Kanal nicht. `/caylus games` listet deine auf.
table-no-vote = Diese Abstimmung gibt es nicht mehr.
table-review-running = { $game } läuft noch. Einen Rückblick gibt es nur zu beendeten Partien.
table-review-old = Seit dieser Partie haben sich die Regeln geändert ({ $game }); ein Rückblick geht nicht mehr.
table-rematch-players = Eine Revanche ist für die, die diese Partie gespielt haben ({ $game }). `/caylus new` öffnet einen eigenen Tisch.
table-no-such-seat = { $game } hat { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
 }; einen Platz { $seat } gibt es nicht.
table-seat-held = { $seat } gehört { $name }; nehmen kannst du nur einen freien Platz.
table-no-open-seat = In dieser Partie ist kein Platz frei ({ $game }).
table-practice = Das ist ein Übungstisch: Hier spielt nur { $name }. `/caylus new` öffnet einen normalen Tisch.
table-too-few =
    { $title } braucht mindestens { $least ->
    [one] { $least } Spieler
   *[other] { $least } Spieler
    }; am Tisch { $here ->
    [one] sitzt { $here }
   *[other] sitzen { $here }
    }.
table-seats-open = Diese Plätze sind noch frei: { $seats }. Der Gastgeber vergibt sie, oder wer will, setzt sich dazu.
table-place-taken = In diesem Kanal läuft eine andere Partie; beendet sie oder spielt in einem anderen.
table-too-many-games = { $name } spielt auf diesem Server schon { $here ->
    [one] { $here } Partie
   *[other] { $here } Partien
 }; die Grenze ist { $most }. Erst muss eine enden oder ein Platz aufgegeben werden; `/caylus games` listet sie auf.
table-too-many-tables = { $name } hat auf diesem Server schon { $here ->
    [one] { $here } offenen Tisch
   *[other] { $here } offene Tische
 }; die Grenze ist { $most }. Erst einen starten, verlassen oder absagen; `/caylus games` listet sie auf.
table-too-many-searches = Du hast alle Tipps verbraucht, die hier eine Person pro Stunde bekommt (die Grenze ist { $most }). Den nächsten gibt es in { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
 }; wer den Server verwaltet, kann die Grenze erhöhen (`/caylus-server settings`).
table-hints-off = An diesem Tisch bekommst du keine Tipps; der Gastgeber kann sie allen erlauben: `/caylus table settings hints:yes`.
table-hints-rated = Die Partie zählt fürs Rating: Solange sie läuft, geben Computer darin keine Tipps.
table-hint-not-yours = Du hast jetzt nichts zu entscheiden, also gibt es keinen Tipp.
table-evening-runs = Eine Live-Sitzung läuft schon.
table-evening-none = In dieser Partie läuft keine Live-Sitzung.
table-evening-paused = Die Uhren sind angehalten; eine Live-Sitzung kann beginnen, wenn sie weiterlaufen.
table-evening-live = Dieser Tisch spielt schon live; eine Live-Sitzung ist nicht nötig.
table-evening-missing = Eine Live-Sitzung braucht mindestens zwei Leute und keinen freien Platz.
table-evening-stand-in = Ein Computer vertritt dich. Nimm erst deinen Platz zurück und frag dann nach einer Live-Sitzung.
table-evening-refused =
    Eine Live-Sitzung wurde hier vor weniger als { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
    } abgelehnt; frag später noch einmal.
table-explain-none = Diese Aktion kann ich jetzt nicht erklären: Sie stammt nicht von einem Computer, sie wurde zurückgenommen, oder ein Teil davon ist noch verdeckt.
table-no-thought = Die Computer können gerade nicht überlegen; es wurde nichts geändert. Versuch es in einer Minute noch einmal.
table-server-tables = Dieser Server hat schon { $here ->
    [one] { $here } offenen Tisch
   *[other] { $here } offene Tische
 }; die Grenze ist { $most }. Spiel mit `/caylus join` irgendwo mit, oder warte, bis einer startet oder schließt; wer den Server verwaltet, kann die Grenze erhöhen (`/caylus-server settings`).
table-server-games = Auf diesem Server { $here ->
    [one] läuft schon { $here } Partie
   *[other] laufen schon { $here } Partien
 }; die Grenze ist { $most }. Dieser Tisch bleibt offen: Starte ihn, wenn eine Partie zu Ende ist, oder bitte jemanden, der den Server verwaltet, die Grenze zu erhöhen (`/caylus-server settings`).
table-record-name = Dieses Protokoll ist nicht lesbar: In Zeile { $line } hat der Name { $length } Zeichen; höchstens { $most } sind erlaubt.
table-record-large = Das Protokoll dieser Partie ({ $game }) hat { $size } MB oder mehr, denn seine Namen sind sehr lang; Discord erlaubt { $most } MB. Der Betreiber des Bots bekommt es mit `python -m storage export { $number }`.
table-record-header = Dieses Protokoll ist nicht lesbar: Was vor den Aktionen steht, hat { $length } Zeichen; höchstens { $most } sind erlaubt.
table-full-places = Dieser Tisch ist voll: Seine Plätze sind auf { $most } begrenzt.
table-seats-kept = Die freien Plätze sind für die Leute reserviert, die zu diesem Tisch passten ({ $count }), bis zum { $when }. Danach kann sie jeder nehmen.
table-wish-number = Jemand hier wünscht sich diese Spielerzahl: { $numbers }; da sind { $here }. Wartet auf die anderen, oder bittet darum, die Suche zu beenden: `/caylus-club seek`.
table-entry-invited = Dieser Tisch ist nur für Eingeladene ({ $game }); der Gastgeber kann dich einladen.
table-entry-rating = Dieser Tisch ist für Ratings von { $low } bis { $high }, deines ist { $rating }. Der Gastgeber kann dich trotzdem einladen.
table-entry-newcomer = Dieser Tisch ist für alle, deren Rating nicht mehr vorläufig ist (Partien mit Rating: { $here } von { $of }). Der Gastgeber kann dich trotzdem einladen.
table-entry-reliable = Dieser Tisch ist für alle, die mindestens { $n } % ihrer Partien mit Rating beendet und mindestens { $n } % ihrer Fristen eingehalten haben. Du hast { $finished } von { $games } beendet und { $missed } von { $deadlines } Fristen verpasst. Der Gastgeber kann dich trotzdem einladen.
table-entry-bounds = Die Grenzen der Ratings sind Zahlen von { $least } bis { $most }, die kleinere zuerst.
table-entry-fixed = Wer an diesem Tisch spielt, steht fest: An einem Übungstisch sitzt nur eine Person, und die Plätze eines Protokolls vergibt der Gastgeber.
table-invites-refused = Du kannst { $name } nicht einladen.
table-invite-declined = { $name } hat deine Einladung abgelehnt.
table-invites-many = An diesen Tisch kann niemand mehr eingeladen werden ({ $here } von { $most }).
table-not-invited = An diesen Tisch bist du nicht eingeladen ({ $game }).
table-refusals-many = Du lehnst schon die Einladungen von { $most } Leuten ab; mehr geht nicht. Nimm erst jemanden von der Liste: `/caylus table invite`.
table-wish-empty = Darauf kann nichts passen: Wähle eine Spielerzahl, die das Spiel erlaubt, und ein Tempo.
table-wishes-many = Du hast schon die Höchstzahl an Suchen ({ $most }). Beende erst eine: `/caylus-club seek`.
table-wishes-server = Auf diesem Server ist die Höchstzahl an Suchen erreicht ({ $most }). Versuch es wieder, wenn jemand einen Tisch gefunden oder seine Suche beendet hat.
table-unknown-game = Es gibt kein Spiel { $text }; es gibt: { $games }.
table-unknown-option = { $title } hat keine Option { $name }; seine Optionen: { $options }.
table-bad-option = Die Option { $name } kann nicht { $value } sein; möglich: { $values }.
table-bad-practice = Ein Übungstisch von { $title } hat { $least } bis { $most } Plätze.
table-bad-computers = An einen Tisch von { $title } kannst du 1 bis { $most } Computer setzen, nicht { $asked }.
table-bad-level = Es gibt keine Stufe { $level }; Computer spielen auf Stufe { $least } bis { $most }.
table-practice-computers = Am Übungstisch spielst du alle Plätze selbst; lass `practice` weg, um gegen Computer zu spielen.
table-no-computer = An diesem Tisch sitzt kein Computer ({ $game }).
table-computers-alone = Computer spielen nicht allein: Mindestens ein Platz muss jemandem gehören.
table-seat-computer = { $seat } gehört einem Computer: Sag, wer den Platz bekommen soll.
table-stand-in-off = An diesem Tisch springen keine Computer ein. Der Gastgeber kann das mit `/caylus table settings late:stand-in` ändern, bei einer Partie mit Rating nur vor dem Beginn.
table-stand-in-already = Ein Computer spielt schon für dich; `Meinen Platz zurück` oder deine nächste Aktion beendet das.
table-stand-in-none = In dieser Partie spielt kein Computer für dich.
table-stand-in-alone = Sonst spielt hier niemand selbst, also wartet niemand auf dich; ein Computer vertritt dich nur, wenn jemand wartet.
table-computer-illegal = Ein Computer hat etwas gewählt, was jetzt nicht erlaubt ist; es ist nichts passiert.
table-bad-record = Dieses Protokoll ist nicht lesbar: { $why }
table-too-many-records = Du hast hier binnen eines Tages schon { $here ->
    [one] { $here } Protokoll einer beendeten Partie
   *[other] { $here } Protokolle beendeter Partien
 } importiert; höchstens { $most } sind erlaubt. Versuch es morgen wieder; wer den Server verwaltet, kann die Grenze erhöhen (`/caylus-server settings`).
table-not-imported = Plätze werden nur in der Lobby eines importierten Protokolls vergeben; hier setzt sich dazu, wer mitspielen will.
table-stale = Die Partie ist inzwischen weitergegangen; es ist nichts passiert. Das ist die aktuelle Stellung.
table-not-your-decision = Jetzt entscheidet { $seat } ({ $kind }); du bist nicht dran.
table-undo-off = An diesem Tisch wird nie etwas zurückgenommen.
table-undo-together = Alle wählen gleichzeitig, und noch ist nichts passiert: `Du bist dran` ändert deine Wahl, bis die letzte da ist.
table-undo-nothing = Du hast keine Aktion zum Zurücknehmen.
table-undo-others = { $seat } hat seitdem etwas getan; an diesem Tisch lässt sich nur die eigene letzte Aktion zurücknehmen.
table-undo-late = Die Partie ist vor mehr als 24 Stunden zu Ende gegangen; zurücknehmen lässt sich nichts mehr.
table-undo-deep = Das liegt zu weit zurück: Die Regeln haben sich geändert, und die Stellung lässt sich nicht mehr herstellen.
table-undo-full = Auf diesem Server { $here ->
    [one] läuft schon { $here } Partie
   *[other] laufen schon { $here } Partien
 }; die Grenze ist { $most }. Diese Partie kann weitergehen, wenn eine andere zu Ende ist.
table-undo-place = In diesem Thread läuft jetzt eine andere Partie, also kann diese hier nicht weitergehen.
table-vote-unasked = Ich kann die Spieler nicht fragen: In { $channel } kann ich nichts posten. Niemand wurde gefragt, nichts hat sich geändert. Wenn es den Kanal nicht mehr gibt, können Gastgeber oder Moderation die Partie in einem anderen Kanal fortsetzen, mit `/caylus table settings here:True` dort; wer moderiert und nicht mitspielt, kann sie absagen.
table-vote-open = Darüber läuft schon eine Abstimmung; erst muss sie enden.
table-cancel-played = Du hast in dieser Partie mitgespielt und kannst sie darum nicht als Moderation absagen. Das können die Spieler durch eine Abstimmung, oder jemand anderes aus der Moderation.
table-vote-over = Diese Abstimmung ist vorbei; ihre Nachricht sagt, wie sie ausging.
table-vote-declined = Das wurde hier in der letzten Stunde abgelehnt. Ab dem { $when } kann wieder gefragt werden.
table-vote-not-asked = Bei dieser Abstimmung bist du nicht gefragt; antworten können nur die Genannten.
table-clock-alone = Hier wartet niemand auf dich, darum hat diese Partie keine Uhr.
table-options-imported = Dieser Tisch setzt ein Protokoll fort, darum bleiben die Optionen des Spiels, wie sie waren.
table-late-no-clock = Ohne Uhr läuft keine Zeit ab. Wähle auch eine (`pace`); ein Computer kann auch ohne Uhr für Abwesende spielen (`late:stand-in`).
table-graces-idle = Die Fristen (`graces`) sagen, wann jemand, dessen Züge übersprungen werden, seinen Platz verliert. Sie gelten nur an Tischen mit mehreren Leuten, an denen verspätete Züge übersprungen werden (`late`) und eine Uhr läuft (`pace`).
table-together-practice = An einem Übungstisch wird eine Person gefragt, ein Platz nach dem anderen.
table-early-idle = Vorab gefragt wird nur an Tischen mit mehreren Leuten, an denen alle zugleich gefragt werden (`together`) und nicht live gespielt wird.
table-evenings-idle = Live-Sitzungen sind für Tische mit mehreren Leuten, die nicht ohnehin live spielen.
table-pictures-idle = Dieser Server hat Bilder unter Berichten abgeschaltet (`/caylus-server settings`), darum kann sie auch kein Tisch haben.
table-rated-practice = Ein Übungstisch zählt nie fürs Rating.
table-rated-hints = Eine Partie, in der Computer Tipps geben (`hints`), zählt nicht fürs Rating.
table-rated-undo = Eine Partie mit freiem Zurücknehmen zählt nicht fürs Rating: Wähle auch ein anderes `undo`.
table-invited-practice = An einem Übungstisch spielt sonst niemand. Lade Leute an einen normalen Tisch ein.
table-nudge-you = Die Partie wartet auf dich.
table-nudge-early = Gefragt wurde vor weniger als einer Stunde. Lass noch etwas Zeit.
table-nudge-again = Pro Partie kannst du jemanden einmal am Tag erinnern.
table-nudge-nobody = Jetzt kann niemand erinnert werden: Wer dran ist, wurde heute schon erinnert, ist abwesend oder wird von einem Computer gespielt.
table-not-missed = Bei { $seat } geht das jetzt nicht: Der Zug ist gemacht, oder jemand wartet weiter.
table-unasked = Niemand ist zu spät: Wo diese Partie gespielt wird, kann ich nichts posten. Also wurde niemand gefragt, und bis ich es kann, läuft keine Uhr.
table-not-late = { $seat } hat keine Frist verpasst. Einen Platz übernehmen kannst du nur von jemandem, der eine verpasst hat oder, ohne Uhr, die Partie seit einer Woche warten lässt.
table-own-seat-only = Das ist nicht dein Platz; verlassen lässt sich nur der eigene.
table-seat-open-already = { $seat } ist schon frei: Sag, wer den Platz bekommen soll, oder lass ihn jemanden übernehmen.
table-own-seat = Das ist dein eigener Platz; mit `/caylus table resign` verlässt du ihn.
table-nothing-to-change = Sag, was sich ändern soll: Zurücknehmen, Tempo, Verspätete, Fristen, Tipps, Rating, gemeinsames Fragen, frühes Fragen, Live-Sitzungen, Sprache oder Bilder.
table-rated-late = Ob eine Partie fürs Rating zählt, steht mit ihrem Start fest. In einer solchen gibt es weder freies Zurücknehmen noch Tipps für alle.
table-rated-milder = In einer laufenden Partie mit Rating kannst du das als Mitspieler nicht ändern. Du kannst das Tempo ab der nächsten Frage langsamer machen oder Verspäteten mehr Fristen geben. Alles andere kann nur jemand aus der Moderation, der hier nicht mitspielt.
table-trial-steps = Diese Schritte lassen sich hier nicht probieren. Öffne „Was wäre wenn“ neu: `/caylus plan what-if`.
table-trial-nothing = Keiner dieser Schritte lässt sich vorab beantworten.
pace-away-budget =
    { $left ->
    [one] Dir bleibt im Jahr noch { $left } Tag Abwesenheit; { $asked } sind zu viele.
   *[other] Dir bleiben im Jahr noch { $left } Tage Abwesenheit; { $asked } sind zu viele.
    }
pace-hours-bad = „{ $text }“ ist keine Zeitspanne; schreib zum Beispiel 8-23, mindestens { $least } Stunden.
pace-zone-bad = „{ $text }“ kenne ich nicht als Zeitzone; schreib zum Beispiel Europe/Berlin.
pace-quiet-bad = „{ $text }“ ist keine Zeitspanne; schreib zum Beispiel 22-7 oder off.
season-day-bad = „{ $text }“ ist kein Tag; schreib zum Beispiel 2027-01-01, today oder off.
season-day-order = { $text } kann keine Saison beginnen: Der Tag muss nach der letzten ({ $last }) und innerhalb eines Jahres liegen. Es wurde nichts geändert.
season-many = Es kann höchstens { $most } Saisons geben. Es wurde nichts geändert.
table-unreadable = Die gespeicherten Daten dieser Partie sind nicht lesbar ({ $why }); andere Partien gehen weiter. Der Betreiber des Bots kann die Datei prüfen und eine Sicherung einspielen.

option-not-offered = „{ $value }“ kannst du hier nicht wählen. Möglich: { $offered }.
