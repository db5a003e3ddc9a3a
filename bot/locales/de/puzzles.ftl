button-puzzle-solution = Lösung zeigen
puzzle-title = **Rätsel vom { $day }** · { $game }, { $n } Spieler
puzzle-question = { $seat } entscheidet: { $question } Was ist am besten?
puzzle-once = -# Es zählt die erste Antwort; nur du siehst, was sie wert war. Wer es gelöst hat, steht hier.
puzzle-once-alone = -# Es zählt die erste Antwort des Tages, hier oder dort, wo das Rätsel steht.
puzzle-right = ✅ Richtig: „{ $best }“ ist am besten.
puzzle-wrong = „{ $chosen }“ ist nicht das Beste.
puzzle-less = Etwas anderes ist um { $cost } Punkte (von 100) besser.
puzzle-try = **Versuch es noch einmal** oder sieh dir die Lösung an.
puzzle-again = Dieses Rätsel hast du schon beantwortet.
puzzle-counted = Es zählt deine erste Antwort: „{ $first }“.
puzzle-solution = Am besten: „{ $best }“.
puzzle-better = Es ist um { $cost } Punkte (von 100) besser als „{ $other }“.
puzzle-small = -# Die Meinung eines Computers, nach dem, was man an diesem Platz wissen kann. Die Stellung stammt aus einer Partie zwischen Computern, und eine Aktion ist klar die beste. Werte gehen von 0 bis 100: halb Gewinnchance, halb Vorsprung.
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
puzzle-unknown = Dieses Rätsel habe ich nicht mehr. Das heutige: `/caylus-club puzzle`.
puzzle-permission-view-channel = „Kanäle ansehen“
puzzle-permission-send-messages = „Nachrichten senden“
puzzle-permission-attach-files = „Dateien anhängen“
puzzle-both = Wähle entweder einen Kanal für die Rätsel oder schalte sie ab.
puzzle-off = keins
puzzle-trouble = { $why ->
    [forbidden] Ich darf das Rätsel des Tages in seinem Kanal nicht posten: Gib mir dort „Kanäle ansehen“, „Nachrichten senden“ und „Dateien anhängen“, oder wähle einen anderen mit `/caylus-server settings`.
   *[discord] Discord hat das Rätsel des Tages nicht angenommen; ich versuche es weiter.
 }
