table-no-game = Nu există o asemenea partidă sau se joacă într-un canal pe care nu-l poți vedea. `/caylus games` le arată pe ale tale.
table-no-vote = Acest vot nu mai există.
table-review-running = { $game } nu s-a încheiat. Se poate analiza doar o partidă încheiată.
table-review-old = Regulile s-au schimbat de când s-a jucat partida ({ $game }); nu mai poate fi analizată.
table-rematch-players = Revanșa e pentru cei care au jucat partida ({ $game }). Cu `/caylus new` îți deschizi propria masă.
table-no-such-seat = { $game } are { $seats ->
    [one] { $seats } loc
    [few] { $seats } locuri
   *[other] { $seats } de locuri
 }; locul { $seat } nu există.
table-seat-held = Locul { $seat } e ocupat de { $name }; doar un loc liber poate fi luat.
table-no-open-seat = În această partidă nu e niciun loc liber ({ $game }).
table-practice = E o masă de antrenament: aici joacă doar { $name }. Cu `/caylus new` deschizi o masă obișnuită.
table-too-few = { $title } cere cel puțin { $least ->
    [one] { $least } jucător
    [few] { $least } jucători
   *[other] { $least } de jucători
 }, iar la masă { $here ->
    [one] e { $here }
    [few] sunt { $here }
   *[other] sunt { $here }
 }.
table-seats-open = Aceste locuri sunt încă libere: { $seats }. Le împarte gazda sau intră cine vrea.
table-place-taken = În acest canal se joacă altă partidă; așteaptă să se termine sau joacă în alt canal.
table-too-many-games = { $name } joacă deja { $here ->
    [one] { $here } partidă
    [few] { $here } partide
   *[other] { $here } de partide
 } pe acest server; limita e { $most }. Întâi trebuie încheiată una sau cedat un loc; `/caylus games` le arată.
table-too-many-tables = { $name } are deja { $here ->
    [one] { $here } masă deschisă
    [few] { $here } mese deschise
   *[other] { $here } de mese deschise
 } pe acest server; limita e { $most }. Întâi trebuie pornită, părăsită sau anulată una; `/caylus games` le arată.
table-too-many-searches = Ai cerut deja toate sfaturile pe care le poate primi o persoană aici într-o oră (limita e { $most }). Poți cere din nou peste { $minutes ->
    [one] { $minutes } minut
    [few] { $minutes } minute
   *[other] { $minutes } de minute
 }; cine administrează serverul poate mări limita (`/caylus-server settings`).
table-hints-off = La această masă sfaturile sunt dezactivate; gazda le poate permite tuturor: `/caylus table settings hints:yes`.
table-hints-rated = Partida e cotată: cât timp se joacă, calculatoarele nu dau sfaturi nimănui.
table-hint-not-yours = Acum nu ai nimic de decis, deci nu e niciun sfat de dat.
table-evening-runs = E deja în curs o sesiune în timp real.
table-evening-none = În această partidă nu e în curs nicio sesiune în timp real.
table-evening-paused = Ceasurile sunt pe pauză; o sesiune în timp real poate începe când merg din nou.
table-evening-live = La această masă se joacă deja în timp real; nu e nevoie de o sesiune.
table-evening-missing = O sesiune în timp real cere cel puțin două persoane și niciun loc liber.
table-evening-stand-in = Un calculator îți ține locul. Ia-ți întâi locul înapoi, apoi propune o sesiune în timp real.
table-evening-refused = O sesiune în timp real a fost refuzată aici în { $minutes ->
    [one] ultimul { $minutes } minut
    [few] ultimele { $minutes } minute
   *[other] ultimele { $minutes } de minute
 }; întreabă din nou mai târziu.
table-explain-none = Nu pot explica acum această acțiune: nu e a unui calculator, a fost anulată sau o parte din ea e încă ascunsă.
table-no-thought = Calculatoarele nu se pot gândi acum; nu s-a schimbat nimic. Încearcă din nou peste un minut.
table-server-tables = Serverul are deja { $here ->
    [one] { $here } masă deschisă
    [few] { $here } mese deschise
   *[other] { $here } de mese deschise
 }; limita e { $most }. Intră la una cu `/caylus join` sau așteaptă să pornească ori să se închidă una; cine administrează serverul poate mări limita (`/caylus-server settings`).
table-server-games = Pe acest server { $here ->
    [one] e deja { $here } partidă în curs
    [few] sunt deja { $here } partide în curs
   *[other] sunt deja { $here } de partide în curs
 }; limita e { $most }. Această masă rămâne deschisă: porneșt-o când se încheie o partidă sau cere celui care administrează serverul să mărească limita (`/caylus-server settings`).
table-record-name = Înregistrarea nu poate fi citită: numele de pe rândul { $line } are prea multe caractere ({ $length }; limita e { $most }).
table-record-large = Înregistrarea partidei ({ $game }) are { $size } MB sau mai mult, fiindcă numele sunt foarte lungi; Discord permite { $most } MB. Administratorul botului o poate obține cu `python -m storage export { $number }`.
table-record-header = Înregistrarea nu poate fi citită: partea dinaintea acțiunilor are prea multe caractere ({ $length }; limita e { $most }).
table-full-places = Masa e plină: locurile sunt limitate la { $most }.
table-seats-kept = Locurile libere sunt păstrate pentru cei găsiți prin căutare pentru această masă ({ $count }), până la { $when }. După aceea le poate lua oricine.
table-wish-number = Cineva de aici vrea acest număr de jucători: { $numbers }; acum sunt { $here }. Așteaptă-i pe ceilalți sau roagă acea persoană să oprească căutarea: `/caylus-club seek`.
table-entry-invited = Această masă e doar pentru cei invitați ({ $game }); gazda te poate invita.
table-entry-rating = Această masă e pentru cote de la { $low } la { $high }, iar a ta e { $rating }. Gazda te poate invita totuși.
table-entry-newcomer = Această masă e pentru cei cu o cotă stabilă (partide cotate: { $here } din { $of }). Gazda te poate invita totuși.
table-entry-reliable = Această masă e pentru cei care au terminat cel puțin { $n } % din partidele lor cotate și au respectat cel puțin { $n } % din termene. La tine: partide terminate { $finished } din { $games }, termene depășite { $missed } din { $deadlines }. Gazda te poate invita totuși.
table-entry-bounds = Limitele cotelor sunt numere de la { $least } la { $most }, întâi cel mai mic.
table-entry-fixed = Nu poți alege cine joacă la această masă: la antrenament e o singură persoană, iar locurile unei înregistrări le împarte gazda.
table-invites-refused = Nu poți invita: { $name }.
table-invite-declined = { $name } ți-a refuzat invitația.
table-invites-many = La această masă nu mai poate fi invitat nimeni ({ $here } din { $most }).
table-not-invited = Nu ai invitație la această masă ({ $game }).
table-refusals-many = Ai blocat deja invitațiile de la numărul maxim de persoane ({ $most }). Scoate întâi pe cineva de pe listă: `/caylus table invite`.
table-wish-empty = Așa ceva nu se poate găsi: alege un număr de jucători permis de joc și un ritm.
table-wishes-many = Ai deja numărul maxim de căutări ({ $most }). Oprește întâi una: `/caylus-club seek`.
table-wishes-server = Pe acest server e deja numărul maxim de căutări ({ $most }). Încearcă din nou când cineva a găsit o masă sau a oprit o căutare.
table-unknown-game = Nu există jocul { $text }; există: { $games }.
table-unknown-option = { $title } nu are opțiunea { $name }; opțiunile lui: { $options }.
table-bad-option = Opțiunea { $name } nu poate fi { $value }; poate fi: { $values }.
table-bad-practice = O masă de antrenament de { $title } are de la { $least } la { $most } locuri.
table-bad-computers = La o masă de { $title } poți adăuga între 1 și { $most } calculatoare, nu { $asked }.
table-bad-level = Nu există nivelul { $level }; calculatoarele joacă la nivelurile de la { $least } la { $most }.
table-practice-computers = La o masă de antrenament joci tu pe toate locurile; renunță la `practice` ca să joci împotriva calculatoarelor.
table-no-computer = La această masă nu e niciun calculator ({ $game }).
table-computers-alone = Calculatoarele nu joacă singure: cel puțin un loc trebuie să fie al unei persoane.
table-seat-computer = Pe locul { $seat } joacă un calculator: spune cine să ia locul.
table-stand-in-off = La această masă calculatoarele nu țin locul nimănui. Gazda poate schimba acest lucru cu `/caylus table settings late:stand-in`, iar la o partidă cotată numai înainte de început.
table-stand-in-already = Un calculator joacă deja pentru tine; se oprește cu `Îmi iau locul înapoi` sau la următoarea ta acțiune.
table-stand-in-none = Niciun calculator nu joacă pentru tine în această partidă.
table-stand-in-alone = Aici nu mai joacă nicio altă persoană, deci nimeni nu te așteaptă; un calculator ține locul doar când te așteaptă cineva.
table-computer-illegal = Un calculator a ales ceva ce nu e permis acum; nu s-a făcut nimic.
table-bad-record = Înregistrarea nu poate fi citită: { $why }
table-too-many-records = În ultima zi ai importat deja aici { $here ->
    [one] { $here } înregistrare a unei partide încheiate
    [few] { $here } înregistrări ale unor partide încheiate
   *[other] { $here } de înregistrări ale unor partide încheiate
 }; limita e { $most }. Încearcă mâine; cine administrează serverul poate mări limita (`/caylus-server settings`).
table-not-imported = Locurile se împart doar în lobby-ul unei înregistrări importate; aici intră cine vrea.
table-stale = Partida a continuat între timp; nu s-a făcut nimic. Aceasta e situația actuală.
table-not-your-decision = Acum decide { $seat } ({ $kind }); nu e rândul tău.
table-undo-off = La această masă mutările nu pot fi anulate.
table-undo-together = Toți aleg în același timp și încă nu s-a întâmplat nimic: cu `E rândul tău` îți poți schimba alegerea până alege și ultimul.
table-undo-nothing = Nu ai nicio acțiune de anulat.
table-undo-others = { $seat } a jucat între timp; la această masă îți poți anula doar propria ultimă acțiune.
table-undo-late = Partida s-a încheiat acum mai mult de 24 de ore; nimic din ea nu se mai poate anula.
table-undo-deep = E prea departe în urmă: regulile s-au schimbat între timp și poziția nu mai poate fi refăcută.
table-undo-full = Pe acest server { $here ->
    [one] e deja { $here } partidă în curs
    [few] sunt deja { $here } partide în curs
   *[other] sunt deja { $here } de partide în curs
 }; limita e { $most }. Această partidă poate continua când se încheie alta.
table-undo-place = În acest fir e în curs altă partidă, deci aceasta nu poate continua aici.
table-vote-unasked = Nu îi pot întreba pe jucători: nu pot posta în { $channel }. Nu a fost întrebat nimeni și nu s-a schimbat nimic. Dacă acel canal nu mai există, gazda sau un moderator poate continua partida în alt canal, folosind acolo `/caylus table settings here:True`; un moderator care nu joacă o poate anula.
table-vote-open = Există deja un vot pe această temă; trebuie să se încheie înainte să înceapă altul.
table-cancel-played = Ai jucat în această partidă, așa că nu o poți anula ca moderator. O pot face jucătorii ei, prin vot, sau alt moderator.
table-vote-over = Votul s-a încheiat; mesajul lui spune cum.
table-vote-declined = Acest lucru a fost refuzat aici în ultima oră. Poți întreba din nou { $when }.
table-vote-not-asked = Nu participi la acest vot; pot răspunde doar jucătorii numiți în el.
table-clock-alone = Aici nu te așteaptă nimeni, așa că partida nu are ceas.
table-options-imported = Această masă continuă o înregistrare, așa că opțiunile jocului rămân cum erau.
table-late-no-clock = Fără ceas, timpul nu expiră niciodată. Alege și un ritm (`pace`); un calculator poate juca pentru cine lipsește (`late:stand-in`) și fără ceas.
table-graces-idle = Opțiunea `graces` spune când își pierd locul jucătorii ale căror mutări sunt sărite. E valabilă doar la mese cu mai multe persoane, unde mutările întârziate sunt sărite (`late`) și există un ritm (`pace`).
table-together-practice = La o masă de antrenament e întrebată o singură persoană, loc după loc.
table-early-idle = Următorul jucător e întrebat dinainte doar la mese cu mai multe persoane, cu `together` și cu alt ritm decât cel în timp real.
table-evenings-idle = Sesiunile în timp real sunt pentru mese cu mai multe persoane, care nu joacă oricum în timp real.
table-pictures-idle = Acest server a dezactivat imaginile de sub rapoarte (`/caylus-server settings`), așa că nicio masă nu le poate activa.
table-rated-practice = O masă de antrenament nu e niciodată cotată.
table-rated-hints = O partidă în care calculatoarele dau sfaturi (`hints`) nu e cotată.
table-rated-undo = O partidă cu anulare fără vot nu e cotată: alege și altă valoare pentru `undo`.
table-invited-practice = La o masă de antrenament nu joacă nimeni altcineva. Invită-i pe ceilalți la o masă obișnuită.
table-nudge-you = Partida te așteaptă pe tine.
table-nudge-early = Întrebarea a fost pusă acum mai puțin de o oră. Mai lasă puțin timp.
table-nudge-again = În fiecare partidă poți trimite unui jucător un singur memento pe zi.
table-nudge-nobody = Acum nu are cine primi un memento: toți cei așteptați au primit deja unul azi, lipsesc sau în locul lor joacă un calculator.
table-not-missed = Nu poți face acum acest lucru cu { $seat }: a jucat între timp sau cineva a ales să aștepte în continuare.
table-unasked = Nimeni nu a întârziat: nu pot posta acolo unde se joacă partida, deci nu a fost întrebat nimeni, iar până atunci niciun ceas nu merge.
table-not-late = { $seat } nu a depășit niciun termen. Poți lua doar locul unui jucător care a depășit unul sau, fără ceas, pe care partida îl așteaptă de o săptămână.
table-own-seat-only = Acest loc nu e al tău; poți părăsi doar locul tău.
table-seat-open-already = Locul { $seat } e deja liber: spune cine să-l ia sau lasă pe cineva să-l ocupe.
table-own-seat = Acesta e locul tău; îl eliberezi cu `/caylus table resign`.
table-nothing-to-change = Spune ce să schimb: anulare, ritm, întârziere, termene, sfaturi, cotată, împreună, anticipat, sesiuni, limba sau imagini.
table-rated-late = Dacă o partidă e cotată se decide la pornire. Într-o partidă cotată nu există nici anulare fără vot, nici sfaturi pentru toți.
table-rated-milder = Într-o partidă cotată în curs, un jucător nu poate schimba acest lucru. Poate face ritmul mai lent de la următoarea întrebare sau le poate da întârziaților mai mult timp până își pierd locul. Restul ține de un moderator care nu joacă aici.
table-trial-steps = Acești pași nu pot fi încercați aici. Deschide din nou „Ce-ar fi dacă”: `/caylus plan what-if`.
table-trial-nothing = La niciunul dintre acești pași nu se poate răspunde dinainte.
pace-away-budget = Mai poți lipsi { $left ->
    [one] { $left } zi
    [few] { $left } zile
   *[other] { $left } de zile
 }, socotind ultimele 12 luni; { $asked } sunt prea multe.
pace-hours-bad = „{ $text }” nu e un interval de ore; scrie de exemplu 8-23, cu cel puțin { $least } ore.
pace-zone-bad = „{ $text }” nu e un fus orar; scrie de exemplu Europe/Bucharest.
pace-quiet-bad = „{ $text }” nu e un interval de ore; scrie de exemplu 22-7 sau off.
season-day-bad = „{ $text }” nu e o zi; scrie de exemplu 2027-01-01, today sau off.
season-day-order = { $text } nu poate începe un sezon: trebuie să vină după ultimul ({ $last }) și în decurs de un an. Nu s-a schimbat nimic.
season-many = Pot exista cel mult { $most } sezoane. Nu s-a schimbat nimic.
table-unreadable = Datele salvate ale acestei partide nu pot fi citite ({ $why }); celelalte partide continuă. Administratorul botului poate verifica fișierul și poate restaura o copie de siguranță.

option-not-offered = „{ $value }” nu se poate alege aici. Posibil: { $offered }.
