# Lektionen: kurze Übungen unter vier Augen

cmd-caylus-club-learn = Kurze Lektionen, nur für dich
    .name = lernen
button-learn = Lektionen
button-learn-show = Zeig es mir
button-learn-list = Alle Lektionen
learn-list =
    ## Lektionen
    Jede erklärt in etwa zwei Minuten eine Idee, und nur du siehst sie. Du spielst Blau. Probier aus, was du willst: Ich antworte auf jede Aktion, und verlieren kannst du nichts.
learn-progress = **{ $game }**: { $done } von { $all } geschafft
learn-title = **{ $game } · Lektion { $n } von { $all }: { $title }**
learn-you = { $seat } bist du. { $question }
learn-done = Lektion geschafft: { $done } von { $all }.
learn-unknown = Diese Lektion habe ich nicht mehr. `/caylus-club learn` zeigt, welche es gibt.

learn-gate = Das geht auch: In Phase 3 bringt das Tor seinen Arbeiter gratis an irgendeinen Ort, der noch frei ist. Gleich hinzugehen ist einfacher, und niemand kann dir zuvorkommen.
learn-nobatch = Du hast kein Paket, und ein Arbeiter im Schloss, der keines abgibt, kostet 2 Prestige.
learn-waste = Das kostet Geld und ändert für dich nichts. Behalte deine Denar.

learn-road = Die Straße lesen
learn-road-try = Du brauchst einen Stein. Die Gebäude werden der Reihe nach aktiviert, von Feld 1 bis zum Vogt, der auf 6 steht; Arbeiter hinter ihm kommen mit leeren Händen heim. Rot und Grün haben gepasst und zusammen 3 Denar, um ihn zu bewegen.
learn-road-quarry = Der Steinbruch auf 3 ist sicher: 3 Denar ziehen den Vogt von 6 bis auf 3 zurück, und auch dort erreicht er ihn noch. Rot hat ihn jetzt auf 5 bewegt. Nun darfst du ihn bewegen, oder auch nicht.
learn-road-beyond = Zwei Steine locken, aber 9 liegt drei Felder hinter dem Vogt, und du hättest nur noch 2 Denar, um ihn zu bewegen. Der Arbeiter käme mit leeren Händen heim.
learn-road-stay = Richtig: Er steht auf 5, deine Arbeiter auf 3 und 4 werden erreicht, und du behältst deine 2 Denar. Du hast ein Holz und einen Stein bekommen; Grün auf 6 ging leer aus.
learn-road-lose = Zu weit zurück: Dein eigener Arbeiter auf 4 stünde hinter ihm und brächte kein Holz.
learn-road-forward = Damit würdest du für Grün bezahlen, dessen Arbeiter auf 6 steht. Deine auf 3 und 4 werden schon erreicht.

learn-food = Erst die Nahrung
learn-food-try = Jedes Paket fürs Schloss braucht eine Nahrung und zwei andere Sorten. Du hast Holz und Stein, aber keine Nahrung, und Geld für zwei Arbeiter. Bau noch in dieser Runde ein Haus.
learn-food-farm = Erst die Nahrung: Wenige Gebäude geben sie, und auf jedem hat nur ein Arbeiter Platz. Im Schloss ist immer Platz.
learn-food-early = Das Schloss ist richtig, aber es wird nie voll; Bauernhof und Wald schon. Sind beide vorher besetzt, hat dein Arbeiter im Schloss kein Paket, und das kostet 2 Prestige.
learn-food-other = Das bringt keine Nahrung, und ohne Nahrung gibt es kein Paket. Der Bauernhof auf 1 und der Wald auf 2 geben sie.
learn-food-castle = Jetzt wird das Paket vollständig. Die Straße kommt vor dem Schloss, also ist die Nahrung rechtzeitig da.
learn-food-pass = Dann hättest du zwar die Nahrung, aber niemanden im Schloss, der sie in dieser Runde nutzt.
learn-food-take = Die Nahrung hast du. Nun zum Schloss.
learn-food-cloth = Noch ein anderer Rohstoff hilft nicht: Ohne Nahrung gibt es kein Paket.
learn-food-batch = Ein Haus im Bergfried: 5 Prestige. Du hast in dieser Runde die meisten Pakete abgegeben, also schenkt dir der König auch seine Gunst.

learn-castle = Ein Paket und das Schloss
learn-castle-try = Im Bergfried bringt jedes Paket 5 Prestige, und wer in einer Runde die meisten abgibt, erhält eine Gunst. Rot steht mit einem Paket im Schloss. Übertriff das.
learn-castle-place = Du kommst nach Rot; das zählt nur bei Gleichstand, den der frühere Arbeiter gewinnt. Rot hat ein Paket abgegeben, du brauchst also zwei. Achte darauf, welche Rohstoffe du zuerst abgibst.
learn-castle-pass = Pakete gibt nur ein Arbeiter im Schloss ab. Du hast die Rohstoffe für zwei.
learn-castle-first = Richtig: Was dir bleibt, ergibt ein zweites Paket.
learn-castle-greedy = Das geht: 5 Prestige. Aber übrig bleiben eine Nahrung und zwei Holz, und ein Paket braucht drei verschiedene Sorten. Gib jetzt ein Holz ab, damit ein zweites Paket bleibt.
learn-castle-second = Zwei Pakete, 10 Prestige und die meisten in dieser Runde. Wähle eine Reihe für deine Gunst; die erste Stufe ist überall klein.
learn-castle-stop = Je ein Paket ist Gleichstand, und Rot war früher da: Rot bekäme die Gunst. Du kannst noch eines abgeben.
learn-castle-favor = So lohnt sich eine Runde im Schloss: Prestige für jedes Paket und eine Gunst für die meisten. Die nächste Stufe auf derselben Reihe ist mehr wert.

learn-pass = Früh passen
learn-pass-try = Du hast noch 1 Denar. Auch Rot und Grün haben je 1 und würden gern noch einmal einsetzen. Wer zuerst passt, erhält 1 Denar, und ein Arbeiter kostet 1 mehr für jeden, der gepasst hat.
learn-pass-pass = Jetzt hast du 2 Denar, und ein Arbeiter kostet 2: Das konnten Rot und Grün nicht bezahlen und mussten auch passen. Außerdem entscheidest du zuerst über den Vogt.
learn-pass-inn = Das geht: In der nächsten Runde kosten dich Arbeiter nur 1. Aber es nimmt deinen letzten Denar, und Rot und Grün setzen noch einmal für je 1 ein. Passen hält beide auf und bringt einen Denar.
learn-pass-other = Für deinen letzten Denar bringt dir das in dieser Runde nichts. Überleg, was Passen bewirken würde.
learn-pass-keep = Richtig: Deine Arbeiter auf 1 und 3 stehen weit vor dem Vogt, und die 2 Denar hast du für die nächste Runde.
learn-pass-spite = Das trifft Grün, dessen Arbeiter auf 5 leer ausginge. Aber es kostet dich beide Denar und bringt dir nichts.

learn-ahead = Den Vogt nach vorn holen
learn-ahead-try = Dein Arbeiter steht beim Zimmermann auf 8, zwei Felder hinter dem Vogt. Rot und Grün haben gepasst und dürfen den Vogt vor dir bewegen, mit zusammen 3 Denar. Behalte genug Geld, um ihn auf 8 zu bringen.
learn-ahead-pass = Du hast 4 Denar behalten. Rot hat einen gebraucht, um den Vogt auf 5 zurückzuziehen. Jetzt entscheidest du.
learn-ahead-guild = Das geht nur halb: Die Gilde bewegt ihn um bis zu 3 Felder, aber Rot und Grün können ihn um 3 zurückziehen, und dein letzter Denar bewegt ihn um ein Feld. Er bliebe vor 8 stehen.
learn-ahead-post = Das geht nur mit einem Arbeiter im Kontor: Die 3 Denar kommen zwar, bevor der Vogt bewegt wird, aber der Arbeiter kostet genauso viel. Du gewinnst nichts; Passen ist einfacher.
learn-ahead-place = Dann bliebe dir 1 Denar, also ein Feld. Von 6 aus würde der Vogt deinen Zimmermann auf 8 nicht erreichen.
learn-ahead-pay = Drei Denar, drei Felder: Er steht auf 8, und dein Zimmermann kann bauen. Hätten sie ihn um 3 zurückgezogen, hätte auch das nicht gereicht: Ein Arbeiter hinter dem Vogt ist immer ein Risiko.
learn-ahead-none = Dann geht dein Zimmermann auf 8 leer aus, und den Arbeiter hast du bezahlt. Du hast das Geld, um den Vogt auf 8 zu bringen.
learn-ahead-build = Dein erstes Gebäude. Ein paar Denar für den Vogt entscheiden oft, was dein bester Arbeiter wert ist.
learn-ahead-skip = Du bist zum Bauen hergekommen und hast, was es braucht. Ein Holzgebäude bringt sofort Prestige und arbeitet später für dich.

learn-against = Der Vogt gegen dich
learn-against-try = Du brauchst einen Stein. Der Vogt steht auf 9, aber Rot und Grün haben gepasst und bewegen ihn vor dir: Rot hat 4 Denar, Grün 1. Dir bleibt 1.
learn-against-near = Sicher: Selbst wenn beide ihn so weit wie möglich zurückziehen, steht er auf 5. So kam es: Rot hat ihn auf 6 bewegt, und Grün hat bezahlt, um ihn auf 7 zu bringen.
learn-against-far = Zwei Steine, aber Rot allein kann den Vogt auf 6 zurückziehen, und dein letzter Denar bewegt ihn um ein Feld. Rot hat 4 Denar und kann dem Arbeiter von Grün auf 8 schaden.
learn-against-other = Das bringt in dieser Runde keinen Stein. Steinbrüche gibt es auf 3 und auf 9.
learn-against-keep = Richtig: 3 und 4 werden erreicht. Du hast deinen Stein, während der Arbeiter von Grün auf 8 mit leeren Händen heimkam.
learn-against-help = Das brächte den Vogt auf 8, wo ein Arbeiter von Grün steht: dein Denar, das Gebäude für Grün.

learn-owner = Eigene Gebäude
learn-owner-try = Dir gehört der Bauernhof (Nahrung) auf 9, und du bist mit einer Nahrung und einem Holz beim Zimmermann. Was du jetzt baust, gehört dir bis zum Ende der Partie.
learn-owner-build = Es steht auf 10, und sein Prestige hast du. In der nächsten Runde hat Rot dort gleich einen Arbeiter eingesetzt: noch 1 Prestige für dich als Besitzer. Grün hat gepasst, Arbeiter kosten also 2.
learn-owner-own = In deinem eigenen Gebäude kostet ein Arbeiter 1, egal wer gepasst hat. Jetzt haben alle gepasst, und dein Bauernhof wird aktiviert.
learn-owner-farm = Dein eigener Bauernhof auf 9 kostet immer nur 1 Denar, egal wer gepasst hat. Nutze erst ihn.
learn-owner-take = Rohstoffe für 1 Denar. Und kommen andere in deine Gebäude, punktest du, ohne etwas zu tun.

learn-gold = Stein und Gold
learn-gold-try = Die blauen Prestigegebäude bringen am meisten, und alle brauchen Gold. Die Statue kostet zwei Steine und ein Gold: 7 Prestige und eine Gunst. Der Architekt von Rot auf 9 baut sie auf dein Wohnhaus. Gib erst im Schloss ein Paket ab und behalte, was die Statue braucht.
learn-gold-keep = Du hast 3 bekommen und zwei Steine und das Gold behalten. Eine neue Runde: Jetzt hol dir die Statue.
learn-gold-gold = Das geht: Gold darf eine der drei Sorten sein. Aber am Ende ist es 3 Prestige wert, und ohne Gold lässt sich kein Prestigegebäude bauen.
learn-gold-stone = Das geht, 3 Prestige. Aber es bliebe nur ein Stein, und die Statue braucht zwei.
learn-gold-done = Nichts abzugeben kostet dich 2 Prestige, und deine Rohstoffe reichen für ein Paket.
learn-gold-place = Der Architekt gehört Rot, also hat Rot 1 Prestige bekommen. Das ist es wert.
learn-gold-other = Das Wichtigste zuerst: Beim Architekten hat nur ein Arbeiter Platz, und Grün ist als Nächstes dran.
learn-gold-build = 7 Prestige und eine Gunst. Das Wohnhaus ist überbaut und bringt kein Einkommen mehr, seine 2 Prestige aber bleiben.
learn-gold-skip = Die Statue kostet genau das, was du behalten hast: zwei Steine und ein Gold, für 7 Prestige und eine Gunst.
learn-gold-favor = So kommt man zu den großen Gebäuden: ein Wohnhaus als Bauplatz, ein Architekt und Gold, das man dafür aufhebt.

learn-favors = Die Reihen der Gunst
learn-favors-try = Die Gunst hat vier Reihen, und jede weitere Stufe auf einer Reihe ist mehr wert. Deine Markierung steht bei Prestige auf Stufe 3. Du hast einen Arbeiter im Schloss, dazu Tuch, und darfst bis Stufe 5.
learn-favors-joust = Auf dem Turnierplatz gibt es jede Runde eine Gunst für 1 Denar und 1 Tuch.
learn-favors-pass = Du hast Tuch übrig und 5 Denar: In dieser Runde ist eine Gunst zu haben.
learn-favors-buy = Bezahlt. Nun wähle die Reihe.
learn-favors-skip = Diesen Arbeiter hast du bezahlt. Ein Tuch und ein Denar für 4 Prestige sind ein guter Tausch, und für dein Paket hast du noch ein Tuch.
learn-favors-four = 4 Prestige für Stufe 4. Im Schloss hat sonst niemand ein Paket: Gib deines ab.
learn-favors-line = Das geht, bringt hier aber nur eine Nahrung, 3 Denar oder ein billigeres Holzgebäude. Deine nächste Stufe bei Prestige ist mehr wert.
learn-favors-batch = 3 Prestige, und deines war das einzige Paket: noch eine Gunst. Das ist eine neue Phase, du darfst also dieselbe Reihe noch einmal nehmen.
learn-favors-five = 5 Prestige. Zweimal Gunst auf einer Reihe hat 9 gebracht. Die ersten Stufen neuer Reihen hätten eine Nahrung oder 3 Denar gebracht.

learn-section = Einen Abschnitt werten
learn-section-try = Der Seneschall erreicht am Ende dieser Runde Feld 18, und dann werden die Mauern gewertet: Zwei Häuser dort bringen 1 Gunst, drei bringen 2, und wer keins hat, verliert 3 Prestige. Du hast ein Haus in den Mauern und einen Arbeiter im Schloss.
learn-section-two = 4 Prestige und dein zweites Haus in den Mauern. Noch eines?
learn-section-three = Drei Häuser: 2 Gunst. Jetzt werden die Mauern gewertet. Wähle eine Reihe für die erste; jede Reihe geht nur einmal pro Phase.
learn-section-stop = Das geht: Zwei Häuser bringen 1 Gunst. Aber ein drittes bringt noch 4 Prestige und eine zweite Gunst.
learn-section-first = Gut. Die zweite Gunst braucht eine andere Reihe.
learn-section-last = Ein Abschnitt zahlt sich zweimal aus: für jedes Haus, wenn es gebaut wird, und in Gunst, wenn er gewertet wird. Achte auf den Seneschall, damit du rechtzeitig Häuser dort hast.
learn-section-small = Das geht, aber die erste Stufe ist hier klein: eine Nahrung, oder beim Bauen gar nichts. Prestige und Denar zahlen sich sofort aus.

learn-order = Die Spielreihenfolge
learn-order-try = Du bist als Dritter an der Reihe, und Rot hat gerade die Goldgrube auf 16 vor dir besetzt. Du hast 2 Denar. Wie bist du in der nächsten Runde zuerst dort?
learn-order-stables = Wer in den Ställen steht, ist von nun an zuerst dran. Die nächste Runde hat begonnen, und du setzt als Erster ein.
learn-order-other = Solange du Dritter bist, kann Rot die Goldgrube wieder vor dir nehmen.
learn-order-mine = In dieser Runde gehört die Goldgrube dir. Der Vogt steht auf 17, gerade noch weit genug; behalte also ein, zwei Denar für ihn.
learn-order-wait = Jetzt bist du zuerst dran: Nutze es. Wer nach dir kommt, kann die Goldgrube nehmen.

learn-last = Die letzte Runde
learn-last-try = Der Seneschall erreicht in dieser Runde 24: Die Türme werden gewertet, dann ist die Partie zu Ende. Am Ende ist ein Gold 3 Prestige wert, drei andere Rohstoffe 1, vier Denar 1. Mach aus dem, was du hast, Prestige; Rot führt 34 zu 30.
learn-last-church = Die Kirche verkauft Prestige. Sie gehört Grün, also hat Grün für deinen Arbeiter 1 bekommen. Dann hast du gepasst und 4 Denar behalten.
learn-last-other = Jetzt zählt kaum noch etwas: Drei Rohstoffe oder vier Denar sind 1 Prestige. Such ein Gebäude, das Prestige gibt.
learn-last-carpenter = Das bringt bis zu 4 Prestige, nimmt aber Rohstoffe aus deinem einzigen Paket, das mehr wert ist. Die Kirche nimmt nur Denar.
learn-last-four = 4 Denar, 5 Prestige. Behalten wären sie 1 wert gewesen.
learn-last-two = Das geht: 3 Prestige. Aber die 2 Denar, die bleiben, sind nichts wert, und für sie bekommst du noch 2 Prestige.
learn-last-skip = Deine 4 Denar wären am Ende 1 Prestige wert; hier sind sie 5 wert.
learn-last-batch = Das Gold wäre am Ende 3 wert gewesen. Das Paket bringt auch 3 und erspart dir die 2 für einen Arbeiter ohne Paket und die 4 dafür, dass du kein Haus in den Türmen hast.
learn-last-done = Damit behieltest du ein Gold, das 3 wert ist. Aber ein Arbeiter ohne Paket kostet 2, und kein Haus in den Türmen noch einmal 4.
learn-last-favor = Noch 1, und es zählt: Du gewinnst 39 zu 38. Frag in den letzten Runden bei jeder Aktion, wie viel Prestige daraus wird.
learn-last-line = Das geht, bringt aber nichts, was zählt: eine Nahrung, drei Denar oder gar keine Wirkung.

learn-mc-hand = Karten auf der Hand
learn-mc-hand-try = Deine drei Karten brauchen alle Stein, und du hast keinen. Du hast 2 Denar, Nahrung und Holz. Hol dir etwas, das du bauen kannst.
learn-mc-hand-replace = Drei neue Karten für 1 Denar. Alle kosten eine Nahrung und ein Holz, und die hast du. Was du abgeworfen hast, kommt später wieder, wenn dein Stapel leer ist.
learn-mc-hand-draw = Das geht: eine vierte Karte für 1 Denar. Aber die Hand auszutauschen kostet ebenso viel und bringt drei neue, und die alten drei nützen dir jetzt nichts.
learn-mc-hand-pass = Zuerst zu passen bringt einen Denar, aber du würdest in dieser Runde nichts bauen.
learn-mc-hand-place = Das geht: Ein Arbeiter bringt einen Rohstoff, beim Hausierer für 1 Denar mehr auch einen Stein. Aber deine Karten brauchen mindestens zwei; mit billigeren Karten baust du sofort.
learn-mc-hand-build = Sie steht am Ende der Straße und gehört dir: 1 Prestige, und Rohstoffe für dich, wenn andere sie nutzen. Bauen kostet keinen Denar, nur Rohstoffe.
learn-mc-hand-stop = Du kannst jetzt bauen, mit Rohstoffen, die du hast. Tu das zuerst.

learn-mc-build = Von der Hand bauen
learn-mc-build-try = Dir fehlt ein Stein für ein Paket, und Rot steht beim Hausierer. Eine Karte, die du baust, wirkt noch in derselben Runde, wenn der Vogt sie erreicht. Er steht auf 2, am Ende der Straße.
learn-mc-build-quarry = Der kleine Steinbruch ist jetzt Karte 3, und du hast noch eine Nahrung und ein Holz. Nun braucht er einen Arbeiter.
learn-mc-build-food = Das geht, aber der Park bringt Nahrung, und du brauchst einen Stein. Der Denar könnte für den Vogt fehlen.
learn-mc-build-pass = Ohne Arbeiter auf einem Steinbruch bekommst du keinen Stein, und ohne Stein gibt es kein Paket.
learn-mc-build-cards = Karten bringen in dieser Runde keinen Stein: Du brauchst den kleinen Steinbruch, und der kommt aus deiner Hand.
learn-mc-build-place = 1 Denar, wie überall. Karte 3 liegt ein Feld hinter dem Vogt; behalte also einen Denar für ihn.
learn-mc-build-stop = Du hast 2 Denar für den Vogt. Rot hat zuerst gepasst, also bewegst du ihn zuletzt.
learn-mc-build-provost = Er steht auf 3, und der Steinbruch gibt seinen Stein. Pakete darf jeder abgeben, ohne Arbeiter: Jetzt hast du eines.
learn-mc-build-away = Dann wird dein Steinbruch auf 3 nicht aktiviert, und der Stein ist verloren. Die Denar hast du.
learn-mc-build-batch = Ein Plättchen für 4 Prestige. Bauen, nutzen, ein Paket abgeben, alles in einer Runde: Dafür sind Karten am Ende der Straße gut.

learn-mc-owner = Produktion für alle
learn-mc-owner-try = Ein Arbeiter bringt seinem Spieler Rohstoffe, auf einer fremden Karte auch ihrem Besitzer. Du brauchst ein Holz. Hol es, ohne Rot zu helfen.
learn-mc-owner-forest = Ein Holz für dich, und sonst gewinnt niemand etwas: Neutrale Karten haben keinen Besitzer. Dann ging Rot auf deinen großen Bauernhof.
learn-mc-owner-sawmill = Das geht: ein Holz. Aber das Sägewerk gehört Rot, also bekommt auch Rot daraus ein Holz.
learn-mc-owner-peddler = Das geht, aber dort kostet ein Rohstoff noch einen Denar. Der Wald gibt ein Holz allein für den Arbeiter.
learn-mc-owner-other = Das bringt kein Holz. Der Wald auf 1 tut es, das Sägewerk auf 3 auch.
learn-mc-owner-pass = Zuerst zu passen bringt einen Denar. Auch Rot hat gepasst; jetzt entscheidest du über den Vogt.
learn-mc-owner-stay = Richtig: Rot bekommt zwei Nahrung von deinem Bauernhof, und du als Besitzer bekommst eine.
learn-mc-owner-back = Das trifft Rot: Dann gibt es dort keine Nahrung. Aber es kostet Geld, und dir entgeht die Nahrung, die dein Bauernhof dir als Besitzer gibt.
learn-mc-owner-batch = 4 Prestige. Große Karten, die andere gern nutzen, arbeiten für dich ohne einen Arbeiter von dir.
learn-mc-owner-done = Du hast Nahrung, Holz und Stein: ein Paket, und das gibt ein Plättchen für 4 Prestige.

learn-mc-provost = Das letzte Wort
learn-mc-provost-try = Du und Rot habt je einen Arbeiter auf eigenen Karten, du auf 3, Rot auf dem großen Steinbruch auf 4. Der Vogt steht auf 4 und wird in der Reihenfolge des Passens bewegt. Wer hat das letzte Wort?
learn-mc-provost-place = Eine Nahrung für 1 Denar, und Zeit: Rot hatte nichts mehr zu tun und hat zuerst gepasst.
learn-mc-provost-first = Du würdest den Vogt zuerst bewegen, und Rot könnte ihn mit dem letzten Denar zurückholen. Lass Rot vor dir passen.
learn-mc-provost-wait = So passt Rot auch zuerst. Aber der Park gibt für denselben Denar eine Nahrung.
learn-mc-provost-pass = Jetzt musste Rot zuerst entscheiden und ließ den Vogt auf 4. Das letzte Wort hast du.
learn-mc-provost-spend = Das geht, aber du brauchst einen Denar für den Vogt; passe lieber mit 2.
learn-mc-provost-back = Ein Denar nimmt Rot zwei Steine, und dein Bauernhof auf 3 wird immer noch erreicht.
learn-mc-provost-stay = Das geht: Du behältst einen Denar. Aber zu zweit zählt für dich, was Rot nicht bekommt: zwei Steine für 1 Denar.
learn-mc-provost-far = Zu weit: Auch dein eigener kleiner Bauernhof auf 3 wäre hinter ihm.

learn-mc-castle = Pakete fürs Schloss
learn-mc-castle-try = Jedes Paket aus Nahrung, Holz und Stein bringt ein Plättchen für 4 Prestige aus dem Bergfried, und wer die meisten abgibt, bekommt ein Gold. Gold ersetzt jeden Rohstoff. Rot hat ein Paket abgegeben. Gib mehr ab.
learn-mc-castle-greedy = Das geht: 4 Prestige. Aber der Rest ergibt kein zweites Paket: Gib jedes Mal eine Nahrung und ein Holz ab.
learn-mc-castle-done = Dann hat Rot die meisten abgegeben. Deine Rohstoffe reichen für zwei Pakete.
learn-mc-castle-second = Zwei Plättchen, 8 Prestige und die meisten Pakete: Dafür gibt es ein Gold als Ersatz für das ausgegebene.
learn-mc-castle-stop = Das geht: Du behältst ein Gold, am Ende 1 Prestige wert. Ein Plättchen ist 4 wert, und mit zwei Paketen bekommst du wieder ein Gold.

learn-mc-prestige = Wohnhaus und Prestigekarte
learn-mc-prestige-try = Prestigekarten bringen am meisten, und jede braucht ein eigenes Wohnhaus, auf dem sie steht. Du hast, was die Statue kostet: zwei Steine und ein Gold. Zuerst macht der Notar für eine Nahrung aus einer deiner Karten ein Wohnhaus.
learn-mc-prestige-lawyer = Dein Notar wird aktiviert. Welche Karte soll ein Wohnhaus werden?
learn-mc-prestige-pass = Ohne Wohnhaus hat die Statue keinen Platz. Dein Notar liegt auf 3.
learn-mc-prestige-turn = Richtig: Der kleine Bauernhof bringt wenig. Nun bezahle die Nahrung.
learn-mc-prestige-skip = Der Arbeiter ist eingesetzt, und eine Nahrung hast du: Nutze ihn. Der kleine Bauernhof ist 1 Prestige wert, die Statue an seiner Stelle 6.
learn-mc-prestige-food = Das Wohnhaus steht: Es bringt jede Runde 1 Denar, bis es überbaut ist. In der neuen Runde hat Rot gepasst.
learn-mc-prestige-gold = Das geht, denn Gold ersetzt jeden Rohstoff. Aber die Statue braucht dein Gold, und eine Nahrung hast du.
learn-mc-prestige-statue = 6 Prestige auf einer Karte. Dafür braucht es weder Geld noch Arbeiter, nur die Rohstoffe und das Wohnhaus.
learn-mc-prestige-wait = Du hast alles, was die Statue kostet, für 6 Prestige. Jeder Rohstoff lässt sich nur einmal ausgeben.

learn-mc-gold = Gold für jeden Rohstoff
learn-mc-gold-try = Für ein Paket fehlt dir ein Stein, und Rot steht beim Hausierer. Einen Steinbruch gibt es nicht. Was könnte den Stein sonst ersetzen?
learn-mc-gold-mine = Gold ersetzt jeden Rohstoff, also auch den Stein.
learn-mc-gold-food = Das geht: eine Nahrung. Aber an Nahrung fehlt es dem Paket nicht.
learn-mc-gold-pass = Passen bringt einen Denar, aber kein Paket: Der dritte Rohstoff fehlt.
learn-mc-gold-cards = Keine Karte deiner Hand bringt in dieser Runde, was fehlt. Deine Goldgrube auf 3 schon.
learn-mc-gold-stop = Genug für diese Runde. Niemand hat den Vogt bewegt, und deine Grube gab ein Gold.
learn-mc-gold-spend = Das geht, aber der Rohstoff für das Paket ist unterwegs. Behalte deine Denar für die nächste Runde.
learn-mc-gold-batch = 4 Prestige für eine Nahrung, ein Holz und ein Gold, und die meisten Pakete bringen dir wieder ein Gold.
learn-mc-gold-keep = Das geht: Ein Gold ist am Ende 1 Prestige wert. Aber das Plättchen ist 4 wert, und wenn niemand ein Paket abgibt, verlassen zwei das Spiel.

learn-mc-end-try = Zwei Plättchen sind noch da; in der Runde, in der auch sie weg sind, endet die Partie. Du führst und hast Rohstoffe für zwei Pakete und dazu eine Karte. Hol dir noch alles Prestige, das geht, und mach Schluss.
learn-mc-end-build = 1 Prestige für eine Nahrung und ein Holz, die du nicht brauchst. Rot hat gepasst.
learn-mc-end-pass = Dein kleiner Bauernhof ist 1 Prestige wert, und deine Rohstoffe reichen für ihn und für zwei Pakete. Erst bauen, dann passen.
learn-mc-end-stop = Auf der Straße gibt es nichts mehr zu holen. Nun zum Schloss.
learn-mc-end-more = Das geht, bringt aber höchstens einen Bruchteil von 1 Prestige: Dafür braucht es drei Rohstoffe oder drei Denar.
learn-mc-end-first = 2 Prestige, ein Plättchen ist noch da. Nimm auch das.
learn-mc-end-done = Gibt niemand ein Paket ab, verlassen zwei Plättchen das Spiel; es endet auch so, aber ohne dein Prestige.
learn-mc-end-last = Das letzte Plättchen ist weg, und die meisten Pakete bringen ein Gold, noch 1 Prestige. Du gewinnst 33 zu 26. Wenn du führst, mach Schluss.
learn-mc-end-wait = Das geht, aber ein Plättchen bleibt, und die Partie geht weiter: Rot hat noch eine Runde, um aufzuholen.
