rules-start = ## Începe aici
    Construiești pentru rege un castel și orașul lui. Câștigă cine are la sfârșit cele mai multe puncte de prestigiu (PP).
    În fiecare rundă primești câțiva denari, apoi toți plasează muncitori, pe rând, pe clădirile de-a lungul unui drum. Apoi clădirile se activează, în ordine, și îți dau cuburi, bani și prestigiu. Cu hrană și alte două feluri de cuburi, muncitorii tăi din castel ridică acolo case.
    Capcana: clădirile drumului se activează doar până la prevot, iar oricine poate plăti ca să-l mute.
    Cum se joacă aici: când e rândul tău te menționez, cu butoane și meniuri pentru tot ce e permis. `/caylus act` face același lucru prin scris. Încearcă singur cu `/caylus new practice:3`.
    Mai multe: `/caylus rules topic:turn`, iar `/caylus building` pentru fiecare clădire.
rules-turn = ## O rundă de Caylus
    1 Venituri: 2 denari, și mai mult pentru reședințe, bibliotecă și hotel.
    2 Plasare: în ordinea jucătorilor, câte un muncitor, până pasează toți.
    3 Se activează clădirile speciale, de la poartă la han.
    4 Prevot: în ordinea pasării, fiecare îl poate muta cu până la 3 spații, 1 denar spațiul.
    5 Drum: fiecare clădire până la prevot se activează pentru muncitorul de pe ea; ceilalți muncitori merg acasă cu mâna goală.
    6 Castel: cine a trimis acolo un muncitor predă seturi și ridică case.
    7 Sfârșit: bailivul merge 1 spațiu, sau 2 dacă prevotul e înaintea lui; prevotul vine lângă el; secțiunile încheiate se punctează.
rules-placing = ## Plasarea muncitorilor
    Un muncitor costă 1 denar, și încă 1 pentru fiecare jucător care a pasat. Clădirile tale costă mereu 1; cu un muncitor pe locul din dreapta al hanului totul costă 1.
    Poți plasa pe o clădire liberă specială, neutră, fixă, de lemn sau de piatră, și o dată la castel. Plasarea pe clădirea altui jucător îi dă acestuia 1 PP.
    Primul care pasează primește 1 denar. Pasarea ține toată faza; ordinea pasării hotărăște faza 4.
rules-special = ## Clădirile speciale, în ordinea lor
    Poartă: muți muncitorul pe orice loc liber, gratis.
    Post comercial: 3 denari.
    Breasla negustorilor: muți prevotul cu până la 3 spații, gratis.
    Turnir: 1 denar și 1× pânză pentru o favoare regală.
    Grajd: jucătorii de aici trec primii în ordinea jucătorilor, de acum înainte.
    Han: vezi tema lui.
rules-provost = ## Prevot și bailiv
    Prevotul hotărăște până unde se activează clădirile în această rundă. Breasla îl mută gratis în faza 3; în faza 4 fiecare poate plăti 1 denar de spațiu, până la 3, în ordinea pasării. Rămâne între spațiile 1 și 28.
    La sfârșit bailivul merge 2 spații dacă prevotul stă înaintea lui, altfel 1, iar prevotul vine lângă el. Când bailivul ajunge la spațiul 12, 18 sau 24 se punctează o secțiune a castelului.
rules-road = ## Clădirile drumului
    Se activează una după alta, de la spațiul 1 până la prevot. Ce dau clădirile de producție trebuie luat; restul e la alegere. Pe producția de piatră a altui jucător primește și proprietarul un cub.
    Piață: vinzi un cub. Colportor: cumperi cuburi (niciodată aur). Dulgher: construiești o clădire de lemn. Pietrar: una de piatră. Notar: o reședință. Arhitect: o clădire de prestigiu. Biserică, croitor, bancă, alchimist, bijutier: schimburi.
rules-castle = ## Castelul
    În ordinea muncitorilor de acolo, jucătorii predau seturi: hrană și alte două feluri diferite de cuburi. Fiecare ridică o casă: 5 PP în donjon (6 locuri), 4 în ziduri (10), 3 în turnuri (14). Când o secțiune e plină începe următoarea.
    Un muncitor fără set te costă 2 PP. Cine a predat cele mai multe seturi în rundă primește o favoare regală; la egalitate, cel cu muncitorul mai din față.
rules-scoring = ## Punctarea unei secțiuni
    Donjonul se punctează când e plin sau când bailivul ajunge la 12, zidurile la 18, turnurile la 24. Casele de acolo aduc favoruri: două case 1; în ziduri trei 2 și cinci 3; în turnuri patru 2 și șase 3. Fără nicio casă pierzi 2, 3 sau 4 PP.
    După turnuri partida se încheie.
rules-favors = ## Favoruri regale
    Alege o linie pe care nu ai folosit-o în această fază; marcajul ei avansează un pas, dacă are voie; apoi ia orice efect până la el.
    Prestigiu: 1 până la 5. Denari: 3 până la 7. Resurse: hrană; lemn sau piatră; pânză; două cuburi pentru unul; aur. Construcție: nimic; clădire de lemn cu 1× lemn mai puțin; clădire de piatră cu 1× piatră mai puțin; reședință pentru 1× pânză; clădire de prestigiu.
    Marcajele ajung la 2 înainte de punctarea donjonului, la 4 după ea, la 5 după ziduri.
rules-building = ## Construcția
    Clădirile de lemn și de piatră merg pe primul spațiu gol al drumului și sunt ale tale: plasarea acolo te costă 1, iar ceilalți îți aduc prestigiu. O reședință înlocuiește o clădire neutră sau una a ta și aduce 1 denar pe rundă. O clădire de prestigiu acoperă una din reședințele tale.
    Dacă pe clădirea care devine reședință stă un muncitor, schimbarea așteaptă până pleacă.
rules-inn = ## Hanul
    Muncitorii noi merg pe locul din stânga. Când se activează hanul, muncitorul din stânga trece în dreapta și rămâne; cât stai în dreapta, fiecare muncitor te costă 1 denar. Cu locul din stânga gol poți pleca sau rămâne.
rules-two-players = ## Doi jucători
    Amândoi încep cu 5 denari; ordinea se schimbă în fiecare rundă; grajdul nu se folosește. După ce a pasat celălalt, un muncitor costă 3 (clădirile tale 1, cu hanul 1).
rules-end = ## Sfârșitul
    După punctarea turnurilor: 3 PP pentru fiecare aur, 1 pentru fiecare trei alte cuburi, 1 pentru fiecare patru denari. Câștigă cine are cel mai mult prestigiu; la egalitate victoria se împarte.
rules-magna-carta = ## Caylus Magna Carta
    Jocul de cărți: toți au aceleași douăsprezece clădiri în mână și în pachet și le construiesc pe un singur drum. Muncitorii costă mereu 1 denar. Castelul ia seturi de hrană, lemn și piatră de la toți, fără muncitor; aurul ține loc de orice cub.
    Mâinile sunt secrete: deciziile tale vin cu butonul „E rândul tău”, și doar tu vezi ce deschide.
    Toți încep cu trei cărți și le pot schimba pe toate o dată; toți aleg în același timp, și se anunță când au ales toți.
rules-magna-carta-turn = ## O rundă de Magna Carta
    1 Venituri: 2 denari, și mai mult pentru reședințe și hotel.
    2 Acțiuni până pasează toți: trage o carte (1 denar), schimbă mâna (1), plasează un muncitor (1), construiește o carte, construiește o carte de prestigiu peste o reședință, sau pasează.
    3 Prevot: ca în jocul de tablă.
    4 Cărțile drumului se activează până la prevot: întâi pentru muncitor, apoi pentru proprietarul cărții.
    5 Castel: seturi pentru jetoane de 4, 3, 2 puncte; cele mai multe seturi aduc 1× aur; dacă nimeni nu predă niciunul, se pierd 2 jetoane.
    6 Prevotul înaintează cu 2, primul jucător se schimbă. Când se termină jetoanele se încheie partida.
rules-commands = ## Comenzi
    Joc: `/caylus act`, sau `place`, `pass`, `provost`, `build`, `convert`, `castle`, `favor`, `choose`; `undo` anulează.
    Privit: `board`, `status`, `hand`, `history`, `building`, `rules`, `export`, `games`.
    Mese: `new`, `join`, `leave`, `start`, iar `table` pentru locuri, voturi, pauză și setări.
    Dinainte: `plan turn` ca să spui de pe acum ce vei face în această rundă, `plan what-if` ca să încerci, și de la un calculator `plan hint`.
    Tu: `me` pentru limbă, ore, mementouri, imagini, ghidul meselor de antrenament și ce e păstrat despre tine.
    Pe lângă mese: `/caylus-club review` privește din nou o partidă încheiată, `/caylus-club puzzle` e problema zilei, `/caylus-club learn` are lecții scurte.
    În firul unei partide o comandă se referă la partida aceea.
rules-undo = ## Anulare
    Ultima ta acțiune poate fi anulată până acționează alt jucător. Dincolo de aceasta, toți cei care au acționat sau au văzut ceva de atunci trebuie să fie de acord în 24 de ore. Aceasta e „ultima ta acțiune, altfel prin vot”; o masă poate juca și cu „doar ultima ta acțiune” sau „niciodată”. Cărțile ascunse care au fost văzute cer mereu votul.
rules-pace = ## Ritm
    O masă poate juca fără ceas, în timp real, sau cu 12 ore până la 7 zile pe mutare; când acest timp a trecut, începe rezerva ta, care se umple pe măsură ce joci. `/caylus me hours` spune când ești treaz, `/caylus me notify` cum îți amintesc, `/caylus table pause` cere o pauză. O masă nouă are ceasul ales de server, altfel 24 de ore pe mutare; `Mai mult` de pe cartea ei îl schimbă. Unde masa îi așteaptă pe cei întârziați, locul unui jucător care nu dă mult timp niciun semn se deschide altora. `Amintește` sub `/caylus status` îi amintește jucătorului pe care îl aștepți.
rules-privacy = ## Intimitate
    Păstrez: partidele și acțiunile lor, cine a avut ce loc (id-ul tău de Discord și numele afișat), setările tale, răspunsurile tale la probleme, lecțiile începute, retrospectivele cerute și id-urile mesajelor mele. Nu citesc și nu păstrez nimic altceva din ce scrii sau faci. `/caylus me export` arată tot despre tine, `/caylus me forget` șterge; partidele continuă cu un loc fără nume.
