rules-start = ## Începe aici
    Construiești pentru rege un castel și orașul lui. Câștigă cine are la sfârșit cele mai multe puncte de prestigiu (PP).
    În fiecare rundă primești câțiva denari (monede), apoi toți plasează câte un muncitor, pe rând, pe clădirile de-a lungul unui drum. Apoi clădirile se activează, în ordine, și îți dau cuburi, bani și prestigiu. Cu un set (hrană și alte două feluri de cuburi), muncitorul tău construiește o casă în castel.
    Atenție: clădirile drumului se activează doar până la prevot, un pion pe care îl poate muta oricine plătește.
    Încă trei termeni: bailivul e un al doilea pion; când ajunge la anumite spații, se punctează o secțiune a castelului. O favoare regală e o recompensă de pe una dintre cele patru linii, la alegerea ta. O reședință e o clădire transformată, care îți aduce 1 denar pe rundă.
    Cum se joacă aici: când e rândul tău te menționez, cu butoane și meniuri pentru tot ce e permis. `/caylus act` face același lucru de la tastatură. Încearcă pe cont propriu cu `/caylus new practice:3`.
    Mai multe: `/caylus rules topic:turn` și `/caylus building` pentru fiecare clădire.
rules-turn = ## O rundă de Caylus
    1 Venituri: 2 denari, și mai mult pentru reședințe, bibliotecă și hotel.
    2 Plasare: în ordinea jucătorilor, câte un muncitor, până când pasează toți.
    3 Se activează clădirile speciale, de la poartă la han.
    4 Prevot: în ordinea în care s-a pasat, fiecare îl poate muta cu până la 3 spații, câte 1 denar pe spațiu.
    5 Drum: fiecare clădire până la prevot se activează pentru muncitorul de pe ea; ceilalți muncitori pleacă acasă cu mâinile goale.
    6 Castel: cine a trimis acolo un muncitor predă seturi și construiește case.
    7 Sfârșit: bailivul avansează 1 spațiu, sau 2 dacă prevotul e în fața lui; prevotul vine lângă el; se punctează secțiunea plină sau la al cărei spațiu a ajuns bailivul.
rules-placing = ## Plasarea muncitorilor
    Un muncitor costă 1 denar, și încă 1 pentru fiecare jucător care a pasat. Clădirile tale costă mereu 1; cu un muncitor pe locul din dreapta al hanului fiecare muncitor costă 1.
    Poți plasa pe o clădire liberă specială, neutră, fixă, de lemn sau de piatră și, o dată pe rundă, la castel. Plasarea pe clădirea altui jucător îi dă acestuia 1 punct de prestigiu.
    Primul care pasează primește 1 denar. Se pasează pentru toată faza; ordinea în care s-a pasat contează în faza 4.
rules-special = ## Clădirile speciale, în ordinea lor
    Poartă: muți muncitorul pe orice loc liber, gratis.
    Post comercial: 3 denari.
    Breasla negustorilor: muți prevotul cu până la 3 spații, gratis.
    Turnir: 1 denar și 1× pânză pentru o favoare regală.
    Grajd: cine are aici un muncitor trece în fruntea ordinii jucătorilor și rămâne acolo.
    Han: vezi tema lui.
rules-provost = ## Prevot și bailiv
    Prevotul decide până unde se activează clădirile în această rundă. Breasla îl mută gratis în faza 3; în faza 4 fiecare poate plăti câte 1 denar pe spațiu, până la 3, în ordinea în care s-a pasat. Rămâne între spațiile 1 și 28.
    La sfârșitul rundei bailivul avansează 2 spații dacă prevotul e în fața lui, altfel 1, iar prevotul vine lângă el. Când bailivul ajunge la spațiul 12, 18 sau 24 se punctează o secțiune a castelului.
rules-road = ## Clădirile drumului
    Se activează una după alta, de la spațiul 1 până la prevot. Ce dau clădirile de producție trebuie luat; restul e opțional. La o clădire de producție din piatră a altui jucător primește și proprietarul un cub.
    Piață: vinzi un cub. Colportor: cumperi cuburi (fără aur). Dulgher: construiești o clădire de lemn. Pietrar: una de piatră. Notar: o reședință. Arhitect: o clădire de prestigiu. Biserică, croitor, bancă, alchimist, bijutier: schimburi.
rules-castle = ## Castelul
    În ordinea muncitorilor din castel, jucătorii predau seturi: hrană și alte două feluri diferite de cuburi. Fiecare set construiește o casă: 5 puncte de prestigiu în donjon (6 locuri), 4 în ziduri (10), 3 în turnuri (14). Când o secțiune e plină începe următoarea.
    Dacă ai acolo un muncitor și nu predai niciun set, pierzi 2 puncte de prestigiu; nu pierzi nimic doar dacă ai un set, dar nicio secțiune nu mai are loc. Cine a predat cele mai multe seturi în rundă primește o favoare regală; la egalitate, cel al cărui muncitor a fost plasat mai devreme.
rules-scoring = ## Punctarea unei secțiuni
    O secțiune se punctează când e plină sau când bailivul ajunge la spațiul ei: 12 pentru donjon, 18 pentru ziduri, 24 pentru turnuri. Casele dintr-o secțiune aduc favoruri regale: două case aduc 1; în ziduri, trei aduc 2 și cinci 3; în turnuri, patru aduc 2 și șase 3. Dacă nu ai nicio casă în secțiune, pierzi 2, 3 sau 4 puncte de prestigiu.
    După turnuri partida se încheie.
rules-favors = ## Favoruri regale
    Alege o linie pe care nu ai folosit-o în această fază; marcatorul ei avansează un nivel, dacă se poate; apoi folosește oricare dintre efectele atinse.
    Prestigiu: de la 1 la 5. Denari: de la 3 la 7. Resurse: hrană; lemn sau piatră; pânză; două cuburi pentru unul; aur. Construcție: nimic; clădire de lemn cu 1 lemn mai puțin; clădire de piatră cu 1 piatră mai puțin; reședință pentru 1× pânză; clădire de prestigiu.
    Marcatoarele ajung la nivelul 2 înainte de punctarea donjonului, la 4 după ea, la 5 după punctarea zidurilor.
rules-building = ## Construcția
    Clădirile de lemn și de piatră merg pe primul spațiu gol al drumului și sunt ale tale: plasarea acolo te costă 1, iar ceilalți îți aduc prestigiu. O reședință înlocuiește o clădire neutră sau una a ta și aduce 1 denar pe rundă. O clădire de prestigiu acoperă una dintre reședințele tale.
    Dacă pe clădirea care devine reședință stă un muncitor, schimbarea așteaptă până pleacă.
rules-inn = ## Hanul
    Muncitorii noi merg pe locul din stânga. Când se activează hanul, muncitorul din stânga trece în dreapta și rămâne; cât stai în dreapta, fiecare muncitor te costă 1 denar. Dacă locul din stânga e gol, poți pleca sau rămâne.
rules-two-players = ## La doi jucători
    Amândoi încep cu 5 denari; ordinea se inversează în fiecare rundă; grajdul nu se folosește. După ce celălalt a pasat, un muncitor costă 3 (1 pe clădirile tale sau cu hanul).
rules-end = ## Sfârșitul
    După punctarea turnurilor: 3 puncte de prestigiu pentru fiecare aur, 1 la fiecare trei alte cuburi, 1 la fiecare patru denari. Câștigă cine are cel mai mult prestigiu; la egalitate victoria se împarte.
rules-magna-carta = ## Caylus Magna Carta
    Jocul de cărți: toți au aceleași douăsprezece clădiri în mână și în pachet și le construiesc pe un singur drum. Muncitorii costă mereu 1 denar. Castelul primește seturi de hrană, lemn și piatră de la toți, fără muncitor; aurul înlocuiește orice cub.
    Mâinile sunt secrete: deciziile tale vin cu butonul `E rândul tău`, iar ce deschide el vezi doar tu.
    Toți încep cu trei cărți și le pot schimba pe toate o dată; toți aleg în același timp, iar alegerile se arată după ce a ales și ultimul.
    Regulile pentru începători: câte zece clădiri (fără notar și biserică, deci fără reședințe), fără hotel și fără prevot: se activează fiecare carte pe care e un muncitor.
rules-magna-carta-turn = ## O rundă de Magna Carta
    1 Venituri: 2 denari, și mai mult pentru reședințe și hotel.
    2 Acțiuni până când pasează toți: trage o carte (1 denar), schimbă mâna (1), plasează un muncitor (1), construiește o carte, construiește o carte de prestigiu peste o reședință, sau pasează.
    3 Prevot: ca în jocul cu tablă.
    4 Cărțile drumului se activează până la prevot: întâi pentru muncitor, apoi pentru proprietarul cărții.
    5 Castel: seturi pentru jetoane de 4, 3 sau 2 puncte de prestigiu; cine predă cele mai multe primește 1× aur; dacă nimeni nu predă niciunul, ies din joc 2 jetoane.
    6 Prevotul înaintează cu 2 cărți și se schimbă primul jucător. Când se termină jetoanele, se încheie partida.
    Sfârșitul: jetoanele valorează 4, 3 și 2 puncte de prestigiu, cărțile tale de pe drum cât e tipărit pe ele, o reședință neacoperită 1. Se adaugă 1 pentru fiecare aur, 1 la fiecare trei alte cuburi și 1 la fiecare trei denari. Câștigă cine are cel mai mult prestigiu; la egalitate victoria se împarte.
rules-commands = ## Comenzi
    Pentru joc: `/caylus act`, sau `place`, `pass`, `provost`, `build`, `convert`, `castle`, `favor`, `choose`; `undo` anulează ultima ta acțiune.
    Pentru privit: `board`, `status`, `hand`, `history`, `building`, `rules`, `export`, `games`.
    Mese: `new`, `join`, `leave`, `start`, iar `table` pentru locuri, voturi, pauză și setări.
    Dinainte: `plan turn` ca să-ți plănuiești runda, `plan what-if` ca să încerci, iar `plan hint` pentru sfatul unui calculator.
    Tu: `me` pentru limbă, ore, mementouri, imagini, ghidul și ce e păstrat despre tine.
    În plus: `/caylus-club review` analizează o partidă încheiată, `/caylus-club puzzle` e problema zilei, `/caylus-club learn` are lecții scurte.
    În firul unei partide o comandă se referă la acea partidă.
rules-undo = ## Anulare
    Îți poți anula ultima acțiune până când joacă altcineva. După aceea trebuie să fie de acord, în 24 de ore, toți cei care au jucat sau au văzut ceva între timp. Aceasta e regula „ultima ta acțiune, altfel prin vot”; la o masă se poate juca și cu „doar ultima ta acțiune” sau „niciodată”. Dacă s-au văzut cărți ascunse, e nevoie întotdeauna de vot.
rules-pace = ## Ritm
    La o masă se poate juca fără ceas, în timp real sau cu un timp de la 12 ore la 7 zile pe mutare; când acesta expiră, începe rezerva ta, care se reface pe măsură ce joci.
    `/caylus me hours` stabilește orele tale active, `/caylus me notify` cum îți amintesc, `/caylus table pause` cere o pauză.
    O masă nouă are ceasul ales de server, altfel 24 de ore pe mutare; `Mai multe` de pe cardul ei îl schimbă.
    Unde masa îi așteaptă pe cei întârziați, locul unui jucător care multă vreme nu dă niciun semn se deschide altora. `Trimite un memento` de sub `/caylus status` îi amintește jucătorului pe care îl aștepți.
rules-privacy = ## Confidențialitate
    Păstrez: partidele și acțiunile lor, cine a avut ce loc (id-ul tău de Discord și numele de atunci), setările și absențele tale, planurile și răspunsurile date dinainte, rezultatele, cotele și fiabilitatea, turneele, pe cine urmărești sau blochezi și ce cauți, intervențiile moderatorilor care te privesc, răspunsurile tale la probleme, lecțiile, analizele și id-urile mesajelor mele. Nu citesc și nu păstrez nimic altceva din ce scrii. `/caylus me export` arată tot ce te privește, `/caylus me forget` șterge tot; partidele continuă cu un loc fără nume.
