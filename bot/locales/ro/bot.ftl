done = Gata
only-in-servers = Funcționez doar pe servere: invită-mă pe unul, apoi scrie `/caylus new` într-un canal de acolo.
error-unexpected = A apărut o eroare la mine; nu s-a schimbat nimic. Am notat-o pentru administratorul meu. `/caylus status` arată situația partidei.
refused-in-private = Nu s-a putut și nu s-a schimbat nimic. I-am explicat motivul celui care a cerut.
table-host-only = { $named ->
    [yes] Doar gazda ({ $host }) poate face acest lucru.
   *[no] Doar gazda poate face acest lucru.
 }
table-host-or-moderator = { $named ->
    [yes] Doar gazda ({ $host }) sau un moderator poate face acest lucru.
   *[no] Doar gazda sau un moderator poate face acest lucru.
 }
table-is = { $status ->
    [lobby] { $game } nu a început încă.
    [running] { $game } a început deja.
    [finished] { $game } s-a încheiat.
   *[cancelled] { $game } a fost anulată.
 }
table-not-seated = { $vacant ->
    [yes] Nu ai un loc în această partidă ({ $game }). Cu `/caylus table claim` ocupi unul liber.
   *[no] Nu ai un loc în această partidă ({ $game }).
 }
table-seated-already = { $you ->
    [yes] Ești deja la această masă, ca { $seat }.
   *[no] { $name } e deja la această masă, ca { $seat }.
 }
table-full = { $computers ->
    [0] Masa e plină: { $title } se joacă cu cel mult { $most ->
        [one] { $most } jucător
        [few] { $most } jucători
       *[other] { $most } de jucători
     }.
   *[other] Masa e plină: { $title } se joacă cu cel mult { $most ->
        [one] { $most } jucător
        [few] { $most } jucători
       *[other] { $most } de jucători
     }. Gazda poate scoate un calculator.
 }
database-trouble = Nu-mi pot folosi baza de date acum; nu s-a schimbat nimic. Încearcă din nou peste un minut.
still-at-work = Încă lucrez la ultima ta cerere, iar alta e deja în așteptare. Încearcă din nou după ce sunt gata amândouă.
database-unsure = Legătura cu baza mea de date s-a întrerupt în timpul salvării și nu știu dacă a reușit. Uită-te la partidă înainte să încerci din nou.
answer-refused = Discord mi-a respins răspunsul. Poate că cererea ta a reușit totuși: `/caylus status` arată situația partidei. Am notat-o pentru administratorul meu.
answer-lost = { $user }, Discord nu a livrat răspunsul meu la ultima ta cerere. `/caylus status` arată dacă cererea a reușit și ce urmează.
press-unknown = Acest buton e de la altă versiune a botului și nu mai funcționează. `/caylus status` arată butoanele actuale.
command-outdated = Această comandă s-a schimbat de când aplicația ta Discord a încărcat-o. Reîncarcă Discord (Ctrl+R; pe telefon repornește aplicația), apoi încearcă din nou.
command-moved = Această comandă nu mai există; folosește { $now }. Reîncarcă Discord (Ctrl+R; pe telefon repornește aplicația) ca să o vezi.
command-not-allowed = Nu poți folosi această comandă aici.
option-unreadable = Nu înțeleg { $value }. Alege una din sugestii sau încearcă din nou.

option-favors-simplified = favoruri simple
option-jeweller = { $value ->
    [yes] cu Bijutier
   *[no] fără Bijutier
 }
option-lawyer-vp = Notarul valorează { $n }
option-rules = { $value ->
    [standard] reguli standard
   *[beginner] reguli pentru începători
 }
option-pace-live = timp real: 5 minute pe mutare
option-pace-hours = { $n ->
    [one] { $n } oră pe mutare
    [few] { $n } ore pe mutare
   *[other] { $n } de ore pe mutare
 }
option-pace-7d = 7 zile pe mutare
option-pace-banked = { $unit ->
    [minutes] { $pace }, apoi o rezervă de { $bank } de minute
    [days] { $pace }, apoi o rezervă de { $bank } zile
   *[hours] { $pace }, apoi o rezervă de { $bank } de ore
 }
option-pace-alone = { $pace } (fără ceas dacă toți ceilalți sunt calculatoare)
option-late = { $value ->
    [skip] mutările întârziate sunt sărite
    [wait] masa îi așteaptă pe cei întârziați
    [stand-in] calculatorul joacă pentru cei întârziați
   *[vote] cei întârziați pot fi înlocuiți prin vot
 }
option-graces = cine nu dă niciun semn timp de { $n } × timpul unei mutări își pierde locul
option-together = { $value ->
    [yes] după plasarea muncitorilor toți decid în același timp
   *[no] după plasarea muncitorilor se decide pe rând
 }
option-early-off = la plasare e întrebat câte un jucător pe rând
option-early = după { $n } min următorul jucător poate alege dinainte
option-rated-abandoned = cotată (fără rezultat)
option-rated-hidden = necotată: nu toată lumea vede acest canal
option-level = calculatoare: nivelul { $n }
option-language = limba: { $language }

computer-name = { $name } (calculator)
computer-thinks = -# { $player } se gândește…
computer-paused = -# { $player } continuă după pauză.
computer-waits = -# { $player } așteaptă pe cineva cu care să joace. Cu `/caylus table claim` ocupi un loc liber.
computer-added = Un calculator a intrat la masă.
computer-level = Calculatoarele de aici joacă la nivelul { $level }.
computer-removed = Un calculator a plecat de la masă.
stand-in-name = { $name } (înlocuitor)
skipped-name = { $name } (mutări sărite)
stand-in-open = (înlocuitor)
stand-in-asked = { $game }: un calculator joacă pentru tine până apeși `Îmi iau locul înapoi` sau faci o mutare. Întâi îți urmează planul.
stand-in-back = { $game }: ești din nou pe locul tău.

card-open-seat = { $how ->
    [kept] { $seat } (păstrat pentru { $player } până la { $when })
    [unrated] { $seat } (liber; necotat pentru cine îl ia)
    [taken] { $seat } (preluat; necotat)
   *[open] { $seat } (liber)
 }
card-seats = { $taken ->
    [one] La masă: { $taken } jucător (se joacă în { $low }–{ $high } jucători).
    [few] La masă: { $taken } jucători (se joacă în { $low }–{ $high } jucători).
   *[other] La masă: { $taken } de jucători (se joacă în { $low }–{ $high } jucători).
}
card-seats-exactly = Locuri ocupate: { $taken } din { $high }; se joacă exact în { $high }.
card-imported = Masa continuă o partidă înregistrată, din runda { $turn }. Gazda împarte locurile (`/caylus table replace`) sau intră cine vrea.
card-record-over = O partidă încheiată, dintr-o înregistrare, pentru reluare și analiză.
card-takes = { $range ->
    [yes] Durată estimată: { $time } cu { $low } jucători, { $most } cu { $high }.
   *[no] Durată estimată: { $time } cu { $low } jucători.
 }
about-time = { $unit ->
    [hours] { $n ->
        [one] cam o oră
        [few] cam { $n } ore
       *[other] cam { $n } de ore
     }
    [days] { $n ->
        [one] cam o zi
        [few] cam { $n } zile
       *[other] cam { $n } de zile
     }
   *[weeks] { $n ->
        [one] cam o săptămână
        [few] cam { $n } săptămâni
       *[other] cam { $n } de săptămâni
     }
 }
button-more = Mai multe
clock-about = Acesta e timpul tău pentru fiecare mutare. Când expiră, începe rezerva ta: e de două ori mai lungă și se reface pe măsură ce joci. Ceasurile se opresc în afara orelor tale active (`/caylus me hours`) și cât timp lipsești (`/caylus me away`). Ritmul în timp real e pentru partide jucate dintr-o dată: 5 minute pe mutare și o rezervă de 30 de minute.
more-menu = Ce vrei să schimbi?
more-host = Doar gazda poate schimba aceste setări.
card-practice = O masă de antrenament: { $host } joacă pe toate locurile. Apasă `Începe` ca să pornești.
card-invited = Invitați: { $people }
card-host = { $host } e gazda și pornește partida.
card-as-of = -# Actualizat: { $when }; firul e mereu la zi.
card-thread = Se joacă în { $thread }
card-cancelled = Partida a fost anulată.
card-expired = Masa n-a fost pornită în 14 zile, așa că am închis-o. Cu `/caylus new` deschizi alta.
status-line = { $together ->
    [yes] Runda { $turn }, { $phase } · mai au de ales (întrebare pusă { $since }): { $players }
   *[no] Runda { $turn }, { $phase } · e rândul lui { $player } (întrebare pusă { $since })
 }
status-nobody = Runda { $turn }, { $phase }
pin-board = Ultima imagine a tablei: { $link }
pin-as-of = -# Actualizat: { $when }; întrebarea actuală e în ultimul mesaj al firului.

find-none-acting = Nu joci nicio partidă aici. Cu `/caylus new` deschizi o masă; `/caylus games` îți arată partidele.
find-none-looking = În acest canal nu e nicio partidă în curs. Cu `/caylus new` deschizi o masă.
find-not-started = Încă nu e nicio partidă în curs aici. Mese deschise: { $tables }. Cu `/caylus join` ocupi un loc, iar gazda pornește cu `/caylus start`.
find-no-lobby = În acest canal nu e nicio masă deschisă. Cu `/caylus new` deschizi una; o partidă în curs se joacă în firul ei.
find-no-lobby-leave = În acest canal nu e nicio masă de la care să ieși. Dintr-o partidă în curs ieși cu `/caylus table resign`.
find-which = Se potrivesc mai multe partide; alege una cu opțiunea `game`:
    { $games }
find-bad-number = { $text } nu e o partidă. Alege una din sugestii sau scrie-i numărul.
public-elsewhere = Unii dintre cei de aici nu pot vedea canalul partidei { $game }. Fără `public` ți-o arăt doar ție; în { $where } comanda o arată tuturor.

new-no-such-game = Nu cunosc acest joc. Aici se joacă Caylus și Caylus Magna Carta.
new-option-misfit = În { $game } nu există opțiunea { $options }; există: { $fitting }.
new-invited-bot = { $user } e un bot și nu poate ocupa un loc.
cant-look-there = { $user } nu vede canalul mesei. Dă-i întâi acces sau alege pe cineva care îl are.
need-posting = Nu pot posta în { $channel }; permisiuni care îmi lipsesc acolo: { $missing }. Nu s-a schimbat nimic.
new-wrong-channel = Pe acest server partidele se pornesc în { $channels }.
joined = Ai intrat în { $game }.
left = Ai ieșit din { $game }.
started = { $game } începe.
start-channel-busy = În acest canal se joacă partida #{ $game } și nu pot deschide un fir pentru alta. Așteaptă să se termine, pornește în alt canal sau dă-mi permisiunea Creează fire publice.
rematch-made = O masă pentru revanșă e deschisă în { $channel }.
rematch-seat = Ai un loc la revanșă, { $game }: { $link }
rematch-known = Există deja o revanșă a partidei, { $game }: { $link }
games-waits = • ▶ **[{ $game }]({ $link })** te așteaptă · { $how }
games-lobby = așteaptă jucători
games-unasked = { $how } · în așteptare: nu pot posta acolo
games-timed = { $how } · termen: { $when }
games-damaged = { $count ->
    [1] • Partida { $games } nu poate fi citită: datele salvate sunt deteriorate. Administratorul botului poate restaura o copie de siguranță.
    [few] • Partidele { $games } nu pot fi citite: datele salvate sunt deteriorate. Administratorul botului poate restaura o copie de siguranță.
   *[other] • Partidele { $games } nu pot fi citite: datele salvate sunt deteriorate. Administratorul botului poate restaura o copie de siguranță.
 }
games-none = Nu ești la nicio masă. Cu `/caylus new` deschizi una.

began-line = { $again ->
    [yes] ## { $game } continuă din runda { $turn }
   *[no] ## { $game } începe
 }
began-hints = -# Nou aici? `/caylus rules` · Ai greșit? `/caylus undo`
began-commitment = -# Tot ce ține de hazard a fost fixat înainte de început; după încheierea partidei, oricine îi poate verifica înregistrarea cu acest [sigiliu](<https://en.wikipedia.org/wiki/Commitment_scheme>): `{ $commitment }`
began-no-pictures = Nu am voie să atașez fișiere aici, așa că tabla vine ca text: `/caylus board view:text`. Cu permisiunea Atașează fișiere vine ca imagine.
no-thread-here = -# Se joacă chiar aici, fiindcă în acest canal nu se pot deschide fire.
no-thread-permission = -# Se joacă chiar aici, fiindcă nu am voie să deschid fire în acest canal (permisiunea Creează fire publice).
thread-full = { $host }, încă nu pot deschide un fir pentru { $game }: acest server are 1.000 de fire deschise, cât permite Discord. Arhivează câteva și îl deschid, sau joacă chiar aici cu `/caylus table settings here:True`.
thread-needed = { $host }, { $game } are nevoie de un fir propriu, fiindcă în acest canal se joacă altă partidă, iar eu nu pot deschide unul. Dă-mi permisiunea Creează fire publice; între timp încerc mai departe.
thread-deleted = Firul partidei { $game } a fost șters; partida continuă aici.
thread-deleted-busy = Firul partidei { $game } a fost șters, iar în acest canal se joacă altă partidă. Dă-mi permisiunea Creează fire publice, apoi continu-o cu `/caylus status`.
thread-deleted-full = { $host }, firul partidei { $game } a fost șters, iar acest server are 1.000 de fire deschise, cât permite Discord. Arhivează câteva și deschid altul, sau joacă chiar aici cu `/caylus table settings here:True`.

prompt-line = { $player } · runda { $turn }
    { $question }
prompt-hidden = De decis: { $kind }. Apasă `E rândul tău`; doar tu vezi întrebarea.
prompt-have = -# Ai: { $goods }
prompt-free = { $named ->
    [yes] { $player }, termen: { $free }; rezervă: { $end }
   *[no] Termen: { $free }; rezervă: { $end }
 }
prompt-bank = { $named ->
    [yes] { $player }: rezervă de timp până la { $end }
   *[no] Rezervă de timp până la { $end }
 }
prompt-away = { $player } lipsește până la { $when }; până atunci ceasul stă pe loc.

prompt-together = Runda { $turn } · toți aleg
    { $question }
prompt-awaited = Mai au de ales: { $players }
prompt-others = Sunt întrebați și: { $players }. `Alege` îi arată fiecăruia propria întrebare, în privat; ordinea nu contează.
prompt-kept = Ai ales: { $what }. Te poți răzgândi până aleg toți.
prompt-unasked = ⏸ În așteptare din { $since }: nu pot posta în { $thread }. Nimeni n-a fost întrebat, iar ceasurile stau până pot.
prompt-over = Această partidă s-a încheiat.
seat-departed = { $free ->
    [yes] { $player } nu mai e pe acest server. Ca să nu aștepte nimeni, locul e de acum deschis altora. Dacă { $player } revine pe server și face o mutare înainte ca cineva să ia locul sau ca ceilalți să continue, joacă pur și simplu mai departe. Altfel se clasează după toți cei care rămân.{ $until ->
        [no] {""}
       *[day] {" "}Mutarea de acum rămâne în așteptare până la { $until }.
     }
   *[no] { $player } nu mai e pe acest server.
 }
seat-departed-free = { $rated ->
    [kept] Până la { $until } locul e păstrat pentru { $player }, care îl poate lua înapoi cu butonul. După aceea e liber pentru oricine.
    [yes] Locul e liber: oricine îl poate ocupa, iar partida nu îi va schimba cota.
   *[no] Locul e liber: oricine îl poate ocupa.
 }
seat-departed-declined = Ceilalți au refuzat să continue fără această persoană; de la { $when } se poate întreba din nou cu `/caylus table replace`.
recap-title = De la ultima ta mutare:
recap-more = … { $count ->
    [one] { $count } rând
    [few] { $count } rânduri
   *[other] { $count } de rânduri
 } înainte de acestea: `/caylus history`
recap-gained = Primite: { $parts }.
hand-cards = Mâna ta: { $cards }
hand-title = Mâna ta:
hand-card = • **{ $name }** ({ $cost }; { $prestige } PP): { $effect }
hand-empty = Nu ai nicio carte în mână.
hand-no-hands = În { $game } nu există cărți în mână; totul e la vedere.
hand-not-seated = Doar jucătorii au cărți în mână, iar tu nu ai loc în această partidă.
button-turn = E rândul tău
button-choose = Alege
button-watch = Privește
button-board = Tabla
button-phone = Telefon
button-points = Puncte
button-replay = Reluare
button-stills = Rundă cu rundă
button-join = Intră
button-leave = Ieși
button-start = Începe
button-cancel = Anulează masa
button-rematch = Revanșă
button-back = Îmi iau locul înapoi
button-here = M-am întors
button-computer = Adaugă un calculator
button-nocomputer = Scoate un calculator
button-versus = Joacă cu un calculator
which-game =
    Care joc?
    • **Caylus**: plasezi muncitori, construiești un castel; o oră singur, 1–3 luni cu alții.
    • **Caylus Magna Carta**: la fel, dar cu cărți; cu o treime mai scurt.
button-allow = Accept
button-decline = Refuz
button-no = Nu
button-never = Da, nu mai întreba
button-takeback = Anulează mutarea
button-goon = Jucăm mai departe
button-practice = Antrenament
button-begin = Deschide o masă
button-howto = Cum se joacă
button-setup = { $what ->
    [check] Verifică instalarea
    [quiet] Alege ore de liniște
   *[open] Deschide prima masă
 }
button-explain = Explică
button-less = Mai puțin
button-resign = Da, ies
button-close = Da, anulează
button-sure = Da: { $action }
button-ask-undo = Întreabă-i pe ceilalți
button-forget = Șterge-mi datele
menu-part = { $title } de la { $first } la { $last }
menu-bridge = Înainte de pod: bani, favoruri, ordinea jucătorilor…
menu-road = Pe drum…
menu-castle = Castel
menu-build = Construiește
menu-prestige = Prestigiu
menu-pay = Plătește

acted-own = Gata: { $what }
acted-kept = Ai ales: { $what }. Ceilalți o află când au ales toți; până atunci o poți schimba cu `E rândul tău`.
acted-already = Ai făcut deja acest lucru.
acted-elsewhere = Partida continuă în { $where }.
acted-next = Urmează: { $question }
others-turn = { $together ->
    [yes] Mai au de ales: { $player } ({ $kind }; întrebare pusă { $since }).
   *[no] Nu e rândul tău: decide { $player } ({ $kind }; întrebare pusă { $since }).
 }
others-asked = Ai și tu o întrebare: apasă `Alege` sub ea.
refused-illegal = { $text } nu e posibil acum: { $reason }.
refused-notation = Nu cunosc nicio acțiune numită { $text }.
possible-few = Posibil acum: { $codes }
possible-many = { $count ->
    [one] Acum e posibilă { $count } acțiune; o găsești în butoanele și meniurile de mai jos.
    [few] Acum sunt posibile { $count } acțiuni; le găsești pe toate în butoanele și meniurile de mai jos.
   *[other] Acum sunt posibile { $count } de acțiuni; le găsești pe toate în butoanele și meniurile de mai jos.
}
means-several = „{ $text }” poate însemna mai multe lucruri; alege mai jos sau scrie codul:
means-more = … și încă { $count }; le găsești pe toate în butoanele și meniurile de mai jos.
not-now = Acum nu se poate. De decis: { $kind }.
sure-pass-first = Ai fi primul care pasează, deși mai ai muncitori și denari. Sigur?
sure-no-batch = Ai putea preda un set; dacă nu predai niciunul, pierzi până la 2 puncte de prestigiu. Sigur?
sure-castle-empty = Chiar și cu tot ce mai pot aduce muncitorii tăi, nu vei avea un set (hrană și alte două feluri). Fără el, acest muncitor te costă 2 puncte de prestigiu la construirea castelului. Sigur?
sure-resign = { $kept ->
    [no] { $count ->
        [1] Dacă ieși din { $game }, oricine îți poate ocupa locul { $seats }; decizia e definitivă. Sigur?
        [few] Dacă ieși din { $game }, oricine îți poate ocupa locurile { $seats }; decizia e definitivă. Sigur?
       *[other] Dacă ieși din { $game }, oricine îți poate ocupa locurile { $seats }; decizia e definitivă. Sigur?
     }
   *[yes] Dacă ieși din { $game }, locul tău { $seats } e păstrat 24 de ore pentru { $person }; decizia e definitivă. Apoi { $kept ->
        [ends] partida se încheie. Câștigă prin abandon: { $winners }.
       *[open] îl poate ocupa oricine.
     } Sigur?
 }
sure-resign-forfeit = Dacă ieși din { $game }, partida se încheie imediat. Câștigă prin abandon: { $winners }.{ $agree ->
    [yes] {" "}După aceea partida continuă numai dacă sunteți amândoi de acord.
   *[no] {""}
 }
sure-resign-behind = Dacă ieși din { $game }, te clasezi după toți cei care rămân; decizia e definitivă. Oricine îți poate ocupa locul { $seats }. { $computer ->
    [yes] Până atunci acolo joacă un calculator de nivelul { $level }.
   *[no] Până atunci deciziile lui sunt sărite.
 }
sure-resign-rated = { $free ->
    [yes] Îți mulțumim că ai jucat aici: dacă ieși, nu ți se schimbă nici cota, nici fiabilitatea.
   *[no] Partida e cotată: și pentru cotă te clasezi după toți cei care rămân, iar pentru tine contează ca partidă neterminată.
 }
sure-resign-share = { $share ->
    [0] Partida e cotată, dar atât de devreme nu se schimbă nicio cotă.
   *[other] Partida e cotată; un abandon atât de timpuriu contează cât { $share } % dintr-o partidă întreagă.
 }
sure-resign-abandoned = Dacă ieși din { $game }, partida se încheie fără rezultat, fiindcă nimeni altcineva nu mai joacă.
sure-really = Sigur?
sure-cancel = { $game } se închide definitiv pentru toți cei care au intrat. Sigur?
sure-not = Bine, nu s-a schimbat nimic.

phase-title = Runda { $turn }: { $name }
phase-quiet = { $title } (nu s-a întâmplat nimic)
phase-under-way = { $title } (în curs)
income-each = { $n ->
    [one] Fiecare primește { $n } denar.
    [few] Fiecare primește { $n } denari.
   *[other] Fiecare primește { $n } de denari.
 }
tolls-line = Prestigiu pentru proprietari: { $parts }.
income-part = { $n ->
    [one] { $n } denar pentru { $seats }
    [few] { $n } denari pentru { $seats }
   *[other] { $n } de denari pentru { $seats }
 }
report-cut = … `/caylus history` arată tot.
history-no-turn = Nu există runda { $turn }; ultima e runda { $last }.
history-nothing = În acea rundă nu s-a întâmplat încă nimic.

replay-line = Toată partida, de la prima fază la ultimul punct.
replay-alt = Partida ca imagine animată: tabla la sfârșitul fazelor și la fiecare clădire, set, favoare și mutare a prevotului.
stills-alt = Partida rundă cu rundă, pagina { $page } din { $pages }.
replay-of = Reluarea partidei { $game }.
replay-stills = { $game } la sfârșitul fiecărei runde.
replay-turn = { $game }, runda { $turn }.
replay-posted = Iată reluarea: { $link }
replay-not-over = { $game } nu s-a încheiat încă, deci nu are reluare. `/caylus history turn:{ $turn } animated:true` arată o rundă.
replay-too-long = Această partidă are { $count ->
    [one] { $count } acțiune
    [few] { $count } acțiuni
   *[other] { $count } de acțiuni
 }; o reluare arată cel mult { $most }. `/caylus history` cu `animated:true` arată ultimele runde, înregistrarea are tot: `/caylus export`.
replay-too-large = { $format ->
    [gif] Ca GIF, această reluare ar avea { $size } MB, iar Discord permite { $most } MB. Ca WebP e mai mică: `/caylus export kind:replay`.
   *[webp] Această reluare ar avea { $size } MB, iar Discord permite { $most } MB. `/caylus history` cu `animated:true` arată o rundă.
 }
replay-no-files = Nu am voie să atașez fișiere unde s-a jucat partida. Cine administrează serverul îmi poate da voie (Atașează fișiere); `/caylus export kind:replay` îți dă reluarea într-un canal unde am voie.
replay-no-files-here = Nu am voie să atașez fișiere în acest canal. Cere reluarea în altul, cu numărul partidei, sau roagă pe cineva care administrează serverul să-mi dea voie (Atașează fișiere).
replay-not-posted = Reluarea e gata, dar Discord nu m-a lăsat s-o postez acolo. `/caylus export kind:replay` ți-o dă.
replay-not-sent = Reluarea e gata, dar Discord nu a acceptat fișierul. Încearcă din nou peste o clipă.
replay-trouble = { $why ->
    [full] Desenez deja { $waiting } reluări pentru alții. Încearcă din nou peste un minut.
    [busy] Desenez chiar acum altă reluare a acestei partide. Încearcă din nou peste jumătate de minut.
    [failed] N-am putut desena reluarea. Partida e în regulă: `/caylus history` îi arată istoricul, iar `/caylus export` îți dă înregistrarea.
   *[closing] Mă repornesc chiar acum. Cere din nou reluarea peste un minut.
 }

ended-line = { $count ->
    [1] 🏆 { $winners } câștigă cu { $score ->
        [one] { $score } punct
        [few] { $score } puncte
       *[other] { $score } de puncte
     } de prestigiu.
    [few] 🏆 { $winners } împart victoria cu câte { $score ->
        [one] { $score } punct
        [few] { $score } puncte
       *[other] { $score } de puncte
     } de prestigiu.
   *[other] 🏆 { $winners } împart victoria cu câte { $score ->
        [one] { $score } punct
        [few] { $score } puncte
       *[other] { $score } de puncte
     } de prestigiu.
 }
ended-forfeit = 🏆 Câștigă prin abandon: { $winners }. Nu mai joacă: { $left }.
ended-play-on = Până la { $until }, { $players } mai pot continua această partidă cu `Jucăm mai departe`, dacă toți cei numiți aici sunt de acord.
ended-abandoned = ⏹️ Nimeni nu a jucat mai departe, așa că această partidă se încheie fără rezultat. Nicio cotă nu se schimbă.{ $rated ->
    [yes] {" "}Pentru toți cei care au început-o{ $who }, contează ca o partidă neterminată.
   *[no] {""}
 }
ended-left = { $how ->
    [missed] Majoritatea rundelor ratate, deci clasare după toți cei care au rămas: { $seats }.
    [more] Mai multe puncte, dar clasare după toți cei care au rămas: { $seats }.
   *[left] Plecare înainte de sfârșit, deci clasare după toți cei care au rămas: { $seats }.
 }
ended-void = ~~{ $result }~~ (anulat: nu mai contează)
ended-computers = { $count ->
    [1] -# \* { $seats }: calculator (nivelul { $level }).
    [few] -# \* { $seats }: calculatoare (nivelul { $level }).
   *[other] -# \* { $seats }: calculatoare (nivelul { $level }).
 }
ended-stood-in = { $winner ->
    [yes] { $others ->
        [0] Un calculator a luat { $count } din { $of } decizii pentru { $seat }.
       *[other] { $name ->
            [nobody] Altcineva
           *[person] { $name }
         } a luat { $others }{ $count ->
            [0] {""}
           *[other] , un calculator { $count }
         } din { $of } decizii pentru { $seat }.
     }
   *[no] { $others ->
        [0] -# \* Un calculator a ținut locul lui { $seat }: { $count } din { $of } decizii.
       *[other] -# \* { $seat }: { $name ->
            [nobody] altcineva
           *[person] { $name }
         } a luat { $others }{ $count ->
            [0] {""}
           *[other] , un calculator { $count }
         } din { $of } decizii.
     }
 }
ended-record = Înregistrarea partidei:
ended-record-command = `/caylus export` îți dă înregistrarea partidei.

undo-done = Anulat.
undo-vote-open = I-am întrebat pe ceilalți.
undo-takes-end = S-ar anula și sfârșitul partidei, iar partida ar continua.
undo-seed-known = Ordinea cărților e publică de când s-a încheiat partida: cine i-a citit înregistrarea știe ce cărți urmează.
undo-asks = { $count ->
    [1] Trebuie să fie de acord: { $players }. S-ar anula:
    [few] Trebuie să fie de acord: { $players }. S-ar anula { $count } acțiuni:
   *[other] Trebuie să fie de acord: { $players }. S-ar anula { $count } de acțiuni:
 }
    { $codes }
undo-asks-forfeit = Trebuie să fie de acord: { $players }. S-ar anula sfârșitul partidei, iar partida ar continua.
undone-free = { $player } anulează: { $codes }
undone-vote = Anulat prin vot: { $codes }
undone-forfeit = Sfârșitul partidei e anulat; partida continuă.
undone-end = Odată cu aceasta se anulează și sfârșitul partidei; partida continuă.
action-hidden = { $seat }: o acțiune.
action-untold = { $seat }: o alegere care încă nu schimbă nimic.
undone-more = { $codes } (și încă { $count })
vote-asked = I-am întrebat pe jucătorii din { $game }.
vote-taken = Ți-am notat răspunsul.
vote-none = În { $game } nu e niciun vot în curs.
vote-not-asked = Nu ai niciun vot de dat.
vote-several = Ai mai multe voturi de dat. Răspunde la fiecare:
vote-undo = { $count ->
    [1] { $asker } vrea să anuleze:
    [few] { $asker } vrea să anuleze { $count } acțiuni:
   *[other] { $asker } vrea să anuleze { $count } de acțiuni:
 }
    { $codes }
vote-undo-over = { $forfeit ->
    [yes] { $asker } vrea să anuleze sfârșitul partidei și să joace mai departe.
   *[no] { $asker } voia să anuleze niște acțiuni.
 }
vote-asks = { $kind ->
    [pause] { $asker } vrea să pună ceasurile pe pauză.
    [resume] { $asker } vrea să repornească ceasurile.
    [cancel] { $asker } vrea să anuleze partida.
   *[anew] Jucătorul de pe locul { $asker } a ieșit înainte de runda a doua. Vreți să începeți din nou fără el, cu aceleași setări? Dacă toți sunt de acord, partida nouă începe imediat, cu voi toți la masă. Aceasta nu mai contează pentru niciunul dintre voi; pentru cine a ieșit contează ca neterminată.
 }
vote-anew-declined = Nu toți au fost de acord, așa că partida continuă: deciziile locului { $seat } sunt sărite până îl ocupă cineva; un moderator poate lăsa un calculator să joace acolo.
vote-replace = { $asker } vrea să-i dea locul { $seat } lui { $newcomer }.
vote-time-up = Continuăm fără { $seat }? `Accept`: această persoană iese din partidă și se clasează după toți cei care rămân; până ocupă cineva locul, deciziile lui sunt sărite. `Refuz`: partida așteaptă { $departed ->
    [yes] această persoană sau pe cel care ia locul
   *[no] această persoană
 }.
vote-open-seat = { $asker } vrea să deschidă locul { $seat } pentru altcineva.
vote-absent = 💤 { $player } nu a mai dat niciun semn de o vreme, așa că votul nu depinde de răspunsul său.
vote-until = { $who ->
    [half] Mai mult de jumătate din cei întrebați trebuie să fie de acord. Votul se încheie { $when }; tăcerea înseamnă refuz. Între timp, partida continuă.
   *[all] Toți cei întrebați trebuie să fie de acord. Votul se încheie { $when }; tăcerea înseamnă refuz. Între timp, partida continuă.
 }
vote-over = { $how ->
    [ended] Partida s-a încheiat; votul nu mai e valabil.
    [passed] Propunerea a fost acceptată.
    [failed] Propunerea a fost respinsă.
    [expired] Votul a expirat ({ $when }). Tăcerea înseamnă refuz, deci nimic nu se schimbă.
   *[overtaken] Partida a mers mai departe; votul nu mai e valabil.
 }
vote-over-seat = { $taken ->
    [yes] Locul e ocupat, deci votul nu mai e necesar.
   *[no] Votul s-a încheiat, fiindcă un loc a trecut la altcineva.
 }

replaced = Gata: locurile din { $game } s-au schimbat.
seat-left = { $how ->
    [resigned] { $seat } a ieșit din partidă.
    [dropped] { $seat } lipsea și nu mai joacă.
    [barred] { $seat }: deocamdată nu joacă nimeni aici.
        Până la { $until } partida așteaptă acest loc: nimic nu e sărit, iar ceasul lui stă pe loc. { $back ->
            [yes] Apoi { $player } joacă mai departe aici.
           *[no] Dacă { $player } poate juca din nou până atunci, joacă mai departe aici; altfel iese din partidă.
        }
    [released] { $seat } tot nu poate juca aici și a ieșit din partidă.
   *[opened] { $seat } nu mai are jucător.
 }
seat-left-rated = { $player } se clasează după toți cei care rămân.
seat-rated = { $how ->
    [together] Cotele se calculează doar între { $players }.
    [others] Dintre cei care au început, aici se mai calculează doar cota lui { $players }: față de locurile calculatoarelor și de cei care au fost înlocuiți sau au plecat târziu.
    [then] Atunci nu mai e nimeni față de care să se calculeze cota lui { $players }, iar această partidă n-o mai schimbă.
    [again] { $players }: dacă locul e luat înapoi, această partidă îți schimbă din nou cota.
   *[nobody] Nu mai e nimeni față de care să se calculeze cota lui { $players }, așa că această partidă n-o mai schimbă.
 }
seat-skipped = Până ocupă cineva locul { $seat }, deciziile lui sunt sărite.
seat-stand-in = { $how ->
    [open] Pe locul { $seat } joacă un calculator de nivelul { $level }, până îl ocupă cineva.
    [again] Pentru { $seat } joacă din nou un calculator (runde ratate până acum: { $missed } din { $turns }).
   *[first] Pentru { $seat } joacă un calculator de nivelul { $level }, până când apasă `Îmi iau locul înapoi` sau face o mutare.
 }
seat-stand-in-rated = { $rated ->
    [yes] { $player }, revino curând. Dacă ratezi majoritatea rundelor, te clasezi după toți cei care rămân. Dacă, în toată partida sau în a doua ei jumătate, calculatorul ia peste un sfert din deciziile tale, o creștere a cotei contează doar pe jumătate, iar nimeni nu pierde puncte de cotă în fața ta.
   *[no] { $player }, revino curând. Dacă ratezi majoritatea rundelor, te clasezi după toți cei care rămân.
 }
seat-mostly-missed = { $standing ->
    [soon] ⚠️ { $player }: runde ratate { $missed } din { $turns }. Încă o rundă ratată și acest loc e clasat după toți cei care rămân, oricâte puncte ar avea. Apasă butonul sau fă o mutare: fiecare rundă în care faci o mutare contează ca a ta, și cea de acum.
   *[last] ⚠️ { $player }: runde ratate { $missed } din { $turns }, mai mult de jumătate. Deocamdată acest loc e clasat după toți cei care rămân, oricâte puncte ar avea. Se clasează din nou după puncte doar dacă, la sfârșit, { $name } a jucat cel puțin atâtea runde câte a ratat.
 }
seat-came-back = Din nou în joc: { $players }.
long-late = ⏳ Niciun semn de la { $player } în { $game }; întrebarea a fost pusă { $since }. Dacă nu joacă, altcineva îi poate lua locul { $until }; ceilalți jucători pot și să aștepte în continuare.
long-late-open = ⏳ { $player } tot n-a răspuns în { $game } (întrebarea a fost pusă { $since }), așa că oricine îi poate lua acum locul, cu butonul sau cu `/caylus table claim`. Mai poate juca până când cineva ia locul sau partida continuă fără acest loc; atunci se consideră că a ieșit. Ceilalți jucători pot și să aștepte în continuare.
absent = ⏳ Tot niciun semn de la { $player } în { $game }. Dacă nu joacă, nu răspunde și nu apasă `M-am întors`, pierde locul { $until }, ca și cum ar fi ieșit.
button-waiton = Mai așteptăm
button-takeseat = Ia locul
button-without = { $alone ->
        [yes] Ia victoria
       *[no] Continuă fără acel loc
    }
long-late-waited = ⏳ { $waiting } așteaptă în continuare mutarea lui { $player }, așa că nimeni altcineva nu poate lua locul.
long-late-without = ⏳ { $waiting } continuă fără { $player }.
long-late-back = ⏳ { $player } s-a întors.
seat-claimed = { $player } a preluat acest loc.
seat-summary = Preiei această poziție: `Tabla` o arată, `/caylus history` arată ce s-a întâmplat.
seat-not-rated = { $left ->
    [yes] Ai ieșit mai demult din această partidă: contează ca una pe care nu ai terminat-o, iar pentru cotă te clasezi după toți cei care rămân. Dacă joci din nou aici, acest lucru nu se schimbă.
   *[no] Această partidă nu îți va schimba cota.
 } Dacă nu vrei locul, îl cedezi cu `/caylus table resign`, fără efect asupra cotei și a fiabilității.
settings-done = { $game }: setările sunt schimbate.
move-not-gone = Se poate muta doar o partidă în curs al cărei canal a fost șters sau care așteaptă un fir.
move-done = { $game } continuă în acest canal.
settings-changed = { $by ->
    [player] { $player } a schimbat setările acestei mese: { $settings }.
    [host] Gazda a schimbat setările acestei mese: { $settings }.
    [case] { $game }: setări noi pentru { $players }: { $settings }.
   *[rest] Setările acestei mese s-au schimbat: { $settings }.
 }
pause-no-clock = Această masă nu are ceas de pus pe pauză (ritm: { $pace }); gazda poate pune unul cu `/caylus table settings`.
clocks-paused = Ceasurile sunt pe pauză.
clocks-on = Ceasurile merg din nou.
bot-returned = M-am întors pe acest server, iar partida continuă.
cancelled = { $by ->
    [players] Jucătorii au anulat partida.
    [anew] Partida se încheie fără rezultat: începe din nou ca { $game }, fără cel care a ieșit.
    [moderator] Un moderator a anulat partida.
   *[silence] Partida e închisă: nimeni nu a jucat de o lună.
 }
time-up = ⏳ Timpul a expirat: { $players }.
upgraded-31 = ℹ️ Am fost actualizat, iar unele reguli s-au schimbat, ca nimeni să nu aștepte un loc gol și ca ieșirea din partidă să nu aducă niciodată un avantaj: cine iese acum se clasează după toți cei rămași, iar în doi câștigă imediat celălalt. Deciziile unui loc părăsit sunt sărite, dacă acolo nu joacă un calculator. Unde mutările întârziate sunt sărite, după un termen depășit sunt sărite imediat, iar după un timp fără niciun semn locul e pierdut.
upgraded-32 = ℹ️ Nivelurile calculatoarelor au numere noi: 2, 3 și 4 sunt acum 3, 4 și 5. Vechiul nivel 1 nu mai există; calculatoarele care îl aveau aici joacă acum la noul nivel 2, la jumătatea drumului spre nivelul 3.
upgraded-39 = ℹ️ Am fost actualizat, iar ieșirea din partidă funcționează puțin altfel. Dacă cineva iese devreme, cei care rămân sunt cotați între ei. Un abandon contează pentru cotă abia din runda 3 și în întregime de la jumătatea unei partide obișnuite. Dacă nimeni nu mai joacă, partida se încheie fără rezultat. Iar dacă un calculator îți ține des locul în a doua jumătate, o creștere a cotei contează doar pe jumătate.
time-up-played = { $shown ->
    [yes] ⏳ Timpul a expirat: { $players }. Contează ca termen depășit. Aleg ce costă cel mai puțin: „{ $what }”.{ $asked ->
        [yes] {" "}Nimic altceva nu e sărit: următoarea decizie e cerută ca de obicei.
       *[no] {""}
     }
   *[no] ⏳ Timpul a expirat: { $players }. Contează ca termen depășit. Aleg ce costă cel mai puțin.
 }
time-up-last = ⏳ Timpul a expirat: { $players }. Contează ca termen depășit. În această rundă pasează la urmă, fără denarul pentru primul care pasează, și niciun muncitor nu se scumpește din această cauză.
time-up-absent = De acum, pentru { $seats } deciziile sunt sărite imediat, cel mult o rundă la { $hours ->
    [0] 5 minute
    [one] { $hours } oră
    [few] { $hours } ore
   *[other] { $hours } de ore
 }, până la următoarea mutare proprie sau până la `M-am întors`.
time-up-dropped = Altfel, { $until } locul e pierdut: { $seats }.
reminder-half = { $bank ->
    [yes] { $players }: jumătate din timp a trecut și ți-a rămas doar rezerva de timp; expiră { $when }.
   *[no] { $players }: jumătate din timp a trecut; expiră { $when }.
 }
reminder-most = { $players }: timpul e pe sfârșite; expiră { $when }.
reminder-after = { $late ->
    [alone] În acest moment nimeni altcineva nu mai joacă aici. Dacă nu joci nici tu, partida se va încheia fără rezultat{ $rated ->
        [yes] {" "}și va conta pentru tine ca neterminată
       *[no] {""}
     }. Dacă joci și nu se întoarce nimeni, câștigi.
    [skip] După aceea deciziile tale sunt sărite până joci sau apeși `M-am întors`.
    [stand-in] După aceea joacă pentru tine un calculator de nivelul { $level }, până joci sau apeși `Îmi iau locul înapoi`.
   *[vote] După aceea ceilalți votează dacă merg mai departe fără tine.
 }
reminder-nudge = { $players }: ceilalți te așteaptă, când ai timp.
reminder-back = { $players }: bine ai revenit. Partida te așteaptă.
button-nudge = Trimite un memento
nudge-done = { $game }: memento pentru { $players }, pe calea și la orele alese de fiecare.
reminder-over = { $waits ->
    [yes] { $players }: timpul a expirat. Deocamdată nu mai joacă nimeni altcineva aici, așa că niciun calculator nu preia locul, iar partida te așteaptă.
   *[no] { $players }: timpul a expirat.
 }
quiet-over = Orele de liniște s-au terminat. { $game } așteaptă: { $people }.
digest-title = Aceste partide te așteaptă:

button-ahead = Răspunde dinainte
ahead-more = … restul vine după ce răspunzi la acestea.
ahead-waiting = Răspuns dat dinainte: { $what }
ahead-gone = { $how ->
    [unlikely] • „{ $what }”: așa cum stau lucrurile, nu se mai ajunge la această întrebare, deci răspunsul tău nu va fi folosit.
    [lapsed] • „{ $what }”: nu s-a ajuns acolo; răspunsul tău nu mai e valabil.
   *[refused] • „{ $what }”: la momentul respectiv nu mai era posibil; răspunsul tău nu mai e valabil.
 }
ahead-withdraw = Retrage răspunsul
planning-soon = Urmează curând: { $players }. Alege de acum, iar când îți vine rândul fac eu mutarea; dacă nu mai e posibil, te întreb din nou.
button-planturn = Planifică muncitorii

status-open-seat = loc liber
status-vote = E un vot în curs; se încheie { $when }.
watch-line = Privește partida în { $thread }. Poți folosi: `/caylus board`, `status`, `history`, `rules`.
file-too-large = Fișierul ar avea { $size } MB, iar Discord permite { $most } MB. Administratorul botului îl poate lua din baza de date.
file-refused = { $count ->
    [one] Nu am voie să atașez fișiere aici, iar ca text ar fi { $count } mesaj.
    [few] Nu am voie să atașez fișiere aici, iar ca text ar fi { $count } mesaje.
   *[other] Nu am voie să atașez fișiere aici, iar ca text ar fi { $count } de mesaje.
 } Îl primești ca fișier într-un canal unde am permisiunea Atașează fișiere.
building-effect = Efect: { $effect }
building-owner = Pentru proprietar, când vine muncitorul altui jucător: { $effect }
building-cost = Costă: { $cost }
building-prestige = Prestigiu: { $n }
building-favors = { $n ->
    [one] Construirea ei aduce { $n } favoare regală.
    [few] Construirea ei aduce { $n } favoruri regale.
   *[other] Construirea ei aduce { $n } de favoruri regale.
 }
building-income = { $n ->
    [one] Venit: { $n } denar pe rundă.
    [few] Venit: { $n } denari pe rundă.
   *[other] Venit: { $n } de denari pe rundă.
 }
building-on-road = { $owned ->
    [yes] Acum pe spațiul { $space } al drumului, proprietar: { $owner }.
   *[no] Acum pe spațiul { $space } al drumului.
 }
building-in-stock = Încă se poate construi.
building-dealt = Fiecare jucător are una: în mână, în pachet, decartată sau pe drum.
building-nowhere = Nu e în această partidă.
building-also = Vezi și: { $names }.
building-unknown = Nu există clădirea { $text }. Alege una din sugestii.
tile-kind-neutral = neutră
tile-kind-fixed = fixă pe drum
tile-kind-special = clădire specială
tile-kind-wood = clădire de lemn
tile-kind-stone = clădire de piatră
tile-kind-residence = reședință
tile-kind-prestige = clădire de prestigiu
tile-kind-card = carte

me-language-done = De acum vorbesc cu tine în această limbă ({ $language }).
me-hours-always = Orele tale active: toată ziua; ceasurile tale merg mereu (fus orar { $zone }).
me-hours-now = Orele tale active: { $hours }, fus orar { $zone }. În restul timpului ceasurile tale sunt pe pauză, cu excepția meselor în timp real.
me-away-until = Lipsești până { $when }; până atunci ceasurile tale sunt pe pauză, iar ceilalți de la mesele tale văd acest lucru lângă locul tău. { $left ->
    [one] Zile de absență rămase, pe ultimele 12 luni: { $left }.
    [few] Zile de absență rămase, pe ultimele 12 luni: { $left }.
   *[other] Zile de absență rămase, pe ultimele 12 luni: { $left }.
 }
me-away-over = Nu ai anunțat nicio absență. { $left ->
    [one] Zile de absență rămase, pe ultimele 12 luni: { $left }.
    [few] Zile de absență rămase, pe ultimele 12 luni: { $left }.
   *[other] Zile de absență rămase, pe ultimele 12 luni: { $left }.
 }
me-notify-now = Mementouri: { $how }. Ore de liniște: { $quiet }. Confirmarea mutărilor risipitoare: { $confirm }. Panou după plasare: { $panel }.
me-quiet-server = ca pe fiecare server
me-pictures-done = Imagini pentru tine: { $view }, întunecate: { $dark }.
me-forget-sure = Se șterge tot ce păstrez despre tine, iar numele tău dispare din toate partidele. Partidele tale în curs continuă cu un loc liber. Nu se poate anula.
me-forgotten = { $count ->
    [0] Am șters tot ce era păstrat despre tine.
    [one] Am șters tot ce era păstrat despre tine; { $count } partidă continuă cu un loc liber.
    [few] Am șters tot ce era păstrat despre tine; { $count } partide continuă cu un loc liber.
   *[other] Am șters tot ce era păstrat despre tine; { $count } de partide continuă cu un loc liber.
 }
me-export-line = Tot ce e păstrat despre tine:

import-one-of = Atașează înregistrarea unei partide ca fișier sau lipește-o ca text. `/caylus export` îți dă un exemplu.
import-too-large = Fișierul e prea mare (octeți: { $size }); citesc cel mult { $limit }.
import-unreadable = Discord nu mi-a dat fișierul. Încearcă din nou.

server-manager-only = Ai nevoie de permisiunea Gestionează serverul.
server-speaks = Limba acestui server e acum { $language }, ca a celui care a deschis masa. Această persoană și oricine are permisiunea Gestionează serverul pot alege altă limbă aici sau oricând cu `/caylus-server settings`.
server-speaks-now = Limba acestui server e acum: { $language }.
server-no-limit = fără limită
server-all-channels = toate canalele
server-settings-now = Partidele pot fi pornite în: { $channels }
    Partide per persoană: { $games-per-person }
    Mese deschise per persoană: { $tables-per-person }
    Mese deschise aici: { $tables }
    Partide în curs aici: { $games }
    Sfaturi și explicații per persoană pe oră: { $searches-per-person }
    Limba: { $language }
    Cine poate anula o partidă în curs: { $cancel }
    Imagini sub rapoarte: { $pictures }
settings-new-tables = Mese noi: { $new }
settings-puzzles = Problema zilei: { $puzzles }
welcome = 👋 Aici conduc partide de Caylus și Caylus Magna Carta, mutare cu mutare, fiecare în firul ei.
    • `{ $check }` spune ce permisiuni îmi lipsesc, în ce canale partidele nu sunt cotate și ce limbi vorbesc.
    • `{ $open }` deschide o masă în acest canal; ceilalți intră cu butonul ei, iar începătorii pornesc de la `/caylus rules`.
    • `{ $quiet }` lasă nopțile fără mențiuni. `/caylus-server settings` are restul: canale, ceasuri, roluri, cote, rezumatul.
settings-group-games-per-person = Mese
settings-group-pace = Setări pentru mese noi
settings-group-puzzle-channel = Problema zilei
settings-group-statistics = Statistici și cote
settings-group-following = Urmărire
settings-group-seek = Căutarea de jucători
settings-group-tournaments = Turnee
settings-group-channel = Rezumatul săptămânii
settings-group-quiet = Ore de liniște
menu-settings-group = Alte setări
menu-settings-what = Schimbă o setare
settings-roles = Cine poate deschide mese: { $opens }
    Mențiune la mese noi, cel mult o dată la șase ore: { $announce }
settings-quiet-off = Fără ore de liniște: menționez oamenii oricând. Pentru nopți fără mențiuni alege ore și un fus orar.
settings-quiet-now = Ore de liniște: { $hours } ({ $zone }).
    Atunci nu menționez pe nimeni, cu excepția meselor în timp real și a celor care și-au ales propriile ore cu `/caylus me notify`. Când se termină, îi menționez pe toți pe care îi mai așteaptă o partidă.
    Ceasurile merg mai departe; pe al tău îl oprești noaptea cu `/caylus me hours`.
settings-number = { $text } nu e un număr între { $least } și { $most }. Nu s-a schimbat nimic.
opens-role = Pe acest server e nevoie de rolul { $role } ca să deschizi mese. Poți totuși intra la mese și poți fi invitat.
public-often = Răspunsuri arătate tuturor în ultima oră: { $most }, cât e permis. Următorul se poate peste { $minutes } min; fără `public` îl vezi doar tu și nu există limită.
invites-often = Invitații permise pe oră: { $most }. Următoarea se poate peste { $minutes } min; până atunci poate intra oricine vede canalul. Nu s-a schimbat nimic.
table-announced = { $role }: s-a deschis o masă nouă, { $game }.

trouble-forbidden = ⚠ Nu am voie să postez aici. Dă-mi Vezi canalul, Trimite mesaje și Trimite mesaje în fire; apoi continui. Între timp butoanele și comenzile merg.
trouble-locked = ⚠ Firul acestei partide e blocat. Îl poate debloca oricine are permisiunea Gestionează firele; apoi continui.
trouble-gone = ⚠ Canalul partidei a fost șters. Gazda sau un moderator o poate continua în altul, folosind acolo `/caylus table settings here:True`, ori o poate anula (`/caylus table cancel`). Între timp comenzile merg.
trouble-full = ⚠ Acest server are 1.000 de fire deschise, cât permite Discord. Arhivează câteva și deschid unul pentru această partidă; ori gazda o joacă în canal, folosind acolo `/caylus table settings here:True`.
trouble-timed-out = ⚠ Pe acest server am timeout până la { $until } și nu pot posta. Îl poate încheia oricine are permisiunea de a da timeout membrilor; apoi continui.
trouble-discord = ⚠ Discord nu-mi acceptă mesajele acum. Încerc mai departe; între timp comenzile merg.

doctor-permissions = Am în acest canal toate permisiunile de care am nevoie.
doctor-rated = Se pot juca partide cotate în toate canalele pe care le văd.
doctor-unrated = Partidele din { $channels } nu sunt cotate, fiindcă nu toată lumea vede aceste canale. La `/caylus-server settings`, sub Statistici și cote, poți alege un rol care contează drept „toată lumea”.
doctor-languages = Vorbesc { $languages }. Pe acest server folosesc { $here }; în privat, limba din Discord a fiecăruia.
doctor-permission-view-channel = Nu văd acest canal: dă-i rolului meu Vezi canalul.
doctor-permission-send-messages = Nu pot scrie în acest canal: dă-i rolului meu Trimite mesaje.
doctor-permission-send-messages-in-threads = Nu pot scrie în fire: dă-i rolului meu Trimite mesaje în fire.
doctor-permission-create-public-threads = Nu pot deschide fire: partidele se joacă chiar în canal. Cu permisiunea Creează fire publice are fiecare firul ei.
doctor-permission-attach-files = Nu pot atașa imagini și înregistrări: tabla vine ca text. Permisiunea Atașează fișiere aduce imaginile.
doctor-permission-read-message-history = Nu pot citi istoricul: nu observ când îmi sunt șterse mesajele. Dă-i rolului meu Citește istoricul mesajelor.
doctor-permission-pin-messages = Nu pot fixa mesaje: mesajul de stare al unei partide rămâne nefixat. Permisiunea Fixează mesaje rezolvă.
doctor-running = { $games ->
    [0] Nicio masă nu e deschisă sau în curs pe acest server.
    [one] { $games } masă e deschisă sau în curs pe acest server.
    [few] { $games } mese sunt deschise sau în curs pe acest server.
   *[other] { $games } de mese sunt deschise sau în curs pe acest server.
 }
doctor-computers = { $count ->
    [one] { $count } partidă așteaptă
    [few] { $count } partide așteaptă
   *[other] { $count } de partide așteaptă
 } un calculator, prima de { $seconds } s. Un CAYLUS_THINKERS mai mare lasă mai multe să se gândească deodată.
doctor-notices = { $count ->
    [one] { $count } mesaj așteaptă să fie postat.
    [few] { $count } mesaje așteaptă să fie postate.
   *[other] { $count } de mesaje așteaptă să fie postate.
 }
doctor-game = Partida #{ $game } nu poate fi postată: { $why }
doctor-games = { $count ->
    [one] Încă { $count } partidă nu poate fi postată.
    [few] Încă { $count } partide nu pot fi postate.
   *[other] Încă { $count } de partide nu pot fi postate.
 }

games-stand-in = { $how } · un calculator joacă pentru tine
games-skipped = { $how } · mutările tale sunt sărite
status-skipped = Ai depășit un termen, așa că mutările tale sunt sărite până joci sau apeși `M-am întors`.
seat-away = { $seat } · lipsește până la { $when }
seat-ranks-last = { $seat } (cum stau lucrurile acum, acest loc e clasat după toți cei care rămân: runde ratate { $missed } din { $turns })
switched-off = Pe acest server e dezactivat.
option-pictures = imagini
option-hints = sfaturi
