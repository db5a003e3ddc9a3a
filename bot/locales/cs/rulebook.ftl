# Krátké texty pro `/caylus rules`.

rules-start = ## Tady začni
    Stavíš pro krále hrad a město kolem něj. Vyhrává, kdo má na konci nejvíc bodů prestiže (BP).
    Každé kolo dostanete pár denárů (mincí) a pak střídavě, po jednom, umisťujete dělníky na budovy podél cesty. Budovy se potom jedna po druhé aktivují a dávají kostky, peníze a prestiž. Za sadu (jídlo a dva další druhy kostek) postaví tvůj dělník na hradě domeček.
    Háček: budovy na cestě se aktivují jen až k drábovi, figurce, kterou může každý za peníze posunout.
    Ještě tři slova: rychtář je druhá figurka; když dojde na určitá políčka, boduje se sekce hradu. Králova přízeň je odměna z jednoho ze čtyř řádků, který si vybereš. Obytný dům vznikne přeměnou budovy a každé kolo ti přinese 1 denár.
    Jak se hraje tady: když jsi na tahu, zmíním tě a pod zprávou najdeš tlačítka a nabídky se vším, co je povolené. Totéž můžeš napsat přes `/caylus act`. Nanečisto si to zkus s `/caylus new practice:3`.
    Víc: `/caylus rules topic:turn` a `/caylus building` pro každou budovu.
rules-turn = ## Kolo ve hře Caylus
    1 Příjem: 2 denáry a něco navíc za obytné domy, Knihovnu a Hotel.
    2 Umístění dělníků: v pořadí tahu po jednom dělníkovi, dokud nepasují všichni.
    3 Speciální budovy: aktivují se od Brány po Hospodu.
    4 Dráb: v pořadí pasování ho každý smí posunout až o 3 políčka, 1 denár za políčko.
    5 Cesta: každá budova až k drábovi se aktivuje pro dělníka, který na ní stojí; ostatní jdou domů s prázdnou.
    6 Hrad: kdo tam má dělníka, odevzdává sady a staví domečky.
    7 Konec: rychtář jde o 1 políčko, nebo o 2, je-li dráb před ním; dráb se k němu připojí; boduje se sekce, která je plná nebo na jejíž políčko došel rychtář.
rules-placing = ## Umístění dělníků
    Dělník stojí 1 denár a o 1 víc za každého hráče, který už pasoval. Na vlastní budovy stojí vždy 1; s dělníkem na pravém místě v Hospodě stojí 1 všude.
    Umístit smíš na volnou speciální, neutrální, pevnou, dřevěnou nebo kamennou budovu a jednou na hrad. Za dělníka na budově jiného hráče získá ten hráč 1 bod prestiže.
    Kdo pasuje první, získá 1 denár. Pasuje se až do konce fáze; ve stejném pořadí se rozhoduje ve fázi 4.
rules-special = ## Speciální budovy, jak jdou po sobě
    Brána: přesun dělníka zdarma na kterékoli volné místo.
    Obchodní stanice: 3 denáry.
    Cech obchodníků: posun drába až o 3 políčka, zdarma.
    Kolbiště: 1 denár a 1 látka za královu přízeň.
    Stáje: kdo tu má dělníka, jde odteď v pořadí tahu první.
    Hospoda: má vlastní téma.
rules-provost = ## Dráb a rychtář
    Dráb určuje, kam až se budovy toto kolo aktivují. Cech ho ve fázi 3 posune zdarma; ve fázi 4 smí každý v pořadí pasování zaplatit 1 denár za políčko, nejvýš za 3. Zůstává mezi políčky 1 a 28. „Za drábem“ znamená dál od hradu.
    Na konci kola jde rychtář o 2 políčka, stojí-li dráb před ním, jinak o 1, a dráb se k němu připojí. Když rychtář dojde na políčko 12, 18 nebo 24, boduje se sekce hradu.
rules-road = ## Budovy na cestě
    Aktivují se jedna po druhé od políčka 1 až k drábovi. Co dá výroba, si vzít musíš; všechno ostatní je dobrovolné. Při výrobě v kamenné budově jiného hráče dostane kostku i majitel.
    Tržiště: prodej kostky. Kramář: nákup kostek (kromě zlata). Tesař: dřevěná budova. Kameník: kamenná budova. Právník: obytný dům. Architekt: prestižní budova. Kostel, Krejčí, Banka, Alchymista, Klenotník: směny.
rules-castle = ## Hrad
    V pořadí, jak tam stojí dělníci, odevzdávají hráči sady: jídlo a dva další, různé druhy kostek. Za každou přibude domeček: 5 bodů prestiže ve sklepení (6 míst), 4 na hradbách (10), 3 na věžích (14). Když je sekce plná, začíná další.
    Kdo tam má dělníka a neodevzdá žádnou sadu, ztrácí 2 body prestiže; nic neztrácí jen ten, kdo sadu má, když už v žádné sekci není místo. Kdo v kole odevzdá nejvíc sad, získá královu přízeň; při shodě rozhoduje dřívější dělník.
rules-scoring = ## Bodování sekce
    Sekce se boduje, když je plná nebo když rychtář dojde na její políčko: 12 pro sklepení, 18 pro hradby, 24 pro věže. Domečky přinášejí královy přízně: dva domečky vždy 1; na hradbách tři domečky 2 a pět domečků 3; na věžích čtyři domečky 2 a šest domečků 3. Kdo v sekci nemá žádný domeček, ztrácí 2, 3 nebo 4 body.
    Po věžích partie končí.
rules-favors = ## Královy přízně
    Vyber řádek, který v této fázi ještě nemáš využitý; jeho značka se posune o úroveň výš, pokud smí; pak využij kterýkoli účinek až po ni.
    Prestiž: 1 až 5. Denáry: 3 až 7. Suroviny: jídlo; dřevo nebo kámen; látka; dvě kostky za jednu; zlato. Stavba: nic; dřevěná budova o 1 dřevo levněji; kamenná o 1 kámen levněji; obytný dům za 1 látku; prestižní budova.
    Značky smějí až na 2, dokud se neboduje sklepení, potom na 4, po hradbách na 5.
rules-building = ## Stavění
    Dřevěné a kamenné budovy přijdou na první prázdné políčko cesty a jsou tvoje: umístění na ně tě stojí 1 a ostatní ti na nich přinášejí prestiž. Obytný dům nahradí neutrální budovu nebo jednu z tvých a přináší 1 denár za kolo. Prestižní budova stojí na místě jednoho tvého obytného domu.
    Stojí-li na budově, ze které bude obytný dům, dělník, změna počká, až odejde.
rules-inn = ## Hospoda
    Nový dělník jde na levé místo. Když se Hospoda aktivuje, přejde levý dělník doprava a zůstane; dokud je tvůj vpravo, platíš za každého dělníka 1 denár. Je-li levé místo prázdné, smíš odejít nebo zůstat.
rules-two-players = ## Dva hráči
    Oba začínají s 5 denáry; pořadí se každé kolo střídá; Stáje se nepoužívají. Když druhý pasuje, stojí dělník 3 (na vlastní budovu nebo s Hospodou 1).
rules-end = ## Konec
    Po bodování věží: 3 body prestiže za každé zlato, 1 za každé tři jiné kostky, 1 za každé čtyři denáry. Vyhrává, kdo má nejvíc prestiže; při shodě se o vítězství dělí.
rules-magna-carta = ## Caylus Magna Carta
    Karetní hra: každý má v ruce a balíčku stejných dvanáct budov a staví je na jednu společnou cestu. Dělník stojí vždy 1 denár. Sady jídla, dřeva a kamene odevzdávají na hrad všichni, bez dělníka; zlato nahradí kteroukoli kostku.
    Karty v ruce jsou tajné: rozhoduješ o nich tlačítkem `Tvůj tah`, a co se otevře, vidíš jen ty.
    Každý začíná se třemi kartami a jednou je smí všechny vyměnit; volí všichni zároveň a výsledek se ukáže, až zvolí poslední.
    Pravidla pro začátečníky: každý má deset budov (chybí Právník a Kostel, a tedy i obytné domy), nehraje se s Hotelem ani s drábem: aktivuje se každá karta s dělníkem.
rules-magna-carta-turn = ## Kolo ve hře Caylus Magna Carta
    1 Příjem: 2 denáry a něco navíc za obytné domy a Hotel.
    2 Akce, dokud nepasují všichni: vzít kartu (1 denár), vyměnit karty v ruce (1), umístit dělníka (1), postavit kartu, postavit prestižní kartu na obytný dům, nebo pasovat.
    3 Dráb: jako v deskové hře.
    4 Karty na cestě se aktivují až k drábovi: nejdřív pro dělníka, pak pro majitele karty.
    5 Hrad: sady za žetony s hodnotou 4, 3 a 2 body; nejvíc sad přinese 1 zlato; když nikdo žádnou neodevzdá, zmizí 2 žetony.
    6 Dráb jde o 2 karty dál a začíná jiný hráč. Když žetony dojdou, partie končí.
    Konec: žetony mají 4, 3 a 2 body, tvoje karty na cestě body na nich vytištěné, nezastavěný obytný dům 1. K tomu 1 za každé zlato, 1 za každé tři jiné kostky a 1 za každé tři denáry. Vyhrává, kdo má nejvíc bodů; při shodě se o vítězství dělí.
rules-commands = ## Příkazy
    Hraní: `/caylus act`, nebo `place`, `pass`, `provost`, `build`, `convert`, `castle`, `favor`, `choose`; `undo` bere tah zpět.
    Prohlížení: `board`, `status`, `hand`, `history`, `building`, `rules`, `export`, `games`.
    Stoly: `new`, `join`, `leave`, `start` a `table` pro místa, hlasování, pauzu a nastavení.
    Předem: v `plan turn` si kolo naplánuješ, `plan what-if` to vyzkouší a v `plan hint` ti poradí počítač.
    Ty: `me` pro jazyk, hodiny, připomínky, obrázky, průvodce a to, co je o tobě uloženo.
    Dále: `/caylus-club review` rozebere dohranou partii, `/caylus-club puzzle` je úloha dne, `/caylus-club learn` má krátké lekce.
    Ve vlákně partie se příkaz týká té partie.
rules-undo = ## Tahy zpět
    Vlastní poslední akci můžeš vzít zpět, dokud nezahraje jiný hráč. Potom musí do 24 hodin souhlasit všichni, kdo od té doby něco zahráli nebo viděli. To je „vlastní poslední akci, jinak hlasováním“; u stolu může platit i „jen vlastní poslední akci“ nebo „nikdy“. Když už byly vidět skryté karty, hlasuje se vždycky.
rules-pace = ## Tempo
    U stolu se hraje bez hodin, živě, nebo s 12 hodinami až 7 dny na tah; když ten čas vyprší, běží tvoje časová rezerva, která se hraním doplňuje.
    `/caylus me hours` nastaví, kdy jsi vzhůru, `/caylus me notify`, jak ti tahy připomínám, `/caylus table pause` žádá o pauzu.
    Nový stůl má hodiny, které zvolil server, jinak 24 hodin na tah; `Více` na jeho kartě je změní.
    Kde se na opozdilce čeká, může místo hráče, který o sobě dlouho nedá vědět, převzít někdo jiný. `Připomenout` pod `/caylus status` připomene tah hráči, na kterého čekáš.
rules-privacy = ## Soukromí
    Ukládám: partie a jejich akce, kdo měl které místo (tvoje Discord ID a zobrazené jméno), tvoje nastavení a nepřítomnosti, plány a odpovědi předem, výsledky, hodnocení a spolehlivost, turnaje, koho sleduješ nebo blokuješ a co hledáš, zásahy moderátorů, které se tě týkají, tvoje odpovědi na úlohy, lekce, rozbory a ID mých vlastních zpráv. Nic jiného, co píšeš, nečtu ani neukládám. `/caylus me export` ukáže všechno o tobě, `/caylus me forget` to smaže; partie pokračují s bezejmenným místem.
