vote-evening = { $asked ->
    [yes] **Jetzt live spielen?** Vorschlag von { $asker }.
   *[no] **Jetzt live spielen?** Gerade antworten alle hier binnen Minuten.
 }
vote-evening-terms = { $hours ->
    [one] Höchstens { $hours } Stunde lang ruhen Uhren und Erinnerungen; die Partie läuft in einer einzigen Nachricht, und wer dran ist, wird kurz erwähnt.
   *[other] Höchstens { $hours } Stunden lang ruhen Uhren und Erinnerungen; die Partie läuft in einer einzigen Nachricht, und wer dran ist, wird kurz erwähnt.
 }
vote-evening-ends = { $minutes ->
    [one] Die Live-Sitzung ist vorbei, wenn jemand geht oder { $minutes } Minute lang niemand etwas tut. Dann geht alles weiter wie zuvor, mit den jetzigen Zeitguthaben. Niemand wird übersprungen, und kein Computer spielt für jemanden.
   *[other] Die Live-Sitzung ist vorbei, wenn jemand geht oder { $minutes } Minuten lang niemand etwas tut. Dann geht alles weiter wie zuvor, mit den jetzigen Zeitguthaben. Niemand wird übersprungen, und kein Computer spielt für jemanden.
 }
vote-evening-calm = Höchstens { $hours } Stunden lang läuft die Partie in einer einzigen Nachricht, und wer dran ist, wird kurz erwähnt. Die Live-Sitzung ist vorbei, wenn jemand geht oder { $minutes } Minuten lang niemand etwas tut. Niemand wird übersprungen, und kein Computer spielt für jemanden.
vote-evening-until = Die Live-Sitzung beginnt, wenn alle zustimmen; das Angebot endet { $when }.
vote-evening-agreed = Alle sind dabei.
vote-evening-not = Diesmal keine Live-Sitzung; die Partie geht in ihrem Tempo weiter.
button-evening-yes = Live spielen
button-evening-no = Jetzt nicht
button-evening-leave = Live-Sitzung verlassen
evening-begins = { $minutes ->
    [one] **Live-Sitzung.** Sie dauert bis spätestens { $until } und endet früher, wenn jemand geht oder { $minutes } Minute lang niemand etwas tut.
   *[other] **Live-Sitzung.** Sie dauert bis spätestens { $until } und endet früher, wenn jemand geht oder { $minutes } Minuten lang niemand etwas tut.
 }
evening-call = Am Zug: { $people }.
evening-ended = { $why ->
    [left] Die Live-Sitzung ist vorbei: { $player } hat sie verlassen.
    [quiet] { $minutes ->
        [one] Die Live-Sitzung ist vorbei: { $minutes } Minute lang hat niemand etwas getan.
       *[other] Die Live-Sitzung ist vorbei: { $minutes } Minuten lang hat niemand etwas getan.
     }
    [seat] Die Live-Sitzung ist vorbei, weil ein Platz neu besetzt wird.
    [paused] Die Live-Sitzung ist vorbei, weil die Uhren angehalten wurden.
   *[over] Die Live-Sitzung ist vorbei: Ihre Zeit ist um.
 }
evening-clocks = Die Uhren laufen weiter, mit den Zeitguthaben von vorher.
evening-after = Die Partie geht in ihrem Tempo weiter.
evening-left-own = Du hast die Live-Sitzung von { $game } verlassen; sie ist für alle vorbei.
evening-runs = In { $game } läuft eine Live-Sitzung, bis spätestens { $until }. Wer sie verlässt, beendet sie für alle.
prompt-evening = -# Live-Sitzung, bis spätestens { $until }
option-evenings = { $value ->
    [yes] Live-Sitzungen werden angeboten
   *[no] Live-Sitzungen werden nicht angeboten
 }
choice-evenings-yes = ja: wenn alle innerhalb von Minuten antworten
cmd-table-evening = Jetzt eine Live-Sitzung vorschlagen
    .name = live-sitzung
    .game = Welche Partie
    .game-name = partie
