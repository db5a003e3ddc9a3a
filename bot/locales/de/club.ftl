button-review = Rückblick
button-review-whole = Ganze Partie
button-review-full = Ganzes Brett
button-review-glance = Kleines Brett
review-not-over = { $game } ist noch nicht zu Ende. Ein Rückblick sieht eine beendete Partie an.
review-gone = Diesen Rückblick gibt es nicht mehr: In der Partie wurde etwas zurückgenommen, oder er stammt von einer anderen Version. Frag noch einmal mit `/caylus-club review`.
review-none-here = Hier ist keine Partie zu Ende gegangen, und du hast auf diesem Server keine beendet. Nenne eine: `/caylus-club review game:…`.
review-no-seat = So einen Platz gibt es nicht in { $game }. Es gibt { $seats }.
review-whose = **{ $game }**: Von welchem Platz aus soll ich sie noch einmal ansehen?
review-progress = **{ $game }**, { $seat }: Ich sehe jede Entscheidung noch einmal an. { $of ->
    [0] Gleich geht es los.
   *[other] { $done } von { $of } sind fertig.
 } Das dauert etwa eine Minute; Züge von Computern gehen vor. Steht es still, drück den Knopf.
review-busy = **{ $game }**: Der Rückblick für { $other } entsteht gerade, { $done } von { $of } Entscheidungen sind fertig. Einer nach dem anderen: Drück den Knopf in einer Minute noch einmal.
review-cut-off = Ich wurde neu gestartet, während ich diese Partie ansah. Drück den Knopf: Es geht weiter, wo es war.
review-head = **{ $game }**, { $seat }: { $good } von { $n ->
    [one] { $n } Entscheidung war
   *[other] { $n } Entscheidungen waren
 } so gut wie die beste, die ich fand.
review-line = { $number }. Runde { $turn }: „{ $done }“. Besser: „{ $better }“, { $cost } von 100 mehr wert.
review-press = Die Nummern zeigen die Entscheidungen, die am meisten kosteten, mit dem Brett von damals.
review-none = Keine der anderen kostete mehr als meine eigenen Zweifel.
review-small = -# Die Meinung eines Computers: 400 Versuche pro Entscheidung, aus dem, was der Platz damals wissen konnte. Was Schwankung sein kann, gilt als gut. Werte gehen von 0 bis 100: zur Hälfte die Chance zu gewinnen, zur Hälfte der Vorsprung.
review-page = **{ $number } von { $count }** · Runde { $turn }, { $phase }: { $question }
review-did = { $seat } wählte „{ $done }“.
review-instead = Besser: „{ $better }“, { $cost } von 100 mehr wert.
review-hand = Die Hand von damals: { $cards }
review-hand-empty = Die Hand war damals leer.
review-why = Warum: Nichts sticht heraus; viele Kleinigkeiten kommen zusammen.
review-why-for = Warum: { $why }.
review-why-for-but = Warum: { $why }; aber { $against }.
review-why-but = Warum: viele Kleinigkeiten kommen zusammen; aber { $against }.
button-puzzle-board = Ganzes Brett
puzzle-title = **Rätsel vom { $day }** · { $game }, { $n } Spieler
puzzle-question = { $seat } entscheidet: { $question } Was ist am besten?
puzzle-once = -# Alle haben eine Antwort; nur du siehst, was sie wert war. Wer es gelöst hat, steht hier.
puzzle-once-alone = -# Alle haben eine Antwort am Tag, hier oder dort, wo das Rätsel steht.
puzzle-right = ✅ Richtig: „{ $best }“ ist am besten.
puzzle-wrong = „{ $chosen }“ ist nicht das Beste. Besser: „{ $best }“.
puzzle-again = Dieses Rätsel hast du schon beantwortet.
puzzle-solution = Am besten: „{ $best }“.
puzzle-better = Es ist { $cost } von 100 mehr wert als „{ $other }“.
puzzle-small = -# Die Meinung eines Computers, aus dem, was dieser Platz wissen kann: eine Stellung aus einer Partie zwischen Computern, in der die beste Aktion über jeden Zweifel der Suche vorn liegt. Werte gehen von 0 bis 100: zur Hälfte die Chance zu gewinnen, zur Hälfte der Vorsprung.
puzzle-nobody-answered = Niemand hat geantwortet.
puzzle-nobody-solved = { $answers ->
    [one] { $answers } Antwort, und niemand hat es gelöst.
   *[other] { $answers } Antworten, und niemand hat es gelöst.
 }
puzzle-solved = Gelöst von { $people } ({ $n } von { $answers ->
    [one] { $answers } Antwort
   *[other] { $answers } Antworten
 }).
puzzle-more = { $n } weitere
puzzle-over = Der Tag dieses Rätsels ist vorbei. Das heutige: `/caylus-club puzzle`.
puzzle-unknown = Dieses Rätsel gehört nicht mehr zu meinen. Das heutige: `/caylus-club puzzle`.
puzzle-may-not = In { $channel } kann ich keine Rätsel posten: Dort fehlt mir { $missing }. Nichts wurde geändert.
puzzle-permission-view-channel = Kanäle ansehen
puzzle-permission-send-messages = Nachrichten senden
puzzle-permission-attach-files = Dateien anhängen
puzzle-both = Wähle entweder einen Kanal für die Rätsel, oder schalte sie ab.
puzzle-off = keine
puzzle-trouble-forbidden = Ich darf das Rätsel des Tages in seinem Kanal nicht posten: Gib mir dort Kanäle ansehen, Nachrichten senden und Dateien anhängen, oder wähle einen anderen mit `/caylus-server settings`.
puzzle-trouble-discord = Discord hat das Rätsel des Tages nicht angenommen; ich versuche es von selbst wieder.
