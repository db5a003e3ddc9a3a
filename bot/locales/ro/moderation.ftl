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
choice-moderate-skip = golește un loc; deciziile sunt sărite
choice-moderate-mistake = o excludere de pe server a fost o greșeală
choice-moderate-end = încheie o partidă fără rezultat
choice-moderate-void = anulează un rezultat (administratori)
choice-moderate-title = ascunde un titlu (administratori)
choice-moderate-bar = avertizează sau exclude (administratori)
choice-moderate-ladder = scoate din clasament (administratori)
choice-moderate-back = anulează o intervenție
choice-moderate-report = anunță moderatorii (toți)
moderation-give = { $held ->
    [yes] { $game }: locul { $seat } trece de la { $former } la { $person } (fără efect asupra cotei).
   *[no] { $game }: locul { $seat } trece la { $person } (fără efect asupra cotei).
 }
moderation-computer = { $held ->
    [yes] { $game }: pe locul { $seat } joacă un calculator în locul lui { $former }, până îl ia cineva.
   *[no] { $game }: pe locul { $seat } joacă un calculator până îl ia cineva.
 }
moderation-skip = { $held ->
    [yes] { $game }: { $former } nu mai are locul { $seat }; e gol, iar deciziile lui sunt sărite până îl ia cineva.
   *[no] { $game }: locul { $seat } e eliberat, iar deciziile lui sunt sărite până îl ia cineva.
 }
moderation-mistake = { $game }: { $person } a fost exclus de pe server din greșeală și a pierdut astfel locul { $seat }.
moderation-end = { $game } se încheie fără rezultat: nu câștigă nimeni, iar cotele și fiabilitatea nu se schimbă.
moderation-void = { $game }: rezultatul nu contează; statisticile și cotele sunt ca și cum partida nu s-ar fi jucat.
moderation-title = { $game }: titlul firului nu mai numește pe nimeni.
moderation-bar = { $degree ->
    [asked] Pentru { $person } tu alegi cât de departe mergi, de la cel mai blând.
        • *Un avertisment*: primește motivul tău într-un mesaj direct, iar motivul rămâne în jurnal. Nimic altceva nu se schimbă.
        • *Fără partide noi*: nu poate deschide mese, intra la mese, lua locuri sau răspunde în public; părăsește mesele care nu au început, iar invitațiile îi sunt retrase. Partidele în curs se joacă normal.
        • *O interdicție*: nu poate folosi deloc acest bot pe acest server.
    [own] { $person }: joci sau ai jucat într-o partidă în curs a acestei persoane, așa că îi poți da doar un avertisment: primește motivul tău într-un mesaj direct, iar motivul rămâne în jurnal. Nimic altceva nu se schimbă. Mai mult poate face doar altcineva cu permisiunea Gestionează serverul, sau tu după ce partida se termină.
    [warning] { $person } a primit un avertisment{ $own ->
        [yes] {" "}de la cineva care joacă sau a jucat într-o partidă a sa, încă în curs
       *[no] {""}
     }.
    [restriction] { $person } nu poate începe partide pe acest server și nici intra în ele (cele în curs continuă)
   *[whole] { $person } nu poate folosi acest bot pe acest server
 }{ $until ->
    [none] {""}
    [open] {" "}până când un administrator ridică interdicția.
   *[day] {" "}până la { $when }.
 }
moderation-bar-does = { $degree ->
    [restriction] {""}
   *[whole] Locuri retrase: { $seats }{ $number ->
        [0] .
       *[other] ; fiecare partidă contează ca părăsită, în afară de cazul în care interdicția e ridicată în 24 de ore sau fiindcă a fost o greșeală.
     }{" "}
 }Mese părăsite: { $lobbies }. Invitații retrase: { $invitations }.{ $more ->
    [yes] {" "}Poate scrie în continuare în fire; doar un timeout de pe Discord oprește acest lucru.{ $number ->
        [0] {""}
       *[other] {" "}Timp de 24 de ore partidele așteaptă: nimic nu e sărit sau încheiat pentru aceste locuri. Dacă ridici interdicția până atunci (`act:back`), primește înapoi fiecare loc pe care nu l-a luat nimeni. Dacă o ridici pentru că a fost o greșeală, partidele care nu pot fi recuperate nu contează în niciun fel. Dacă o partidă continuă fără această persoană, cotele se calculează între cei care rămân.
     }
   *[no] {""}
 }
moderation-bar-held = **{ $entry }** · { $person } nu poate juca aici deocamdată.
moderation-restored = Locuri date înapoi: { $seats }.{ $more ->
    [yes] {" "}Nimic altceva nu e restabilit: nici locuri luate între timp, nici partide încheiate, nici mese, nici invitații; iar după 24 de ore niciun loc de la sine. Tu alegi. *A fost o greșeală*: jurnalul și firele care vorbeau de interdicție spun că { $person } nu a făcut nimic rău{ $lost ->
        [0] {""}
       *[other] , iar partidele părăsite astfel care nu pot fi recuperate ({ $games }) nu contează în niciun fel{ $rated ->
            [no] {""}
            [over] ; cotele se calculează din nou între cei care au rămas
            [alone] ; cotele se calculează din nou
            [last] ; nu mai e nimeni față de care să se calculeze cota, așa că nu mai schimbă nicio cotă
           *[running] ; cota va conta doar între cei care rămân
         }{ $free ->
            [0] {""}
           *[other] . Unde locul e încă liber, un buton din mesajul direct îi permite să joace acolo mai departe, iar partida e cotată ca înainte
         }
     }. *Și-a atins scopul*: nimic din toate acestea.
   *[no] { $lost ->
        [0] {""}
       *[other] {" "}Partide care nu mai contează în niciun fel pentru { $person }: { $games }{ $rated ->
            [no] {""}
            [over] ; cotele se calculează din nou între cei care au rămas
            [alone] ; cotele se calculează din nou
            [last] ; nu mai e nimeni față de care să se calculeze cota, așa că nu mai schimbă nicio cotă
           *[running] ; cota va conta doar între cei care rămân
         }.
     }
 }
moderation-forgiven = { $game }: această partidă nu contează nici pentru, nici împotriva lui { $person }, care nu a făcut nimic rău.{ $rated ->
    [over] {" "}Cotele se calculează din nou, doar între cei care au rămas.
    [alone] {" "}Cotele se calculează din nou.
   *[no] {""}
 }
moderation-ladder = { $person } nu mai apare în clasamentul acestui server.
moderation-back = Intervenția { $entry }{ $about ->
    [person] {" "}despre { $person } e anulată.
    [mistake] {" "}despre { $person } e anulată fiindcă a fost o greșeală: { $person } nu a făcut nimic rău.
    [served] {" "}despre { $person } e anulată: și-a atins scopul.
   *[game] {" "}e anulată.
 }
moderation-back-seat = { $game }: intervenția { $entry } e anulată. Locul { $seat } e ocupat ca înainte; ce s-a jucat acolo între timp rămâne.
moderation-back-holder = { $game }: { $how ->
    [press] { $person } și-a luat înapoi locul { $seat }, așa cum i s-a permis pe { $when } (intervenția { $entry });
   *[act] intervenția { $entry } e anulată. Locul { $seat } e din nou al lui { $person };
 } ce s-a jucat acolo între timp rămâne.
moderation-back-counts = { $person }: partida contează din nou pentru tine. Runde fără tine până acum: { $missed } din { $turns }. O rundă în care faci chiar tu o mutare contează ca a ta, și cea de acum. La sfârșit te clasezi după cei care au rămas doar dacă majoritatea rundelor au fost fără tine.
moderation-back-stand-in = Până când { $person } apasă `Îmi iau locul înapoi` sau face o mutare, acolo joacă un calculator.
moderation-out = { $person }: nu mai joci în această partidă. { $left ->
    [yes] Un moderator a considerat-o o partidă pe care ai părăsit-o: te clasezi după cei care rămân. Dacă nu ești de acord, scrie-i lui { $moderator } despre intervenția { $entry }, care poate fi anulată.
   *[no] Nu contează nici pentru, nici împotriva ta.
 }
moderation-former = { $left ->
    [yes] Pentru { $person } contează ca o partidă părăsită: se clasează după cei care rămân{ $rated ->
        [yes] , ceea ce scade cota și fiabilitatea
       *[no] ; această partidă e necotată
     }.
    [asked] { $person } lipsește: { $absent ->
        [gone] nu mai e pe acest server.
        [computer] a întârziat și un calculator îi ține locul.
        [skipped] a depășit termenul, iar deciziile îi sunt sărite.
       *[late] întârzie de mult.
     } Ultima mutare proprie: { $acted ->
        [yes] { $last }
       *[no] niciuna
     }. Runde ratate până acum: { $missed } din { $turns }. Tu alegi: nu contează în niciun fel sau contează ca o partidă părăsită (se clasează după cei care rămân{ $rated ->
        [yes] , ceea ce scade cota și fiabilitatea
       *[no] ; această partidă e necotată
     }).
    [back] { $person } nu mai joacă acolo; partida nu contează în niciun fel, iar mutările rămân.
    [wait] { $person } joacă acolo acum; partida nu contează în niciun fel, iar mutările rămân. Tu alegi. *Când revine*: { $person } joacă mai departe până când { $back } apasă în fir `Îmi iau locul înapoi`, ceea ce se poate timp de 30 de zile; acele runde contează ca ratate de { $back }. *Imediat*: { $person } se oprește acum.
   *[no] Pentru { $person } această partidă nu contează în niciun fel.{ $missed ->
        [0] {""}
       *[other] {" "}Runde ratate până acum: { $missed } din { $turns }.{ $absent ->
            [computer] {" "}Poate conta ca părăsită abia după ce majoritatea rundelor au fost ratate.
            [skipped] {" "}Poate conta ca părăsită abia după ce majoritatea rundelor au fost ratate.
           *[late] {""}
         }
     }
 }
moderation-out-back = { $person }: mulțumesc că ai jucat aici. Nu mai joci în această partidă; mutările tale rămân și nimic din toate acestea nu-ți schimbă cota sau fiabilitatea.
moderation-line = **{ $entry }** · { $when } · { $what } De către { $moderator }. Motiv: { $reason }
moderation-struck = ~~{ $line }~~ { $by ->
    [0] ⌛ Încheiată din { $when }.
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
moderation-no-reason = neprecizat
moderation-way-back = Pentru a reveni: `/caylus table moderate act:back entry:{ $entry } reason:…`
moderation-sure = **Încă nu s-a făcut nimic.** Motivul tău se citește { $readers ->
    [person] într-un mesaj direct către persoana respectivă și în jurnal.
    [lifted] într-un mesaj direct către persoana respectivă, în firele partidelor ei și în jurnal.
    [seat] în fir, în jurnal și într-un mesaj direct către cine pierde locul sau îl primește înapoi.
    [log] doar în jurnal.
   *[thread] în fir și în jurnal.
 } Dacă mergi mai departe:
moderation-yes = { $how ->
    [choose] Alege ce să fac
    [left] contează ca părăsită
    [neither] nu contează
    [warning] un avertisment
    [new-week] fără partide noi 7 zile
    [new-month] fără partide noi 30 de zile
    [new-open] fără partide noi până la ridicare
    [week] interdicție 7 zile
    [month] interdicție 30 de zile
    [open] interdicție până la ridicare
    [mistake] a fost o greșeală
    [served] și-a atins scopul
    [later] când revine
    [now] imediat
   *[do] fă-o
 }
moderation-draft-gone = Această întrebare nu mai e deschisă și n-a schimbat nimic. `/caylus table moderate` o pune din nou.
moderation-return = { $game }: { $how ->
    [withdrawn] intervenția { $entry } e anulată: { $person } nu își mai poate lua înapoi locul { $seat }, iar { $out } joacă mai departe acolo.
   *[act] { $person } își poate lua înapoi locul { $seat } până la { $when }; acolo joacă mai departe { $out }, care altfel îl păstrează.
 }
moderation-return-told = { $over ->
    [yes] { $person }, { $out }: timpul pentru a lua înapoi acest loc (intervenția { $entry }) a trecut; { $out } îl păstrează.
   *[no] { $person }: apasă butonul ca să joci din nou aici. Dacă încă nu ai văzut câte runde ai ratat, îți arată întâi numărul lor; rundele de până atunci contează ca ratate de tine.
        { $out }: joacă mai departe. Dacă { $person } apasă butonul la timp, nu mai joci aici; altfel păstrezi locul. În ambele cazuri mutările tale rămân și nimic din acestea nu îți schimbă cota sau fiabilitatea.
 }
moderation-reason = Un motiv are între 1 și { $most } caractere, nu { $here }. Nu s-a schimbat nimic.
moderation-whom = Spune cu `member` despre cine e vorba. Nu s-a schimbat nimic.
moderation-which-seat = Spune cu `seat` despre ce loc e vorba. Nu s-a schimbat nimic.
moderation-moderator-only = E rezervat moderatorilor: celor cu permisiunea Gestionează firele acolo unde se joacă partida. Cu `act:report` îi anunți de ceva; jucătorii își pot încheia partida și prin vot, cu `/caylus table cancel`.
moderation-manager-only = Această intervenție o pot anula doar cei cu permisiunea Gestionează serverul.
moderation-own-game = { $how ->
    [bar] Joci sau ai jucat într-o partidă în curs a acestei persoane, așa că trebuie s-o facă altcineva cu permisiunea Gestionează serverul, sau tu după ce partida se termină.
   *[game] Joci sau ai jucat în această partidă, așa că trebuie s-o facă altcineva cu permisiunea Gestionează firele. Ca orice jucător, poți cere un vot cu `/caylus table cancel` sau `/caylus table replace`.
 }
moderation-practice = La o masă de antrenament o singură persoană joacă pe toate locurile; o poate părăsi sau anula singură.
moderation-last = N-ar mai rămâne nimeni altcineva în această partidă. `act:end` o încheie fără rezultat.
moderation-is-so = Așa e deja. Nu s-a schimbat nimic.
moderation-void-nothing = Partida nu conta nici pentru statistici, nici pentru cote, așa că nu e nimic de anulat.
moderation-self = Ar fi vorba despre tine; trebuie s-o facă alt administrator.
moderation-no-entry = Jurnalul acestui server nu are intervenția { $entry }. `/caylus-server log` le arată pe ultimele.
moderation-none-back = În această partidă nu mai e nicio intervenție de anulat.
moderation-back-done = Intervenția { $entry } nu poate fi anulată: e deja anulată sau a anulat ea însăși alta.
moderation-seat-changed = Locul a trecut între timp la altcineva, așa că nu se mai poate. `act:give` îl dă cuiva.
moderation-barred = { $name } nu poate folosi acest bot pe acest server, așa că locul nu-i poate fi dat înapoi. Ridică întâi interdicția.
barred-here = { $degree ->
    [warning] { $moderator } ți-a dat un avertisment pe { $server } (intervenția { $entry }). Nimic altceva nu se schimbă: poți juca la fel ca înainte.
    [restriction] Din { $since } nu poți începe partide pe { $server }, intra în ele sau răspunde acolo în public (intervenția { $entry }, de { $moderator }). Partidele tale în curs continuă ca înainte.
   *[whole] Din { $since } nu poți folosi acest bot pe { $server } (intervenția { $entry }, de { $moderator }).
 }{ $until ->
    [none] {""}
    [open] {" "}Ține până când un administrator o ridică.
   *[day] {" "}Se încheie pe { $when }.
 } Motiv: { $reason }
    { $lost ->
        [no] {""}
       *[yes] Locuri care ți s-au luat: { $games }. Partidele așteaptă până la { $held }: dacă interdicția e ridicată până atunci, primești locurile înapoi și nimic nu e sărit pentru tine. Altfel, fiecare contează ca o partidă pe care ai părăsit-o: acolo te clasezi după toți cei care rămân.{" "}
     }{ $degree ->
        [whole] `/caylus me` merge în continuare, pentru ce e păstrat despre tine.{" "}
       *[milder] {""}
     }Dacă nu ești de acord, scrie-i lui { $moderator } sau altui administrator de acolo și menționează intervenția { $entry }.
barred-over = { $degree ->
    [warning] Avertismentul primit pe { $server } nu mai e valabil.
    [restriction] Poți din nou să începi partide pe { $server } și să intri în ele.
   *[whole] Poți folosi din nou acest bot pe { $server }.
 } { $by ->
    [0] Intervenția { $entry } s-a încheiat.
   *[other] { $moderator } a anulat intervenția { $entry } (intervenția { $by }){ $mistake ->
        [yes] : a fost o greșeală, nu ai făcut nimic rău
       *[no] {""}
     }. Motiv: { $reason }
 }
    { $degree ->
        [whole] Locuri date înapoi: { $seats }.{ $seats ->
            [0] {""}
           *[other] {" "}Aceste partide contează pentru tine ca înainte.
         }{ $lost ->
            [0] {""}
           *[other] {" "}Partidele părăsite astfel care nu pot fi recuperate nu contează nici pentru, nici împotriva ta: { $games }.
         }
       *[milder] Partidele tale în curs continuă ca înainte.
     }
moderation-free = Până la { $until } îți poți lua locul înapoi unde e încă liber. Butonul arată întâi cum stă partida și ce înseamnă pentru cota ta; nu se întâmplă nimic până nu confirmi.
moderation-way = { $changed ->
    [yes] Situația s-a schimbat de când ai citit.{" "}
   *[no] {""}
 }{ $game }: îți poți lua înapoi locul { $seat } până la { $until }. Prestigiu acum: { $points } (poziția { $place } din { $seats }). Runde fără tine până acum: { $missed } din { $turns } (sărite: { $skipped }, jucate de un calculator: { $by_computer }, de altcineva: { $by_another }).
    { $rated ->
        [no] Această partidă nu e cotată.
        [excused] Dacă îl iei, rezultatul contează pentru cota ta; rundele de când ai pierdut locul nu contează ca ratate. Altfel partida nu contează nici pentru, nici împotriva ta.
       *[counts] Dacă îl iei, partida contează din nou pentru tine, iar rundele fără tine contează ca ratate: { $behind ->
            [last] cum stau lucrurile acum, te clasezi după toți cei care rămân.
           *[no] te clasezi după toți cei care rămân doar dacă la sfârșit majoritatea rundelor au fost fără tine.
        } O rundă în care faci chiar tu o mutare contează ca a ta, și cea de acum.
    }{ $helped ->
        [yes] {" "}Dacă alții au luat aici peste un sfert din decizii, în toată partida sau în a doua ei jumătate, o creștere a cotei contează doar pe jumătate.
       *[no] {""}
    }
moderation-taken = În { $games } locul nu poate fi recuperat: îl are altcineva, termenul a trecut sau partida s-a încheiat. Nu contează nici pentru, nici împotriva ta.
barred-them = Un administrator a exclus { $user } de la partidele acestui server, așa că nu poate sta la o masă.
moderation-told = 🚩 { $channel } · { $person } anunță moderatorii: { $reason }
moderation-answer = O frază pentru cine a anunțat (opțională)
moderation-told-back = 🚩 { $moderator } a analizat ce le-ai semnalat moderatorilor pe { $server } ({ $channel }, { $when }).{ $more ->
    [yes] {" "}Răspunsul: { $answer }
   *[no] {""}
 }
moderation-told-to = { $how ->
    [told] Moderatorii au fost anunțați. Oricine citește { $channel } îți vede numele și mesajul, cu un link spre acest loc; aici nu s-a postat nimic. După ce unul dintre ei îl analizează, te anunț printr-un mesaj direct.
    [often] Se poate de { $most } ori pe oră; data viitoare peste { $minutes } min. Nu s-a trimis nimic.
   *[nobody] Acest server nu are un canal al moderatorilor în care să pot posta, așa că nu s-a trimis nimic. Scrie cuiva care are aici permisiunea Gestionează firele sau unui administrator.
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
moderation-log-empty = Nicio intervenție încă.
moderation-seat = 🪑 { $game } · { $seat }: { $how ->
    [resigned] a ieșit din partidă; locul e liber.
    [dropped] a întârziat prea mult și nu mai joacă; locul e liber.
    [barred] are o interdicție; partida așteaptă până la { $until }.
    [released] are o interdicție și nu mai joacă; locul e liber.
    [departed] nu mai e pe acest server; oricine poate lua locul.
    [skipped] a depășit termenul; toate deciziile sunt sărite până la întoarcere.
    [claimed] ✅ joacă acum acolo.
    [came-back] ✅ din nou pe locul său.
   *[stand-in] acum joacă acolo un calculator.
 }
moderation-seat-can = `/caylus table moderate` poate { $now ->
    [computer] da locul cuiva, îl poate lăsa gol, cu deciziile sărite, sau poate încheia partida.
    [skipped] da locul cuiva, lăsa un calculator să joace acolo sau încheia partida.
   *[held] da locul cuiva, lăsa un calculator să joace acolo, elibera locul sau încheia partida.
 }
