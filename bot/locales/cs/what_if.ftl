# Co kdyby: akce zkoušené na kopii současné pozice

button-whatif = Co kdyby
button-try-back = Krok zpět
button-try-start = Od začátku
button-try-again = Moje další akce
button-try-save = Uložit
button-try-keep = Uložit takto
button-try-on = Zkoušet dál
button-try-now = Zkoušet odteď
button-try-carry = Pokračovat s těmito kroky
button-try-do = Udělat v partii: { $action }
whatif-title = **Co kdyby** · { $game } · vidíš to jen ty a v partii se nic z toho neděje.
whatif-fresh = Rozhoduj za toho, kdo je na řadě, a uvidíš, co z toho bude.
whatif-unknown = -# Počítá se jen s tím, co můžeš vědět: zkoušení končí, když se berou karty nebo když někdo jiný volí tajně.
whatif-earlier = { $count ->
    [one] … předtím { $count } krok
    [few] … předtím { $count } kroky
   *[other] … předtím { $count } kroků
 }
whatif-waited = **{ $number }** … předpokládá se, že ostatní čekají
whatif-decides = **Krok { $number }** · kolo { $turn }, { $phase } · rozhoduje { $seat }
    { $question }
whatif-you = { $seat } (ty)
whatif-goods = -# { $seat } má: { $goods }
whatif-stop = { $why ->
    [draw] **Dál to nejde**: nikdo neví, jaké karty přijdou.
    [secret] **Dál to nejde**: { $seat } teď volí tajně.
    [again] **Dál to nejde**: { $seat } teď volí tajně. `{ $button }` pokračuje, jako by ostatní čekali.
    [over] **Dál to nejde**: partie by skončila. { $scores }
   *[long] **Dál to nejde**: víc kroků se sem už nevejde.
 }
whatif-no-picture = -# Zkoušíš moc rychle: obrázek přijde zase za minutu.
whatif-closed = „Co kdyby“ je zavřené. Nic z toho se nestalo.
whatif-stale = **Co kdyby** · { $game } · partie mezitím pokročila.
whatif-stale-more = Tvoje zkoušení začalo předtím. `{ $button }` začne znovu od současného stavu.
whatif-happened = { $count ->
    [1] Jeden z vyzkoušených kroků se opravdu stal.
    [few] { $count } z vyzkoušených kroků se opravdu staly.
   *[other] { $count } z vyzkoušených kroků se opravdu stalo.
 }
whatif-lost = Už nejde:
whatif-lost-more = { $count ->
    [one] … a ještě { $count } krok
    [few] … a ještě { $count } kroky
   *[other] … a ještě { $count } kroků
 }
whatif-carried = { $count ->
    [1] Jeden krok je ještě možný: `{ $carry }` ho ukáže od současného stavu, `{ $button }` začne znovu.
    [few] { $count } kroky jsou ještě možné: `{ $carry }` je ukáže od současného stavu, `{ $button }` začne znovu.
   *[other] { $count } kroků je ještě možných: `{ $carry }` je ukáže od současného stavu, `{ $button }` začne znovu.
 }
whatif-keep-title = **Co by se uložilo** z vyzkoušených kroků, jen pro tebe. Zatím není uloženo nic.
whatif-keep-answers = Odpovědi předem: každá se použije, až přijde její otázka a znamená totéž; jinak se zeptám.
whatif-keep-answer = • { $seat }: { $what } (kolo { $turn }, { $phase })
whatif-keep-list = { $count ->
    [1] Seznam ({ $seat }) pro { $count } umístění: dělník jde na první volné místo ze seznamu. Když není volné žádné nebo když někdo pasuje, zeptám se.
    [few] Seznam ({ $seat }) pro { $count } umístění: dělník jde vždy na první volné místo ze seznamu. Když není volné žádné nebo když někdo pasuje, zeptám se.
   *[other] Seznam ({ $seat }) pro { $count } umístění: dělník jde vždy na první volné místo ze seznamu. Když není volné žádné nebo když někdo pasuje, zeptám se.
 }
whatif-keep-left = Neuloží se:
whatif-not-kept = { $why ->
    [now] • { $what }: na to se ptám právě teď. Tlačítko níže to udělá přímo v partii.
    [placing] • { $what }: zeptám se, až na to dojde.
   *[later] • { $what }: to je až v dalším kole.
 }
whatif-keep-granted = -# Počítá se s tím, že ostatní udělají, co za ně zkoušíš: { $steps }
whatif-keep-nothing = Žádný z tvých kroků nejde zadat předem: odpovědi předem jsou pro zbytek tohoto kola, seznamy pro další umístění.
whatif-kept = **Uloženo**, jen pro tebe. `/caylus plan turn` ukáže všechno.
whatif-kept-list = • { $seat }, při příštích umístěních první volné místo: { $places }
