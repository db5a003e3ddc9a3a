seat-blue = Blau
seat-red = Rot
seat-green = Grün
seat-orange = Orange
seat-black = Schwarz
error-notation-full = { $text } muss ausgeschrieben werden: { $code }
error-over = die Partie ist zu Ende; Sieg: { $winners }
error-turn = { $text }: Jetzt entscheidet { $other } ({ $kind }), nicht { $seat }
error-beginning = keine erlaubte Aktion fängt so an
error-ambiguous = { $text } kann heißen: { $codes }
points-buildings = Gebäude
points-tokens = Plättchen
points-cards = Karten
points-trades = Handel
points-favors = Gunst
points-owners = Besitz
points-losses = Verluste
points-gold = Gold übrig
points-cubes = Rohstoffe übrig
points-deniers = Denar übrig

cube-food = Nahrung
cube-wood = Holz
cube-stone = Stein
cube-gold = Gold
goods-food = { $n } Nahrung
goods-wood = { $n } Holz
goods-stone = { $n } Stein
goods-gold = { $n } Gold
goods-any = { $n ->
    [one] { $n } Rohstoff nach Wahl
   *[other] { $n } Rohstoffe nach Wahl
 }
goods-deniers = { $n ->
    [one] { $n } Denar
   *[other] { $n } Denar
 }
goods-nothing = nichts
section-dungeon = Bergfried
section-walls = Mauern
section-towers = Türme
label-pass = Passen
label-pass-first = Zuerst passen: 1 Denar erhalten
note-beyond = hinter dem Vogt
note-no-cube = noch kein Rohstoff
note-no-denier = kein Denar übrig
note-deniers = nur noch { $n ->
    [one] { $n } Denar
   *[other] { $n } Denar
 }
label-buy = Kaufen: { $goods } für { $price ->
    [one] { $price } Denar
   *[other] { $price } Denar
 }
label-sell = 1 { $cube } verkaufen: { $price ->
    [one] { $price } Denar erhalten
   *[other] { $price } Denar erhalten
 }
label-skip = Nichts
refuse-other = zuerst steht eine andere Entscheidung an
refuse-place-workers = du hast keinen Arbeiter mehr
refuse-provost-cost = das kostet { $cost ->
    [one] { $cost } Denar
   *[other] { $cost } Denar
 }; du hast { $deniers }
refuse-cube = du hast keinen solchen Rohstoff ({ $cube })
refuse-convert-lawyer = ein Notar kann nicht zum Wohnhaus werden
event-turn = Runde { $turn }, Reihenfolge: { $order }.
event-income = { $seat } erhält ein Einkommen von { $n ->
    [one] { $n } Denar
   *[other] { $n } Denar
 }.
event-first-passer = { $seat } passt zuerst und erhält { $n ->
    [one] { $n } Denar
   *[other] { $n } Denar
 }.
event-gained = { $seat } erhält { $goods } ({ $source }).
event-gained-bonus = { $seat } erhält { $goods } vom eigenen Gebäude ({ $source }).
event-paid = { $seat } bezahlt { $goods } ({ $source }).
event-trade = { $seat } bezahlt { $goods } für { $gained } ({ $source }).
event-passed = { $seat } passt (Platz { $place } auf der Brücke).
why-chosen = freiwillig
why-few-deniers = zu wenig Denar
why-no-cube = kein Rohstoff
event-unreached-several = Hinter dem Vogt: { $workers }.
event-ended = Sieg mit { $score } Prestige: { $winners }.
say-turn = Runde { $turn }, Phase { $phase }: { $name }.
say-over = Die Partie ist zu Ende: { $scores }.
say-winners = Gewonnen: { $winners }.
say-decision = { $seat } entscheidet: { $question }
say-passed = Gepasst: { $order }.
goods-workers = { $n ->
    [one] { $n } Arbeiter
   *[other] { $n } Arbeiter
 }
ask-on = Welches Wohnhaus überbaust du ({ $tile })?
say-space-owner = { $space } { $tile }, gehört { $owner }
say-space-worker = { $space } { $tile }, Arbeiter von { $worker }
say-space-both = { $space } { $tile }, gehört { $owner }, Arbeiter von { $worker }
