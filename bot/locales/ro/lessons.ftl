# Lecții: exerciții scurte în privat

cmd-caylus-club-learn = Lecții scurte, doar pentru tine
    .name = învață
button-learn = Lecții
button-learn-show = Arată-mi
button-learn-list = Toate lecțiile
learn-list =
    ## Lecții
    Fiecare arată o singură idee, în vreo două minute, și le vezi doar tu. Joci cu Albastru. Încearcă orice: comentez fiecare acțiune și nu ai nimic de pierdut.
learn-progress = **{ $game }**: { $done } din { $all } terminate
learn-title = **{ $game } · Lecția { $n } din { $all }: { $title }**
learn-you = Tu ești { $seat }. { $question }
learn-done = Lecție terminată. Ai făcut { $done } din { $all }.
learn-unknown = Nu mai am această lecție. `/caylus-club learn` le arată pe cele actuale.

learn-gate = Merge și așa: în faza 3 poarta își mută gratis muncitorul pe orice loc încă liber. E mai simplu să te duci direct, și nimeni nu poate ajunge acolo înainte.
learn-nobatch = Nu ai niciun set, iar un muncitor la castel care nu predă niciunul costă 2 puncte de prestigiu.
learn-waste = Costă bani și nu schimbă nimic pentru tine. Păstrează-ți denarii.

learn-road = Cum citești drumul
learn-road-try = Ai nevoie de o piatră. Clădirile se activează în ordine, de la spațiul 1 până la prevot, care stă pe 6; muncitorii de dincolo de el se întorc cu mâinile goale. Roșu și Verde au pasat și au împreună 3 denari ca să-l mute.
learn-road-quarry = Cariera de pe 3 e sigură: 3 denari pot aduce prevotul de pe 6 pe 3, iar el tot ajunge la ea. Roșu l-a mutat acum pe 5. E rândul tău să-l muți sau nu.
learn-road-beyond = Două pietre sunt tentante, dar spațiul 9 e cu trei spații dincolo de prevot și ți-ar rămâne doar 2 denari ca să-l muți. Muncitorul s-ar întoarce cu mâinile goale.
learn-road-stay = Corect: prevotul stă pe 5, ajunge la muncitorii tăi de pe 3 și 4, iar cei 2 denari îți rămân. Ai primit un lemn și o piatră; Verde, pe 6, nimic.
learn-road-lose = Prea departe înapoi: muncitorul tău de pe 4 ar rămâne dincolo de el și n-ar aduce lemn.
learn-road-forward = Ai plăti pentru Verde, care are un muncitor pe 6. La muncitorii tăi de pe 3 și 4 ajunge deja.

learn-food = Întâi hrana
learn-food-try = Fiecare set pentru castel cere un cub de hrană și alte două feluri de cuburi. Ai lemn și piatră, dar nu hrană, și bani pentru doi muncitori. Construiește o casă în această rundă.
learn-food-farm = Întâi hrana: puține clădiri o dau și în fiecare încape un singur muncitor. La castel e mereu loc.
learn-food-early = Castelul e o alegere bună, dar nu se umple niciodată; ferma și pădurea, da. Dacă amândouă se ocupă înainte, muncitorul tău nu are set și pierzi 2 puncte de prestigiu.
learn-food-other = Așa nu primești hrană, iar fără hrană nu ai set. O dau ferma de pe 1 și pădurea de pe 2.
learn-food-castle = Setul va fi complet. Drumul vine înaintea castelului, deci hrana ajunge la timp.
learn-food-pass = Ai avea hrana, dar pe nimeni la castel care s-o folosească în această rundă.
learn-food-take = Ai hrana. Acum la castel.
learn-food-cloth = Un alt fel nu ajută: fără hrană nu ai set.
learn-food-batch = O casă în donjon: 5 puncte de prestigiu. Ai predat cele mai multe seturi în această rundă, așa că regele îți acordă și o favoare.

learn-castle = Un set și castelul
learn-castle-try = În donjon fiecare set aduce 5 puncte de prestigiu, iar cine predă cele mai multe seturi în rundă primește o favoare regală. Roșu e la castel cu un set. Predă mai multe.
learn-castle-place = Vii după Roșu, ceea ce contează doar la egalitate: câștigă muncitorul venit mai devreme. Roșu a predat un set, deci ai nevoie de două. Ai grijă ce cuburi predai întâi.
learn-castle-pass = Doar un muncitor la castel poate preda seturi. Ai cuburi pentru două.
learn-castle-first = Corect: din ce îți rămâne faci al doilea set.
learn-castle-greedy = Merge: 5 puncte de prestigiu. Dar rămân un cub de hrană și două de lemn, iar un set cere trei feluri diferite. Predă acum un lemn, ca să rămână al doilea set.
learn-castle-second = Două seturi, 10 puncte de prestigiu și cele mai multe din rundă. Alege o linie pentru favoare; primul nivel aduce puțin peste tot.
learn-castle-stop = Câte un set înseamnă egalitate, iar Roșu a venit mai devreme: favoarea ar fi a lui. Mai poți preda unul.
learn-castle-favor = Așa te răsplătește o rundă la castel: prestigiu pentru fiecare set și o favoare pentru cele mai multe. Nivelul următor pe aceeași linie valorează mai mult.

learn-pass = Pasează devreme
learn-pass-try = Ți-a rămas 1 denar. Și Roșu și Verde au câte 1 și ar vrea să mai plaseze o dată. Primul care pasează primește 1 denar, iar un muncitor costă cu 1 mai mult pentru fiecare jucător care a pasat.
learn-pass-pass = Acum ai 2 denari, iar un muncitor costă 2: Roșu și Verde nu-l puteau plăti și au trebuit să paseze și ei. În plus, decizi primul despre prevot.
learn-pass-inn = Merge: în runda următoare muncitorii te costă doar 1. Dar cheltuiești ultimul denar, iar Roșu și Verde mai plasează o dată cu câte 1. Dacă pasezi, îi oprești pe amândoi și primești un denar.
learn-pass-other = Cheltuiești ultimul denar și în această rundă nu primești nimic. Vezi ce ai obține dacă ai pasa.
learn-pass-keep = Corect: prevotul a trecut cu mult de muncitorii tăi de pe 1 și 3, iar cei 2 denari îți rămân pentru runda următoare.
learn-pass-spite = Merge împotriva lui Verde, al cărui muncitor de pe 5 n-ar primi nimic. Dar te costă amândoi denarii și nu-ți aduce nimic.

learn-ahead = Cum aduci prevotul mai departe
learn-ahead-try = Muncitorul tău e la dulgherul de pe 8, cu două spații dincolo de prevot. Roșu și Verde au pasat și îl pot muta înaintea ta, cu 3 denari împreună. Păstrează destui bani ca să-l aduci pe 8.
learn-ahead-pass = Ai păstrat 4 denari. Roșu a folosit unul ca să aducă prevotul pe 5. Acum decizi tu.
learn-ahead-guild = Merge pe jumătate: breasla îl mută cu cel mult 3 spații, dar Roșu și Verde îl pot aduce înapoi cu 3, iar ultimul tău denar îl mută cu unul. S-ar opri înainte de 8.
learn-ahead-post = Merge doar cu un muncitor la postul comercial: cei 3 denari vin înainte de mutarea prevotului, dar muncitorul costă tot atât. Nu câștigi nimic; e mai simplu să pasezi.
learn-ahead-place = Ți-ar rămâne 1 denar, care mută prevotul cu un spațiu. De pe 6 n-ar ajunge la dulgherul tău de pe 8.
learn-ahead-pay = Trei denari, trei spații: prevotul stă pe 8, iar dulgherul tău poate construi. Dacă l-ar fi tras înapoi cu 3, nici atât n-ar fi ajuns: un muncitor dincolo de prevot e mereu un risc.
learn-ahead-none = Atunci dulgherul tău de pe 8 nu face nimic, deși muncitorul e plătit. Ai bani ca să aduci prevotul pe 8.
learn-ahead-build = Prima ta clădire. Câțiva denari păstrați pentru prevot decid adesea cât valorează cel mai bun muncitor al tău.
learn-ahead-skip = Ai venit aici să construiești și ai tot ce trebuie. O clădire de lemn aduce prestigiu imediat și apoi lucrează pentru tine.

learn-against = Prevotul împotriva ta
learn-against-try = Ai nevoie de o piatră. Prevotul stă pe 9, dar Roșu și Verde au pasat și îl mută înaintea ta: Roșu are 4 denari, Verde 1. Ție îți va rămâne 1.
learn-against-near = E sigură: chiar dacă amândoi îl aduc înapoi cât pot, prevotul tot rămâne pe 5. Până la urmă, Roșu l-a adus pe 6, iar Verde a plătit ca să-l ducă pe 7.
learn-against-far = Două pietre, dar Roșu poate singur să aducă prevotul pe 6, iar ultimul tău denar îl mută cu un spațiu. Roșu are 4 denari, iar muncitorul lui Verde de pe 8 e o țintă bună.
learn-against-other = Așa nu primești piatră în această rundă. Sunt cariere pe 3 și pe 9.
learn-against-keep = Corect: prevotul ajunge la 3 și la 4. Ai piatra, pe când muncitorul lui Verde de pe 8 s-a întors cu mâinile goale.
learn-against-help = Ai duce prevotul pe 8, unde Verde are un muncitor: denarul tău, clădirea lui.

learn-owner = Clădirile tale
learn-owner-try = Ferma (hrană) de pe 9 e a ta și ești la dulgher cu un cub de hrană și un lemn. Ce construiești acum e al tău până la sfârșitul partidei.
learn-owner-build = E pe 10 și ți-a adus prestigiul ei. În runda următoare Roșu a plasat imediat un muncitor acolo: încă 1 punct de prestigiu pentru tine, proprietarul. Verde a pasat, deci un muncitor costă 2.
learn-owner-own = În clădirea ta un muncitor costă 1, indiferent cine a pasat. Acum au pasat toți, iar ferma ta se activează.
learn-owner-farm = Ferma ta de pe 9 costă mereu doar 1 denar, oricine ar fi pasat. Folosește-o întâi pe ea.
learn-owner-take = Resurse pentru 1 denar. Iar când ceilalți vin în clădirile tale, primești puncte fără să faci nimic.

learn-gold = Piatra și aurul
learn-gold-try = Clădirile de prestigiu, albastre, aduc cel mai mult și toate cer aur. Statuia costă două pietre și un aur: 7 puncte de prestigiu și o favoare. Arhitectul lui Roșu, pe 9, o construiește pe reședința ta. Întâi, la castel, predă un set și păstrează ce cere statuia.
learn-gold-keep = Ai primit 3 puncte de prestigiu și ai păstrat două pietre și aurul. O rundă nouă: acum statuia.
learn-gold-gold = Merge: aurul poate fi unul dintre cele trei feluri. Dar la sfârșit valorează 3 puncte de prestigiu, iar fără aur nu se construiește nicio clădire de prestigiu.
learn-gold-stone = Merge: 3 puncte de prestigiu. Dar ar rămâne o singură piatră, iar statuia cere două.
learn-gold-done = Dacă nu predai nimic, pierzi 2 puncte de prestigiu, iar cuburile tale ajung pentru un set.
learn-gold-place = Arhitectul e al lui Roșu, așa că Roșu a primit 1 punct de prestigiu. Merită.
learn-gold-other = Întâi lucrurile importante: la arhitect încape un singur muncitor, iar următorul la rând e Verde.
learn-gold-build = 7 puncte de prestigiu și o favoare. Reședința e acoperită și nu mai aduce venit, dar cele 2 puncte ale ei rămân.
learn-gold-skip = Statuia costă exact ce ai păstrat: două pietre și un aur, pentru 7 puncte de prestigiu și o favoare.
learn-gold-favor = Așa se ajunge la clădirile mari: o reședință pe care să construiești, un arhitect și aur păstrat pentru ea.

learn-favors = Liniile favorurilor
learn-favors-try = Sunt patru linii de favoruri regale, iar fiecare nivel în plus pe o linie valorează mai mult. Marcatorul tău e la nivelul 3 al prestigiului. Ai un muncitor la castel și pânză și poți ajunge până la nivelul 5.
learn-favors-joust = Turnirul vinde câte o favoare pe rundă pentru 1 denar și 1× pânză.
learn-favors-pass = Ai pânză în plus și 5 denari: în această rundă poți cumpăra o favoare.
learn-favors-buy = Plătit. Acum alege linia.
learn-favors-skip = Acest muncitor e plătit. O pânză și un denar pentru 4 puncte de prestigiu sunt un schimb bun, iar pentru set mai ai o pânză.
learn-favors-four = 4 puncte de prestigiu pentru nivelul 4. La castel nimeni altcineva nu are un set: predă-l pe al tău.
learn-favors-line = Merge, dar aici ai lua doar un cub de hrană, 3 denari sau o clădire de lemn mai ieftină. La prestigiu nivelul tău următor valorează mai mult.
learn-favors-batch = 3 puncte de prestigiu, iar setul tău a fost singurul: încă o favoare. E o fază nouă, deci poți folosi aceeași linie.
learn-favors-five = 5 puncte de prestigiu. Două favoruri pe o linie au adus 9. Primele niveluri ale altor linii ar fi dat un cub de hrană sau 3 denari.

learn-section = Punctarea unei secțiuni
learn-section-try = La sfârșitul acestei runde bailivul ajunge la spațiul 18 și se punctează zidurile: cu două case primești 1 favoare, cu trei 2, iar fără niciuna pierzi 3 puncte de prestigiu. Ai o casă în ziduri și un muncitor la castel.
learn-section-two = 4 puncte de prestigiu și a doua ta casă în ziduri. Încă una?
learn-section-three = Trei case: 2 favoruri. Acum se punctează zidurile. Alege o linie pentru prima; fiecare linie poate fi folosită o singură dată pe fază.
learn-section-stop = Merge: două case aduc 1 favoare. Dar a treia aduce încă 4 puncte și o a doua favoare.
learn-section-first = Bine. A doua favoare cere altă linie.
learn-section-last = O secțiune plătește de două ori: pentru fiecare casă când o construiești și în favoruri când se punctează. Urmărește bailivul, ca să ai case acolo la timp.
learn-section-small = Merge, dar primul nivel aduce puțin aici: un cub de hrană sau, pe linia construcției, nimic. Prestigiul și denarii aduc câștig imediat.

learn-order = Ordinea jucătorilor
learn-order-try = Ești al treilea în ordinea jucătorilor, iar Roșu tocmai a ocupat înaintea ta mina de aur de pe 16. Ai 2 denari. Cum ajungi primul la ea în runda următoare?
learn-order-stables = Jucătorii de la grajd sunt primii de acum înainte. Runda următoare a început, iar tu plasezi primul.
learn-order-other = Cât timp ești al treilea, Roșu poate lua iar mina de aur înaintea ta.
learn-order-mine = În această rundă mina de aur e a ta. Prevotul stă pe 17, chiar dincolo de ea; păstrează un denar sau doi pentru el.
learn-order-wait = Acum ești primul la rând: profită. Cine urmează poate lua mina de aur.

learn-last = Ultima rundă
learn-last-try = În această rundă bailivul ajunge pe 24: se punctează turnurile, apoi partida se încheie. La sfârșit un aur valorează 3 puncte de prestigiu, alte trei cuburi 1, patru denari 1. Transformă ce ai în prestigiu; Roșu conduce cu 34 la 30.
learn-last-church = Biserica vinde prestigiu. E a lui Verde, care a primit 1 punct pentru muncitorul tău. Apoi ai pasat și ai păstrat 4 denari.
learn-last-other = Acum aproape nimic nu mai contează: trei cuburi sau patru denari valorează 1 punct. Caută o clădire care dă prestigiu.
learn-last-carpenter = Aduce până la 4 puncte de prestigiu, dar ia cuburi din singurul tău set, care valorează mai mult. Biserica cere doar denari.
learn-last-four = 4 denari, 5 puncte de prestigiu. Păstrați, ar fi valorat 1.
learn-last-two = Merge: 3 puncte de prestigiu. Dar cei 2 denari rămași nu valorează nimic, iar aici mai aduc 2 puncte.
learn-last-skip = Cei 4 denari ai tăi ar valora 1 punct de prestigiu la sfârșit; aici valorează 5.
learn-last-batch = Aurul ar fi valorat 3 la sfârșit. Setul aduce tot 3 și te scutește de două pierderi: 2 puncte pentru un muncitor fără set și 4 pentru lipsa unei case în turnuri.
learn-last-done = Ai păstra un aur, care valorează 3. Dar cu un muncitor fără set pierzi 2, iar fără nicio casă în turnuri încă 4.
learn-last-favor = Încă 1, și contează: câștigi cu 39 la 38. În ultimele runde întreabă-te la fiecare acțiune cât prestigiu va aduce.
learn-last-line = Merge, dar nu aduce nimic care să conteze: un cub de hrană, trei denari sau niciun efect.

learn-mc-hand = O mână de cărți
learn-mc-hand-try = Cele trei cărți ale tale cer piatră, iar tu nu ai. Ai 2 denari, hrană și lemn. Fă rost de ceva ce poți construi.
learn-mc-hand-replace = Trei cărți noi pentru 1 denar. Toate costă un cub de hrană și un lemn, pe care le ai. Cele decartate revin mai târziu, când ți se termină pachetul.
learn-mc-hand-draw = Merge: a patra carte pentru 1 denar. Dar schimbarea mâinii costă la fel și aduce trei noi, iar cele trei vechi nu-ți folosesc acum.
learn-mc-hand-pass = Dacă pasezi primul, primești un denar, dar n-ai construi nimic în această rundă.
learn-mc-hand-place = Merge: un muncitor aduce un cub, la colportor chiar o piatră pentru încă 1 denar. Dar cărțile tale cer cel puțin două pietre; cu cărți mai ieftine construiești imediat.
learn-mc-hand-build = E la capătul drumului și e a ta: 1 punct de prestigiu și resurse pentru tine când o folosesc alții. Construcția nu costă denari, doar cuburi.
learn-mc-hand-stop = Poți construi acum, cu cuburile pe care le ai. Construiește mai întâi.

learn-mc-build = Construiește din mână
learn-mc-build-try = Îți lipsește o piatră pentru un set, iar Roșu e la colportor. O carte construită se activează chiar în aceeași rundă, dacă prevotul ajunge la ea. Prevotul stă pe 2, la capătul drumului.
learn-mc-build-quarry = Cariera mică e acum cartea 3, iar tu mai ai un cub de hrană și un lemn. Acum îi trebuie un muncitor.
learn-mc-build-food = Merge, dar parcul aduce hrană, iar ție îți trebuie o piatră. S-ar putea să nu-ți mai ajungă denarul pentru prevot.
learn-mc-build-pass = Fără muncitor într-o carieră nu primești piatră, iar fără piatră nu ai set.
learn-mc-build-cards = Cărțile trase nu aduc piatră în această rundă: îți trebuie cariera mică, iar ea vine din mâna ta.
learn-mc-build-place = 1 denar, ca peste tot. Cartea 3 e cu o carte dincolo de prevot; păstrează un denar pentru el.
learn-mc-build-stop = Ai 2 denari pentru prevot. Roșu a pasat primul, deci tu îl muți ultimul.
learn-mc-build-provost = Prevotul stă pe 3, iar cariera își dă piatra. Oricine poate preda seturi, fără muncitor: acum ai unul.
learn-mc-build-away = Atunci cariera ta de pe 3 nu se activează, iar piatra se pierde. Denari ai destui.
learn-mc-build-batch = Un jeton de 4 puncte de prestigiu. Construiești, folosești, predai un set, totul într-o rundă: la așa ceva sunt bune cărțile de la capătul drumului.

learn-mc-owner = Producție pentru toți
learn-mc-owner-try = Un muncitor aduce resurse jucătorului său și, pe cartea altcuiva, și proprietarului. Ai nevoie de un lemn. Ia-l fără să-l ajuți pe Roșu.
learn-mc-owner-forest = Un lemn pentru tine, iar altcineva nu câștigă nimic: cărțile neutre nu au proprietar. Apoi Roșu a mers la ferma ta mare.
learn-mc-owner-sawmill = Merge: un lemn. Dar gaterul e al lui Roșu, așa că primește și el un lemn.
learn-mc-owner-peddler = Merge, dar acolo un cub costă încă un denar. La pădure un lemn costă doar muncitorul.
learn-mc-owner-other = Așa nu primești lemn. Îl dă pădurea de pe 1, ca și gaterul de pe 3.
learn-mc-owner-pass = Primul care pasează primește un denar. A pasat și Roșu; acum decizi despre prevot.
learn-mc-owner-stay = Corect: Roșu primește două cuburi de hrană din ferma ta, iar tu, ca proprietar, unul.
learn-mc-owner-back = Merge împotriva lui Roșu, care atunci nu primește hrană. Dar costă bani și pierzi hrana pe care ferma ți-o dă ca proprietar.
learn-mc-owner-batch = 4 puncte de prestigiu. Cărțile mari pe care alții le folosesc cu plăcere lucrează pentru tine fără vreun muncitor de-al tău.
learn-mc-owner-done = Ai hrană, lemn și piatră: un set, pentru un jeton de 4 puncte de prestigiu.

learn-mc-provost = Ultimul cuvânt
learn-mc-provost-try = Tu și Roșu aveți câte un muncitor pe cărți proprii, tu pe 3, Roșu pe cariera mare, 4. Prevotul stă pe 4 și e mutat în ordinea în care s-a pasat. Cine are ultimul cuvânt?
learn-mc-provost-place = Un cub de hrană pentru 1 denar și timp câștigat: Roșu nu mai avea ce face și a pasat primul.
learn-mc-provost-first = Ai muta prevotul primul, iar Roșu l-ar putea aduce la loc cu ultimul denar. Lasă-l pe Roșu să paseze înaintea ta.
learn-mc-provost-wait = Și așa Roșu pasează primul. Dar parcul dă un cub de hrană pentru același denar.
learn-mc-provost-pass = Roșu a trebuit să decidă primul și a lăsat prevotul pe 4. Ultimul cuvânt e al tău.
learn-mc-provost-spend = Merge, dar îți trebuie un denar pentru prevot; mai bine pasează cu 2.
learn-mc-provost-back = Un denar îi ia lui Roșu două pietre, iar la ferma ta de pe 3 prevotul tot ajunge.
learn-mc-provost-stay = Merge: păstrezi un denar. Dar în doi, ce nu primește Roșu contează pentru tine: două pietre pentru 1 denar.
learn-mc-provost-far = Prea departe: și ferma ta mică de pe 3 ar rămâne dincolo de el.

learn-mc-castle = Seturi pentru castel
learn-mc-castle-try = Fiecare set de hrană, lemn și piatră aduce din donjon un jeton de 4 puncte de prestigiu, iar cine predă cele mai multe primește un aur. Aurul înlocuiește orice cub. Roșu a predat un set. Predă mai multe.
learn-mc-castle-greedy = Merge: 4 puncte de prestigiu. Dar ce rămâne nu face al doilea set: predă de fiecare dată un cub de hrană și un lemn.
learn-mc-castle-done = Atunci Roșu predă cele mai multe. Ai cuburi pentru două seturi.
learn-mc-castle-second = Două jetoane, 8 puncte de prestigiu și cele mai multe seturi: primești un aur în locul celui cheltuit.
learn-mc-castle-stop = Merge: păstrezi un aur, care la sfârșit valorează 1 punct de prestigiu. Un jeton valorează 4, iar cu două seturi primești iar un aur.

learn-mc-prestige = Reședință și carte de prestigiu
learn-mc-prestige-try = Cărțile de prestigiu aduc cel mai mult și fiecare stă pe o reședință a ta. Ai ce costă statuia: două pietre și un aur. Întâi notarul face dintr-o carte a ta o reședință, pentru un cub de hrană.
learn-mc-prestige-lawyer = Notarul tău se activează. Care carte devine reședință?
learn-mc-prestige-pass = Fără reședință nu e loc pentru o statuie. Notarul tău e pe 3.
learn-mc-prestige-turn = Corect: ferma mică aduce puțin. Acum plătește hrana.
learn-mc-prestige-skip = Muncitorul e plasat și ai un cub de hrană: folosește-l. Ferma mică valorează 1 punct de prestigiu; statuia în locul ei, 6.
learn-mc-prestige-food = Reședința e gata: aduce 1 denar pe rundă până când o acoperi. În runda nouă Roșu a pasat.
learn-mc-prestige-gold = Merge, fiindcă aurul înlocuiește orice cub. Dar statuia are nevoie de aurul tău, iar un cub de hrană ai deja.
learn-mc-prestige-statue = 6 puncte de prestigiu pe o carte. Nu trebuie nici bani, nici muncitor, doar cuburile și reședința.
learn-mc-prestige-wait = Ai tot ce costă statuia, iar ea aduce 6 puncte de prestigiu. Fiecare cub se cheltuie o singură dată.

learn-mc-gold = Aurul înlocuiește orice
learn-mc-gold-try = Pentru un set îți lipsește o piatră, iar Roșu e la colportor. Nu există carieră. Ce altceva poate înlocui o piatră?
learn-mc-gold-mine = Aurul înlocuiește orice cub, deci și piatra.
learn-mc-gold-food = Merge: un cub de hrană. Dar nu hrana îți lipsește pentru set.
learn-mc-gold-pass = Dacă pasezi, primești un denar, dar n-ai set: lipsește al treilea cub.
learn-mc-gold-cards = Nicio carte din mâna ta nu aduce în această rundă cubul care lipsește. Mina ta de aur de pe 3 îl aduce.
learn-mc-gold-stop = Ajunge pentru această rundă. Nimeni n-a mutat prevotul, iar mina ta a dat un aur.
learn-mc-gold-spend = Merge, dar cubul pentru set vine deja. Păstrează denarii pentru runda următoare.
learn-mc-gold-batch = 4 puncte de prestigiu pentru un cub de hrană, un lemn și un aur, iar pentru cele mai multe seturi primești iar un aur.
learn-mc-gold-keep = Merge: un aur valorează 1 punct de prestigiu la sfârșit. Dar jetonul valorează 4, iar dacă nimeni nu predă un set, două jetoane ies din joc.

learn-mc-end-try = Au rămas două jetoane, iar partida se încheie în runda în care se termină. Conduci și ai cuburi pentru două seturi și pentru o carte în plus. Ia tot prestigiul pe care îl poți lua și încheie partida.
learn-mc-end-build = 1 punct de prestigiu pentru un cub de hrană și un lemn de care nu ai nevoie. Roșu a pasat.
learn-mc-end-pass = Ferma ta mică valorează 1 punct de prestigiu, iar cuburi ai și pentru ea, și pentru două seturi. Întâi construiește, apoi pasează.
learn-mc-end-stop = Pe drum nu mai e nimic de câștigat. Acum la castel.
learn-mc-end-more = Merge, dar aduce cel mult o parte dintr-un punct de prestigiu: trei cuburi sau trei denari fac unul.
learn-mc-end-first = 2 puncte de prestigiu, a rămas un jeton. Ia-l și pe acesta.
learn-mc-end-done = Dacă nimeni nu predă un set, două jetoane ies din joc și partida se încheie la fel, dar fără prestigiul tău.
learn-mc-end-last = Ultimul jeton a fost luat, iar pentru cele mai multe seturi primești un aur, încă 1 punct. Câștigi cu 33 la 26. Când conduci, încheie partida.
learn-mc-end-wait = Merge, dar rămâne un jeton și partida continuă: Roșu mai are o rundă ca să te ajungă.
