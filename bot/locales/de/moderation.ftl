# `/caylus table moderate`: was Moderation und Verwaltung tun
cmd-table-moderate = Als Moderation eingreifen, mit Grund
    .name = moderieren
    .act = Was zu tun ist
    .act-name = was
    .reason = Warum; der Tisch liest es
    .reason-name = grund
    .seat = Welchen Platz
    .seat-name = platz
    .member = Wer den Platz bekommt, oder um wen es geht
    .member-name = mitglied
    .entry = Welcher Eingriff zurückgenommen wird
    .entry-name = eintrag
    .game = Welche Partie
    .game-name = partie
choice-moderate-give = einen Platz jemandem geben
choice-moderate-computer = Platz einem Computer geben
choice-moderate-skip = Platz leeren und überspringen
choice-moderate-end = Partie ohne Ergebnis beenden
choice-moderate-void = Ergebnis streichen (Administration)
choice-moderate-title = Thread-Titel verbergen (Administration)
choice-moderate-bar = jemanden sperren (Administration)
choice-moderate-ladder = aus der Rangliste nehmen (Administration)
choice-moderate-back = Eingriff zurücknehmen
moderation-give = { $game }: Der Platz { $seat } geht an { $person }.
moderation-computer = { $game }: Am Platz { $seat } spielt ein Computer.
moderation-skip = { $game }: Der Platz { $seat } ist leer und wird übersprungen.
moderation-give-from = { $game }: Der Platz { $seat } geht von { $former } an { $person }.
moderation-computer-from = { $game }: Am Platz { $seat } spielt ein Computer statt { $former }.
moderation-skip-from = { $game }: { $former } hat den Platz { $seat } nicht mehr; er ist leer und wird übersprungen.
moderation-end = { $game } endet ohne Ergebnis.
moderation-void = { $game }: Das Ergebnis zählt nicht; Statistik und Ratings sind, als wäre die Partie nie gespielt worden.
moderation-title = { $game }: Der Titel des Threads nennt niemanden mehr.
moderation-bar = { $person } ist auf diesem Server für mich gesperrt, bis die Administration das aufhebt.
moderation-bar-does = Aufgegebene Plätze: { $seats }. Zurückgezogene Einladungen: { $invitations }. In den Threads kann die Person weiter schreiben: Das verhindert ein Timeout von Discord. Wird die Sperre aufgehoben, kommen keine Plätze zurück.
moderation-bar-held = Die Person hatte hier keinen Platz mehr, für diese Partie ändert sich also nichts.
moderation-ladder = { $person } steht nicht mehr in der Rangliste dieses Servers.
moderation-back = Eingriff { $entry } ist zurückgenommen.
moderation-back-seat = { $game }: Eingriff { $entry } ist zurückgenommen. Der Platz { $seat } ist besetzt wie zuvor; was dort inzwischen gespielt wurde, bleibt.
moderation-back-holder = { $game }: Eingriff { $entry } ist zurückgenommen. Den Platz { $seat } hat wieder { $person }; was dort inzwischen gespielt wurde, bleibt.
moderation-back-counts = { $person }: Die Partie zählt wieder für dich. Runden an diesem Platz ohne dich bisher: { $missed } von { $turns }. Sind es am Ende die meisten, stehst du hinter allen, die geblieben sind.
moderation-back-stand-in = Bis { $person } auf `Meinen Platz zurück` drückt oder zieht, spielt dort ein Computer.
moderation-out = { $person }: Du spielst in dieser Partie nicht mehr mit. { $left ->
    [yes] Du hast gefehlt, als der Platz vergeben wurde, darum zählt sie als eine Partie, die du verlassen hast: Du stehst hinter allen, die bleiben.
   *[no] Sie zählt weder für noch gegen dich.
 }
moderation-former = Für { $person } { $left ->
    [yes] zählt sie als verlassene Partie, weil die Person fehlte: verspätet, übersprungen oder von einem Computer vertreten.
   *[no] zählt diese Partie weder positiv noch negativ.
 }
moderation-out-back = { $person }: Danke, dass du hier gespielt hast. Du spielst in dieser Partie nicht mehr mit; deine Züge bleiben, und nichts davon ändert dein Rating oder deine Zuverlässigkeit.
moderation-line = **{ $entry }** · { $when } · { $what } Von { $moderator }. Grund: { $reason }
moderation-struck = ~~{ $line }~~ ↩️ Zurückgenommen durch Eingriff { $by }.
moderation-no-reason = nicht genannt
moderation-way-back = Rückgängig machen: `/caylus table moderate act:back entry:{ $entry } reason:…`
moderation-reason = Ein Grund hat 1 bis { $most } Zeichen, nicht { $here }. Nichts wurde geändert.
moderation-whom = Sag mit `member`, wer gemeint ist. Nichts wurde geändert.
moderation-which-seat = Sag mit `seat`, welcher Platz gemeint ist. Nichts wurde geändert.
moderation-moderator-only = Das ist für die Moderation: Leute mit der Berechtigung Threads verwalten, wo die Partie gespielt wird. Frag dort nach; die Spieler können ihre Partie auch mit `/caylus table cancel` durch Abstimmung beenden.
moderation-manager-only = Diesen Eingriff können nur Leute mit der Berechtigung Server verwalten zurücknehmen.
moderation-own-game = Du spielst in dieser Partie oder hast in ihr gespielt; darum muss das jemand anderes mit der Berechtigung Threads verwalten tun. Wie alle am Tisch kannst du abstimmen lassen: `/caylus table cancel` oder `/caylus table replace`.
moderation-practice = An einem Übungstisch spielt eine Person alle Plätze; sie kann ihn selbst verlassen oder absagen.
moderation-last = In dieser Partie bliebe sonst niemand. `act:end` beendet sie ohne Ergebnis.
moderation-is-so = Das ist schon so. Nichts wurde geändert.
moderation-void-nothing = Diese Partie zählte weder für die Statistik noch für Ratings; es gibt nichts zu streichen.
moderation-self = Das beträfe dich selbst; jemand anderes aus der Administration muss es tun.
moderation-no-entry = Das Logbuch dieses Servers hat keinen Eingriff { $entry }. `/caylus-server log` zeigt die letzten.
moderation-none-back = In dieser Partie gibt es keinen Eingriff mehr, der zurückgenommen werden könnte.
moderation-back-done = Eingriff { $entry } kann nicht zurückgenommen werden: Er ist es schon, oder er hat selbst einen anderen zurückgenommen.
moderation-seat-changed = Der Platz hat seither gewechselt, darum lässt sich das nicht mehr zurücknehmen. `act:give` gibt ihn jemandem.
moderation-barred = { $name } ist auf diesem Server für mich gesperrt, darum kann der Platz nicht zurückgehen. Hebe zuerst die Sperre auf.
barred-here = { $moderator } hat dich auf diesem Server von mir ausgeschlossen. Grund: { $reason }
    Wenn du das für falsch hältst, schreib dieser Person oder jemand anderem aus der Administration dieses Servers.
barred-them = Die Administration dieses Servers hat { $user } für mich gesperrt; ein Platz an einem Tisch ist darum nicht möglich.

# `/caylus-server log`: das Protokoll der Moderation
cmd-caylus-server-log = Was die Moderation tat und wo es steht
    .name = logbuch
    .channel = Eingriffe dort posten
    .channel-name = kanal
    .off = Nirgends posten
    .off-name = aus
moderation-log-in = Ich poste jeden Eingriff der Moderation in { $channel }. Die letzten:
moderation-log-off = Eingriffe der Moderation werden nirgends gepostet; `/caylus-server log channel:…` wählt einen Kanal. Die letzten:
moderation-log-empty = Noch keine Eingriffe.
moderation-seat = 🪑 { $game } · { $seat }: { $how ->
    [resigned] hat die Partie verlassen; der Platz ist frei.
    [dropped] hat zu lange nicht gespielt und ist nicht mehr dabei; der Platz ist frei.
    [departed] ist nicht mehr auf diesem Server; der Platz ist frei.
   *[stand-in] dort spielt jetzt ein Computer.
 }
moderation-seat-can = `/caylus table moderate` kann den Platz jemandem geben, dort einen Computer spielen lassen, ihn überspringen oder die Partie beenden.
moderation-may-not = In { $channel } kann ich das Logbuch nicht posten: Dort fehlt mir { $missing }. Nichts wurde geändert.
