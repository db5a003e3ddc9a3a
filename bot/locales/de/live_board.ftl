# The live board: its button and line in Discord, then the page
button-live = Live-Brett
live-opening = 🗺️ [Das Live-Brett]({ $url }): Sieh der Partie in jedem Browser zu. `Brett` gibt dir einen eigenen Link, mit dem du darauf spielst.

# Whose decision it is, on the page
live-waiting = Am Zug: { $player } ({ $kind }).
live-not-begun = Diese Partie hat noch nicht begonnen.
live-place = Arbeiter einsetzen: { $price } zahlen, { $left } behalten
live-provost = { $line ->
    [back] Hinter dem Vogt und ohne Ertrag: { $what }
    [ahead] Nicht mehr hinter dem Vogt: { $what }
   *[keeps] Du behältst { $what }
 }
live-quoted = „{ $what }“
live-unbuilt =
    .mc-ask-action = Zieh, tausch die Hand, setz Arbeiter ein (je 1 Denar) oder passe.

# What somebody says in advance, on the page
live-plan = Deine nächsten Arbeiter
live-plan-line = Drück der Reihe nach auf die Orte für deine nächsten Arbeiter.
live-plan-or = Nur wenn Nummer { $number } besetzt ist
live-plan-off = Von der Liste nehmen: { $what }
live-plan-gone = { $what } (weg)
live-ahead = Antworte im Voraus: { $question }

# Why the page refuses something
live-no-page = Diese Seite gibt es nicht, oder du darfst sie nicht sehen. Drück im Thread auf Brett, dann bekommst du einen eigenen Link.
live-no-game-here = In diesem Kanal läuft keine Partie. Öffne das Brett im Thread einer Partie.
live-no-step = Diese Stellung gibt es nicht mehr: Sie wurde zurückgenommen.
live-link-used = Dieser Link wurde schon benutzt oder ist älter als zehn Minuten. Einen neuen bekommst du im Thread mit Brett.
live-signed-out = Du bist hier nicht angemeldet. Drück im Thread auf Brett, dann bekommst du einen eigenen Link.
live-refused = Das kam nicht von dieser Seite. Lade die Seite neu und versuch es noch einmal.
live-too-large = Das war zu lang: Eine Anfrage fasst höchstens 4 kB. Es wurde nichts geändert.
live-unreadable = Diese Anfrage konnte ich nicht lesen; es wurde nichts geändert. Lade die Seite neu und versuch es noch einmal.
live-too-often = Zu viele Anfragen in einer Minute. Warte einen Moment und versuch es dann noch einmal.
live-too-many = Gerade sehen viele zu. Diese Seite wird jede halbe Minute aktualisiert.

# What the page says by itself
live-page-you = Du bist { $name }
live-page-watching = Du siehst zu
live-page-your-actions = Das kannst du tun
live-page-as-list = Orte auf dem Brett als Liste
live-page-step-through = Frühere Aktionen
live-page-step-back = Eine Aktion zurück
live-page-step-on = Eine Aktion vor
live-page-step = Nach Aktion { $number } von { $of }
live-page-past = Vergangenheit: nach Aktion { $number } von { $of }
live-page-to-now = Zurück zur Partie
live-page-log = Was passiert ist
live-page-in-words = Das Brett in Worten
live-page-hand = Deine Hand
live-page-hand-in-words = Deine Hand in Worten
live-page-close = Schließen
live-page-vote = Die anderen stimmen im Thread darüber ab.
live-page-larger = Größer
live-page-smaller = Kleiner
live-page-thread = Thread öffnen
live-page-offline = Keine Verbindung. Ich versuche es weiter.
live-page-sign-in = Mit Discord anmelden
live-page-sign-in-failed = Die Anmeldung hat nicht geklappt. Versuch es noch einmal, oder drück im Thread auf Brett: Das gibt dir einen eigenen Link.
live-page-sure = Trotzdem ausführen
live-page-trial = Was wäre wenn: Nichts davon passiert in der Partie
live-page-try = Probieren: { $what }
live-page-keep = Als meinen Plan merken
live-page-keep-none = Noch gibt es nichts zu merken: Probier zuerst eine eigene Aktion.
live-page-keep-over = Diese Partie ist vorbei, darum lässt sich nichts mehr merken.
live-page-sign-out = Überall abmelden
live-page-signed-out = Du bist in jedem Browser abgemeldet.
live-page-plan-on = Auf dem Brett planen
live-page-plan-add = Planen: { $what }
live-page-plan-read = Was ein Ort bewirkt, liest du so: gedrückt halten, rechts klicken oder I drücken.
