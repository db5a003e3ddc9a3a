# Caylus Magna Carta: karty, účinky, popisky akcí, otázky, odmítnutí, události, lekce.

mc-card-small_farm = Malá farma
mc-card-small_sawmill = Malá pila
mc-card-small_quarry = Malý lom
mc-card-large_farm = Velká farma
mc-card-large_sawmill = Velká pila
mc-card-large_quarry = Velký lom
mc-card-n_peddler = Neutrální kramář
mc-card-town_hall = Radnice
mc-effect-small_farm = získat 1 jídlo
mc-effect-lawyer = zaplatit 1 jídlo za obytný dům
mc-effect-large_farm = získat 2 jídla
mc-effect-bank = zaplatit 1 denár za 1 zlato, nebo 3 za 2
mc-effect-church = zaplatit 2 denáry za žeton, nebo 5 za 2
mc-effect-n_trading_post = získat 2 denáry
mc-effect-n_peddler = koupit kostku za 1 denár
mc-effect-theatre = hodnota 6 BP
mc-effect-hotel = hodnota 6 BP; příjem každé kolo o 1 denár vyšší
mc-effect-stables = hodnota 10 BP
mc-effect-cathedral = hodnota 14 BP
mc-owner-small_farm = získat 1 jídlo z karty
mc-owner-small_sawmill = získat 1 dřevo z karty
mc-owner-small_quarry = získat 1 kámen z karty
mc-owner-market = získat 1 denár
mc-owner-gold_mine = odevzdat kostku za 1 zlato
mc-owner-bank = zaplatit 2 denáry za 1 zlato
mc-owner-church = zaplatit 3 denáry za žeton
mc-phase-0 = počáteční karty
mc-phase-2 = akce
mc-phase-4 = účinky budov
mc-label-keep = Ponechat karty v ruce
mc-label-mulligan = Odložit všechny karty a vzít jiné ({ $n })
mc-label-draw = Vzít kartu: zaplatit 1 denár
mc-label-draw-shuffle = Zamíchat odložené karty a vzít kartu: zaplatit 1 denár
mc-label-redraw = Vyměnit karty v ruce ({ $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
 }): zaplatit 1 denár
mc-label-place-foreign = { $space } { $tile }: { $effect }; majitel: { $owner_effect }
mc-label-pay-cubes = Zaplatit: { $goods }
mc-label-convert = { $place } { $card } → obytný dům (hodnota { $prestige } BP místo { $points })
mc-label-done-none = Neodevzdat žádnou sadu
mc-ask-opening = Ponechat počáteční karty, nebo je všechny odložit a vzít jiné ({ $n })?
mc-ask-action = Vezmi kartu, vyměň všechny, umísti dělníka (vždy za 1 denár), stavěj, nebo pasuj.
mc-ask-payment = { $card }: vyber, čím zaplatíš (cena: { $cost }; zlato nahradí kteroukoli kostku).
mc-ask-payment-conversion = Právník: vyber, čím za obytný dům zaplatíš (1 jídlo, nebo místo něj 1 zlato).
mc-ask-castle = Hrad: odevzdej sadu (jídlo, dřevo a kámen; zlato nahradí cokoli z nich), nebo skonči.
mc-refuse-draw = hrací i odkládací balíček jsou prázdné
mc-refuse-redraw = nemáš v ruce žádnou kartu
mc-refuse-build-hand = tuto kartu nemáš v ruce ({ $card })
mc-refuse-payment = { $card }, cena: { $cost } (zlato nahradí kteroukoli kostku), ne: { $paid }
mc-refuse-payment-conversion = obytný dům stojí 1 jídlo nebo 1 zlato, ne: { $paid }
mc-refuse-tokens = chceš { $asked ->
    [one] { $asked } žeton
    [few] { $asked } žetony
   *[other] { $asked } žetonů
 }, na hradě zbývá: { $left }
mc-refuse-convert-kind = { $card } (karta { $place }): obytným domem se může stát jen vlastní budova
mc-refuse-castle-gold = když máš zlato, napiš tři kostky, které sadu tvoří
mc-refuse-castle-plain = když nemáš zlato, stačí napsat `batch`
mc-refuse-castle-cubes = sada je 1 jídlo, 1 dřevo a 1 kámen, zlato nahradí cokoli z nich; máš: { $held }
mc-event-replaced = { $seat } odkládá karty z ruky ({ $cards }).
mc-event-new-hand = { $seat } vyměňuje karty v ruce ({ $cards }) za { $n ->
    [one] { $n } denár
    [few] { $n } denáry
   *[other] { $n } denárů
 }.
mc-event-drawn = { $seat } bere { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
 }.
mc-event-drawn-for = { $seat } bere { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
   *[other] { $cards } karet
 } za { $n ->
    [one] { $n } denár
    [few] { $n } denáry
   *[other] { $n } denárů
 }.
mc-event-shuffled = { $seat } míchá { $n ->
    [one] { $n } odloženou kartu
    [few] { $n } odložené karty
   *[other] { $n } odložených karet
 }.
mc-event-best-gold = { $seat } získává: { $goods } (nejvíc sad).
mc-event-trade-owner = { $seat } směňuje jako majitel: { $goods } → { $gained } ({ $source }).
event-paid-draw = { $seat } platí: { $goods } (karta).
mc-event-provost-turn = Dráb { $start } → { $end }.
mc-event-provost-turn-stays = Dráb zůstává na kartě { $end }, která je poslední.
why-no-token = na hradě nezbyl žeton
why-no-food = žádné jídlo ani zlato
mc-event-converted-for = { $seat } přeměňuje na obytný dům: { $tile }, cena: { $goods }.
mc-event-token-church = { $seat } kupuje žeton ({ $section }).
mc-event-best = { $seat } odevzdává nejvíc sad ({ $n }).
mc-event-removed = Nikdo neodevzdal sadu: ze hry mizí { $n ->
    [one] { $n } žeton
    [few] { $n } žetony
   *[other] { $n } žetonů
 } ({ $sections }).
mc-event-result = { $seat }: za žetony { $tokens }, za karty { $cards }, za zlato { $gold }, za kostky { $cubes }, za denáry { $deniers }: celkem { $total }.
mc-lesson-phase-0 = Vyhrává, kdo má nejvíc bodů: přinášejí je postavené karty a sady odevzdané na hrad a obojí se platí kostkami. Všichni mají stejné karty, jen v jiném pořadí.
mc-lesson-phase-2 = Postupně každý udělá jednu věc: umístí dělníka na kartu na cestě, postaví kartu z ruky, vezme si kartu, vymění karty v ruce, nebo pasuje. Dělníci nosí kostky, za kostky se staví karty a tvoje karta ti něco vynese, kdykoli ji využijí ostatní.
mc-lesson-phase-4 = Teď se aktivují karty na cestě od začátku až k drábovi: každá pro svého dělníka a pak pro majitele, pokud je to někdo jiný.
mc-lesson-phase-5 = Sada je jídlo, dřevo a kámen a odevzdává se bez dělníka: za 4 body, dokud zbývají žetony sklepení, pak za 3 a za 2. Kdo odevzdá nejvíc, získá zlato, a až žetony dojdou, partie končí.
mc-lesson-opening = Nech si karty, na které ti brzy vystačí kostky. Teď je můžeš jednou zdarma vyměnit všechny; později to stojí 1 denár.
mc-lesson-action = Dělník, nová karta i výměna karet v ruce stojí po 1 denáru, stavba jen kostky. Stav brzy to, co budou využívat ostatní, a pasuj, když se peníze víc hodí na drába.
mc-lesson-payment = Zlato nahradí kteroukoli kostku, takže zaplať tím, co můžeš oželet, a zlato si nech.
mc-lesson-lawyer = Obytný dům přináší každé kolo 1 denár a prestižní karta leží právě na něm. O kartu, kterou nahradí, přijdeš, takže vyber takovou, kterou nikdo nevyužívá.
mc-lesson-gold_mine = Zlato nahradí kteroukoli kostku v sadě i na stavbě: odevzdej druh, kterého máš nejvíc.
mc-lesson-bank = Zlato nahradí kteroukoli kostku, takže tu za peníze koupíš právě tu, která ti chybí.
mc-lesson-church = Tady kupuješ žetony za peníze, nejcennější napřed. Při rozdělování zlata za nejvíc sad se nepočítají.
mc-lesson-gives = Dělník tu získá, co je na kartě. Je-li karta jiného hráče, něco z toho má i majitel.
