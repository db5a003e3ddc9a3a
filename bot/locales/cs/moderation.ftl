# `/caylus table moderate`: co dělají moderátoři a správci
cmd-table-moderate = Zasáhnout jako moderátor, s důvodem
    .name = moderovat
    .act = Co udělat
    .act-name = zásah
    .reason = Proč; náhled řekne, kdo to čte
    .reason-name = důvod
    .seat = Které místo
    .seat-name = místo
    .member = Kdo dostane místo, nebo koho se to týká
    .member-name = člen
    .entry = Který zásah vzít zpět
    .entry-name = číslo
    .game = Která partie
    .game-name = partie
choice-moderate-give = dát někomu místo
choice-moderate-computer = nechat na místě hrát počítač
choice-moderate-skip = uvolnit místo a tahy přeskakovat
choice-moderate-mistake = napravit odebrání ze serveru omylem
choice-moderate-end = ukončit partii bez výsledku
choice-moderate-void = zrušit výsledek (správci)
choice-moderate-title = skrýt název vlákna (správci)
choice-moderate-bar = napomenout nebo dát zákaz (správci)
choice-moderate-ladder = vyřadit z žebříčku (správci)
choice-moderate-back = vzít zásah zpět
choice-moderate-report = napsat moderátorům (může každý)
moderation-give = { $held ->
    [yes] { $game }: místo { $seat } přechází: { $former } → { $person } (bez vlivu na hodnocení).
   *[no] { $game }: místo { $seat } dostává { $person } (bez vlivu na hodnocení).
 }{ $degree ->
    [asked] {""}
        Předem se nikoho neptám: { $person } dostane zmínku ve vlákně a místo může bez následků vrátit.
   *[whole] {""}
 }
moderation-computer = { $held ->
    [yes] { $game }: na místě { $seat } hraje počítač (předtím { $former }), dokud místo někdo nepřevezme.
   *[no] { $game }: na místě { $seat } hraje počítač, dokud místo někdo nepřevezme.
 }
moderation-skip = { $held ->
    [yes] { $game }: { $former } už nemá místo { $seat }; je prázdné a jeho tahy se přeskakují, dokud ho někdo nepřevezme.
   *[no] { $game }: místo { $seat } se uvolní a jeho tahy se přeskakují, dokud ho někdo nepřevezme.
 }
moderation-end = { $game } končí pro hráče { $players } bez výsledku: nikdo nevyhrává a nikomu se nemění hodnocení ani spolehlivost, ani těm, kdo už odešli.{ $degree ->
    [asked] {""}
        Když to později vezmeš zpět, partie pokračuje tam, kde teď skončí.
   *[whole] {""}
 }
moderation-means = { $clock ->
    [none] Odteď neběží žádné hodiny.
   *[again] Všechny hodiny teď začínají znovu.
 }{ $late ->
    [skip] {" "}Když pak nestihneš termín, tvé tahy se přeskakují, dokud se nevrátíš; kdo se neozve déle než { $n }násobek času na tah, přijde o místo.
    [stand-in] {" "}Když pak nestihneš termín, hraje za tebe počítač, dokud se nevrátíš.
    [vote] {" "}Když pak nestihneš termín, ostatní mohou hlasovat, zda budou pokračovat bez tebe.
    [wait] {" "}Když pak nestihneš termín, partie na tebe počká.
   *[no] {""}
 }
moderation-void = { $game }: výsledek pro hráče { $players } neplatí; statistiky a hodnocení jsou, jako by se partie nehrála, a pozdější hodnocené partie se znovu spočítají (čísla, která u nich už stojí, zůstanou).
moderation-title = { $game }: název vlákna už nikoho nejmenuje.{ $degree ->
    [asked] {" "}Důvod se ve vlákně neuvádí. Karta a řádek Discordu o novém vlákně hráče jmenují dál.
   *[whole] {""}
 }
moderation-bar = { $degree ->
    [asked] { $person }: jak přísně zasáhnout? Vyber níže, od nejmírnějšího; pak uvidíš přesně, co to znamená, a zatím se nic nestane.
        • *Napomenutí*: dostane tvůj důvod, nic víc.
        • *Žádné nové partie*: rozehrané partie dohraje; nemůže otevírat další, přidávat se k nim ani psát odpovědi, které vidí ostatní.
        • *Zákaz*: na tomto serveru nemůže bota používat. Trvá-li zákaz jeden den, místa mu zůstanou.
    [own] { $person } dostává napomenutí. Spojuje vás rozehraná partie, takže víc nesmíš: to smí jen někdo jiný s oprávněním Spravovat server, nebo ty, až partie skončí.
    [warning] { $person } dostává napomenutí{ $own ->
        [yes] {" "}od někoho, s kým má společnou rozehranou partii
       *[no] {""}
     }.
    [restriction] { $person } nemůže na tomto serveru začínat partie ani se k nim přidávat (rozehrané pokračují),
   *[whole] { $person } má na tomto serveru zákaz a nemůže tu používat tohoto bota,
 }{ $until ->
    [none] {""}
    [open] {" "}dokud správce zákaz nezruší.
   *[day] {" "}do { $when }.
 }{ $entry ->
    [0] {""}
   *[other] {" "}Tím se mění zásah { $entry }, který { $term ->
        [open] neměl konec
       *[day] měl skončit { $before }
     }.
 }
moderation-bar-does = { $degree ->
    [warning] Nic jiného se nezmění.
    [restriction] Místa v rozehraných partiích zůstávají.
   *[whole] { $number ->
        [0] V žádné rozehrané partii nemá místo.
       *[other] { $degree ->
            [day] Držená místa: { $seats }; tyto partie čekají a po skončení zákazu tam { $person } hraje dál.
           *[whole] Místa držená do { $held }: { $seats }; potom se každá partie počítá jako opuštěná, ledaže bude zákaz vzat zpět jako omyl.
         }
     }
 }{ $lobbies ->
    [0] {""}
   *[other] {" "}Opuštěné stoly: { $lobbies }; kde zůstanou další, celý kanál se dočte, že { $person } { $degree ->
        [restriction] se teď nemůže přidávat k novým partiím
       *[whole] tu teď hrát nemůže
     }.
 }{ $invitations ->
    [0] {""}
   *[other] {" "}Stažené pozvánky: { $invitations }.
 }{ $out ->
    [0] {""}
   *[other] {" "}Opuštěné turnaje: { $cups }.
 }{ $back ->
    [0] {""}
   *[other] {" "}Zpět v turnajích: { $cups }.
 }{ $more ->
    [no] {""}
   *[yes] { $degree ->
        [warning] {" "}Ve vláknech o tom nic není.
        [restriction] {" "}Ve vláknech o tom nic není.
       *[whole] { $number ->
            [0] {" "}Ve vláknech o tom nic není. Do vláken může dotyčný psát dál; zabrání tomu dočasné umlčení na Discordu.
           *[other] {""}
                • Do té doby tyto partie čekají: nic se nepřeskakuje a nikdo je nemůže ukončit.
                • V těch vláknech stojí „{ $person } tu teď hrát nemůže“, ale ne proč.
                • Do vláken může dotyčný psát dál; zabrání tomu dočasné umlčení na Discordu.{ $degree ->
                    [day] {""}
                   *[whole] {""}
                        • Zrušíš-li zákaz do té doby (`act:back`), hraje dotyčný dál a nic se neztratí.
                        • I potom můžeš říct, že to byl omyl: pak se mu partie nepočítají.
                 }
         }
     }
 }
moderation-bar-held = **{ $entry }** · { $person } { $degree ->
    [restriction] se teď nemůže přidávat k novým partiím
   *[whole] tu teď hrát nemůže
 }.
moderation-hold-ends = ⏳ { $games }: místo se drží do { $until } ({ $person }); potom se partie počítá jako opuštěná. Byl-li zásah { $entry } omyl, vezmi ho předtím zpět: `/caylus table moderate act:back entry:{ $entry } reason:…`
moderation-restored = { $degree ->
    [warning] Nic jiného se nemění.
    [restriction] Rozehrané partie pokračují jako dřív.
   *[whole] { $number ->
        [0] Žádné místo se nevrátí samo.
       *[other] Vrácená místa: { $seats }{ $regained ->
            [no] .
           *[day] { $number ->
                [1] , { $person } si ho bere zpět { $regained }: tato partie se počítá jako dřív.
               *[more] , poslední si { $person } bere zpět { $regained }: tato partie se počítá jako dřív.
             }
         }
     }
 }{ $back ->
    [0] {""}
   *[other] {" "}Zpět v turnajích: { $cups }{ $soon ->
        [no] {" "}(jen pokud to byl omyl)
       *[yes] {""}
     }.
 }{ $out ->
    [0] {""}
   *[other] {" "}Bez návratu: { $others }; kde je přihlašování otevřené, může se dotyčný přihlásit znovu.
 }{ $more ->
    [milder] {" "}Dotyčný dostane tvůj důvod v přímé zprávě, po *byl to omyl* také to, že je bez viny.
    [no] { $lost ->
        [0] {""}
       *[other] {" "}Partie, které se hráči { $person } už nepočítají: { $games }{ $rated ->
            [no] {""}
            [over] ; hodnocení se znovu spočítá mezi těmi, kdo zůstali
            [alone] ; hodnocení se znovu spočítá
            [last] ; nezbyl nikdo, vůči komu hodnotit, takže už nezmění žádné hodnocení, ledaže { $person } hraje dál
           *[running] ; hodnotit se bude jen mezi těmi, kdo zůstanou
         }.
     }
   *[yes] { $more ->
        [late] {" "}Zákaz už skončil. Byl-li to omyl:
       *[yes] {""}
            • Nic jiného se nevrátí: ani obsazené místo, ani skončená partie, stůl či pozvánka.
            • *Byl to omyl*:
     } deník moderátorů a vlákna, která o zákazu psala, řeknou, že { $person } je bez viny{ $lost ->
        [0] {""}
       *[other] , a partie takto ztracené, které se nevrátí ({ $games }), se nepočítají{ $rated ->
            [no] {""}
            [over] ; hodnocení se znovu spočítá mezi těmi, kdo zůstali
            [alone] ; hodnocení se znovu spočítá
            [last] ; nezbyl nikdo, vůči komu hodnotit, takže už nezmění žádné hodnocení, ledaže { $person } hraje dál
           *[running] ; hodnotit se bude jen mezi těmi, kdo zůstanou
         }{ $free ->
            [0] {""}
           *[other] . Kde je místo ještě volné, může tam tlačítkem v přímé zprávě hrát dál, s hodnocením jako dřív
         }
     }.{ $more ->
        [late] {""}
       *[yes] {""}
            • *Splnilo to účel*: nic z toho.
     }
 }
moderation-restored-ends = V partii { $games } už nikdo jiný není, takže hned končí: kontumačně vyhrává { $person }.
moderation-forgiven = { $game }: { $since ->
    [no] tato partie se hráči { $person } nepočítá: { $removed ->
        [yes] hráč je bez viny, ale omylem se ocitl mimo server a přišel tak o místo { $seat }
       *[no] hráč je bez viny
     }.
    [turns] Hráč { $person } se omylem ocitl mimo server. Kola kvůli tomu zmeškaná na místě { $seat } se nepočítají jako zmeškaná.
   *[day] { $person } je bez viny. ~~Tato partie se hráči { $person } nepočítá.~~ { $person } zde hraje znovu od { $since }, takže se počítá jako dřív.
 }{ $rated ->
    [over] {" "}Hodnocení se počítá znovu jen mezi těmi, kdo zůstali.
    [alone] {" "}Hodnocení se počítá znovu.
   *[no] {""}
 }{ $next ->
    [free] {" "}Sedm dní si může vzít místo zpět tlačítkem v přímé zprávě a ve vlákně.
    [taken] {" "}{ $holder } tam teď hraje.
        • *Až se vrátí*: { $holder } hraje dál, dokud { $person } nestiskne `Vzít si místo zpět`, na což má sedm dní od této chvíle, ať už je na serveru, nebo ne; partie se pak hodnotí jako dřív.
        • *Hned*: { $holder } teď končí. Místo se drží 24 hodin (pro koho: { $person }), hodnocené jako dřív; potom si ho může vzít kdokoli.
        Ani jedno nestojí hráče { $holder } hodnocení ani spolehlivost.
    [over] {" "}Partie skončila, takže se místo nevrátí.
   *[no] {""}
 }
moderation-ladder = { $person } už není v žebříčku tohoto serveru{ $degree ->
    [asked] : ostatní už nevidí jeho hodnocení, to se ale mění dál jako dřív. Ve vláknech o tom nic není.
   *[whole] .
 }
moderation-back-blameless = Byl to omyl: nikdo v té partii nic špatného neudělal.
moderation-back = Zásah { $entry }{ $about ->
    [person] {" "}({ $person }) je vzat zpět.
    [mistake] {" "}({ $person }) je vzat zpět jako omyl: { $person } je bez viny.
    [served] {" "}({ $person }) je vzat zpět: splnil svůj účel.
    [end] {" "}je vzat zpět: { $game } pokračuje pro hráče { $players } tam, kde skončila.
    [void] {" "}je vzat zpět: výsledek partie { $game } pro hráče { $players } zase platí a hodnocení se od ní znovu spočítá.
    [settings] {" "}je vzat zpět: { $game } má pro hráče { $players } zase dřívější nastavení: { $settings }.
    [title] {" "}je vzat zpět: vlákno partie { $game } zase uvádí jména hráčů.
    [left] {" "}je vzat zpět: { $game } se hráči { $out } zase počítá jako opuštěná.
   *[game] {" "}je vzat zpět.
 }
moderation-back-seat = { $game }: zásah { $entry } je vzat zpět. Místo { $seat } patří zase tomu, komu předtím; co se tam mezitím odehrálo, zůstává.
moderation-back-holder = { $game }: { $how ->
    [press] { $person } má zase místo { $seat }, jak bylo povoleno { $when } (zásah { $entry });
   *[act] zásah { $entry } je vzat zpět. Místo { $seat } má zase { $person };
 } co se tam mezitím odehrálo, zůstává.
moderation-back-counts = { $how ->
    [given] Hráči { $person } se partie zase počítá. Zmeškaná kola zatím: { $missed } z { $turns }.
    [watched] Kola bez tebe zatím: { $missed } z { $turns }.
   *[now] { $person }: partie se ti zase počítá. Kola bez tebe zatím: { $missed } z { $turns }.
 }{ $how ->
    [given] {""}
   *[now] {" "}Kolo, ve kterém uděláš aspoň jeden tah ty, se počítá jako tvoje, i to současné.
 } { $excused ->
    [yes] Kola od ztráty místa se nepočítají jako zmeškaná. {""}
   *[no] {""}
 }{ $standing ->
    [last] Podle nynějšího stavu je toto místo za všemi, kdo zůstanou. Podle bodů se umístí, jen když nakonec bude mít aspoň tolik odehraných kol co zmeškaných.
    [soon] Ještě jedno zmeškané kolo a toto místo bude za všemi, kdo zůstanou, ledaže nakonec bude mít aspoň tolik odehraných kol co zmeškaných.
   *[no] Kdo většinu kol zmešká, skončí za všemi, kdo zůstali.
 }
moderation-back-stand-in = Dokud { $person } nestiskne `Vzít si místo zpět` nebo nezahraje, hraje tam počítač.
moderation-out = { $left ->
    [mistake] { $person }: byl to omyl a jsi bez viny. Omlouváme se. S dotazy se obrať na { $moderator } (zásah { $entry }).
    [back] { $person }: díky za hru. V této partii už nehraješ; tvé tahy zůstávají a nic z toho nemění tvé hodnocení ani spolehlivost.
   *[seat] { $person }: v této partii už nehraješ. { $left ->
        [yes] Moderátor ji započítal jako opuštěnou: jsi za všemi, kdo zůstanou. Pokud s tím nesouhlasíš, obrať se na { $moderator }: zásah { $entry } se dá vzít zpět.
        [kept] Místo se ti už nedrží, takže se partie počítá jako opuštěná: jsi za všemi, kdo zůstanou, ledaže se tvůj zákaz vezme zpět jako omyl. Pokud s tím nesouhlasíš, obrať se na { $moderator }: zásah { $entry } se dá vzít zpět.
       *[no] Nepočítá se ti. Chceš-li místo zpět, dokud partie běží, obrať se na { $moderator }: zásah { $entry } se dá vzít zpět.
     }
 }
moderation-former = { $left ->
    [yes] Pro hráče { $person } se počítá jako opuštěná partie: místo za všemi, kdo zůstanou{ $rated ->
        [yes] , tím klesá hodnocení i spolehlivost
       *[no] ; tato partie není hodnocená
     }.
    [kept] { $person } má zákaz a místo se dál nedrží (jinak by se drželo do { $last }). Počítá se jako opuštěná partie: místo za všemi, kdo zůstanou{ $rated ->
        [yes] , tím klesá hodnocení i spolehlivost
       *[no] {""}
     }, ledaže se zákaz vezme zpět jako omyl.
    [asked] { $person } chybí: { $absent ->
        [gone] už není na tomto serveru.
        [computer] čas vypršel a hraje za něj počítač.
        [skipped] čas vypršel a jeho tahy se přeskakují.
       *[late] už dlouho nehraje.
     }
        Poslední vlastní tah: { $acted ->
        [yes] { $last }
       *[no] žádný
     }. Zmeškaná kola zatím: { $missed } z { $turns }.
        Rozhodni: nepočítá se, nebo se počítá jako opuštěná partie (místo za všemi, kdo zůstanou{ $rated ->
        [yes] , tím klesá hodnocení i spolehlivost
       *[no] ; tato partie není hodnocená
     }).
    [back] { $person } tam už nehraje; partie se mu nepočítá.
    [wait] { $person } tam teď hraje; partie se mu nepočítá. { $back } má zatím zmeškaná kola: { $missed } z { $turns }.
        • *Až se vrátí*: { $person } hraje dál, dokud { $back } ve vlákně nestiskne `Vzít si místo zpět`, na což má sedm dní; teprve pak se partie zase počítá ({ $back }). Kola do té doby { $excused ->
        [yes] se nepočítají jako zmeškaná.
       *[no] se počítají jako zmeškaná ({ $back } nehrál už předtím), a kdo většinu zmešká, skončí za všemi, kdo zůstanou.
     }
        • *Hned* nebo *byl to omyl* (to bude i ve vlákně): { $person } teď končí a partie se zase počítá ({ $back }){ $excused ->
        [yes] ; kola od ztráty místa se pak nepočítají jako zmeškaná
        [waits] ; partie pak čeká na tah ({ $back })
       *[no] ; kola se počítají jako zmeškaná, dokud { $back } netáhne, už od toho právě hraného{ $near ->
            [yes] , se kterým by místo podle současného stavu skončilo za všemi
           *[no] {""}
         }
     }.
   *[no] Pro hráče { $person } se tato partie nepočítá.{ $missed ->
        [0] {""}
       *[other] {" "}Zmeškaná kola zatím: { $missed } z { $turns }.{ $absent ->
            [computer] {" "}Jako opuštěná se může počítat až tehdy, když je většina kol zmeškaná.
            [skipped] {" "}Jako opuštěná se může počítat až tehdy, když je většina kol zmeškaná.
           *[late] {""}
         }
     }
 }
moderation-line = **{ $entry }** · { $when } · { $what } Kdo: { $moderator }. Důvod: { $reason }{ $changed ->
    [0] {""}
   *[other] {" "}↪️ Změněno zásahem { $changed }: teď platí{ $term ->
        [open] , dokud to správce nezruší
       *[day] {" "}do { $end }
     }.
 }
moderation-struck = ~~{ $line }~~ { $by ->
    [0] ⌛ Skončilo { $when }.
   *[other] { $used ->
        [yes] ✅ Provedeno zásahem { $by }, { $when }.
       *[no] ↩️ Vzato zpět zásahem { $by }, { $when }.
     }
 }{ $mistake ->
    [yes] {" "}{ $person } je bez viny.
   *[no] {""}
 }{ $why ->
    [yes] {" "}Důvod: { $reason }
   *[no] {""}
 }
moderation-unread = { $how ->
    [read] Discord mi nedovolil poslat ti toto jako přímou zprávu:
   *[log] ⚠️ Nedoručeno: { $people }. Discord přímou zprávu odmítl. Ukážu ji soukromě, až mě tu dotyčný zase použije.
 }
moderation-no-reason = neuveden
moderation-way-back = Vzít zpět: `/caylus table moderate act:back entry:{ $entry } reason:…`
moderation-sure = **Zatím se nic nestalo.** Tvůj důvod uvidí { $readers ->
    [person] dotyčný v přímé zprávě a čtenáři deníku moderátorů.
    [lifted] dotyčný v přímé zprávě, všichni ve vláknech jeho partií a čtenáři deníku moderátorů.
    [seat] všichni ve vlákně, čtenáři deníku moderátorů a v přímé zprávě ten, kdo o místo přijde nebo ho dostane zpět.
    [log] jen čtenáři deníku moderátorů.
   *[thread] čtenáři deníku moderátorů a všichni ve vlákně, kde bude i to, co následuje, se zmínkou dotčených hráčů.
 } Stane se toto:
moderation-yes = { $how ->
    [else] z jiného důvodu
    [choose] Zvol, jak přísně
    [left] počítá se jako opuštěná
    [neither] nepočítá se
    [warning] napomenutí
    [new-day] 1 den žádné nové partie
    [new-week] 7 dní žádné nové partie
    [new-month] 30 dní žádné nové partie
    [new-open] žádné nové partie do zrušení
    [day] zákaz na 1 den
    [week] zákaz na 7 dní
    [month] zákaz na 30 dní
    [open] zákaz do zrušení
    [mistake] byl to omyl
    [served] splnilo to účel
    [later] až se vrátí
    [now] hned
    [send] odeslat
    [post] psát to tam
   *[do] udělat to
 }
moderation-draft-gone = Tento náhled už neplatí a nic se nezměnilo. Začni znovu příkazem `/caylus table moderate`.
moderation-return = { $game }: { $how ->
    [withdrawn] zásah { $entry } je vzat zpět: { $person } si už místo { $seat } zpět vzít nemůže a { $out } tam hraje dál.
   *[act] { $person } si může vzít zpět místo { $seat } do { $when }; dál tam hraje { $out } a jinak si ho nechá. Když ho { $out } opustí, drží se 24 hodin (pro koho: { $person }); potom si ho může vzít kdokoli.
 }
moderation-return-told = { $over ->
    [yes] { $person }: toto místo si už nelze vzít zpět (zásah { $entry }). Teď tam hraje { $out }.
   *[no] { $person }: stiskni tlačítko a můžeš tu zase hrát. Pokud ještě nevíš, kolik kol máš zmeškaných, nejdřív to ukáže; kola do té doby { $excused ->
        [yes] se nepočítají jako zmeškaná.
       *[no] se ti počítají jako zmeškaná, protože zmeškaná byla už předtím.
     }
        { $out }: hraj dál. Pokud { $person } stiskne tlačítko včas, končíš tu; jinak si místo necháváš. Tvé tahy v každém případě zůstávají a nic z toho nemění tvé hodnocení ani spolehlivost.
 }
moderation-reason = Důvod má 1 až { $most } znaků, ne { $here }. Nic se nezměnilo.
moderation-whom = { $what ->
    [seat] Řekni v `seat`, o které místo jde. Nic se nezměnilo.
   *[member] Řekni v `member`, o koho jde. Nic se nezměnilo.
 }
moderation-moderator-only = To smějí jen moderátoři: lidé s oprávněním Spravovat vlákna tam, kde se partie hraje. Napsat jim můžeš s `act:report`; hráči mohou partii také ukončit hlasováním, příkazem `/caylus table cancel`.
moderation-manager-only = Tento zásah smějí vzít zpět jen lidé s oprávněním Spravovat server.
moderation-own-game = { $how ->
    [bar] S tímto člověkem tě spojuje rozehraná partie, takže to musí udělat někdo jiný s oprávněním Spravovat server, nebo ty, až partie skončí.
    [seat] Kdo použil `/caylus table moderate` na některé místo v této partii, nemůže v ní hrát.
   *[game] Partie se tě týká jako hráče, nynějšího nebo bývalého, takže to musí udělat někdo jiný s oprávněním Spravovat vlákna. Jako každý hráč můžeš dát hlasovat: `/caylus table cancel` nebo `/caylus table replace`.
 }
moderation-practice = U cvičného stolu hraje jeden člověk za všechna místa; odejít nebo zrušit ho může sám.
moderation-last = To nejde: v této partii by nikdo jiný nezbyl. `act:end` ji ukončí bez výsledku.
moderation-is-so = { $entry ->
    [0] Už to tak je. Nic se nezměnilo.
   *[other] { $term ->
        [past] To by skončilo už { $when }: délka se počítá od začátku zásahu { $entry }. Nic se nezměnilo. Zvol delší, nebo to skonči hned pomocí `act:back entry:{ $entry }`.
       *[day] { $name } { $degree ->
            [restriction] tu už teď nemůže začínat partie ani se k nim přidávat
           *[whole] tu už má zákaz
         }{ $term ->
            [open] , dokud nebude zrušen
           *[day] {" "}do { $when }
         } (zásah { $entry }). Nic se nezměnilo. Jiný konec nastavíš jinou délkou, která se počítá od začátku; hned to skončíš pomocí `act:back entry:{ $entry }`.
     }
 }
moderation-void-nothing = Tato partie se nepočítala do statistik ani do hodnocení, takže není co rušit.
moderation-self = Týkalo by se to tebe; musí to udělat jiný správce.
moderation-none-back = { $how ->
    [entry] Deník moderátorů nemá zásah { $entry }. Poslední zásahy ukáže `/caylus-server log`.
    [held] { $name } toto místo pořád má, takže se nic neztratilo. Po návratu na server prostě hraje dál. Zmešká-li do té doby kola nebo přijde-li o místo dřív, použij pak `act:mistake`.
    [nobody] Tím, že se ocitl mimo server, nikdo o toto místo nepřišel ani tu nezmeškal kola. `act:back` vezme zpět, co udělal moderátor.
   *[none] V této partii nezbývá žádný zásah moderátora, který by šlo vzít zpět.
 }
moderation-back-done = Zásah { $entry } nejde vzít zpět: už se to stalo, nebo sám bral zpět jiný.
moderation-seat-changed = { $how ->
    [owed] O toto místo hráč { $name } přišel omylem (zásah { $entry }). Když mu ho takto dáš, partie se mu nebude hodnotit. Raději ho uvolni pomocí `act:skip`: pak si ho může vzít zpět příkazem `/caylus table claim`, hodnocené jako dřív, do sedmi dní od toho zásahu.
    [back] O toto místo hráč { $name } přišel zásahem { $entry }. Vezmi ho zpět (`act:back entry:{ $entry }`): místo bude zase jeho, hodnocené jako dřív.
    [later] Toto místo mezitím změnil zásah { $entry }; vezmi zpět nejdřív ten (`act:back entry:{ $entry }`).
   *[taken] Místo mezitím přešlo na někoho jiného, takže to už nejde. `act:give` ho někomu dá.
 }
moderation-barred = { $kept ->
    [no] { $name } má na tomto serveru zákaz, takže místo vrátit nejde. Nejdřív zruš zákaz.
    [game] { $name } tu teď nemůže hrát a místo se drží do { $when }. Do té doby nikdo nemůže tuto partii ukončit ani vyvolat hlasování o jejím zrušení nebo o vrácení akcí. Pokud to nemůže počkat, správce může vzít zásah { $entry } zpět (`act:back entry:{ $entry }`).
    [day] { $name } tu do { $when } nemůže hrát, takže partie nemůže pokračovat. Má-li pokračovat, musí správce nejdřív zrušit zákaz (`act:back entry:{ $entry }`).
    [open] { $name } tu teď nemůže hrát, takže partie nemůže pokračovat. Má-li pokračovat, musí správce nejdřív zrušit zákaz (`act:back entry:{ $entry }`).
   *[yes] { $name } má zákaz do { $when } a potom tu hraje dál. To je slíbené, takže místo nemůže dostat nikdo jiný. Pokud má partie pokračovat dřív, vezmi zákaz zpět (`act:back entry:{ $entry }`).
 }
barred-here = { $degree ->
    [warning] Na serveru { $server } máš napomenutí (zásah { $entry }, { $moderator }). Nic jiného se nemění: můžeš hrát jako dřív.
    [ladder] Od { $since } nejsi v žebříčku serveru { $server } a ostatní tam nevidí tvé hodnocení (zásah { $entry }, { $moderator }). Tvé partie i hodnocení pokračují jako dřív.
    [restriction] Od { $since } nemůžeš na serveru { $server } začínat partie, přidávat se k nim ani tam psát odpovědi, které vidí ostatní (zásah { $entry }, { $moderator }). Tvé rozehrané partie pokračují jako dřív.
   *[whole] Od { $since } máš na serveru { $server } zákaz a nemůžeš tam používat tohoto bota (zásah { $entry }, { $moderator }).
 }{ $until ->
    [none] {""}
    [open] {" "}Platí to, dokud to správce nezruší.
   *[day] {" "}Končí to { $when }.
 }{ $changes ->
    [0] {""}
   *[other] {" "}Tím se mění zásah { $changes }.
 } Důvod: { $reason }
    { $lost ->
        [no] {""}
        [day] Místa ti zůstávají: { $games }. Tyto partie na tebe do té doby čekají a nic se nepřeskočí.{" "}
       *[yes] Tvá místa jsou držená do { $held }: { $games }. Bude-li zákaz do té doby zrušen, hraješ dál a nic se za tebe nepřeskočí. Jinak se ti každá počítá jako opuštěná (skončíš v ní za všemi, kdo zůstanou), ledaže bude zákaz zrušen jako omyl, což jde kdykoli: pak se ti nepočítá.{" "}
     }{ $out ->
        [0] {""}
       *[other] V těchto turnajích už nejsi: { $cups }.{" "}
     }{ $back ->
        [0] {""}
       *[other] V těchto turnajích jsi zase: { $cups }.{" "}
     }{ $lobbies ->
        [0] {""}
       *[other] Stoly před začátkem, u kterých už nejsi: { $lobbies }.{" "}
     }{ $degree ->
        [whole] `/caylus me` funguje dál: uvidíš nebo smažeš tam, co je o tobě uloženo.{" "}
       *[milder] {""}
     }Pokud s tím nesouhlasíš, obrať se na { $moderator } nebo na jiného správce toho serveru a uveď zásah { $entry }: dá se vzít zpět{ $lost ->
        [no] {""}
       *[yes] , a byl-li to omyl, bude to stát ve vláknech, která o něm psala
     }.
barred-over = { $degree ->
    [warning] Tvé napomenutí na serveru { $server } je odvoláno.
    [ladder] Jsi zase v žebříčku serveru { $server }.
    [restriction] Na serveru { $server } můžeš zase začínat partie a přidávat se k nim.
    [late] K tvému zákazu na serveru { $server }, který už skončil:
   *[whole] Na serveru { $server } můžeš tohoto bota zase používat.
 } { $by ->
    [0] Čas zásahu { $entry } vypršel.
   *[other] Zásah { $entry } je vzat zpět (zásah { $by }, { $moderator }){ $mistake ->
        [yes] : byl to omyl a jsi bez viny. Omlouváme se.
       *[no] .
     } Důvod: { $reason }
 }
    { $degree ->
        [warning] {""}
        [ladder] {""}
        [restriction] Tvé rozehrané partie pokračovaly jako dřív.
       *[whole] { $seats ->
            [0] {""}
           *[other] Místa, která se ti vrátila: { $seats }. Tyto partie se ti počítají jako dřív.{" "}
         }{ $lost ->
            [0] {""}
           *[other] Partie takto ztracené, které se ti teď nepočítají: { $games }.
         }
     }{ $back ->
        [0] {""}
       *[other] {" "}V těchto turnajích jsi zase: { $cups }.
     }
moderation-free = Do { $until } si můžeš vzít své místo zpět{ $later ->
    [yes] ; do té doby tam hraje někdo jiný.
   *[no] {" "}všude, kde je ještě volné.
 } Tlačítko nejdřív ukáže, jak partie stojí a co to znamená pro tvé hodnocení; dokud to nepotvrdíš, nic se nestane.
moderation-way = { $changed ->
    [yes] Čísla se mezitím změnila.{" "}
   *[no] {""}
 }{ $game }: místo { $seat } si můžeš vzít zpět do { $until }. Prestiž teď: { $points } (pořadí { $place } z { $seats }). Kola bez tebe zatím: { $missed } z { $turns } (přeskočená: { $skipped }, hrál počítač: { $by_computer }, hrál někdo jiný: { $by_another }).
    { $rated ->
        [no] Tato partie se nehodnotí.
        [excused] Vezmeš-li si ho, výsledek se ti započte do hodnocení; kola od ztráty místa se nepočítají jako zmeškaná. Jinak se ti partie nepočítá.
       *[counts] Vezmeš-li si ho, partie se ti zase počítá a kola bez tebe platí jako zmeškaná: { $behind ->
            [last] jak to teď vypadá, skončíš za všemi, kdo zůstanou.
           *[no] za všemi, kdo zůstanou, skončíš jen tehdy, bude-li na konci kol bez tebe většina.
        } Kolo, ve kterém uděláš aspoň jeden tah ty, se počítá jako tvoje, i to současné.
    }{ $helped ->
        [yes] {" "}Udělali-li tu ostatní víc než čtvrtinu rozhodnutí, v celé partii nebo v její druhé polovině, zlepšení hodnocení se počítá jen z poloviny.
       *[no] {""}
    }
moderation-taken = { $games }: { $how ->
    [taken] teď tam hraje někdo jiný. Když místo do { $until } opustí, můžeš si ho vzít zpět příkazem `/caylus table claim`, hodnocené jako dřív; 24 hodin si ho nikdo jiný vzít nemůže
    [over] partie skončila, takže se místo vrátit nemůže
    [own] hraješ tam znovu, ale mezitím byl ještě jeden tvůj odchod
   *[closed] místo už si nelze vzít zpět
 }. { $how ->
    [taken] Jinak se ti partie nepočítá.
   *[closed] Partie se ti nepočítá.
 }
barred-them = { $user } má na tomto serveru od správce zakázáno hrát, takže u stolu sedět nemůže.
moderation-told = 🚩 { $channel } · { $person } píše moderátorům: { $reason }
moderation-answer = { $how ->
    [why] Tvůj důvod; pak uvidíš, co to změní
   *[sentence] Věta pro odesílatele (nepovinná)
 }
moderation-told-back = 🚩 Tvá zpráva moderátorům na serveru { $server } je vyřízená ({ $channel }, { $when }): { $moderator }.{ $more ->
    [yes] {" "}Odpověď: { $answer }
   *[no] {""}
 }
moderation-told-to = { $how ->
    [ask] **Zatím se nic neodeslalo.** Tvá slova, tvé jméno a odkaz sem se objeví v { $channel }{ $open ->
        [yes] , který mohou číst nejen moderátoři, ale i { $roles }.
       *[no] , který čtou jen moderátoři.
     } Tady se neobjeví nic. Vzít zpět to nejde, ale až se na to některý moderátor podívá, řeknu ti to.{ $playing ->
        [no] {""}
       *[yes] {" "}Čtou to i moderátoři, kteří u tohoto stolu hrají: { $people }. Týká-li se to někoho z nich, obrať se raději na { $owner ->
            [no] {""}
           *[yes] { $name } nebo na{" "}
         }moderátora, který tu nehraje.
     }
    [told] Odesláno: moderátoři to najdou v { $channel }. Až se na to někdo z nich podívá, napíšu ti přímou zprávu.
    [often] Jde to { $most }× za hodinu; příště za { $minutes } min. Nic se neodeslalo.
   *[nobody] Na tomto serveru nemám kanál, do kterého bych to mohl moderátorům napsat, takže se nic neodeslalo. Napiš správci nebo někomu, kdo tu smí spravovat vlákna.
 }

# `/caylus-server log`: deník moderátorů
cmd-caylus-server-log = Co dělali moderátoři a kam se to píše
    .name = deník
    .channel = Psát každý zásah tam
    .channel-name = kanál
    .off = Zásahy nikam nepsat
    .off-name = vypnout
    .member = Jen zásahy, které se ho týkají
    .member-name = člen
moderation-log-in = { $how ->
    [about] Zásahy ({ $person }), nejnovější napřed:
    [off] Zásahy moderátorů se nikam nepíšou; kanál vybere `/caylus-server log channel:…`. Poslední zásahy:
   *[in] Každý zásah moderátorů píšu do kanálu { $channel }. Poslední zásahy:
 }
moderation-log-readers = { $how ->
    [ask] **Zatím se nic nezměnilo.** { $channel } mohou číst nejen moderátoři, ale i { $roles }. Bylo by tam vidět, kdo dostal napomenutí nebo zákaz a proč, i co členové hlásí jeden o druhém. Pro kanál, který čtou jen moderátoři, použij znovu `/caylus-server log channel:…`. Psát deník přesto tam?
   *[now] { $channel }, kam píšu deník moderátorů, mohou číst i { $roles }: kdo dostal napomenutí nebo zákaz a proč, i co členové hlásí. `/caylus-server log channel:…` zvolí kanál, který čtou jen moderátoři.
 }
moderation-log-empty = Zatím žádné zásahy.
moderation-seat = 🪑 { $game } · { $seat }: { $how ->
    [resigned] odchod z partie. Místo je volné.
    [dropped] příliš dlouho bez tahu, v partii končí. Místo je volné.
    [kept] odchod z partie. Místo je drženo do { $until } podle slibu, který má { $person }.
    [barred] zákaz. Partie čeká do { $until }.
    [plays-on] zákaz. Partie čeká do { $until }; potom tu hráč hraje dál.
    [released] zákaz, v partii končí. Místo je volné.
    [departed] už není na tomto serveru. Místo si může vzít kdokoli.
    [skipped] zmeškaný termín; rozhodnutí se přeskakují až do návratu.
    [waiting] zmeškaný termín { $until }. Nikdo jiný tam teď nehraje, takže partie čeká.
    [claimed] ✅ teď hraje na tomto místě.
    [came-back] ✅ je zpět.
   *[stand-in] má zpoždění, takže tu hraje počítač.
 }
moderation-seat-can = { $now ->
    [kept] `act:back entry:{ $entry }` místo vrátí. S `give`, `computer` nebo `skip` příkazu `/caylus table moderate` partie hned pokračuje bez hráče { $person }. Do té doby ji nikdo nemůže ukončit.
   *[open] Příkazem `/caylus table moderate` lze { $now ->
         [removed] to napravit, pokud se předchozí hráč ocitl mimo server omylem (`act:mistake`).
         [gone] místo někomu dát, nechat tam hrát počítač, uvolnit ho, nebo partii ukončit. Pokud to byl omyl, použij `act:mistake`, až bude hráč zpět nebo o místo přijde.
         [computer] místo někomu dát, nechat ho prázdné a tahy přeskakovat, nebo partii ukončit.
         [skipped] místo někomu dát, nechat tam hrát počítač, nebo partii ukončit.
        *[held] místo někomu dát, nechat tam hrát počítač, uvolnit ho, nebo partii ukončit.
      }
 }
