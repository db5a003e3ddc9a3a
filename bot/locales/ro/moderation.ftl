# `/caylus table moderate`: ce fac moderatorii și administratorii
cmd-table-moderate = Intervino ca moderator, cu un motiv
    .name = moderează
    .act = Ce se face
    .act-name = ce
    .reason = De ce; înainte se spune cine citește
    .reason-name = motiv
    .seat = Ce loc
    .seat-name = loc
    .member = Cine primește locul, sau despre cine e vorba
    .member-name = membru
    .entry = Ce intervenție din jurnal se anulează
    .entry-name = număr
    .game = Ce partidă
    .game-name = partida
choice-moderate-give = dă un loc cuiva
choice-moderate-computer = dă un loc unui calculator
choice-moderate-skip = eliberează un loc; deciziile sunt sărite
choice-moderate-mistake = o excludere de pe server a fost o greșeală
choice-moderate-end = încheie o partidă fără rezultat
choice-moderate-void = anulează un rezultat (administratori)
choice-moderate-title = ascunde un titlu (administratori)
choice-moderate-bar = avertizează sau suspendă (administratori)
choice-moderate-ladder = scoate din clasament (administratori)
choice-moderate-back = anulează o intervenție
choice-moderate-report = semnalează moderatorilor ceva (oricine)
moderation-give = { $held ->
    [yes] { $game }: locul { $seat } trece de la { $former } la { $person } (fără efect asupra cotei).
   *[no] { $game }: locul { $seat } trece la { $person } (fără efect asupra cotei).
 }{ $degree ->
    [asked] {""}
        Acordul lui { $person } nu se cere dinainte: firul menționează această persoană, care poate renunța la loc fără urmări.
   *[whole] {""}
 }
moderation-computer = { $held ->
    [yes] { $game }: pe locul { $seat } joacă un calculator în locul lui { $former }, până îl ia cineva.
   *[no] { $game }: pe locul { $seat } joacă un calculator până îl ia cineva.
 }
moderation-skip = { $held ->
    [yes] { $game }: { $former } nu mai are locul { $seat }; acesta e liber, iar deciziile lui sunt sărite până îl ia cineva.
   *[no] { $game }: locul { $seat } e eliberat, iar deciziile lui sunt sărite până îl ia cineva.
 }
moderation-end = { $game } se încheie fără rezultat pentru { $players }: nu câștigă nimeni, iar cotele și fiabilitatea nu se schimbă, nici ale celor care plecaseră deja.{ $degree ->
    [asked] {""}
        Dacă anulezi această intervenție mai târziu, partida continuă de unde se oprește acum.
   *[whole] {""}
 }
moderation-means = { $clock ->
    [none] De acum nu mai merge niciun ceas.
   *[again] Toate ceasurile pornesc acum de la început.
 }{ $late ->
    [skip] {" "}Dacă apoi depășești un termen, mutările tale sunt sărite până te întorci; după o tăcere de { $n } × timpul unei mutări îți pierzi locul.
    [stand-in] {" "}Dacă apoi depășești un termen, un calculator joacă pentru tine până te întorci.
    [vote] {" "}Dacă apoi depășești un termen, ceilalți pot vota dacă merg mai departe fără tine.
    [wait] {" "}Dacă apoi depășești un termen, partida te așteaptă.
   *[no] {""}
 }
moderation-void = { $game }: rezultatul nu contează pentru { $players }; statisticile și cotele sunt ca și cum partida nu s-ar fi jucat, iar cotele din partidele de după ea se calculează din nou (cifrele postate deja acolo rămân).
moderation-title = { $game }: titlul firului nu mai numește pe nimeni.{ $degree ->
    [asked] {" "}În fir nu se spune de ce. Cardul mesei și mesajul Discord despre noul fir numesc în continuare jucătorii.
   *[whole] {""}
 }
moderation-bar = { $degree ->
    [asked] { $person }: alege cât de departe mergi, de la cel mai blând. Apoi vezi exact ce urmează; deocamdată nu se întâmplă nimic.
        • *Un avertisment*: primește motivul tău și atât.
        • *Fără partide noi*: partidele sale în curs continuă; nu poate deschide altele, intra în ele sau posta răspunsuri pe care le văd alții.
        • *O suspendare*: nu poate folosi acest bot pe acest server. Dacă durează o zi, își păstrează locurile.
    [own] { $person } primește un avertisment. Joci sau ai jucat într-o partidă în curs a acestei persoane, așa că îi poți da doar un avertisment. Ceva mai sever poate decide altcineva cu permisiunea Gestionează serverul sau tu, după ce se încheie acea partidă.
    [warning] { $person } primește un avertisment{ $own ->
        [yes] {" "}de la cineva care joacă sau a jucat într-o partidă a sa, încă în curs
       *[no] {""}
     }.
    [restriction] { $person } nu poate începe partide pe acest server și nici intra în ele (cele în curs continuă)
   *[whole] Accesul lui { $person } la acest bot e suspendat pe acest server
 }{ $until ->
    [none] {""}
    [open] {" "}până când un administrator ridică suspendarea.
   *[day] {" "}până la { $when }.
 }{ $entry ->
    [0] {""}
   *[other] {" "}Aceasta schimbă intervenția { $entry }, care { $term ->
        [open] nu avea sfârșit
       *[day] urma să se încheie pe { $before }
     }.
 }
moderation-bar-does = { $degree ->
    [warning] Nimic altceva nu se schimbă.
    [restriction] Își păstrează locurile din partidele în curs.
   *[whole] { $number ->
        [0] Nu are niciun loc în partide în curs.
       *[other] { $degree ->
            [day] Locuri păstrate: { $seats }; acele partide așteaptă, iar când suspendarea se încheie joacă mai departe acolo.
           *[whole] Locuri păstrate până la { $held }: { $seats }; după aceea fiecare partidă contează ca părăsită, în afară de cazul în care suspendarea e anulată ca greșeală.
         }
     }
 }{ $lobbies ->
    [0] {""}
   *[other] {" "}Eliminare de la mese: { $lobbies }; unde rămân alții, toți cei din canal citesc că { $person } { $degree ->
        [restriction] nu poate intra în partide noi deocamdată
       *[whole] nu poate juca aici deocamdată
     }.
 }{ $invitations ->
    [0] {""}
   *[other] {" "}Invitații retrase: { $invitations }.
 }{ $out ->
    [0] {""}
   *[other] {" "}Eliminare din turnee: { $cups }.
 }{ $back ->
    [0] {""}
   *[other] {" "}Din nou în turneele: { $cups }.
 }{ $more ->
    [no] {""}
   *[yes] { $degree ->
        [warning] {" "}În fire nu se postează nimic.
        [restriction] {" "}În fire nu se postează nimic.
       *[whole] { $number ->
            [0] {" "}În fire nu se postează nimic. Poate scrie în continuare în fire; un timeout de pe Discord oprește acest lucru.
           *[other] {""}
                • Până atunci aceste partide așteaptă: nimic nu e sărit și nimeni nu le poate încheia.
                • În acele fire scrie „{ $person } nu poate juca aici deocamdată”, dar nu și de ce.
                • Poate scrie în continuare în fire; un timeout de pe Discord oprește acest lucru.{ $degree ->
                    [day] {""}
                   *[whole] {""}
                        • Dacă ridici suspendarea până atunci (`act:back`), joacă mai departe și nu se pierde nimic.
                        • Și după aceea poți spune că a fost o greșeală: atunci partidele nu contează în niciun fel.
                 }
         }
     }
 }
moderation-bar-held = **{ $entry }** · { $person } { $degree ->
    [restriction] nu poate intra în partide noi deocamdată
   *[whole] nu poate juca aici deocamdată
 }.
moderation-hold-ends = ⏳ { $games }: locul e păstrat pentru { $person } până la { $until }; după aceea partida contează ca părăsită. Dacă intervenția { $entry } a fost o greșeală, anuleaz-o înainte: `/caylus table moderate act:back entry:{ $entry } reason:…`
moderation-restored = { $degree ->
    [warning] Nimic altceva nu se schimbă.
    [restriction] Partidele în curs continuă ca înainte.
   *[whole] { $number ->
        [0] Niciun loc nu revine de la sine.
       *[other] Locuri date înapoi: { $seats }{ $regained ->
            [no] .
           *[day] { $number ->
                [1] , luat înapoi de { $person } pe { $regained }: acea partidă contează ca înainte.
               *[more] , ultimul luat înapoi de { $person } pe { $regained }: acea partidă contează ca înainte.
             }
         }
     }
 }{ $back ->
    [0] {""}
   *[other] {" "}Din nou în turneele: { $cups }{ $soon ->
        [no] {" "}(doar dacă a fost o greșeală)
       *[yes] {""}
     }.
 }{ $out ->
    [0] {""}
   *[other] {" "}Nu revine în: { $others }; unde înscrierile sunt deschise, se poate înscrie din nou.
 }{ $more ->
    [milder] {" "}Această persoană primește motivul tău într-un mesaj direct; la *a fost o greșeală*, mesajul spune și că nu a făcut nimic rău.
    [no] { $lost ->
        [0] {""}
       *[other] {" "}Partide care nu mai contează în niciun fel pentru { $person }: { $games }{ $rated ->
            [no] {""}
            [over] ; cotele se calculează din nou între cei care au rămas
            [alone] ; cotele se calculează din nou
            [last] ; nu mai e nimeni față de care să se calculeze cota, așa că nu mai schimbă nicio cotă, decât dacă { $person } joacă mai departe
           *[running] ; cota va conta doar între cei care rămân
         }.
     }
   *[yes] { $more ->
        [late] {" "}Suspendarea s-a încheiat deja. Dacă a fost o greșeală:
       *[yes] {""}
            • Nimic altceva nu revine: nici locuri luate, nici partide încheiate, nici mese, nici invitații.
            • *A fost o greșeală*:
     } jurnalul și firele care pomeneau suspendarea vor spune că { $person } nu a făcut nimic rău{ $lost ->
        [0] {""}
       *[other] , iar partidele părăsite astfel care nu pot fi recuperate ({ $games }) nu contează în niciun fel{ $rated ->
            [no] {""}
            [over] ; cotele se calculează din nou între cei care au rămas
            [alone] ; cotele se calculează din nou
            [last] ; nu mai e nimeni față de care să se calculeze cota, așa că nu mai schimbă nicio cotă, decât dacă { $person } joacă mai departe
           *[running] ; cota va conta doar între cei care rămân
         }{ $free ->
            [0] {""}
           *[other] . Unde locul e încă liber, un buton din mesajul direct îi permite să joace acolo mai departe, iar partida e cotată ca înainte
         }
     }.{ $more ->
        [late] {""}
       *[yes] {""}
            • *Și-a atins scopul*: nimic din toate acestea.
     }
 }
moderation-restored-ends = În { $games } nu mai e nimeni altcineva, așa că se încheie imediat: { $person } câștigă prin abandon.
moderation-forgiven = { $game }: { $since ->
    [no] această partidă nu contează în niciun fel pentru { $person }, care { $removed ->
        [yes] nu a făcut nimic rău, dar a fost exclus de pe server din greșeală și a pierdut astfel locul { $seat }
       *[no] nu a făcut nimic rău
     }.
    [turns] { $person } a fost exclus de pe server din greșeală. Rundele ratate din această cauză la locul { $seat } nu contează ca ratate.
   *[day] { $person } nu a făcut nimic rău. ~~Această partidă nu contează în niciun fel pentru { $person }.~~ { $person } și-a luat locul înapoi pe { $since }, așa că ea contează ca înainte.
 }{ $rated ->
    [over] {" "}Cotele se calculează din nou, doar între cei care au rămas.
    [alone] {" "}Cotele se calculează din nou.
   *[no] {""}
 }{ $next ->
    [free] {" "}Timp de șapte zile își poate lua locul înapoi cu un buton dintr-un mesaj direct și din fir.
    [taken] {" "}{ $holder } joacă acolo acum.
        • *Când revine*: { $holder } joacă mai departe până când { $person } apasă `Îmi iau locul înapoi`, ceea ce se poate timp de șapte zile de acum, chiar dacă nu e încă pe server; atunci partida e cotată ca înainte.
        • *Imediat*: { $holder } se oprește acum. Locul e păstrat 24 de ore pentru { $person }, cotat ca înainte; apoi îl poate ocupa oricine.
        În ambele cazuri { $holder } nu pierde nici cotă, nici fiabilitate.
    [over] {" "}Partida s-a încheiat, așa că locul nu revine.
   *[no] {""}
 }
moderation-ladder = { $person } nu mai apare în clasamentul acestui server{ $degree ->
    [asked] : ceilalți nu-i mai văd cota, care se schimbă în continuare. În fire nu se postează nimic.
   *[whole] .
 }
moderation-back-blameless = A fost o greșeală: nimeni nu a făcut nimic rău în acea partidă.
moderation-back = Intervenția { $entry }{ $about ->
    [person] {" "}despre { $person } e anulată.
    [mistake] {" "}despre { $person } e anulată fiindcă a fost o greșeală: { $person } nu a făcut nimic rău.
    [served] {" "}despre { $person } e anulată: și-a atins scopul.
    [end] {" "}e anulată: { $game } continuă pentru { $players } de unde s-a oprit.
    [void] {" "}e anulată: rezultatul din { $game } contează din nou pentru { $players }, iar cotele se calculează din nou de acolo încolo.
    [settings] {" "}e anulată: { $game } are din nou setările de dinainte pentru { $players }: { $settings }.
    [title] {" "}e anulată: firul partidei { $game } își numește din nou jucătorii.
    [left] {" "}e anulată: { $game } contează din nou pentru { $out } ca partidă părăsită.
   *[game] {" "}e anulată.
 }
moderation-back-seat = { $game }: intervenția { $entry } e anulată. Locul { $seat } e ca înainte; mutările făcute acolo între timp rămân.
moderation-back-holder = { $game }: { $how ->
    [press] { $person } și-a luat înapoi locul { $seat }, așa cum i s-a permis pe { $when } (intervenția { $entry });
   *[act] intervenția { $entry } e anulată. Locul { $seat } e din nou al lui { $person };
 } mutările făcute acolo între timp rămân.
moderation-back-counts = { $how ->
    [given] Pentru { $person } partida contează din nou. Runde ratate până acum: { $missed } din { $turns }.
    [watched] Runde ratate până acum: { $missed } din { $turns }.
   *[now] { $person }: partida contează din nou pentru tine. Runde ratate până acum: { $missed } din { $turns }.
 }{ $how ->
    [given] {""}
   *[now] {" "}Fiecare rundă în care faci o mutare contează ca a ta, și cea de acum.
 } { $excused ->
    [yes] Rundele de când s-a pierdut locul nu contează ca ratate. {""}
   *[no] {""}
 }{ $standing ->
    [last] Deocamdată acest loc e clasat după toți cei care rămân. Se clasează din nou după puncte doar dacă, la sfârșit, are cel puțin atâtea runde jucate câte ratate.
    [soon] Încă o rundă ratată și acest loc e clasat după toți cei care rămân, dacă la sfârșit nu are cel puțin atâtea runde jucate câte ratate.
   *[no] Cine ratează majoritatea rundelor se clasează după cei care au rămas.
 }
moderation-back-stand-in = Până când { $person } apasă `Îmi iau locul înapoi` sau face o mutare, acolo joacă un calculator.
moderation-out = { $left ->
    [mistake] { $person }: a fost o greșeală, nu ai făcut nimic rău. Ne cerem scuze. Dacă ai întrebări, scrie-i lui { $moderator } (intervenția { $entry }).
    [back] { $person }: mulțumesc că ai jucat aici. Nu mai joci în această partidă; mutările tale rămân și nimic din toate acestea nu-ți schimbă cota sau fiabilitatea.
   *[seat] { $person }: nu mai joci în această partidă. { $left ->
        [yes] Un moderator a considerat-o o partidă pe care ai părăsit-o: te clasezi după cei care rămân. Dacă nu ești de acord, scrie-i lui { $moderator } despre intervenția { $entry }, care poate fi anulată.
        [kept] Locul nu-ți mai e păstrat, așa că partida contează ca una pe care ai părăsit-o: te clasezi după cei care rămân, dacă suspendarea nu e anulată ca greșeală. Dacă nu ești de acord, scrie-i lui { $moderator } despre intervenția { $entry }, care poate fi anulată.
       *[no] Nu contează în niciun fel pentru tine. Dacă vrei locul înapoi cât timp partida e în curs, scrie-i lui { $moderator } despre intervenția { $entry }, care poate fi anulată.
     }
 }
moderation-former = { $left ->
    [yes] Pentru { $person } contează ca o partidă părăsită: se clasează după cei care rămân{ $rated ->
        [yes] , ceea ce scade cota și fiabilitatea
       *[no] ; această partidă e necotată
     }.
    [kept] Locul nu mai e păstrat pentru { $person }, care are o suspendare (ar fi fost păstrat până la { $last }). Contează ca o partidă părăsită: se clasează după cei care rămân{ $rated ->
        [yes] , ceea ce scade cota și fiabilitatea
       *[no] {""}
     }, dacă suspendarea nu e anulată ca greșeală.
    [asked] { $person } lipsește: { $absent ->
        [gone] nu mai e pe acest server.
        [computer] a întârziat și un calculator îi ține locul.
        [skipped] a depășit termenul, iar deciziile îi sunt sărite.
       *[late] întârzie de mult.
     }
        Ultima mutare proprie: { $acted ->
        [yes] { $last }
       *[no] niciuna
     }. Runde ratate până acum: { $missed } din { $turns }.
        Tu alegi: nu contează în niciun fel sau contează ca o partidă părăsită (se clasează după cei care rămân{ $rated ->
        [yes] , ceea ce scade cota și fiabilitatea
       *[no] ; această partidă e necotată
     }).
    [back] { $person } nu mai joacă acolo; partida nu contează în niciun fel.
    [wait] { $person } joacă acolo acum; partida nu contează în niciun fel. { $back } a ratat până acum { $missed } runde din { $turns }.
        • *Când revine*: { $person } joacă mai departe până când { $back } apasă în fir `Îmi iau locul înapoi`, ceea ce se poate timp de șapte zile; abia atunci partida contează din nou pentru { $back }. Rundele de până atunci { $excused ->
        [yes] nu contează ca ratate.
       *[no] contează ca ratate de { $back }, care lipsea deja dinainte, iar cine ratează majoritatea se clasează după cei care rămân.
     }
        • *Imediat* sau *a fost o greșeală* (o va spune și firul): { $person } se oprește acum, iar partida contează din nou pentru { $back }{ $excused ->
        [yes] ; atunci rundele de când s-a pierdut locul nu contează ca ratate
        [waits] ; apoi partida așteaptă să joace { $back }
       *[no] ; rundele contează ca ratate până când { $back } joacă, începând cu cea în curs{ $near ->
            [yes] , cu care locul s-ar clasa acum după toți ceilalți
           *[no] {""}
         }
     }.
   *[no] Pentru { $person } această partidă nu contează în niciun fel.{ $missed ->
        [0] {""}
       *[other] {" "}Runde ratate până acum: { $missed } din { $turns }.{ $absent ->
            [computer] {" "}Poate conta ca părăsită abia după ce majoritatea rundelor au fost ratate.
            [skipped] {" "}Poate conta ca părăsită abia după ce majoritatea rundelor au fost ratate.
           *[late] {""}
         }
     }
 }
moderation-line = **{ $entry }** · { $when } · { $what } De către { $moderator }. Motiv: { $reason }{ $changed ->
    [0] {""}
   *[other] {" "}↪️ Schimbată prin intervenția { $changed }: acum { $term ->
        [open] până când un administrator o ridică
       *[day] până la { $end }
     }.
 }
moderation-struck = ~~{ $line }~~ { $by ->
    [0] ⌛ S-a încheiat pe { $when }.
   *[other] { $used ->
        [yes] ✅ Făcută prin intervenția { $by }, { $when }.
       *[no] ↩️ Anulată prin intervenția { $by }, { $when }.
     }
 }{ $mistake ->
    [yes] {" "}{ $person } nu a făcut nimic rău.
   *[no] {""}
 }{ $why ->
    [yes] {" "}Motiv: { $reason }
   *[no] {""}
 }
moderation-unread = { $how ->
    [read] Discord nu m-a lăsat să-ți trimit textul de mai jos într-un mesaj direct:
   *[log] ⚠️ Nelivrat către { $people }: Discord a refuzat mesajul direct. Îl arăt fiecăruia în privat, când mă folosește din nou aici.
 }
moderation-no-reason = neprecizat
moderation-way-back = Pentru anulare: `/caylus table moderate act:back entry:{ $entry } reason:…`
moderation-sure = **Încă nu s-a făcut nimic.** Motivul tău va apărea { $readers ->
    [person] într-un mesaj direct către persoana respectivă și în jurnal.
    [lifted] într-un mesaj direct către persoana respectivă, în firele partidelor ei și în jurnal.
    [seat] în fir, în jurnal și într-un mesaj direct către cine pierde locul sau îl primește înapoi.
    [log] doar în jurnal.
   *[thread] în jurnal și în fir, unde apare ce urmează și sunt menționați jucătorii vizați.
 } Iată ce se va întâmpla:
moderation-yes = { $how ->
    [else] din alt motiv
    [choose] Alege cât de departe mergi
    [left] contează ca părăsită
    [neither] nu contează
    [warning] un avertisment
    [new-day] fără partide noi o zi
    [new-week] fără partide noi 7 zile
    [new-month] fără partide noi 30 de zile
    [new-open] fără partide noi până la ridicare
    [day] suspendare o zi
    [week] suspendare 7 zile
    [month] suspendare 30 de zile
    [open] suspendare până la ridicare
    [mistake] a fost o greșeală
    [served] și-a atins scopul
    [later] când revine
    [now] imediat
    [send] trimite
    [post] postează acolo
   *[do] fă-o
 }
moderation-draft-gone = Această previzualizare a expirat și nu s-a schimbat nimic. Începe din nou cu `/caylus table moderate`.
moderation-return = { $game }: { $how ->
    [withdrawn] intervenția { $entry } e anulată: { $person } nu își mai poate lua înapoi locul { $seat }, iar { $out } joacă mai departe acolo.
   *[act] { $person } își poate lua înapoi locul { $seat } până la { $when }; acolo joacă mai departe { $out }, care altfel îl păstrează. Dacă { $out } îl lasă, e păstrat 24 de ore pentru { $person }; apoi îl poate ocupa oricine.
 }
moderation-return-told = { $over ->
    [yes] { $person }: acest loc nu mai poate fi luat înapoi (intervenția { $entry }). Acum joacă acolo { $out }.
   *[no] { $person }: apasă butonul ca să joci din nou aici. Dacă încă nu ai văzut câte runde ai ratat, îți arată întâi numărul lor; rundele de până atunci { $excused ->
        [yes] nu contează ca ratate.
       *[no] contează ca ratate de tine, fiindcă lipseai deja dinainte.
     }
        { $out }: joacă mai departe. Dacă { $person } apasă butonul la timp, nu mai joci aici; altfel păstrezi locul. În ambele cazuri mutările tale rămân și nimic din acestea nu îți schimbă cota sau fiabilitatea.
 }
moderation-reason = Un motiv are între 1 și { $most } caractere, nu { $here }. Nu s-a schimbat nimic.
moderation-whom = { $what ->
    [seat] Spune cu `seat` despre ce loc e vorba. Nu s-a schimbat nimic.
   *[member] Spune cu `member` despre cine e vorba. Nu s-a schimbat nimic.
 }
moderation-moderator-only = E rezervat moderatorilor: celor cu permisiunea Gestionează firele acolo unde se joacă partida. Cu `act:report` le semnalezi ceva; jucătorii își pot încheia partida și prin vot, cu `/caylus table cancel`.
moderation-manager-only = Această intervenție o pot anula doar cei cu permisiunea Gestionează serverul.
moderation-own-game = { $how ->
    [bar] Joci sau ai jucat într-o partidă în curs a acestei persoane, așa că trebuie s-o facă altcineva cu permisiunea Gestionează serverul, sau tu după ce partida se termină.
    [seat] Cine a folosit `/caylus table moderate` pentru un loc din această partidă nu poate juca în ea.
   *[game] Joci sau ai jucat în această partidă, așa că trebuie s-o facă altcineva cu permisiunea Gestionează firele. Ca orice jucător, poți cere un vot cu `/caylus table cancel` sau `/caylus table replace`.
 }
moderation-practice = La o masă de antrenament o singură persoană joacă pe toate locurile; acea persoană o poate părăsi sau anula.
moderation-last = Nu se poate: n-ar mai rămâne nimeni altcineva în această partidă. `act:end` o încheie fără rezultat.
moderation-is-so = { $entry ->
    [0] Așa e deja. Nu s-a schimbat nimic.
   *[other] { $term ->
        [past] S-ar fi încheiat deja pe { $when }: durata se socotește de la începutul intervenției { $entry }. Nu s-a schimbat nimic. Alege una mai lungă sau încheie acum cu `act:back entry:{ $entry }`.
       *[day] { $name } { $degree ->
            [restriction] deja nu poate începe partide aici și nici intra în ele
           *[whole] are deja o suspendare aici
         }{ $term ->
            [open] {" "}până când e ridicată
           *[day] {" "}până la { $when }
         } (intervenția { $entry }). Nu s-a schimbat nimic. Pentru alt sfârșit alege altă durată, socotită de la început; ca să o închei acum, folosește `act:back entry:{ $entry }`.
     }
 }
moderation-void-nothing = Această partidă n-a contat niciodată pentru statistici sau cote, așa că nu e nimic de anulat.
moderation-self = Nu poți face acest lucru cu tine; trebuie s-o facă alt administrator.
moderation-none-back = { $how ->
    [entry] Jurnalul acestui server nu are intervenția { $entry }. `/caylus-server log` le arată pe ultimele.
    [held] { $name } are încă acest loc, așa că nu s-a pierdut nimic. Când revine pe server, joacă pur și simplu mai departe. Dacă până atunci a ratat runde sau își pierde locul înainte, folosește atunci `act:mistake`.
    [nobody] Nimeni nu a pierdut acest loc și nu a ratat runde la el fiind exclus de pe server. `act:back` anulează o intervenție a moderatorilor.
   *[none] În această partidă nu mai e nicio intervenție de anulat.
 }
moderation-back-done = Intervenția { $entry } nu poate fi anulată: e deja anulată sau a anulat ea însăși alta.
moderation-seat-changed = { $how ->
    [owed] { $name } a pierdut acest loc din greșeală (intervenția { $entry }). Dacă i-l dai direct, partida nu-i schimbă cota. Eliberează-l mai bine cu `act:skip`: atunci îl poate lua înapoi cu `/caylus table claim`, cotat ca înainte, până la șapte zile după acea intervenție.
    [back] { $name } a pierdut locul prin intervenția { $entry }. Anuleaz-o (`act:back entry:{ $entry }`): locul îi revine, cotat ca înainte.
    [later] Intervenția { $entry } a schimbat între timp acest loc; anuleaz-o întâi pe aceea (`act:back entry:{ $entry }`).
   *[taken] Locul a trecut între timp la altcineva, așa că nu se mai poate. `act:give` îl dă cuiva.
 }
moderation-barred = { $kept ->
    [no] Accesul lui { $name } e suspendat pe acest server, așa că locul nu-i poate fi dat înapoi. Ridică întâi suspendarea.
    [game] { $name } nu poate juca aici deocamdată, iar locul îi e păstrat până la { $when }. Până atunci nimeni nu poate încheia această partidă și nici cere un vot pentru a o anula sau a anula acțiuni. Dacă nu se poate aștepta, un administrator poate anula intervenția { $entry } (`act:back entry:{ $entry }`).
    [day] { $name } nu poate juca aici până la { $when }, așa că partida nu poate continua. Ca să continue, un administrator trebuie să ridice întâi suspendarea (`act:back entry:{ $entry }`).
    [open] { $name } nu poate juca aici deocamdată, așa că partida nu poate continua. Ca să continue, un administrator trebuie să ridice întâi suspendarea (`act:back entry:{ $entry }`).
   *[yes] Accesul lui { $name } e suspendat până la { $when }; apoi joacă mai departe aici. Așa i s-a promis, deci locul nu poate fi dat altcuiva. Dacă partida trebuie să continue mai devreme, anulează suspendarea (`act:back entry:{ $entry }`).
 }
barred-here = { $degree ->
    [warning] { $moderator } ți-a dat un avertisment pe { $server } (intervenția { $entry }). Nimic altceva nu se schimbă: poți juca la fel ca înainte.
    [ladder] Din { $since } nu mai ești în clasamentul de pe { $server }, iar ceilalți nu-ți văd acolo cota (intervenția { $entry }, de { $moderator }). Partidele și cota ta continuă ca înainte.
    [restriction] Din { $since } nu poți începe partide pe { $server }, intra în ele sau posta acolo răspunsuri pe care le văd alții (intervenția { $entry }, de { $moderator }). Partidele tale în curs continuă ca înainte.
   *[whole] Din { $since } accesul tău la acest bot pe { $server } e suspendat (intervenția { $entry }, de { $moderator }).
 }{ $until ->
    [none] {""}
    [open] {" "}Ține până când un administrator o ridică.
   *[day] {" "}Se încheie pe { $when }.
 }{ $changes ->
    [0] {""}
   *[other] {" "}Aceasta schimbă intervenția { $changes }.
 } Motiv: { $reason }
    { $lost ->
        [no] {""}
        [day] Îți păstrezi locurile: { $games }. Aceste partide te așteaptă până atunci și nimic nu e sărit.{" "}
       *[yes] Locurile tale sunt păstrate până la { $held }: { $games }. Dacă suspendarea e ridicată până atunci, joci mai departe și nimic nu e sărit pentru tine. Altfel, fiecare contează ca o partidă pe care ai părăsit-o (te clasezi după toți cei care rămân), în afară de cazul în care suspendarea e ridicată ca greșeală, ceea ce se poate oricând: atunci nu contează în niciun fel pentru tine.{" "}
     }{ $out ->
        [0] {""}
       *[other] Nu mai participi la aceste turnee: { $cups }.{" "}
     }{ $back ->
        [0] {""}
       *[other] Participi din nou la aceste turnee: { $cups }.{" "}
     }{ $lobbies ->
        [0] {""}
       *[other] Mese nepornite la care nu mai ești: { $lobbies }.{" "}
     }{ $degree ->
        [whole] `/caylus me` merge în continuare: poți vedea sau șterge ce păstrez despre tine.{" "}
       *[milder] {""}
     }Dacă nu ești de acord, scrie-i lui { $moderator } sau altui administrator de acolo și menționează intervenția { $entry }: poate fi anulată{ $lost ->
        [no] {""}
       *[yes] , iar dacă a fost o greșeală, o vor spune și firele care au pomenit-o
     }.
barred-over = { $degree ->
    [warning] Avertismentul tău de pe { $server } a fost retras.
    [ladder] Ești din nou în clasamentul de pe { $server }.
    [restriction] Poți din nou să începi partide pe { $server } și să intri în ele.
    [late] Despre suspendarea ta de pe { $server }, care s-a încheiat:
   *[whole] Poți folosi din nou acest bot pe { $server }.
 } { $by ->
    [0] Timpul intervenției { $entry } a expirat.
   *[other] { $moderator } a anulat intervenția { $entry } (intervenția { $by }){ $mistake ->
        [yes] : a fost o greșeală, iar tu nu ai făcut nimic rău. Ne pare rău.
       *[no] .
     } Motiv: { $reason }
 }
    { $degree ->
        [warning] {""}
        [ladder] {""}
        [restriction] Partidele tale în curs au continuat ca înainte.
       *[whole] { $seats ->
            [0] {""}
           *[other] Locuri pe care le ai din nou: { $seats }. Aceste partide contează pentru tine ca înainte.{" "}
         }{ $lost ->
            [0] {""}
           *[other] Partide pierdute astfel, care acum nu contează în niciun fel pentru tine: { $games }.
         }
     }{ $back ->
        [0] {""}
       *[other] {" "}Participi din nou la aceste turnee: { $cups }.
     }
moderation-free = Până la { $until } îți poți lua locul înapoi{ $later ->
    [yes] ; până atunci joacă acolo altcineva.
   *[no] {" "}unde e încă liber.
 } Butonul arată întâi cum stă partida și ce înseamnă pentru cota ta; nu se întâmplă nimic până nu confirmi.
moderation-way = { $changed ->
    [yes] Situația s-a schimbat de când ai citit.{" "}
   *[no] {""}
 }{ $game }: îți poți lua înapoi locul { $seat } până la { $until }. Prestigiu acum: { $points } (poziția { $place } din { $seats }). Runde ratate până acum: { $missed } din { $turns } (sărite: { $skipped }, jucate de un calculator: { $by_computer }, de altcineva: { $by_another }).
    { $rated ->
        [no] Această partidă nu e cotată.
        [excused] Dacă îl iei, rezultatul contează pentru cota ta; rundele de când ai pierdut locul nu contează ca ratate. Altfel partida nu contează în niciun fel pentru tine.
       *[counts] Dacă îl iei, partida contează din nou pentru tine, iar rundele fără tine contează ca ratate: { $behind ->
            [last] cum stau lucrurile acum, te clasezi după toți cei care rămân.
           *[no] te clasezi după toți cei care rămân doar dacă la sfârșit ai ratat majoritatea rundelor.
        } Fiecare rundă în care faci o mutare contează ca a ta, și cea de acum.
    }{ $helped ->
        [yes] {" "}Dacă alții au luat aici peste un sfert din decizii, în toată partida sau în a doua ei jumătate, o creștere a cotei contează doar pe jumătate.
       *[no] {""}
    }
moderation-taken = { $games }: { $how ->
    [taken] acolo joacă acum altcineva. Dacă lasă locul până pe { $until }, îl poți lua înapoi cu `/caylus table claim`, cotat ca înainte; timp de 24 de ore nu-l poate ocupa altcineva
    [over] partida s-a încheiat, așa că locul nu poate reveni
    [own] joci din nou acolo, dar între timp ai părăsit locul încă o dată
   *[closed] locul nu mai poate fi luat înapoi
 }. { $how ->
    [taken] Altfel partida nu contează în niciun fel pentru tine.
   *[closed] Partida nu contează în niciun fel pentru tine.
 }
barred-them = Un administrator a suspendat accesul lui { $user } la partidele de pe acest server, așa că nu poate sta la o masă.
moderation-told = 🚩 { $channel } · semnalare de la { $person }: { $reason }
moderation-answer = { $how ->
    [why] Motivul tău; apoi vezi ce urmează
   *[sentence] O frază pentru cine a semnalat (opțional)
 }
moderation-told-back = 🚩 { $moderator } a analizat ce le-ai semnalat moderatorilor pe { $server } ({ $channel }, { $when }).{ $more ->
    [yes] {" "}Răspunsul: { $answer }
   *[no] {""}
 }
moderation-told-to = { $how ->
    [ask] **Încă nu s-a trimis nimic.** Mesajul tău, numele tău și un link spre acest loc vor fi postate în { $channel }{ $open ->
        [yes] , unde citesc nu doar moderatorii, ci și: { $roles }.
       *[no] , pe care îl citesc doar moderatorii.
     } Aici nu se postează nimic. Nu îl poți retrage, dar după ce un moderator îl analizează, te anunț.{ $playing ->
        [no] {""}
       *[yes] {" "}Îl citesc și moderatorii care joacă la această masă: { $people }. Dacă e vorba de unul dintre ei, scrie mai bine { $owner ->
            [no] {""}
           *[yes] lui { $name } sau{" "}
         }unui moderator care nu joacă aici.
     }
    [told] Trimis: moderatorii îl găsesc în { $channel }. După ce unul dintre ei îl analizează, te anunț printr-un mesaj direct.
    [often] Semnalări permise pe oră: { $most }; următoarea peste { $minutes } min. Nu s-a trimis nimic.
   *[nobody] Nu am pe acest server niciun canal în care să postez acest lucru pentru moderatori, așa că nu s-a trimis nimic. Scrie unui administrator sau cuiva care are aici permisiunea Gestionează firele.
 }

# `/caylus-server log`: jurnalul moderatorilor
cmd-caylus-server-log = Ce au făcut moderatorii și unde apare
    .name = jurnal
    .channel = Unde apar intervențiile
    .channel-name = canal
    .off = Nu mai posta nicăieri
    .off-name = oprit
    .member = Doar despre această persoană
    .member-name = membru
moderation-log-in = { $how ->
    [about] Intervenții despre { $person }, cele mai noi întâi:
    [off] Intervențiile moderatorilor nu apar nicăieri; `/caylus-server log channel:…` alege un canal. Ultimele:
   *[in] Intervențiile moderatorilor apar în { $channel }. Ultimele:
 }
moderation-log-readers = { $how ->
    [ask] **Încă nu s-a schimbat nimic.** În { $channel } nu citesc doar moderatorii, ci și: { $roles }. Acolo s-ar vedea cine a primit un avertisment sau o suspendare și de ce, și ce raportează membrii unii despre alții. Pentru un canal pe care îl citesc doar moderatorii, folosește din nou `/caylus-server log channel:…`. Postez totuși jurnalul acolo?
   *[now] { $channel } poate fi citit și de { $roles }; acolo postez jurnalul moderatorilor: cine a primit un avertisment sau o suspendare și de ce, și ce raportează membrii. `/caylus-server log channel:…` alege un canal pe care îl citesc doar moderatorii.
 }
moderation-log-empty = Nicio intervenție încă.
moderation-seat = 🪑 { $game } · { $seat }: { $how ->
    [resigned] a ieșit din partidă. Locul e liber.
    [dropped] a întârziat prea mult și nu mai joacă. Locul e liber.
    [kept] a ieșit din partidă. Locul e păstrat până la { $until } pentru { $person }, așa cum s-a promis.
    [barred] are o suspendare. Partida așteaptă până la { $until }.
    [plays-on] are o suspendare. Partida așteaptă până la { $until }; apoi joacă mai departe.
    [released] are o suspendare și nu mai joacă. Locul e liber.
    [departed] nu mai e pe acest server. Oricine poate lua locul.
    [skipped] a depășit termenul; deciziile îi sunt sărite până se întoarce.
    [waiting] a depășit termenul din { $until }. Deocamdată nu mai joacă nimeni altcineva acolo, așa că partida așteaptă.
    [claimed] ✅ a preluat locul.
    [came-back] ✅ s-a întors.
   *[stand-in] întârzie, așa că un calculator îi ține locul.
 }
moderation-seat-can = { $now ->
    [kept] `act:back entry:{ $entry }` îl dă înapoi. Cu `give`, `computer` sau `skip` din `/caylus table moderate` partida continuă imediat, fără { $person }. Până atunci nimeni n-o poate încheia.
   *[open] `/caylus table moderate` poate { $now ->
         [removed] îndrepta lucrurile dacă jucătorul dinainte a fost exclus din greșeală (`act:mistake`).
         [gone] da locul cuiva, lăsa un calculator să joace acolo, elibera locul sau încheia partida. Dacă excluderea a fost o greșeală, folosește `act:mistake` după ce persoana s-a întors sau a pierdut locul.
         [computer] da locul cuiva, îl poate lăsa gol, cu deciziile sărite, sau poate încheia partida.
         [skipped] da locul cuiva, lăsa un calculator să joace acolo sau încheia partida.
        *[held] da locul cuiva, lăsa un calculator să joace acolo, elibera locul sau încheia partida.
      }
 }
