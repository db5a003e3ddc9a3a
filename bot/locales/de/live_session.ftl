vote-evening = **Jetzt gemeinsam weiterspielen?** { $asker } fragt danach.
vote-evening-offer = **Jetzt gemeinsam weiterspielen?** Gerade antworten alle hier binnen Minuten.
vote-evening-terms = { $hours ->
    [one] Höchstens { $hours } Stunde lang stehen Uhren und Erinnerungen beiseite, die Partie bleibt in einer Nachricht, und eine kurze ruft, wer dran ist.
   *[other] Höchstens { $hours } Stunden lang stehen Uhren und Erinnerungen beiseite, die Partie bleibt in einer Nachricht, und eine kurze ruft, wer dran ist.
 }
vote-evening-ends = { $minutes ->
    [one] Er ist vorbei, wenn jemand geht oder { $minutes } Minute lang niemand etwas tut. Dann geht alles weiter wie zuvor, mit allen Zeitguthaben wie jetzt. Niemand wird übergangen, und kein Computer spielt für jemanden.
   *[other] Er ist vorbei, wenn jemand geht oder { $minutes } Minuten lang niemand etwas tut. Dann geht alles weiter wie zuvor, mit allen Zeitguthaben wie jetzt. Niemand wird übergangen, und kein Computer spielt für jemanden.
 }
vote-evening-calm = Höchstens { $hours } h lang bleibt die Partie in einer Nachricht, und eine kurze ruft, wer dran ist. Vorbei ist es, wenn jemand geht oder { $minutes } min lang niemand etwas tut. Niemand wird übergangen, und kein Computer spielt für jemanden.
vote-evening-until = Er beginnt, wenn alle zustimmen; die Frage endet { $when }.
vote-evening-agreed = Alle sind dabei.
vote-evening-not = Diesmal kein gemeinsamer Abend; die Partie geht in ihrem Tempo weiter.
votes-evening = ein gemeinsamer Abend
button-evening-yes = Gemeinsam weiter
button-evening-no = Jetzt nicht
button-evening-leave = Abend verlassen
evening-begins = { $minutes ->
    [one] **Ein gemeinsamer Abend.** Er dauert höchstens bis { $until } und endet früher, wenn jemand geht oder { $minutes } Minute lang niemand etwas tut.
   *[other] **Ein gemeinsamer Abend.** Er dauert höchstens bis { $until } und endet früher, wenn jemand geht oder { $minutes } Minuten lang niemand etwas tut.
 }
evening-call = Am Zug: { $people }.
evening-left = Der gemeinsame Abend ist vorbei: { $player } geht.
evening-quiet = { $minutes ->
    [one] Der gemeinsame Abend ist vorbei: { $minutes } Minute lang hat niemand etwas getan.
   *[other] Der gemeinsame Abend ist vorbei: { $minutes } Minuten lang hat niemand etwas getan.
 }
evening-over = Der gemeinsame Abend ist vorbei: Seine Zeit ist um.
evening-seat = Der gemeinsame Abend ist vorbei, denn ein Platz wechselt.
evening-paused = Der gemeinsame Abend ist vorbei, denn die Uhren sind angehalten.
evening-clocks = Die Uhren laufen weiter, mit den Zeitguthaben von vorher.
evening-after = Die Partie geht in ihrem Tempo weiter.
evening-left-own = Du hast den gemeinsamen Abend von { $game } verlassen; er ist für alle vorbei.
evening-runs = In { $game } läuft ein gemeinsamer Abend, höchstens bis { $until }. Wer ihn verlässt, beendet ihn für alle.
prompt-evening = -# Ein gemeinsamer Abend, höchstens bis { $until }
option-evenings-yes = gemeinsame Abende werden angeboten
option-evenings-no = gemeinsame Abende werden nicht angeboten
choice-evenings-yes = ja: wenn alle in Minuten antworten
choice-evenings-no = nein
cmd-table-evening = Heute Abend gemeinsam weiterspielen
    .name = abend
    .game = Welche Partie
    .game-name = partie
