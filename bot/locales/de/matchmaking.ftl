button-seekhours = { $on ->
        [yes] Zu allen Zeiten
       *[no] Nur zu meinen Zeiten
    }
button-seekping = { $on ->
        [yes] Nicht erwähnen
       *[no] Bei Treffer erwähnen
    }
button-seekadd = Neue Suche
button-seekall = Alle Suchen beenden
button-seekkeep = Weiter suchen
button-seekdrop = Suche beenden
button-seekinvite = Diese Leute einladen
seek-panel = **Mitspieler suchen**: Was möchtest du spielen?
seek-panel-now = Jetzt: { $criteria }
seek-panel-small = -# Wenn genug Leute passen, öffne ich einen Tisch, erwähne dich (nie in deiner Ruhezeit) und halte deinen Platz einen Tag lang frei. Andere sehen nur, wie viele suchen. Deine Zeiten sind die von `/caylus me hours`. Eine Live-Suche dauert 3 Stunden.
menu-seekplayers = Wie viele Spieler
menu-seekpace = Welche Tempos
menu-seekoff = Eine Suche beenden
seek-game-any = jedes Spiel
seek-language-any = jede Sprache
seek-players = Spieler: { $players }
seek-pace-any = jedes Tempo
seek-hours = zu meinen Zeiten
seek-ping = mit Erwähnung
seek-title = **Mitspieler auf diesem Server suchen**
seek-done = Du suchst Mitspieler: { $criteria }. Ich sehe nach, wer passt.
seek-line = { $n }. { $criteria } (bis { $when }; andere, die passen: { $others })
seek-none = Du suchst hier gerade nichts.
seek-table = { $game } ({ $channel })
seek-fitting = Offene Tische, die passen: { $tables }
seek-everybody = Leute, die hier suchen: { $games }
seek-withdrawn = Beendete Suchen: { $n }.
seek-ask = Suchst du noch Mitspieler auf dem Server { $server }? { $criteria }. Wenn du nicht antwortest, höre ich in einer Woche damit auf.
seek-kept = { $how ->
    [kept] Gut, ich suche weiter.
   *[dropped] Gut, ich suche nicht mehr.
 }
seek-gone = Diese Suche ist beendet. `/caylus-club seek` beginnt eine neue.
seek-call = { $people }: Hier ist der gesuchte Tisch, { $game }: { $link }
card-offered = Leute, die so einen Tisch suchen: { $n }
card-kept = Plätze sind für sie reserviert; andere können sie { $until } nehmen.
card-no-host = Wer sich zuerst dazusetzt, ist Gastgeber und startet die Partie.
card-unclaimed = Niemand hat sich dazugesetzt, darum ist dieser Tisch geschlossen.
lookers = Leute, die einen Tisch wie { $game } suchen: { $n }
lookers-invited = Eingeladen: { $n }. Wer das möchte, wird erwähnt; die anderen finden den Tisch in ihrer Liste.
lookers-none = Es wurde niemand eingeladen: Wer so einen Tisch suchte, hat einen gefunden oder sieht diesen Kanal nicht.
club-seek = Mitspieler suchen: { $seek }. Tische dafür werden hier geöffnet: { $where }
club-seek-anywhere = wo jemand sucht
club-seek-cannot = In { $channel } kann ich keine Tische öffnen: Ich brauche dort „Kanäle ansehen“ und „Nachrichten senden“. Es wurde nichts geändert.

cmd-caylus-club-seek = Mitspieler suchen
    .name = suchen
cmd-caylus-server-club-seek = Mitspieler suchen erlauben
    .name = suche
cmd-caylus-server-club-seek-channel = Wo dafür Tische geöffnet werden
    .name = such-kanal
cmd-caylus-server-club-seek-anywhere = Dort öffnen, wo jemand sucht
    .name = suche-überall
