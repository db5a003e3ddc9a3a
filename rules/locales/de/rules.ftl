error-line = Zeile { $line }: { $cause }
error-unknown-game = das Spiel { $game } ist unbekannt; es gibt: { $games }
seat-blue = Blau
seat-red = Rot
seat-green = Grün
seat-orange = Orange
seat-black = Schwarz
error-seat = { $seat } ist kein Platz dieser Partie; die Plätze sind { $seats }
error-notation = { $text } ist keine Aktion von { $game }; für { $seat } jetzt: { $codes }
error-notation-bound = { $text } ist keine Aktion von { $game }: { $bound }; für { $seat } jetzt: { $codes }
error-notation-other = { $text } ist keine Aktion von { $game }
error-notation-other-bound = { $text } ist keine Aktion von { $game }: { $bound }
error-notation-full = { $text } muss ausgeschrieben werden: { $code }
error-over = die Partie ist zu Ende, gewonnen: { $winners }
error-turn = { $text }: jetzt entscheidet { $other } ({ $kind }), nicht { $seat }
error-illegal = { $text } ist für { $seat } jetzt nicht erlaubt: { $reason }; erlaubt: { $codes }
error-beginning = keine erlaubte Aktion fängt so an
error-ambiguous = { $text } kann heißen: { $codes }
error-more = { $codes } und { $count } weitere
points-castle = Schloss
points-buildings = Gebäude
points-tokens = Plättchen
points-cards = Karten
points-trades = Handel
points-favors = Gunst
points-owners = Besitz
points-losses = Verluste
points-gold = Goldrest
points-cubes = Rohstoffrest
points-deniers = Denarrest
error-state = der gespeicherte Zustand ist nicht lesbar: { $reason }
error-state-version = der gespeicherte Zustand hat Format { $version }; dieses Programm liest 1 bis { $newest }
record-size = das Protokoll hat { $size } Bytes, gelesen werden höchstens { $most }
record-encoding = Byte { $byte } ist kein UTF-8-Text
record-header-late = { $text }: Kopfzeilen stehen vor der ersten Aktion
record-header-unknown = die Kopfzeile { $key } ist unbekannt; es gibt: { $keys }
record-header-twice = die Kopfzeile { $key } steht schon in Zeile { $first }
record-header-missing = die Kopfzeile { $key } fehlt
record-value-missing = die Kopfzeile { $key } hat keinen Wert
record-players = angegeben: { $count ->
    [one] { $count } Name
   *[other] { $count } Namen
 }; { $game } hat { $least } bis { $most } Spieler
record-name = der Spielername { $name } darf keine Leer- und Steuerzeichen, Doppelpunkte, Kommas, = und # enthalten
record-name-reserved = der Spielername { $name } ist ein Wort des Protokolls; vergeben sind: { $words }
record-name-twice = der Spielername { $name } steht zweimal da
record-option = die Option { $name } ist in { $game } unbekannt; es gibt: { $options }
record-option-value = Option { $name }: { $value } ist unbekannt; möglich: { $values }
record-whole = { $key }: { $value } muss eine ganze Zahl von { $least } bis { $most } sein
record-chance = chance: { $value } ist unbekannt; dieses Programm kennt Generator 1
record-order = order: { $value } muss alle Spieler einmal nennen: { $players }
record-neutral = neutral: { $value } muss { $count } verschiedene Gebäude nennen, von: { $tiles }
record-commitment = commitment: { $value } muss 64 Hexadezimalziffern haben
record-salt = salt: { $value } muss 32 Hexadezimalziffern haben
record-deck-none = deck: { $game } hat keine Karten
record-seat = { $seat } ist kein Platz; die Spieler sind { $players }
set-unknown = set { $key }: unbekannt; möglich: { $keys }
set-twice = set { $key }: { $what } steht schon in Zeile { $first }
set-field = set { $key }: { $field } ist unbekannt; möglich: { $fields }
set-field-form = set { $key }: { $text } muss die Form name=value haben
set-whole = set { $key }: { $what } { $value } muss eine ganze Zahl von { $least } bis { $most } sein
set-parts = set { $key }: { $what } { $value } muss aus { $count } ganzen Zahlen bestehen, getrennt durch /
set-scored = set scored: { $value } muss dungeon oder dungeon, walls sein
set-favors-limit = set { $key }: favors { $value } geht über Stufe { $limit } hinaus, die freigeschaltet ist
set-favors-simplified = set { $key }: favors muss bei vereinfachter Gunst 0/0/0/0 sein
set-houses = set { $key }: { $section } hätte { $houses } Häuser, Platz ist für { $places }
set-space = set road { $value }: die Felder sind 1 bis { $most }
set-space-printed = set road { $space }: dort ist { $tile } aufgedruckt
set-tile = set road { $space }: { $tile } gibt es in dieser Partie nicht
set-tile-value = set road { $space }: { $value } muss ein Gebäude und, wo es jemandem gehört, ein Platz am Tisch sein, oder empty
set-tile-owner = set road { $space }: { $tile } braucht einen Besitzer, einen von { $players }
set-tile-unowned = set road { $space }: { $tile } hat keinen Besitzer
set-tile-option = set road { $space }: { $tile } braucht die Option jeweller: yes
set-tile-elsewhere = set road { $space }: { $tile } steht auf Feld { $other }
pace-plan-beyond = dein Arbeiter auf Feld { $space } steht jenseits des Vogts auf { $provost }
pace-plan-provost-far = der Vogt auf { $provost } lässt sich jetzt nicht auf Feld { $space } bringen
pace-plan-provost-price = den Vogt auf Feld { $space } zu bringen kostet { $cost ->
    [one] { $cost } Denar
   *[other] { $cost } Denar
 }, mehr als { $most }
pace-plan-batches-gold = ein Paket würde Gold brauchen
pace-guard-from = der Vogt steht auf { $provost }, nicht auf { $space } oder weiter
pace-guard-upto = der Vogt steht auf { $provost }, weiter als { $space }
pace-guard-unbuilt = seitdem hat jemand gebaut
pace-guard-unpassed = seitdem hat jemand gepasst
pace-guard-keep = übrig blieben { $left ->
    [one] { $left } Denar
   *[other] { $left } Denar
 }, weniger als { $least }
pace-guard-used = in deinem Gebäude auf Feld { $space } arbeitet jemand
pace-guard-dear = ein Arbeiter kostet { $cost }, mehr als { $most }
pace-guard-more = es gibt etwas Neues: { $code }
pace-guard-before = der Vogt auf { $provost } steht vor deinem Arbeiter auf Feld { $space }
pace-order-item = „{ $text }“ kann man bei „{ $at }“ nicht wählen.
pace-order-never = „{ $text }“ kann man bei „{ $at }“ nie wählen. Möglich ist dort: { $can }.
pace-order-nothing = „{ $text }“ kann man bei „{ $at }“ nie wählen: dort wird nichts gewählt.
pace-order-clause = „{ $text }“ ist keine Bedingung. Es gibt: `if provost >= 9`, `if provost <= 9`, `unless built`, `unless passed`, `unless used`, `unless cost > 2`, `unless more`, `unless before me`, `keep 2`, `spare 2`, `once`, `turn`, `game`, `2 times`.
pace-order-number = „{ $text }“ ist keine Zahl von { $least } bis { $most }.
verify-seed = das Protokoll hat keinen Seed zum Prüfen
verify-salt = das Protokoll hat eine Verpflichtung, aber kein Salz: die Partie ist noch nicht aufgedeckt
verify-commitment = die Verpflichtung gehört nicht zu Salz und Seed
verify-differs = { $key } ist nicht, was der Seed ergibt: { $value }
verify-ok = Geprüft: Die Verpflichtung gehört zu Salz und Seed, und aller Zufall ist, was der Seed ergibt.
verify-ok-open = Geprüft: Aller Zufall ist, was der Seed ergibt. (Das Protokoll hat keine Verpflichtung.)
