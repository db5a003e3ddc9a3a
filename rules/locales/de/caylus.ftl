tile-n_farm = Bauernhof
tile-n_forest = Wald
tile-n_sawmill = Sägewerk
tile-n_quarry = Steinbruch
tile-n_market = Markt
tile-n_carpenter = Zimmermann
tile-f_peddler = Hausierer
tile-gold_mine = Goldgrube
tile-w_farm_food = Bauernhof (Nahrung)
tile-w_farm_cloth = Bauernhof (Tuch)
tile-w_quarry = Holz-Steinbruch
tile-w_sawmill = Holz-Sägewerk
tile-w_market = Holz-Markt
tile-w_peddler = Holz-Hausierer
tile-w_mason = Steinmetz
tile-w_lawyer = Notar
tile-s_farm = Stein-Bauernhof
tile-s_park = Park
tile-s_workshop = Werkstatt
tile-s_architect = Architekt
tile-s_church = Kirche
tile-s_tailor = Schneider
tile-s_bank = Bank
tile-s_alchemist = Alchimist
tile-s_jeweller = Juwelier
tile-residence = Wohnhaus
tile-statue = Statue
tile-granary = Kornspeicher
tile-library = Bibliothek
tile-weaver = Weber
tile-theater = Theater
tile-college = Universität
tile-monument = Monument
tile-hotel = Hotel
tile-cathedral = Kathedrale
tile-gate = Tor
tile-trading_post = Kontor
tile-merchants_guild = Händlergilde
tile-joust_field = Turnierplatz
tile-stables = Ställe
tile-inn = Wirtshaus
tile-castle = Schloss
effect-n_farm = 1 Nahrung oder 1 Tuch erhalten
effect-n_forest = 1 Holz oder 1 Nahrung erhalten
effect-n_sawmill = 1 Holz erhalten
effect-n_quarry = 1 Stein erhalten
effect-n_market = 1 Rohstoff für 4 Denar verkaufen
effect-n_carpenter = ein Holzgebäude bauen
effect-f_peddler = 1 Rohstoff für 2 Denar kaufen
effect-gold_mine = 1 Gold erhalten
effect-w_farm_food = 2 Nahrung oder 1 Tuch erhalten
effect-w_farm_cloth = 2 Tuch oder 1 Nahrung erhalten
effect-w_quarry = 2 Stein erhalten
effect-w_sawmill = 2 Holz erhalten
effect-w_market = 1 Rohstoff für 6 Denar verkaufen
effect-w_peddler = 1 Rohstoff für 1 Denar kaufen oder 2 für 2
effect-w_mason = ein Steingebäude bauen
effect-w_lawyer = 1 Denar und 1 Tuch für ein Wohnhaus
effect-s_farm = 2 Nahrung und 1 Tuch erhalten
effect-s_park = 2 Holz und 1 Nahrung erhalten
effect-s_workshop = 2 Stein und 1 Tuch erhalten
effect-s_architect = ein Prestigegebäude bauen
effect-s_church = 2 Denar für 3 Prestige oder 4 für 5
effect-s_tailor = 2 Tuch für 4 Prestige oder 3 für 6
effect-s_bank = 2 Denar für 1 Gold oder 5 für 2
effect-s_alchemist = 2 Rohstoffe für 1 Gold oder 4 für 2
effect-s_jeweller = 1 Gold für 5 Prestige oder 2 für 9
effect-residence = jede Runde 1 Denar Einkommen
effect-statue = 7 Prestige und eine Gunst
effect-granary = 10 Prestige
effect-library = 10 Prestige und jede Runde 1 Denar Einkommen
effect-weaver = 12 Prestige
effect-theater = 14 Prestige und eine Gunst
effect-monument = 14 Prestige und 2 Gunst
effect-hotel = 16 Prestige und jede Runde 2 Denar Einkommen
effect-cathedral = 25 Prestige
effect-gate = später gratis einen anderen Ort wählen
effect-trading_post = 3 Denar erhalten
effect-merchants_guild = Vogt gratis bis zu 3 Felder bewegen
effect-joust_field = 1 Denar und 1 Tuch für eine Gunst
effect-stables = in der Spielreihenfolge nach vorn
effect-inn = nächste Runde kostet jeder deiner Arbeiter 1 Denar
effect-castle = Pakete aus Nahrung und 2 anderen Sorten
owner-s_workshop = 1 Stein oder 1 Tuch erhalten
cube-cloth = Tuch
goods-cloth = { $n } Tuch
goods-cubes = { $n ->
    [one] { $n } Rohstoff
   *[other] { $n } Rohstoffe
 } außer Gold
line-prestige = Prestige
line-deniers = Denar
line-cubes = Rohstoffe
line-building = Bauen
phase-1 = Einkommen
phase-2 = Arbeiter einsetzen
phase-3 = Spezialgebäude
phase-4 = Vogt bewegen
phase-5 = Gebäude aktivieren
phase-6 = Schlossbau
phase-7 = Rundenende
label-move = → { $place }: { $effect }
note-no-batch = noch kein Paket
note-batch-coming = Paket, wenn der Vogt bleibt
note-batch-possible = Paket noch möglich
note-goods = du hast nur: { $goods }
note-no-cubes = du hast außer Gold keinen Rohstoff
note-build-full = die Straße ist voll
label-back = Arbeiter zurücknehmen
label-provost-free = Vogt auf { $space } ({ $shift }, gratis)
label-inn-stay = Bleiben: nächste Runde kostet jeder deiner Arbeiter 1 Denar
label-take = Nehmen: { $goods }
label-give = 1 { $cube } abgeben
label-build-favors = { $tile } bauen: { $cost } bezahlen, { $prestige } Prestige und { $favors ->
    [one] { $favors } Gunst
   *[other] { $favors } Gunst
 }
label-convert = { $space } { $tile } wird Wohnhaus: { $prestige } Prestige
label-castle-done = Fertig
label-castle-none = Kein Paket abgeben: bis zu 2 Prestige verlieren
label-favor-prestige = Prestige: { $n } Prestige erhalten
label-favor-deniers = Denar: { $n ->
    [one] { $n } Denar erhalten
   *[other] { $n } Denar erhalten
 }
label-favor-cubes-1 = Rohstoffe, Stufe 1: 1 Nahrung nehmen
label-favor-cubes-2 = Rohstoffe, Stufe 2: 1 Nahrung, Holz oder Stein nehmen
label-favor-cubes-3 = Rohstoffe, Stufe 3: 1 Nahrung, Holz, Stein oder Tuch nehmen
label-favor-cubes-4 = Rohstoffe, Stufe 4: 1 nehmen (kein Gold) oder 1 gegen 2 tauschen
label-favor-cubes-5 = Rohstoffe, Stufe 5: 1 beliebigen nehmen oder 1 gegen 2 tauschen
label-favor-building-1 = Bauen, Stufe 1: noch ohne Wirkung
label-favor-building-2 = Bauen, Stufe 2: Holzgebäude für 1 Holz weniger
label-favor-building-3 = Bauen, Stufe 3: Holz- oder Steingebäude, 1 Holz oder Stein weniger
label-favor-building-4 = Bauen, Stufe 4: Holz- oder Steingebäude, 1 weniger; oder Wohnhaus
label-favor-building-5 = Bauen, Stufe 5: beliebiges Gebäude oder Wohnhaus
label-exchange = 1 Rohstoff abgeben, 2 nehmen
label-use-carpenter = Zimmermann: Holzgebäude für 1 Holz weniger bauen
label-use-mason = Steinmetz: Steingebäude für 1 Stein weniger bauen
label-use-lawyer = Notar: 1 Tuch für ein Wohnhaus
ask-place_worker = Setz einen Arbeiter für { $cost ->
    [one] { $cost } Denar
   *[other] { $cost } Denar
 } ein oder passe.
ask-place_worker-own = Setz einen Arbeiter für { $cost ->
    [one] { $cost } Denar
   *[other] { $cost } Denar
 } ein (1 auf einem eigenen Gebäude) oder passe.
ask-gate = Tor: Stell den Arbeiter an einen beliebigen freien Ort oder nimm ihn zurück.
ask-guild = Händlergilde: Bewege den Vogt (auf Feld { $space }) gratis um bis zu 3 Felder.
ask-inn = Wirtshaus: rechts stehen bleiben oder den Arbeiter zurücknehmen?
ask-production = { $tile }: Wähle, was du nimmst.
ask-peddler = { $tile }: { $effect } (nie Gold)?
ask-give = { $tile }: Wähle einen Rohstoff zum Abgeben (noch { $left }).
ask-give-exchange = Gunst: Wähle den Rohstoff, den du abgibst.
ask-castle = Schloss: Gib ein Paket ab (Nahrung und zwei andere Sorten) oder hör auf.
ask-favor_line = Gunst: Wähle eine Reihe. Ihre Markierung rückt zuerst eine Stufe vor.
ask-favor_cubes = Gunst: Wähle Rohstoffe aus.
ask-exchange = Gunst: Wähle die zwei Rohstoffe, die du nimmst.
ask-favor_building = Gunst: Wähle, was du baust, oder nichts.
refuse-place-again = jeder Spieler darf hier nur einen Arbeiter einsetzen: { $place }
refuse-place-two = zu zweit werden die Ställe nicht benutzt
refuse-build-full = die Straße hat kein freies Feld
refuse-no-cube = du hast keinen Rohstoff zum Tauschen
refuse-no-gold = der Alchimist nimmt kein Gold
refuse-bonus = der Bonus des Besitzers ist 1 { $one } oder 1 { $other }
refuse-compulsory = die Produktion ist Pflicht
refuse-favor-used = diese Reihe hast du in dieser Phase schon genutzt
refuse-level = dafür ist Stufe { $needed } nötig; deine Markierung steht auf { $level }
refuse-use = so lässt sich jetzt nichts bauen oder zum Wohnhaus machen
refuse-use-skip = du hast das gewählt, also musst du es auch tun
refuse-exchange-first = zwei Rohstoffe nimmst du erst nach `exchange`
refuse-exchange = nimm zwei Rohstoffe außer Gold
refuse-convert-empty = Feld { $space } ist leer
refuse-convert-kind = { $tile } kann kein Wohnhaus werden, nur ein neutrales oder ein eigenes Holz- oder Steingebäude
refuse-castle-full = kein Abschnitt des Schlosses hat einen freien Platz
refuse-castle-cubes = ein Paket ist 1 Nahrung und je 1 Rohstoff zweier anderer Sorten; du hast { $held }
event-gained-favor = { $seat } erhält { $goods } durch eine Gunst.
event-paid-saved = { $seat } spart durch eine Gunst Holz ({ $source }).
event-paid-exchange = { $seat } gibt { $goods } im Tausch ab.
event-lost-castle = { $seat } gibt kein Paket ab{ $n ->
    [0] , hat aber kein Prestige zu verlieren
   *[other] {" "}und verliert { $n } Prestige
 }.
event-lost = { $seat } { $n ->
    [0] hat kein Prestige zu verlieren
   *[other] verliert { $n } Prestige
 } ({ $what }).
event-passed-forced = { $seat } kann keinen Arbeiter einsetzen und passt automatisch (Platz { $place } auf der Brücke).
event-relocated = { $seat }: Arbeiter vom Tor → { $tile }.
why-few-cloth = zu wenig Tuch
why-few-gold = kein Gold
why-few-build = die Rohstoffe reichen nicht
why-no-tile = kein Gebäude mehr da
why-no-residence = kein Wohnhaus zum Überbauen
why-no-place = kein Ort ist frei
event-declined-favor = { $seat } nutzt keine Wirkung der Gunst.
event-bailiff-joined = Seneschall { $start } → { $end }; der Vogt kommt dazu.
event-order = Neue Spielreihenfolge: { $order }.
event-inn = { $seat } rückt im Wirtshaus nach rechts.
event-inn-stays = { $seat } bleibt im Wirtshaus.
event-converted-for = { $seat } macht für { $goods } ein Wohnhaus aus: { $tile }, { $n } Prestige.
event-best = { $seat } erhält eine Gunst für die meisten Pakete ({ $n }).
event-counted = { $seat } hat { $houses ->
    [0] kein Haus
    [one] { $houses } Haus
   *[other] { $houses } Häuser
 } ({ $section }): { $favors ->
    [0] keine Gunst
   *[other] { $favors } Gunst
 }.
event-unhoused = { $seat } hat kein Haus ({ $section }){ $n ->
    [0] , aber auch kein Prestige zu verlieren
   *[other] {" "}und verliert { $n } Prestige
 }.
event-favor = { $seat } nutzt eine Gunst ({ $line }, Stufe { $level }).
event-favor-goods = { $seat } nutzt eine Gunst ({ $line }, Stufe { $level }): { $goods }.
event-favor-lost = { $seat } verliert eine Gunst: Alle vier Reihen sind in dieser Phase genutzt.
event-result = { $seat }: { $prestige } Prestige, { $gold } für Gold, { $cubes } für Rohstoffe, { $deniers } für Denar: { $total } insgesamt.
lesson-phase-2 = Wer am meisten Prestige hat, gewinnt. Arbeiter holen Rohstoffe für Gebäude und Häuser im Schloss, die Prestige bringen.
lesson-phase-3 = Zuerst werden die Gebäude vor der Brücke aktiviert, vom Tor bis zum Wirtshaus. Sie bringen keine Rohstoffe, sondern Geld, einen besseren Platz in der Spielreihenfolge, eine Gunst oder eine Bewegung des Vogts.
lesson-phase-4 = Beim Vogt endet diese Runde die Straße: Ein Arbeiter hinter ihm bringt nichts. Alle dürfen den Vogt um bis zu 3 Felder bewegen, 1 Denar pro Feld; wer zuerst gepasst hat, entscheidet zuerst.
lesson-phase-5 = Jetzt werden die Gebäude der Straße von Feld 1 bis zum Vogt aktiviert, jedes für den Arbeiter darauf. Mit dem, was du hier bekommst, bezahlst du Häuser und Gebäude.
lesson-phase-6 = Im Schloss wird ein Paket, Nahrung und zwei andere Sorten, zu einem Haus. Wer die meisten abgibt, erhält eine Gunst; wer dort einen Arbeiter, aber kein Paket hat, verliert 2 Prestige.
lesson-phase-7 = Der Seneschall geht weiter, und wenn er auf Feld 12, 18 oder 24 kommt, wird ein Abschnitt des Schlosses gewertet. Zwei Häuser darin bringen eine Gunst; wer keins hat, verliert Prestige.
lesson-place_worker = Ein Paket fürs Schloss sind Nahrung und zwei andere Sorten. Wer passt, macht die Arbeiter aller anderen teurer; wer zuerst passt, erhält 1 Denar.
lesson-gate = Dein Arbeiter am Tor geht gratis an jeden freien Ort weiter, auch ins Schloss. So kannst du nehmen, was die anderen übrig lassen.
lesson-guild = Du darfst den Vogt gratis verschieben: nach vorn, wenn deine Arbeiter weit draußen stehen, zurück, wenn nur andere dabei verlieren.
lesson-joust = Eine Gunst für 1 Denar und 1 Tuch ist billig: Sie wird jedes Mal besser, wenn du dieselbe Reihe nimmst.
lesson-inn = Solange du im Wirtshaus bleibst, kostet dich jeder Arbeiter 1 Denar, egal wie viele gepasst haben. Aber der Arbeiter, der dort bleibt, fehlt dir anderswo.
lesson-provost = Stehen lassen ist gratis. Zahl, wenn hinter ihm ein Arbeiter von dir steht, den zu retten sich lohnt, oder um andere auszusperren; wer nach dir dran ist, kann ihn zurückschieben.
lesson-production = Ein Arbeiter bringt hier Rohstoffe; wo es eine Wahl gibt, triffst du sie. Ein Paket braucht Nahrung und zwei andere Sorten, und mit Holz und Stein wird auch gebaut.
lesson-bonus = Jemand anderes hat dein Steingebäude genutzt, also bekommst auch du einen Rohstoff; die Sorte wählst du.
lesson-market = Ein Rohstoff wird zu Geld, und mit Geld bezahlst du nächste Runde Arbeiter. Verkaufe, was du übrig hast.
lesson-peddler = Hier wird Geld zu einem Rohstoff, jede Sorte außer Gold.
lesson-trade = Hier wird etwas, das du hast, zu Prestige oder Gold. Auslassen kostet nichts.
lesson-give = Wähle, was du entbehren kannst: Ein Paket braucht eine Nahrung und zwei andere Sorten.
lesson-build = Ein Gebäude gibt sofort Prestige, kostet dich beim Nutzen nur 1 Denar und zahlt sich aus, wenn andere es nutzen. Am meisten genutzt wird, was alle brauchen.
lesson-on = Damit überbaust du eins deiner Wohnhäuser, das dann keinen Denar mehr bringt.
lesson-lawyer = Ein Wohnhaus bringt jede Runde 1 Denar, und ein Prestigegebäude braucht eins als Bauplatz. Das ersetzte Gebäude ist weg, also wähle eins, das dir nicht fehlen wird.
lesson-castle = Ein Paket bringt sofort Prestige, spätere bringen weniger. Behalte Rohstoffe nur für etwas, das du sicher baust.
lesson-favor_line = Mit einer Gunst rückt deine Markierung auf einer Reihe eine Stufe vor; dann darfst du eine beliebige erreichte Stufe nutzen. Bei einer Reihe zu bleiben lohnt sich am meisten: bis zu 5 Prestige auf einmal oder ein Gebäude.
lesson-favor_cubes = Du wählst die Sorte. Denk an dein nächstes Paket, Nahrung und zwei andere, und an dein nächstes Gebäude.
lesson-exchange = Gib einen Rohstoff, den du entbehren kannst, und nimm, was für ein Paket oder ein Gebäude noch fehlt.
lesson-favor_building = Je weiter deine Markierung steht, desto bessere Gebäude darfst du bauen, und billiger als mit einem Arbeiter.
lesson-trading_post = Drei Denar für einen Arbeiter: gut, wenn das Geld knapp ist.
lesson-stables = Wer hier einen Arbeiter hat, rückt in der Spielreihenfolge nach vorn, in der Reihenfolge der Arbeiter, und behält den Platz.
lesson-place_castle = Mit einem Arbeiter hier darfst du am Ende der Runde Pakete abgeben. Keins abzugeben kostet 2 Prestige, außer du hast eins und kein Abschnitt hat mehr Platz.
lesson-gold_mine = Prestigegebäude brauchen Gold, und jedes übrige ist am Ende 3 Prestige wert. Die Grube liegt weit draußen: Sie bringt nur etwas, wenn der Vogt so weit kommt.
lesson-bank = Hier wird Geld zu Gold: Prestigegebäude brauchen es, und jedes übrige ist am Ende 3 Prestige wert.
lesson-mason = Hier werden Steingebäude gebaut. Sie bringen mehr Prestige als die meisten Holzgebäude, und von manchen bekommst du einen Rohstoff, wenn andere sie nutzen.
lesson-architect = Hier werden Prestigegebäude gebaut, jedes auf einem deiner Wohnhäuser. Sie bringen 7 bis 25 Prestige, brauchen Gold und nehmen keine Arbeiter auf.
lesson-section-dungeon = Häuser kommen jetzt in den Bergfried: je 5 Prestige, Platz für sechs. Bei der Wertung bringen dir zwei Häuser 1 Gunst; ohne Haus verlierst du 2 Prestige.
lesson-section-walls = Häuser kommen jetzt in die Mauern: je 4 Prestige, Platz für zehn. Die Wertung bringt bei zwei Häusern 1 Gunst, bei drei 2, bei fünf 3; ohne Haus verlierst du 3 Prestige.
lesson-section-towers = Häuser kommen jetzt in die Türme: je 3 Prestige, Platz für vierzehn. Die Wertung beendet die Partie und bringt bei zwei Häusern 1 Gunst, bei vier 2, bei sechs 3; ohne Haus verlierst du 4 Prestige.
remind-section = Bald wird ein Abschnitt des Schlosses gewertet ({ $section }). Ohne Haus dort verlierst du { $loss } Prestige: Setz einen Arbeiter ins Schloss und gib ein Paket ab.
lesson-line-prestige = Prestige: Die Stufen 1 bis 5 geben 1, 2, 3, 4 und 5 Prestige.
lesson-line-deniers = Denar: Die Stufen 1 bis 5 geben 3, 4, 5, 6 und 7 Denar.
lesson-line-cubes = Die Rohstoff-Reihe, Stufe um Stufe: Nahrung, Holz oder Stein, Tuch, ein Rohstoff gegen zwei, Gold.
lesson-line-building = Die Bau-Reihe, Stufe um Stufe: noch nichts, ein Holzgebäude, ein Steingebäude, ein Wohnhaus, ein Prestigegebäude. Gebaut wird ohne Arbeiter; Holz- und Steingebäude kosten einen Rohstoff weniger.
event-section = Gewertet: { $section }.
event-section-full = Vollendet und gewertet: { $section }.
