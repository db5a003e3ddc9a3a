rules-start = ## Fang hier an
    Du baust dem König ein Schloss und die Stadt dazu. Wer am Ende am meisten Prestige hat, gewinnt.
    Jede Runde bekommst du ein paar Denar (Münzen), dann setzen alle reihum Arbeiter auf Gebäude entlang einer Straße. Danach werden die Gebäude der Reihe nach aktiviert und geben dir Rohstoffe, Geld und Prestige. Für ein Paket (Nahrung und zwei andere Sorten) baut dein Arbeiter im Schloss ein Haus.
    Der Haken: Die Gebäude der Straße werden nur bis zum Vogt aktiviert, einer Figur, die alle gegen Geld bewegen dürfen.
    Noch drei Wörter: Der Seneschall ist eine zweite Figur; erreicht er bestimmte Felder, wird ein Abschnitt des Schlosses gewertet. Eine Gunst ist eine Belohnung aus einer von vier Reihen, die du wählst. Ein Wohnhaus entsteht durch Umwandlung eines Gebäudes und bringt dir jede Runde 1 Denar.
    So wird hier gespielt: Bist du dran, erwähne ich dich, mit Knöpfen und Menüs für alles, was erlaubt ist. `/caylus act` macht dasselbe per Tastatur. Probier es allein mit `/caylus new practice:3`.
    Mehr: `/caylus rules topic:turn` und `/caylus building` für jedes Gebäude.
rules-turn = ## Eine Runde Caylus
    1 Einkommen: 2 Denar, und mehr für Wohnhäuser, Bibliothek und Hotel.
    2 Einsetzen: in Spielreihenfolge immer ein Arbeiter, bis alle gepasst haben.
    3 Die Spezialgebäude werden aktiviert, vom Tor bis zum Wirtshaus.
    4 Vogt: In der Reihenfolge des Passens darf ihn jeder um bis zu 3 Felder bewegen, 1 Denar pro Feld.
    5 Straße: Jedes Gebäude bis zum Vogt wird für den Arbeiter darauf aktiviert; die anderen gehen leer aus.
    6 Schloss: Wer einen Arbeiter dort hat, gibt Pakete ab und baut Häuser.
    7 Ende: Der Seneschall geht 1 Feld, oder 2, wenn der Vogt vor ihm steht; der Vogt kommt zu ihm; ein Abschnitt, der voll ist oder dessen Feld der Seneschall erreicht hat, wird gewertet.
rules-placing = ## Arbeiter einsetzen
    Ein Arbeiter kostet 1 Denar, und 1 mehr für jeden, der gepasst hat. Deine eigenen Gebäude kosten immer 1; solange einer deiner Arbeiter rechts im Wirtshaus steht, kostet jeder deiner Arbeiter 1.
    Einsetzen darfst du auf jedem freien neutralen, aufgedruckten, Spezial-, Holz- oder Steingebäude, und einmal pro Runde im Schloss. Ein Arbeiter auf einem fremden Gebäude gibt dessen Besitzer 1 Prestige.
    Wer zuerst passt, bekommt 1 Denar. Passen gilt für die ganze Phase; die Reihenfolge des Passens bestimmt Phase 4.
rules-special = ## Spezialgebäude, der Reihe nach
    Tor: den Arbeiter gratis an einen beliebigen freien Ort stellen.
    Kontor: 3 Denar.
    Händlergilde: den Vogt gratis um bis zu 3 Felder bewegen.
    Turnierplatz: 1 Denar und 1 Tuch für eine Gunst.
    Ställe: Wer hier steht, ist ab jetzt vorn in der Spielreihenfolge.
    Wirtshaus: siehe eigenes Thema.
rules-provost = ## Vogt und Seneschall
    Der Vogt entscheidet, wie weit die Gebäude diese Runde aktiviert werden. Die Gilde bewegt ihn gratis in Phase 3; in Phase 4 darf jeder 1 Denar pro Feld bezahlen, bis zu 3, in der Reihenfolge des Passens. Er bleibt zwischen Feld 1 und 28.
    Am Ende der Runde geht der Seneschall 2 Felder, wenn der Vogt vor ihm steht, sonst 1, und der Vogt kommt zu ihm. Erreicht der Seneschall Feld 12, 18 oder 24, wird ein Abschnitt des Schlosses gewertet.
rules-road = ## Gebäude der Straße
    Sie werden nacheinander von Feld 1 bis zum Vogt aktiviert. Was Produktionsgebäude geben, musst du nehmen; alles andere ist freiwillig. Bei fremder Steinproduktion bekommt auch der Besitzer einen Rohstoff.
    Markt: einen Rohstoff verkaufen. Hausierer: Rohstoffe kaufen (nie Gold). Zimmermann: ein Holzgebäude bauen. Steinmetz: ein Steingebäude. Notar: ein Wohnhaus. Architekt: ein Prestigegebäude. Kirche, Schneider, Bank, Alchimist, Juwelier: Handel.
rules-castle = ## Das Schloss
    Wer einen Arbeiter dort hat, gibt in der Reihenfolge der Arbeiter Pakete ab: Nahrung und zwei andere, verschiedene Sorten. Jedes baut ein Haus: 5 Prestige im Bergfried (6 Plätze), 4 in den Mauern (10), 3 in den Türmen (14). Ist ein Abschnitt voll, beginnt der nächste.
    Wer dort einen Arbeiter hat und kein Paket abgibt, verliert 2 Prestige; nur wer ein Paket hat, wenn in keinem Abschnitt mehr Platz ist, verliert nichts. Wer in dieser Runde die meisten Pakete abgibt, erhält eine Gunst; bei Gleichstand der frühere Arbeiter.
rules-scoring = ## Einen Abschnitt werten
    Ein Abschnitt wird gewertet, wenn er voll ist oder der Seneschall sein Feld erreicht: 12 beim Bergfried, 18 bei den Mauern, 24 bei den Türmen. Häuser dort bringen Gunst: bei zwei Häusern 1; in den Mauern bei drei 2, bei fünf 3; in den Türmen bei vier 2, bei sechs 3. Wer dort kein Haus hat, verliert 2, 3 oder 4 Prestige.
    Nach den Türmen endet die Partie.
rules-favors = ## Gunst
    Wähle eine Reihe, die du in dieser Phase noch nicht genutzt hast; ihre Markierung rückt eine Stufe vor, wenn sie darf; dann nutze eine beliebige Wirkung, die sie erreicht hat.
    Prestige: 1 bis 5. Denar: 3 bis 7. Rohstoffe: Nahrung; Holz oder Stein; Tuch; ein Rohstoff gegen zwei; Gold. Bauen: nichts; Holzgebäude für 1 Holz weniger; Steingebäude für 1 Stein weniger; Wohnhaus für 1 Tuch; Prestigegebäude.
    Markierungen kommen bis 2, bevor der Bergfried gewertet ist, danach bis 4, nach den Mauern bis 5.
rules-building = ## Bauen
    Holz- und Steingebäude kommen auf das erste leere Feld der Straße und gehören dir: Einsetzen kostet dich dort 1, und andere bringen dir Prestige. Ein Wohnhaus ersetzt ein neutrales oder ein eigenes Gebäude und bringt 1 Denar pro Runde. Ein Prestigegebäude überbaut eins deiner Wohnhäuser.
    Steht ein Arbeiter auf dem Gebäude, das Wohnhaus wird, wartet der Wechsel, bis er geht.
rules-inn = ## Das Wirtshaus
    Neue Arbeiter kommen links hin. Wenn das Wirtshaus aktiviert wird, rückt der linke Arbeiter nach rechts und bleibt; solange du rechts stehst, kostet jeder deiner Arbeiter 1 Denar. Ist links leer, darfst du gehen oder bleiben.
rules-two-players = ## Zu zweit
    Beide beginnen mit 5 Denar; die Reihenfolge wechselt jede Runde; die Ställe werden nicht benutzt. Hat die andere Person gepasst, kostet ein Arbeiter 3 (eigene Gebäude 1, mit dem Wirtshaus 1).
rules-end = ## Das Ende
    Nach der Wertung der Türme: 3 Prestige für jedes Gold, 1 für je drei andere Rohstoffe, 1 für je vier Denar. Wer am meisten Prestige hat, gewinnt; bei Gleichstand gemeinsam.
rules-magna-carta = ## Caylus Magna Carta
    Das Kartenspiel: Alle haben dieselben zwölf Gebäude in Hand und Stapel und bauen sie an eine Straße. Arbeiter kosten immer 1 Denar. Das Schloss nimmt von allen Pakete aus Nahrung, Holz und Stein, ganz ohne Arbeiter; Gold ersetzt jeden Rohstoff.
    Handkarten sind geheim: Deine Entscheidungen kommen mit dem Knopf `Du bist dran`, und nur du siehst, was er öffnet.
    Alle beginnen mit drei Karten und dürfen sie einmal komplett austauschen; alle wählen gleichzeitig, und gezeigt wird es, wenn alle gewählt haben.
    In den Regeln für Einsteiger gibt es je zehn Gebäude (ohne Notar und Kirche, also auch ohne Wohnhäuser), kein Hotel und keinen Vogt: Jede Karte mit einem Arbeiter wird aktiviert.
rules-magna-carta-turn = ## Eine Runde Magna Carta
    1 Einkommen: 2 Denar, und mehr für Wohnhäuser und das Hotel.
    2 Aktionen, bis alle gepasst haben: eine Karte ziehen (1 Denar), die Hand austauschen (1), einen Arbeiter einsetzen (1), eine Karte bauen, eine Prestigekarte auf ein Wohnhaus bauen, oder passen.
    3 Vogt: wie im Brettspiel.
    4 Die Karten der Straße werden bis zum Vogt aktiviert: erst für den Arbeiter, dann für den Besitzer der Karte.
    5 Schloss: Pakete für Plättchen zu 4, 3, 2 Prestige; die meisten Pakete bringen 1 Gold; gibt niemand eins ab, gehen 2 Plättchen verloren.
    6 Der Vogt rückt 2 Karten vor, der Startspieler wechselt. Sind die Plättchen weg, endet die Partie.
    Das Ende: Plättchen zählen 4, 3 und 2 Prestige, deine Karten an der Straße das Prestige, das darauf steht, ein nicht überbautes Wohnhaus 1. Dazu 1 für jedes Gold, 1 für je drei andere Rohstoffe und 1 für je drei Denar. Wer am meisten Prestige hat, gewinnt; bei Gleichstand gemeinsam.
rules-commands = ## Befehle
    Spielen: `/caylus act`, oder `place`, `pass`, `provost`, `build`, `convert`, `castle`, `favor`, `choose`; `undo` nimmt deine letzte Aktion zurück.
    Schauen: `board`, `status`, `hand`, `history`, `building`, `rules`, `export`, `games`.
    Tische: `new`, `join`, `leave`, `start` und `table` für Plätze, Abstimmungen, Pause und Einstellungen.
    Vorab: `plan turn` plant deine Runde, `plan what-if` probiert es aus, und `plan hint` bittet einen Computer um einen Tipp.
    Du: `me` für Sprache, Zeiten, Erinnerungen, Bilder, die Einführung und alles, was über dich gespeichert ist.
    Außerdem: `/caylus-club review` geht eine beendete Partie noch einmal durch, `/caylus-club puzzle` ist das Rätsel des Tages, `/caylus-club learn` hat kurze Lektionen.
    Im Thread einer Partie meint ein Befehl diese Partie.
rules-undo = ## Zurücknehmen
    Deine eigene letzte Aktion lässt sich zurücknehmen, bis jemand anderes etwas tut. Darüber hinaus müssen binnen 24 Stunden alle zustimmen, die seitdem etwas getan oder gesehen haben. Das ist „eigene letzte Aktion, sonst Abstimmung“; ein Tisch kann auch „nur die eigene letzte Aktion“ oder „nie“ wählen. Wurden verdeckte Karten gesehen, braucht es immer eine Abstimmung.
rules-pace = ## Tempo
    Ein Tisch spielt ohne Uhr, live oder mit 12 Stunden bis 7 Tagen pro Zug; ist diese Zeit um, läuft dein Zeitguthaben, das sich beim Spielen wieder füllt.
    `/caylus me hours` sagt, wann du wach bist, `/caylus me notify`, wie ich dich erinnere, `/caylus table pause` bittet um eine Pause.
    Ein neuer Tisch hat die Uhr, die der Server gewählt hat, sonst 24 Stunden pro Zug; `Mehr` auf seiner Karte ändert sie.
    Wo der Tisch auf Verspätete wartet, steht der Platz eines Spielers, der lange kein Zeichen gibt, anderen offen. `Erinnern` unter `/caylus status` erinnert den Spieler, auf den du wartest.
rules-privacy = ## Privatsphäre
    Ich speichere: Partien und ihre Aktionen, wer welchen Platz hatte (deine Discord-ID und der gezeigte Name), deine Einstellungen und Abwesenheiten, Pläne und Antworten im Voraus, Ergebnisse, Ratings und Zuverlässigkeit, Turniere, wem du folgst, wen du blockierst und was du suchst, Eingriffe der Moderation, die dich betreffen, Antworten auf Rätsel, Lektionen, Rückblicke und die IDs meiner eigenen Nachrichten. Sonst lese und behalte ich nichts von dem, was du schreibst. `/caylus me export` zeigt alles über dich, `/caylus me forget` löscht es; Partien gehen mit einem namenlosen Platz weiter.
