# Co bot říká lidem. Časy jsou časové značky Discordu, hráči zmínky; jména nikdy tučně.

done = Hotovo
only-in-servers = Funguji jen na serverech: pozvi mě na některý a v jeho kanálu napiš `/caylus new`.
error-unexpected = Něco se u mě pokazilo, ale nic se nezměnilo. Můj provozovatel to najde v záznamech. `/caylus status` ukáže, jak na tom partie je.
refused-in-private = To nebylo možné a nic se nezměnilo; důvod vidí jen ten, kdo o to žádal.
table-host-only = { $named ->
    [yes] To smí jen zakladatel ({ $host }).
   *[no] To smí jen zakladatel.
 }
table-host-or-moderator = { $named ->
    [yes] To smí jen zakladatel ({ $host }) nebo moderátor.
   *[no] To smí jen zakladatel nebo moderátor.
 }
table-is = { $status ->
    [lobby] Partie { $game } ještě nezačala.
    [running] Partie { $game } už začala.
    [finished] Partie { $game } už skončila.
   *[cancelled] Partie { $game } byla zrušena.
 }
table-not-seated = { $vacant ->
    [yes] V této partii nemáš místo ({ $game }); volné můžeš obsadit příkazem `/caylus table claim`.
   *[no] V této partii nemáš místo ({ $game }).
 }
table-seated-already = { $you ->
    [yes] U tohoto stolu už sedíš ({ $seat }).
   *[no] { $name } už u tohoto stolu sedí ({ $seat }).
 }
table-full = { $computers ->
    [0] Stůl je plný: { $title } je nejvýš pro { $most ->
        [one] { $most } hráče
        [few] { $most } hráče
       *[other] { $most } hráčů
     }.
   *[other] Stůl je plný: { $title } je nejvýš pro { $most ->
        [one] { $most } hráče
        [few] { $most } hráče
       *[other] { $most } hráčů
     }. Zakladatel může některý počítač odebrat.
 }
database-trouble = Moje databáze teď nefunguje; nic se nezměnilo. Zkus to prosím za minutu znovu.
still-at-work = Ještě vyřizuji tvůj předchozí požadavek a další čeká. Zkus to prosím znovu, až budou oba hotové.
database-unsure = Spojení s databází se přerušilo během ukládání a nevím, jestli se změna uložila. Než to zkusíš znovu, podívej se na partii.
answer-refused = Discord mou odpověď odmítl. Tvůj požadavek je možná vyřízený; `/caylus status` ukáže, jak na tom partie je. Můj provozovatel to najde v záznamech.
answer-lost = { $user }, Discord nedoručil mou odpověď na tvůj poslední požadavek. `/caylus status` ukáže, jestli se vyřídil a co následuje.
press-unknown = Toto tlačítko je z jiné verze bota a už nefunguje. `/caylus status` ukáže aktuální tlačítka.
command-outdated = Tento příkaz se změnil a tvůj Discord o tom ještě neví. Načti Discord znovu (Ctrl+R; v mobilu aplikaci restartuj) a zkus to ještě jednou.
command-moved = Tento příkaz už neexistuje; místo něj použij { $now }. Uvidíš ho, až Discord načteš znovu (Ctrl+R; v mobilu restartuj aplikaci).
command-not-allowed = Tady tento příkaz použít nesmíš.
option-unreadable = Hodnotě { $value } tady nerozumím. Vyber z nabídky, nebo ji napiš znovu.

# Hry, místa, volby

option-favors-simplified = jednoduché přízně
option-jeweller = { $value ->
    [yes] s Klenotníkem
   *[no] bez Klenotníka
 }
option-lawyer-vp = Právník za { $n }
option-rules = { $value ->
    [standard] běžná pravidla
   *[beginner] pravidla pro začátečníky
 }
option-pace-live = živě: 5 minut na tah
option-pace-hours = { $n } hodin na tah
option-pace-7d = 7 dní na tah
option-pace-banked = { $unit ->
    [minutes] { $pace }, potom časová rezerva { $bank } minut
    [days] { $pace }, potom časová rezerva { $bank } dní
   *[hours] { $pace }, potom časová rezerva { $bank } hodin
 }
option-pace-alone = { $pace } (proti samým počítačům bez hodin)
option-late = { $value ->
    [skip] opožděné tahy se přeskakují
    [wait] na opozdilce se čeká
    [stand-in] za opozdilce hrají počítače
   *[vote] opozdilce lze hlasováním vyměnit
 }
option-graces = kdo se neozve déle než { $n }násobek času na tah, přijde o místo
option-together = { $value ->
    [yes] po umístění dělníků se ptám všech zároveň
   *[no] po umístění dělníků se ptám jednoho po druhém
 }
option-early-off = na umístění se ptám vždy jen jednoho hráče
option-early = po { $n } min se na umístění ptám i dalšího
option-level = počítače: úroveň { $n }
option-rated-abandoned = hodnocená (bez výsledku)
option-rated-hidden = bez hodnocení: tento kanál nevidí všichni
option-language = jazyk: { $language }

# Počítače

computer-name = { $name } (počítač)
computer-thinks = -# { $player } přemýšlí…
computer-paused = -# { $player } pokračuje po pauze.
computer-waits = -# { $player } pokračuje, až tu zase někdo bude hrát: volné místo jde obsadit příkazem `/caylus table claim`.
computer-added = Přidal se počítač.
computer-level = Počítače tu hrají na úrovni { $level }.
computer-removed = Počítač od stolu odešel.
stand-in-name = { $name } (záskok)
skipped-name = { $name } (přeskakuje se)
stand-in-open = (záskok)
stand-in-asked = { $game }: hraje za tebe počítač, dokud nestiskneš `Vzít si místo zpět` nebo nezahraješ. Co máš naplánované, má přednost.
stand-in-back = { $game }: jsi zpátky na svém místě.

# Karta lobby a připnutá zpráva

card-open-seat = { $how ->
    [kept] { $seat } (drží se do { $when } pro hráče { $player })
    [unrated] { $seat } (volné pro kohokoli; bez vlivu na hodnocení)
    [taken] { $seat } (převzaté místo; bez hodnocení)
   *[open] { $seat } (volné)
 }
card-seats = { $taken ->
    [one] Sedí { $taken } hráč; hrát může { $low } až { $high }.
    [few] Sedí { $taken } hráči; hrát může { $low } až { $high }.
   *[other] Sedí { $taken } hráčů; hrát může { $low } až { $high }.
 }
card-seats-exactly = Obsazeno { $taken } z { $high } míst; hráčů musí být přesně { $high }.
card-imported = Partie ze záznamu, pokračuje se od kola { $turn }. Místa rozděluje zakladatel (`/caylus table replace`), nebo se hráči přidají sami.
card-record-over = Dohraná partie ze záznamu, k přehrání a rozboru.
card-takes = { $range ->
    [yes] Při { $low } hráčích partie potrvá { $time }, při { $high } { $most }.
   *[no] Při { $low } hráčích partie potrvá { $time }.
 }
about-time = { $unit ->
    [hours] { $n ->
        [one] asi hodinu
        [few] asi { $n } hodiny
       *[other] asi { $n } hodin
     }
    [days] { $n ->
        [one] asi den
        [few] asi { $n } dny
       *[other] asi { $n } dní
     }
   *[weeks] { $n ->
        [one] asi týden
        [few] asi { $n } týdny
       *[other] asi { $n } týdnů
     }
 }
button-more = Více
clock-about = Tolik času máš na každý tah. Když vyprší, začne běžet tvoje časová rezerva: je dvakrát delší a hraním se doplňuje. Hodiny stojí, když nejsi vzhůru (`/caylus me hours`) nebo když jsi pryč (`/caylus me away`). Živé tempo je pro partii na jedno posezení: 5 minut na tah a rezerva 30 minut.
more-menu = Co chceš změnit?
more-host = Tato nastavení může měnit jen zakladatel stolu.
card-practice = Cvičný stůl: za všechna místa hraje { $host }. Začni tlačítkem `Začít`.
card-invited = Pozvaní: { $people }
card-host = Zakladatel: { $host }. Ten také partii spustí.
card-as-of = -# Stav { $when }; vlákno je vždy aktuální.
card-thread = Hraje se ve vlákně { $thread }
card-cancelled = Tato partie byla zrušena.
card-expired = Partie u tohoto stolu do 14 dní nezačala, proto je stůl zavřený. Další otevřeš příkazem `/caylus new`.
status-line = { $together ->
    [yes] Kolo { $turn }, { $phase } · ještě volí: { $players } · otázka padla { $since }
   *[no] Kolo { $turn }, { $phase } · na tahu { $player } · tah začal { $since }
 }
status-nobody = Kolo { $turn }, { $phase }
pin-board = Poslední obrázek herního plánu: { $link }
pin-as-of = -# Stav { $when }; aktuální otázka je v poslední zprávě vlákna.

# Hledání partie

find-none-acting = Tady žádnou partii nehraješ. Stůl otevřeš příkazem `/caylus new`, svoje partie uvidíš v `/caylus games`.
find-none-looking = V tomto kanálu neběží žádná partie. Stůl otevřeš příkazem `/caylus new`.
find-not-started = Ještě tu žádná partie neběží. Otevřené stoly: { $tables }. Místo obsadíš příkazem `/caylus join` a zakladatel začne příkazem `/caylus start`.
find-no-lobby = V tomto kanálu není otevřený žádný stůl. Otevřeš ho příkazem `/caylus new`; běžící partie pokračuje ve svém vlákně.
find-no-lobby-leave = V tomto kanálu není žádný stůl, od kterého by šlo odejít. Z běžící partie se odchází příkazem `/caylus table resign`.
find-which = Partií je tu víc; vyber jednu volbou `game`:
    { $games }
find-bad-number = { $text } není žádná partie. Vyber z nabídky, nebo napiš číslo partie.
public-elsewhere = Ne všichni, kdo čtou tento kanál, vidí i ten, kde se hraje { $game }. Bez `public` to ukážu jen tobě; v { $where } to ukážu všem.

# Lobby

new-no-such-game = Taková hra tu není; na výběr jsou Caylus a Caylus Magna Carta.
new-option-misfit = { $game } nemá volbu { $options }; má tyto: { $fitting }.
new-invited-bot = { $user } je bot a ke stolu si sednout nemůže.
cant-look-there = { $user } nevidí kanál tohoto stolu. Nejdřív tomu člověku dej přístup, nebo vyber někoho, kdo ho má.
need-posting = Do { $channel } psát nemůžu: potřebuji tam oprávnění { $missing }. Nic se nezměnilo.
new-wrong-channel = Na tomto serveru se partie zakládají v { $channels }.
joined = Máš místo u stolu: { $game }.
left = U stolu už nesedíš: { $game }.
started = { $game }: začínáme.
start-channel-busy = V tomto kanálu se hraje partie #{ $game } a pro další nemůžu otevřít vlákno. Nejdřív ji dohrajte, začněte v jiném kanálu, nebo mi dejte oprávnění Vytvářet veřejná vlákna.
rematch-made = Stůl pro odvetu je otevřený v { $channel }.
rematch-seat = Máš místo v odvetě ({ $game }): { $link }
rematch-known = Odveta této partie už existuje ({ $game }): { $link }
games-waits = • ▶ **[{ $game }]({ $link })** čeká na tebe · { $how }
games-lobby = čeká na hráče
games-unasked = { $how } · čeká se: nemůžu tam psát
games-timed = { $how } · termín: { $when }
games-damaged = { $count ->
    [1] • Partii { $games } nejde přečíst: její uložená data jsou poškozená. Provozovatel bota může obnovit zálohu.
    [few] • Partie { $games } nejde přečíst: jejich uložená data jsou poškozená. Provozovatel bota může obnovit zálohu.
   *[other] • Partie { $games } nejde přečíst: jejich uložená data jsou poškozená. Provozovatel bota může obnovit zálohu.
 }
games-none = Nesedíš u žádného stolu. Otevřeš ho příkazem `/caylus new`.

# Začátek

began-line = { $again ->
    [yes] ## { $game }: pokračujeme od kola { $turn }
   *[no] ## { $game }: začínáme
 }
began-hints = -# Poprvé tady? `/caylus rules` · Omyl? `/caylus undo`
began-commitment = -# Náhoda je daná už před začátkem; po skončení to dokáže záznam partie a tato [pečeť](<https://en.wikipedia.org/wiki/Commitment_scheme>): `{ $commitment }`
began-no-pictures = Nesmím tu přikládat soubory, takže herní plán posílám jako text: `/caylus board view:text`. S oprávněním Přikládat soubory to budou obrázky.
no-thread-here = -# Hraje se přímo tady, protože v tomto kanálu nejde otevřít vlákno.
no-thread-permission = -# Hraje se přímo tady, protože v tomto kanálu nesmím otevírat vlákna (oprávnění Vytvářet veřejná vlákna).
thread-full = { $game } čeká na své vlákno, { $host }: na tomto serveru je otevřeno 1000 vláken a víc jich Discord nedovolí. Archivujte některá a otevřu ho, nebo hrajte přímo tady: `/caylus table settings here:True`.
thread-needed = { $game } potřebuje vlastní vlákno, protože v tomto kanálu se hraje jiná partie, a otevřít ho nemůžu. Dej mi prosím oprávnění Vytvářet veřejná vlákna, { $host }; zkouším to dál.
thread-deleted = Vlákno partie { $game } bylo smazáno; hraje se dál tady.
thread-deleted-busy = Vlákno partie { $game } bylo smazáno a v tomto kanálu se hraje jiná. Dejte mi oprávnění Vytvářet veřejná vlákna a pak v partii pokračujte příkazem `/caylus status`.
thread-deleted-full = Vlákno partie { $game } bylo smazáno, { $host }, a na tomto serveru je otevřeno 1000 vláken; víc jich Discord nedovolí. Archivujte některá a otevřu nové, nebo hrajte přímo tady: `/caylus table settings here:True`.

# Výzvy

prompt-line = { $player } · kolo { $turn }
    { $question }
prompt-hidden = Na řadě je: { $kind }. `Tvůj tah` to ukáže jen tobě.
prompt-have = -# Máš: { $goods }
# Data, ne "za 3 dny".
prompt-free = { $named ->
    [yes] { $player }, lhůta: { $free }; časová rezerva: { $end }
   *[no] Lhůta: { $free }; časová rezerva: { $end }
 }
prompt-bank = { $named ->
    [yes] { $player }: běží časová rezerva do { $end }
   *[no] Běží časová rezerva do { $end }
 }
prompt-away = { $player } je pryč do { $when }; hodiny do té doby stojí.

prompt-together = Kolo { $turn } · všichni volí
    { $question }
prompt-awaited = Ještě volí: { $players }
prompt-others = Ptám se i dalších: { $players }. `Zvolit` ukáže každému jen jeho otázku; na pořadí nezáleží.
prompt-kept = Tvoje volba: { $what }. Můžeš ji změnit, dokud nezvolí všichni.
prompt-unasked = ⏸ Čekám od { $since }: do { $thread } nemůžu psát. Dokud to nepůjde, nikoho se tam neptám a žádné hodiny neběží.
prompt-over = Tato partie skončila.
seat-departed = { $free ->
    [yes] { $player } už na tomto serveru není. Aby nikdo nemusel čekat, je místo odteď volné pro ostatní. Když se { $player } na server vrátí a zahraje dřív, než místo někdo převezme nebo než se začne hrát bez něj, hraje prostě dál. Jinak se umístí za všemi, kdo zůstanou.{ $until ->
        [no] {""}
       *[day] {" "}Tah, na který se teď čeká, počká do { $until }.
     }
   *[no] { $player } už na tomto serveru není.
 }
seat-departed-free = { $rated ->
    [kept] Do { $until } je místo drženo pro hráče { $player }, který si ho může tlačítkem vzít zpět. Potom je volné pro kohokoli.
    [yes] Místo je volné: může si ho vzít kdokoli a jeho hodnocení tato partie nezmění.
   *[no] Místo je volné: může si ho vzít kdokoli.
 }
seat-departed-declined = Ostatní odmítli pokračovat bez tohoto hráče; od { $when } se lze znovu zeptat příkazem `/caylus table replace`.
recap-title = Od tvého posledního tahu:
recap-more = … { $count ->
    [one] předtím ještě { $count } řádek
    [few] předtím ještě { $count } řádky
   *[other] předtím ještě { $count } řádků
 }: `/caylus history`
recap-gained = Získáno: { $parts }.
hand-cards = Tvoje karty: { $cards }
hand-title = Tvoje karty:
hand-card = • **{ $name }** (cena: { $cost }; { $prestige } BP): { $effect }
hand-empty = Nemáš v ruce žádnou kartu.
hand-no-hands = Ve hře { $game } se karty v ruce nedrží; všechno je veřejné.
hand-not-seated = Karty mají jen hráči a ty v této partii nemáš místo.
button-turn = Tvůj tah
button-choose = Zvolit
button-watch = Dívat se
button-board = Herní plán
button-phone = Na mobil
button-points = Body
button-replay = Přehrát
button-stills = Kolo po kole
button-join = Přidat se
button-leave = Odejít
button-start = Začít
button-cancel = Zrušit
button-rematch = Odveta
button-back = Vzít si místo zpět
button-here = Jsem zpět
button-computer = Přidat počítač
button-nocomputer = Odebrat počítač
button-versus = Hrát proti počítači
which-game =
    Kterou hru?
    • **Caylus**: umísťuj dělníky a stav hrad; asi hodina sólo, 1–3 měsíce s ostatními.
    • **Caylus Magna Carta**: totéž s kartami; o třetinu kratší.
button-allow = Souhlasím
button-decline = Nesouhlasím
button-no = Ne
button-never = Ano, příště se neptat
button-takeback = Vzít zpět tah
button-goon = Hrát dál
button-practice = Cvičná partie
button-begin = Otevřít stůl
button-howto = Jak se hraje
button-setup = { $what ->
    [check] Zkontrolovat nastavení
    [quiet] Nastavit tiché hodiny
   *[open] Otevřít první stůl
 }
button-explain = Vysvětlit
button-less = Méně
button-resign = Ano, odejít
button-close = Ano, zrušit
button-sure = Ano: { $action }
button-ask-undo = Zeptat se ostatních
button-forget = Smazat moje údaje
menu-part = { $title } { $first } až { $last }
menu-bridge = Před mostem: peníze, přízeň, pořadí…
menu-road = Na cestě…
menu-castle = Hrad
menu-build = Postavit
menu-prestige = Prestižní
menu-pay = Zaplatit

# Akce

acted-own = Hotovo: { $what }
acted-kept = Tvoje volba: { $what }. Ostatní se ji dozvědí, až zvolí všichni; do té doby ji můžeš změnit tlačítkem `Tvůj tah`.
acted-already = To už je hotové.
acted-elsewhere = Partie pokračuje v { $where }.
acted-next = Dál: { $question }
others-turn = { $together ->
    [yes] Teď volí { $player } ({ $kind }), otázka padla { $since }.
   *[no] Nejsi na tahu: rozhoduje { $player } ({ $kind }), tah začal { $since }.
 }
others-asked = Ptám se i tebe: stiskni `Zvolit` pod otázkou.
refused-illegal = { $text } teď nejde: { $reason }.
refused-notation = Akci { $text } neznám.
possible-few = Teď máš na výběr: { $codes }
possible-many = { $count ->
    [one] Teď je možná { $count } akce; najdeš ji v tlačítkách a nabídkách níže.
    [few] Teď jsou možné { $count } akce; všechny jsou v tlačítkách a nabídkách níže.
   *[other] Teď je možných { $count } akcí; všechny jsou v tlačítkách a nabídkách níže.
 }
means-several = „{ $text }“ může znamenat víc věcí; vyber jednu níže, nebo napiš její kód:
means-more = … a další ({ $count }); všechny jsou v tlačítkách a nabídkách níže.
not-now = To teď nejde. Na řadě je: { $kind }.
sure-pass-first = Pasuješ jako první a zbývají ti dělníci i denáry. Opravdu?
sure-no-batch = Sadu odevzdat můžeš; když to neuděláš, přijdeš až o 2 body prestiže. Opravdu?
sure-castle-empty = Tvoje kostky nestačí na sadu (jídlo a dva další druhy), ani s tím, co ještě mohou přinést dělníci. Bez ní tě tento dělník ve fázi stavby hradu bude stát 2 body prestiže. Opravdu?
sure-resign = { $kept ->
    [no] { $count ->
        [1] Když z partie { $game } odejdeš, může tvé místo ({ $seats }) obsadit kdokoli a nedá se to vrátit. Opravdu?
        [few] Když z partie { $game } odejdeš, může tvá místa ({ $seats }) obsadit kdokoli a nedá se to vrátit. Opravdu?
       *[other] Když z partie { $game } odejdeš, může tvá místa ({ $seats }) obsadit kdokoli a nedá se to vrátit. Opravdu?
     }
   *[yes] Když z partie { $game } odejdeš, tvé místo ({ $seats }) se 24 hodin drží (pro koho: { $person }) a nedá se to vrátit. Potom { $kept ->
        [ends] partie skončí. Kontumačně vyhrává: { $winners }.
       *[open] si ho může vzít kdokoli.
     } Opravdu?
 }
sure-resign-forfeit = Když odejdeš, partie { $game } hned skončí. Kontumačně vyhrává: { $winners }.{ $agree ->
    [yes] {" "}Potom se hraje dál, jen když s tím oba souhlasíte.
   *[no] {""}
 }
sure-resign-behind = Když z partie { $game } odejdeš, skončíš za všemi, kdo zůstanou, a nedá se to vrátit. Tvé místo ({ $seats }) může obsadit kdokoli. { $computer ->
    [yes] Do té doby tam hraje počítač úrovně { $level }.
   *[no] Do té doby se jeho rozhodnutí přeskakují.
 }
sure-resign-rated = { $free ->
    [yes] Díky, že tu hraješ: odchod nezmění tvé hodnocení ani spolehlivost.
   *[no] Partie se hodnotí: v hodnocení skončíš za všemi, kdo zůstanou, a počítá se ti jako nedohraná.
 }
sure-resign-share = { $share ->
    [0] Partie se hodnotí, ale na změnu hodnocení je ještě příliš brzy.
   *[other] Partie se hodnotí; takto brzká kontumace se počítá jako { $share } % celé partie.
 }
sure-resign-abandoned = Když partii { $game } opustíš, skončí bez výsledku, protože nikdo jiný už nehraje.
sure-really = Opravdu?
sure-cancel = { $game } se zavře pro všechny u stolu a nedá se to vrátit. Opravdu?
sure-not = Dobře, nic se nezměnilo.

# Zprávy o průběhu

phase-title = Kolo { $turn }: { $name }
phase-quiet = { $title } (nic se nestalo)
phase-under-way = { $title } (právě probíhá)
income-each = Každý získává { $n ->
    [one] { $n } denár.
    [few] { $n } denáry.
   *[other] { $n } denárů.
 }
tolls-line = Prestiž majitelům: { $parts }.
income-part = { $n ->
    [one] { $n } denár ({ $seats })
    [few] { $n } denáry ({ $seats })
   *[other] { $n } denárů ({ $seats })
 }
report-cut = … `/caylus history` ukáže všechno.
history-no-turn = Kolo { $turn } neexistuje; poslední je kolo { $last }.
history-nothing = V tomto kole se ještě nic nestalo.

# Přehrání

replay-line = Celá partie, od první fáze po poslední bod.
replay-alt = Partie jako animovaný obrázek: herní plán na konci fází a u každé budovy, sady, přízně a posunu drába.
stills-alt = Partie kolo po kole, strana { $page } z { $pages }.
replay-of = Přehrání partie { $game }.
replay-stills = { $game } na konci každého kola.
replay-turn = { $game }, kolo { $turn }.
replay-posted = Přehrání: { $link }
replay-not-over = Partie { $game } ještě neskončila, takže nemá přehrání. `/caylus history turn:{ $turn } animated:true` ukáže jedno její kolo.
replay-too-long = Akcí v této partii je { $count } a přehrání jich ukáže nejvýš { $most }. `/caylus history` s `animated:true` ukáže poslední kola, celou partii má záznam: `/caylus export`.
replay-too-large = { $format ->
    [gif] Přehrání by jako GIF mělo { $size } MB a Discord dovolí { $most } MB. Jako WebP je menší: `/caylus export kind:replay`.
   *[webp] Přehrání by mělo { $size } MB a Discord dovolí { $most } MB. `/caylus history` s `animated:true` ukáže jedno kolo.
 }
replay-no-files = Tam, kde se partie hrála, nesmím přikládat soubory. Může to povolit správce serveru (Přikládat soubory); přes `/caylus export kind:replay` dostaneš přehrání v kanálu, kde smím.
replay-no-files-here = V tomto kanálu nesmím přikládat soubory. Zkus to prosím v jiném, s číslem partie, nebo ať to správce serveru povolí (Přikládat soubory).
replay-not-posted = Přehrání je hotové, ale Discord mi ho tam nedovolil poslat. Dostaneš ho přes `/caylus export kind:replay`.
replay-not-sent = Přehrání je hotové, ale Discord soubor nepřijal. Zkus to prosím za chvíli znovu.
replay-trouble = { $why ->
    [full] Už kreslím přehrání pro jiné lidi (celkem: { $waiting }). Zkus to prosím za minutu znovu.
    [busy] Právě kreslím jiné přehrání této partie. Zkus to prosím za půl minuty znovu.
    [failed] Přehrání se nepodařilo nakreslit. Partie je v pořádku; její průběh ukáže `/caylus history`, záznam dostaneš přes `/caylus export`.
   *[closing] Právě se restartuji. Požádej prosím o přehrání za minutu znovu.
 }

# Konec

ended-line = { $count ->
    [1] 🏆 Vyhrává { $winners }: { $score ->
        [one] { $score } bod
        [few] { $score } body
       *[other] { $score } bodů
     } prestiže.
    [few] 🏆 O vítězství se dělí { $winners }, každý má { $score ->
        [one] { $score } bod
        [few] { $score } body
       *[other] { $score } bodů
     } prestiže.
   *[other] 🏆 O vítězství se dělí { $winners }, každý má { $score ->
        [one] { $score } bod
        [few] { $score } body
       *[other] { $score } bodů
     } prestiže.
 }
ended-forfeit = 🏆 Kontumačně vyhrává: { $winners }. Partii nedohráli: { $left }.
ended-play-on = Do { $until } mohou { $players } v partii ještě pokračovat: tlačítkem `Hrát dál`, když s tím všichni tu jmenovaní souhlasí.
ended-abandoned = ⏹️ Nikdo nehrál dál, takže tato partie končí bez výsledku. Žádné hodnocení se nemění.{ $rated ->
    [yes] {" "}Všem, kdo ji začali{ $who }, se počítá jako nedohraná.
   *[no] {""}
 }
ended-left = { $how ->
    [missed] Většinu kol nehráli, a proto jsou až za všemi, kdo zůstali: { $seats }.
    [more] Mají víc bodů, ale jsou až za všemi, kdo zůstali: { $seats }.
   *[left] Partii nedohráli, a proto jsou až za všemi, kdo zůstali: { $seats }.
 }
ended-void = ~~{ $result }~~ (neplatné: už se nepočítá)
ended-computers = { $count ->
    [1] -# \* Počítač (úroveň { $level }): { $seats }.
    [few] -# \* Počítače (úroveň { $level }): { $seats }.
   *[other] -# \* Počítače (úroveň { $level }): { $seats }.
 }
ended-stood-in = { $winner ->
    [yes] { $others ->
        [0] Rozhodnutí počítače ({ $seat }): { $count } z { $of }.
       *[other] Cizí rozhodnutí ({ $seat }): { $name ->
            [nobody] někdo jiný
           *[person] { $name }
         } { $others }{ $count ->
            [0] {""}
           *[other] , počítač { $count }
         } z { $of }.
     }
   *[no] { $others ->
        [0] -# \* Zaskakoval počítač ({ $seat }): { $count } z { $of } rozhodnutí.
       *[other] -# \* { $seat }: { $name ->
            [nobody] někdo jiný
           *[person] { $name }
         } { $others }{ $count ->
            [0] {""}
           *[other] , počítač { $count }
         } z { $of } rozhodnutí.
     }
 }
ended-record = Záznam partie:
ended-record-command = Záznam partie dostaneš příkazem `/caylus export`.

# Vracení tahů a hlasování

undo-done = Vzato zpět.
undo-vote-open = Ptám se ostatních.
undo-takes-end = Vzal by se zpět i konec partie, takže by se hrálo dál.
undo-seed-known = Pořadí karet této partie je od jejího konce veřejné: kdo četl záznam, ví, jaké karty přijdou.
undo-asks = { $count ->
    [1] Souhlasit musí: { $players }. Vzalo by se zpět:
    [few] Souhlasit musí: { $players }. Vzaly by se zpět { $count } akce:
   *[other] Souhlasit musí: { $players }. Vzalo by se zpět { $count } akcí:
 }
    { $codes }
undo-asks-forfeit = Souhlasit musí: { $players }. Vzal by se zpět konec partie a hrálo by se dál.
undone-free = { $player } bere zpět: { $codes }
undone-vote = Hlasováním se bere zpět: { $codes }
undone-forfeit = Konec partie se bere zpět; hraje se dál.
undone-end = Tím se bere zpět i konec partie; hraje se dál.
action-hidden = { $seat }: akce.
action-untold = { $seat }: volba, která zatím nic nezměnila.
undone-more = { $codes } (a další: { $count })
vote-asked = Ptám se hráčů partie { $game }.
vote-taken = Tvá odpověď je zaznamenaná.
vote-none = { $game }: neběží žádné hlasování.
vote-not-asked = Nemáš žádná otevřená hlasování.
vote-several = Máš několik otevřených hlasování. Odpověz na každé:
vote-undo = { $count ->
    [1] { $asker } chce vzít zpět:
    [few] { $asker } chce vzít zpět { $count } akce:
   *[other] { $asker } chce vzít zpět { $count } akcí:
 }
    { $codes }
vote-undo-over = { $forfeit ->
    [yes] { $asker } chce vzít zpět konec partie a hrát dál.
   *[no] Návrh vzít zpět akce: { $asker }.
 }
vote-asks = { $kind ->
    [pause] { $asker } chce zastavit hodiny.
    [resume] { $asker } chce hodiny zase spustit.
    [cancel] { $asker } chce partii zrušit.
   *[anew] Hráč na místě { $asker } odešel před druhým kolem. Chcete začít znovu bez něj, se stejným nastavením? Když všichni souhlasí, nová partie začne hned a všichni v ní budete mít místo. Tato partie se pak nikomu z vás nepočítá; kdo odešel, tomu se počítá jako nedohraná.
 }
vote-anew-declined = Nesouhlasili všichni, takže partie pokračuje: rozhodnutí na místě { $seat } se přeskakují, dokud ho někdo neobsadí; moderátor tam může nechat hrát počítač.
vote-replace = { $asker } chce dát místo { $seat } někomu jinému: { $newcomer }.
vote-time-up = Pokračovat bez hráče na místě { $seat }? `Souhlasím`: v partii končí a umístí se za všemi, kdo zůstanou; dokud místo někdo neobsadí, jeho rozhodnutí se přeskakují. `Nesouhlasím`: partie čeká { $departed ->
    [yes] na něj, nebo na toho, kdo místo převezme
   *[no] na něj
 }.
vote-open-seat = { $asker } chce uvolnit místo { $seat } pro někoho jiného.
vote-absent = 💤 { $player } o sobě už dlouho nedává vědět; k hlasování jeho odpověď není potřeba.
vote-until = { $who ->
    [half] Souhlasit musí víc než polovina dotázaných. Hlasování končí { $when }; mlčení znamená nesouhlas. Partie zatím pokračuje.
   *[all] Souhlasit musí všichni dotázaní. Hlasování končí { $when }; mlčení znamená nesouhlas. Partie zatím pokračuje.
 }
vote-over = { $how ->
    [ended] Partie skončila; hlasování neplatí.
    [passed] Hlasování prošlo.
    [failed] Hlasování neprošlo.
    [expired] Hlasování skončilo { $when }. Mlčení znamená nesouhlas, takže se nic nemění.
   *[overtaken] Partie je už dál; hlasování neplatí.
 }
vote-over-seat = { $taken ->
    [yes] Místo je obsazené, takže hlasování už není potřeba.
   *[no] Hlasování skončilo, protože místo má jiného hráče.
 }

# Místa, nastavení, hodiny

replaced = Hotovo: hráči na místech se změnili ({ $game }).
seat-left = { $how ->
    [resigned] { $seat }: hráč odešel z partie.
    [dropped] { $seat }: hráč chyběl a v partii končí.
    [barred] { $seat }: zatím tu nikdo nehraje.
        Do { $until } partie na toto místo čeká: nic se nepřeskakuje a jeho hodiny stojí. { $back ->
            [yes] Potom tu { $player } hraje dál.
           *[no] Bude-li { $player } do té doby moci zase hrát, hraje tu dál; jinak v partii končí.
        }
    [released] { $seat } tu stále hrát nemůže a v partii končí.
   *[opened] { $seat } teď nemá hráče.
 }
seat-left-rated = { $player } se umístí za všemi, kdo zůstanou.
seat-rated = { $how ->
    [together] Mezi sebou se hodnotí { $players }.
    [others] Z těch, kdo začali, se tu hodnotí už jen { $players }: vůči místům, za která hrají počítače, a hráčům, kteří byli nahrazeni nebo odešli pozdě.
    [then] V tom případě nezbude nikdo, vůči komu by se hodnotil { $players }, a tato partie už toto hodnocení nezmění.
    [again] { $players }: bude-li místo vzato zpět, tato partie zase změní tvé hodnocení.
   *[nobody] Nezbyl nikdo, vůči komu by se hodnotil { $players }; tato partie už toto hodnocení nezmění.
 }
seat-skipped = Dokud někdo neobsadí místo { $seat }, jeho rozhodnutí se přeskakují.
seat-stand-in = { $how ->
    [open] Na místě { $seat } hraje počítač úrovně { $level }, dokud místo někdo neobsadí.
    [again] { $seat }: znovu hraje počítač (zatím zmeškaných kol: { $missed } z { $turns }).
   *[first] { $seat }: hraje počítač úrovně { $level }, dokud hráč nestiskne `Vzít si místo zpět` nebo nezahraje.
 }
seat-stand-in-rated = { $rated ->
    [yes] { $player }, vrať se brzy. Zmeškáš-li většinu kol, umístíš se za všemi, kdo zůstanou. Rozhodne-li počítač víc než čtvrtinu tvých tahů, v celé partii nebo v její druhé polovině, zlepšení hodnocení se ti počítá jen z poloviny a ostatní kvůli tobě hodnocení neztratí.
   *[no] { $player }, vrať se brzy: zmeškáš-li většinu kol, umístíš se za všemi, kdo zůstanou.
 }
seat-mostly-missed = { $standing ->
    [soon] ⚠️ { $player }: zmeškaných kol je { $missed } z { $turns }. Ještě jedno zmeškané kolo a toto místo bude za všemi, kdo zůstanou, bez ohledu na body. Stiskni tlačítko nebo zahraj: každé kolo, ve kterém zahraješ, se ti počítá, i to nynější.
   *[last] ⚠️ { $player }: zmeškaných kol už je { $missed } z { $turns }, tedy většina. Podle nynějšího stavu je toto místo za všemi, kdo zůstanou, bez ohledu na body. Podle bodů se umístí, jen když { $name } nakonec odehraje aspoň tolik kol, kolik jich zmešká.
 }
seat-came-back = Zpátky ve hře: { $players }.
long-late = ⏳ { $player } v partii { $game } o sobě nedává vědět (otázka padla { $since }). Když se neozve, může místo { $until } převzít někdo jiný; ostatní hráči mohou také čekat dál.
long-late-open = ⏳ Místo hráče { $player } v partii { $game } teď může převzít kdokoli, tlačítkem nebo příkazem `/caylus table claim`: hráč o sobě nedává vědět, otázka padla { $since }. Zahrát ještě může, dokud místo někdo nepřevezme nebo se nezačne hrát bez něj; pak se to počítá jako odchod. Ostatní hráči mohou také čekat dál.
absent = ⏳ { $player } v partii { $game } o sobě pořád nedává vědět. Pokud nezahraje, neodpoví ani nestiskne `Jsem zpět`, přijde { $until } o místo jako při odchodu.
button-waiton = Čekat dál
button-takeseat = Převzít místo
button-without = { $alone ->
        [yes] Přijmout výhru
       *[no] Hrát dál bez něj
    }
long-late-waited = ⏳ { $waiting } dál čeká na hráče { $player }: místo si nikdo jiný vzít nemůže.
long-late-without = ⏳ { $waiting } hraje dál bez hráče { $player }.
long-late-back = ⏳ { $player } je zase tady.
seat-claimed = Místo přebírá { $player }.
seat-summary = Přebíráš tuto pozici: ukáže ji `Herní plán`, a co se dosud stalo, řekne `/caylus history`.
seat-not-rated = { $left ->
    [yes] Z této partie už máš odchod za sebou: počítá se ti jako nedohraná a pro hodnocení jsi za všemi, kdo zůstanou. Další hra tady na tom nic nemění.
   *[no] Tato partie tvé hodnocení nezmění.
 } Pokud místo nechceš, vzdáš se ho příkazem `/caylus table resign`; to nezmění tvé hodnocení ani spolehlivost.
settings-done = { $game }: nastavení je změněné.
move-not-gone = Přesunout jde jen běžící partii, jejíž kanál byl smazán nebo která čeká na vlákno.
move-done = { $game } pokračuje v tomto kanálu.
settings-changed = { $by ->
    [player] { $player } mění nastavení stolu: { $settings }.
    [host] Zakladatel mění nastavení stolu: { $settings }.
    [case] { $game }: nové nastavení pro hráče { $players }: { $settings }.
   *[rest] Změna nastavení stolu: { $settings }.
 }
pause-no-clock = Tento stůl nemá hodiny, které by šlo zastavit (tempo: { $pace }); zakladatel je může přidat příkazem `/caylus table settings`.
clocks-paused = Hodiny stojí.
clocks-on = Hodiny zase běží.
bot-returned = Jsem zpátky na tomto serveru a partie pokračuje.
cancelled = { $by ->
    [players] Hráči tuto partii zrušili.
    [anew] Tato partie končí bez výsledku: začíná znovu jako { $game }, bez hráče, který odešel.
    [moderator] Moderátor tuto partii zrušil.
   *[silence] Tato partie je uzavřena: měsíc nikdo nehrál.
 }
time-up = ⏳ Čas vypršel: { $players }.
upgraded-31 = ℹ️ Přišla nová verze a tato partie pokračuje trochu jinak, aby nikdo nečekal na prázdné místo a odchod se nevyplácel: kdo teď odejde, skončí za všemi, kdo zůstanou, a ve dvou hned vyhrává ten druhý. Rozhodnutí opuštěného místa se přeskakují, pokud tam nehraje počítač. Kde se opožděné tahy přeskakují, tam se po zmeškaném termínu přeskakují hned, a když se hráč delší dobu neozve, přijde o místo.
upgraded-32 = ℹ️ Úrovně počítačů mají nová čísla: dosavadní 2, 3 a 4 jsou teď 3, 4 a 5. Původní úroveň 1 už není; počítače, které ji tu měly, teď hrají na nové úrovni 2, na půli cesty k úrovni 3.
upgraded-39 = ℹ️ Mám novou verzi a pro odchod z partie platí něco trochu jiného. Když někdo odejde brzy, ti, kdo zůstanou, se hodnotí mezi sebou. Kontumace se do hodnocení počítá až od 3. kola a celá od poloviny obvyklé partie. Když nikdo nehraje dál, partie skončí bez výsledku. A když za tebe ve druhé polovině často hraje počítač, zlepšení hodnocení se počítá jen z poloviny.
time-up-played = { $shown ->
    [yes] ⏳ Čas vypršel: { $players }. Počítá se to jako zmeškaný termín. Volím, co stojí nejméně: „{ $what }“.{ $asked ->
        [yes] {" "}Nic dalšího se nepřeskakuje: na další rozhodnutí se ptám jako vždy.
       *[no] {""}
     }
   *[no] ⏳ Čas vypršel: { $players }. Počítá se to jako zmeškaný termín. Volím, co stojí nejméně.
 }
time-up-last = ⏳ Čas vypršel: { $players }. Počítá se to jako zmeškaný termín. V tomto kole to znamená pasovat jako poslední, bez denáru za první pas; dělníci tím nikomu nezdraží.
time-up-absent = Odteď se hned přeskakuje: { $seats }, nejvýš jedno kolo za { $hours ->
    [0] 5 minut
    [one] { $hours } hodinu
    [few] { $hours } hodiny
   *[other] { $hours } hodin
 }, dokud hráč nezahraje nebo nestiskne `Jsem zpět`.
time-up-dropped = Jinak { $until } v partii končí: { $seats }.
reminder-half = { $bank ->
    [yes] { $players }: polovina času je pryč a teď už běží jen časová rezerva; končí { $when }.
   *[no] { $players }: polovina času je pryč; čas vyprší { $when }.
 }
reminder-most = { $players }: čas se chýlí ke konci; vyprší { $when }.
reminder-after = { $late ->
    [alone] Kromě tebe tu teď nikdo nehraje. Když nezahraješ ani ty, partie skončí bez výsledku{ $rated ->
        [yes] {" "}a bude se ti počítat jako nedohraná
       *[no] {""}
     }. Když zahraješ a nikdo se nevrátí, vyhraješ.
    [skip] Potom se rozhodnutí přeskakují až do dalšího vlastního tahu nebo stisknutí `Jsem zpět`.
    [stand-in] Potom hraje počítač úrovně { $level } až do dalšího vlastního tahu nebo stisknutí `Vzít si místo zpět`.
   *[vote] Potom ostatní hlasují, zda budou pokračovat sami.
 }
reminder-nudge = { $players }: ostatní čekají na další tah, až na něj bude čas.
reminder-back = Zpátky ve hře: { $players }. Partie čeká na další tah.
button-nudge = Připomenout
nudge-done = { $game }: připomínka odejde způsobem a v hodinách podle nastavení hráčů ({ $players }).
reminder-over = { $waits ->
    [yes] { $players }: čas vypršel. Nikdo jiný tu teď nehraje, takže počítač nenastoupí a partie čeká na tebe.
   *[no] { $players }: čas vypršel.
 }
quiet-over = Tiché hodiny skončily. { $game } čeká na: { $people }.
digest-title = Tyto partie na tebe čekají:

# Odpovědi předem

button-ahead = Odpovědět předem
ahead-more = … další přibudou, až odpovíš na tyto.
ahead-waiting = Odpověď předem: { $what }
ahead-gone = { $how ->
    [unlikely] • „{ $what }“: jak to teď vypadá, na tuto otázku nedojde, takže se odpověď nepoužije.
    [lapsed] • „{ $what }“: nedošlo na to; odpověď propadla.
   *[refused] • „{ $what }“: když na to došlo, už to nešlo; odpověď propadla.
 }
ahead-withdraw = Vzít odpověď zpět
# Naplánuj si kolo
planning-soon = Brzy na řadě: { $players }. Zvolit jde už teď: zahraji to, až dojde řada, a když už to nepůjde, zeptám se znovu.
button-planturn = Naplánovat dělníky

# Prohlížení

status-open-seat = volné místo
status-vote = Běží hlasování; končí { $when }.
watch-line = Dívat se můžeš v { $thread }. K dispozici máš: `/caylus board`, `status`, `history`, `rules`.
file-too-large = Soubor by měl { $size } MB a Discord dovolí { $most } MB. Můj provozovatel ho může získat z databáze.
file-refused = { $count ->
    [one] Nesmím tu přikládat soubory a jako text by to byla { $count } zpráva.
    [few] Nesmím tu přikládat soubory a jako text by to byly { $count } zprávy.
   *[other] Nesmím tu přikládat soubory a jako text by to bylo { $count } zpráv.
 } Jako soubor to přijde v kanálu, kde mám oprávnění Přikládat soubory.
building-effect = Účinek: { $effect }
building-owner = Pro majitele, když přijde dělník jiného hráče: { $effect }
building-cost = Cena: { $cost }
building-prestige = Body prestiže: { $n }
building-favors = { $n ->
    [one] Stavba přináší { $n } královu přízeň.
    [few] Stavba přináší { $n } královy přízně.
   *[other] Stavba přináší { $n } králových přízní.
 }
building-income = { $n ->
    [one] Příjem: { $n } denár za kolo.
    [few] Příjem: { $n } denáry za kolo.
   *[other] Příjem: { $n } denárů za kolo.
 }
building-on-road = { $owned ->
    [yes] Teď na cestě, políčko { $space }, majitel: { $owner }.
   *[no] Teď na cestě, políčko { $space }.
 }
building-in-stock = Ještě ji jde postavit.
building-dealt = Má ji každý hráč: v ruce, v hracím balíčku, odloženou nebo na cestě.
building-nowhere = V této partii není.
building-also = Odpovídá i: { $names }.
building-unknown = Budova { $text } neexistuje. Vyber z nabídky.
tile-kind-neutral = neutrální budova
tile-kind-fixed = pevná budova na cestě
tile-kind-special = speciální budova
tile-kind-wood = dřevěná budova
tile-kind-stone = kamenná budova
tile-kind-residence = obytný dům
tile-kind-prestige = prestižní budova
tile-kind-card = karta

# Osobní nastavení

me-language-done = Odteď na tebe mluvím tímto jazykem ({ $language }).
me-hours-always = Vzhůru jsi celý den, tvoje hodiny tedy běží pořád (časové pásmo { $zone }).
me-hours-now = Hodiny, kdy jsi vzhůru: { $hours }, časové pásmo { $zone }. Jindy tvoje hodiny stojí, jen u stolů s živým tempem ne.
me-away-until = Jsi pryč do { $when }; tvoje hodiny zatím stojí a ostatní u tvých stolů to vidí vedle tvého místa. { $left ->
    [one] Během roku můžeš ohlásit ještě { $left } den nepřítomnosti.
    [few] Během roku můžeš ohlásit ještě { $left } dny nepřítomnosti.
   *[other] Během roku můžeš ohlásit ještě { $left } dní nepřítomnosti.
 }
me-away-over = Nejsi pryč. { $left ->
    [one] Během roku můžeš ohlásit { $left } den nepřítomnosti.
    [few] Během roku můžeš ohlásit { $left } dny nepřítomnosti.
   *[other] Během roku můžeš ohlásit { $left } dní nepřítomnosti.
 }
me-notify-now = Připomínky: { $how }. Tiché hodiny: { $quiet }. Ptát se před zbytečně drahými tahy: { $confirm }. Panel po umístění: { $panel }.
me-quiet-server = podle každého serveru
me-pictures-done = Obrázky pro tebe: { $view }, tmavé: { $dark }.
me-forget-sure = Tím se smaže všechno, co o tobě ukládám, a tvoje jméno zmizí ze všech partií. Běžící partie pokračují s volným místem. Nedá se to vrátit.
me-forgotten = { $count ->
    [0] Všechno, co o tobě bylo uloženo, je smazané.
    [one] Všechno, co o tobě bylo uloženo, je smazané; { $count } partie pokračuje s volným místem.
    [few] Všechno, co o tobě bylo uloženo, je smazané; { $count } partie pokračují s volným místem.
   *[other] Všechno, co o tobě bylo uloženo, je smazané; { $count } partií pokračuje s volným místem.
 }
me-export-line = Všechno, co je o tobě uloženo:

# Import

import-one-of = Přilož záznam partie jako soubor, nebo ho vlož jako text. Příklad ukáže `/caylus export`.
import-too-large = Soubor má { $size } bajtů; přečtu nejvýš { $limit }.
import-unreadable = Discord mi soubor nepředal. Zkus to prosím znovu.

# Pro správce

server-manager-only = To smějí jen lidé s oprávněním Spravovat server.
server-speaks = Jazyk tohoto serveru je teď { $language }, podle toho, kdo otevřel tento stůl. Změnit ho může ten, kdo stůl otevřel, a každý s oprávněním Spravovat server: tady, nebo kdykoli v `/caylus-server settings`.
server-speaks-now = Jazyk tohoto serveru je teď { $language }.
server-no-limit = bez omezení
server-all-channels = všechny kanály
server-settings-now = Kde se smí začínat partie: { $channels }
    Partií na osobu: { $games-per-person }
    Otevřených stolů na osobu: { $tables-per-person }
    Otevřených stolů tady: { $tables }
    Běžících partií tady: { $games }
    Rad a vysvětlení na osobu za hodinu: { $searches-per-person }
    Jazyk: { $language }
    Kdo smí zrušit běžící partii: { $cancel }
    Obrázky pod zprávami: { $pictures }
settings-new-tables = Nové stoly: { $new }
settings-puzzles = Úloha dne: { $puzzles }
welcome = 👋 Vedu tu hry Caylus a Caylus Magna Carta, tah po tahu, každou partii v jejím vlastním vlákně.
    • `{ $check }` řekne, která oprávnění mi chybí, ve kterých kanálech nejsou partie hodnocené a jakými jazyky mluvím.
    • `{ $open }` otevře stůl v tomto kanálu; ostatní se přidají jeho tlačítkem a nováčci začnou příkazem `/caylus rules`.
    • `{ $quiet }` nechá noci bez zmínek. `/caylus-server settings` má všechno ostatní: kanály, hodiny, role, hodnocení, přehled.
settings-group-games-per-person = Stoly
settings-group-pace = Nastavení nových stolů
settings-group-puzzle-channel = Úloha dne
settings-group-statistics = Statistiky a hodnocení
settings-group-following = Sledování
settings-group-seek = Hledání hráčů
settings-group-tournaments = Turnaje
settings-group-channel = Týdenní přehled
settings-group-quiet = Tiché hodiny
menu-settings-group = Jiná nastavení
menu-settings-what = Změnit nastavení
settings-roles = Kdo smí otevírat stoly: { $opens }
    Zmínka u nových stolů, nejvýš jednou za šest hodin: { $announce }
settings-quiet-off = Žádné tiché hodiny: zmiňuji lidi kdykoli. Pro noci bez zmínek vyber hodiny a časové pásmo.
settings-quiet-now = Tiché hodiny: { $hours } ({ $zone }).
    V tu dobu nikoho nezmiňuji; výjimkou jsou stoly s živým tempem a lidé, kteří si vybrali vlastní hodiny pomocí `/caylus me notify`. Když skončí, zmíním každého, na koho partie ještě čeká.
    Hodiny běží dál; kdo je chce v noci zastavit, nastaví `/caylus me hours`.
settings-number = { $text } není číslo od { $least } do { $most }. Nic se nezměnilo.
opens-role = Stoly tu otevírají lidé s rolí { $role }. Přidat se ke stolu můžeš i bez ní, třeba na pozvání.
public-often = Během hodiny se tvé odpovědi ukázaly všem { $most }×. Znovu to půjde za { $minutes } min; bez `public` odpovím hned jen tobě.
invites-often = Za hodinu můžeš pozvat { $most } lidí. Další půjde pozvat za { $minutes } min; do té doby se může přidat každý, kdo čte kanál. Nic se nezměnilo.
table-announced = { $role }: je otevřený nový stůl, { $game }.

# Když nejde posílat zprávy

trouble-forbidden = ⚠ Nesmím tu psát. Dejte mi prosím oprávnění Zobrazit kanál, Posílat zprávy a Posílat zprávy ve vláknech; hned pak pokračuji. Tlačítka a příkazy zatím fungují.
trouble-locked = ⚠ Vlákno této partie je zamčené. Odemkne ho kdokoli s oprávněním Spravovat vlákna; hned pak pokračuji.
trouble-gone = ⚠ Kanál této partie byl smazán. Zakladatel nebo moderátor ji může přesunout do jiného, když tam zadá `/caylus table settings here:True`, nebo ji zrušit (`/caylus table cancel`). Příkazy zatím fungují.
trouble-full = ⚠ Na tomto serveru je otevřeno 1000 vláken a víc jich Discord nedovolí. Archivujte některá a otevřu vlákno pro tuto partii; nebo ji zakladatel může hrát v kanálu, když tam zadá `/caylus table settings here:True`.
trouble-timed-out = ⚠ Na tomto serveru mám do { $until } zakázáno psát. Ukončí to kdokoli s oprávněním Dočasně umlčovat členy; hned pak pokračuji.
trouble-discord = ⚠ Discord právě nepřijímá mé zprávy. Zkouším to dál; příkazy zatím fungují.

# Prohlídka

doctor-permissions = V tomto kanálu mám všechna oprávnění, která potřebuji.
doctor-rated = Hodnocené partie se dají hrát ve všech kanálech, které vidím.
doctor-unrated = Partie v kanálech { $channels } nejsou hodnocené, protože tyto kanály nevidí všichni. Roli, která se počítá jako „všichni“, určíš v `/caylus-server settings` (Statistiky a hodnocení).
doctor-languages = Jazyky: { $languages }. Na tomto serveru: { $here }; v soukromí jazyk Discordu každého člověka.
doctor-permission-view-channel = Tento kanál nevidím: dej mé roli oprávnění Zobrazit kanál.
doctor-permission-send-messages = V tomto kanálu nemůžu psát: dej mé roli oprávnění Posílat zprávy.
doctor-permission-send-messages-in-threads = Ve vláknech nemůžu psát: dej mé roli oprávnění Posílat zprávy ve vláknech.
doctor-permission-create-public-threads = Nemůžu otevírat vlákna: partie se hrají přímo v kanálu. S oprávněním Vytvářet veřejná vlákna má každá svoje.
doctor-permission-attach-files = Nemůžu přikládat obrázky a záznamy: herní plán posílám jako text. S oprávněním Přikládat soubory to budou obrázky.
doctor-permission-read-message-history = Nemůžu číst historii: smazaných zpráv si nevšimnu. Dej mé roli oprávnění Číst historii zpráv.
doctor-permission-pin-messages = Nemůžu připínat: zpráva se stavem partie zůstává nepřipnutá. Pomůže oprávnění Připínat zprávy.
doctor-running = { $games ->
    [0] Na tomto serveru není žádný otevřený stůl ani běžící partie.
    [one] Na tomto serveru je { $games } stůl, otevřený nebo s běžící partií.
    [few] Na tomto serveru jsou { $games } stoly, otevřené nebo s běžící partií.
   *[other] Na tomto serveru je { $games } stolů, otevřených nebo s běžící partií.
 }
doctor-computers = { $count ->
    [one] Na počítačového hráče čeká { $count } partie,
    [few] Na počítačového hráče čekají { $count } partie,
   *[other] Na počítačového hráče čeká { $count } partií,
 } první už { $seconds } s. S vyšší hodnotou CAYLUS_THINKERS jich přemýšlí víc najednou.
doctor-notices = { $count ->
    [one] Na odeslání čeká { $count } zpráva.
    [few] Na odeslání čekají { $count } zprávy.
   *[other] Na odeslání čeká { $count } zpráv.
 }
doctor-game = Zprávy partie #{ $game } nejde posílat: { $why }
doctor-games = Totéž platí pro další partie: { $count }.

games-stand-in = { $how } · hraje za tebe počítač
games-skipped = { $how } · tvé tahy se přeskakují
status-skipped = Tvůj čas vypršel, takže se tvé tahy přeskakují, dokud nezahraješ nebo nestiskneš `Jsem zpět`.
seat-away = { $seat } · pryč do { $when }
seat-ranks-last = { $seat } (podle nynějšího stavu je toto místo za všemi, kdo zůstanou; zmeškaných kol: { $missed } z { $turns })
switched-off = Na tomto serveru je to vypnuté.
option-pictures = obrázky
option-hints = rady
