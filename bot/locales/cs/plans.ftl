# Panely Naplánovat kolo (stránky vedle seznamu) a Naplánovat zbytek
button-planrest = Naplánovat zbytek
button-rest-again = Jako minulé kolo
rest-title = **{ $seat } · zbytek tvého kola v partii { $game }.** Co tu vybereš, platí hned a použije se, až přijde jeho chvíle; vidíš to jen ty.
rest-phase = **{ $phase }**
rest-beyond = **Za drábem**
rest-wishes = **Pro tohle kolo, kde není odpověď**
rest-open = { $number }. { $what }
rest-answered = { $number }. { $what } ✅ { $answer }
rest-wished = { $number }. { $what }: { $wishes }
rest-depends = -# Bude známo, až odpovíš na: { $numbers }
rest-depends-now = -# Bude známo, až rozhodneš to, na co se ptám teď
rest-provost = -# Jen s drábem na políčku { $space } nebo dál (teď: { $now })
rest-said = Také: { $orders }
rest-none = Zatím není známo, že by tě v tomhle kole čekalo další rozhodnutí; pokyny jdou dát pro drába, hrad a přízně.
rest-now = Teď: { $deeds }
rest-case = S drábem na políčku { $space }: { $deeds }
rest-nothing = nic
rest-settled = Ostatní už drába v tomhle kole posunout nemůžou.
rest-asks = zeptám se ({ $what })
rest-menu-which = Které rozhodnutí?
rest-menu-answer = { $number }. Co potom?
rest-menu-wish = { $number }. Když to půjde …
rest-menu-later = Dráb a hrad
rest-unwish = Odebrat poslední přání
programme-menu-more = Kdy platí, jiné případy, co dělají dělníci
programme-menu-only = Cena, ostatní dělníci, kdy se ptát
programme-menu-spots = Jen když je něco jiného volné nebo obsazené
programme-menu-tiles = Jen když stojí budova
programme-more-case = Když bude obsazeno: { $what }
programme-more-only = Kdy platí: { $what }
programme-more-rest = Co dělají mí dělníci; dráb, hrad, přízně
programme-page-only = Kdy platí: { $what }
programme-free = Jen když je ještě volné: { $what }
programme-taken = Jen když je obsazené: { $what }
programme-built = Jen když stojí: { $what }
programme-with = { $what } ({ $terms })
offer-pass-gone = Pasovat, až bude obsazeno: { $what }
offer-then-pass = Na konci seznamu: pasovat
offer-unless-before = Zeptat se mě, když je můj dělník za drábem
offer-unless-passed = Zeptat se mě, když někdo pasuje
offer-unless-built = Zeptat se mě, když někdo postaví budovu
offer-castle-gold = Hrad: nejvýš { $n ->
    [one] { $n } sada
    [few] { $n } sady
   *[other] { $n } sad
 }
site-favor = Králova přízeň
site-space = { $name } ({ $space })
wish-skip = Nic
wish-joust = Turnaj
wish-stay = Zůstat
wish-leave = Odejít
wish-exchange = Vyměnit 1 kostku za 2
wish-take = Vzít: { $what }
wish-sell = Prodat: { $what }
wish-buy = Koupit: { $what }
wish-give = Odevzdat: { $what }
wish-pay = Zaplatit: { $what }
wish-build = Postavit: { $what }
wish-move = Přejít → { $what }
wish-convert = Obytný dům na políčku { $what }
wish-favor = Řádek: { $what }

pace-ahead-illegal = Tvá odpověď předem „{ $what }“ už není možná.
pace-ahead-other = Tvá odpověď předem zní „{ $what }“; teď by to bylo „{ $now }“.
pace-ahead-more = Tvá odpověď předem zní „{ $what }“; teď je tu i „{ $now }“.
pace-ahead-unasked = Tvá odpověď předem „{ $what }“ propadla; v kole { $turn } na ni nedošlo.
pace-ahead-gone = Na tohle rozhodnutí už předem odpovědět nejde; nic se nestalo.
pace-asked-again = Co je od tebe řečeno předem, už se zahrálo, a partie se tě ptá znovu.
pace-plan-none = nic z tohohle teď nejde: { $wishes }
pace-plan-ask = tady se mám zeptat
pace-plan-through = všechna umístění jsou hotová
pace-plan-undone = co udělal, je vzaté zpět
pace-plan-stopped = Tvůj pokyn „{ $order }“ se zastavil: { $why }.
pace-order-empty = Pokyn říká, co udělat, například `place gate > 3 > pass` nebo `farm: cloth`.
pace-order-unknown = „{ $text }“ není pokyn. Pokyny začínají slovy place, pass over, provost, castle, nebo názvem budovy; některé najdeš v nabídce.
pace-order-many = V téhle partii máš už { $here ->
    [one] { $here } pokyn
    [few] { $here } pokyny
   *[other] { $here } pokynů
 }; nejvýš je možných { $most }.
pace-order-game = { $title } nic takového nemá: „{ $text }“.
pace-not-your-seat = Místo { $seat } není tvoje.
pace-no-plan = Takový pokyn v téhle partii nemáš ({ $game }).
pace-programme-unknown = To do programu vložit nejde; nic se nezměnilo.
pace-programme-long = Je tu místo jen pro: { $most }.
pace-programme-empty = Zatím tu není žádný program k uložení.
pace-programme-name = Název má 1 až { $most } znaků.
pace-programme-names = Z téhle hry máš uložených už { $most } programů; použij některý z jejich názvů.
