# Lekce: krátká cvičení v soukromí

cmd-caylus-club-learn = Krátké lekce, jen pro tebe
    .name = lekce
button-learn = Lekce
button-learn-show = Ukaž mi to
button-learn-list = Všechny lekce
learn-list = ## Lekce
    V každé jedna myšlenka, jen pro tebe, asi na dvě minuty. Hraješ za Modrého; zkoušej, co chceš: každou akci okomentuji a o nic nepřijdeš.
learn-progress = **{ $game }**: hotovo { $done } z { $all }
learn-title = **{ $game } · Lekce { $n } z { $all }: { $title }**
learn-you = { $seat } jsi ty. { $question }
learn-done = Lekce je hotová. Hotových: { $done } z { $all }.
learn-unknown = Tuto lekci už nemám. Současné ukáže `/caylus-club learn`.

learn-gate = Jde to i tak: ve fázi 3 Brána přesune svého dělníka zdarma na kterékoli místo, které je ještě volné. Rovnou je to jednodušší a nikdo tě nepředběhne.
learn-nobatch = Nemáš sadu a dělník na hradě, který žádnou neodevzdá, stojí 2 body prestiže.
learn-waste = To stojí peníze a tobě nic nezmění. Nech si denáry.

learn-road = Jak číst cestu
learn-road-try = Potřebuješ kámen. Budovy se aktivují popořadě, od políčka 1 až k drábovi, který stojí na 6; dělníci za ním se vrátí s prázdnou. Červený a Zelený pasovali a mají dohromady 3 denáry na to, aby ho posunuli.
learn-road-quarry = Lom na 3 je jistý: 3 denáry stáhnou drába ze 6 na 3, a i tam k němu dosáhne. Červený ho teď posunul na 5. Můžeš ho posunout i ty, nebo nemusíš.
learn-road-beyond = Dva kameny lákají, jenže 9 je tři políčka za drábem a na jeho posun by ti zbyly jen 2 denáry. Dělník by se vrátil s prázdnou.
learn-road-stay = Správně: stojí na 5, na tvé dělníky na 3 a 4 dosáhne a 2 denáry ti zůstanou. Máš jedno dřevo a jeden kámen; Zelený na 6 nemá nic.
learn-road-lose = Moc daleko: tvůj vlastní dělník na 4 by zůstal za ním a dřevo by nepřinesl.
learn-road-forward = Tím zaplatíš za Zeleného, který má dělníka na 6. Na tvé na 3 a 4 už dosáhne.

learn-food = Nejdřív jídlo
learn-food-try = Každá sada pro hrad potřebuje jídlo a dva další druhy kostek. Máš dřevo a kámen, ale žádné jídlo, a peníze na dva dělníky. Postav v tomto kole domeček.
learn-food-farm = Nejdřív jídlo: dává ho málo budov a do každé se vejde jen jeden dělník. Na hradě je místo vždycky.
learn-food-early = Hrad je správně, jenže ten se nezaplní; Farma a Les ano. Když je někdo obsadí dřív, nebude mít tvůj dělník na hradě sadu, a to stojí 2 body prestiže.
learn-food-other = Tím jídlo nezískáš, a bez jídla není sada. Dává ho Farma na 1 a Les na 2.
learn-food-castle = Sada teď bude úplná. Cesta je na řadě před hradem, takže jídlo přijde včas.
learn-food-pass = Jídlo by přišlo, ale na hradě by ho v tomto kole neměl kdo použít.
learn-food-take = Jídlo máš. A teď na hrad.
learn-food-cloth = Jiná surovina nepomůže: bez jídla není sada.
learn-food-batch = Domeček ve sklepení: 5 bodů prestiže. V tomto kole odevzdáváš nejvíc sad, takže ti král dá i přízeň.

learn-castle = Sada a hrad
learn-castle-try = Ve sklepení přinese každá sada 5 bodů prestiže a kdo jich v kole odevzdá nejvíc, získá královu přízeň. Červený je na hradě s jednou sadou. Překonej ho.
learn-castle-place = Jdeš po Červeném, což vadí jen při shodě: vyhrává dřívější dělník. Červený odevzdal jednu sadu, potřebuješ tedy dvě. Dej pozor, které kostky odevzdáš nejdřív.
learn-castle-pass = Sady může odevzdat jen dělník na hradě. Kostky máš na dvě.
learn-castle-first = Správně: ze zbytku je druhá sada.
learn-castle-greedy = Jde to: 5 bodů prestiže. Zbude však jedno jídlo a dvě dřeva, a sada potřebuje tři různé druhy. Odevzdej teď dřevo, ať zbude druhá sada.
learn-castle-second = Dvě sady, 10 bodů prestiže a v tomto kole nejvíc ze všech. Vyber řádek pro svou přízeň; první úroveň je všude malá.
learn-castle-stop = Po jedné sadě je shoda a Červený přišel dřív: přízeň by získal on. Můžeš odevzdat ještě jednu.
learn-castle-favor = Tak se vyplácí kolo na hradě: prestiž za každou sadu a přízeň za nejvíc sad. Další úroveň na stejném řádku má větší hodnotu.

learn-pass = Pasovat brzy
learn-pass-try = Zbývá ti 1 denár. Červený a Zelený mají také po 1 a rádi by umístili ještě jednoho dělníka. První, kdo pasuje, získá 1 denár a dělník stojí o 1 víc za každého, kdo pasoval.
learn-pass-pass = Teď máš 2 denáry a dělník stojí 2: na to Červený ani Zelený neměli a museli pasovat také. Navíc rozhoduješ o drábovi první.
learn-pass-inn = Jde to: v příštím kole tě dělníci stojí jen 1. Přijdeš ale o poslední denár a Červený i Zelený umístí ještě po dělníkovi za 1. Pas zastaví oba a denár přinese.
learn-pass-other = Přijdeš o poslední denár a v tomto kole ti to nic nepřinese. Podívej se, co udělá pas.
learn-pass-keep = Správně: k tvým dělníkům na 1 a 3 dráb pohodlně dosáhne a 2 denáry máš na příští kolo.
learn-pass-spite = Zelenému to uškodí: jeho dělník na 5 nezíská nic. Stojí tě to ale oba denáry a nic ti to nepřinese.

learn-ahead = Posunout drába vpřed
learn-ahead-try = Tvůj dělník stojí u Tesaře na 8, dvě políčka za drábem. Červený a Zelený pasovali a smějí drába posunout před tebou, dohromady mají 3 denáry. Nech si dost peněz, ať ho dostaneš na 8.
learn-ahead-pass = Zůstaly ti 4 denáry. Červený jeden použil a stáhl drába na 5. Teď rozhoduješ ty.
learn-ahead-guild = Jde to jen napůl: Cech ho posune nejvýš o 3 políčka, jenže Červený a Zelený ho o 3 stáhnou a tvůj poslední denár ho posune o jedno. Zůstal by stát před 8.
learn-ahead-post = Jde to jen s dělníkem v Obchodní stanici: její 3 denáry přijdou ještě před posunem drába, dělník ale stojí právě tolik. Nic tím nezískáš; pas je jednodušší.
learn-ahead-place = Zbyl by ti 1 denár, tedy jedno políčko. Ze 6 by dráb k tvému Tesaři na 8 nedošel.
learn-ahead-pay = Tři denáry, tři políčka: stojí na 8 a tvůj Tesař může stavět. Kdyby ho stáhli o 3, nestačilo by ani to: dělník za drábem je vždycky riziko.
learn-ahead-none = Tvůj Tesař na 8 by pak neudělal nic, a dělník je zaplacený. Na posun drába až na 8 peníze máš.
learn-ahead-build = Tvoje první budova. Pár denárů schovaných na drába často rozhodne, jakou hodnotu má tvůj nejlepší dělník.
learn-ahead-skip = Jsi tu kvůli stavbě a máš na ni. Dřevěná budova dá prestiž hned a později pracuje pro tebe.

learn-against = Dráb proti tobě
learn-against-try = Potřebuješ kámen. Dráb stojí na 9, ale Červený a Zelený pasovali a posunou ho před tebou: Červený má 4 denáry, Zelený 1. Tobě zbude 1.
learn-against-near = Jistota: i kdyby ho oba stáhli co nejdál, bude stát na 5. A vida: Červený ho stáhl na 6, Zelený zaplatil a posunul ho na 7.
learn-against-far = Dva kameny, jenže už sám Červený může drába stáhnout na 6 a tvůj poslední denár ho posune o jedno políčko. Červený má 4 denáry a důvod: dělníka Zeleného na 8.
learn-against-other = To v tomto kole kámen nepřinese. Lomy jsou na 3 a na 9.
learn-against-keep = Správně: na 3 a 4 dosáhne. Kámen máš, zatímco dělník Zeleného na 8 se vrátil s prázdnou.
learn-against-help = Tím by dráb došel na 8, kde má dělníka Zelený: tvůj denár, jeho budova.

learn-owner = Vlastní budovy
learn-owner-try = Farma (jídlo) na 9 je tvoje a jsi u Tesaře s jedním jídlem a jedním dřevem. Co teď postavíš, je tvoje po zbytek partie.
learn-owner-build = Stojí na 10 a její prestiž už máš. V dalším kole tam Červený hned umístil dělníka: ještě 1 bod prestiže pro tebe jako majitele. Zelený pasoval, takže dělník stojí 2.
learn-owner-own = Ve vlastní budově stojí dělník 1, ať už pasoval kdokoli. Teď pasovali všichni a tvá Farma se aktivuje.
learn-owner-farm = Tvá Farma na 9 stojí vždycky jen 1 denár, ať pasoval kdokoli. Využij nejdřív ji.
learn-owner-take = Suroviny za 1 denár. A když do tvých budov chodí ostatní, máš body bez práce.

learn-gold = Kámen a zlato
learn-gold-try = Nejvíc bodů dávají modré prestižní budovy a všechny potřebují zlato. Socha stojí dva kameny a jedno zlato: 7 bodů prestiže a přízeň. Na tvém obytném domě ji postaví Architekt Červeného na 9. Nejdřív na hradě odevzdej sadu a nech si, co Socha potřebuje.
learn-gold-keep = Máš 3 body a k tomu dva kameny a zlato. Nové kolo: teď pro Sochu.
learn-gold-gold = Jde to: zlato smí být jedním ze tří druhů. Na konci má ale hodnotu 3 bodů a bez zlata se žádná prestižní budova nepostaví.
learn-gold-stone = Jde to, 3 body prestiže. Zbyl by však jen jeden kámen a Socha potřebuje dva.
learn-gold-done = Neodevzdat nic stojí 2 body prestiže, a tvoje kostky na sadu stačí.
learn-gold-place = Architekt patří Červenému, takže Červený získal 1 bod prestiže. Stojí to za to.
learn-gold-other = Nejdřív to důležité: u Architekta je místo jen pro jednoho dělníka a po tobě je na řadě Zelený.
learn-gold-build = 7 bodů prestiže a přízeň. Obytný dům je zastavěný a příjem už nepřináší, jeho 2 body ale zůstanou.
learn-gold-skip = Socha stojí přesně to, co máš schované: dva kameny a jedno zlato, za 7 bodů prestiže a přízeň.
learn-gold-favor = Tudy vede cesta k velkým budovám: obytný dům jako staveniště, Architekt a zlato na to schované.

learn-favors = Řádky přízní
learn-favors-try = Řádky přízní jsou čtyři a každá další úroveň na řádku má větší hodnotu. Na řádku prestiže je tvá značka na úrovni 3. Máš dělníka na hradě a látku a smíš až na úroveň 5.
learn-favors-joust = Na Kolbišti je každé kolo přízeň za 1 denár a 1 látku.
learn-favors-pass = Látku máš navíc a k ní 5 denárů: v tomto kole je přízeň na prodej.
learn-favors-buy = Zaplaceno. Teď vyber řádek.
learn-favors-skip = Dělník je zaplacený. Látka a denár za 4 body prestiže jsou dobrá výměna a na sadu máš ještě jednu látku.
learn-favors-four = 4 body prestiže za úroveň 4. Na hradě nikdo jiný sadu nemá: odevzdej svou.
learn-favors-line = Jde to, ale tady je to jen jídlo, 3 denáry nebo levnější dřevěná budova. Tvoje další úroveň na řádku prestiže má větší hodnotu.
learn-favors-batch = 3 body prestiže a jediná odevzdaná sada: další přízeň. Je to nová fáze, smíš tedy znovu na stejný řádek.
learn-favors-five = 5 bodů prestiže. Dvě přízně na jednom řádku přinesly 9. První úrovně nových řádků by přinesly jídlo nebo 3 denáry.

learn-section = Bodování sekce
learn-section-try = Na konci tohoto kola dojde rychtář na 18 a bodují se hradby: dva domečky na nich přinesou 1 přízeň, tři domečky 2, a kdo žádný nemá, ztratí 3 body prestiže. Na hradbách máš jeden domeček a na hradě dělníka.
learn-section-two = 4 body prestiže a tvůj druhý domeček na hradbách. Ještě jeden?
learn-section-three = Tři domečky: 2 přízně. Teď se bodují hradby. Vyber řádek pro první; každý řádek jde ve fázi jen jednou.
learn-section-stop = Jde to: dva domečky přinesou 1 přízeň. Třetí ale přinese ještě 4 body a druhou přízeň.
learn-section-first = Dobře. Druhá přízeň potřebuje jiný řádek.
learn-section-last = Sekce se vyplácí dvakrát: za každý domeček při stavbě a přízněmi při bodování. Sleduj rychtáře, ať tam máš domečky včas.
learn-section-small = Jde to, ale první úroveň je tu malá: jídlo, na řádku stavby dokonce nic. Prestiž a denáry se vyplatí hned.

learn-order = Pořadí tahu
learn-order-try = V pořadí tahu jsi na třetím místě a Červený právě obsadil Zlatý důl na 16 před tebou. Máš 2 denáry. Jak být u Zlatého dolu v příštím kole dřív?
learn-order-stables = Kdo je ve Stájích, jde odteď první. Začalo další kolo a jako první umisťuješ ty.
learn-order-other = Dokud jsi na třetím místě, může Červený Zlatý důl zase obsadit dřív.
learn-order-mine = V tomto kole je Zlatý důl tvůj. Dráb stojí na 17, jen o kousek dál; schovej si na něj denár nebo dva.
learn-order-wait = Teď jdeš první: využij toho. Zlatý důl může obsadit ten, kdo je na řadě po tobě.

learn-last = Poslední kolo
learn-last-try = V tomto kole dojde rychtář na 24: bodují se věže a partie končí. Zlato má na konci hodnotu 3 bodů, tři jiné kostky 1, čtyři denáry 1. Proměň, co máš, v prestiž; Červený vede 34:30.
learn-last-church = Kostel prodává prestiž. Patří Zelenému, který za tvého dělníka získal 1 bod. Pak přišel tvůj pas a zůstaly ti 4 denáry.
learn-last-other = Teď už se skoro nic nepočítá: tři kostky nebo čtyři denáry jsou 1 bod. Najdi budovu, která dává prestiž.
learn-last-carpenter = To přinese až 4 body prestiže, ale vezme kostky z tvé jediné sady, která má větší cenu. Kostel chce jen denáry.
learn-last-four = 4 denáry, 5 bodů prestiže. Schované by měly hodnotu 1 bodu.
learn-last-two = Jde to: 3 body prestiže. Zbylé 2 denáry ale nemají žádnou hodnotu, a tady přinesou ještě 2 body.
learn-last-skip = Tvé 4 denáry by na konci měly hodnotu 1 bodu prestiže; tady mají hodnotu 5 bodů.
learn-last-batch = Zlato by na konci mělo hodnotu 3 bodů. Sada dá také 3 a ušetří 2 body za dělníka bez sady a 4 za žádný domeček na věžích.
learn-last-done = Zůstalo by ti zlato za 3 body. Dělník bez sady ale stojí 2 a žádný domeček na věžích další 4.
learn-last-favor = Ještě 1 bod, a ten rozhodne: vyhráváš 39:38. V posledních kolech se u každé akce ptej, kolik prestiže z ní bude.
learn-last-line = Jde to, ale nepřinese to nic, co se počítá: jídlo, tři denáry, nebo vůbec nic.

learn-mc-hand = Karty v ruce
learn-mc-hand-try = Tvé tři karty potřebují kámen a žádný nemáš. Máš 2 denáry, jídlo a dřevo. Sežeň něco, co postavit můžeš.
learn-mc-hand-replace = Tři nové karty za 1 denár. Všechny stojí jedno jídlo a jedno dřevo, a to máš. Odložené karty se vrátí později, až ti dojde balíček.
learn-mc-hand-draw = Jde to: čtvrtá karta za 1 denár. Výměna karet v ruce ale stojí stejně a přinese tři nové, a ty tři staré ti teď k ničemu nejsou.
learn-mc-hand-pass = Kdo pasuje první, získá denár, ale v tomto kole nic nepostavíš.
learn-mc-hand-place = Jde to: dělník přinese kostku, u Kramáře za další 1 denár i kámen. Tvé karty však potřebují nejméně dva; levnější karty postavíš hned.
learn-mc-hand-build = Stojí na konci cesty a je tvoje: 1 bod a suroviny pro tebe, když ji použijí ostatní. Stavba nestojí denáry, jen kostky.
learn-mc-hand-stop = Stavět můžeš hned, z kostek, které máš. Udělej to nejdřív.

learn-mc-build = Stavba z ruky
learn-mc-build-try = Do sady ti chybí kámen a u Kramáře stojí Červený. Postavená karta se aktivuje ještě v tomtéž kole, když k ní dráb dosáhne. Stojí na 2, na konci cesty.
learn-mc-build-quarry = Malý lom je teď karta 3 a jedno jídlo a jedno dřevo ti zbývají. Teď potřebuje dělníka.
learn-mc-build-food = Jde to, ale Park dává jídlo a ty potřebuješ kámen. Denár může chybět na drába.
learn-mc-build-pass = Bez dělníka v Malém lomu není kámen a bez kamene není sada.
learn-mc-build-cards = Další karta v tomto kole kámen nepřinese: potřebuješ Malý lom, a ten máš v ruce.
learn-mc-build-place = 1 denár, jako všude. Karta 3 je jedno políčko za drábem, nech si tedy na něj denár.
learn-mc-build-stop = Na drába máš 2 denáry. Červený pasoval první, takže drába posouváš jako poslední ty.
learn-mc-build-provost = Stojí na 3 a Malý lom dá svůj kámen. Sady smí odevzdat každý, i bez dělníka: teď jednu máš.
learn-mc-build-away = Pak se tvůj Malý lom na 3 neaktivuje a kámen je pryč. Denáry na to máš.
learn-mc-build-batch = Žeton za 4 body. Postavit, použít, odevzdat sadu, vše v jednom kole: k tomu jsou karty na konci cesty.

learn-mc-owner = Výroba pro všechny
learn-mc-owner-try = Dělník přinese suroviny svému hráči a na cizí kartě také majiteli. Potřebuješ dřevo. Získej ho tak, aby to nepomohlo Červenému.
learn-mc-owner-forest = Dřevo pro tebe a pro nikoho jiného nic: neutrální karty majitele nemají. Potom šel Červený na tvou Velkou farmu.
learn-mc-owner-sawmill = Jde to: jedno dřevo. Pila ale patří Červenému, takže jedno z ní dostane i on.
learn-mc-owner-peddler = Jde to, ale kostka tam stojí další denár. Les dá dělníkovi dřevo bez doplatku.
learn-mc-owner-other = Tím dřevo nezískáš. Dá ho Les na 1 a také Pila na 3.
learn-mc-owner-pass = Kdo pasuje první, získá denár. Pasoval i Červený; teď rozhoduješ o drábovi.
learn-mc-owner-stay = Správně: Červený dostane z tvé Farmy dvě jídla a ty jako majitel jedno.
learn-mc-owner-back = Červenému to uškodí: jídlo nedostane. Stojí to ale peníze a přijdeš o jídlo, které ti Farma jako majiteli dává.
learn-mc-owner-batch = 4 body. Velké karty, které rádi používají ostatní, pracují pro tebe i bez tvého dělníka.
learn-mc-owner-done = Máš jídlo, dřevo a kámen: sada, za žeton se 4 body.

learn-mc-provost = Poslední slovo
learn-mc-provost-try = Ty i Červený máte po dělníkovi na vlastních kartách, ty na 3, Červený na Velkém lomu na 4. Dráb stojí na 4 a posouvá se v pořadí pasování. Kdo bude mít poslední slovo?
learn-mc-provost-place = Jídlo za 1 denár a k tomu čas: Červený už neměl co dělat a pasoval první.
learn-mc-provost-first = Drába posuneš jako první a Červený ho posledním denárem může vrátit. Nech Červeného pasovat před sebou.
learn-mc-provost-wait = I tak pasuje první Červený. Park ale za stejný denár dá jídlo.
learn-mc-provost-pass = Červený musel rozhodnout první a nechal drába na 4. Poslední slovo je tvoje.
learn-mc-provost-spend = Jde to, ale na drába potřebuješ denár; raději pasuj se 2.
learn-mc-provost-back = Jeden denár vezme Červenému dva kameny a na tvou Farmu na 3 dráb pořád dosáhne.
learn-mc-provost-stay = Jde to: denár ti zůstane. Ve dvou ale hraje pro tebe i to, co Červený nedostane: dva kameny za 1 denár.
learn-mc-provost-far = Moc daleko: za drábem by zůstala i tvá Malá farma na 3.

learn-mc-castle = Sady pro hrad
learn-mc-castle-try = Každá sada z jídla, dřeva a kamene přinese žeton za 4 body ze sklepení a kdo jich odevzdá nejvíc, získá zlato. Zlato nahradí kteroukoli kostku. Červený odevzdal jednu sadu. Odevzdej víc.
learn-mc-castle-greedy = Jde to, 4 body. Zbytek ale na druhou sadu nestačí: odevzdej pokaždé jedno jídlo a jedno dřevo.
learn-mc-castle-done = Pak nejvíc sad odevzdal Červený. Kostky máš na dvě sady.
learn-mc-castle-second = Dva žetony, 8 bodů a nejvíc sad: dostaneš jedno zlato náhradou za to utracené.
learn-mc-castle-stop = Jde to: zůstane ti zlato, na konci za 1 bod. Žeton má hodnotu 4 bodů a se dvěma sadami dostaneš zlato znovu.

learn-mc-prestige = Obytný dům a prestižní karta
learn-mc-prestige-try = Nejvíc bodů dávají prestižní karty a každá musí stát na tvém obytném domě. Na Sochu máš vše: dva kameny a zlato. Nejdřív Právník za jídlo přemění jednu tvou kartu na obytný dům.
learn-mc-prestige-lawyer = Tvůj Právník se aktivuje. Ze které karty bude obytný dům?
learn-mc-prestige-pass = Bez obytného domu není Sochu kam postavit. Tvůj Právník je na 3.
learn-mc-prestige-turn = Správně: Malá farma vynáší málo. Teď zaplať jídlo.
learn-mc-prestige-skip = Dělník je umístěný a jídlo máš: využij ho. Malá farma má hodnotu 1 bodu, Socha na jejím místě 6.
learn-mc-prestige-food = Obytný dům stojí: dokud není zastavěný, přináší každé kolo 1 denár. V novém kole Červený pasoval.
learn-mc-prestige-gold = Jde to, protože zlato nahradí kteroukoli kostku. Zlato ale potřebuje Socha, a jídlo máš.
learn-mc-prestige-statue = 6 bodů na jedné kartě. Nejsou k tomu třeba peníze ani dělník, jen kostky a obytný dům.
learn-mc-prestige-wait = Máš vše, co Socha stojí, a přinese 6 bodů. Každou kostku lze utratit jen jednou.

learn-mc-gold = Zlato za kteroukoli kostku
learn-mc-gold-try = Do sady ti chybí kámen a u Kramáře stojí Červený. Lom tu není. Co jiného může kámen nahradit?
learn-mc-gold-mine = Zlato nahradí kteroukoli kostku, tedy i kámen.
learn-mc-gold-food = Jde to: jídlo. Jenže jídlo ti do sady nechybí.
learn-mc-gold-pass = Pas přinese denár, ale sadu ne: chybí třetí kostka.
learn-mc-gold-cards = Žádná karta v tvé ruce chybějící kostku v tomto kole nepřinese. Tvůj Zlatý důl na 3 ano.
learn-mc-gold-stop = Na toto kolo to stačí. Drába nikdo neposunul a tvůj Zlatý důl dal zlato.
learn-mc-gold-spend = Jde to, ale kostka do sady už je na cestě. Nech si denáry na příští kolo.
learn-mc-gold-batch = 4 body za jídlo, dřevo a zlato, a za nejvíc sad dostaneš zlato znovu.
learn-mc-gold-keep = Jde to: zlato má na konci hodnotu 1 bodu prestiže. Žeton má však hodnotu 4 bodů, a když sadu nikdo neodevzdá, dva žetony ze hry zmizí.

learn-mc-end-try = Zbývají dva žetony a partie skončí v kole, kdy zmizí. Vedeš a máš kostky na dvě sady a k tomu na kartu. Vezmi všechny body a ukonči to.
learn-mc-end-build = 1 bod za jídlo a dřevo, které nepotřebuješ. Červený pasoval.
learn-mc-end-pass = Tvá Malá farma je 1 bod a kostky na ni máš vedle dvou sad. Nejdřív postav, pak pasuj.
learn-mc-end-stop = Na cestě už není co získat. Teď na hrad.
learn-mc-end-more = Jde to, ale přinese to nanejvýš kousek bodu: jeden bod jsou tři kostky nebo tři denáry.
learn-mc-end-first = 2 body, jeden žeton zbývá. Vezmi i ten.
learn-mc-end-done = Když sadu nikdo neodevzdá, dva žetony ze hry zmizí a konec je také, jenže bez tvých bodů.
learn-mc-end-last = Poslední žeton je pryč a za nejvíc sad je zlato, ještě 1 bod. Vyhráváš 33:26. Kdo vede, ať to ukončí.
learn-mc-end-wait = Jde to, ale jeden žeton zbývá a partie pokračuje: Červený má další kolo na to, aby tě dohnal.
