# Společné oběma hrám: místa hráčů, notace, záznamy, podmínky trvalých pokynů.

error-line = řádek { $line }: { $cause }
error-unknown-game = hra { $game } není známá; jsou tu: { $games }
seat-blue = Modrý
seat-red = Červený
seat-green = Zelený
seat-orange = Oranžový
seat-black = Černý
error-seat = { $seat } není místo v této partii; místa jsou { $seats }
error-notation = { $text } není akce ve hře { $game }; teď pro { $seat }: { $codes }
error-notation-bound = { $text } není akce ve hře { $game }: { $bound }; teď pro { $seat }: { $codes }
error-notation-other = { $text } není akce ve hře { $game }
error-notation-other-bound = { $text } není akce ve hře { $game }: { $bound }
error-notation-full = { $text } se musí napsat celé: { $code }
error-over = partie skončila, vítězství: { $winners }
error-turn = { $text }: teď rozhoduje { $other } ({ $kind }), ne { $seat }
error-illegal = { $text } teď není povoleno ({ $seat }): { $reason }; povoleno: { $codes }
error-beginning = takhle nezačíná žádná povolená akce
error-ambiguous = { $text } může znamenat { $codes }
error-more = { $codes } a další ({ $count })
points-castle = Hrad
points-buildings = Budovy
points-tokens = Žetony
points-cards = Karty
points-trades = Směny
points-favors = Přízně
points-owners = Majitelé
points-losses = Ztráty
points-gold = Zbylé zlato
points-cubes = Zbylé kostky
points-deniers = Zbylé denáry
error-state = uložený stav nelze přečíst: { $reason }
error-state-version = uložený stav má formát { $version }; tento program čte 1 až { $newest }
record-size = záznam má { $size } bajtů, čte se jich nejvýš { $most }
record-encoding = bajt { $byte } není text v UTF-8
record-header-late = { $text }: hlavičky stojí před první akcí
record-header-unknown = hlavička { $key } není známá; jsou tu: { $keys }
record-header-twice = hlavička { $key } už byla na řádku { $first }
record-header-missing = chybí hlavička { $key }
record-value-missing = hlavička { $key } nemá hodnotu
record-players = uvedeno jmen: { $count }, hráčů může být { $least } až { $most } ({ $game })
record-name = jméno hráče { $name } musí být bez mezery, řídicího znaku, dvojtečky, čárky, = a #
record-name-reserved = jméno hráče { $name } je slovo formátu záznamu; obsazená jsou: { $words }
record-name-twice = jméno hráče { $name } je uvedeno dvakrát
record-option = volba { $name } není známá ({ $game }); jsou tu: { $options }
record-option-value = volba { $name }: { $value } není známá hodnota; možné: { $values }
record-whole = { $key }: { $value } musí být celé číslo od { $least } do { $most }
record-chance = chance: { $value } není známé; tento program zná generátor 1
record-order = order: { $value } musí jmenovat každého hráče jednou: { $players }
record-neutral = neutral: { $value } musí jmenovat různé kartičky (celkem { $count }) z: { $tiles }
record-commitment = commitment: { $value } musí být 64 šestnáctkových číslic
record-salt = salt: { $value } musí být 32 šestnáctkových číslic
record-deck-none = deck: { $game } nemá karty
record-seat = { $seat } není místo; hráči jsou { $players }
set-unknown = set { $key }: neznámé; možné: { $keys }
set-twice = set { $key }: { $what } už bylo na řádku { $first }
set-field = set { $key }: { $field } není známé; možné: { $fields }
set-field-form = set { $key }: { $text } musí mít tvar jméno=hodnota
set-whole = set { $key }: { $what } { $value } musí být celé číslo od { $least } do { $most }
set-parts = set { $key }: { $what } { $value } musí být celá čísla oddělená / (celkem { $count })
set-scored = set scored: { $value } musí být dungeon, nebo dungeon, walls
set-favors-limit = set { $key }: přízně { $value } přesahují odemčenou úroveň { $limit }
set-favors-simplified = set { $key }: přízně musí být se zjednodušenými přízněmi 0/0/0/0
set-houses = set { $key }: { $section } by měla domečků { $houses }, míst má { $places }
set-space = set road { $value }: políčka jsou 1 až { $most }
set-space-printed = set road { $space }: je tam pevná budova { $tile }
set-tile = set road { $space }: { $tile } není kartička této hry
set-tile-value = set road { $space }: { $value } musí být kartička a u vlastněné i místo hráče, nebo empty
set-tile-owner = set road { $space }: { $tile } potřebuje majitele, jednoho z: { $players }
set-tile-unowned = set road { $space }: { $tile } nemá majitele
set-tile-option = set road { $space }: { $tile } potřebuje volbu jeweller: yes
set-tile-elsewhere = set road { $space }: { $tile } stojí na políčku { $other }
pace-plan-beyond = tvůj dělník na políčku { $space } stojí za drábem, který je na { $provost }
pace-plan-provost-far = drába z políčka { $provost } teď nejde dostat na políčko { $space }
pace-plan-provost-price = dostat drába na políčko { $space } stojí { $cost ->
    [one] { $cost } denár
    [few] { $cost } denáry
   *[other] { $cost } denárů
 }, víc než { $most }
pace-plan-batches-gold = na sadu by bylo potřeba zlato
pace-guard-from = dráb je na { $provost }, ne na { $space } nebo dál
pace-guard-upto = dráb je na { $provost }, dál než { $space }
pace-guard-unbuilt = mezitím někdo stavěl
pace-guard-unpassed = mezitím někdo pasoval
pace-guard-keep = { $left ->
    [one] zbyl by { $left } denár
    [few] zbyly by { $left } denáry
   *[other] zbylo by { $left } denárů
 }, méně než { $least }
pace-guard-used = ve tvé budově na políčku { $space } někdo pracuje
pace-guard-dear = umístění stojí { $cost }, víc než { $most }
pace-guard-more = je tu něco nového: { $code }
pace-guard-before = dráb na { $provost } stojí před tvým dělníkem na políčku { $space }
pace-order-item = „{ $text }“ se u pokynu „{ $at }“ vybrat nedá.
pace-order-never = „{ $text }“ se u pokynu „{ $at }“ nikdy vybrat nedá. Možné je tu: { $can }.
pace-order-nothing = „{ $text }“ se u pokynu „{ $at }“ nikdy vybrat nedá: nic se tu nevybírá.
pace-order-clause = „{ $text }“ není podmínka. Možné jsou: `if provost >= 9`, `if provost <= 9`, `unless built`, `unless passed`, `unless used`, `unless cost > 2`, `unless more`, `unless before me`, `keep 2`, `spare 2`, `once`, `turn`, `game`, `2 times`.
pace-order-number = „{ $text }“ není číslo od { $least } do { $most }.
verify-seed = záznam nemá seed, který by šlo ověřit
verify-salt = záznam má commitment, ale ne salt: partie ještě není odhalená
verify-commitment = commitment nepatří k salt a seed
verify-differs = { $key } není to, co dává seed: { $value }
verify-ok = Ověřeno: commitment patří k salt a seed a veškerá náhoda je taková, jakou dává seed.
verify-ok-open = Ověřeno: veškerá náhoda je taková, jakou dává seed. (Záznam nemá commitment.)
