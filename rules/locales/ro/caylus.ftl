tile-n_farm = Fermă
tile-n_forest = Pădure
tile-n_sawmill = Gater
tile-n_quarry = Carieră
tile-n_market = Piață
tile-n_carpenter = Dulgher
tile-f_peddler = Colportor
tile-gold_mine = Mină de aur
tile-w_farm_food = Fermă (hrană)
tile-w_farm_cloth = Fermă (pânză)
tile-w_quarry = Carieră de lemn
tile-w_sawmill = Gater de lemn
tile-w_market = Piață de lemn
tile-w_peddler = Colportor de lemn
tile-w_mason = Pietrar
tile-w_lawyer = Notar
tile-s_farm = Fermă de piatră
tile-s_park = Parc
tile-s_workshop = Atelier
tile-s_architect = Arhitect
tile-s_church = Biserică
tile-s_tailor = Croitor
tile-s_bank = Bancă
tile-s_alchemist = Alchimist
tile-s_jeweller = Bijutier
tile-residence = Reședință
tile-statue = Statuie
tile-granary = Grânar
tile-library = Bibliotecă
tile-weaver = Țesător
tile-theater = Teatru
tile-college = Universitate
tile-monument = Monument
tile-hotel = Hotel
tile-cathedral = Catedrală
tile-gate = Poartă
tile-trading_post = Post comercial
tile-merchants_guild = Breasla negustorilor
tile-joust_field = Turnir
tile-stables = Grajd
tile-inn = Han
tile-castle = Castel
effect-n_farm = primești 1× hrană sau 1× pânză
effect-n_forest = primești 1× lemn sau 1× hrană
effect-n_sawmill = primești 1× lemn
effect-n_quarry = primești 1× piatră
effect-n_market = vinzi un cub, primești 4 denari
effect-n_carpenter = construiești o clădire de lemn
effect-f_peddler = cumperi un cub cu 2 denari
effect-gold_mine = primești 1× aur
effect-w_farm_food = primești 2× hrană sau 1× pânză
effect-w_farm_cloth = primești 2× pânză sau 1× hrană
effect-w_quarry = primești 2× piatră
effect-w_sawmill = primești 2× lemn
effect-w_market = vinzi un cub, primești 6 denari
effect-w_peddler = cumperi un cub cu 1 denar, 2 cu 2
effect-w_mason = construiești o clădire de piatră
effect-w_lawyer = 1 denar și 1× pânză pentru o reședință
effect-s_farm = primești 2× hrană și 1× pânză
effect-s_park = primești 2× lemn și 1× hrană
effect-s_workshop = primești 2× piatră și 1× pânză
effect-s_architect = construiești o clădire de prestigiu
effect-s_church = 2 denari pentru 3 PP, sau 4 pentru 5
effect-s_tailor = 2× pânză pentru 4 PP, sau 3 pentru 6
effect-s_bank = 2 denari pentru 1× aur, sau 5 pentru 2
effect-s_alchemist = dai 2 cuburi pentru 1× aur, sau 4 pentru 2
effect-s_jeweller = 1× aur pentru 5 PP, sau 2 pentru 9
effect-residence = venit: 1 denar pe rundă
effect-statue = 7 PP și o favoare
effect-granary = 10 PP
effect-library = 10 PP și venit: 1 denar pe rundă
effect-weaver = 12 PP
effect-theater = 14 PP și o favoare
effect-monument = 14 PP și 2 favoruri
effect-hotel = 16 PP și venit: 2 denari pe rundă
effect-cathedral = 25 PP
effect-gate = alegi mai târziu alt loc, gratis
effect-trading_post = primești 3 denari
effect-merchants_guild = muți prevotul cu până la 3 spații, gratis
effect-joust_field = 1 denar și 1× pânză pentru o favoare
effect-stables = urci în ordinea jucătorilor
effect-inn = runda viitoare fiecare muncitor al tău costă 1 denar
effect-castle = seturi cu hrană și alte două feluri
owner-s_workshop = 1× piatră sau 1× pânză
cube-cloth = pânză
goods-cloth = { $n }× pânză
goods-cubes = { $n ->
    [one] { $n } cub
    [few] { $n } cuburi
   *[other] { $n } de cuburi
 } în afară de aur
line-prestige = prestigiu
line-deniers = denari
line-cubes = resurse
line-building = construcție
phase-1 = venituri
phase-2 = plasarea muncitorilor
phase-3 = clădiri speciale
phase-4 = mutarea prevotului
phase-5 = activarea clădirilor
phase-6 = construirea castelului
phase-7 = sfârșitul rundei
label-move = Muncitor → { $place }: { $effect }
note-no-batch = încă nu ai un set
note-batch-coming = un set dacă prevotul rămâne
note-batch-possible = mai poate veni un set
note-goods = ai doar { $goods }
note-no-cubes = nu ai niciun cub în afară de aur
note-build-full = drumul e plin
label-back = Ia muncitorul înapoi
label-provost-free = Prevotul → { $space } ({ $shift }, gratis)
label-inn-stay = Rămâi: runda viitoare fiecare muncitor al tău costă 1 denar
label-take = Ia { $goods }
label-give = Dă 1× { $cube }
label-build-favors = Construiește { $tile }: plătește { $cost }, +{ $prestige } PP și { $favors ->
    [one] { $favors } favoare
    [few] { $favors } favoruri
   *[other] { $favors } de favoruri
 }
label-convert = { $space } { $tile } devine reședință: +{ $prestige } PP
label-castle-done = Gata
label-castle-none = Nu preda niciun set: pierzi până la 2 PP
label-favor-prestige = Prestigiu: +{ $n } PP
label-favor-deniers = Denari: primești { $n ->
    [one] { $n } denar
    [few] { $n } denari
   *[other] { $n } de denari
 }
label-favor-cubes-1 = Resurse, nivelul 1: ia 1× hrană
label-favor-cubes-2 = Resurse, nivelul 2: ia 1× hrană, lemn sau piatră
label-favor-cubes-3 = Resurse, nivelul 3: ia 1× hrană, lemn, piatră sau pânză
label-favor-cubes-4 = Resurse, nivelul 4: ia 1× hrană, lemn, piatră sau pânză, ori dă 1 cub și ia 2
label-favor-cubes-5 = Resurse, nivelul 5: ia 1 cub de orice fel, ori dă 1 și ia 2
label-favor-building-1 = Construcție, nivelul 1: încă fără efect
label-favor-building-2 = Construcție, nivelul 2: construiește o clădire de lemn cu 1 lemn mai puțin
label-favor-building-3 = Construcție, nivelul 3: o clădire de lemn sau de piatră cu 1 cub mai puțin
label-favor-building-4 = Construcție, nivelul 4: clădire de lemn sau de piatră cu 1 mai puțin, ori reședință
label-favor-building-5 = Construcție, nivelul 5: orice fel de clădire sau o reședință
label-exchange = Dă 1 cub, ia 2
label-use-carpenter = Dulgher: construiește o clădire de lemn cu 1 lemn mai puțin
label-use-mason = Pietrar: construiește o clădire de piatră cu 1 piatră mai puțin
label-use-lawyer = Notar: plătește 1× pânză pentru o reședință
ask-place_worker = Plasează un muncitor ({ $cost ->
    [one] { $cost } denar
    [few] { $cost } denari
   *[other] { $cost } de denari
 }) sau pasează.
ask-place_worker-own = Plasează un muncitor ({ $cost ->
    [one] { $cost } denar
    [few] { $cost } denari
   *[other] { $cost } de denari
 }, pe o clădire a ta 1) sau pasează.
ask-gate = Poartă: mută muncitorul pe orice loc liber sau ia-l înapoi.
ask-guild = Breasla negustorilor: mută gratis prevotul (pe spațiul { $space }) cu până la 3 spații.
ask-inn = Han: rămâi pe locul din dreapta sau îți iei muncitorul înapoi?
ask-production = { $tile }: alege ce iei.
ask-peddler = { $tile }: { $effect } (fără aur)?
ask-give = { $tile }: alege un cub pe care îl dai (mai ai de dat: { $left }).
ask-give-exchange = Favoare: alege cubul pe care îl dai.
ask-castle = Castel: predă un set (hrană și cuburi din alte două feluri) sau termină.
ask-favor_line = Favoare regală: alege o linie. Întâi marcatorul ei avansează un nivel.
ask-favor_cubes = Favoare regală: alege cuburile pe care le iei.
ask-exchange = Favoare regală: alege cele două cuburi pe care le iei.
ask-favor_building = Favoare regală: alege ce construiești, sau nimic.
refuse-place-again = un jucător poate plasa acolo un singur muncitor ({ $place })
refuse-place-two = la doi jucători grajdul nu se folosește
refuse-build-full = drumul nu mai are spațiu liber
refuse-no-cube = nu ai niciun cub de schimbat
refuse-no-gold = alchimistul nu primește aur
refuse-bonus = bonusul proprietarului e 1× { $one } sau 1× { $other }
refuse-compulsory = trebuie să iei resursele
refuse-favor-used = ai folosit deja această linie în această fază
refuse-level = e nevoie de nivelul { $needed }; marcatorul tău e la nivelul { $level }
refuse-use = așa nu poți acum nici construi ceva, nici face o reședință
refuse-use-skip = ai ales acest lucru și trebuie să-l faci
refuse-exchange-first = poți lua două cuburi doar după `exchange`
refuse-exchange = ia două cuburi, altele decât aur
refuse-convert-empty = spațiul { $space } e gol
refuse-convert-kind = clădirea { $tile } nu poate deveni reședință; poate doar una neutră sau una a ta de lemn ori de piatră
refuse-castle-full = nicio secțiune a castelului nu mai are loc
refuse-castle-cubes = un set înseamnă 1× hrană și câte 1 cub din alte două feluri; ai { $held }
event-gained-favor = { $seat } primește { $goods } printr-o favoare regală.
event-paid-saved = { $seat } economisește lemnul printr-o favoare regală ({ $source }).
event-paid-exchange = { $seat } dă la schimb { $goods }.
event-lost-castle = { $seat } nu predă niciun set și { $n ->
    [0] nu are prestigiu de pierdut
    [one] pierde { $n } punct de prestigiu
    [few] pierde { $n } puncte de prestigiu
   *[other] pierde { $n } de puncte de prestigiu
 }.
event-lost = { $seat } { $n ->
    [0] nu are prestigiu de pierdut
    [one] pierde { $n } punct de prestigiu
    [few] pierde { $n } puncte de prestigiu
   *[other] pierde { $n } de puncte de prestigiu
 } ({ $what }).
event-passed-forced = { $seat } nu poate plasa muncitori și pasează automat (locul { $place } pe pod).
event-relocated = { $seat } mută muncitorul de la poartă → { $tile }.
why-few-cloth = prea puțină pânză
why-few-gold = fără aur
why-few-build = nu ajung cuburile
why-no-tile = nu mai sunt clădiri
why-no-residence = nicio reședință de acoperit
why-no-place = niciun loc liber
event-declined-favor = { $seat } nu folosește niciun efect al favorii.
event-bailiff-joined = Bailiv { $start } → { $end }; prevotul i se alătură.
event-order = Noua ordine a jucătorilor: { $order }.
event-inn = { $seat } trece pe locul din dreapta al hanului.
event-inn-stays = { $seat } rămâne la han.
event-converted-for = { $seat } transformă clădirea { $tile } în reședință pentru { $goods }: +{ $n ->
    [one] { $n } punct
    [few] { $n } puncte
   *[other] { $n } de puncte
 } de prestigiu.
event-best = { $seat } primește o favoare pentru cele mai multe seturi ({ $n }).
event-counted = { $seat } { $houses ->
    [0] nu are nicio casă
    [one] are { $houses } casă
    [few] are { $houses } case
   *[other] are { $houses } de case
 } ({ $section }): { $favors ->
    [0] nicio favoare
    [one] { $favors } favoare
    [few] { $favors } favoruri
   *[other] { $favors } de favoruri
 }.
event-unhoused = { $seat } nu are nicio casă ({ $section }) și { $n ->
    [0] nu are prestigiu de pierdut
    [one] pierde { $n } punct de prestigiu
    [few] pierde { $n } puncte de prestigiu
   *[other] pierde { $n } de puncte de prestigiu
 }.
event-favor = { $seat } folosește o favoare ({ $line }, nivelul { $level }).
event-favor-goods = { $seat } folosește o favoare ({ $line }, nivelul { $level }): { $goods }.
event-favor-lost = { $seat } pierde o favoare: toate cele patru linii au fost folosite în această fază.
event-result = { $seat }: prestigiu { $prestige }, plus { $gold } pentru aur, { $cubes } pentru cuburi, { $deniers } pentru denari: { $total } în total.
lesson-phase-2 = Câștigă cine are cel mai mult prestigiu. Îl aduc clădirile și casele din castel, plătite cu cuburi aduse de muncitori.
lesson-phase-3 = Întâi se activează clădirile dinaintea podului, de la poartă la han. Nu dau cuburi, ci bani, un loc mai bun în ordinea jucătorilor, o favoare regală sau o mutare a prevotului.
lesson-phase-4 = În această rundă drumul se termină la prevot: un muncitor de dincolo de el nu aduce nimic. Fiecare jucător îl poate muta cu până la 3 spații, câte 1 denar pe spațiu; cine a pasat primul decide primul.
lesson-phase-5 = Acum se activează clădirile drumului, de la spațiul 1 până la prevot, fiecare pentru muncitorul de pe ea. Cu ce primești aici plătești case și clădiri.
lesson-phase-6 = La castel, un set (hrană și alte două feluri de cuburi) devine o casă. Cine predă cele mai multe seturi primește o favoare regală; cine are acolo un muncitor și nu predă niciunul pierde 2 puncte de prestigiu.
lesson-phase-7 = Bailivul merge mai departe, iar când ajunge la spațiul 12, 18 sau 24 se punctează o secțiune a castelului. Cu două case în ea primești o favoare regală; fără niciuna pierzi prestigiu.
lesson-place_worker = Un set pentru castel înseamnă hrană și alte două feluri de cuburi. De fiecare dată când un jucător pasează, muncitorii celorlalți se scumpesc; primul primește 1 denar.
lesson-gate = Muncitorul tău de la poartă trece gratis pe orice loc liber, chiar și la castel. Așa poți lua ce au lăsat ceilalți liber.
lesson-guild = Muți prevotul gratis: înainte dacă muncitorii tăi sunt departe, înapoi dacă pierd doar alții.
lesson-joust = O favoare regală pentru 1 denar și 1× pânză e ieftină: favorurile devin mai valoroase de fiecare dată când alegi aceeași linie.
lesson-inn = Cât stai la han, fiecare muncitor te costă 1 denar, oricâți au pasat. Dar muncitorul rămas acolo nu mai poate face altceva.
lesson-provost = Dacă îl lași pe loc, nu plătești nimic. Plătește dacă dincolo de el e un muncitor de-al tău care merită salvat, sau ca să lași pe dinafară muncitorul altuia; cei de după tine îl pot muta înapoi.
lesson-production = Aici un muncitor aduce cuburi; când ai de ales, alegi tu. Un set cere hrană și alte două feluri, iar cu lemn și piatră se și construiește.
lesson-bonus = Alt jucător a folosit clădirea ta de piatră, așa că primești și tu un cub, la alegerea ta.
lesson-market = Un cub devine bani, iar cu bani plătești muncitorii din runda viitoare. Vinde ce îți prisosește.
lesson-peddler = Aici banii devin un cub, de orice fel în afară de aur.
lesson-trade = Aici schimbi ceva ce ai pe prestigiu sau pe aur. Dacă renunți, nu pierzi nimic.
lesson-give = Alege ce îți prisosește: un set cere hrană și alte două feluri.
lesson-build = O clădire dă prestigiu pe loc, te costă doar 1 denar s-o folosești și îți aduce ceva ori de câte ori o folosesc alții. Cel mai des sunt folosite cele de care are toată lumea nevoie.
lesson-on = Se acoperă una din reședințele tale, care nu mai aduce niciun denar.
lesson-lawyer = O reședință aduce 1 denar în fiecare rundă, iar o clădire de prestigiu se construiește peste o reședință. Clădirea transformată se pierde, așa că alege una care nu-ți va lipsi.
lesson-castle = Un set predat aduce prestigiu imediat; cele de mai târziu aduc mai puțin. Păstrează cuburi doar pentru ce știi sigur că vei construi.
lesson-favor_line = O favoare îți mută marcatorul cu un nivel pe o linie, iar tu poți folosi oricare dintre nivelurile la care ai ajuns. Cel mai mult câștigi dacă rămâi la aceeași linie: până la 5 puncte de prestigiu o dată, sau o clădire.
lesson-favor_cubes = Felul îl alegi tu. Gândește-te la următorul set (hrană și alte două feluri) și la următoarea clădire.
lesson-exchange = Dă un cub care îți prisosește și ia ce îți mai lipsește pentru un set sau o clădire.
lesson-favor_building = Cu cât marcatorul tău e mai departe, cu atât mai bun e ce poți construi, și costă mai puțin decât cu un muncitor.
lesson-trading_post = Trei denari pentru un muncitor: merită când banii sunt puțini.
lesson-stables = Cine are aici un muncitor trece în fruntea ordinii jucătorilor, după cum au fost plasați muncitorii, și își păstrează locul.
lesson-place_castle = Cu un muncitor aici poți preda seturi la sfârșitul rundei. Dacă nu predai niciunul, pierzi 2 puncte de prestigiu, în afară de cazul în care ai unul, dar nicio secțiune nu mai are loc.
lesson-gold_mine = Clădirile de prestigiu cer aur, iar fiecare aur rămas la sfârșit valorează 3 puncte de prestigiu. Mina e departe: aduce ceva doar dacă prevotul ajunge la ea.
lesson-bank = Aici banii devin aur: îl cer clădirile de prestigiu, iar fiecare aur rămas la sfârșit valorează 3 puncte de prestigiu.
lesson-mason = Aici se construiesc clădiri de piatră. Aduc mai mult prestigiu decât cele mai multe de lemn, iar de la unele primești un cub când le folosesc alții.
lesson-architect = Aici se construiesc clădiri de prestigiu, fiecare pe una dintre reședințele tale. Aduc între 7 și 25 de puncte de prestigiu, cer aur și nu primesc muncitori.
lesson-section-dungeon = Casele merg acum în donjon: câte 5 puncte de prestigiu, șase locuri. La punctare, cu două case primești o favoare regală; fără nicio casă pierzi 2 puncte de prestigiu.
lesson-section-walls = Casele merg acum în ziduri: câte 4 puncte de prestigiu, zece locuri. La punctare, cu două case primești o favoare regală, cu trei case două, cu cinci case trei; fără nicio casă pierzi 3 puncte.
lesson-section-towers = Casele merg acum în turnuri: câte 3 puncte de prestigiu, paisprezece locuri. Când se punctează turnurile, partida se termină: cu două case primești o favoare regală, cu patru case două, cu șase case trei; fără nicio casă pierzi 4 puncte.
remind-section = În curând se punctează o secțiune a castelului ({ $section }). Fără o casă acolo pierzi { $loss } puncte de prestigiu: plasează un muncitor la castel și predă un set.
lesson-line-prestige = Prestigiu: nivelurile de la 1 la 5 dau 1, 2, 3, 4 și 5 puncte de prestigiu.
lesson-line-deniers = Denari: nivelurile de la 1 la 5 dau 3, 4, 5, 6 și 7 denari.
lesson-line-cubes = Linia resurselor, nivel cu nivel: hrană, lemn sau piatră, pânză, un cub schimbat pe două, aur.
lesson-line-building = Linia construcției, nivel cu nivel: încă nimic, clădire de lemn, clădire de piatră, reședință, clădire de prestigiu. Se construiește fără muncitor; clădirile de lemn și de piatră costă un cub mai puțin.
event-section = Se punctează: { $section }.
event-section-full = Secțiune plină, se punctează: { $section }.
