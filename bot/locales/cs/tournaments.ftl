# Turnaje a ligy
tournament-may-not = Pořádat turnaj tu smí jen ten, kdo smí spravovat události nebo vlákna, nebo má roli, kterou k tomu server určil (`/caylus-server settings`).
tournament-channel = Turnaj vyhlašuji v textovém kanálu, který vidím, a jeho partie tam otevírám jako vlákna. Použij příkaz v takovém kanálu.
tournament-permissions = V kanálu { $channel } mi chybí, co turnaj potřebuje: oprávnění Zobrazit kanál, Posílat zprávy a Vytvářet veřejná vlákna. Nic nebylo vyhlášeno.
tournament-no-files = Soubory se nepodařilo poslat: nesmím je tu přikládat.
form-again = Formulář byl otevřený moc dlouho. Stiskni tlačítko znovu.

tournament-format = { $format ->
    [knockout] vyřazovací, od každého stolu { $advance ->
        [one] postupuje { $advance } hráč
        [few] postupují { $advance } hráči
       *[other] postupuje { $advance } hráčů
     }
    [swiss] švýcarský systém, { $rounds ->
        [one] { $rounds } turnajové kolo
        [few] { $rounds } turnajová kola
       *[other] { $rounds } turnajových kol
     }
   *[league] liga, { $rounds ->
        [one] { $rounds } turnajové kolo
        [few] { $rounds } turnajová kola
       *[other] { $rounds } turnajových kol
     }, nejvýš { $division } ve skupině
 }
tournament-size = stoly po { $size }
tournament-days = Turnajové kolo trvá { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
 } ({ $share }). Zpožděné stoly: { $late }.
tournament-nine = { $by ->
    [simulated] podle simulací v té době dohraje asi 9 z 10 stolů
    [server] podle dosavadních partií na tomto serveru v té době dohraje asi 9 z 10 stolů
    [shorter] aby turnaj skončil do { $most } týdnů; 9 z 10 stolů dohraje do { $nine ->
        [1] { $nine } dne
        [few] { $nine } dní
       *[other] { $nine } dní
     }
    [short] většina stolů v té době nedohraje: 9 z 10 potřebuje { $nine ->
        [one] { $nine } den
        [few] { $nine } dny
       *[other] { $nine } dní
     }
   *[own] { $nine ->
        [0] podle volby pořadatele
       [1] podle volby pořadatele; 9 z 10 stolů dohraje do { $nine } dne
        [few] podle volby pořadatele; 9 z 10 stolů dohraje do { $nine } dní
       *[other] podle volby pořadatele; 9 z 10 stolů dohraje do { $nine } dní
     }
 }
tournament-whole = { $format ->
    [knockout] Při { $people } hráčích { $rounds ->
        [one] { $rounds } turnajové kolo,
        [few] { $rounds } turnajová kola,
       *[other] { $rounds } turnajových kol,
     }
   *[league] Celkem
 } asi { $weeks ->
    [one] { $weeks } týden
    [few] { $weeks } týdny
   *[other] { $weeks } týdnů
 }.
tournament-room = Hráčů: { $people }. { $grace ->
    [0] Kdo se neukáže, toho nikdo nenahradí.
    [one] Kdo se neukáže, toho po { $grace } dni nahradí náhradník.
    [few] Kdo se neukáže, toho po { $grace } dnech nahradí náhradník.
   *[other] Kdo se neukáže, toho po { $grace } dnech nahradí náhradník.
 }
tournament-no-days = Turnajové kolo končí, až dohraje poslední stůl.
tournament-late = { $late ->
    [adjudicate] počítají se tak, jak právě stojí
    [extend] turnajové kolo na ně jednou počká (dní: { $days }), pak se počítají tak, jak právě stojí
    [pace] hráči, kteří tempo drželi, se dělí o umístění, ostatní nedostanou nic
   *[stand-in] za hráče, kteří nedrželi tempo, hraje dál počítač; oni nedostanou nic
 }
tournament-late-rated = Takový výsledek platí i pro hodnocení: před { $first }. kolem vůbec ne, pak čím dál víc a od { $half }. kola celý.
tournament-organized = Pořádá: { $who }
tournament-signup = { $when ->
    [none] **Přihlášky jsou otevřené**, dokud pořadatel turnaj nezačne.
   *[date] **Přihlášky do { $when }**
 }
tournament-round-now = { $when ->
    [none] **Turnajové kolo { $round }**
   *[date] **Turnajové kolo { $round }**, do { $when }
 }
tournament-won = Vítězství: **{ $names }**
tournament-people = Hrají ({ $here } z { $most }): { $names }
tournament-waiting = Čekací listina ({ $count }): { $names }
tournament-and-more = { $names } a další: { $count }
tournament-status = { $status ->
    [draft] návrh, vidíš ho jen ty
    [signup] přihlašování, účast: { $people }
    [running] turnajové kolo { $round }, účast: { $people }
    [finished] skončil
   *[cancelled] zrušen
 }
tournament-list-none = Na tomto serveru nejsou žádné turnaje. Pořadatel turnaj založí příkazem `/caylus-club tournament`.
tournament-chosen = Tlačítka patří k turnaji: **{ $name }**
menu-tournament-pick = Který turnaj

tournament-round-title = 🏆 **{ $name }** · turnajové kolo { $round }
tournament-until = Do { $when }
tournament-division = Skupina { $division }
tournament-seat-left = { $name } (odchod)
tournament-void = (nepočítá se)
tournament-bye = (volný los)
tournament-more = Stoly, které se sem nevešly: { $count }. Všechny má `/caylus-club tournament`.
tournament-tie = { $by ->
    [wins] Výhry
    [direct] Vzájemně
    [share] Podíl %
    [score] Prestiž
   *[strength] Soupeři
 }
tournament-export = { $name }: tabulka a stoly v CSV; po skončení i celý turnaj v JSON.

tournament-you-in = Hraješ v turnaji { $name }. Až se turnajové kolo vylosuje, tvá partie začne sama a ozvu se ti v ní.
tournament-you-wait = Jsi na čekací listině turnaje { $name }: až se uvolní místo nebo bude třeba náhradník, přijdeš na řadu.
tournament-you-out = V turnaji { $name } už nejsi.
tournament-you-out-playing = V turnaji { $name } už tě nebudu losovat. Partii { $game } můžeš ještě dohrát; místo uvolníš příkazem `/caylus table resign`.
tournament-sure-out = Turnaj už začal. Přesto odstoupit? Od příštího turnajového kola tě nebudu losovat a vrátit se nemůžeš.
seat-drawn = Místo { $seat } je volné: dostane ho první z čekací listiny turnaje.
sure-resign-drawn = Když z partie { $game } odejdeš, tvé místo ({ $seats }) dostane někdo z čekací listiny turnaje, u tohoto stolu prohráváš kontumačně a nedá se to vrátit. Opravdu?

tournament-told-comes-in = { $who } se přidává z čekací listiny.
tournament-told-substitute = Turnajové kolo { $round }, stůl { $table }: { $who } přebírá místo po { $old }.
tournament-told-seat-free = Turnajové kolo { $round }, stůl { $table }: uvolnilo se místo ({ $who }). Kdo se přihlásí první, hraje tam dál, i v dalších turnajových kolech. Když se do { $until } nikdo nenajde, převezme ho počítač.
tournament-told-warned = { $who }: u tohoto stolu ještě nemáš žádný tah. Zahraj do { $until }, ať o místo nepřijdeš. Pak ho dostane někdo jiný a v turnaji končíš.
tournament-told-ends = Turnajové kolo { $round } končí { $ends }. Tady se čeká na: { $people }. Zpožděné stoly: { $rule }. Kdo většinu tahů vynechal, bude poslední.
tournament-told-counted = Čas turnajového kola { $round } vypršel a tento stůl se počítá tak, jak teď stojí: { $result }. Hrát dál můžete pro radost, ale pro turnaj i hodnocení je rozhodnuto a žádné hodiny už neběží.
tournament-told-late = Čas turnajového kola { $round } vypršel. Zpožděné stoly ({ $count }): { $rule }.
tournament-told-late-extend = Čas turnajového kola { $round } vypršel; na zpožděné stoly ({ $count }) čeká do { $until }.
tournament-told-signup-until = Přihlašování trvá do { $until }.
tournament-told-round-until = Turnajové kolo { $round } trvá do { $until }.
tournament-told-removed = { $by } vyřazuje z turnaje: { $who }. Důvod: { $reason }
tournament-told-corrected = Turnajové kolo { $round }, stůl { $table }: { $by } opravuje výsledek. Důvod: { $reason }
tournament-told-cancelled = Turnaj je zrušen. Rozehrané partie pokračují.
tournament-told-few = přihlašování skončilo, ale hráčů je jen { $here } a potřeba je aspoň { $least }. Zůstává otevřené: prodluž ho, začni později, nebo turnaj zruš přes `/caylus-club tournament`.
tournament-told-unmade = turnajové kolo { $round }, stůl { $table } zatím nemůže začít: některý z hráčů nebo tento server už má tolik partií, kolik limit dovolí. Každou hodinu to zkusím znovu; hned pomůže náhradník nebo vyšší limit.
tournament-told-cancelled-table = turnajové kolo { $round }, stůl { $table }: partie byla zrušena. Zadej její výsledek: `Opravit výsledek` pod `/caylus-club tournament`.
tournament-told-reopened = turnajové kolo { $round }, stůl { $table }: konec partie byl vzat zpět, až když se její výsledek použil. V tabulce zůstane, pokud ho neopravíš.
tournament-told-ended-again = turnajové kolo { $round }, stůl { $table }: partie skončila znovu, s jiným výsledkem. V tabulce zůstane první výsledek, pokud ho neopravíš.
tournament-told-round-over = turnajové kolo { $round } skončilo. Další vylosuješ přes `/caylus-club tournament`.
tournament-final = 🏆 Turnaj **{ $name }** skončil.

tournament-draft = Zatím není nic vyhlášeno; vidíš to jen ty. Až bude vše hotovo, stiskni `Vyhlásit`.
tournament-draft-numbers = Přihlašování trvá { $signup ->
    [one] { $signup } den
    [few] { $signup } dny
   *[other] { $signup } dní
 }.
tournament-next = { $automatic ->
    [yes] Další turnajové kolo se losuje, až dohraje poslední stůl předchozího.
   *[no] Každé turnajové kolo losuješ ty.
 }
tournament-announced = Vyhlášeno v kanálu { $channel }. Panel pořadatele najdeš pod `/caylus-club tournament`.
tournament-proposed = { $shorter ->
    [yes] Návrh, aby turnaj skončil do { $most } týdnů: { $days }
   *[no] Návrh (dohraje asi 9 z 10 stolů): { $days }
 }
tournament-who-goes = Kdo v tomto turnajovém kole opouští své místo?
tournament-who-comes = Odchází: { $goes }. Kdo z čekací listiny převezme místo?
tournament-sure-substitute = Turnajové kolo { $round }, stůl { $table }: odchází { $goes }, přichází { $comes }. Kdo odejde, v turnaji končí, a nedá se to vrátit. Opravdu?
tournament-who-removed = Kdo bude z turnaje vyřazen? Na důvod se zeptám potom.
tournament-which-table = Turnajové kolo { $round }: výsledek kterého stolu se má nahradit?
tournament-which-places = Turnajové kolo { $round }, stůl { $table }: vyber umístění každého hráče. O stejná umístění se hráči dělí. Na důvod se zeptám nakonec.
tournament-table = Stůl { $number }
tournament-gave-up = { $name }: odchod, bez bodů
tournament-sure-cancel = Zrušit turnaj pro všechny? Vzít zpět to nejde.
choice-tournament-knockout = Vyřazovací: od každého stolu postupují nejlepší
choice-tournament-swiss = Švýcarský: turnajová kola hrají všichni
choice-tournament-league = Liga: skupiny s postupem a sestupem
menu-tournament-format = Typ turnaje
menu-tournament-game = Hra a velikost stolů
menu-tournament-pace = Tempo
menu-tournament-late = Zpožděné stoly
menu-tournament-goes = Kdo odchází
menu-tournament-comes = Kdo přichází
menu-tournament-removed = Kdo bude vyřazen
menu-tournament-place = Pořadí tohoto hráče
button-tour-numbers = Hráči, turnajová kola
button-tour-times = Lhůty
button-tour-rated = { $now ->
        [yes] Hodnocený: ano
       *[no] Hodnocený: ne
    }
button-tour-automatic = { $now ->
        [yes] Turnajová kola: auto
       *[no] Turnajová kola: ručně
    }
button-tour-announce = Vyhlásit
button-tour-begin = Začít hned
button-tour-draw = Losovat turnajové kolo
button-tour-extend = Prodloužit
button-tour-substitute = Náhradník
button-tour-off = Stůl nepočítat
button-tour-remove = Vyřadit někoho
button-tour-correct = Opravit výsledek
button-tour-season = Další sezóna
button-tour-cancel = Zrušit turnaj
button-tourin = { $how ->
        [waits] Čekací listina
        [steps] Převzít místo
       *[join] Přihlásit se
    }
button-tourout = Odhlásit se
button-tourleave = Opravdu odstoupit
button-tourshow = Tabulka
button-tourround = Turnajové kolo { $round }
button-tourall = Ukázat tabulku všem
button-tourfiles = Soubory (CSV, JSON)
button-tourmanage = Pořádat
button-tournew = Nový turnaj
form-tour-name = Název
form-tour-least = Nejméně hráčů
form-tour-most = Nejvíc hráčů
form-tour-rounds = Turnajových kol
form-tour-advance = Postupuje od každého stolu
form-tour-division-size = Nejvýš ve skupině
form-tour-signup-days = Dní na přihlášky
form-tour-round-days = Dní na turnajové kolo (0: bez omezení)
form-tour-grace-days = Za kolik dní náhradník (0: nikdy)
form-tour-extra-days = Dní navíc pro zpožděné stoly, jednou
form-tour-days = Dní navíc
form-tour-reason = Důvod, zveřejní se pro všechny

cmd-caylus-club-tournament = Turnaje a ligy
    .name = turnaj
cmd-caylus-server-club-tournaments = Povolit turnaje
    .name = turnaje
cmd-caylus-server-club-organizers = Role, která smí pořádat turnaje
    .name = pořadatelé
club-now-tournaments = Turnaje: { $tournaments }. Pořádat je může, kdo smí spravovat události nebo vlákna, a dále: { $organizers }
club-no-organizers = nikdo další

drawn-at = Turnajové kolo { $round }, stůl { $table } · { $tournament }
tournament-not-drawn = { $name }: turnaj ještě nezačal. Nic není nalosováno, takže není tabulka ani stoly.
tournament-scoring = Body podle umístění: { $points }. Při shodě: { $ties }.
tournament-scale = Body podle umístění: { $points }
tournament-first = Při shodě nejdřív: { $first }
tournament-moves = Mezi skupinami postupuje (a sestupuje): { $number }
tournament-tiebreaker = { $by ->
    [wins] vyhrané stoly
    [direct] vzájemná setkání
    [share] podíl na skóre vítěze
    [strength] body soupeřů
    [score] prestiž celkem
   *[lot] los
 }
menu-tournament-ties = Při shodě
menu-tournament-moves = Postup a sestup
cmd-caylus-server-club-no-organizers = Žádná role nebude pořádat turnaje
    .name = bez-pořadatelů

tournament-none = Takový turnaj tu není, nebo nevidíš jeho kanál. Turnaje tohoto serveru ukáže `/caylus-club tournament`.
tournament-settles = Tento stůl patří k turnaji { $tournament }: nastavení je u všech jeho stolů stejné a změnit ho tu nejde.
tournament-seats = Tento stůl patří k turnaji { $tournament }: místa dává náhradníkům pořadatel (`/caylus-club tournament`).
tournament-vote = Tento stůl patří k turnaji { $tournament }, hráči ho proto zrušit nemohou; výsledek může určit pořadatel (`/caylus-club tournament`).
tournament-organizer-only = To může jen pořadatel turnaje nebo ten, kdo smí pořádat turnaje v jeho kanálu ({ $channel }).
tournament-own-table = U tohoto stolu sedíš, takže o něm nemůžeš rozhodovat. Může to jiný pořadatel nebo moderátor.
tournament-moved-on = Turnaj mezitím pokročil; nic se nestalo. Jak je na tom teď, ukáže `/caylus-club tournament`.
tournament-closed = { $tournament } už nikoho nebere: turnaj skončil nebo je zrušen.
tournament-signed-up = Do turnaje { $tournament } už přihlášku máš.
tournament-no-return = Tvoje účast v turnaji { $tournament } skončila a po začátku turnaje se vrátit nejde.
tournament-not-mine = Turnaje { $tournament } se neúčastníš. Dokud je přihlašování otevřené, přihlásí tě tlačítka pod jeho oznámením.
tournament-out-again = Turnaje { $tournament } se už neúčastníš (odchod: { $when }). Tlačítko pod oznámením tě přihlásí znovu, na konec seznamu.
tournament-out-for-good = Turnaje { $tournament } se už neúčastníš (odchod: { $when }). Po začátku turnaje se vrátit nejde; dívat se můžeš dál (`/caylus-club tournament`).
tournament-nobody = Do turnaje { $tournament } se zatím nikdo nepřihlásil.
tournament-no-round = Turnajové kolo { $round } neexistuje. Dosud jich bylo: { $most }.
tournament-no-table = V turnajovém kole { $round } není stůl { $table }, jehož výsledek by šlo opravit. Stoly: { $tables }.
tournament-not-in = Tento člověk se turnaje { $tournament } neúčastní.
tournament-many = Na tomto serveru už { $here ->
    [one] běží { $here } turnaj
    [few] běží { $here } turnaje
   *[other] běží { $here } turnajů
 }; limit je { $most }. Nejdřív musí některý skončit nebo být zrušen.
tournament-few = { $tournament }: přihlášených je málo ({ $here }), potřeba je aspoň { $least }. Prodluž přihlašování, nebo turnaj zruš.
tournament-name = Název turnaje musí mít 1 až { $most } znaků.
tournament-number = { $text } tu nejde: napiš celé číslo od { $least } do { $most }.
tournament-no-reason = Napiš pár slovy proč: důvod zveřejním pro všechny.
tournament-no-substitute = Nikdo z čekací listiny teď místo převzít nemůže. Dostane se na ni, kdo se přihlásí do plného nebo už běžícího turnaje.
tournament-not-playing = { $name } v tomto turnajovém kole u žádného stolu nesedí, nebo stůl už má výsledek.
tournament-round-open = Turnajové kolo { $round } neskončilo. Stoly bez výsledku: { $open }.
